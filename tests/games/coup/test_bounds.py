"""Numbers that must never change, and bounds that are reached and not passed."""

import numpy as np
import pytest

from intriga.core.codings import BIG
from intriga.core.dialect import MOST_DECISIONS
from intriga.games.coup.inputs import NUM_ACTIONS, PAGE, PAGES, PAIRS, Input
from intriga.games.coup.rules.legal import number_of_actions
from intriga.games.coup.ruleset import COUP
from intriga.games.coup.vocabulary import CARDS, SEATS
from tests.games.coup.promises import MOST_LEGAL
from tests.games.coup.tables import table
from tests.games.tables import Json, say

FROZEN = {
    "PASS": 0,
    "CHALLENGE": 1,
    "DECLINE": 2,
    "PROVE": 3,
    "BLOCK": 6,
    "CLAIM": 11,
    "REPLACE": 12,
    "LEAVE": 13,
    "FACTION": 14,
    "PICK": 16,
    "LOSE": 21,
    "SHOW": 36,
    "REDIRECT": 51,
    "INCOME": 60,
    "FOREIGN_AID": 61,
    "TAX": 62,
    "EXCHANGE": 63,
    "EMBEZZLE": 64,
    "COUP": 65,
    "ASSASSINATE": 74,
    "STEAL": 83,
    "EXAMINE": 92,
    "PATRON": 101,
    "CONVERT": 110,
    "NAMED_COUP": 120,
    "NAMED_ASSASSINATE": 180,
    "KEEP_ONE": 240,
    "KEEP_TWO": 255,
}


def test_action_ids_are_frozen() -> None:
    assert {kind.name: kind.value for kind in Input} == FROZEN
    assert COUP.num_actions == NUM_ACTIONS == 375
    assert (PAGE, PAGES) == (60, 7)


def test_pairs_of_cards_are_numbered_for_ever() -> None:
    assert PAIRS[:6] == ((0, 0), (0, 1), (1, 1), (0, 2), (1, 2), (2, 2))
    assert len(PAIRS) == CARDS * (CARDS + 1) // 2
    assert PAIRS[-1] == (14, 14)


def ten(first: str = "duke", fourth: str = "ambassador") -> list[str]:
    """Return the hands of ten players, four copies of each character."""
    five = [first, "assassin", "captain", fourth, "contessa"]
    return [f"{five[2 * seat % 5]} {five[(2 * seat + 1) % 5]}" for seat in range(SEATS)]


def test_no_turn_has_more_choices_than_this() -> None:
    options: Json = {
        "slot_duke": "patron",
        "slot_ambassador": "inquisitor",
        "reforma": True,
        "declared_coup": "coup+assassinate",
    }
    hands = ten("patron", "inquisitor")
    one_faction = {"factions": [0] * SEATS}

    game = table(*hands, coins=[9, *[2] * 9], change=one_faction, **options)

    assert len(game.legal(0)) == number_of_actions(game.state, 0) == MOST_LEGAL
    assert len(set(game.legal(0))) == MOST_LEGAL


@pytest.mark.parametrize(
    ("hand", "draws", "choices"),
    [
        ("duke captain", "assassin contessa", 6),
        ("duke duke", "duke captain", 2),
        ("duke captain", "duke captain", 3),
        ("duke/captain", "assassin contessa", 3),
    ],
)
def test_an_exchange_holds_four_cards_at_most(hand: str, draws: str, choices: int) -> None:
    game = table(hand, "ambassador ambassador", draws=draws)

    say(game, "0 exchange", "1 pass")

    assert sum(game.view(0).hand.count(card) for card in range(CARDS)) == 4 - ("/" in hand)
    assert len(game.legal(0)) == choices


def test_an_exchange_of_distinct_art_has_its_pairs_on_the_last_page() -> None:
    game = table(
        "contessa-c ambassador-c",
        "duke-a duke-b",
        draws="contessa-b captain-c",
        art_mode="distinct",
    )

    say(game, "0 exchange", "1 pass")

    assert len(game.legal(0)) == 6
    assert game.parse(0, "keep ambassador-c contessa-c") == Input.KEEP_TWO + PAIRS.index((13, 14))
    assert game.legal(0)[-1] == "keep ambassador-c contessa-c"


def test_ten_players_can_all_be_asked_at_once() -> None:
    game = table(*ten())

    say(game, "0 foreign_aid")

    assert game.awaiting == list(range(1, SEATS))


def test_estates_queue_up_behind_one_another() -> None:
    """A false lawyer dies of its claim: its own estate waits behind the one that is divided."""
    game = table(
        *("captain duke", "assassin/lawyer", "ambassador/lawyer", "duke duke"),
        coins=[7, 5, 3, 2],
        slot_contessa="lawyer",
    )
    say(game, "0 coup 1", "2 claim", "* pass", "3 challenge")

    view = game.view(3)
    assert (game.phase, view.estate_of) == ("LAWYER", 2)
    assert view.estates == [0, 0, 3, 0]


def test_a_game_is_cut_off_before_any_number_of_coins_outgrows_its_field() -> None:
    most = 2 + 3 * MOST_DECISIONS

    assert most < np.iinfo(np.int16).max
    assert most >> 7 <= BIG
