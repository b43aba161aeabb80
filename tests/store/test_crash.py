"""Acknowledged events survive: real processes, really killed, on a real disk."""

import asyncio
import random
import re
import sqlite3
import subprocess
import sys
from collections import defaultdict
from collections.abc import Generator, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from intriga.store.interface import StoreError
from intriga.store.sqlite.sqlite_store import SqliteStore
from tests.store.crashing import TABLES, body_of
from tests.store.opening import TODAY, bodies, opened, writing

ROOT = Path(__file__).parents[2]
CRASHES = 8


@contextmanager
def server(path: Path, *arguments: str) -> "Generator[subprocess.Popen[str], None, None]":
    """Start a server on *path*; however the test ends, it is killed, not stopped."""
    command = [sys.executable, "-m", "tests.store.crashing", str(path), *arguments]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        try:
            yield process
        finally:
            process.kill()


def lines(process: "subprocess.Popen[str]", most: int | None = None) -> Iterator[str]:
    """Read up to *most* whole lines."""
    assert process.stdout is not None
    while most is None or most > 0:
        line = process.stdout.readline()
        if not line.endswith("\n"):
            return
        yield line.strip()
        most = None if most is None else most - 1


def acknowledge(acknowledged: dict[str, int], said: Iterator[str]) -> None:
    """Remember the highest number that was acknowledged to each table."""
    for line in said:
        table, number = line.split()
        assert int(number) > acknowledged[table]
        acknowledged[table] = int(number)


def check(path: Path, acknowledged: dict[str, int]) -> None:
    """Hold that all that was acknowledged is there, unharmed and without a gap."""

    async def read() -> None:
        async with opened(path) as store:
            for table in (f"t{number}" for number in range(TABLES)):
                events = await store.read(table)
                assert [event.n for event in events] == list(range(1, len(events) + 1))
                assert len(events) >= acknowledged[table]
                assert all(event.body == body_of(table, event.n) for event in events)

    asyncio.run(read())
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


def test_a_server_killed_at_any_moment_loses_nothing_it_acknowledged(tmp_path: Path) -> None:
    chance = random.Random(11)
    acknowledged: dict[str, int] = defaultdict(int)
    for crash in range(CRASHES):
        with server(tmp_path / "db", str(crash)) as process:
            assert next(lines(process)) == "open"
            acknowledge(acknowledged, lines(process, chance.randint(1, 1500)))
            process.kill()
            acknowledge(acknowledged, lines(process))
        check(tmp_path / "db", acknowledged)
    assert len(acknowledged) == TABLES


def test_a_second_server_is_refused_until_the_first_is_dead(tmp_path: Path) -> None:
    path = tmp_path / "db"
    with server(path, "1") as process:
        assert next(lines(process)) == "open"
        sentence = f"{path} is in use by another server, process {process.pid}"
        with pytest.raises(StoreError, match=re.escape(sentence)):
            SqliteStore(path, upcasters=TODAY, snapshot_schema=1)
        process.kill()
        process.wait()
        check(path, defaultdict(int))


@pytest.mark.skipif(sys.platform == "win32", reason="needs a limit on the size of files")
def test_a_disk_that_is_full_reaches_the_waiter_and_the_store_goes_on(tmp_path: Path) -> None:
    with server(tmp_path / "db", "1", "300000") as process:
        said = list(lines(process))
    assert len(said) == 2
    assert re.fullmatch("StoreError: the database cannot be written: .*disk.*", said[0])
    table, number = said[1].split()
    check(tmp_path / "db", defaultdict(int, {table: int(number)}))


def test_a_database_that_is_full_fails_all_that_it_cannot_hold_and_goes_on(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path / "db") as store:
            connection = writing(store)
            (most,) = connection.execute("PRAGMA max_page_count").fetchone()
            (pages,) = connection.execute("PRAGMA page_count").fetchone()
            connection.execute(f"PRAGMA max_page_count = {pages + 2}")
            asked = [store.append(table, 1, [bytes(20_000)]) for table in "abc"]
            asked += [store.append("d", 1, [b"small"]), store.append("a", 2, [b"on what failed"])]
            answers = await asyncio.gather(*asked, return_exceptions=True)
            for answer in [*answers[:3], answers[4]]:
                assert isinstance(answer, StoreError), answer
            assert answers[3] is None
            assert str(answers[0]) == "the database cannot be written: database or disk is full"

            connection.execute(f"PRAGMA max_page_count = {most}")
            await store.append("a", 1, [bytes(20_000)])
            assert await bodies(store, "a") == [bytes(20_000)]
            assert await bodies(store, "b") == []
            assert await bodies(store, "d") == [b"small"]

    asyncio.run(play())


def test_a_database_that_cannot_be_written_fails_every_waiter(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path / "db") as store:
            connection = writing(store)
            connection.execute("PRAGMA query_only = ON")
            asked = [store.append(table, 1, [b"x"]) for table in "abcdef"]
            answers = await asyncio.gather(*asked, return_exceptions=True)
            assert {str(answer) for answer in answers} == {
                "the database cannot be written: attempt to write a readonly database"
            }
            connection.execute("PRAGMA query_only = OFF")
            await asyncio.gather(*(store.append(table, 1, [b"x"]) for table in "abcdef"))

    asyncio.run(play())
