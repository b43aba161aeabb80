# pyright: reportUnknownMemberType=false, reportUnknownArgumentType=false
# pyright: reportUnknownLambdaType=false, reportUnknownVariableType=false
# pyright: reportMissingTypeStubs=false
# JAX brings only some types.
"""Regularised Nash dynamics, R-NaD, the algorithm of DeepNash.

J. Perolat and others, "Mastering the Game of Stratego with Model-Free Multiagent Reinforcement
Learning", Science 378, 2022.  Each answer costs its seat as much as the policy strays there from a
regularisation policy, and the others receive it; between replacements of that policy the dynamics
come to rest at a fixed point, which then takes its place.  The policy follows neural replicator
dynamics (D. Hennes and others, "Neural Replicator Dynamics", AAMAS 2020) with clipped gradients,
and logits are pushed no farther than a threshold.  The moving average of the weights is shipped.

Simpler than there: decisions are learned from once, by the policy that took them, so that v-trace
needs no corrections and becomes a λ-return; a new regularisation policy replaces the old one at
once, without interpolation; play is not cut or rounded afterwards; and where more than two play,
the others receive equal parts of a cost, which is no longer known to come to rest.
"""

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from intriga.agents.encoding import Array, Inputs
from intriga.agents.network import forward
from intriga.lab.learning.algorithm import Algorithm, Learns
from intriga.lab.learning.checkpoints import export_policy
from intriga.lab.learning.descent import (
    BasicRecipe,
    averaged,
    descended,
    learned_from,
    minibatches,
    optimiser,
)
from intriga.lab.learning.jax_network import Trained, first_weights, log_policy
from intriga.lab.learning.selfplay import flat
from intriga.lab.learning.trajectories import own_returns, played, shared_evenly

if TYPE_CHECKING:
    from collections.abc import Sequence

    from intriga.lab.learning.checkpoints import Progress, Run
    from intriga.lab.learning.rollout import Rollout


@dataclass(frozen=True, kw_only=True)
class RnadRecipe(BasicRecipe):
    """The numbers of R-NaD.

    ``pull`` is the price of a nat away from the regularisation policy, η there: in shares of a game
    for two, and 2 / n of that for n.  That policy is replaced every ``hold`` minibatches.
    ``threshold`` is how far a logit is pushed from the mean of the legal ones, ``clip`` the largest
    push, ``values`` the weight of the critic, ``average`` the part of the moving average that stays
    after each minibatch.
    """

    games: int = 256
    trace: float = 0.95
    pull: float = 0.1
    hold: int = 500
    threshold: float = 3.0
    clip: float = 20.0
    values: float = 1.0
    average: float = 0.995


class RnadLearner(NamedTuple):
    """The network, its average, the regularisation policy, and how many steps were taken."""

    weights: Trained
    average: Trained
    regular: Trained
    memory: Array
    taken: Array


class RnadSamples(NamedTuple):
    """Decisions to learn from, [B, ...].

    ``after`` is the return after the choice, without the price of the choice itself.
    """

    inputs: Inputs
    open: Array
    chosen: Array
    logs: Array
    after: Array
    price: Array


def begin(seats: "Sequence[Rollout]", recipe: RnadRecipe, seed: int) -> RnadLearner:
    """Return a learner that knows nothing."""
    weights = first_weights(seats[0].encoding.shape, recipe.size, seed)
    memory = optimiser(recipe).init(weights)
    return RnadLearner(weights, weights, weights, memory, jnp.zeros((), jnp.int32))


@jax.jit
def answer(weights: Trained, inputs: Inputs, open_columns: Array) -> tuple[jax.Array, jax.Array]:
    """Return the log-probability of every column, and what every seat expects, [B, ...].

    Expectations hold the prices of answers too, so they are no shares and have no bounds; one
    seat pays what the others receive, so they come to 1.
    """
    told = forward(weights, inputs, jnp)
    players = told.shares.shape[1]
    own = 1 / players + told.shares[:, 0]
    return log_policy(told.columns, open_columns), shared_evenly(own, players, jnp)


@jax.jit
def regular_logs(weights: Trained, inputs: Inputs, open_columns: Array, chosen: Array) -> jax.Array:
    """Return the log-probability of each choice by the regularisation policy, [B]."""
    logs = log_policy(forward(weights, inputs, jnp).columns, open_columns)
    return jnp.take_along_axis(logs, chosen[:, None], axis=1)[:, 0]


