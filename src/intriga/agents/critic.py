"""The critic: a network that values positions with all cards open.

It is the second network of training (:mod:`intriga.lab.learning.selfplay`), read and computed by
NumPy alone.  A critic has the form of a policy's network, but each token also shows its hidden
class, and each seat its kind of player.  Its columns are values of answers, not odds.
"""

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

from intriga.agents.encoding import Array, Encoding, Inputs, Shape
from intriga.agents.network import Answers, Weights, forward
from intriga.agents.policy import columns_of, encoding_of, network_in, read_network
from intriga.core.errors import BadOptions
from intriga.core.games import manifest_of

if TYPE_CHECKING:
    from numpy.typing import NDArray


def seeing_all(shape: Shape, kinds: int = 0) -> Shape:
    """Return the shape of a critic: each token also shows its hidden class; it guesses nothing.

    Each seat also shows which of *kinds* kinds plays it.
    """
    tokens = tuple(t + c for t, c in zip(shape.tokens, shape.classes, strict=True))
    tokens = (tokens[0] + kinds, *tokens[1:])
    return replace(shape, tokens=tokens, classes=(0,) * len(shape.classes))


def reveal(inputs: Inputs, hidden: Sequence[Array], shape: Shape, xp: Array = np) -> Inputs:
    """Return *inputs* with the *hidden* classes [B, tokens] of each kind laid open.

    *xp* is the library whose arrays these are.
    """
    tokens: list[Array] = []
    for seen, classes, number in zip(inputs.tokens, hidden, shape.classes, strict=True):
        shown = _one_of(number, classes, xp)  # -1: all zero
        tokens.append(xp.concatenate([seen, shown], axis=2) if number else seen)
    return replace(inputs, tokens=tuple(tokens))


def name_players(inputs: Inputs, seated: Array, kinds: int, xp: Array = np) -> Inputs:
    """Return *inputs* in which each seat also shows which of *kinds* kinds plays it.

    *seated* [B, players] are the kinds, clockwise from the viewer; the learner (0) is none of them.
    """
    told = _one_of(kinds, xp.asarray(seated) - 1, xp)
    seats = xp.concatenate([inputs.tokens[0], told], axis=2)
    return replace(inputs, tokens=(seats, *inputs.tokens[1:]))


def _one_of(number: int, classes: Array, xp: Array) -> Array:
    """Return a row of *number* for each of *classes*, with a 1 at its place."""
    return (xp.asarray(classes)[..., None] == xp.arange(number)).astype(xp.float32)


class Critic:
    """Values positions for each seat, all cards open, by the kinds of their players."""

    def __init__(self, encoding: Encoding, weights: Weights) -> None:
        """Take *weights* for *encoding*.

        Raises:
            BadOptions: they are no critic's.
        """
        self.encoding, self.weights = encoding, weights
        shown = seeing_all(encoding.shape).tokens[0]
        self.kinds = int(weights["token0.0.w"].shape[0]) - shown
        if self.kinds < 0 or any(name.startswith("guess") for name in weights):
            raise BadOptions("critic", "the weights are of a network that sees one seat's cards")

    def worth_to_seats(
        self,
        views: "NDArray[np.int8]",
        games: Array,
        seats: "NDArray[Any]",
        players: int,
        kinds: "NDArray[Any] | None" = None,
    ) -> "NDArray[Any]":
        """Return the values of B positions with *players* seats, [B, seat].

        *games* [B] are packed states in which *seats* [B] are asked, *views* [B, width] what these
        see.  *kinds* [B, seat] say which kind of player has each seat, clockwise from the one
        asked; all play by the network where nothing is said.  Worth is the chance of winning,
        shared wins by their share, in each row 1 in all.
        """
        logits = self._answers(views, games, seats, players, kinds).shares
        parts = np.exp(logits - logits.max(axis=1, keepdims=True))
        parts /= parts.sum(axis=1, keepdims=True)
        around = (np.arange(players) - np.asarray(seats)[:, None]) % players
        return np.take_along_axis(parts, around, axis=1)

    def worth_of_actions(
        self,
        views: "NDArray[np.int8]",
        games: Array,
        seats: "NDArray[Any]",
        players: int,
        kinds: "NDArray[Any] | None" = None,
    ) -> "NDArray[np.float64]":
        """Return likewise what they are worth to the seat asked after each action, [B, action id].

        Where an action is not legal that means nothing.
        """
        logits = self._answers(views, games, seats, players, kinds).columns
        logits = logits[:, columns_of(self.encoding, players)].astype(np.float64)
        worth: NDArray[np.float64] = 1 / (1 + np.exp(-logits))
        return worth

    def _answers(
        self,
        views: "NDArray[np.int8]",
        games: Array,
        seats: "NDArray[Any]",
        players: int,
        kinds: "NDArray[Any] | None",
    ) -> Answers:
        inputs = self.encoding.encode(views, players)
        hidden = self.encoding.hidden(games, seats, players)
        seated = np.zeros((len(views), players), np.int8) if kinds is None else kinds
        shown = name_players(reveal(inputs, hidden, self.encoding.shape), seated, self.kinds)
        return forward(self.weights, shown, np)


@cache
def own_critic(game: str) -> Critic:
    """Return the critic of the network that comes with the package.

    Raises:
        BadOptions: *game* has none.
    """
    manifest = manifest_of(game)
    if not manifest.critic:
        raise BadOptions("critic", f"{manifest.title} has no critic")
    return Critic(encoding_of(game), network_in(game, manifest.critic).weights)


def read_critic(source: Any, game: str) -> Critic:  # noqa: ANN401  a path or an open file
    """Read the critic that ``intriga train`` wrote beside its policy.

    Raises:
        BadOptions: there is none, or it is for another game or version of its encoding.
    """
    return Critic(encoding_of(game), read_network(source, game).weights)
