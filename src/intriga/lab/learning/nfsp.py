# pyright: reportUnknownMemberType=false, reportUnknownArgumentType=false
# pyright: reportUnknownLambdaType=false, reportUnknownVariableType=false
# pyright: reportMissingTypeStubs=false
# JAX brings only some types.
"""Neural fictitious self-play, NFSP.

J. Heinrich and D. Silver, "Deep Reinforcement Learning from Self-Play in Imperfect-Information
Games", 2016.  In each game each seat plays, by chance, either the best response, which is learned
from a replay of transitions by deep Q-learning and explores, or the average policy, which imitates
all best responses so far, from a reservoir of fixed size.  The average policy is shipped.

Simpler than there: both networks learn by Adam; values are shares of winning between 0 and 1, so
their loss is the surprise at them instead of the squared error.
"""

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, Final, NamedTuple, cast

import jax
import jax.numpy as jnp
import numpy as np
import optax

from intriga.agents.encoding import Array, Encoding, Inputs
from intriga.agents.network import forward
from intriga.lab.learning.algorithm import Algorithm, Learns
from intriga.lab.learning.checkpoints import export_policy
from intriga.lab.learning.descent import BasicRecipe, descended, optimiser
from intriga.lab.learning.fictitious_memory import (
    AskedRows,
    FictitiousMemory,
    MemorySizes,
    copied,
    remember,
    rows,
    sample,
)
from intriga.lab.learning.jax_network import NEVER, Trained, first_weights, log_policy

if TYPE_CHECKING:
    from collections.abc import Sequence

    from intriga.lab.learning.checkpoints import Progress, Run
    from intriga.lab.learning.rollout import Rollout


@dataclass(frozen=True, kw_only=True)
class NfspRecipe(BasicRecipe):
    """The numbers of NFSP.

    ``anticipation`` is the chance that a seat plays a game by its best response, η there, and
    ``explore`` the part of that play made by chance, at the start and at the end.  ``replay`` and
    ``reservoir`` are how many decisions of each table are remembered.  In an iteration both
    networks learn from ``updates`` minibatches; the network of the targets is replaced every
    ``hold`` of them.
    """

    games: int = 128
    minibatch: int = 256
    rate: tuple[float, float] = (1e-3, 1e-4)
    anticipation: float = 0.1
    explore: tuple[float, float] = (0.1, 0.01)
    replay: int = 40_000
    reservoir: int = 120_000
    updates: int = 8
    hold: int = 300

    def explore_at(self, done: float) -> float:
        """Return the part of the best response's play made by chance after *done* decisions."""
        begin, end = self.explore
        return begin + (end - begin) * min(1.0, done / self.horizon)


class NfspNetworks(NamedTuple):
    """The best response, which values columns, its targets, and the average policy."""

    response: Trained
    target: Trained
    average: Trained
    memory: Array
    taken: Array


class NfspLearner(NamedTuple):
    """The networks, and what is remembered at each table."""

    networks: NfspNetworks
    memories: tuple[FictitiousMemory, ...]


def begin(seats: "Sequence[Rollout]", recipe: NfspRecipe, seed: int) -> NfspLearner:
    """Return a learner that knows nothing; which seats respond first is drawn by *seed*."""
    shape = seats[0].encoding.shape
    response, average = (first_weights(shape, recipe.size, seed + more) for more in range(2))
    memory = optimiser(recipe).init((response, average))
    networks = NfspNetworks(response, response, average, memory, jnp.zeros((), jnp.int32))
    random = np.random.default_rng([seed, 1])
    return NfspLearner(networks, tuple(_first(table, recipe, random) for table in seats))


def _first(table: "Rollout", recipe: NfspRecipe, random: np.random.Generator) -> FictitiousMemory:
    games, width = table.batch.views.shape
    sizes = MemorySizes(width, table.width, recipe.replay, recipe.reservoir)
    empty = sizes.empty(games, table.players)
    return empty._replace(responds=random.random(empty.responds.shape) < recipe.anticipation)


