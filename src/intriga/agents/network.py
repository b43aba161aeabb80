"""The network that plays: its arithmetic, once, for NumPy and for learners alike.

Each token is embedded by itself; the *trunk* reads the table, the tokens that are
picked, and the greatest of every number over all tokens; then each token meets the
trunk.  From the trunk come the plain columns, from the meetings the columns that
point, each seat's share in winning, and guesses of what is hidden.  Sets of
tokens of any size are read by the same weights (M. Zaheer and others, "Deep
Sets", NeurIPS 2017).
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from intriga.agents.encoding import Array, Inputs, Shape

Weights = Mapping[str, Array]
TRUNK_LAYERS: Final = 3


@dataclass(frozen=True, slots=True)
class Answers:
    """The output of a network for B positions.

    ``columns`` [B, columns] are logits, legal or not.  ``shares`` [B, seats] are logits
    of winning, clockwise from the viewer.  ``guesses`` has logits [B, tokens, classes] for each
    kind of token, None for a kind without hidden parts.
    """

    columns: Array
    shares: Array
    guesses: tuple[Array, ...]


def forward(weights: Weights, inputs: Inputs, xp: Array) -> Answers:
    """Return the output of the network of *weights* for *inputs*, by the arrays of *xp*."""
    embedded = [_embed(weights, kind, tokens, xp) for kind, tokens in enumerate(inputs.tokens)]
    trunk = _trunk(weights, inputs, embedded, xp)
    met = [_meet(weights, kind, tokens, trunk, xp) for kind, tokens in enumerate(embedded)]
    columns = [_linear(weights, "plain", trunk)]
    for kind, tokens in enumerate(met):
        if f"point{kind}.w" in weights:
            pointed = _linear(weights, f"point{kind}", tokens)
            columns.append(pointed.reshape(len(pointed), -1))
    shares = _linear(weights, "share", met[0])[:, :, 0]
    guesses = tuple(
        _linear(weights, f"guess{kind}", tokens) if f"guess{kind}.w" in weights else None
        for kind, tokens in enumerate(met)
    )
    return Answers(xp.concatenate(columns, axis=1), shares, guesses)


def _linear(weights: Weights, name: str, x: Array) -> Array:
    return _product(x, weights[f"{name}.w"]) + weights[f"{name}.b"]


def _product(x: Array, weights: Array) -> Array:
    """Return *x* @ *weights*, as one product: NumPy makes one for each row of three axes."""
    read, written = weights.shape
    return (x.reshape(-1, read) @ weights).reshape(*x.shape[:-1], written)


def _embed(weights: Weights, kind: int, tokens: Array, xp: Array) -> Array:
    hidden = xp.maximum(_linear(weights, f"token{kind}.0", tokens), 0)
    return xp.maximum(_linear(weights, f"token{kind}.1", hidden), 0)


def _trunk(weights: Weights, inputs: Inputs, embedded: list[Array], xp: Array) -> Array:
    parts = [inputs.table]
    for picks, tokens in zip(inputs.picks, embedded, strict=True):
        gathered = picks @ tokens
        parts += [gathered.reshape(len(gathered), -1), tokens.max(axis=1)]
    trunk = xp.maximum(_linear(weights, "trunk.0", xp.concatenate(parts, axis=1)), 0)
    for layer in range(1, TRUNK_LAYERS):
        trunk = trunk + xp.maximum(_linear(weights, f"trunk.{layer}", trunk), 0)
    return trunk


def _meet(weights: Weights, kind: int, tokens: Array, trunk: Array, xp: Array) -> Array:
    told = _linear(weights, f"meet{kind}.trunk", trunk)
    return xp.maximum(_product(tokens, weights[f"meet{kind}.token"]) + told[:, None, :], 0)


# ------------------------------------------------------------------- how large it is


@dataclass(frozen=True, slots=True)
class Size:
    """The widths of the hidden layers: of an embedded token, the trunk, and a meeting."""

    token: int = 64
    trunk: int = 256
    meeting: int = 64


def weight_shapes(shape: Shape, size: Size) -> dict[str, tuple[int, ...]]:
    """Return the shape of every weight of a network for inputs and answers of *shape*."""
    shapes: dict[str, tuple[int, ...]] = {}

    def layer(name: str, read: int, written: int) -> None:
        shapes[f"{name}.w"], shapes[f"{name}.b"] = (read, written), (written,)

    trunk = shape.table + sum(size.token * (picks + 1) for picks in shape.picks)
    layer("trunk.0", trunk, size.trunk)
    for number in range(1, TRUNK_LAYERS):
        layer(f"trunk.{number}", size.trunk, size.trunk)
    layer("plain", size.trunk, shape.plain)
    layer("share", size.meeting, 1)
    for kind, numbers in enumerate(shape.tokens):
        layer(f"token{kind}.0", numbers, size.token)
        layer(f"token{kind}.1", size.token, size.token)
        layer(f"meet{kind}.trunk", size.trunk, size.meeting)
        shapes[f"meet{kind}.token"] = (size.token, size.meeting)
        if shape.verbs[kind]:
            layer(f"point{kind}", size.meeting, shape.verbs[kind])
        if shape.classes[kind]:
            layer(f"guess{kind}", size.meeting, shape.classes[kind])
    return shapes


@dataclass(frozen=True, slots=True, kw_only=True)
class TrainingSetup:
    """A game's setup for learners: the deals, and the recipe by which its network is trained."""

    variants: Callable[[int, Random], Iterator[Any]]
    """Yields states to deal from, for a number of players."""
    size: Size
    entropy: tuple[float, float]
    """The value of a nat at first and in the end, as in a recipe."""
    players: Mapping[int, int]
    """How many games of each number of players, in parts of all."""
    tried_at: tuple[int, ...]
    """The numbers of players of the games in which a learner is tried on the way."""
    recipe: str = ""
    """The file, below the package of the game, with the recipe of the network that comes along."""
    numbers: Mapping[str, Any] = field(default_factory=dict[str, Any])
    """Further numbers of a recipe by name, where they are others than usual."""
    tried_in: str = ""
    """The edition of these games; empty for the first."""
