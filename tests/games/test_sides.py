"""How many sides a game has is the same for the rules and for whoever counts returns."""

from typing import Any

import pytest

from intriga.core.chance import Seeded
from intriga.core.game import Game
from intriga.core.games import dialect_of, games, ruleset_of, table_rules_of
from tests.games.tables import any_header


@pytest.mark.parametrize("name", games())
def test_the_rules_count_as_many_sides_as_win_together(name: str) -> None:
    ruleset: Any = ruleset_of(name)
    for number in range(40):
        state = Game(ruleset, any_header(ruleset, f"sides {number}"), Seeded(number, 1)).state
        sides = ruleset.sides(state)
        assert dialect_of(name).sides(state) == len(sides)
        assert {len(side) for side in sides} == {state.players // len(sides)}


@pytest.mark.parametrize("name", games())
def test_the_sides_at_the_table_are_those_of_the_rules(name: str) -> None:
    ruleset: Any = ruleset_of(name)
    for number in range(40):
        header = any_header(ruleset, f"sides {number}")
        players = len(header["seats"])
        values = ruleset.options(header["preset"], header["options"], players)
        sides = ruleset.sides(Game(ruleset, header, Seeded(number, 1)).state)
        together = [list(side) for side in sides] if len(sides) < players else []
        assert table_rules_of(name).sides(values, players) == together