# ------------------------------------------------------------------- playing


@jax.jit
def answer(
    networks: NfspNetworks, inputs: Inputs, open_columns: Array, responds: Array, explore: float
) -> jax.Array:
    """Return the log-probability of every column, [B, columns].

    Where it *responds* [B] the best column is played, and the part *explore* by chance.
    """
    values = jnp.where(open_columns, forward(networks.response, inputs, jnp).columns, NEVER)
    best = jax.nn.one_hot(values.argmax(axis=1), values.shape[1])
    even = open_columns / open_columns.sum(axis=1, keepdims=True)
    response = jnp.log(jnp.maximum((1 - explore) * best + explore * even, 1e-30))
    average = log_policy(forward(networks.average, inputs, jnp).columns, open_columns)
    chosen = jnp.where(responds[:, None], response, average)
    return jnp.where(open_columns, chosen, NEVER)


def play(
    networks: NfspNetworks,
    table: "Rollout",
    memory: FictitiousMemory,
    recipe: NfspRecipe,
    explore: float,
    random: np.random.Generator,
) -> None:
    """Play *table* on, and write what came of it into *memory*."""
    games = np.arange(len(memory.waits))
    for _ in range(recipe.steps):
        seat, views = table.batch.seats.copy(), table.batch.views.copy()
        responds = memory.responds[games, seat]

        def policy(inputs: Inputs, open_columns: Array, responds: Array = responds) -> Array:
            return np.asarray(answer(networks, inputs, open_columns, responds, explore))

        steps = table.play(policy, 1)
        now = AskedRows(views, steps.open[0], steps.chosen[0])
        _follow(memory, now, seat)
        sample(memory.reservoir, rows(now, responds), random)
        for array, new in zip(memory.waiting, now, strict=True):
            array[games, seat] = new
        memory.waits[games, seat] = True
        _end(memory, steps.ended[0], steps.won[0])
        again = random.random(memory.responds.shape) < recipe.anticipation
        memory.responds[steps.ended[0]] = again[steps.ended[0]]


def _follow(memory: FictitiousMemory, now: AskedRows, seat: Array) -> None:
    """Remember that the seats asked *now* came here from their last decisions."""
    games = np.flatnonzero(memory.waits[np.arange(len(seat)), seat])
    before = rows(memory.waiting, (games, seat[games]))
    remember(memory.replay, before, rows(now, games), 0.0, ended=False)


def _end(memory: FictitiousMemory, ended: Array, won: Array) -> None:
    """Remember what every seat that waits in a game that *ended* has *won* [B, players]."""
    over = memory.waits & ended[:, None]
    before = rows(memory.waiting, over)
    remember(memory.replay, before, before, won[over], ended=True)
    memory.waits[over] = False


# ------------------------------------------------------------------- learning


class NfspSamples(NamedTuple):
    """A minibatch of transitions, and one of best responses, [B, ...]."""

    before: Inputs
    chosen: Array
    after: Inputs
    open_after: Array
    won: Array
    ended: Array
    imitated: Inputs
    open: Array
    answered: Array


def drawn(
    memory: FictitiousMemory,
    encoding: Encoding,
    players: int,
    size: int,
    random: np.random.Generator,
) -> NfspSamples:
    """Return *size* transitions and *size* best responses, drawn from *memory*."""
    replay, reservoir = memory.replay, memory.reservoir
    places = random.integers(0, min(int(replay.met), len(replay.won)), size)
    known = min(int(reservoir.met), len(reservoir.decisions.chosen))
    copies = rows(reservoir.decisions, random.integers(0, known, size))
    before, after = rows(replay.before, places), rows(replay.after, places)
    return NfspSamples(
        before=encoding.encode(before.views, players),
        chosen=before.chosen,
        after=encoding.encode(after.views, players),
        open_after=after.open,
        won=replay.won[places],
        ended=replay.ended[places],
        imitated=encoding.encode(copies.views, players),
        open=copies.open,
        answered=copies.chosen,
    )


