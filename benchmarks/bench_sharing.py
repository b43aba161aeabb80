"""Many nodes on one database: what each second's exchange costs, and how fast all write together.

Stores of 1 to 100 nodes in this one process share a PostgreSQL.  *Exchange*: each tells how many
people it has and how much 20 addresses have used, hears the same of all others, and 5 lines of
the lobby that changed, as each does once a second.  *Writing*: each writes batches of 3 tables,
two events of 120 bytes each, one batch after the other, for some seconds.  ``fsync`` is on.
Prints microseconds of PostgreSQL's processes and of this one, and events a second.
``--quick`` looks whether it works, ``--keep`` adds the run to benchmarks/history.
"""

import asyncio
import sys
from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from time import perf_counter, process_time
from typing import Final

from benchmarks.results import Cell, FigureTable, tell
from intriga.server.limits.buckets import Counts
from intriga.server.limits.usage import Usage
from intriga.store.interface import Addition, IndexEntry, NodeReport
from intriga.store.postgres.database_url import DatabaseUrl
from intriga.store.postgres.postgres_store import PostgresStore
from intriga.store.upcasters import Upcasters
from tests.store.cluster import Cluster
from tests.wants import programs

QUICK: Final = "--quick" in sys.argv
NODES: Final = (1, 3) if QUICK else (1, 3, 10, 30, 100)
WRITERS: Final = (1, 3) if QUICK else (1, 3, 10, 30)
EXCHANGES: Final = 60 if QUICK else 1_000  # of all nodes together: processor time has ticks
SECONDS: Final = 0.5 if QUICK else 4.0
ADDRESSES: Final = 20
CHANGED: Final = 5
TABLES: Final = 3
EVENTS: Final = [b"x" * 120] * 2
CONNECTIONS: Final = 260  # two for each node, and some to spare


@asynccontextmanager
async def nodes(url: DatabaseUrl, count: int) -> AsyncGenerator[list[PostgresStore]]:
    """Open the stores of so many nodes."""
    async with AsyncExitStack() as stack:
        stores: list[PostgresStore] = []
        for number in range(count):
            store = PostgresStore(
                url, upcasters=Upcasters(1), snapshot_schema=1, address=f"/at/{number}"
            )
            stack.push_async_callback(store.close)
            await store.ready()
            stores.append(store)
        yield stores


def report() -> NodeReport:
    """Return what a node tells where so many addresses have used much."""
    usage, counts = Usage(), Counts(10)
    usage.add("socket", counts)
    for number in range(ADDRESSES):
        for _ in range(5):
            counts.add(f"198.51.100.{number}")
    return NodeReport(50, usage.report())


def cpu(cluster: Cluster) -> float:
    """Return the processor seconds of PostgreSQL: hundreds of processes, to the nanosecond."""
    return sum(
        int(Path(f"/proc/{process}/schedstat").read_text(encoding="utf-8").split()[0]) / 1e9
        for process in cluster.processes()
    )


async def exchange(cluster: Cluster, count: int) -> tuple[Cell, ...]:
    """Return a row about the exchange of so many nodes."""
    url, told = cluster.new(), report()
    async with nodes(url, count) as stores:
        await asyncio.gather(*(store.share(told) for store in stores))
        theirs = here = wall = 0.0
        turns = max(5, EXCHANGES // count)
        for turn in range(turns):
            for number in range(CHANGED):
                entry = IndexEntry(f"t{number}", listed=True, live=True, summary=b"x" * 300,
                                   touched_ms=turn)  # fmt: skip
                await stores[0].note(entry)
            theirs, here, wall = theirs - cpu(cluster), here - process_time(), wall - perf_counter()
            await asyncio.gather(*(store.share(told) for store in stores))
            theirs, here, wall = theirs + cpu(cluster), here + process_time(), wall + perf_counter()
    each = turns * count / 1e6
    busy, took = round(theirs / turns * 100, 1), round(wall / turns * 1e3)
    return count, round(theirs / each), round(here / each), busy, took


async def write(store: PostgresStore, name: str, until: float) -> int:
    """Append to three tables until the instant; return how many events were kept."""
    turn = 0
    while perf_counter() < until:
        first = turn * len(EVENTS) + 1
        batch = [Addition(f"{name}.{n}", first, list(EVENTS)) for n in range(TABLES)]
        if any(await store.commit(batch)):
            raise RuntimeError("a batch was refused")
        turn += 1
    return turn * TABLES * len(EVENTS)


async def writing(cluster: Cluster, count: int) -> tuple[Cell, ...]:
    """Return a row about so many nodes that write at once."""
    async with nodes(cluster.new(), count) as stores:
        theirs, here, began = -cpu(cluster), -process_time(), perf_counter()
        until = began + SECONDS
        done = await asyncio.gather(
            *(write(store, f"n{number}", until) for number, store in enumerate(stores))
        )
        wall, events = perf_counter() - began, sum(done)
        theirs, here = theirs + cpu(cluster), here + process_time()
    return count, round(events / wall), round(theirs / events * 1e6), round(here / events * 1e6)


def main() -> None:
    """Measure and print."""
    folder = programs()
    if folder is None:
        print("PostgreSQL is not installed: nothing to measure.")
        return
    cluster = Cluster(folder, durable=True, connections=CONNECTIONS)
    try:
        told = [asyncio.run(exchange(cluster, count)) for count in NODES]
        written = [asyncio.run(writing(cluster, count)) for count in WRITERS]
    finally:
        cluster.remove()
    columns = ("nodes", "PostgreSQL, an exchange [µs]", "the node, an exchange [µs]")
    more = ("PostgreSQL, of a core [%]", "an exchange takes [ms]")
    tell("Nodes that exchange once a second", FigureTable((*columns, *more), told))
    columns = ("nodes", "events in all [per second]", "PostgreSQL, an event [µs]")
    tell("Nodes that write at once", FigureTable((*columns, "the node, an event [µs]"), written))


if __name__ == "__main__":
    main()
