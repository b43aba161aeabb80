# pyright: reportUnknownMemberType=false, reportUnknownArgumentType=false
# pyright: reportUnknownLambdaType=false, reportUnknownVariableType=false
# pyright: reportMissingTypeStubs=false
# JAX brings only some types.
"""Networks to be trained: first weights, choices by columns."""

from typing import Final

import jax
import jax.numpy as jnp
import numpy as np

from intriga.agents.encoding import Shape
from intriga.agents.network import Size, weight_shapes
from intriga.lab.learning.kept_code import keep_code

FAINT: Final = 0.01  # how much smaller than the others the first answers' weights are
ANSWERS: Final = ("plain", "share", "point", "guess")
NEVER: Final = -1e9  # logit of an illegal action

Trained = dict[str, jax.Array]
keep_code()  # JAX asks once, when it first compiles


def first_weights(shape: Shape, size: Size, seed: int) -> Trained:
    """Return weights to begin with (K. He and others, ICCV 2015), answers nearly even."""
    random = np.random.default_rng(seed)
    weights: Trained = {}
    for name, dims in weight_shapes(shape, size).items():
        scale = 0.0 if len(dims) == 1 else float(np.sqrt(2 / dims[0]))
        scale *= FAINT if name.startswith(ANSWERS) else 1.0
        weights[name] = jnp.asarray(scale * random.standard_normal(dims), jnp.float32)
    return weights


def log_policy(logits: jax.Array, open_columns: jax.Array) -> jax.Array:
    """Return the log-probabilities of columns; those not open have none to speak of."""
    return jax.nn.log_softmax(jnp.where(open_columns, logits, NEVER), axis=1)


def fits(weights: Trained, other: Trained) -> bool:
    """Say whether *weights* are of a network of the same form as those of the *other*."""
    return {name: each.shape for name, each in weights.items()} == {
        name: each.shape for name, each in other.items()
    }
