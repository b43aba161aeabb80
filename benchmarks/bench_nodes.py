"""One server and three: what an answer costs in all, where several share a database.

600 sockets at 150 tables of four play Coup as in ``bench_server``, at a rate that all bear and
as fast as they can: one server on SQLite, one on PostgreSQL, three that share a PostgreSQL.
Prints the processor time of the servers for an answer, that of PostgreSQL, and both as a
multiple of the first line's, with latencies; medians of rounds that alternate.  ``fsync`` is
on everywhere.  ``--quick`` looks whether it works, ``--keep`` adds the run to benchmarks/history.

A limit: with three servers and PostgreSQL more processes share this machine's
processors, so that each waits for the others; processor time says what the work takes, the
latencies what a machine that has too few processors does to it.
"""

import json
import os
import sys
import time
from collections import Counter
from collections.abc import Generator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from statistics import median
from typing import Final

from benchmarks.results import Cell, FigureTable, rounded, tell
from intriga.store.postgres.database_url import VARIABLE
from tests.faults.server_load import quantile
from tests.faults.servers import INTRIGA, Contestant, Running, cpu_of, expect, loading, say, serving
from tests.store.cluster import Cluster
from tests.wants import programs

QUICK: Final = "--quick" in sys.argv
SOCKETS: Final = 60 if QUICK else 600
RATES: Final = (100,) if QUICK else (500, 0)  # answers a second, 0 for as many as there are
ROUNDS: Final = 1 if QUICK else 2
WARM: Final = 1.0 if QUICK else 4.0  # seconds before counting
SECONDS: Final = 2.0 if QUICK else 8.0
LOADERS: Final = 3
COLD: Final = Contestant(  # no bot plays, so none has to get ready
    INTRIGA.name, lambda port, folder: [*INTRIGA.serve(port, folder), "--cold"], INTRIGA.load
)
HOUSES: Final = {
    "one server, SQLite": (1, False),
    "one server, PostgreSQL": (1, True),
    "three servers, PostgreSQL": (3, True),
}


@dataclass
class Figures:
    """The result of a round: processor seconds of the servers and of the database."""

    servers: float
    database: float
    moves: int = 0
    wall: float = 0.0
    seen: Counter[int] = field(default_factory=Counter[int])

    @property
    def each(self) -> tuple[float, float]:
        """Return microseconds of the servers and of the database for an answer."""
        return self.servers / self.moves * 1e6, self.database / self.moves * 1e6


@contextmanager
def house(servers: int, cluster: Cluster | None) -> Generator[list[Running]]:
    """Run so many servers, which share a new database of *cluster* if there is one."""
    os.environ.pop(VARIABLE, None)
    if cluster is not None:
        os.environ[VARIABLE] = cluster.new().url
    with ExitStack() as stack:
        running = [stack.enter_context(serving(COLD)) for _ in range(servers)]
        os.environ.pop(VARIABLE, None)
        yield running


def measure(servers: int, cluster: Cluster | None, rate: float) -> Figures:
    """Let all sockets play, as many at each server, and count."""
    with house(servers, cluster) as running, ExitStack() as stack:
        part, loaders = 1 / servers, LOADERS // servers
        given = [
            loading(each, int(SOCKETS * part), rate * part, "play", loaders) for each in running
        ]
        loads = [load for each in given for load in stack.enter_context(each)]
        say(loads, "play")
        time.sleep(WARM)
        say(loads, "begin")
        before = used(running, cluster), time.perf_counter()
        time.sleep(SECONDS)
        after = used(running, cluster), time.perf_counter()
        say(loads, "end")
        counts = [json.loads(expect(load, "{")) for load in loads]
    (own, theirs), wall = before[0], after[1] - before[1]
    found = Figures(after[0][0] - own, after[0][1] - theirs, wall=wall)
    for each in counts:
        found.moves += each["moves"]
        found.seen.update({int(key): n for key, n in each["seen"].items()})
    return found


def used(running: list[Running], cluster: Cluster | None) -> tuple[float, float]:
    """Return the processor seconds of the servers themselves, and of the database."""
    database = sum(map(cpu_of, cluster.processes())) if cluster else 0.0
    return sum(each.own_cpu() for each in running), database


def rows(rate: float, cluster: Cluster) -> list[tuple[Cell, ...]]:
    """Return the rows of the table for one *rate*."""
    rounds: dict[str, list[Figures]] = {name: [] for name in HOUSES}
    for _ in range(ROUNDS):
        for name, (servers, is_shared) in HOUSES.items():
            rounds[name].append(measure(servers, cluster if is_shared else None, rate))
    base = median(sum(each.each) for each in rounds[next(iter(HOUSES))])
    return [row(name, rate, rounds[name], base) for name in HOUSES]


def row(name: str, rate: float, found: list[Figures], base: float) -> tuple[Cell, ...]:
    """Return one row: medians, the last column in times of *base*."""
    return (
        name,
        round(rate) if rate else "all at once",
        round(median(each.moves / each.wall for each in found)),
        round(median(each.each[0] for each in found)),
        round(median(each.each[1] for each in found)),
        round(median(sum(each.each) for each in found) / base, 2),
        *(rounded(median(quantile(each.seen, part) for each in found)) for part in (0.5, 0.99)),
    )


def main() -> None:
    """Measure and print."""
    folder = programs()
    if folder is None:
        print("PostgreSQL is not installed: nothing to compare.")
        return
    cluster = Cluster(folder, durable=True)
    try:
        found = [each for rate in RATES for each in rows(rate, cluster)]
    finally:
        cluster.remove()
    columns = (
        *("", "asked for [per second]", "answers [per second]", "the servers, an answer [µs]"),
        *("PostgreSQL, an answer [µs]", "both, the first is 1"),
        *("seen, median [ms]", "seen, 99 % [ms]"),
    )
    tell(f"Nodes, {SOCKETS} sockets", FigureTable(columns, found))


if __name__ == "__main__":
    main()
