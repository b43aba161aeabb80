"""A database forgets the tables that nobody comes to any more, and nothing else."""

import asyncio
import random
from pathlib import Path

import pytest

from intriga.store.interface import (
    YEAR,
    Addition,
    FinishedGame,
    IndexEntry,
    Store,
    StoredSnapshot,
    StoreError,
)
from intriga.store.postgres.database_url import DatabaseUrl
from intriga.store.upkeep import tidy
from tests.store.cluster import Cluster
from tests.store.conftest import POSTGRES, SQLITE
from tests.store.opening import Place, at, using

LONG = 100_000  # bytes of an event
OLD, NEW, CUTOFF = 1_000, 9_000, 5_000
SIZE = """SELECT sum(pg_total_relation_size(oid)), count(*) FROM pg_class
    WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace"""


def table(name: str, touched_ms: int, *, live: bool = False) -> Addition:
    """Return all that is kept of a table with one finished game."""
    return Addition(
        name,
        1,
        events=[random.Random(name).randbytes(LONG)],
        note=IndexEntry(name, listed=False, live=live, summary=b"{}", touched_ms=touched_ms),
        games=[FinishedGame(f"game {name}", name, 1, b"{}", "record", touched_ms)],
        snapshot=StoredSnapshot(1, b"{}"),
    )


TABLES = [table("old", OLD), table("live", OLD, live=True), table("new", NEW)]


@pytest.fixture
def database(place: Place) -> Place:
    assert using(place, lambda store: store.commit(TABLES)) == [None] * 3
    return place


def left(place: Place) -> tuple[set[str], set[str]]:
    """Return the tables and the finished games that are kept."""

    async def look(store: Store) -> tuple[set[str], set[str]]:
        noted = {each.table for each in await store.tables()}
        names = [each.table for each in TABLES]
        assert {name for name in names if await store.holds(name)} == noted
        assert {name for name in names if await store.latest(name)} == noted
        return noted, {name for name in names if await store.game(f"game {name}")}

    return using(place, look)


@pytest.mark.parametrize(
    ("more", "tables", "games"),
    [
        ({}, {"live", "new"}, {"old", "live", "new"}),
        ({"unfinished": True}, {"new"}, {"old", "live", "new"}),
        ({"unfinished": True, "replays": True}, {"new"}, {"new"}),
    ],
)
def test_old_tables_go_and_wanted_ones_stay(
    database: Place, more: dict[str, bool], tables: set[str], games: set[str]
) -> None:
    done = asyncio.run(tidy(database, CUTOFF, **more))

    assert left(database) == (tables, games)
    assert (done.tables, done.games) == (3 - len(tables), 3 - len(games))


def test_the_analysis_of_a_game_goes_with_it(database: Place) -> None:
    async def look(store: Store) -> None:
        for name in ("old", "new"):
            await store.keep_analysis(f"game {name}", "1", b"found")

    async def analysed(store: Store) -> list[bytes | None]:
        return [await store.analysis(f"game {name}", "1") for name in ("old", "new")]

    using(database, look)
    asyncio.run(tidy(database, CUTOFF))
    assert using(database, analysed) == [b"found", b"found"]
    asyncio.run(tidy(database, CUTOFF, replays=True))
    assert using(database, analysed) == [None, b"found"]


def test_an_ended_identity_is_forgotten_a_year_later(database: Place) -> None:
    async def end(store: Store) -> None:
        await store.revoke("long ago", OLD)
        await store.revoke("a year ago", CUTOFF)

    using(database, end)
    asyncio.run(tidy(database, CUTOFF + YEAR))

    assert using(database, lambda store: store.revoked()) == ["a year ago"]


@pytest.mark.parametrize("place", [SQLITE], indirect=True)
def test_tidy_reports_the_bytes_the_file_lost(database: Place) -> None:
    assert isinstance(database, Path)
    size = database.stat().st_size

    done = asyncio.run(tidy(database, CUTOFF))

    assert size - database.stat().st_size >= done.size >= LONG * 0.9


@pytest.mark.parametrize("place", [POSTGRES], indirect=True)
def test_tidy_reports_the_bytes_the_database_lost(database: Place, cluster: Cluster) -> None:
    assert isinstance(database, DatabaseUrl)
    size, _ = cluster.say(SIZE, database).split("|")

    done = asyncio.run(tidy(database, CUTOFF))

    now, _ = cluster.say(SIZE, database).split("|")
    assert int(size) - int(now) >= done.size >= LONG * 0.9


def test_a_forgotten_table_is_not_in_the_way_of_a_new_one(database: Place) -> None:
    asyncio.run(tidy(database, CUTOFF))

    assert using(database, lambda store: store.commit([table("old", NEW)])) == [None]
    assert left(database)[0] == {"old", "live", "new"}


async def _hold(place: Place) -> None:
    async with at(place) as store:
        await store.ready()
        await tidy(place, CUTOFF)


def test_a_database_that_a_server_has_is_left_alone(database: Place) -> None:
    with pytest.raises(StoreError, match="in use by another server"):
        asyncio.run(_hold(database))
    assert left(database)[0] == {"old", "live", "new"}


def test_a_file_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="does not exist"):
        asyncio.run(tidy(tmp_path / "db", CUTOFF))
    assert list(tmp_path.iterdir()) == []


def test_a_database_without_tables_gets_none(cluster: Cluster) -> None:
    empty = cluster.new()

    with pytest.raises(StoreError, match="keeps nothing there"):
        asyncio.run(tidy(empty, CUTOFF))
    assert cluster.say(SIZE, empty) == "|0"
