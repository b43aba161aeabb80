# pyright: reportUnknownMemberType=false, reportUnknownArgumentType=false
# pyright: reportUnknownLambdaType=false, reportUnknownVariableType=false
# pyright: reportMissingTypeStubs=false
# JAX brings only some types.
"""Training of a reader, which tells who plays a seat, and of a model of each kind of player.

The policy that they are read for is not changed.  It plays at the same tables as in training.  A
reader learns the kinds of the others from what its seats see there, and an opponent model what
everybody answers.  Both become less surprised.
"""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from intriga.agents.encoding import Array, Inputs
from intriga.agents.network import Size, Weights, forward
from intriga.agents.opponents import asked, guessing_kinds
from intriga.lab.learning.checkpoints import Progress, Run, export_reading
from intriga.lab.learning.descent import optimiser
from intriga.lab.learning.jax_network import Trained, first_weights, log_policy
from intriga.lab.learning.rivals import ByNetwork, PopulationTable
from intriga.lab.learning.rollout import LEARNER
from intriga.lab.learning.selfplay import Recipe, flat
from intriga.lab.learning.training import TrainingCourse, TrainingStep, go_on

if TYPE_CHECKING:
    from numpy.typing import NDArray

SIZE: Final = Size(token=32, trunk=128, meeting=32)  # of a reader


class Both(NamedTuple):
    """The weights of a reader and of an opponent model."""

    reader: Trained
    opponents: Trained


class Learned(NamedTuple):
    """The weights, their moving average, and the optimiser's memory."""

    weights: Both
    average: Both
    memory: Array


class Readings(NamedTuple):
    """Observations [B, ...], the kinds of all seats [B, seats], and how the seat asked chose."""

    inputs: Inputs
    kinds: Array
    open: Array
    said: Array


def first_readings(run: Run, recipe: Recipe, policy: Weights, kinds: int, seed: int) -> Learned:
    """Return a reader of *kinds* kinds that knows nothing, and a model that has all alike.

    At first everybody is taken to play by *policy*.
    """
    reader = first_weights(guessing_kinds(run.encoding.shape, kinds), SIZE, seed)
    names = [name for name in policy if not name.startswith("guess")]
    opponents: Trained = {name: jnp.asarray(policy[name], jnp.float32) for name in names}
    shown = opponents["token0.0.w"]
    opponents["token0.0.w"] = jnp.concatenate([shown, jnp.zeros((kinds - 1, shown.shape[1]))])
    both = Both(reader, opponents)
    return Learned(both, both, optimiser(recipe).init(both))


def learn_to_read(
    run: Run,
    recipe: Recipe,
    policy: Weights,
    seats: Sequence[PopulationTable],
    names: Sequence[str],
    *,
    seed: int,
    seconds: float,
) -> Iterator[TrainingStep]:
    """Resume the training in *run* at the tables *seats*, or begin it; yield each iteration.

    *policy* plays the seats that are read for; *names* are those of the kinds, its own first.
    """
    player = ByNetwork(policy)

    def iterate(
        learned: Learned, part: float, random: np.random.Generator
    ) -> tuple[Learned, int, dict[str, float]]:
        many = [_readings(table, player, recipe) for table in seats]
        learned, watched = _learn(learned, many, part * recipe.horizon, recipe, random)
        return learned, sum(len(each.kinds) for each in many), watched

    def export(learned: Learned, run: Run, progress: Progress) -> None:
        export_reading(learned.average, run, progress, names)

    course = TrainingCourse(
        first=first_readings(run, recipe, policy, len(names), seed),
        iterate=iterate,
        export=export,
        done=lambda progress: progress.decisions / recipe.horizon,
        seats=seats,
        seed=seed,
        seconds=seconds,
    )
    yield from go_on(run, course)


def _readings(table: PopulationTable, player: ByNetwork, recipe: Recipe) -> Readings:
    """Play *table* on, with *player* on the policy's seats, and return all that was seen."""

    def policy(inputs: Inputs, open_columns: "NDArray[np.bool_]") -> "NDArray[Any]":
        return player(table, inputs, open_columns, np.arange(len(open_columns)))

    steps = table.play(policy, recipe.steps)
    readings: Readings = flat(Readings(steps.inputs, steps.kinds, steps.open, steps.said))
    return readings


def _learn(
    learned: Learned, many: list[Readings], done: float, recipe: Recipe, random: np.random.Generator
) -> tuple[Learned, dict[str, float]]:
    """Return the weights after all minibatches of *many* tables, and the mean surprises."""
    batches: list[Readings] = []
    for readings in many:
        order = random.permutation(len(readings.kinds))
        size = min(recipe.minibatch, len(order))
        for first in range(0, len(order) - size + 1, size):
            places = order[first : first + size]
            batches.append(jax.tree.map(lambda each, p=places: each[p], readings))
    watched: list[dict[str, jax.Array]] = []
    for place in random.permutation(len(batches)):
        learned, seen = _update(learned, batches[place], recipe.rate_at(done), recipe)
        watched.append(seen)
    return learned, {
        name: float(np.mean([float(seen[name]) for seen in watched])) for name in watched[0]
    }


@partial(jax.jit, static_argnames=("recipe",))
def _update(
    learned: Learned, readings: Readings, rate: float, recipe: Recipe
) -> tuple[Learned, dict[str, jax.Array]]:
    """Return the weights after one step on *readings*, and its surprises, in nats."""

    def surprise(both: Both) -> tuple[jax.Array, dict[str, jax.Array]]:
        who, what = _at_kinds(both.reader, readings), _at_answers(both.opponents, readings)
        return who + what, {"kinds": who, "answers": what}

    slopes, watched = jax.grad(surprise, has_aux=True)(learned.weights)
    steps, memory = optimiser(recipe).update(slopes, learned.memory)
    weights = jax.tree.map(lambda w, s: w - rate * s, learned.weights, steps)
    kept = recipe.average
    average = jax.tree.map(lambda a, w: kept * a + (1 - kept) * w, learned.average, weights)
    return Learned(weights, average, memory), watched


def _at_kinds(reader: Trained, readings: Readings) -> jax.Array:
    """Return the mean surprise at the kind of another seat, where the policy is asked."""
    logs = jax.nn.log_softmax(forward(reader, readings.inputs, jnp).guesses[0])
    kinds = jnp.asarray(readings.kinds, jnp.int32)
    surprise = -jnp.take_along_axis(logs, kinds[..., None], axis=2)[:, 1:, 0].mean(axis=1)
    reads = kinds[:, 0] == LEARNER
    return (surprise * reads).sum() / jnp.maximum(1, reads.sum())


def _at_answers(opponents: Trained, readings: Readings) -> jax.Array:
    """Return how much the answers of everybody differ from those expected of their kind."""
    shown = readings.inputs.tokens[0].shape[2]
    kinds = opponents["token0.0.w"].shape[0] - shown
    seen = asked(readings.inputs, readings.kinds[:, 0], kinds, jnp)
    logs = log_policy(forward(opponents, seen, jnp).columns, readings.open)
    said = log_policy(readings.said, readings.open)
    return (jnp.exp(said) * jnp.where(readings.open, said - logs, 0)).sum(axis=1).mean()
