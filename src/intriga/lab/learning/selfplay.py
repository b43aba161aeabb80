# pyright: reportUnknownMemberType=false, reportUnknownArgumentType=false
# pyright: reportUnknownLambdaType=false, reportUnknownVariableType=false
# pyright: reportMissingTypeStubs=false
# JAX brings only some types.
"""Self-play by regularised policy gradients: VRPO.

Proximal policy optimisation (J. Schulman and others, 2017) with advantages from a
critic of actions that sees all hands.  Two prices keep
self-play from chasing itself: one on order, by entropy, and one on straying from where
it has been, by the divergence from the moving average of its weights (S. Sokota and others,
"A Unified Approach to Reinforcement Learning, Quantal Response Equilibria, and Two-Player
Zero-Sum Games", ICLR 2023; M. Rudolph and others, "Reevaluating Policy Gradient Methods
for Imperfect-Information Games", ICLR 2026; J. Perolat and others, "Mastering the Game of
Stratego with Model-Free Multiagent Reinforcement Learning", Science 378, 2022).  That
average is what is shipped.

The worth of a decision comes from the course of the game after it, by expected SARSA(λ) (Z. Fan, G.
Farina, "GAE Falls Short in Imperfect-Information Self-Play RL", 2026; H. van Seijen and others,
"A Theoretical and Empirical Analysis of Expected Sarsa", 2009): the part of luck that lies in
choices by chance, one's own and, between two, the other's, is taken out.
"""

from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax

from intriga.agents.critic import name_players, reveal, seeing_all
from intriga.agents.encoding import Array, Encoding, Inputs, Shape
from intriga.agents.network import forward
from intriga.lab.learning.descent import BasicRecipe, learned_from, minibatches, optimiser
from intriga.lab.learning.jax_network import Trained, first_weights, log_policy
from intriga.lab.learning.rollout import Rollout, Steps


def to_seats(shares: Array, seat: Array, players: int, xp: Array = np) -> Array:
    """Turn *shares* [.., players], clockwise from *seat* [..], to seats 0 to n-1."""
    return xp.take_along_axis(shares, (xp.arange(players) - seat[..., None]) % players, axis=-1)


def from_seats(shares: Array, seat: Array, players: int, xp: Array = np) -> Array:
    """Turn *shares* [.., players] by seat to clockwise from *seat* [..]."""
    return xp.take_along_axis(shares, (xp.arange(players) + seat[..., None]) % players, axis=-1)


def before_and_after(
    shares: Array, expected: Array, chosen: Array, seat: Array, xp: Array = np
) -> tuple[Array, Array]:
    """Return every seat's share before and after the choice, by seat, [T, B, players].

    *shares* [T, B, players] are the critic's, clockwise from *seat*; *expected* and
    *chosen* [T, B] its value of the choice for the chooser, on average and as it fell.
    Of more than two players the others' shares after it are not known apart.
    """
    players = shares.shape[-1]

    def led_by(worth: Array) -> Array:
        own = worth[..., None]
        others = 1 - own if players == 2 else shares[..., 1:]
        return to_seats(xp.concatenate([own, others], axis=-1), seat, players, xp)

    return led_by(expected), led_by(chosen)


def returns(
    before: Array, after: Array, ended: Array, won: Array, last: Array, trace: Array, xp: Array = np
) -> Array:
    """Return the targets of each step for every seat, [T, B, players].

    *last* [B, players] is what is expected after the last step, *trace* the λ of the
    returns, one number or [T, B]: 0 looks one step ahead, 1 to the end of the game.
    """
    traces = xp.broadcast_to(xp.asarray(trace, np.float32), before.shape[:2])
    found: list[Array] = []
    following = last
    for step in range(len(before) - 1, -1, -1):
        found.append(xp.where(ended[step][:, None], won[step], following))
        following = before[step] + traces[step][:, None] * (found[-1] - after[step])
    return xp.stack(found[::-1])


jax.tree_util.register_dataclass(Inputs, data_fields=["table", "tokens", "picks"], meta_fields=[])


