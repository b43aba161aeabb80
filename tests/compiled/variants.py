"""Random variants of a game, by number."""

from collections.abc import Iterator
from typing import Any

from intriga.core.chance import Seeded
from intriga.core.game import Play
from intriga.games import find
from tests.games.tables import any_header


def templates(name: str, number: int, seed: int) -> Iterator[Any]:
    """Yield states that hold the options and players of *number* random variants."""
    game = find(name)
    for i in range(number):
        yield Play(game, any_header(game, f"compiled {seed}/{i}"), Seeded(i, seed)).state
