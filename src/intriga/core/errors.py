"""The errors of the package, sorted by the caller's remedies.

Every message is a sentence that names the cause and the value; none holds
anything hidden from the seat that reads it.
"""

from collections.abc import Callable
from enum import StrEnum
from typing import Any, TypeVar

E = TypeVar("E", bound=BaseException)


class IntrigaError(ValueError):
    """Anything a caller of this package may want to catch."""

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...], dict[str, Any]]:
        """Let it pass from one process to another, with its message and all its fields."""
        return rebuilt, (type(self), *self.args), vars(self)


def rebuilt(kind: type[E], *args: object) -> E:
    """Return an error of *kind* with its former attributes, without calling its ``__init__``."""
    return kind.__new__(kind, *args)


class BadOptions(IntrigaError):
    """An option, edition or number of players that does not exist."""

    def __init__(self, option: str, reason: str) -> None:
        super().__init__(reason)
        self.option = option


class BadNotation(IntrigaError):
    """Words or a position that cannot be read."""


class BadRecord(IntrigaError):
    """A record that cannot be read: the file, the line and the reason."""

    def __init__(self, file: str, line: int, reason: str) -> None:
        """Say where, counting lines from 1, and why."""
        super().__init__(f"{file}:{line}: {reason}")
        self.file = file
        self.line = line
        self.reason = reason


class Reason(StrEnum):
    """Why an input is refused; the sentences are in ``words/*/refusals.ftl``.

    A game's own reasons derive from this.
    """


class Always(Reason):
    """Reasons for which any game may refuse an answer."""

    GAME_OVER = "game-over"
    NOT_AWAITED = "not-awaited"
    NOT_THE_QUESTION = "not-the-question"
    UNREADABLE = "unreadable"


class SeatNotSaid(IntrigaError):
    """Not one seat is asked, and nobody said which is meant."""


class IllegalAction(IntrigaError):
    """An input that the rules refuse; the game is left as it was.

    The message has nothing that is hidden from anybody.  ``legal`` are the words that *seat*
    might have said, ``position`` its view, in one line; ``record`` has the lines of
    the whole game where a game was played, hidden cards too, so that it can be looked into.
    """

    def __init__(
        self, reason: Reason, seat: int, words: str, situation: str, detail: str = ""
    ) -> None:
        why = f"{reason.value}: {detail}" if detail else reason.value
        super().__init__(f"seat {seat} may not {words!r} in {situation}: {why}")
        self.reason = reason
        self.seat = seat
        self.words = words
        self.situation = situation
        self.legal: tuple[str, ...] = ()
        self.position = ""
        self.record: list[dict[str, Any]] = []