@dataclass(frozen=True, kw_only=True)
class Recipe(BasicRecipe):
    """The numbers of a run by VRPO, the usual algorithm.

    ``entropy`` is the value of a nat of it, in shares of a game for two, at the start and
    from ``cooled`` of the way on; in a game for n it is 2 / n of that, as all shares
    are.  ``average`` is the part of the moving average that stays after each minibatch, and
    ``pull`` the price of a nat that the policy strays from it, in the unit of ``entropy``.

    ``kinds`` are those of other players at the tables, which the critic sees.  ``straying`` is
    the part of moves made by chance, ``spared`` that of the moves of others that the critic does
    not learn from.  In the first ``warm`` decisions only the critic learns.
    """

    entropy: tuple[float, float]
    epochs: int = 1
    clip: float = 0.1
    trace: float = 0.9
    cooled: float = 0.9
    shares: float = 0.5
    guesses: float = 0.1
    critic: float = 1.0
    average: float = 0.9999
    pull: float = 0.05
    kinds: int = 0
    straying: float = 0.0
    spared: float = 0.0
    warm: float = 0.0

    def entropy_at(self, done: float) -> float:
        """Return the weight of entropy after *done* decisions."""
        begin, end = self.entropy
        return begin + (end - begin) * min(1.0, done / (self.cooled * self.horizon))


class Learner(NamedTuple):
    """Everything that learns: both networks, the average, and the optimiser's memory."""

    policy: Trained
    critic: Trained
    average: Trained
    memory: Array


class Samples(NamedTuple):
    """Decisions to learn from, [B, ...].

    ``advantage`` is in its standard deviations, of which ``unit`` is one divided by the equal
    share of two; ``came`` is clockwise from the viewer.
    """

    inputs: Inputs
    hidden: tuple[Array, ...]
    open: Array
    chosen: Array
    logs: Array
    advantage: Array
    unit: Array
    came: Array
    counts: Array
    kinds: Array


def begin(encoding: Encoding, recipe: Recipe, seed: int) -> Learner:
    """Return a learner that knows nothing."""
    policy = first_weights(encoding.shape, recipe.size, seed)
    critic = first_weights(seeing_all(encoding.shape, recipe.kinds), recipe.size, seed + 1)
    memory = optimiser(recipe).init((policy, critic))
    return Learner(policy, critic, policy, memory)


# ------------------------------------------------------------------- playing


@jax.jit
def log_probabilities(policy: Trained, inputs: Inputs, open_columns: jax.Array) -> jax.Array:
    """Return the log-probability of every column, [B, columns]."""
    return log_policy(forward(policy, inputs, jnp).columns, open_columns)


@partial(jax.jit, static_argnames=("shape", "kinds"))
def judge(
    critic: Trained,
    inputs: Inputs,
    hidden: Array,
    seated: Array,
    said: Array,
    chosen: Array,
    shape: Shape,
    kinds: int,
) -> tuple[jax.Array, jax.Array, jax.Array]:
    """Return the critic's shares [B, seats], and the choice's value on average and as it fell.

    *said* [B, columns] are the log-probabilities by which it was *chosen*; *seated* [B, seats] are
    the kinds of player.
    """
    shown = name_players(reveal(inputs, hidden, shape, jnp), seated, kinds, jnp)
    answers = forward(critic, shown, jnp)
    values = jax.nn.sigmoid(answers.columns)
    return (
        jax.nn.softmax(answers.shares),
        (jnp.exp(said) * values).sum(axis=1),
        jnp.take_along_axis(values, chosen[:, None], axis=1)[:, 0],
    )


def flat(tree: Array) -> Array:
    """Lay [T, B, ...] as [T * B, ...]."""
    return jax.tree.map(lambda a: a.reshape(-1, *a.shape[2:]), tree)


