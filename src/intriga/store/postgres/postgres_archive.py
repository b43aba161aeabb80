"""The rows of a PostgreSQL database."""

from collections.abc import AsyncGenerator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any, Final

from intriga.store.archive import CHUNK, Kind, Rows
from intriga.store.interface import StoreError
from intriga.store.postgres.database_url import DatabaseUrl
from intriga.store.postgres.link import PATIENCE, driver, in_a_sentence
from intriga.store.postgres.postgres_store import PostgresStore
from intriga.store.upcasters import Upcasters

# Nobody has them: node 0 never is, and the first server to come raises the fence.
OWNED: Final = """INSERT INTO owners (table_id, node, fence, n)
    SELECT table_id, 0, 0, max(n) FROM events GROUP BY table_id"""

NUMBERED: Final = ("acts", "reports")  # whose next number follows the last that was copied
GO_ON: Final = """SELECT setval(pg_get_serial_sequence('{0}', 'number'),
    (SELECT coalesce(max(number), 0) + 1 FROM {0}), false)"""


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
        if kind.name == "tables":
            rows = [(name, bool(listed), bool(live), *rest) for name, listed, live, *rest in rows]
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
