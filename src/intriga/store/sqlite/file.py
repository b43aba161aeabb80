"""The file of a database: connections, its lock, and its tables, from every earlier release.

The lock lets one server at a time have it.  ``PRAGMA user_version`` counts the steps taken from
release to release.  A step that was released never changes: a new one follows it.
"""

import os
import sqlite3
from collections.abc import Sequence
from contextlib import closing, suppress
from pathlib import Path
from typing import Final, TypeAlias

from filelock import FileLock, Timeout

from intriga.store.interface import InUse, StoreError

USED: Final = "used"
SCHEMES: Final = ("http://", "https://")  # how an address begins
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
# The players of finished games.  Triggers take them from the headers of the games, so that
# both always agree, whatever writes, rewrites or deletes one.
PLAYED: Final = """
    CREATE TABLE played (
        person TEXT NOT NULL,
        ended_ms INTEGER NOT NULL,
        game_id TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
        PRIMARY KEY (person, ended_ms, game_id)
    ) STRICT, WITHOUT ROWID"""
_PERSONS: Final = """INSERT OR IGNORE INTO played
    SELECT value, {0}.ended_ms, {0}.id FROM {1} json_each(CAST({0}.header AS TEXT), '$.people')
    WHERE value <> ''"""
PLAYED_BEFORE: Final = _PERSONS.format("games", "games,")
PLAYED_NOW: Final = f"""
    CREATE TRIGGER game_kept AFTER INSERT ON games BEGIN {_PERSONS.format("new", "")}; END"""
PLAYED_ANEW: Final = f"""
    CREATE TRIGGER game_rewritten AFTER UPDATE OF header ON games BEGIN
        DELETE FROM played WHERE game_id = new.id;
        {_PERSONS.format("new", "")};
    END"""  # noqa: S608  names of ours
# The counts of each finished game, by the version of what is counted; they can be made again.
COUNTS: Final = """
    CREATE TABLE game_counts (
        game_id TEXT PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
        version TEXT NOT NULL,
        body BLOB NOT NULL
    ) STRICT"""
# Circles of people as JSON, and by triggers who is in which.
CIRCLES: Final = """
    CREATE TABLE circles (
        id TEXT PRIMARY KEY,
        version INTEGER NOT NULL,
        body BLOB NOT NULL
    ) STRICT"""
CIRCLE_MEMBERS: Final = """
    CREATE TABLE circle_members (
        person TEXT NOT NULL,
        circle_id TEXT NOT NULL REFERENCES circles (id) ON DELETE CASCADE,
        PRIMARY KEY (person, circle_id)
    ) STRICT, WITHOUT ROWID"""
_MEMBERS: Final = """INSERT OR IGNORE INTO circle_members
    SELECT json_extract(value, '$.person'), new.id
    FROM json_each(CAST(new.body AS TEXT), '$.members')"""
CIRCLE_KEPT: Final = f"CREATE TRIGGER circle_kept AFTER INSERT ON circles BEGIN {_MEMBERS}; END"
CIRCLE_CHANGED: Final = f"""
    CREATE TRIGGER circle_changed AFTER UPDATE OF body ON circles BEGIN
        DELETE FROM circle_members WHERE circle_id = new.id;
        {_MEMBERS};
    END"""  # noqa: S608  names of ours
# A browser of a person that came back by a login, with the day on which it was seen last.
DEVICES: Final = """
    CREATE TABLE devices (
        person TEXT NOT NULL,
        device TEXT NOT NULL,
        label TEXT NOT NULL,
        made_ms INTEGER NOT NULL,
        seen_ms INTEGER NOT NULL,
        PRIMARY KEY (person, device)
    ) STRICT, WITHOUT ROWID"""
PASSKEYS: Final = """
    CREATE TABLE passkeys (
        credential BLOB PRIMARY KEY,
        person TEXT NOT NULL,
        public_key BLOB NOT NULL,
        sign_count INTEGER NOT NULL,
        label TEXT NOT NULL,
        made_ms INTEGER NOT NULL,
        used_ms INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID"""
# Recovery words, as a digest under a key of the server; those of a person that were made last.
RECOVERY: Final = """
    CREATE TABLE recovery (
        person TEXT PRIMARY KEY,
        digest BLOB NOT NULL UNIQUE,
        made_ms INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID"""
# Nonces that were answered, for the minutes in which they could be answered again.
SPENT: Final = """
    CREATE TABLE spent (
        nonce BLOB PRIMARY KEY,
        until_ms INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID"""
# The days on which there was a daily bluff (a row without a game), and the game of each person that
# counts: its points once it was looked through, the grades of its decisions, a letter each.
DAILY: Final = """
    CREATE TABLE daily (
        day TEXT NOT NULL,
        game TEXT NOT NULL,
        person TEXT NOT NULL,
        table_id TEXT NOT NULL,
        begun_ms INTEGER NOT NULL,
        game_id TEXT NOT NULL,
        spoilt INTEGER NOT NULL,
        won INTEGER NOT NULL,
        grades TEXT NOT NULL,
        points INTEGER,
        PRIMARY KEY (day, game, person)
    ) STRICT, WITHOUT ROWID"""
DAILY_INDEXES: Final = (
    "CREATE INDEX daily_person ON daily (person, game, day)",
    "CREATE INDEX daily_points ON daily (day, game, points)",
)
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
    (
        PLAYED,
        "CREATE INDEX played_game ON played (game_id)",
        PLAYED_BEFORE,
        PLAYED_NOW,
        PLAYED_ANEW,
        COUNTS,
    ),
    (
        CIRCLES,
        CIRCLE_MEMBERS,
        "CREATE INDEX circle_member ON circle_members (circle_id)",
        CIRCLE_KEPT,
        CIRCLE_CHANGED,
    ),
    (
        DEVICES,
        PASSKEYS,
        "CREATE INDEX passkeys_person ON passkeys (person)",
        RECOVERY,
        SPENT,
    ),
    (DAILY, *DAILY_INDEXES),
)