def collect(learner: Learner, table: Rollout, recipe: Recipe) -> Samples:
    """Play *table* on and return what is to be learned from it, in arrays of its library."""
    shape, xp = table.encoding.shape, table.xp

    def policy(inputs: Inputs, open_columns: Array) -> Array:
        return xp.asarray(log_probabilities(learner.policy, inputs, open_columns))

    def judged(*position: Array) -> list[Array]:
        return [xp.asarray(each) for each in judge(learner.critic, *position, shape, recipe.kinds)]

    steps = table.play(policy, recipe.steps)
    found = judged(*flat((steps.inputs, steps.hidden, steps.kinds, steps.said, steps.chosen)))
    shares, expected, chosen = (each.reshape(*steps.ended.shape, *each.shape[1:]) for each in found)
    before, after = before_and_after(shares, expected, chosen, steps.seat, xp)
    inputs, hidden, open_columns = table.observe()
    said, none = table.answers(policy, inputs, open_columns), xp.zeros(len(open_columns), np.int32)
    shares, expected, _ = judged(inputs, hidden, table.kinds_around(), said, none)
    last, _ = before_and_after(shares, expected, expected, table.asked(), xp)
    trace = xp.where(steps.strayed, np.float32(0), np.float32(recipe.trace))
    came = returns(before, after, steps.ended, steps.won, last, trace, xp)
    samples = _samples(steps, before, came, table)
    return _thinned(samples, recipe.spared, table.random) if recipe.spared else samples


def _thinned(samples: Samples, spared: float, random: np.random.Generator) -> Samples:
    """Return *samples* without so large a part of those that count for nothing."""
    kept = (samples.counts > 0) | (random.random(len(samples.counts)) >= spared)
    thinned: Samples = jax.tree.map(lambda each: each[kept], samples)
    return thinned


def _samples(steps: Steps, before: Array, came: Array, table: Rollout) -> Samples:
    """Return the decisions of *steps*; advantages are in the spread of those that count."""
    players, xp = table.players, table.xp
    came = from_seats(came, steps.seat, players, xp)
    gain = came[..., 0] - from_seats(before, steps.seat, players, xp)[..., 0]
    counted = gain[steps.counts > 0] if steps.counts.any() else gain
    spread = counted.std() + 1e-6
    return flat(
        Samples(
            inputs=steps.inputs,
            hidden=steps.hidden,
            open=steps.open,
            chosen=steps.chosen,
            logs=xp.where(steps.counts > 0, steps.logs, np.float32(0)),
            advantage=((gain - counted.mean()) / spread).astype(np.float32),
            unit=xp.full(gain.shape, spread * players / 2, np.float32),
            came=came.astype(np.float32),
            counts=steps.counts,
            kinds=steps.kinds,
        )
    )


# ------------------------------------------------------------------- learning


def _mean(values: jax.Array, counts: jax.Array) -> jax.Array:
    return (values * counts).sum() / jnp.maximum(1.0, counts.sum())


def policy_loss(
    policy: Trained, average: Trained, samples: Samples, entropy: jax.Array, recipe: Recipe
) -> tuple[jax.Array, dict[str, jax.Array]]:
    """Return the policy's loss, and the figures to watch."""
    answers = forward(policy, samples.inputs, jnp)
    logs = log_policy(answers.columns, samples.open)
    now = jnp.take_along_axis(logs, samples.chosen[:, None], axis=1)[:, 0]
    ratio = jnp.exp(now - samples.logs)
    held = jnp.clip(ratio, 1 - recipe.clip, 1 + recipe.clip)
    gained = jnp.minimum(ratio * samples.advantage, held * samples.advantage)
    disorder = -(jnp.exp(logs) * jnp.where(samples.open, logs, 0)).sum(axis=1)
    before = log_policy(forward(average, samples.inputs, jnp).columns, samples.open)
    strayed = (jnp.exp(logs) * jnp.where(samples.open, logs - before, 0)).sum(axis=1)
    shares = -(samples.came * jax.nn.log_softmax(answers.shares)).sum(axis=1)
    guesses = sum(
        (
            _guessed(logits, classes)
            for logits, classes in zip(answers.guesses, samples.hidden, strict=True)
        ),
        jnp.zeros(()),
    )
    held_back = (recipe.pull * strayed - entropy * disorder) / samples.unit
    loss = _mean(held_back - gained + recipe.shares * shares, samples.counts)
    watched = {
        "entropy": _mean(disorder, samples.counts),
        "strayed": _mean(strayed, samples.counts),
        "drift": _mean(samples.logs - now, samples.counts),
        "shares": _mean(shares, samples.counts),
        "guesses": guesses,
    }
    return loss + recipe.guesses * guesses, watched


