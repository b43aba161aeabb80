"""Playing on sensibly, as searches do in deals they imagine."""

from typing import TYPE_CHECKING, Final

import pytest

from intriga.core.chance import Seeded
from intriga.games.pot_de_vin.dialect import DIALECT
from intriga.games.pot_de_vin.game import POT_DE_VIN
from intriga.games.pot_de_vin.rules.by_number import random_action
from intriga.games.pot_de_vin.sensible import (
    column_gain,
    most_promising,
    sensible_action,
    symbols_of,
    takings,
)
from intriga.games.pot_de_vin.vocabulary import GUILDS, Phase
from tests.games.pot_de_vin.tables import PotPlay, any_play, table
from tests.games.tables import say

if TYPE_CHECKING:
    from intriga.games.pot_de_vin.state import PotDeVinState

GAMES: Final = 40
MOST_DECISIONS: Final = 400


def answer(play: PotPlay, number: int = 0) -> str:
    """Return what promises most to the seat that is asked."""
    seat = play.to_move
    choices = sum(1 << action for action in play.actions(seat))
    chosen = most_promising(play.state, seat, choices, Seeded(number))
    return POT_DE_VIN.format(play.state, seat, chosen)


@pytest.mark.parametrize("number", range(GAMES))
def test_a_game_is_played_to_its_end_with_legal_answers(number: int) -> None:
    state: PotDeVinState = any_play(f"sensible {number}").state.copy()
    source = Seeded(number, 3)
    for _ in range(MOST_DECISIONS):
        if DIALECT.is_over(state):
            break
        seat = DIALECT.to_move(state)
        action = sensible_action(state, seat, source)
        assert action in POT_DE_VIN.legal_actions(state, seat)
        DIALECT.step(state, seat, action, source)
    assert state.phase == Phase.GAME_OVER


def test_sense_wins_more_than_its_share_against_random_answers() -> None:
    won = 0
    for number in range(GAMES):
        state: PotDeVinState = any_play(f"sense {number}", players=4, pairs=False).state.copy()
        source, wise = Seeded(number, 4), number % state.players
        while not DIALECT.is_over(state):
            seat = DIALECT.to_move(state)
            choose = sensible_action if seat == wise else random_action
            DIALECT.step(state, seat, choose(state, seat, source), source)
        won += state.winners >> wise & 1
    assert won > GAMES / 2


@pytest.mark.parametrize(
    ("trump", "answers"), [("ugo-2", {"play ugo-7"}), ("ugo-3", {"play enzo-8", "gem"})]
)
def test_the_last_takes_what_is_good_and_leaves_what_is_not(trump: str, answers: set[str]) -> None:
    lying = trump.replace("ugo", "aldo")
    play = table(f"{lying} aldo-9", "aldo-13 enzo-6", "enzo-8 ugo-7", "", trump=trump)
    say(play, f"0 play {lying}", "1 play aldo-13")
    assert {answer(play, number) for number in range(20)} <= answers


def test_a_partner_may_have_what_is_good() -> None:
    hands = ("aldo-4 enzo-5", "aldo-5 enzo-6", "aldo-12 enzo-7", "aldo-7 aldo-8 ugo-7")
    play = table(*hands, trump="ugo-2", pairs=True, left=3)
    say(play, "0 play aldo-4", "1 play aldo-5", "2 play aldo-12")
    assert answer(play).startswith("play aldo")
    play = table(*hands, trump="ugo-2", pairs=True, left=3)
    say(play, "0 play aldo-4", "1 play aldo-5", "2 gem")
    assert answer(play).startswith("play aldo")


def test_of_a_pair_the_smaller_column_counts() -> None:
    taken = ["aldo-6 pietra-6 enzo-6", "", "aldo-4"]
    state = table("ugo-6", "aldo-7", "aldo-8", "aldo-9", taken=taken, pairs=True).state
    state.columns[:] = [0] * len(state.columns)
    card = 1 << 5, symbols_of(state, 1 << 5)
    alone = takings(state, 0, *card)
    guild = (state.deck[5] & 7) - 1
    state.columns[2 * GUILDS + guild] = 1  # the partner's column stays the smaller one
    assert takings(state, 0, *card) < alone
    state.columns[guild] = 1
    assert takings(state, 0, *card) == column_gain(state, 0, guild, 1)
