"""A database forgets the tables that nobody comes to any more, and nothing else."""

import asyncio
from pathlib import Path

import pytest

from intriga.store.interface import (
    Addition,
    FinishedGame,
    IndexEntry,
    Store,
    StoredSnapshot,
    StoreError,
)
from intriga.store.tidy import tidy
from tests.store.opening import opened, using

LONG = 100_000  # bytes of an event
OLD, NEW, CUTOFF = 1_000, 9_000, 5_000


def table(name: str, touched_ms: int, *, live: bool = False) -> Addition:
    """Return all that is kept of a table with one finished game."""
    return Addition(
        name,
        1,
        events=[bytes(LONG)],
        note=IndexEntry(name, listed=False, live=live, summary=b"{}", touched_ms=touched_ms),
        games=[FinishedGame(f"game {name}", name, 1, b"{}", "record", touched_ms)],
        snapshot=StoredSnapshot(1, b"{}"),
    )


TABLES = [table("old", OLD), table("live", OLD, live=True), table("new", NEW)]


@pytest.fixture
def database(tmp_path: Path) -> Path:
    path = tmp_path / "db"
    assert using(path, lambda store: store.commit(TABLES)) == [None] * 3
    return path


def left(path: Path) -> tuple[set[str], set[str]]:
    """Return the tables and the finished games that are kept."""

    async def look(store: Store) -> tuple[set[str], set[str]]:
        noted = {each.table for each in await store.tables()}
        names = [each.table for each in TABLES]
        assert {name for name in names if await store.holds(name)} == noted
        assert {name for name in names if await store.latest(name)} == noted
        return noted, {name for name in names if await store.game(f"game {name}")}

    return using(path, look)


@pytest.mark.parametrize(
    ("more", "tables", "games"),
    [
        ({}, {"live", "new"}, {"old", "live", "new"}),
        ({"unfinished": True}, {"new"}, {"old", "live", "new"}),
        ({"unfinished": True, "replays": True}, {"new"}, {"new"}),
    ],
)
def test_old_tables_go_and_what_may_be_wanted_stays(
    database: Path, more: dict[str, bool], tables: set[str], games: set[str]
) -> None:
    size = database.stat().st_size

    done = tidy(database, CUTOFF, **more)

    assert left(database) == (tables, games)
    assert (done.tables, done.games) == (3 - len(tables), 3 - len(games))
    assert size - database.stat().st_size >= done.size >= (3 - len(tables)) * LONG * 0.9


async def _hold(path: Path) -> None:
    async with opened(path):
        tidy(path, CUTOFF)


def test_a_database_that_a_server_has_is_left_alone(database: Path) -> None:
    with pytest.raises(StoreError, match="in use by another server"):
        asyncio.run(_hold(database))
    assert left(database)[0] == {"old", "live", "new"}


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="does not exist"):
        tidy(tmp_path / "db", CUTOFF)
    assert list(tmp_path.iterdir()) == []