def _guessed(logits: Array, classes: jax.Array) -> jax.Array:
    """Return the mean surprise at the hidden *classes* [B, tokens], where there are any."""
    if logits is None:
        return jnp.zeros(())
    known = classes >= 0
    logs = jax.nn.log_softmax(logits)
    surprise = -jnp.take_along_axis(logs, jnp.maximum(classes, 0)[..., None].astype(jnp.int32), -1)
    return (surprise[..., 0] * known).sum() / jnp.maximum(1, known.sum())


def critic_loss(
    critic: Trained, samples: Samples, shape: Shape, kinds: int
) -> tuple[jax.Array, Array]:
    """Return the critic's loss: its surprise at the results."""
    shown = reveal(samples.inputs, samples.hidden, shape, jnp)
    shown = name_players(shown, samples.kinds, kinds, jnp)
    answers = forward(critic, shown, jnp)
    value = jnp.take_along_axis(answers.columns, samples.chosen[:, None], axis=1)[:, 0]
    came = jnp.clip(samples.came[:, 0], 0, 1)
    chosen = optax.sigmoid_binary_cross_entropy(value, came)
    shares = -(samples.came * jax.nn.log_softmax(answers.shares)).sum(axis=1)
    error = (jax.nn.sigmoid(value) - came) ** 2
    spread = jnp.var(came) + 1e-6
    return chosen.mean() + shares.mean(), {"explained": 1 - error.mean() / spread}


def _is_weights(tree: Array) -> bool:
    """Say whether *tree* is all of one network."""
    return isinstance(tree, dict)


@partial(jax.jit, static_argnames=("recipe", "shape"))
def update(
    learner: Learner,
    samples: Samples,
    rates: tuple[float, float],
    entropy: float,
    recipe: Recipe,
    shape: Shape,
) -> tuple[Learner, dict[str, jax.Array]]:
    """Return the learner after one step on *samples*, and what was watched.

    *rates* are those of policy and critic.
    """

    def loss(both: tuple[Trained, Trained]) -> tuple[jax.Array, dict[str, jax.Array]]:
        policy, watched = policy_loss(
            both[0], learner.average, samples, jnp.asarray(entropy), recipe
        )
        critic, more = critic_loss(both[1], samples, shape, recipe.kinds)
        return policy + recipe.critic * critic, watched | more

    both = learner.policy, learner.critic
    slopes, watched = jax.grad(loss, has_aux=True)(both)
    steps, memory = optimiser(recipe).update(slopes, learner.memory)
    scaled = tuple(
        jax.tree.map(lambda s, r=rate: r * s, step)
        for step, rate in zip(jax.tree.leaves(steps, is_leaf=_is_weights), rates, strict=True)
    )
    policy, critic = jax.tree.map(lambda w, s: w - s, both, scaled)
    kept = recipe.average
    average = jax.tree.map(lambda a, w: kept * a + (1 - kept) * w, learner.average, policy)
    return Learner(policy, critic, average, memory), watched


def learn(
    learner: Learner, many: list[Samples], done: float, recipe: Recipe, shape: Shape, random: Array
) -> tuple[Learner, dict[str, float]]:
    """Return the learner after all minibatches of *many* tables, mixed, and what was watched."""
    batches = [
        each
        for samples in many
        for each in minibatches(
            samples, len(samples.chosen), recipe.minibatch, recipe.epochs, random
        )
    ]
    rate, entropy = recipe.rate_at(done), recipe.entropy_at(done)
    rates = (rate if done >= recipe.warm else 0.0), rate
    step = partial(update, rates=rates, entropy=entropy, recipe=recipe, shape=shape)
    return learned_from(learner, batches, step, random)
