"""The argument that names a game, and what each game has, for the help of commands."""

from collections.abc import Callable, Iterable
from typing import Final

from cyclopts import Parameter

from intriga.core.games import games, ruleset_of, table_rules_of

GAME: Final = Parameter(help=f"{' or '.join(games())}.")


def by_game(names: Callable[[str], Iterable[str]]) -> str:
    """Return the *names* that each game has, in a sentence."""
    return "; ".join(f"{game} has {', '.join(names(game))}" for game in games()) + "."


def editions_of(game: str) -> Iterable[str]:
    """Return the names of the editions of *game*, its first one first."""
    return ruleset_of(game).variants.editions


def players_of(game: str, asked: int | None) -> int:
    """Return how many play *game*: as many as were *asked* for, or as many as usual."""
    return table_rules_of(game).players if asked is None else asked