class Lock:
    """The lock of a database, the file beside it that ends in ``.lock``.

    The file stays when the lock is dropped, and holds the number of the process that locked it
    last, whether the database was ever in use (one that could not be made was not), and where
    browsers reach the server that has it.
    """

    def __init__(self, database: Path) -> None:
        """Take the lock.

        Raises:
            InUse: another server holds it.
            StoreError: the file cannot be written.
        """
        path = lock_of(database)
        self.was_used = _is_marked(path)
        self._file, self._address = -1, ""
        self._lock = FileLock(
            path,
            blocking=False,
            mode=0o600,
            thread_local=False,  # whichever thread opened the database, another may close it
            fallback_to_soft=False,  # a file that is merely there would outlive a crash
            preserve_lock_file=True,  # else two could hold locks on files of one name
            on_acquired=self._sign,
        )
        try:
            self._lock.acquire()
        except Timeout:
            raise InUse(str(database), *_holder(path)) from None
        except OSError as error:
            raise StoreError(f"{path} cannot be locked: {error.strerror}") from error

    def mark_used(self) -> None:
        """Write that the database has its tables."""
        if not self.was_used:
            self.was_used = True
            self._sign(self._file)

    def tell(self, address: str) -> None:
        """Write where browsers reach this server, for another one that is refused."""
        self._address = address
        self._sign(self._file)

    def _sign(self, file: int) -> None:
        """Write what is known of this process; on a full disk the lock holds without it."""
        self._file = file
        lines = [str(os.getpid()), USED if self.was_used else "", self._address]
        text = "".join(f"{line}\n" for line in lines if line)
        with suppress(OSError):
            os.ftruncate(file, 0)
            os.lseek(file, 0, os.SEEK_SET)
            os.write(file, text.encode())

    def drop(self) -> None:
        """Let another server have the database."""
        self._lock.release()


def lock_of(database: Path) -> Path:
    """Return where the lock of *database* lies, once it was locked."""
    return database.with_name(f"{database.name}.lock")


def _holder(path: Path) -> tuple[str, str]:
    """Return the process that holds the lock, and its address."""
    lines = _lines(path)
    addresses = (line for line in lines if line.startswith(SCHEMES))
    return next(iter(lines), "unknown"), next(addresses, "")


def _is_marked(path: Path) -> bool:
    return USED in _lines(path)


def _lines(path: Path) -> list[str]:
    try:
        return path.read_text(encoding="ascii", errors="replace").split()
    except OSError:  # it is not there, or Windows lets nobody else read it
        return []


OLDEST_SQLITE: Final = (3, 37)  # STRICT tables
PATIENCE: Final = 5.0  # seconds for a backup or a curious person who locks the file
LONGEST_LOG: Final = 64 << 20  # bytes that the write-ahead log keeps after a burst


def open_database(path: Path) -> tuple[sqlite3.Connection, Lock]:
    """Open the database at *path* to write it, making or migrating it; nobody else may.

    Raises:
        StoreError: it is another program's, a newer Intriga's, in use, or cannot be opened.
    """
    if sqlite3.sqlite_version_info < OLDEST_SQLITE:
        raise StoreError(f"SQLite {sqlite3.sqlite_version} is too old: 3.37 is needed")
    try:
        is_new = _made(path)
        connection = connect(path)
    except OSError as error:
        raise StoreError(f"{path} cannot be opened: {error.strerror}") from error
    except sqlite3.Error as error:
        raise StoreError(f"{path} cannot be opened: {error}") from error
    try:
        return connection, _prepare(connection, path, is_new=is_new)
    except sqlite3.Error as error:
        connection.close()
        raise StoreError(f"{path} cannot be opened: {error}") from error
    except BaseException:
        connection.close()
        raise


def _made(path: Path) -> bool:
    """Make the file at *path* if there is none, and say whether there was none."""
    with suppress(FileExistsError):
        make_private(path)
        return True
    return False


def connect(path: Path) -> sqlite3.Connection:
    """Return a connection that no thread owns and that begins no transaction by itself."""
    return sqlite3.connect(path, timeout=PATIENCE, isolation_level=None, check_same_thread=False)


def make_private(path: Path) -> None:
    """Make a new, empty file that only its owner can read: it will hold cards and secrets.

    Raises:
        OSError: the file exists, or cannot be written.
    """
    # Never opens a file that exists: to close it would drop SQLite's own locks of this process.
    os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))


def _prepare(connection: sqlite3.Connection, path: Path, *, is_new: bool) -> Lock:
    recognise(connection, str(path))  # before anything is written, a lock beside it included
    lock = Lock(path)
    try:
        empty = recognise(connection, str(path))  # again: others may have written meanwhile
        if empty and lock.was_used and not is_new:
            _refuse_emptied(path)
        _configure(connection, path)
        migrate(connection)
        if empty:  # the log may be lost, but then the tables are known to have been there
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        lock.mark_used()
    except BaseException:
        lock.drop()
        raise
    return lock


def _refuse_emptied(path: Path) -> None:
    raise StoreError(
        f"{path} is empty, but was in use before, as {lock_of(path).name} beside it tells: "
        "put a copy back, or delete both to begin anew"
    )


def _configure(connection: sqlite3.Connection, path: Path) -> None:
    (mode,) = connection.execute("PRAGMA journal_mode = WAL").fetchone()
    if mode != "wal":
        raise StoreError(f"{path} lies where SQLite can keep no write-ahead log")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute(f"PRAGMA journal_size_limit = {LONGEST_LOG}")


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
