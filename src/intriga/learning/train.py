"""A run of self-play: tables of all sizes, one learner, kept as it goes."""

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from time import perf_counter
from typing import Any, Final

import numpy as np

from intriga.agents.encoding import Encoding
from intriga.agents.policy import encoding_of
from intriga.learning.keeping import SHIPPED, Progress, Run, export
from intriga.learning.rollout import Subject, Table
from intriga.learning.selfplay import Learner, Recipe, begin, collect, learn

FEWEST: Final = 32  # games of a table
KEEP: Final = 20  # iterations between two savings


def subject_of(game: str) -> Subject:
    """Return what learners know of *game*."""
    subject: Any = import_module(f"intriga.learning.{game.replace('-', '_')}")
    return subject


def tables(encoding: Encoding, recipe: Recipe, seed: int) -> list[Table]:
    """Return tables for every number of players, as large as the subject wants them."""
    subject = subject_of(encoding.game)
    whole = sum(subject.PLAYERS.values())
    return [
        Table(
            encoding,
            subject,
            players,
            max(FEWEST, recipe.games * part // whole),
            seed=seed * 100 + players,
        )
        for players, part in subject.PLAYERS.items()
    ]


def train(
    game: str, folder: Path, recipe: Recipe, *, seed: int, seconds: float = float("inf")
) -> Iterator[tuple[Learner, Progress, dict[str, float]]]:
    """Go on with the run in *folder*, or begin one; yield after every iteration.

    It is kept every 20 iterations and when the time is over.  A run that goes on plays
    other deals than one that was never cut off.
    """
    encoding = encoding_of(game)
    run = Run(folder, encoding)
    learner, progress = run.load(begin(encoding, recipe, seed))
    seats = tables(encoding, recipe, seed + progress.iterations)
    random = np.random.default_rng([seed, progress.iterations])
    begun = last = perf_counter()
    while perf_counter() - begun < seconds and progress.decisions < recipe.horizon:
        many = [collect(learner, table, recipe) for table in seats]
        learner, watched = learn(learner, many, progress.decisions, recipe, encoding.shape, random)
        progress.decisions += sum(len(samples.chosen) for samples in many)
        progress.iterations += 1
        now = perf_counter()
        progress.seconds, last = progress.seconds + now - last, now
        watched |= _ends(seats)
        if progress.iterations % KEEP == 0:
            _keep(run, learner, progress, watched)
        yield learner, progress, watched
    _keep(run, learner, progress, {})


def _keep(run: Run, learner: Learner, progress: Progress, watched: dict[str, float]) -> None:
    run.save(learner, progress)
    export(learner, run.encoding, progress, run.folder / SHIPPED)
    if watched:
        counts = {name: getattr(progress, name) for name in Progress.__slots__}
        run.log(counts | {name: round(value, 5) for name, value in watched.items()})


def _ends(seats: list[Table]) -> dict[str, float]:
    """Return how long games were of late, and how many had no winner."""
    games = [game for table in seats for game in table.finished]
    for table in seats:
        table.finished.clear()
    if not games:
        return {}
    lengths = [length for _, length in games]
    return {
        "length": float(np.mean(lengths)),
        "cut": float(np.mean([winners == 0 for winners, _ in games])),
    }
