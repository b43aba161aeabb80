"""Observations as named pieces of one row of numbers."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from math import prod
from typing import Final


class Reads(Enum):
    """What the numbers of a piece stand for, where they are to be put in words."""

    NUMBERS = auto()
    SEAT = auto()
    SEATS = auto()
    BY_SEAT = auto()
    CARDS = auto()


@dataclass(frozen=True, slots=True)
class Piece:
    """A named part of an observation.

    ``shape`` counts numbers, () for a single one; every number lies in ``low``
    to ``high``; ``meaning`` is one sentence for the reference; ``words`` are
    those of cards, the lowest first.
    """

    name: str
    shape: tuple[int, ...]
    low: int
    high: int
    meaning: str
    reads: Reads = Reads.NUMBERS
    words: tuple[str, ...] = ()

    @property
    def width(self) -> int:
        """Return how many numbers the piece has."""
        return prod(self.shape)


WHO: Final = "clockwise from the viewer, plus 1; 0 for nobody"
"""How a piece that names a seat does it."""
CLOCKWISE: Final = "by seat clockwise from the viewer"


def number(name: str, high: int, meaning: str, low: int = 0) -> Piece:
    """Return a piece of one number."""
    return Piece(name, (), low, high, meaning)


def seat(name: str, seats: int, meaning: str) -> Piece:
    """Return a piece that names one of at most so many *seats*, or nobody."""
    return Piece(name, (), 0, seats, f"{meaning}: {WHO}", Reads.SEAT)


def by_seat(seats: int, name: str, high: int, meaning: str, *shape: int, low: int = 0) -> Piece:
    """Return a piece with a part for each of at most so many *seats*."""
    reads = Reads.NUMBERS if shape else Reads.BY_SEAT
    return Piece(name, (seats, *shape), low, high, f"{meaning}, {CLOCKWISE}", reads)


def set_of_seats(seats: int, name: str, meaning: str) -> Piece:
    """Return a piece that has some of at most so many *seats*."""
    return Piece(name, (seats,), 0, 1, f"1 if {meaning}, {CLOCKWISE}", Reads.SEATS)


def cards(seats: int, name: str, words: tuple[str, ...], meaning: str) -> Piece:
    """Return a piece with a card for each of at most so many *seats*, by their *words*."""
    told = f"{meaning}: its card plus 1, 0 where it is hidden, {CLOCKWISE}"
    return Piece(name, (seats,), 0, len(words), told, Reads.CARDS, words)


class Layout:
    """Where each piece lies in the row."""

    def __init__(self, pieces: Iterable[Piece]) -> None:
        """Lay *pieces* side by side in their order."""
        self.pieces = tuple(pieces)
        self._named = {piece.name: piece for piece in self.pieces}
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

    def piece(self, name: str) -> Piece:
        """Return the piece *name*."""
        return self._named[name]

    def cut(self, numbers: Sequence[int], name: str) -> Sequence[int]:
        """Return the numbers of the piece *name*, flat."""
        return numbers[self._slices[name]]
