"""Numbers that must never change, and bounds that are reached and not passed."""

from collections import Counter

import pytest

from intriga.core.check import check_view
from intriga.games.pot_de_vin.decks import printed
from intriga.games.pot_de_vin.inputs import MOST_JOKERS, NUM_ACTIONS, PAGE, PAGES, Input
from intriga.games.pot_de_vin.rules.play import outcome
from intriga.games.pot_de_vin.ruleset import POT_DE_VIN
from tests.games.pot_de_vin.promises import MOST_LEGAL
from tests.games.pot_de_vin.tables import SCENES, Json, game_of, table
from tests.games.tables import positions, say

FROZEN = {"PLAY": 0, "GEM": 52, "AUTO": 53, "DISCARD": 60, "LEAVE": 120, "JOKERS": 180}
NUMBERS = 1 << 32


def test_action_ids_are_frozen() -> None:
    assert {kind.name: kind.value for kind in Input} == FROZEN
    assert POT_DE_VIN.num_actions == NUM_ACTIONS == 240
    assert (PAGE, PAGES) == (60, 4)


CHARACTERS = ("aldo", "pietra", "enzo", "ugo")


def cards(*values: int) -> str:
    return " ".join(f"{name}-{value}" for name in CHARACTERS for value in values)


@pytest.mark.parametrize("jokers", [1, 2, 3, 4])
def test_no_choice_of_guilds_is_larger_than_this(jokers: int) -> None:
    """All six guilds and *jokers* jokers are with seat 0."""
    ones = " ".join(cards(1).split()[:jokers])
    game = table("ugo-10", "", "", taken=[f"{ones} {cards(*range(4, 10))}"], trump="ugo-13")
    say(game, "0 play ugo-10")

    ways = {1: 6, 2: 15, 3: 20, 4: 15}[jokers]
    assert game.phase == "JOKERS"
    assert len(game.legal(0)) == ways + 1 <= MOST_LEGAL
    assert max(len(words.split()) - 1 for words in game.legal(0)) == jokers <= MOST_JOKERS


def knights() -> Json:
    """Return a deck with two knights on every card that can bear them."""
    words = {f"{name}-{value}": "knights x2" for name in CHARACTERS for value in range(4, 13)}
    return {"name": "Knights", "cards": {**printed("A")["cards"], **words}}


def test_a_player_with_every_symbol_stays_within_the_bounds_of_a_view() -> None:
    rest = [card for card in cards(*range(1, 14)).split() if card not in {"ugo-11", "ugo-13"}]
    game = table("ugo-11", "", "", taken=[" ".join(rest)], deck=knights())
    say(game, "0 play ugo-11")

    assert game.phase == "GAME_OVER"
    assert max(game.view(0).columns[0]) == 72
    assert len(game.view(0).taken[0]) == 52
    for seat in (0, 1, 2, None):
        check_view(game, seat)


def test_the_most_points_of_a_pair_are_within_the_bounds_of_a_view() -> None:
    """Six guilds of 8, all +2, all Pot-de-Vin and all gems, while the -2 lie in the middle."""
    rest = [card for card in cards(1, 2, *range(4, 14)).split() if card != "ugo-12"]
    game = table(
        *("ugo-12", "", "", "", "", ""),
        taken=[" ".join(rest)],
        turned="aldo-3 pietra-3 enzo-3",
        trump="ugo-3",
        change={"treasure": [24, 0, 0, 0, 0, 0]},
        deck="B",
        joker="auto",
    )
    say(game, "0 play ugo-12")

    assert game.state.scores[0] == 6 * 15 + 8 + 10 + 24
    check_view(game, 0)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a_hand_is_never_larger_than_dealt(players: int) -> None:
    game = game_of(players)
    dealt = max(len(hand) for hand in game.header["hands"])

    assert {3: 12, 4: 10, 5: 8, 6: 9}[players] == dealt
    for here in positions(game, "hands"):
        assert all(hand.bit_count() <= dealt for hand in here.state.hand)


# ------------------------------------------------------------------- draws by number


def test_a_number_turns_up_each_card_of_the_pile_alike() -> None:
    state = SCENES["LEAD"]().state
    state.pile = 1 << 3 | 1 << 17 | 1 << 51

    turned = Counter(outcome(state, NUMBERS * place // 300 + 1) for place in range(300))

    assert turned == {3: 100, 17: 100, 51: 100}
    assert outcome(state, NUMBERS - 1) == 51
