"""The text of a button is made once and cached: it equals the text that would be made now."""

# pyright: reportPrivateUsage=false

from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest

from intriga.core.chance import Seeded
from intriga.core.game import Game
from intriga.core.games import manifest_of, ruleset_of, table_rules_of

EDITIONS = {"coup": "coup-br", "pot-de-vin": "pot-de-vin"}
SAID: list[tuple[str, list[str], list[str]]] = [
    ("coup", [], ["income", "tax", "steal 1", "coup 1", "assassinate 2"]),
    ("coup", ["tax"], ["pass", "challenge", "redirect 1"]),
    ("coup", ["foreign_aid"], ["pass", "block duke"]),
    ("pot-de-vin", [], ["play aldo-4", "gem", "jokers auto", "jokers nobles"]),
]


def dealt(game: str, inputs: list[str]) -> Game[Any, Any]:
    """Return a game of three after *inputs* of whoever is to move."""
    header: dict[str, Any] = {
        "preset": EDITIONS[game],
        "options": {},
        "seats": ["A", "B", "C"],
        "first": 0,
    }
    played: Game[Any, Any] = Game(ruleset_of(game), header, Seeded(1))
    for words in inputs:
        played.play(words, seat=played.to_move)
    return played


def kept_by(module: str) -> Iterator[Any]:
    """Yield the functions of *module* that keep what they return."""
    return (each for each in vars(import_module(module)).values() if hasattr(each, "cache_clear"))


@pytest.mark.parametrize(("game", "inputs", "words"), SAID)
def test_cached_offers_equal_those_made_again(
    game: str, inputs: list[str], words: list[str]
) -> None:
    rules, view = table_rules_of(game), dealt(game, inputs).view(0)

    def made() -> tuple[object, ...]:
        offers = rules.offers(view, words)
        return offers, rules.form(view, offers), rules.also(view)

    before = made()
    for each in kept_by(f"{manifest_of(game).package}.table.offers"):
        each.cache_clear()

    assert made() == before


@pytest.mark.parametrize("game", EDITIONS)
def test_a_seat_sees_what_spectators_see_and_its_own_cards(game: str) -> None:
    state = dealt(game, []).state
    ruleset = ruleset_of(game)

    own = ruleset.views.of(state).seen_by(state, 1)

    assert own.to_dict() == ruleset.view(state, 1).to_dict()
