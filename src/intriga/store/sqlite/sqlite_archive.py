"""The rows of a database in a file."""

import sqlite3
from collections.abc import AsyncGenerator, Generator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

from intriga.store.archive import CHUNK, Kind, Rows
from intriga.store.interface import StoreError
from intriga.store.sqlite.file import open_database


class FileArchive:
    """The rows of a file that no server has open."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    async def rows(self, kind: Kind) -> AsyncGenerator[Rows]:
        """Yield all rows."""
        cursor = self._connection.execute(kind.select)
        while rows := cursor.fetchmany(CHUNK):
            yield rows

    async def write(self, kind: Kind, rows: Rows) -> None:
        """Add *rows*."""
        marks = ", ".join("?" for _ in kind.columns)
        columns = ", ".join(kind.columns)
        sql = f"INSERT INTO {kind.name} ({columns}) VALUES ({marks})"  # noqa: S608  names of ours
        self._connection.executemany(sql, rows)

    @asynccontextmanager
    async def writing(self) -> AsyncGenerator[None]:
        """Begin a transaction."""
        self._connection.execute("BEGIN IMMEDIATE")
        try:
            yield
            self._connection.execute("COMMIT")
        finally:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")

    async def owned(self) -> None:
        """Do nothing: the owner of the file has its tables."""


@contextmanager
def opened_file(path: Path) -> Generator[FileArchive]:
    """Yield the rows of the database at *path*, made if need be, while no server may open it.

    Raises:
        StoreError: it cannot be opened, read or written, or a server has it.
    """
    connection, lock = open_database(path)
    try:
        yield FileArchive(connection)
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    except sqlite3.Error as error:
        raise StoreError(f"{path} cannot be copied: {error}") from None
    finally:
        connection.close()
        lock.drop()
