# pyright: reportUnknownMemberType=false, reportUnknownArgumentType=false
# pyright: reportUnknownLambdaType=false, reportUnknownVariableType=false
# pyright: reportMissingTypeStubs=false
# JAX brings only some types.
"""Networks to be trained: first weights, the critic's wider view, choices by columns."""

from dataclasses import replace
from typing import TYPE_CHECKING, Final

import jax
import jax.numpy as jnp
import numpy as np

from intriga.agents.encoding import Array, Inputs, Shape
from intriga.agents.network import Size, weight_shapes

if TYPE_CHECKING:
    from numpy.typing import NDArray

FAINT: Final = 0.01  # how much smaller than the others the first answers' weights are
ANSWERS: Final = ("plain", "share", "point", "guess")
NEVER: Final = -1e9  # logit of what is not legal

Trained = dict[str, jax.Array]


def first_weights(shape: Shape, size: Size, seed: int) -> Trained:
    """Return weights to begin with (K. He and others, ICCV 2015), answers nearly even."""
    random = np.random.default_rng(seed)
    weights: Trained = {}
    for name, dims in weight_shapes(shape, size).items():
        scale = 0.0 if len(dims) == 1 else float(np.sqrt(2 / dims[0]))
        scale *= FAINT if name.startswith(ANSWERS) else 1.0
        weights[name] = jnp.asarray(scale * random.standard_normal(dims), jnp.float32)
    return weights


def seeing_all(shape: Shape, kinds: int = 0) -> Shape:
    """Return the shape of a critic: each token also shows its hidden class; it guesses nothing.

    Each seat shows as well which of so many *kinds* plays it.
    """
    tokens = tuple(t + c for t, c in zip(shape.tokens, shape.classes, strict=True))
    tokens = (tokens[0] + kinds, *tokens[1:])
    return replace(shape, tokens=tokens, classes=(0,) * len(shape.classes))


def reveal(
    inputs: Inputs,
    hidden: "tuple[NDArray[np.int8], ...]",
    shape: Shape,
    seated: "NDArray[np.int8] | None" = None,
    kinds: int = 0,
) -> Inputs:
    """Return *inputs* with the *hidden* classes [B, tokens] of each kind laid open.

    With *kinds* each seat shows which of them plays it, *seated* [B, players]; the learner (0)
    is none of them.
    """
    tokens: list[Array] = []
    for seen, classes, number in zip(inputs.tokens, hidden, shape.classes, strict=True):
        shown = jax.nn.one_hot(classes, number, dtype=jnp.float32)  # -1: all zero
        tokens.append(jnp.concatenate([seen, shown], axis=2) if number else seen)
    if kinds:
        told = jax.nn.one_hot(jnp.asarray(seated) - 1, kinds, dtype=jnp.float32)
        tokens[0] = jnp.concatenate([tokens[0], told], axis=2)
    return replace(inputs, tokens=tuple(tokens))


def log_policy(logits: jax.Array, open_columns: jax.Array) -> jax.Array:
    """Return the log-probabilities of columns; those not open have none to speak of."""
    return jax.nn.log_softmax(jnp.where(open_columns, logits, NEVER), axis=1)


def fits(weights: Trained, other: Trained) -> bool:
    """Say whether *weights* are of a network of the same form as those of the *other*."""
    return {name: each.shape for name, each in weights.items()} == {
        name: each.shape for name, each in other.items()
    }
