"""The searching agent finds what wins, answers from the view alone, and keeps its budget."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from intriga.agents import agent
from intriga.core.compiled.search import Search
from intriga.core.errors import BadOptions
from intriga.games.coup.ruleset import COUP
from intriga.games.pot_de_vin.agents.searching import Searching
from intriga.games.pot_de_vin.inputs import Input
from intriga.games.pot_de_vin.notation import WORDS, card_of
from intriga.games.pot_de_vin.ruleset import POT_DE_VIN

WINS_ALL = card_of("ugo-13")
TAKEN_BY = "0010120200201111002102200001102221000220122222001120"  # a seat for each card
PLUS, MINUS = ["ugo-2", "enzo-2"], ["ugo-3", "enzo-3"]


def last_turn(table: list[str]) -> dict[str, Any]:
    """Return a header in which seat 2 ends a close game: with ugo-13, or a gem.

    With the card it takes what is on the *table*: with two cards of +2 points it
    wins the game by it, with two of -2 points it wins by the gem alone.
    """
    out = {*table, "ugo-13", "aldo-6"}
    taken = [
        [word for word, by in zip(WORDS, TAKEN_BY, strict=True) if by == seat and word not in out]
        for seat in "012"
    ]
    position = {
        "phase": "FOLLOW",
        "round": 16,
        "turn": 2,
        "awaiting": [2],
        "trump": "aldo-6",
        "led": "ugo",
        "table": [[0, table[0]], [1, table[1]]],
        "hands": [[], [], ["ugo-13"]],
        "gems": [0, 0, 1],
        "treasure": [4, 4, 2],
        "taken": taken,
        "pile": [],
        "turned": None,
        "scores": None,
        "winners": None,
    }
    options = {"joker": "auto"}
    seats = ["A", "B", "C"]
    return {"preset": "pot-de-vin", "options": options, "seats": seats, "position": position}


@pytest.mark.parametrize(
    ("table", "best", "shares"),
    [(PLUS, WINS_ALL, [1.0, 0.0]), (MINUS, int(Input.GEM), [0.0, 1.0])],
)
def test_a_search_takes_a_winning_round_and_passes_a_losing_one(
    table: list[str], best: int, shares: list[float]
) -> None:
    state = POT_DE_VIN.begin(last_turn(table))
    legal = POT_DE_VIN.legal_actions(state, 2)
    search = Search(POT_DE_VIN.dialect, state, 2, legal, key=1)
    search.weigh(20)

    assert legal == [WINS_ALL, Input.GEM]
    assert [share / search.deals for share in search.shares] == shares
    for budget in ("3deals", "1ms", "2ms"):
        assert agent(f"search:{budget}", "pot-de-vin").act(
            POT_DE_VIN.view(state, 2), legal, Random(1)
        ) == (best)


def test_a_search_goes_on_where_it_stopped() -> None:
    state = POT_DE_VIN.begin(last_turn(PLUS))
    search = Search(POT_DE_VIN.dialect, state, 2, POT_DE_VIN.legal_actions(state, 2), key=1)
    search.weigh(2)
    search.weigh(3)

    assert search.deals == sum(search.shares) == 5


def test_it_does_not_touch_the_position_it_is_shown() -> None:
    state = POT_DE_VIN.begin(last_turn(MINUS))
    before = state.copy()
    Search(POT_DE_VIN.dialect, state, 2, POT_DE_VIN.legal_actions(state, 2), key=1).weigh(5)

    assert state == before


@pytest.mark.parametrize("budget", ["", "0ms", "100", "ms", "-5ms", "1.5ms", "10 deals"])
def test_another_budget_is_refused(budget: str) -> None:
    with pytest.raises(BadOptions, match="a budget is as 100ms or 500deals"):
        Searching(budget)


def test_a_game_without_a_redeal_cannot_be_searched() -> None:
    state = COUP.begin({"preset": "coup-es", "seats": ["A", "B"], "first": 0})

    without = replace(COUP.dialect, name="a game", redeal=None)
    with pytest.raises(BadOptions, match="a game cannot be searched"):
        Search(without, state, 0, [0], key=1)
