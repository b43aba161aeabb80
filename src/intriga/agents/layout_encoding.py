"""The encoding of a game that brings none, made from the layout of its views.

Every number of a view is told: one of few values as a 1 at its place, one of many by a logarithm.
So two views that differ are told apart, whatever the game.  Seats are the only kind of token; the
network picks each of them by its place, clockwise from the viewer.  A column stands for each action
id.  The hidden class of a seat is what it alone sees of itself, if few are possible.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from math import prod
from typing import TYPE_CHECKING, Final

import numpy as np

from intriga.agents.encoding import Array, Inputs, PlainEncoding, Shape
from intriga.core import chance
from intriga.core.codings import TWO
from intriga.core.games import ruleset_of
from intriga.core.observation import Layout, Piece, Whose
from intriga.core.state import dtype

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from intriga.core.dialect import Dialect

FORM: Final = 1  # of this encoding; another one reads weights of this one wrongly
FORMS: Final = 1_000  # apart from the versions of a game
FEW: Final = 16  # values that have a place each
CLASSES: Final = 64  # the most that a hand is guessed to be
NOTHING: Final = -1  # no class
HIGH_BITS: Final = 128  # a number that takes two is the first plus 128 times the second
SELF: Final = 0  # the place of the viewer among the seats


@dataclass(frozen=True)
class ToldNumbers:
    """The numbers of a row that an input tells, and how: arrays [width] for all of its places.

    A place with a ``most`` of 0 is 1 where the number at ``source`` is ``value``.  Another one is
    the logarithm of that number, and of 128 times the number at ``second``, in that of ``most``.
    """

    source: "NDArray[np.int64]"
    second: "NDArray[np.int64]"
    value: "NDArray[np.int64]"
    most: "NDArray[np.int64]"

    def of(self, views: "NDArray[np.int8]") -> "NDArray[np.float32]":
        """Return the inputs for *views* [B, width], [B, ...] as the places are."""
        first = views[:, self.source]
        told = (first == self.value).astype(np.float32)
        wide = np.nonzero(self.most)
        if wide[0].size:
            high = np.where(self.second[wide] >= 0, views[:, self.second[wide]], 0)
            number = first[:, *wide].astype(np.float32) + HIGH_BITS * high.astype(np.float32)
            scaled = np.log1p(np.abs(number)) / np.log1p(self.most[wide])
            told[:, *wide] = np.sign(number) * scaled
        return told


Place = tuple[int, int, int, int]  # source, second, value, most


def _places(piece: Piece, at: int, width: int) -> list[Place]:
    """Return how the *width* numbers of *piece* from *at* on are told."""
    if piece.coding is TWO:
        most = HIGH_BITS * HIGH_BITS
        return [(first, first + 1, 0, most) for first in range(at, at + width, 2)]
    if piece.high - piece.low >= FEW:
        most = max(abs(piece.low), piece.high)
        return [(source, NOTHING, 0, most) for source in range(at, at + width)]
    values = range(piece.low, piece.high + 1)
    if len(values) == len(("no", "yes")):
        values = values[1:]
    return [(source, NOTHING, value, 0) for source in range(at, at + width) for value in values]


def _told(rows: Iterable[list[Place]]) -> ToldNumbers:
    """Return the places of several rows of an input, [row, place]."""
    table = np.array([*rows], np.int64)
    return ToldNumbers(*(table[..., part] for part in range(4)))


def _seat_row(layout: Layout, steps: int, most: int) -> list[Place]:
    """Return how the seat *steps* clockwise from the viewer is told, of *most*."""
    row: list[Place] = []
    for piece in layout.pieces:
        at, own = layout.at[piece.name], piece.width // (piece.seats or 1)
        if piece.seats:
            row += _places(piece, at + own * steps, own)
        elif piece.names_seat:
            row += [(at, NOTHING, steps + 1, 0)]
    return row + [(0, NOTHING, value, 0) for value in _place_of(steps, most)]


def _place_of(steps: int, most: int) -> list[int]:
    """Return values of the first number, which is 0 for a seat, that tell the place of a seat."""
    return [0 if place == steps else NOTHING for place in range(most)]


@dataclass(frozen=True)
class Secrets:
    """The numbers of a row that a seat alone sees of itself, and the values of each."""

    places: "NDArray[np.int64]"
    lows: "NDArray[np.int64]"
    sizes: "NDArray[np.int64]"

    @property
    def classes(self) -> int:
        """How many classes there are, 0 if nothing is hidden or too much is."""
        return prod(self.sizes.tolist()) if len(self.sizes) else 0


def _secrets(layout: Layout) -> Secrets:
    """Return the secret numbers of a seat; of several pieces the first that make few classes."""
    found: list[tuple[int, int, int]] = []
    for piece in layout.pieces:
        if piece.whose is Whose.EVERYBODY or (piece.whose is Whose.VIEWER and not piece.seats):
            continue
        at, own = layout.at[piece.name], piece.width // (piece.seats or 1)
        size = piece.high - piece.low + 1
        taken = [(each, piece.low, size) for each in range(at, at + own)]
        if prod(size for _, _, size in found + taken) <= CLASSES:
            found += taken
    places, lows, sizes = np.array(found, np.int64).reshape(-1, 3).T
    return Secrets(places, lows, sizes)


@cache
def _looking(dialect: "Dialect") -> Callable[..., None]:
    """Return the loop that writes what each seat sees of games, compiled when first called."""
    from intriga.core.compiled.engine import kernel  # noqa: PLC0415  takes a second

    view = dialect.view

    def look_around(games: Array, players: int, out: Array) -> None:
        """Write what each of *players* seats sees in each of *games*, [B, seat, width]."""
        for at in range(len(games)):
            for seat in range(players):
                view(games[at], seat, out[at, seat])

    return kernel(look_around, [*dialect.modules, chance])


class LayoutEncoding:
    """Any game for a network, as :class:`intriga.agents.encoding.Encoding`."""

    plain: PlainEncoding | None = None

    def __init__(self, game: str) -> None:
        """Read the layout of *game*.

        Raises:
            BadOptions: there is no such game.
        """
        ruleset = ruleset_of(game)
        layout = ruleset.layout
        most = layout.piece("players").high
        self.game, self.version = game, FORM * FORMS + ruleset.version
        self.dialect = ruleset.dialect
        self._table = _told(
            [
                [
                    place
                    for piece in layout.pieces
                    if not piece.seats
                    for place in _places(piece, layout.at[piece.name], piece.width)
                ]
            ]
        )
        self._seats = _told([_seat_row(layout, steps, most) for steps in range(most)])
        self._secrets = _secrets(layout)
        self.shape = Shape(
            table=self._table.source.shape[1],
            tokens=(self._seats.source.shape[1],),
            picks=(most,),
            plain=ruleset.num_actions,
            verbs=(0,),
            classes=(self._secrets.classes,),
        )

    def prepare(self) -> None:
        """Compile what the hidden classes are read with, or load it from the cache."""
        if self.shape.classes[0]:
            self.hidden(np.zeros(0, dtype(self.dialect.fields)), np.zeros(0, np.int64), 2)

    def encode(self, views: "NDArray[np.int8]", players: int) -> Inputs:
        """Return the inputs of *views* [B, width], all with *players* seats."""
        rows = np.asarray(views, np.int8)
        (picks,) = self.shape.picks
        seats = ToldNumbers(*(each[:players] for each in vars(self._seats).values()))
        picked = np.zeros((len(rows), picks, players), np.float32)
        picked[:, range(players), range(players)] = 1
        return Inputs(self._table.of(rows)[:, 0], (seats.of(rows),), (picked,))

    def hidden(
        self, games: Array, seats: "NDArray[np.int64]", players: int
    ) -> "tuple[NDArray[np.int64]]":
        """Return the class of what each seat alone sees, [B, players], clockwise from *seats* [B].

        The viewer's own has none (-1), and nobody's if nothing is hidden or there are too many.
        """
        classes = np.full((len(games), players), NOTHING, np.int64)
        if self._secrets.classes:
            seen = np.zeros((len(games), players, self.dialect.width), np.int8)
            _looking(self.dialect)(games, players, seen)
            digits = seen[:, :, self._secrets.places] - self._secrets.lows
            factors = np.cumprod([1, *self._secrets.sizes[:-1]])
            around = (np.asarray(seats)[:, None] + np.arange(players)) % players
            classes = np.take_along_axis((digits * factors).sum(axis=2), around, axis=1)
            classes[:, SELF] = NOTHING
        return (classes,)

    def columns(self, players: int) -> "NDArray[np.int64]":  # noqa: ARG002  the same for all
        """Return the column of every action id: its own."""
        return np.arange(self.shape.plain)
