"""Forgetting: tables that nobody has come to for long, so that the disk does not fill."""

import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from intriga.store.interface import YEAR, StoreError
from intriga.store.postgres.database_url import DatabaseUrl
from intriga.store.sqlite.file import open_database

OLD: Final = "SELECT id FROM tables WHERE touched_ms < ? AND live <= ?"
GAMES: Final = "DELETE FROM games WHERE ended_ms < ?"
REVOKED: Final = "DELETE FROM revoked WHERE revoked_ms < ?"
ACTS: Final = "DELETE FROM acts WHERE undone_ms < ? OR until_ms < ?"
REPORTS: Final = "DELETE FROM reports WHERE at_ms < ?"
PARTS: Final = ("snapshots", "events")  # a snapshot refers to an event


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
    a year later: no browser shows its cookie any more, and it has left its tables.  Reports of
    players go that are older, and what the operator did that held no longer by then.

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
        connection.execute(ACTS, (before_ms, before_ms))
        connection.execute(REPORTS, (before_ms,))
        games = connection.execute(GAMES, (before_ms,)).rowcount if replays else 0
        connection.execute("COMMIT")
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
    return len(old), games
