"""The others to an agent: networks that guess and imitate their kinds, and its memory of them.

The reader is a network that guesses of each seat the kind of its player, one of those of its game's
population, from the answers heard.  It has the form of a policy's network, and sees a view and
nothing else.

The opponent model has that form too, but the seat that is asked also shows which kind of player
has it.  One network stands in for the whole population of a game, many positions at a time.

An agent keeps nothing by itself.  The caller may store its memory of the others, and hand it back
in the next game; it follows from the views of the agent's own seat.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeAlias, runtime_checkable

import numpy as np

from intriga.agents.critic import name_players
from intriga.agents.encoding import Array, Encoding, Shape
from intriga.agents.network import Weights, forward
from intriga.agents.policy import META, encoding_of, network_in, read_arrays, read_network
from intriga.core.agent import Agent
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


def told_kinds(shape: Shape, kinds: int) -> Shape:
    """Return the shape of an opponent model: seats show one of *kinds* kinds; none is guessed."""
    seats, *others = shape.tokens
    none = (0,) * len(shape.classes)
    return Shape(
        table=shape.table,
        tokens=(seats + kinds, *others),
        picks=shape.picks,
        plain=shape.plain,
        verbs=shape.verbs,
        classes=none,
    )


class OpponentModel:
    """Predicts the answers of the seat asked, by its kind of player."""

    def __init__(self, encoding: Encoding, weights: Weights) -> None:
        """Take *weights* for *encoding*.

        Raises:
            BadOptions: no seat shows a kind in them.
        """
        self.encoding, self.weights = encoding, weights
        self.kinds = int(weights["token0.0.w"].shape[0]) - encoding.shape.tokens[0]
        if self.kinds < 1:
            raise BadOptions("opponents", "the weights are of a network that is told no kinds")

    def look(
        self, views: "NDArray[np.int8]", players: int, kinds: "NDArray[np.int8]"
    ) -> "NDArray[Any]":
        """Return the logits [B, columns] of the seats asked.

        *kinds* [B] are their kinds of player.
        """
        inputs = self.encoding.encode(views, players)
        return np.asarray(forward(self.weights, asked(inputs, kinds, self.kinds), np).columns)


def asked(inputs: Array, kinds: Array, number: int, xp: Array = np) -> Array:
    """Return *inputs* in which the seat asked, and no other, shows its kind, one of *number*."""
    players = inputs.tokens[0].shape[1]
    seated = xp.where(xp.arange(players) == 0, xp.asarray(kinds)[:, None], 0)
    return name_players(inputs, seated, number, xp)


@cache
def own_opponent_model(game: str) -> OpponentModel:
    """Return the opponent model that comes with the package.

    Raises:
        BadOptions: *game* has none.
    """
    manifest = manifest_of(game)
    if not manifest.opponents:
        raise BadOptions("opponents", f"{manifest.title} has no opponent model")
    return OpponentModel(encoding_of(game), network_in(game, manifest.opponents).weights)


# By how many nats each other seat is likelier of each kind of player than before the first game.
Acquaintance: TypeAlias = Mapping[int, Sequence[float]]

SUREST: Final = 3.0  # nats: a bound, so that no kind of player is ever ruled out
KEPT: Final = 0.8  # of the memory, from one game to the next


@runtime_checkable
class GetsAcquainted(Protocol):
    """An agent that plays otherwise against somebody whom it knows."""

    def knowing(self, known: Acquaintance) -> Agent:
        """Return the agent with its memory of the others set to *known*."""
        ...

    def learned(self, first: Any, last: Any, known: Acquaintance) -> Acquaintance:  # noqa: ANN401
        """Return the memory after a game, of which these are its *first* and *last* view."""
        ...


def after_a_game(
    before: "NDArray[np.float64]", after: "NDArray[np.float64]", known: Sequence[float]
) -> list[float]:
    """Return the memory of one player after a game.

    *before* and *after* [kinds] say how likely each kind was by the first and the last view.
    """
    told = np.log(np.maximum(after, 1e-9)) - np.log(np.maximum(before, 1e-9))
    sum_of_both = KEPT * np.asarray(known) + told if len(known) else told
    centred = sum_of_both - np.average(sum_of_both, weights=before)
    return [float(each) for each in np.clip(centred, -SUREST, SUREST)]
