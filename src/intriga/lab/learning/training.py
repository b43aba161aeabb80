"""The course of a run: it plays, learns, and keeps what it goes on by."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final, Generic, NamedTuple

import numpy as np

from intriga.agents.encoding import Array, Shape
from intriga.lab.learning.checkpoints import Checkpoint, Progress, Run, T
from intriga.lab.learning.generators import generator_state, set_generator
from intriga.lab.learning.pool import evaluations
from intriga.lab.learning.rollout import Rollout
from intriga.lab.learning.run_log import Evaluation
from intriga.lab.learning.selfplay import Learner, Recipe, collect, learn
from intriga.lab.run_folder import alone_in

if TYPE_CHECKING:
    from numpy.typing import NDArray

KEEP: Final = 20  # iterations between two savings
CHANCE: Final = "chance"  # the name of the learner's generator among what is kept


@dataclass(frozen=True)
class TrainingCourse(Generic[T]):
    """How a run goes.

    ``first`` is what it begins with.  ``iterate`` plays and learns, given the part of the run that
    is over, and returns the decisions learned from and what was watched too.  ``export`` writes
    what agents read; ``done`` tells which part is over, 1 ends the run.  ``seats`` are the tables.

    This call learns for ``seconds``.  The policy of every ``checkpoints``-th iteration is kept, and
    that of every ``evaluated``-th meets the pool; 0 is for none.
    """

    first: T
    iterate: Callable[[T, float, np.random.Generator], tuple[T, int, dict[str, float]]]
    export: Callable[[T, Run, Progress], None]
    done: Callable[[Progress], float]
    seats: Sequence[Rollout]
    seed: int
    seconds: float = float("inf")
    checkpoints: int = 0
    evaluated: int = 0


class TrainingStep(NamedTuple):
    """An iteration: the learner after it, how far the run is, and what was watched in it."""

    learner: Array
    progress: Progress
    watched: dict[str, float]
    evaluations: list[Evaluation]


def play_and_learn(
    seats: Sequence[Rollout], recipe: Recipe, shape: Shape
) -> Callable[[Learner, float, np.random.Generator], tuple[Learner, int, dict[str, float]]]:
    """Return the iteration of a learner at the tables *seats*, for a :class:`TrainingCourse`."""

    def iterate(
        learner: Learner, part: float, random: np.random.Generator
    ) -> tuple[Learner, int, dict[str, float]]:
        many = [collect(learner, table, recipe) for table in seats]
        learner, watched = learn(learner, many, part * recipe.horizon, recipe, shape, random)
        return learner, sum(len(samples.chosen) for samples in many), watched

    return iterate


def go_on(run: Run, course: TrainingCourse[T]) -> Iterator[TrainingStep]:
    """Go on with *run* to the end of *course*, or begin it; yield after every iteration.

    The run is kept before and after its first iteration, every 20 iterations, and when it stops,
    as it was after its last iteration, also where it is interrupted.  However often it was cut
    off, it ends the same to the last bit, unless a player remembers games or looks at a clock.

    Raises:
        BadOptions: another process learns in the folder, or what is kept there does not fit.
    """
    with alone_in(run.folder):
        random = np.random.default_rng([course.seed, 0])
        at = kept = begun = _begun(run, course, random)
        try:
            while at.progress.seconds - begun.progress.seconds < course.seconds:
                if (part := course.done(at.progress)) >= 1:
                    break
                after, watched = _iterated(at, course, part, random, counted=at is not begun)
                evaluations = _tell(run, course, after, watched)
                at = after  # what is not told yet is done again
                if at.progress.iterations == 1 or at.progress.iterations % KEEP == 0:
                    kept = _keep(run, course, at)
                yield TrainingStep(at.learner, at.progress, watched, evaluations)
        finally:
            if kept is not at:
                _keep(run, course, at)


def _begun(run: Run, course: TrainingCourse[T], random: np.random.Generator) -> Checkpoint[T]:
    """Return where *run* is: its tables and *random* go on there; keep its beginning, if new."""
    found = run.load(course.first)
    if found is None:
        found = Checkpoint(course.first, Progress(), _playing(course.seats, random))
        run.save(found)
    for place, table in enumerate(course.seats):
        own = f"{place}."
        table.restore(
            {n.removeprefix(own): each for n, each in found.playing.items() if n.startswith(own)}
        )
    set_generator(random, str(found.playing[CHANCE]))
    run.log.cut(found.progress.iterations)
    return found


def _playing(seats: Sequence[Rollout], random: np.random.Generator) -> "dict[str, NDArray[Any]]":
    """Return all by which *seats* play on and *random* draws on, by name."""
    tables = {
        f"{place}.{name}": each
        for place, table in enumerate(seats)
        for name, each in table.state().items()
    }
    return tables | {CHANCE: np.array(generator_state(random))}


def _iterated(
    at: Checkpoint[T],
    course: TrainingCourse[T],
    part: float,
    random: np.random.Generator,
    *,
    counted: bool,
) -> tuple[Checkpoint[T], dict[str, float]]:
    """Return where the run is after one more iteration, and what was watched in it.

    Its seconds are *counted* unless it is the first of this call, which compiles.
    """
    begun, before = perf_counter(), at.progress
    learner, decisions, watched = course.iterate(at.learner, part, random)
    progress = Progress(
        decisions=before.decisions + decisions,
        iterations=before.iterations + 1,
        seconds=before.seconds + (perf_counter() - begun if counted else 0),
    )
    watched |= endings(course.seats)
    return Checkpoint(learner, progress, _playing(course.seats, random)), watched


def _tell(
    run: Run, course: TrainingCourse[T], at: Checkpoint[T], watched: dict[str, float]
) -> list[Evaluation]:
    """Log what was *watched*, keep and evaluate the policy when it is time; return the latter."""
    number = at.progress.iterations
    is_kept, is_evaluated = (
        every > 0 and number % every == 0 for every in (course.checkpoints, course.evaluated)
    )
    run.log.add(asdict(at.progress) | watched)
    if is_kept or is_evaluated:
        course.export(at.learner, run, at.progress)
    if is_kept:
        run.keep_policy(at.progress)
    found = evaluations(run, at.progress, course.seed) if is_evaluated else []
    if found:
        run.log.add_evaluations(found)
    return found


def _keep(run: Run, course: TrainingCourse[T], at: Checkpoint[T]) -> Checkpoint[T]:
    """Keep *at*: last the file by which the run goes on, which then writes the others again."""
    course.export(at.learner, run, at.progress)
    run.save(at)
    return at


def endings(seats: Sequence[Rollout]) -> dict[str, float]:
    """Return how long games were of late, how many had no winner, and what the learner won.

    The last is in equal shares, of games in which others have seats too.
    """
    games = [game for table in seats for game in table.finished]
    for table in seats:
        table.finished.clear()
    if not games:
        return {}
    ends = {
        "length": float(np.mean([game.length for game in games])),
        "cut": float(np.mean([game.winners == 0 for game in games])),
    }
    met = [game for game in games if game.equal < 1]
    if met:
        ends["won"] = float(np.mean([game.won for game in met]) / np.mean([g.equal for g in met]))
        ends["games"] = len(met)
    return ends
