"""The reader: a network that guesses the kind of player of each seat from the answers heard.

It has the form of a policy's network, but guesses of each seat the kind of its player, one of those
of its game's population.  It sees a view and nothing else.
"""

from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from intriga.agents.array_files import read_arrays
from intriga.agents.encoding import Array, Encoding, Shape
from intriga.agents.network import Weights, forward
from intriga.agents.policy import META, encoding_of, read_network
from intriga.core.errors import BadOptions
from intriga.core.games import manifest_of

if TYPE_CHECKING:
    from numpy.typing import NDArray

KINDS: Final = "kinds"
OWN_KIND: Final = 0  # a player that answers as the network does


def guessing_kinds(shape: Shape, kinds: int) -> Shape:
    """Return the shape of a reader: it guesses one of *kinds* kinds for each seat, and no more."""
    none = (0,) * len(shape.tokens)
    return replace(shape, plain=0, verbs=none, classes=(kinds, *none[1:]))


class KindReader:
    """A network that guesses the kind of player of each seat from a view.

    ``kinds`` are their names; the first is the network's own, the others stand in the order of
    its critic (:func:`intriga.agents.critic.name_players`).
    """

    def __init__(self, encoding: Encoding, weights: Weights, kinds: tuple[str, ...]) -> None:
        """Take *weights* for *encoding*.

        Raises:
            BadOptions: they guess of another number of kinds.
        """
        self.encoding, self.weights, self.kinds = encoding, weights, kinds
        last = weights.get("guess0.b")
        if last is None or len(last) != len(kinds):
            raise BadOptions("reader", f"the weights are not of a reader of {len(kinds)} kinds")

    def look(self, views: "NDArray[np.int8]", players: int) -> "NDArray[np.float64]":
        """Return how likely each seat is of each kind, [B, seats, kinds], 1 in all of a seat.

        Seats are clockwise from the viewer, who is of the first kind.
        """
        logits: Array = forward(self.weights, self.encoding.encode(views, players), np).guesses[0]
        chances = np.exp(logits.astype(np.float64) - logits.max(axis=2, keepdims=True))
        chances /= chances.sum(axis=2, keepdims=True)
        chances[:, 0] = np.arange(len(self.kinds)) == OWN_KIND
        return chances


@cache
def own_kind_reader(game: str) -> KindReader:
    """Return the reader that comes with the package.

    Raises:
        BadOptions: *game* has none.
    """
    manifest = manifest_of(game)
    if not manifest.reader:
        raise BadOptions("reader", f"{manifest.title} has no reader")
    with manifest.file(manifest.reader).open("rb") as source:
        return read_kind_reader(source, game)


def read_kind_reader(source: Any, game: str) -> KindReader:  # noqa: ANN401  a path or an open file
    """Read the reader that ``intriga train`` wrote.

    Raises:
        BadOptions: there is none, or it is for another game or version of its encoding.
    """
    weights = read_network(source, game).weights
    if hasattr(source, "seek"):
        source.seek(0)
    kinds = read_arrays(source).get(META + KINDS)
    if kinds is None:
        raise BadOptions("reader", "the weights name no kinds of players")
    return KindReader(encoding_of(game), weights, tuple(str(kind) for kind in kinds))
