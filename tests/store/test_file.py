"""Opening: only databases of Intriga, of this version or an earlier one, one server each."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from intriga.store.interface import StoreError
from intriga.store.sqlite.file import APPLICATION_ID, STEPS, migrate
from intriga.store.sqlite.sqlite_store import SqliteStore
from tests.store.opening import TODAY, bodies, opened, using, writing


def refused(path: Path, reason: str) -> None:
    """Hold that *path* is refused for that *reason*."""
    with pytest.raises(StoreError, match=reason):
        SqliteStore(path, upcasters=TODAY, snapshot_schema=1)


def changed(path: Path, *statements: str) -> None:
    """Run *statements* on the database at *path*."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        for statement in statements:
            connection.execute(statement)


def schema_of(path: Path) -> list[tuple[object, ...]]:
    """Return the tables and indexes of a database, and its two numbers."""
    with closing(sqlite3.connect(path)) as connection:
        things = connection.execute("SELECT name, sql FROM sqlite_master ORDER BY name").fetchall()
        numbers = connection.execute("PRAGMA user_version").fetchall()
        return things + numbers + connection.execute("PRAGMA application_id").fetchall()


def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "notes"
    path.write_text("milk, eggs\n" * 100)
    refused(path, "notes cannot be opened: file is not a database")

    assert path.read_text() == "milk, eggs\n" * 100
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("statement", ["CREATE TABLE t (x)", "PRAGMA application_id = 7"])
def test_a_database_of_another_program_is_refused_and_left_alone(
    tmp_path: Path, statement: str
) -> None:
    path = tmp_path / "theirs"
    changed(path, statement)
    before = path.read_bytes()
    refused(path, "theirs is a database of another program, not of Intriga")

    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


def test_a_database_of_a_newer_program_is_refused(tmp_path: Path) -> None:
    using(tmp_path / "db", lambda store: store.ready())
    changed(tmp_path / "db", "PRAGMA user_version = 99")
    refused(tmp_path / "db", f"version 99, written by a newer .* up to version {len(STEPS)}")


def test_a_place_that_cannot_be_opened_is_refused_in_a_sentence(tmp_path: Path) -> None:
    refused(tmp_path / "nowhere" / "db", "db cannot be opened: No such file or directory")
    refused(tmp_path, "cannot be opened: unable to open database file")


def test_a_database_that_cannot_be_migrated_is_let_go(tmp_path: Path) -> None:
    path = tmp_path / "db"
    changed(path, f"PRAGMA application_id = {APPLICATION_ID}", "CREATE TABLE events (x)")
    refused(path, "db cannot be opened: table events already exists")

    changed(path, "DROP TABLE events")
    using(path, lambda store: store.ready())


def test_a_file_that_is_open_is_refused_by_whatever_name_and_left_working(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(tmp_path / "db")

    async def play() -> None:
        async with opened(tmp_path / "db") as store:
            refused(tmp_path / "db", r"db is in use by another server, process \d+")
            refused(tmp_path / "link", r"db is in use by another server, process \d+")
            await store.append("t", 1, [b"x"])
            assert await bodies(store, "t") == [b"x"]

    asyncio.run(play())


def test_a_commit_survives_a_loss_of_power(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path / "db") as store:
            connection = writing(store)
            assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
            assert connection.execute("PRAGMA synchronous").fetchone() == (2,)  # FULL
            assert connection.execute("PRAGMA foreign_keys").fetchone() == (1,)

    asyncio.run(play())


def test_an_empty_file_becomes_a_database(tmp_path: Path) -> None:
    (tmp_path / "db").touch(mode=0o600)
    using(tmp_path / "db", lambda store: store.append("t", 1, [b"x"]))
    assert using(tmp_path / "db", lambda store: bodies(store, "t")) == [b"x"]


@pytest.mark.parametrize("version", range(len(STEPS)))
def test_a_database_of_every_earlier_version_becomes_like_a_new_one(
    tmp_path: Path, version: int
) -> None:
    with closing(sqlite3.connect(tmp_path / "old", isolation_level=None)) as old:
        migrate(old, STEPS[:version])
    using(tmp_path / "old", lambda store: store.ready())
    using(tmp_path / "new", lambda store: store.ready())

    assert schema_of(tmp_path / "old") == schema_of(tmp_path / "new")
    assert schema_of(tmp_path / "new")[-2:] == [(len(STEPS),), (APPLICATION_ID,)]


NEXT = (*STEPS, ("ALTER TABLE tables ADD COLUMN colour TEXT", "CREATE TABLE extra (x)"))
BROKEN = (*NEXT, ("CREATE TABLE more (x)", "CREATE TABLE extra (x)"))


def test_a_step_that_is_added_is_taken_once_and_keeps_what_was_there(tmp_path: Path) -> None:
    using(tmp_path / "db", lambda store: store.append("t", 1, [b"x"]))
    with closing(sqlite3.connect(tmp_path / "db", isolation_level=None)) as old:
        migrate(old, NEXT)
        migrate(old, NEXT)
        assert old.execute("SELECT body FROM events").fetchall() == [(b"x",)]
        assert old.execute("SELECT colour FROM tables").fetchall() == []
        assert old.execute("PRAGMA user_version").fetchone() == (len(NEXT),)


def test_steps_that_fail_half_way_leave_the_database_as_it_was(tmp_path: Path) -> None:
    using(tmp_path / "db", lambda store: store.ready())
    before = schema_of(tmp_path / "db")
    with closing(sqlite3.connect(tmp_path / "db", isolation_level=None)) as old:
        with pytest.raises(sqlite3.OperationalError, match="already exists"):
            migrate(old, BROKEN)
        assert not old.in_transaction
    assert schema_of(tmp_path / "db") == before


@pytest.mark.parametrize("left", [0, 100])
def test_a_database_that_was_emptied_is_not_taken_for_a_new_one(tmp_path: Path, left: int) -> None:
    path = tmp_path / "db"
    using(path, lambda store: store.append("t", 1, [b"x"]))
    path.write_bytes(path.read_bytes()[:left])
    refused(path, "db is empty, but was in use before" if left == 0 else "db cannot be opened")

    assert path.stat().st_size == left
    path.unlink()
    using(path, lambda store: store.ready())


def test_the_tables_of_a_new_database_are_there_without_its_log(tmp_path: Path) -> None:
    path = tmp_path / "db"

    async def play() -> None:
        async with opened(path):
            (tmp_path / "copy").write_bytes(path.read_bytes())

    asyncio.run(play())
    assert schema_of(tmp_path / "copy") == schema_of(path)
