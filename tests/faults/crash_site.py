"""The parts to kill: nodes over one database, the database itself, the lines of players."""

import asyncio
import os
import signal
import sqlite3
from collections import defaultdict
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import asyncpg

from intriga.server.run import DATABASE
from intriga.store.postgres.database_url import VARIABLE, DatabaseUrl
from tests.faults.histories import Rows
from tests.faults.servers import INTRIGA, Contestant, Running, free_port, start, stat
from tests.store.cluster import Cluster

EVENTS: Final = "SELECT table_id, n, body FROM events ORDER BY table_id, n"
GAMES: Final = "SELECT table_id, number FROM games"
WARM: Final = 10  # starts, one of which gets bots ready: they are processes of their own
driver: Any = asyncpg  # it comes without types


def rows_of(place: Path | DatabaseUrl) -> dict[str, Rows]:
    """Return what the store at *place* has of each table, while nothing else happens here.

    Raises:
        OSError, sqlite3.Error: it cannot be read.
    """
    if isinstance(place, Path):
        events, games = _of_file(place)
    else:  # in a thread of its own, so that this one hears nothing meanwhile
        with ThreadPoolExecutor(1) as thread:
            events, games = thread.submit(asyncio.run, _of_database(place)).result()
    found: defaultdict[str, Rows] = defaultdict(Rows)
    for table, n, body in events:
        found[table].events.append((n, body))
    for table, number in games:
        found[table].games.append(number)
    return found


def _of_file(path: Path) -> tuple[Iterable[Any], Iterable[Any]]:
    # Read only: whoever closes the file last after writing would put the log in order.
    with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)) as connection:
        connection.execute("BEGIN")  # both as they are at one instant
        return connection.execute(EVENTS).fetchall(), connection.execute(GAMES).fetchall()


async def _of_database(url: DatabaseUrl) -> tuple[Iterable[Any], Iterable[Any]]:
    connection = await driver.connect(url.url)
    try:
        async with connection.transaction(isolation="repeatable_read", readonly=True):
            return await connection.fetch(EVENTS), await connection.fetch(GAMES)
    finally:
        await connection.close()


class Site:
    """Servers that are killed and started again, over a file in *folder* or over a *cluster*.

    People come in by ``doors``, a port for each node, and nodes reach the cluster by a port too,
    ``link``: who uses it relays from these to ``ports`` and to the socket of the cluster.
    """

    def __init__(self, folder: Path, nodes: int, cluster: Cluster | None = None) -> None:
        """Prepare for so many nodes."""
        self.folder, self.cluster = folder, cluster
        self.ports = [free_port() for _ in range(nodes)]
        self.doors = [free_port() for _ in range(nodes)]
        self.link = free_port()
        self.orphans = self._starts = 0
        self._url = cluster.new() if cluster else None
        self._running: list[Running | None] = [None] * nodes

    def open(self) -> None:
        """Start all nodes."""
        for number in range(len(self.ports)):
            self.start(number)

    def start(self, number: int) -> None:
        """Start node *number*, unless it runs."""
        running, port = self._running[number], self.ports[number]
        if running is None or running.process.poll() is not None:
            named: dict[str, str] = {}
            if self.cluster is not None and self._url is not None:
                named = {VARIABLE: self.cluster.by_port(self._url, self.link).url}
            more = ["--door", str(self.doors[number])]
            more += ["--cold"] if self._starts % WARM else []
            self._starts += 1
            self._running[number] = start(_with(more), str(self.folder), port, named)

    def kill(self, number: int) -> None:
        """Kill node *number*, and count what it had started and outlives it."""
        running = self._running[number]
        if running is None:
            return
        started = running.pids[1:]
        running.process.kill()
        running.process.wait()
        self._running[number] = None
        self.orphans += sum(_outlives(pid) for pid in started)

    def rows(self) -> dict[str, Rows]:
        """Return what the store has of each table."""
        return rows_of(self.folder / DATABASE if self._url is None else self._url)

    def close(self) -> None:
        """Kill all nodes."""
        for number in range(len(self.ports)):
            self.kill(number)


def _with(more: Sequence[str]) -> Contestant:
    """Return our server with *more* in its command."""

    def serve(port: int, folder: str) -> list[str]:
        return [*INTRIGA.serve(port, folder), *more]

    return Contestant(INTRIGA.name, serve, INTRIGA.load)


def _outlives(pid: int) -> bool:
    """Give *pid*, whose parent is dead, time to end too, and say whether it had to be killed."""
    try:
        descriptor = os.pidfd_open(pid)
    except ProcessLookupError:
        return False
    with os.fdopen(descriptor):
        if stat(pid)[:1] in ([], ["Z"]):
            return False
        import select

        ended, _, _ = select.select([descriptor], [], [], 2.0)
        if not ended:
            os.kill(pid, signal.SIGKILL)
        return not ended
