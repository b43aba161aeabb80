# pyright: reportUnknownMemberType=false, reportUnknownArgumentType=false
# pyright: reportUnknownLambdaType=false, reportUnknownVariableType=false
# pyright: reportMissingTypeStubs=false
# JAX brings only some types.
"""Gradient descent on decisions, in minibatches: what all algorithms of learning share."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import TypeVar

import jax
import numpy as np
import optax

from intriga.agents.encoding import Array
from intriga.agents.network import Size
from intriga.lab.learning.jax_network import Trained

L = TypeVar("L")
S = TypeVar("S")


@dataclass(frozen=True, kw_only=True)
class BasicRecipe:
    """The numbers of a run that every algorithm has; each adds its own.

    ``games`` and ``steps`` are of one iteration.  ``rate`` is at the start and at the end of
    ``horizon`` decisions; ``norm`` is the longest gradient.
    """

    games: int = 1024
    steps: int = 16
    minibatch: int = 512
    rate: tuple[float, float] = (5e-4, 5e-5)
    horizon: float = 150e6
    norm: float = 0.5
    size: Size = field(default_factory=Size)

    def rate_at(self, done: float) -> float:
        """Return the learning rate after *done* decisions."""
        begin, end = self.rate
        return begin + (end - begin) * min(1.0, done / self.horizon)


def optimiser(recipe: BasicRecipe) -> optax.GradientTransformation:
    """Return Adam behind a clipped gradient; the rate is applied by the update."""
    return optax.chain(optax.clip_by_global_norm(recipe.norm), optax.scale_by_adam(eps=1e-5))


def descended(
    weights: Trained, slopes: Trained, memory: Array, rate: Array, recipe: BasicRecipe
) -> tuple[Trained, Array]:
    """Return *weights* after a step down their *slopes*, and the optimiser's *memory*."""
    steps, memory = optimiser(recipe).update(slopes, memory)
    return jax.tree.map(lambda w, s: w - rate * s, weights, steps), memory


def averaged(average: Trained, weights: Trained, kept: float) -> Trained:
    """Return the moving *average* of *weights*, of which the part *kept* stays."""
    return jax.tree.map(lambda a, w: kept * a + (1 - kept) * w, average, weights)


def minibatches(
    samples: S, number: int, size: int, epochs: int, random: np.random.Generator
) -> Iterator[S]:
    """Yield *number* samples shuffled, in minibatches of one *size*; the remainder waits."""
    size = min(size, number)
    for _ in range(epochs):
        order = random.permutation(number)
        for first in range(0, number - size + 1, size):
            places = order[first : first + size]
            yield jax.tree.map(lambda a, p=places: a[p], samples)


def learned_from(
    learner: L,
    batches: list[S],
    step: Callable[[L, S], tuple[L, dict[str, jax.Array]]],
    random: np.random.Generator,
) -> tuple[L, dict[str, float]]:
    """Return the *learner* after a *step* on each of *batches*, mixed, and the means watched."""
    watched: list[dict[str, jax.Array]] = []
    for place in random.permutation(len(batches)):
        learner, seen = step(learner, batches[place])
        watched.append(seen)
    return learner, {
        name: float(np.mean([float(seen[name]) for seen in watched])) for name in watched[0]
    }
