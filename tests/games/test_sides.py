"""How many sides a game has is the same for the rules and for whoever counts returns."""

from typing import Any

import pytest

from intriga.core.chance import Seeded
from intriga.core.game import Game
from intriga.core.games import dialect_of, games, ruleset_of
from tests.games.tables import any_header


@pytest.mark.parametrize("name", games())
def test_the_rules_count_as_many_sides_as_win_together(name: str) -> None:
    ruleset: Any = ruleset_of(name)
    for number in range(40):
        state = Game(ruleset, any_header(ruleset, f"sides {number}"), Seeded(number, 1)).state
        sides = ruleset.sides(state)
        assert dialect_of(name).sides(state) == len(sides)
        assert {len(side) for side in sides} == {state.players // len(sides)}
