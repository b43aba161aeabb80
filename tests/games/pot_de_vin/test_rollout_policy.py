"""Playing on sensibly, as searches do in deals they sample_state."""

from typing import TYPE_CHECKING, Final

import pytest

from intriga.core.chance import Seeded
from intriga.games.pot_de_vin.inputs import Input
from intriga.games.pot_de_vin.notation import card_of, set_of
from intriga.games.pot_de_vin.rules.by_number import random_action
from intriga.games.pot_de_vin.ruleset import POT_DE_VIN
from intriga.games.pot_de_vin.study.rollout_policy import (
    POINT,
    most_promising,
    prize,
    promise,
    rivals_above,
    rollout_action,
    takings,
)
from intriga.games.pot_de_vin.vocabulary import GEM, GUILDS, Character, Phase
from tests.games.pot_de_vin.tables import PotDeVinGame, any_play, game_of, table
from tests.games.tables import say

if TYPE_CHECKING:
    from intriga.games.pot_de_vin.state import PotDeVinState

GAMES: Final = 40
MOST_DECISIONS: Final = 400


def cards_of(words: str) -> int:
    """Return a set of cards."""
    return set_of(card_of(word) for word in words.split())


def answer(game: PotDeVinGame, number: int = 0) -> str:
    """Return what promises most to the seat that is asked."""
    seat = game.to_move
    choices = sum(1 << action for action in game.legal_ids(seat))
    chosen = most_promising(game.state, seat, choices, Seeded(number))
    return POT_DE_VIN.format(game.state, seat, chosen)


def test_a_game_is_played_to_its_end_with_legal_answers() -> None:
    for number in range(GAMES):
        state: PotDeVinState = any_play(f"sensible {number}").state.copy()
        source = Seeded(number, 3)
        for _ in range(MOST_DECISIONS):
            if POT_DE_VIN.dialect.is_over(state):
                break
            seat = POT_DE_VIN.dialect.to_move(state)
            action = rollout_action(state, seat, source)
            assert action in POT_DE_VIN.legal_actions(state, seat), f"sensible {number}"
            POT_DE_VIN.dialect.step(state, seat, action, source)
        assert state.phase == Phase.GAME_OVER, f"sensible {number}"


def test_sense_wins_more_than_its_share_against_random_answers() -> None:
    won = 0
    for number in range(GAMES):
        state: PotDeVinState = any_play(f"sense {number}", players=4, pairs=False).state.copy()
        source, wise = Seeded(number, 4), number % state.players
        while not POT_DE_VIN.dialect.is_over(state):
            seat = POT_DE_VIN.dialect.to_move(state)
            choose = rollout_action if seat == wise else random_action
            POT_DE_VIN.dialect.step(state, seat, choose(state, seat, source), source)
        won += state.winners >> wise & 1
    assert won > GAMES / 3


@pytest.mark.parametrize(("trump", "words"), [("ugo-2", "play ugo-7"), ("ugo-3", "play enzo-8")])
def test_the_last_player_takes_a_good_round_and_leaves_a_bad_one(trump: str, words: str) -> None:
    lying = trump.replace("ugo", "aldo")
    game = table(f"{lying} aldo-9", "aldo-13 enzo-6", "enzo-8 ugo-7", "", trump=trump)
    say(game, f"0 play {lying}", "1 play aldo-13")
    assert {answer(game, number) for number in range(20)} == {words}


@pytest.mark.parametrize(("pairs", "words"), [(True, "play enzo-9"), (False, "play ugo-10")])
def test_a_good_round_is_left_to_a_partner(*, pairs: bool, words: str) -> None:
    hands = ("aldo-12 aldo-9", "aldo-5 enzo-6", "enzo-9 ugo-10", "")
    game = table(*hands, trump="ugo-2", pairs=pairs)
    say(game, "0 play aldo-12", "1 play aldo-5")
    assert {answer(game, number) for number in range(20)} == {words}


def test_a_gem_given_to_a_rival_lowers_the_promise() -> None:
    game = table("aldo-12 aldo-9", "aldo-5 enzo-6", "enzo-9", "", trump="ugo-2", left=2)
    say(game, "0 play aldo-12", "1 play aldo-5")
    cards, gem = cards_of("aldo-12 aldo-5"), Input.GEM
    assert gem in game.legal_ids(2)
    with_one_less = promise(game.state, 2, gem, cards)
    game.state.played[1] = GEM + 1
    assert promise(game.state, 2, gem, cards) == with_one_less - POINT // 3


@pytest.mark.parametrize(("pairs", "rivals"), [(False, 2), (True, 1)])
def test_later_seats_that_could_beat_a_card_are_rivals_but_the_partner(
    *, pairs: bool, rivals: int
) -> None:
    hands = ("aldo-6 enzo-4", "aldo-7 aldo-4", "ugo-5 enzo-6", "aldo-5 pietra-9")
    state = table(*hands, trump="ugo-4", pairs=pairs).state
    card = card_of("aldo-6")
    assert rivals_above(state, 0, card, led=Character.ALDO) == rivals


def test_gems_that_lie_there_are_points() -> None:
    state = any_play("gems", players=4, pairs=False).state
    cards = cards_of("aldo-2")
    assert takings(state, 0, cards, gems=2) == takings(state, 0, cards, gems=0) + 2 * POINT


@pytest.mark.parametrize(("pair_pdv", "points"), [("each", -1), ("combined", 16)])
def test_pots_of_a_pair_count_as_the_option_has_it(pair_pdv: str, points: int) -> None:
    taken = ["", "", "aldo-13 pietra-13 enzo-13"]
    hands = ("aldo-6", "aldo-7", "aldo-8", "aldo-9")
    game = table(*hands, trump="ugo-6", taken=taken, pairs=True, pair_pdv=pair_pdv)
    assert takings(game.state, 0, cards_of("ugo-13"), gems=0) == points * POINT


def test_a_column_that_the_partner_has_too_gains_less() -> None:
    hands = ("ugo-6", "aldo-7", "aldo-8", "aldo-9")
    state = table(*hands, trump="ugo-7", taken=["", "", "aldo-4"], pairs=True).state
    card = cards_of("aldo-6")
    state.columns[:] = [0] * len(state.columns)
    alone = takings(state, 0, card, gems=0)
    state.columns[2 * GUILDS + (state.deck[5] & 7) - 1] = 1
    assert takings(state, 0, card, gems=0) < alone


@pytest.mark.parametrize(
    ("recycle", "taken"),
    [
        ("trump", "aldo-4 aldo-9"),
        ("choice", "aldo-4 aldo-9 ugo-6"),
        ("winning_card", "aldo-4 ugo-6"),
    ],
)
def test_cards_that_six_players_leave_in_the_middle_are_no_prize(recycle: str, taken: str) -> None:
    state = game_of(6, six_recycle=recycle).state.copy()
    state.trump = card_of("ugo-6")
    best = card_of("aldo-9")
    assert prize(state, cards_of("aldo-4 aldo-9"), best) == cards_of(taken)
