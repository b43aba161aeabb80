# pyright: reportUnknownMemberType=false, reportUnknownArgumentType=false
# pyright: reportUnknownLambdaType=false, reportUnknownVariableType=false
# pyright: reportMissingTypeStubs=false
# JAX brings only some types.
"""Plain self-play by proximal policy optimisation, PPO.

The clipped surrogate of J. Schulman and others ("Proximal Policy Optimization Algorithms", 2017)
with generalised advantages, a bonus for entropy, and a critic that sees what the seat sees: it is
the head of the policy's network that tells shares.  All seats play by the present weights; nothing
holds them back, and the last ones are shipped.
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
class PpoRecipe(BasicRecipe):
    """The numbers of PPO.

    ``entropy`` is the weight of a nat beside an advantage of one standard deviation, at the start
    and at the end; ``shares`` is that of the critic's surprise at who won.
    """

    games: int = 256
    steps: int = 32
    epochs: int = 3
    clip: float = 0.2
    trace: float = 0.95
    entropy: tuple[float, float] = (0.1, 0.02)
    shares: float = 0.5

    def entropy_at(self, done: float) -> float:
        """Return the weight of entropy after *done* decisions."""
        begin, end = self.entropy
        return begin + (end - begin) * min(1.0, done / self.horizon)


class PpoLearner(NamedTuple):
    """The network and the optimiser's memory."""

    weights: Trained
    memory: Array


class PpoSamples(NamedTuple):
    """Decisions to learn from, [B, ...]; ``came`` is the return of the viewer."""

    inputs: Inputs
    open: Array
    chosen: Array
    logs: Array
    advantage: Array
    came: Array


def begin(seats: "Sequence[Rollout]", recipe: PpoRecipe, seed: int) -> PpoLearner:
    """Return a learner that knows nothing."""
    weights = first_weights(seats[0].encoding.shape, recipe.size, seed)
    return PpoLearner(weights, optimiser(recipe).init(weights))


@jax.jit
def answer(weights: Trained, inputs: Inputs, open_columns: Array) -> tuple[jax.Array, jax.Array]:
    """Return the log-probability of every column, and every seat's share, [B, ...]."""
    told = forward(weights, inputs, jnp)
    shares, players = jax.nn.softmax(told.shares), told.shares.shape[1]
    if players > 2:  # how the others share the rest is not learned
        shares = shared_evenly(shares[:, 0], players, jnp)
    return log_policy(told.columns, open_columns), shares


def collect(learner: PpoLearner, table: "Rollout", recipe: PpoRecipe) -> PpoSamples:
    """Play *table* on and return what is to be learned from it."""
    found = played(table, recipe.steps, partial(answer, learner.weights))
    steps = found.steps
    came, before = own_returns(found, np.zeros(steps.ended.shape, np.float32), recipe.trace)
    gain = came - before
    samples: PpoSamples = flat(
        PpoSamples(
            inputs=steps.inputs,
            open=steps.open,
            chosen=steps.chosen,
            logs=steps.logs,
            advantage=(gain - gain.mean()) / (gain.std() + 1e-6),
            came=came,
        )
    )
    return samples


def loss(
    weights: Trained, samples: PpoSamples, entropy: float, recipe: PpoRecipe
) -> tuple[jax.Array, dict[str, jax.Array]]:
    """Return the loss on *samples*, and the figures to watch."""
    told = forward(weights, samples.inputs, jnp)
    logs = log_policy(told.columns, samples.open)
    now = jnp.take_along_axis(logs, samples.chosen[:, None], axis=1)[:, 0]
    ratio = jnp.exp(now - samples.logs)
    held = jnp.clip(ratio, 1 - recipe.clip, 1 + recipe.clip)
    gained = jnp.minimum(ratio * samples.advantage, held * samples.advantage)
    disorder = -(jnp.exp(logs) * jnp.where(samples.open, logs, 0)).sum(axis=1)
    share = jax.nn.log_softmax(told.shares)[:, 0]
    others = jnp.log1p(-jnp.minimum(jnp.exp(share), 1 - 1e-6))
    surprise = -(samples.came * share + (1 - samples.came) * others)
    error = (jnp.exp(share) - samples.came) ** 2
    watched = {
        "entropy": disorder.mean(),
        "drift": (samples.logs - now).mean(),
        "shares": surprise.mean(),
        "explained": 1 - error.mean() / (jnp.var(samples.came) + 1e-6),
    }
    return (recipe.shares * surprise - gained - entropy * disorder).mean(), watched


@partial(jax.jit, static_argnames=("recipe",))
def update(
    learner: PpoLearner, samples: PpoSamples, rate: float, entropy: float, recipe: PpoRecipe
) -> tuple[PpoLearner, dict[str, jax.Array]]:
    """Return the learner after one step on *samples*, and what was watched."""
    slopes, watched = jax.grad(loss, has_aux=True)(learner.weights, samples, entropy, recipe)
    weights, memory = descended(learner.weights, slopes, learner.memory, rate, recipe)
    return PpoLearner(weights, memory), watched


def learns(seats: "Sequence[Rollout]", recipe: PpoRecipe) -> Learns:
    """Return an iteration: the tables play, and several passes over their decisions."""

    def iterate(
        learner: PpoLearner, part: float, random: np.random.Generator
    ) -> tuple[PpoLearner, int, dict[str, float]]:
        done = part * recipe.horizon
        many = [collect(learner, table, recipe) for table in seats]
        numbers = [len(samples.chosen) for samples in many]
        batches = [
            each
            for samples, number in zip(many, numbers, strict=True)
            for each in minibatches(samples, number, recipe.minibatch, recipe.epochs, random)
        ]
        step = partial(
            update, rate=recipe.rate_at(done), entropy=recipe.entropy_at(done), recipe=recipe
        )
        learner, watched = learned_from(learner, batches, step, random)
        return learner, sum(numbers), watched

    return iterate


def export(learner: PpoLearner, run: "Run", progress: "Progress") -> None:
    """Write the last weights into the folder of *run*."""
    export_policy(learner.weights, run, progress)


PPO: Final = Algorithm(PpoRecipe, begin, learns, export)
