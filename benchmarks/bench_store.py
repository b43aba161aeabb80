"""Durable appends: SQLite beside PostgreSQL, and the drivers of PostgreSQL.

Groups of tables, two events of 120 bytes each, one group after the other as the server writes
them.  Prints events a second and microseconds of this process's processor for an event, in
rounds that alternate, medians; for PostgreSQL also those of its own processes.  ``fsync`` is on
for both.  The drivers write the same rows without a fence: asyncpg as the store does, psycopg
and pg8000 by ``executemany`` where they are installed; the store needs only the first.
``--quick`` looks whether it works, ``--keep`` adds the run to benchmarks/history.
"""

import asyncio
import sys
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import Any, Final

from benchmarks.results import Cell, FigureTable, tell
from intriga.store.interface import Addition, Store
from intriga.store.postgres.database_url import DatabaseUrl
from intriga.store.postgres.postgres_store import PostgresStore
from intriga.store.sqlite.sqlite_store import SqliteStore
from intriga.store.upcasters import Upcasters
from tests.faults.servers import cpu_of
from tests.store.cluster import PASSWORD, Cluster
from tests.wants import programs

QUICK: Final = "--quick" in sys.argv
GROUPS: Final = (1, 10, 50, 200)  # tables that move at once
EVENTS: Final = 400 if QUICK else 6_000
ROUNDS: Final = 1 if QUICK else 3
EACH: Final = 2
BODY: Final = b"x" * 120
Measured = tuple[float, float, float]  # events a second, us here, us in PostgreSQL


async def _store(store: Store, size: int, count: int) -> None:
    """Append to *size* tables at a time, *count* times."""
    for turn in range(count):
        additions = [Addition(f"t{size}.{n}", turn * EACH + 1, [BODY] * EACH) for n in range(size)]
        refused = any(await store.commit(additions))
        if refused:
            raise RuntimeError(f"a group of {size} tables was refused")


async def _measure(
    write: Callable[[int, int], Awaitable[None]], size: int, cluster: Cluster
) -> Measured:
    count = max(2, min(EVENTS // (size * EACH), 300))
    events = count * size * EACH
    theirs, began, used = _cpu(cluster), perf_counter(), process_time()
    await write(size, count)
    seconds, here = perf_counter() - began, process_time() - used
    return events / seconds, here / events * 1e6, (_cpu(cluster) - theirs) / events * 1e6


def _cpu(cluster: Cluster) -> float:
    return sum(cpu_of(process) for process in cluster.processes()[1:])


async def stores(cluster: Cluster, folder: Path) -> dict[tuple[str, int], list[Measured]]:
    """Return what was measured of each store and size of groups."""
    found: dict[tuple[str, int], list[Measured]] = {}
    for round_ in range(ROUNDS):
        for size in GROUPS:
            for name, place in (("SQLite", folder / f"{round_}-{size}"), ("PostgreSQL", None)):
                store: Store = (
                    SqliteStore(place, upcasters=Upcasters(1), snapshot_schema=1)
                    if place
                    else PostgresStore(cluster.new(), upcasters=Upcasters(1), snapshot_schema=1)
                )
                await store.ready()
                found.setdefault((name, size), []).append(
                    await _measure(partial(_store, store), size, cluster)
                )
                await store.close()
    return found


# ------------------------------------------------------------------- drivers


TABLE: Final = "CREATE TABLE IF NOT EXISTS bare (t text, n bigint, body bytea, PRIMARY KEY (t, n))"


def _rows(size: int, turn: int) -> list[tuple[str, int, bytes]]:
    return [(f"t{n}", turn * EACH + k, BODY) for n in range(size) for k in range(EACH)]


async def _asyncpg(url: DatabaseUrl, size: int, count: int) -> None:
    connection = await import_module("asyncpg").connect(url.url)
    await connection.execute(TABLE)
    sql = "INSERT INTO bare SELECT * FROM unnest($1::text[], $2::bigint[], $3::bytea[])"
    for turn in range(count):
        await connection.execute(sql, *map(list, zip(*_rows(size, turn), strict=True)))
    await connection.close()


async def _psycopg(url: DatabaseUrl, size: int, count: int) -> None:
    place, _, schema = url.url.partition("&search_path=")
    made = import_module("psycopg").AsyncConnection.connect(
        place, options=f"-c search_path={schema}", prepare_threshold=1
    )
    connection = await made
    await connection.execute(TABLE)
    await connection.commit()
    for turn in range(count):
        cursor = connection.cursor()
        await cursor.executemany("INSERT INTO bare VALUES (%s, %s, %s)", _rows(size, turn))
        await connection.commit()
    await connection.close()


async def _pg8000(url: DatabaseUrl, size: int, count: int) -> None:
    folder = url.url.partition("host=")[2].partition("&")[0]
    driver: Any = import_module("pg8000.dbapi")
    connection = driver.connect(
        "intriga", unix_sock=f"{folder}/.s.PGSQL.5432", database="postgres", password=PASSWORD
    )
    cursor = connection.cursor()
    cursor.execute(f"SET search_path = {url.url.rpartition('=')[2]}")
    cursor.execute(TABLE)
    connection.commit()
    for turn in range(count):
        cursor.executemany("INSERT INTO bare VALUES (%s, %s, %s)", _rows(size, turn))
        connection.commit()
    connection.close()


async def drivers(cluster: Cluster) -> dict[tuple[str, int], list[Measured]]:
    """Return what was measured of each driver that is installed."""
    ways = {"asyncpg": _asyncpg, "psycopg": _psycopg, "pg8000": _pg8000}
    found: dict[tuple[str, int], list[Measured]] = {}
    for _ in range(ROUNDS):
        for name, write in ways.items():
            if find_spec(name) is not None:
                measured = await _measure(partial(write, cluster.new()), 50, cluster)
                found.setdefault((name, 50), []).append(measured)
    return found


def rows(found: dict[tuple[str, int], list[Measured]]) -> Iterator[tuple[Cell, ...]]:
    """Yield the rows of a table, medians of the rounds."""
    for (name, size), rounds in found.items():
        speed, here, theirs = (median(column) for column in zip(*rounds, strict=True))
        yield name, size, size * EACH, round(speed), round(here, 1), round(theirs, 1)


def main() -> None:
    """Measure and print."""
    folder = programs()
    if folder is None:
        print("PostgreSQL is not installed: nothing to compare.")
        return
    cluster = Cluster(folder, durable=True)
    try:
        with tempfile.TemporaryDirectory() as place:
            found = asyncio.run(stores(cluster, Path(place)))
        found |= asyncio.run(drivers(cluster))
    finally:
        cluster.remove()
    columns = ("", "tables a group", "events a group", "events [per second]")
    costs = ("here, an event [µs]", "in PostgreSQL, an event [µs]")
    tell("Stores", FigureTable((*columns, *costs), [*rows(found)]))


if __name__ == "__main__":
    main()
