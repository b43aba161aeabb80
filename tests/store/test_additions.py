"""Simultaneous events of several tables: written together, refused one by one."""

import asyncio
from pathlib import Path

import pytest

from intriga.store.interface import (
    Addition,
    Conflict,
    FinishedGame,
    IndexEntry,
    Store,
    StoredSnapshot,
    StoreError,
)
from tests.store.opening import Place, at, bodies, opened, using, writing

TABLES = 50


def whole(table: str, first: int = 1) -> Addition:
    """Return an addition with everything that one can have."""
    return Addition(
        table,
        first,
        [b"one", b"two"],
        note=IndexEntry(table, listed=True, live=False, summary=b"{}", touched_ms=7),
        games=[FinishedGame(f"game of {table}", table, 1, b"{}", "record", 9)],
        snapshot=StoredSnapshot(first + 1, b"snapshot"),
    )


async def has(store: Store, table: str) -> tuple[int, bool, bool, bool]:
    """Return how many events *table* has, and whether it has an entry, a game and a snapshot."""
    noted = [each for each in await store.tables() if each.table == table]
    games, latest = await store.games_of(table), await store.latest(table)
    return len(await store.read(table)), bool(noted), bool(games), latest is not None


def test_additions_to_many_tables_are_written_by_one_commit(tmp_path: Path) -> None:
    commits: list[str] = []

    def listen(statement: str) -> None:
        if statement == "COMMIT":
            commits.append(statement)

    async def play() -> None:
        async with opened(tmp_path / "db") as store:
            writing(store).set_trace_callback(listen)
            added = await store.commit([whole(f"t{number}") for number in range(TABLES)])
            writing(store).set_trace_callback(None)
            assert added == [None] * TABLES
            for number in range(TABLES):
                assert await has(store, f"t{number}") == (2, True, True, True)

    asyncio.run(play())
    assert len(commits) == 1


def test_a_refused_addition_is_refused_whole_and_alone(place: Place) -> None:
    async def play() -> None:
        async with at(place) as store:
            await store.append("taken", 1, [b"first"])
            text: list[bytes] = ["no bytes"]  # type: ignore[list-item]
            offered = [
                whole("before"),
                whole("taken"),
                Addition("unwritable", 1, [b"half", *text]),
                Addition("\ud800", 1, [b"no name"]),
                Addition("unknown", 4, snapshot=StoredSnapshot(3, b"of nothing")),
                whole("after"),
            ]
            found = await store.commit(offered)

            assert [type(each) for each in found] == [
                *(type(None), Conflict, StoreError, StoreError, StoreError, type(None))
            ]
            conflict = found[1]
            assert isinstance(conflict, Conflict)
            assert (conflict.table, conflict.first, conflict.due) == ("taken", 1, 2)
            for table in ("before", "after"):
                assert await has(store, table) == (2, True, True, True)
            assert await has(store, "taken") == (1, False, False, False)
            assert await has(store, "unwritable") == (0, False, False, False)
            await store.commit([whole("taken", 2)])
            assert await bodies(store, "taken") == [b"first", b"one", b"two"]

    asyncio.run(play())


def test_a_refusal_quotes_no_event(place: Place) -> None:
    async def play() -> None:
        async with at(place) as store:
            secret: list[bytes] = ["duke"]  # type: ignore[list-item]
            for error in await store.commit([Addition("t", 1, secret), Addition("\ud800", 1, [])]):
                assert "duke" not in str(error)
            assert "duke" not in repr(Addition("t", 1, [b"duke"]))

    asyncio.run(play())


def test_a_game_that_is_kept_already_stays_and_its_table_goes_on(place: Place) -> None:
    async def play() -> None:
        async with at(place) as store:
            await store.commit([whole("t")])
            again = FinishedGame("game of t", "t", 1, b"{}", "another record", 9)
            assert await store.commit([Addition("t", 3, [b"three"], games=[again])]) == [None]
            kept = await store.game("game of t")
            assert kept is not None
            assert kept.record == "record"
            assert await bodies(store, "t") == [b"one", b"two", b"three"]

    asyncio.run(play())


def test_a_full_disk_refuses_large_additions_and_goes_on(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path / "db") as store:
            connection = writing(store)
            (most,) = connection.execute("PRAGMA max_page_count").fetchone()
            (pages,) = connection.execute("PRAGMA page_count").fetchone()
            connection.execute(f"PRAGMA max_page_count = {pages + 2}")
            large = [Addition(table, 1, [bytes(20_000)]) for table in "ab"]
            found = await store.commit([*large, Addition("c", 1, [b"small"])])
            assert [error is None for error in found] == [False, False, True]

            connection.execute(f"PRAGMA max_page_count = {most}")
            assert await store.commit(large) == [None, None]
            assert await bodies(store, "a") == [bytes(20_000)]

    asyncio.run(play())


def test_a_disk_that_takes_nothing_fails_the_whole_and_goes_on(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path / "db") as store:
            connection = writing(store)
            connection.execute("PRAGMA query_only = ON")
            found = await store.commit([whole("t"), whole("u")])
            assert {str(error) for error in found} == {
                "the database cannot be written: attempt to write a readonly database"
            }
            connection.execute("PRAGMA query_only = OFF")
            assert await store.commit([whole("t"), whole("u")]) == [None, None]

    asyncio.run(play())


def test_a_store_that_is_closed_says_so(place: Place) -> None:
    async def play() -> None:
        async with at(place) as store:
            await store.close()
            with pytest.raises(StoreError, match="closed"):
                await store.commit([whole("t")])

    asyncio.run(play())


def test_additions_are_there_when_the_store_is_opened_again(place: Place) -> None:
    assert using(place, lambda store: store.commit([whole("t")])) == [None]
    assert using(place, lambda store: has(store, "t")) == (2, True, True, True)
