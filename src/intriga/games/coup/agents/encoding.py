"""How a network sees Coup: seats as tokens, characters by slot, arts forgotten.

Everything comes from the view (:mod:`intriga.games.coup.agents.encoding_of_view`).
"""

import sys
from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Final

import numpy as np

from intriga.agents.encoding import Array, Inputs, PlainEncoding, Shape
from intriga.games.coup import vocabulary
from intriga.games.coup.agents import encoding_of_view
from intriga.games.coup.agents.encoding_of_view import (
    PICKS,
    PLAIN,
    VERBS,
    Rows,
    columns_of,
    encode_seat,
    encode_table,
    encode_view,
)
from intriga.games.coup.view import observation
from intriga.games.coup.view.observation import LAYOUT
from intriga.games.coup.vocabulary import CARDS, SLOTS

if TYPE_CHECKING:
    from numpy.typing import NDArray

NOTHING: Final = -1  # no class
HAND_CLASSES: Final = SLOTS + SLOTS * (SLOTS + 1) // 2  # one card, or two
ROOM: Final = 1_000  # more than any row needs
FEW: Final = 6  # views for which compiled code is not loaded: that takes a second

WATCHED: Final = (observation, encoding_of_view, vocabulary)  # or files beside them: code is cached


def class_of_hand(packed: int) -> int:
    """Return the hidden class of a hand, counts of cards in four bits each.

    A hand of one card has the class of its slot, 0 to 4, a hand of two one of 5 to 19; any other
    number of cards has none (-1).
    """
    number, low, high = 0, SLOTS, 0
    for slot in range(SLOTS):
        held = 0
        for card in range(slot, CARDS, SLOTS):
            held += packed >> 4 * card & 15
        if held:
            low, high = min(low, slot), slot
        number += held
    if number == 1:
        return low
    return SLOTS + high * (high + 1) // 2 + low if number == 2 else NOTHING


def encode_hidden(state: Array, seat: int, players: int, classes: Array) -> None:
    """Write the class of every hand of *state* clockwise from *seat*, whose own has none."""
    classes[0] = NOTHING
    for other in range(1, players):
        classes[other] = class_of_hand(state.hand[(seat + other) % players])


known_class: Final = cache(class_of_hand)


def encode_views(views: Array, players: int, tables: Array, tokens: Array, picks: Array) -> None:
    """Write the network's input for each of *views* into rows of zeros."""
    for at in range(len(views)):
        encode_view(views[at], players, tables[at], tokens[at], picks[at])


@cache
def compiled() -> Callable[..., None]:
    """Return :func:`encode_views`, compiled when first called."""
    from intriga.core.compiled.engine import kernel  # noqa: PLC0415  takes a second

    return kernel(encode_views, WATCHED)


class CoupEncoding:
    """Coup for a network, as :class:`intriga.agents.encoding.Encoding`."""

    game = "coup"
    version = 1
    plain = PlainEncoding(encode_view, encode_hidden, (*WATCHED, sys.modules[__name__]))

    def __init__(self) -> None:
        """Measure the widths by encoding a view of zeros."""
        view = [0] * LAYOUT.width
        self.shape = Shape(
            table=encode_table(view, 2, [0] * ROOM),
            tokens=(encode_seat(view, 2, 0, [0] * ROOM),),
            picks=(PICKS,),
            plain=PLAIN,
            verbs=(VERBS,),
            classes=(HAND_CLASSES,),
        )

    def hidden(
        self, games: Array, seats: "NDArray[np.int64]", players: int
    ) -> "tuple[NDArray[np.int64]]":
        """Return the :func:`class_of_hand` of all, [B, players], clockwise from *seats* [B].

        The viewer's own hand has none (-1).
        """
        around = (seats[:, None] + np.arange(players)) % players
        hands, places = np.unique(games["hand"][:, :players], return_inverse=True)
        known = np.array([known_class(each) for each in hands.tolist()], np.int64)
        classes = np.take_along_axis(known[places].reshape(around.shape), around, axis=1)
        classes[:, 0] = NOTHING
        return (classes,)

    def columns(self, players: int) -> "NDArray[np.int64]":
        """Return the column of every action id."""
        return columns_of(players)

    def prepare(self) -> None:
        """Compile the encoding of many views, or load it from the cache."""
        self._encode_many(np.zeros((0, LAYOUT.width), np.int8), 2)

    def encode(self, views: "NDArray[np.int8]", players: int) -> Inputs:
        """Return the inputs of *views* [B, width], all with *players* seats."""
        if len(views) > FEW or compiled.cache_info().currsize:
            return self._encode_many(views, players)
        inputs = self._zeros(len(views), players)
        for at, view in enumerate(views.tolist()):
            inputs.table[at], inputs.tokens[0][at], inputs.picks[0][at] = self._one(view, players)
        return inputs

    def _encode_many(self, views: "NDArray[np.int8]", players: int) -> Inputs:
        inputs = self._zeros(len(views), players)
        rows = np.require(views, np.int8, ("C", "A", "W"))  # compiled for one type of array
        compiled()(rows, players, inputs.table, inputs.tokens[0], inputs.picks[0])
        return inputs

    def _one(self, view: list[int], players: int) -> tuple[list[float], Rows, Rows]:
        """Return the network's input for one *view*."""
        table: list[float] = [0.0] * self.shape.table
        tokens = [[0.0] * self.shape.tokens[0] for _ in range(players)]
        picks = [[0.0] * players for _ in range(PICKS)]
        encode_view(view, players, table, tokens, picks)
        return table, tokens, picks

    def _zeros(self, number: int, players: int) -> Inputs:
        table = np.zeros((number, self.shape.table), np.float32)
        tokens = np.zeros((number, players, self.shape.tokens[0]), np.float32)
        return Inputs(table, (tokens,), (np.zeros((number, PICKS, players), np.float32),))
