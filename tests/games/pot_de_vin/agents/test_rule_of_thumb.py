"""The rule-of-thumb agent counts symbols, suits and trumps."""

from random import Random
from typing import Any

import pytest

from intriga.games.pot_de_vin.agents.prospects import Prospects, Trick, beats, column_prospect, some
from intriga.games.pot_de_vin.agents.rule_of_thumb import RuleOfThumb
from intriga.games.pot_de_vin.inputs import Input
from intriga.games.pot_de_vin.notation import WORDS, card_of
from intriga.games.pot_de_vin.point_tables import guild_points
from intriga.games.pot_de_vin.ruleset import POT_DE_VIN
from intriga.games.pot_de_vin.vocabulary import Character

THREE_NOBLES = ["aldo-4", "aldo-12"]  # deck A: one symbol and two
FOURTH_NOBLE, NEW_GUILD = "pietra-9", "pietra-8"


def situation(
    hands: list[list[str]], table: list[tuple[int, str]], mine: list[str], trump: str = "enzo-13"
) -> dict[str, Any]:
    """Return a header in which seat 2 of three is to play; *mine* are the cards it has taken.

    Whatever is not placed lies with seat 0.
    """
    out = {trump, *mine, *(card for hand in hands for card in hand), *(card for _, card in table)}
    left = [word for word in WORDS if word not in out]
    rounds = len(hands[2])
    pile, rest = left[: rounds - 1], left[rounds - 1 :]
    led = next((card.split("-")[0] for _, card in table), None)
    position = {
        "phase": "FOLLOW" if table else "LEAD",
        "round": 17 - rounds,
        "turn": 2,
        "awaiting": [2],
        "trump": trump,
        "led": led,
        "table": [list(game) for game in table],
        "hands": hands,
        "gems": [0, 0, 1],
        "treasure": [0, 0, 0],
        "taken": [rest, [], sorted(mine, key=WORDS.index)],
        "pile": pile,
        "turned": None,
        "scores": None,
        "winners": None,
    }
    return {"preset": "pot-de-vin", "seats": ["A", "B", "C"], "position": position}


def answer(header: dict[str, Any]) -> str:
    """Return what seat 2 does."""
    state = POT_DE_VIN.begin(header)
    legal = POT_DE_VIN.legal_actions(state, 2)
    action = RuleOfThumb().act(POT_DE_VIN.view(state, 2), legal, Random(1))
    return POT_DE_VIN.format(state, 2, action)


def test_it_dodges_the_fourth_symbol_with_a_gem() -> None:
    table = [(0, FOURTH_NOBLE), (1, "pietra-3")]
    hands = [["ugo-1"], ["ugo-2"], ["pietra-13", "ugo-4"]]

    assert answer(situation(hands, table, THREE_NOBLES)) == "gem"


def test_the_rule_of_thumb_takes_a_card_that_opens_a_column() -> None:
    table = [(0, NEW_GUILD), (1, "pietra-2")]
    hands = [["ugo-1"], ["ugo-2"], ["pietra-13", "pietra-1"]]

    assert answer(situation(hands, table, THREE_NOBLES)) == "play pietra-13"


def test_a_column_is_worth_its_points_when_nothing_is_to_come() -> None:
    assert [column_prospect(symbols, 0, 4) for symbols in range(9)] == [
        guild_points(symbols) for symbols in range(9)
    ]


def test_a_column_of_six_is_worth_more_when_the_seventh_may_come() -> None:
    assert column_prospect(6, 1, 2) == (guild_points(6) + guild_points(7)) / 2


@pytest.mark.parametrize(
    ("card", "other"),
    [("aldo-5", "aldo-4"), ("ugo-1", "aldo-13"), ("aldo-1", "enzo-13"), ("ugo-2", "ugo-1")],
)
def test_a_card_beats_another_as_the_rules_say(card: str, other: str) -> None:
    trump, led = Character.UGO, Character.ALDO

    assert beats(card_of(card), card_of(other), trump, led)
    assert not beats(card_of(other), card_of(card), trump, led)


@pytest.mark.parametrize(
    ("good", "cards", "size", "chance"), [(0, 5, 3, 0), (5, 5, 1, 1), (1, 4, 1, 0.25), (1, 2, 2, 1)]
)
def test_the_chance_to_hold_one_of_some_cards_is_hypergeometric(
    good: int, cards: int, size: int, chance: float
) -> None:
    assert some(good, cards, size) == pytest.approx(chance)


def test_the_chances_of_all_who_may_take_the_cards_are_one() -> None:
    hands = [["ugo-1", "aldo-9"], ["ugo-2", "pietra-7"], ["pietra-6", "ugo-4"]]
    state = POT_DE_VIN.begin(situation(hands, [], THREE_NOBLES))
    trick = Trick(POT_DE_VIN.view(state, 2), card_of("pietra-6"))

    assert trick.later() == [0, 1]
    assert sum(chance for _, chance in trick.takers()) == pytest.approx(1)


def test_a_seat_void_in_the_suit_is_no_taker() -> None:
    hands = [["ugo-1", "aldo-9"], ["ugo-2", "pietra-7"], ["pietra-6", "ugo-4"]]
    state = POT_DE_VIN.begin(situation(hands, [], THREE_NOBLES))
    state.void[0] = 1 << Character.PIETRA
    trick = Trick(POT_DE_VIN.view(state, 2), card_of("pietra-6"))

    assert [seat for seat, chance in trick.takers() if chance] == [1, 2]


def test_the_smaller_column_of_a_pair_counts() -> None:
    header = {"preset": "pot-de-vin", "options": {"pairs": True}, "seats": [*"ABCD"], "first": 0}
    state = POT_DE_VIN.begin(header)
    state.columns[:4] = [3, 0, 2, 0]
    state.columns[12:16] = [1, 4, 0, 0]  # seat 2

    assert Prospects(POT_DE_VIN.view(state, 0)).columns[0][:4] == [1, 4, 2, 0]


def test_jokers_are_left_to_themselves() -> None:
    legal = [Input.AUTO, Input.JOKERS]
    header = situation([["ugo-1"], ["ugo-2"], ["ugo-4"]], [], THREE_NOBLES)
    view = POT_DE_VIN.view(POT_DE_VIN.begin(header), 2)

    assert RuleOfThumb().act(view, legal, Random(1)) == Input.AUTO
