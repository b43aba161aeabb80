"""Observations as named pieces of one row of numbers."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import prod
from typing import Final


@dataclass(frozen=True, slots=True)
class Piece:
    """A named part of an observation.

    ``shape`` counts numbers, () for a single one; every number lies in ``low``
    to ``high``; ``meaning`` is one sentence for the reference.
    """

    name: str
    shape: tuple[int, ...]
    low: int
    high: int
    meaning: str

    @property
    def width(self) -> int:
        """Return how many numbers the piece has."""
        return prod(self.shape)


WHO: Final = "clockwise from the viewer, plus 1; 0 for nobody"
"""How a piece that names a seat does it."""


def number(name: str, high: int, meaning: str, low: int = 0) -> Piece:
    """Return a piece of one number."""
    return Piece(name, (), low, high, meaning)


def by_seat(seats: int, name: str, high: int, meaning: str, *shape: int, low: int = 0) -> Piece:
    """Return a piece with a part for each of at most so many *seats*."""
    return Piece(name, (seats, *shape), low, high, f"{meaning}, by seat clockwise from the viewer")


class Layout:
    """Where each piece lies in the row."""

    def __init__(self, pieces: Iterable[Piece]) -> None:
        """Lay *pieces* side by side in their order."""
        self.pieces = tuple(pieces)
        self.at: dict[str, int] = {}
        width = 0
        for piece in self.pieces:
            self.at[piece.name] = width
            width += piece.width
        self.width = width
        self._slices = {
            piece.name: slice(self.at[piece.name], self.at[piece.name] + piece.width)
            for piece in self.pieces
        }

    def cut(self, numbers: Sequence[int], name: str) -> Sequence[int]:
        """Return the numbers of the piece *name*, flat."""
        return numbers[self._slices[name]]