def collect(learner: RnadLearner, table: "Rollout", recipe: RnadRecipe) -> RnadSamples:
    """Play *table* on and return what is to be learned from it."""
    found = played(table, recipe.steps, partial(answer, learner.weights))
    steps = found.steps
    price = np.float32(2 * recipe.pull / table.players)
    regular = regular_logs(learner.regular, *flat((steps.inputs, steps.open, steps.chosen)))
    costs = price * (steps.logs - np.asarray(regular).reshape(steps.logs.shape))
    after, _ = own_returns(found, costs, recipe.trace)
    samples: RnadSamples = flat(
        RnadSamples(
            inputs=steps.inputs,
            open=steps.open,
            chosen=steps.chosen,
            logs=steps.logs,
            after=after,
            price=np.full(after.shape, price),
        )
    )
    return samples


def loss(
    weights: Trained, regular: Trained, samples: RnadSamples, recipe: RnadRecipe
) -> tuple[jax.Array, dict[str, jax.Array]]:
    """Return the loss on *samples*, and the figures to watch."""
    told, there = (forward(each, samples.inputs, jnp) for each in (weights, regular))
    logs, before = (log_policy(each.columns, samples.open) for each in (told, there))
    strayed = jnp.where(samples.open, logs - before, 0)
    odds, value = jnp.exp(logs), 1 / told.shares.shape[1] + told.shares[:, 0]
    push = jax.lax.stop_gradient(_push(samples, strayed, odds, value, recipe.clip))
    number = samples.open.sum(axis=1, keepdims=True)
    logits = jnp.where(samples.open, told.columns, 0)
    centred = jnp.where(samples.open, logits - logits.sum(axis=1, keepdims=True) / number, 0)
    low, high = centred > -recipe.threshold, centred < recipe.threshold
    force = jax.lax.stop_gradient(low * jnp.minimum(push, 0) + high * jnp.maximum(push, 0))
    paid = jnp.take_along_axis(strayed, samples.chosen[:, None], axis=1)[:, 0]
    came = jax.lax.stop_gradient(samples.after - samples.price * paid)
    error = (value - came) ** 2
    watched = {
        "entropy": -(odds * jnp.where(samples.open, logs, 0)).sum(axis=1).mean(),
        "strayed": (odds * strayed).sum(axis=1).mean(),
        "explained": 1 - error.mean() / (jnp.var(came) + 1e-6),
    }
    return recipe.values * error.mean() - (force * centred).sum(axis=1).mean(), watched


def _push(
    samples: RnadSamples, strayed: jax.Array, odds: jax.Array, value: jax.Array, clip: float
) -> jax.Array:
    """Return the estimated advantage of each open column, [B, columns], cut off at *clip*.

    Only of the one chosen is anything known beyond its price; what is known is weighed by how
    seldom it is chosen.
    """
    worth = value[:, None] - samples.price[:, None] * strayed
    known = (samples.after - value) / jnp.maximum(1e-3, jnp.exp(samples.logs))
    worth += jax.nn.one_hot(samples.chosen, worth.shape[1]) * known[:, None]
    gained = worth - (odds * worth).sum(axis=1, keepdims=True)
    return jnp.where(samples.open, jnp.clip(gained, -clip, clip), 0)


@partial(jax.jit, static_argnames=("recipe",))
def update(
    learner: RnadLearner, samples: RnadSamples, rate: float, recipe: RnadRecipe
) -> tuple[RnadLearner, dict[str, jax.Array]]:
    """Return the learner after one step on *samples*, and what was watched."""
    slope = jax.grad(loss, has_aux=True)
    slopes, watched = slope(learner.weights, learner.regular, samples, recipe)
    weights, memory = descended(learner.weights, slopes, learner.memory, rate, recipe)
    average = averaged(learner.average, weights, recipe.average)
    taken = learner.taken + 1
    replaced = taken % recipe.hold == 0
    regular = jax.tree.map(lambda r, a: jnp.where(replaced, a, r), learner.regular, average)
    return RnadLearner(weights, average, regular, memory, taken), watched


def learns(seats: "Sequence[Rollout]", recipe: RnadRecipe) -> Learns:
    """Return an iteration: the tables play, and one pass over their decisions."""

    def iterate(
        learner: RnadLearner, part: float, random: np.random.Generator
    ) -> tuple[RnadLearner, int, dict[str, float]]:
        many = [collect(learner, table, recipe) for table in seats]
        numbers = [len(samples.chosen) for samples in many]
        batches = [
            each
            for samples, number in zip(many, numbers, strict=True)
            for each in minibatches(samples, number, recipe.minibatch, 1, random)
        ]
        step = partial(update, rate=recipe.rate_at(part * recipe.horizon), recipe=recipe)
        learner, watched = learned_from(learner, batches, step, random)
        return learner, sum(numbers), watched

    return iterate


def export(learner: RnadLearner, run: "Run", progress: "Progress") -> None:
    """Write the averaged weights into the folder of *run*."""
    export_policy(learner.average, run, progress)


R_NAD: Final = Algorithm(RnadRecipe, begin, learns, export)
