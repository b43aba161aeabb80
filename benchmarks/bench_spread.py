"""A match spread over processes, or over a Ray cluster, against one worker in the same run.

Every round plays the same games with each number of workers in turn, and the best of the rounds
counts.  Decisions are those of games from the second part on: the first one waits for its worker
to begin, which is in a column of its own.  The ratio is that of the wall clock, so another program
that runs takes away from it: the load is in the table, and so is the processor time of all
processes of this machine together, of which more workers should need no more but for their
beginning.  ``--workers 1,2,4`` asks for other numbers,
``--ray`` for a cluster with so many processors on this machine, which takes minutes more;
``--quick`` looks whether it works; ``--keep`` adds the run to benchmarks/history.
"""

import argparse
import os
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from operator import itemgetter
from time import perf_counter
from typing import Any, Final

from benchmarks.results import Cell, FigureTable, tell
from intriga.core.games import ruleset_of
from intriga.lab.arena.match_parts import PART, play_in_parts
from intriga.matches.match import Match, play_match, prepared
from intriga.parallel.spread import Spread

AGENTS: Final = ("honest",) * 4
COLUMNS: Final = (
    *("where", "workers", "decisions [thousand per second]", "faster than one worker [times]"),
    *("processor time [s]", "begins after [s]", "load of the machine"),
)


def match_of(games: int) -> Match:
    """Return the match that is played, which needs no game before another one."""
    options = {"first_player": "random"}
    return Match(ruleset_of("coup"), AGENTS, games, "coup-br", options, seed=1)


def processor_seconds() -> float:
    """Return the processor time of this process and of those of its own that have ended."""
    taken = os.times()
    return taken.user + taken.system + taken.children_user + taken.children_system


def measured(match: Match, spread: Spread) -> tuple[float, float | None, float]:
    """Return decisions per second, the processor time, and when the first game is there.

    The processor time is None for a cluster, whose processes are others.
    """
    begun, before = perf_counter(), processor_seconds()
    if spread.is_alone:
        prepared(match)
        games = play_match(match)
    else:
        games = play_in_parts(match, spread, record=False)
    first, decisions = begun, 0
    for game in games:
        if game.number < PART:
            first = perf_counter()
        else:
            decisions += game.decisions
    rate = decisions / (perf_counter() - first)
    busy = None if spread.cluster else round(processor_seconds() - before, 1)
    return rate, busy, first - begun


@contextmanager
def place(workers: int, *, on_ray: bool) -> Generator[Spread]:
    """Give a spread over so many workers."""
    if not on_ray:
        yield Spread(workers)
        return
    from ray.cluster_utils import Cluster  # noqa: PLC0415  an extra

    cluster: Any = Cluster(initialize_head=True, head_node_args={"num_cpus": workers})
    try:
        yield Spread(cluster=str(cluster.address))
    finally:
        cluster.shutdown()


def rows(match: Match, numbers: Sequence[int], rounds: int, *, on_ray: bool) -> list[list[Cell]]:
    """Return a row for each number of workers."""
    best: dict[int, tuple[float, float | None, float]] = dict.fromkeys(numbers, (0.0, None, 0.0))
    for _ in range(rounds):
        for number in numbers:
            with place(number, on_ray=on_ray) as spread:
                best[number] = max(best[number], measured(match, spread), key=itemgetter(0))
    one, load = best[numbers[0]][0], round(os.getloadavg()[0], 1)
    where = "a Ray cluster" if on_ray else "processes"
    return [
        [where, number, round(rate / 1e3, 2), round(rate / one, 2), busy, round(begins, 1), load]
        for number, (rate, busy, begins) in best.items()
    ]


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--workers", default=f"1,{max(2, os.cpu_count() or 1)}")
    for word in ("ray", "quick", "keep"):
        parser.add_argument(f"--{word}", action="store_true")
    asked = parser.parse_args()
    numbers = [int(word) for word in asked.workers.split(",")]
    match, rounds = match_of(2000 if asked.quick else 6000), 1 if asked.quick else 3
    found = [
        row
        for on_ray in ((False, True) if asked.ray else (False,))
        for row in rows(match, numbers, rounds, on_ray=on_ray)
    ]
    about = (
        f"Four `honest` players of Coup, {match.games:,} games in parts of {PART}, on"
        f" {os.cpu_count()} cores."
    )
    tell("Spread over workers", FigureTable(COLUMNS, found, headline=COLUMNS[3]), about=about)


if __name__ == "__main__":
    main()
