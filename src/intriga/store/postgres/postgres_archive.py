"""Commands on a PostgreSQL database: they copy its rows, and forget what is old.

:mod:`intriga.store.upkeep` says what is forgotten.
"""

from collections.abc import AsyncGenerator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any, Final

from intriga.store.archive import CHUNK, KINDS, Kind, Rows
from intriga.store.interface import YEAR, StoreError
from intriga.store.postgres.database_url import DatabaseUrl
from intriga.store.postgres.link import PATIENCE, PostgresSession, driver, in_a_sentence
from intriga.store.postgres.postgres_store import PostgresStore
from intriga.store.postgres.sql import KNOWN
from intriga.store.upcasters import Upcasters

# Nobody has them: node 0 never is, and the first server to come raises the fence.
OWNED: Final = """INSERT INTO owners (table_id, node, fence, n)
    SELECT table_id, 0, 0, max(n) FROM events GROUP BY table_id"""

NUMBERED: Final = ("acts", "reports")  # whose next number follows the last that was copied
GO_ON: Final = """SELECT setval(pg_get_serial_sequence('{0}', 'number'),
    (SELECT coalesce(max(number), 0) + 1 FROM {0}), false)"""
OLD: Final = "SELECT id FROM tables WHERE touched_ms < $1 AND live <= $2"
GAMES: Final = """WITH gone AS (DELETE FROM games WHERE ended_ms < $1 RETURNING id)
    SELECT count(*) FROM gone"""
REVOKED: Final = "DELETE FROM revoked WHERE revoked_ms < $1"
ACTS: Final = "DELETE FROM acts WHERE undone_ms < $1 OR until_ms < $1"
DEVICES: Final = "DELETE FROM devices WHERE seen_ms < $1"
REPORTS: Final = "DELETE FROM reports WHERE at_ms < $1"
DAILY: Final = "DELETE FROM daily WHERE begun_ms < $1"
PARTS: Final = ("snapshots", "events", "owners")  # a snapshot refers to an event
BOOLEANS: Final = {"tables": ("listed", "live"), "daily": ("spoilt", "won")}  # numbers to SQLite
DERIVED: Final = ("played", "game_counts", "circle_members")
SHRUNK: Final = (*(kind.name for kind in KINDS), "owners", *DERIVED)
SIZE: Final = (
    "SELECT sum(pg_total_relation_size(to_regclass(name))) FROM unnest($1::text[]) AS name"
)


class DatabaseArchive:
    """The rows of a database that no server uses."""

    def __init__(self, connection: Any) -> None:  # noqa: ANN401  it comes without types
        self._connection = connection

    async def rows(self, kind: Kind) -> AsyncGenerator[Rows]:
        """Yield all rows."""
        async with self._connection.transaction():
            cursor = await self._connection.cursor(kind.select)
            while rows := await cursor.fetch(CHUNK):
                yield [tuple(row) for row in rows]

    async def write(self, kind: Kind, rows: Rows) -> None:
        """Add *rows*."""
        if truths := [kind.columns.index(name) for name in BOOLEANS.get(kind.name, ())]:
            rows = [
                tuple(bool(each) if at in truths else each for at, each in enumerate(row))
                for row in rows
            ]
        await self._connection.copy_records_to_table(
            kind.name, records=rows, columns=list(kind.columns)
        )

    def writing(self) -> AbstractAsyncContextManager[object]:
        """Begin a transaction."""
        return self._connection.transaction()

    async def owned(self) -> None:
        """Give the tables to nobody."""
        await self._connection.execute(OWNED)
        for name in NUMBERED:
            await self._connection.execute(GO_ON.format(name))


@asynccontextmanager
async def opened_database(url: DatabaseUrl) -> AsyncGenerator[DatabaseArchive]:
    """Yield the rows of the database at *url*, its tables made if need be, as its only user.

    Raises:
        StoreError: it cannot be reached, read or written, or a server uses it.
    """
    async with sole_user(url) as connection:
        yield DatabaseArchive(connection)


@asynccontextmanager
async def sole_user(url: DatabaseUrl) -> AsyncGenerator[Any]:
    """Yield a connection to the database at *url*, its tables made if need be, and no server's.

    Raises:
        StoreError: it cannot be reached, read or written, or a server uses it.
    """
    guard = PostgresStore(url, upcasters=Upcasters(1), snapshot_schema=1)
    try:
        await guard.ready()  # as a server, it keeps all others out
        async with connected(url) as connection:
            yield connection
    finally:
        await guard.close()


@asynccontextmanager
async def connected(url: DatabaseUrl) -> AsyncGenerator[Any]:
    """Yield a connection to the database at *url*, for as long as a statement takes.

    Raises:
        StoreError: it cannot be reached, read or written.
    """
    connection: Any = None
    try:
        connection = await driver.connect(url.url, timeout=PATIENCE)
        yield connection
    except StoreError:
        raise
    except Exception as error:  # noqa: BLE001  a driver that lost its server raises anything
        raise in_a_sentence(error) from None  # the cause may quote what was written
    finally:
        if connection is not None:
            connection.terminate()


async def tidy_database(
    url: DatabaseUrl, before_ms: int, *, unfinished: bool, replays: bool
) -> tuple[int, int, int]:
    """Forget in the database at *url*; return how many tables, games and bytes went.

    The remaining rows are written again without the gaps, which takes room for both meanwhile.

    Raises:
        StoreError: Intriga keeps nothing there, a server uses it, or it cannot be written.
    """
    await _look_for(url)
    async with sole_user(url) as connection:
        size: int = await connection.fetchval(SIZE, SHRUNK)
        async with connection.transaction():
            old = [table for (table,) in await connection.fetch(OLD, before_ms, unfinished)]
            await _forget(connection, old)
            await connection.execute(REVOKED, before_ms - YEAR)
            await connection.execute(DEVICES, before_ms - YEAR)
            await connection.execute(ACTS, before_ms)
            await connection.execute(REPORTS, before_ms)
            await connection.execute(DAILY, before_ms - YEAR)
            games: int = await connection.fetchval(GAMES, before_ms) if replays else 0
        for name in SHRUNK:
            await connection.execute(f"VACUUM FULL {name}")
        left: int = await connection.fetchval(SIZE, SHRUNK)
    return len(old), games, max(0, size - left)


async def _look_for(url: DatabaseUrl) -> None:
    """Do nothing where Intriga keeps something; a server would begin there otherwise.

    Raises:
        StoreError: it keeps nothing there, or the database cannot be reached.
    """
    async with connected(url) as connection:
        _, ours = await connection.fetchrow(KNOWN)
    if ours is None:
        raise StoreError(f"{url} does not exist for Intriga: it keeps nothing there")


async def _forget(connection: PostgresSession, old: list[str]) -> None:
    for part in PARTS:
        await connection.execute(f"DELETE FROM {part} WHERE table_id = ANY($1)", old)  # noqa: S608  a constant
    await connection.execute("DELETE FROM tables WHERE id = ANY($1)", old)
