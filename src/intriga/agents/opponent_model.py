"""The opponent model: the play of each kind of player, learned by a network from games.

It has the form of a policy's network, but the seat that is asked also shows which kind of player
has it.  One network stands in for the whole population of a game, many positions at a time.
"""

from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

from intriga.agents.critic import name_players
from intriga.agents.encoding import Array, Encoding, Shape
from intriga.agents.network import Weights, forward
from intriga.agents.policy import encoding_of, network_in
from intriga.core.errors import BadOptions
from intriga.core.games import manifest_of

if TYPE_CHECKING:
    from numpy.typing import NDArray


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
