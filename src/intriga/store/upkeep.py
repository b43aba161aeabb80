"""Commands on everything in a store: they copy it to an empty one, or forget what is old.

Rows are copied as they are, to a store of the same or the other kind: events keep the schema they
were written in.  Both places are locked as a server locks them, and the target is written in one
transaction, read again and compared before that ends.  Tables are forgotten that nobody has come
to for long, so that the disk does not fill.
"""

import sqlite3
from collections.abc import AsyncGenerator, Generator
from contextlib import asynccontextmanager, closing, contextmanager
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Final

import msgspec

from intriga.store.archive import CHUNK, KINDS, Archive, Kind, Rows
from intriga.store.interface import YEAR, StoreError
from intriga.store.postgres.database_url import DatabaseUrl
from intriga.store.sqlite.file import open_database

OLD: Final = "SELECT id FROM tables WHERE touched_ms < ? AND live <= ?"
GAMES: Final = "DELETE FROM games WHERE ended_ms < ?"
REVOKED: Final = "DELETE FROM revoked WHERE revoked_ms < ?"
ACTS: Final = "DELETE FROM acts WHERE undone_ms < ? OR until_ms < ?"
DEVICES: Final = "DELETE FROM devices WHERE seen_ms < ?"
REPORTS: Final = "DELETE FROM reports WHERE at_ms < ?"
DAILY: Final = "DELETE FROM daily WHERE begun_ms < ?"
PARTS: Final = ("snapshots", "events")  # a snapshot refers to an event


@dataclass(frozen=True, slots=True)
class Copied:
    """How many rows of each kind there are, and what all of them come to."""

    counts: dict[str, int]
    digest: str


async def move(source: Path | DatabaseUrl, target: Path | DatabaseUrl) -> Copied:
    """Copy all that is at *source* to *target*, which must be empty; *source* stays as it is.

    Raises:
        StoreError: a server has one of them open, *target* is not empty, a place cannot be
            opened, or what was written is not what was read. Then *target* is as before.
    """
    _look_for(source)
    async with _opened(source) as old, _opened(target) as new:
        for kind in KINDS:
            async for rows in new.rows(kind):
                if rows:
                    raise StoreError(f"{target} is not empty: it holds {kind.name} already")
        async with new.writing():
            read = await _copy(old, new)
            await new.owned()
            if await _counted(new) != read:
                raise StoreError(f"what {target} holds is not what was read; nothing is kept")
    return read


def _look_for(source: Path | DatabaseUrl) -> None:
    if isinstance(source, Path) and not source.exists():
        raise StoreError(f"{source} does not exist")


async def _copy(old: Archive, new: Archive) -> Copied:
    counting = _Counting()
    for kind in KINDS:
        async for rows in old.rows(kind):
            counting.add(kind, rows)
            await new.write(kind, rows)
    return counting.copied()


async def _counted(archive: Archive) -> Copied:
    counting = _Counting()
    for kind in KINDS:
        async for rows in archive.rows(kind):
            counting.add(kind, rows)
    return counting.copied()


class _Counting:
    def __init__(self) -> None:
        self._counts = dict.fromkeys((kind.name for kind in KINDS), 0)
        self._digest = sha256()

    def add(self, kind: Kind, rows: Rows) -> None:
        self._counts[kind.name] += len(rows)
        for row in rows:  # to SQLite a boolean is a number
            plain = [int(each) if isinstance(each, bool) else each for each in row]
            self._digest.update(msgspec.msgpack.encode((kind.name, plain)))

    def copied(self) -> Copied:
        return Copied(self._counts, self._digest.hexdigest())


@asynccontextmanager
async def _opened(place: Path | DatabaseUrl) -> AsyncGenerator[Archive]:
    if isinstance(place, Path):
        with opened_file(place) as file:
            yield file
    else:
        from intriga.store.postgres.postgres_archive import opened_database  # noqa: PLC0415  the driver may be missing

        async with opened_database(place) as database:
            yield database


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


@dataclass(frozen=True, slots=True)
class Tidied:
    """How many tables and finished games were forgotten, and how many bytes are free again."""

    tables: int
    games: int
    size: int


async def tidy(
    place: Path | DatabaseUrl, before_ms: int, *, unfinished: bool = False, replays: bool = False
) -> Tidied:
    """Forget the tables in the database at *place* that nobody has come to since *before_ms*.

    A table with a game under way stays, unless *unfinished*.  Finished games keep their replays;
    with *replays* those go that ended before *before_ms*.  That an identity was ended is forgotten
    a year later: no browser shows its cookie any more, and it has left its tables.  So is a device
    that was not seen for as long; passkeys and recovery words stay.  Reports of players go that are
    older, and what the operator did that held no longer by then.  Of the daily bluff all goes a
    year later.

    Raises:
        StoreError: there is no database, a server has it, or it cannot be written.
    """
    if isinstance(place, Path):
        return _tidy_file(place, before_ms, unfinished=unfinished, replays=replays)
    from intriga.store.postgres.postgres_archive import tidy_database  # noqa: PLC0415  the driver may be missing

    gone = await tidy_database(place, before_ms, unfinished=unfinished, replays=replays)
    return Tidied(*gone)


def _tidy_file(path: Path, before_ms: int, *, unfinished: bool, replays: bool) -> Tidied:
    """Forget in the file at *path*.

    Raises:
        StoreError: as above.
    """
    if not path.exists():
        raise StoreError(f"{path} does not exist")
    size = path.stat().st_size
    connection, lock = open_database(path)
    try:
        with closing(connection):
            tables, games = _forget(connection, before_ms, unfinished=unfinished, replays=replays)
            connection.execute("VACUUM")
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    except sqlite3.Error as error:
        raise StoreError(f"{path} cannot be written: {error}") from error
    finally:
        lock.drop()
    return Tidied(tables, games, max(0, size - path.stat().st_size))


def _forget(
    connection: sqlite3.Connection, before_ms: int, *, unfinished: bool, replays: bool
) -> tuple[int, int]:
    """Delete in one transaction, and return how many tables and games went."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        old = [table for (table,) in connection.execute(OLD, (before_ms, unfinished))]
        for part in PARTS:
            rows = [(table,) for table in old]
            connection.executemany(f"DELETE FROM {part} WHERE table_id = ?", rows)  # noqa: S608  a constant
        connection.executemany("DELETE FROM tables WHERE id = ?", [(table,) for table in old])
        connection.execute(REVOKED, (before_ms - YEAR,))
        connection.execute(DEVICES, (before_ms - YEAR,))
        connection.execute(ACTS, (before_ms, before_ms))
        connection.execute(REPORTS, (before_ms,))
        connection.execute(DAILY, (before_ms - YEAR,))
        games = connection.execute(GAMES, (before_ms,)).rowcount if replays else 0
        connection.execute("COMMIT")
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
    return len(old), games
