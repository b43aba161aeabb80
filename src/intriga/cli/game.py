"""The argument that names a game, and what each game has, for the help of commands."""

from collections.abc import Callable, Iterable
from typing import Any, Final

from cyclopts import Parameter

from intriga.core.errors import BadOptions, BadRecord
from intriga.core.games import games, ruleset_of, table_rules_of
from intriga.core.record import Record
from intriga.core.ruleset import Ruleset

GAME: Final = Parameter(help=f"{' or '.join(games())}.")


def by_game(names: Callable[[str], Iterable[str]]) -> str:
    """Return the *names* that each game has, in a sentence."""
    return "; ".join(f"{game} has {', '.join(names(game))}" for game in games()) + "."


def editions_of(game: str) -> Iterable[str]:
    """Return the names of the editions of *game*, its first one first."""
    return ruleset_of(game).variants.editions


def ruleset_of_record(record: Record) -> Ruleset[Any, Any]:
    """Return the rules by which *record* was played.

    Raises:
        BadRecord: there is no such game.
    """
    try:
        return ruleset_of(record.header["game"])
    except BadOptions as error:
        raise BadRecord(record.file, record.line, str(error)) from None


def players_of(game: str, asked: int | None) -> int:
    """Return how many play *game*: as many as were *asked* for, or as many as usual."""
    return table_rules_of(game).players if asked is None else asked
