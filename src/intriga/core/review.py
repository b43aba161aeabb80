"""What can be learnt from a finished game, as a game's manifest offers it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from intriga.core.record import Record

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Review(Generic[T]):
    """How a game is reviewed: ``of`` makes a ``kind`` from the record of a game.

    ``kind`` is a dataclass; its first field, ``game``, is the name of the game as a literal.
    One that ``tells_hidden`` is only for tables that open their cards.
    """

    kind: type[T]
    of: Callable[[Record], T]
    tells_hidden: bool
