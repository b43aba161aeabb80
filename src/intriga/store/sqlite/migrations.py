"""The tables of the database, and the way to them from every earlier release.

``PRAGMA user_version`` counts the steps taken.  A step that was released never
changes: a new one follows it.
"""

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from typing import Final, TypeAlias

from intriga.store.interface import StoreError

APPLICATION_ID: Final = 0x496E7472  # "Intr": file(1) and SQLite know the file by it
Step: TypeAlias = tuple[str, ...]

# Events keep the hidden row number: in a table WITHOUT ROWID each busy table dirties pages of
# its own, which took twice the time for a group of 200 tables.
EVENTS: Final = """
    CREATE TABLE events (
        table_id TEXT NOT NULL,
        n INTEGER NOT NULL CHECK (n > 0),
        schema INTEGER NOT NULL,
        body BLOB NOT NULL,
        PRIMARY KEY (table_id, n)
    ) STRICT"""
SNAPSHOTS: Final = """
    CREATE TABLE snapshots (
        table_id TEXT PRIMARY KEY,
        n INTEGER NOT NULL,
        schema INTEGER NOT NULL,
        body BLOB NOT NULL,
        FOREIGN KEY (table_id, n) REFERENCES events (table_id, n)
    ) STRICT"""
TABLES: Final = """
    CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        listed INTEGER NOT NULL,
        live INTEGER NOT NULL,
        summary BLOB NOT NULL,
        touched_ms INTEGER NOT NULL
    ) STRICT"""
GAMES: Final = """
    CREATE TABLE games (
        id TEXT PRIMARY KEY,
        table_id TEXT NOT NULL,
        number INTEGER NOT NULL,
        header BLOB NOT NULL,
        record TEXT NOT NULL,
        ended_ms INTEGER NOT NULL,
        UNIQUE (table_id, number)
    ) STRICT"""
# The identities that were ended, by the persons whose they were.
REVOKED: Final = """
    CREATE TABLE revoked (
        person TEXT PRIMARY KEY,
        revoked_ms INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID"""
# Analyses of finished games, the last one of each.
ANALYSES: Final = """
    CREATE TABLE analyses (
        game_id TEXT PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
        version TEXT NOT NULL,
        body BLOB NOT NULL
    ) STRICT"""
# The last link of each person by which another browser becomes theirs; its token as a SHA-256.
DEVICE_LINKS: Final = """
    CREATE TABLE device_links (
        person TEXT PRIMARY KEY,
        digest BLOB NOT NULL UNIQUE,
        until_ms INTEGER NOT NULL,
        opened INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID"""
# The operator's acts, and for how long they hold: for good without an instant.
ACTS: Final = """
    CREATE TABLE acts (
        number INTEGER PRIMARY KEY AUTOINCREMENT,
        kind TEXT NOT NULL,
        target TEXT NOT NULL,
        reason TEXT NOT NULL,
        at_ms INTEGER NOT NULL,
        until_ms INTEGER,
        undone_ms INTEGER
    ) STRICT"""
# Players' reports of each other, with the last of the talk.
REPORTS: Final = """
    CREATE TABLE reports (
        number INTEGER PRIMARY KEY AUTOINCREMENT,
        at_ms INTEGER NOT NULL,
        kind TEXT NOT NULL,
        table_id TEXT NOT NULL,
        reporter TEXT NOT NULL,
        reported TEXT NOT NULL,
        name TEXT NOT NULL,
        talk BLOB NOT NULL,
        closed_ms INTEGER
    ) STRICT"""
SECRETS: Final = "CREATE TABLE secrets (name TEXT PRIMARY KEY, value BLOB NOT NULL) STRICT"

STEPS: Final[tuple[Step, ...]] = (
    (
        EVENTS,
        SNAPSHOTS,
        TABLES,
        "CREATE INDEX tables_touched ON tables (touched_ms)",
        GAMES,
        SECRETS,
    ),
    (REVOKED,),
    (ANALYSES,),
    (DEVICE_LINKS,),
    (ACTS, REPORTS),
)


def recognise(connection: sqlite3.Connection, file: str, newest: int = len(STEPS)) -> bool:
    """Read nothing but what kind of database it is, and say whether it is a new, empty one.

    Raises:
        StoreError: it is no database of Intriga, or one of a newer program.
        sqlite3.DatabaseError: it is no database at all.
    """
    version = _number(connection, "PRAGMA user_version")
    application = _number(connection, "PRAGMA application_id")
    empty = not (
        application or version or _number(connection, "SELECT count(*) FROM sqlite_master")
    )
    if not empty and application != APPLICATION_ID:
        raise StoreError(f"{file} is a database of another program, not of Intriga")
    if version > newest:
        raise StoreError(
            f"{file} is a database of version {version}, written by a newer Intriga; "
            f"this one reads up to version {newest}"
        )
    return empty


def migrate(connection: sqlite3.Connection, steps: Sequence[Step] = STEPS) -> None:
    """Take the steps that the database has not taken yet: all of them or none."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        for step in steps[_number(connection, "PRAGMA user_version") :]:
            for statement in step:
                connection.execute(statement)
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute(f"PRAGMA user_version = {len(steps)}")
        connection.execute("COMMIT")
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")


def _number(connection: sqlite3.Connection, question: str) -> int:
    with closing(connection.execute(question)) as cursor:
        return int(cursor.fetchone()[0])
