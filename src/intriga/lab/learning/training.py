"""A run of self-play: tables of all sizes, one learner, kept as it goes."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Final

import numpy as np

from intriga.agents import agents_for
from intriga.agents.encoding import Array, Encoding
from intriga.agents.network import TrainingSetup
from intriga.agents.policy import Policy, encoding_of
from intriga.core.games import part_of, ruleset_of
from intriga.lab.learning.checkpoints import Progress, Run, export
from intriga.lab.learning.rollout import Rollout
from intriga.lab.learning.selfplay import Learner, Recipe, Samples, begin, collect, learn
from intriga.matches.match import Match, play_match
from intriga.matches.report import Row, report

FEWEST: Final = 32  # games of a table
KEEP: Final = 20  # iterations between two savings
LEARNER: Final = "learner"
POOL: Final = ("rule-of-thumb", "honest")
Step = tuple[Array, Progress, dict[str, float]]  # after an iteration, and what was watched


def training_setup_of(game: str) -> TrainingSetup:
    """Return the training setup of *game*.

    Raises:
        BadOptions: there is no such game, or it is not to be learned.
    """
    setup: TrainingSetup = part_of(game, "training")
    return setup


def parted(games: int, players: Mapping[int, int], fewest: int = FEWEST) -> dict[int, int]:
    """Return how many of all *games* each number of *players* gets by its part, at least *fewest*.

    Fewer than that make no whole minibatch.
    """
    whole = sum(players.values())
    return {number: max(fewest, games * part // whole) for number, part in players.items()}


def tables(
    encoding: Encoding, recipe: Recipe, seed: int, players: Mapping[int, int] | None = None
) -> list[Rollout]:
    """Return tables for each number of *players*, as many as the game has if nothing is said."""
    setup = training_setup_of(encoding.game)
    return [
        Rollout(encoding, setup, number, games, seed=seed * 100 + number)
        for number, games in parted(recipe.games, players or setup.players).items()
    ]


def train(
    game: str, folder: Path, recipe: Recipe, *, seed: int, seconds: float = float("inf")
) -> Iterator[Step]:
    """Go on with the run in *folder*, or begin one; yield after every iteration.

    It is kept after its first iteration, every 20 iterations and when it stops, also where it is
    interrupted.  A run that goes on plays other deals than one that was never cut off.
    """
    encoding = encoding_of(game)
    run = Run(folder, encoding)
    learner, progress = run.load(begin(encoding, recipe, seed))
    seats = tables(encoding, recipe, seed + progress.iterations)

    def gather(learner: Learner) -> list[Samples]:
        return [collect(learner, table, recipe) for table in seats]

    def done(progress: Progress) -> float:
        return progress.decisions / recipe.horizon

    course = TrainingCourse(gather, done, seats, seed, seconds)
    yield from go_on(run, learner, progress, recipe, course)


@dataclass(frozen=True)
class TrainingCourse:
    """How a run goes: *gather* plays, *done* tells which part of the run is over, 1 ends it.

    ``seats`` are the tables played at; this call ends after *seconds*.
    """

    gather: Callable[[Learner], list[Samples]]
    done: Callable[[Progress], float]
    seats: Sequence[Rollout]
    seed: int
    seconds: float = float("inf")


def go_on(
    run: Run, learner: Learner, progress: Progress, recipe: Recipe, course: TrainingCourse
) -> Iterator[Step]:
    """Go on with *learner* to the end of *course*; yield after every iteration, keep it in *run*.

    The time between two iterations that the caller takes is not counted in *progress*.
    """
    shape, random = run.encoding.shape, np.random.default_rng([course.seed, progress.iterations])
    begun = perf_counter()
    try:
        while perf_counter() - begun < course.seconds and (part := course.done(progress)) < 1:
            last = perf_counter()
            many = course.gather(learner)
            learner, watched = learn(learner, many, part * recipe.horizon, recipe, shape, random)
            progress.decisions += sum(len(samples.chosen) for samples in many)
            progress.iterations += 1
            progress.seconds += perf_counter() - last
            watched |= endings(course.seats)
            if progress.iterations == 1 or progress.iterations % KEEP == 0:
                _keep(run, learner, progress, watched)
            yield learner, progress, watched
    finally:
        _keep(run, learner, progress, {})


def _keep(run: Run, learner: Learner, progress: Progress, watched: dict[str, float]) -> None:
    run.save(learner, progress)
    export(learner, run, progress)
    if watched:
        counts = {name: getattr(progress, name) for name in Progress.__slots__}
        run.log(counts | {name: round(value, 5) for name, value in watched.items()})


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


# ------------------------------------------------------------------- against the pool


@dataclass(frozen=True, slots=True)
class Meeting:
    """One of the learner against all others of *opponent*, at a table for *players*."""

    opponent: str
    players: int

    @property
    def name(self) -> str:
        """Return how the log calls it."""
        return f"{self.opponent}, {self.players} players"


def meetings(game: str) -> list[Meeting]:
    """Return the test opponents of a learner of *game*: the two strongest simple agents."""
    simple = [name for name in POOL if name in agents_for(game)]
    setup = training_setup_of(game)
    return [Meeting(name, players) for name in simple for players in setup.tried_at]


def evaluate(game: str, policy: Policy, meeting: Meeting, games: int, seed: int) -> Row:
    """Return how *policy* did in *games* games, in every seat equally often."""
    found = ruleset_of(game)
    opponents = (meeting.opponent,) * (meeting.players - 1)
    match = Match(
        ruleset=found,
        agents=(LEARNER, *opponents),
        games=games // meeting.players * meeting.players,
        preset=training_setup_of(game).tried_in or next(iter(found.variants.editions)),
        seed=seed,
        guests={LEARNER: policy},
    )
    return report(match, play_match(match)).rows[0]