def loss(
    both: tuple[Trained, Trained], target: Trained, samples: NfspSamples
) -> tuple[jax.Array, dict[str, jax.Array]]:
    """Return the loss of the best response and the average policy, and the figures to watch."""
    response, average = both
    after = jax.nn.sigmoid(forward(target, samples.after, jnp).columns)
    best = jnp.where(samples.open_after, after, 0).max(axis=1)
    came = jax.lax.stop_gradient(jnp.where(samples.ended, samples.won, best))
    values = forward(response, samples.before, jnp).columns
    value = jnp.take_along_axis(values, samples.chosen[:, None], axis=1)[:, 0]
    surprise = optax.sigmoid_binary_cross_entropy(value, came).mean()
    logs = log_policy(forward(average, samples.imitated, jnp).columns, samples.open)
    copied = -jnp.take_along_axis(logs, samples.answered[:, None], axis=1)[:, 0].mean()
    error = (jax.nn.sigmoid(value) - came) ** 2
    watched = {
        "entropy": -(jnp.exp(logs) * jnp.where(samples.open, logs, 0)).sum(axis=1).mean(),
        "explained": 1 - error.mean() / (jnp.var(came) + 1e-6),
        "answers": copied,
    }
    return surprise + copied, watched


@partial(jax.jit, static_argnames=("recipe",))
def update(
    networks: NfspNetworks, samples: NfspSamples, rate: float, recipe: NfspRecipe
) -> tuple[NfspNetworks, dict[str, jax.Array]]:
    """Return the networks after one step on *samples*, and what was watched."""
    both: Any = networks.response, networks.average
    slopes, watched = jax.grad(loss, has_aux=True)(both, networks.target, samples)
    learned, memory = descended(both, slopes, networks.memory, rate, recipe)
    response, average = cast("tuple[Trained, Trained]", learned)
    taken = networks.taken + 1
    replaced = taken % recipe.hold == 0
    target = jax.tree.map(lambda t, r: jnp.where(replaced, r, t), networks.target, response)
    return NfspNetworks(response, target, average, memory, taken), watched


def learns(seats: "Sequence[Rollout]", recipe: NfspRecipe) -> Learns:
    """Return an iteration: the tables play, and both networks learn from what is remembered."""

    def iterate(
        learner: NfspLearner, part: float, random: np.random.Generator
    ) -> tuple[NfspLearner, int, dict[str, float]]:
        done = part * recipe.horizon
        networks, memories = learner.networks, copied(learner.memories)
        explore, watched = recipe.explore_at(done), list[dict[str, jax.Array]]()
        for table, memory in zip(seats, memories, strict=True):
            play(networks, table, memory, recipe, explore, random)
        for _ in range(recipe.updates):
            for table, memory in zip(seats, memories, strict=True):
                if int(memory.reservoir.met) > 0 and int(memory.replay.met) > 0:
                    samples = drawn(memory, table.encoding, table.players, recipe.minibatch, random)
                    networks, seen = update(networks, samples, recipe.rate_at(done), recipe)
                    watched.append(seen)
        number = sum(len(memory.waits) * recipe.steps for memory in memories)
        return NfspLearner(networks, memories), number, _means(watched)

    return iterate


def _means(watched: list[dict[str, jax.Array]]) -> dict[str, float]:
    names = watched[0] if watched else {}
    return {name: float(np.mean([float(seen[name]) for seen in watched])) for name in names}


def export(learner: NfspLearner, run: "Run", progress: "Progress") -> None:
    """Write the average policy into the folder of *run*."""
    export_policy(learner.networks.average, run, progress)


NFSP: Final = Algorithm(NfspRecipe, begin, learns, export)
