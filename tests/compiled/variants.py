"""Random variants of a game, by number."""

from collections.abc import Iterator
from typing import Any

from intriga.core.chance import Seeded
from intriga.core.game import Game
from intriga.core.games import ruleset_of
from tests.games.tables import any_header


def templates(name: str, number: int, seed: int) -> Iterator[Any]:
    """Yield states that hold the options and players of *number* random variants."""
    ruleset = ruleset_of(name)
    for i in range(number):
        yield Game(ruleset, any_header(ruleset, f"compiled {seed}/{i}"), Seeded(i, seed)).state
