"""Batches in several threads, against one thread in the same run.

Every round steps the same games by random legal actions with each number of threads in turn, and
the best of the rounds counts.  The ratio is that of the wall clock, so another program that runs
takes away from it: the load is in the table, and so is the processor time of all threads together,
of which more threads should not need more.  ``--quick`` looks whether it works; ``--keep``
adds the run to benchmarks/history.
"""

import os
import sys
from time import perf_counter, process_time
from typing import Final

import numpy as np

from benchmarks.results import Cell, FigureTable, tell
from intriga.core.compiled.batch import Batch
from intriga.core.games import games

QUICK: Final = "--quick" in sys.argv
THREADS: Final = tuple(sorted({1, 2, 4, os.cpu_count() or 1}))
SIZES: Final = (1024,) if QUICK else (1024, 8192, 65536)
DECISIONS: Final = 100_000 if QUICK else 2_000_000  # of a round
ROUNDS: Final = 2 if QUICK else 8
COLUMNS: Final = (
    *("game", "games at once", "threads", "decisions [million per second]"),
    *("faster than one thread [times]", "processor time of one thread [times]"),
    "load of the machine",
)


def seconds(
    batch: Batch, noise: "np.ndarray[tuple[int], np.dtype[np.int64]]", steps: int
) -> tuple[float, float]:
    """Return how long *steps* steps of *batch* take, by the wall and by the processors."""
    wall, processors = perf_counter(), process_time()
    for _ in range(steps):
        batch.advance(batch.choose(noise))
    return perf_counter() - wall, process_time() - processors


def rows(name: str, size: int) -> list[tuple[Cell, ...]]:
    """Return the rows of a game with so many games at once."""
    steps = max(1, DECISIONS // size)
    batches = {threads: Batch(name, games=size, seed=1, threads=threads) for threads in THREADS}
    noise = np.random.default_rng(1).integers(0, 1 << 32, size)
    taken: dict[int, list[tuple[float, float]]] = {threads: [] for threads in THREADS}
    for _ in range(ROUNDS):
        for threads, batch in batches.items():
            taken[threads].append(seconds(batch, noise, steps))
    walls = {threads: min(wall for wall, _ in each) for threads, each in taken.items()}
    busy = {threads: min(busy for _, busy in each) for threads, each in taken.items()}
    load = round(os.getloadavg()[0], 1)
    return [
        (
            *(name, size, threads, round(steps * size / wall / 1e6, 2)),
            *(round(walls[1] / wall, 2), round(busy[threads] / busy[1], 2), load),
        )
        for threads, wall in walls.items()
    ]


def main() -> None:
    """Print the table."""
    found = [row for name in games() for size in SIZES for row in rows(name, size)]
    about = f"Four players, random legal actions, on {os.cpu_count()} cores."
    tell("Threads", FigureTable(COLUMNS, found, headline=COLUMNS[4]), about=about)


if __name__ == "__main__":
    main()
