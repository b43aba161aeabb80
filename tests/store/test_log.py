"""The log: numbered, ordered, all or nothing, committed in groups."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from intriga.store.interface import Conflict, StoreError
from tests.store.opening import Place, at, bodies, opened, writing

BURST = 500


def test_events_are_read_in_the_order_and_by_the_numbers_they_were_appended(place: Place) -> None:
    async def play() -> None:
        async with at(place) as store:
            await store.append("t", 1, [b"one", b"two"])
            await store.append("u", 1, [b"other"])
            await store.append("t", 3, [b"three"])

            events = await store.read("t")
            assert [(event.n, event.body) for event in events] == [
                (1, b"one"),
                (2, b"two"),
                (3, b"three"),
            ]
            assert await bodies(store, "t", 2) == [b"three"]
            assert await bodies(store, "t", 3) == []
            assert await bodies(store, "nobody") == []

    asyncio.run(play())


def test_appends_are_numbered_in_the_order_they_are_asked_for_before_any_is_awaited(
    place: Place,
) -> None:
    async def play() -> None:
        async with at(place) as store:
            asked = [store.append("t", n, [b"%d" % n]) for n in range(1, BURST)]
            await asyncio.gather(*asked)
            assert await bodies(store, "t") == [b"%d" % n for n in range(1, BURST)]

    asyncio.run(play())


def test_later_changes_of_the_callers_list_are_not_written(place: Place) -> None:
    async def play() -> None:
        async with at(place) as store:
            events = [b"meant"]
            asked = store.append("t", 1, events)
            events[0] = b"changed"
            await asked
            assert await bodies(store, "t") == [b"meant"]

    asyncio.run(play())


@pytest.mark.parametrize(("first", "due"), [(1, 3), (2, 3), (4, 3), (0, 3), (-1, 3)])
def test_an_append_that_is_not_next_conflicts_and_says_what_is_due(
    place: Place, first: int, due: int
) -> None:
    async def play() -> None:
        async with at(place) as store:
            await store.append("t", 1, [b"one", b"two"])
            with pytest.raises(Conflict, match=f"table 't' is due event {due}, not {first}") as no:
                await store.append("t", first, [b"x", b"y"])
            assert (no.value.table, no.value.first, no.value.due) == ("t", first, due)
            assert await bodies(store, "t") == [b"one", b"two"]

    asyncio.run(play())


def blocked(path: Path) -> "closing[sqlite3.Connection]":
    """Hold the right to write, so that what is asked waits together."""
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("BEGIN IMMEDIATE")
    return closing(connection)


def test_a_conflict_hurts_nobody_else_in_its_group(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path / "db") as store:
            with blocked(tmp_path / "db"):
                asked = [
                    store.append("t", 1, [b"mine"]),
                    store.append("t", 1, [b"late"]),
                    store.append("u", 1, [b"a", b"b"]),
                    store.append("u", 2, [b"again"]),
                    store.append("t", 2, [b"next"]),
                ]
            answers = await asyncio.gather(*asked, return_exceptions=True)
            assert [type(answer) for answer in answers] == [
                type(None),
                Conflict,
                type(None),
                Conflict,
                type(None),
            ]
            assert await bodies(store, "t") == [b"mine", b"next"]
            assert await bodies(store, "u") == [b"a", b"b"]

    asyncio.run(play())


def test_an_append_that_sqlite_refuses_hurts_nobody_else_in_its_group(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path / "db") as store:
            with blocked(tmp_path / "db"):
                before = store.append("t", 1, [b"before"])
                text: list[bytes] = ["no bytes"]  # type: ignore[list-item]
                bad = store.append("u", 1, [b"first half", *text])
                unreadable = store.append("\ud800", 1, [b"no name"])
                after = store.append("t", 2, [b"after"])
            await before
            await after
            with pytest.raises(StoreError, match="cannot be written: cannot store TEXT"):
                await bad
            with pytest.raises(UnicodeEncodeError):
                await unreadable
            assert await bodies(store, "t") == [b"before", b"after"]
            assert await bodies(store, "u") == []

    asyncio.run(play())


def test_a_burst_of_appends_is_committed_in_a_few_transactions(tmp_path: Path) -> None:
    commits: list[str] = []

    def listen(statement: str) -> None:
        if statement == "COMMIT":
            commits.append(statement)

    async def play() -> None:
        async with opened(tmp_path / "db") as store:
            writing(store).set_trace_callback(listen)
            with blocked(tmp_path / "db"):
                asked = [store.append(f"t{n}", 1, [b"x", b"y"]) for n in range(BURST)]
            await asyncio.gather(*asked)

    asyncio.run(play())
    assert 1 <= len(commits) <= 2  # the group that began before the burst was whole, and the rest


def test_a_queue_that_is_full_refuses_at_once_and_recovers(tmp_path: Path) -> None:
    longest = 8

    async def play() -> None:
        async with opened(tmp_path / "db", longest_queue=longest) as store:
            with blocked(tmp_path / "db"):
                asked = [store.append(f"t{n}", 1, [b"x"]) for n in range(BURST)]
                refused = [future for future in asked if future.done()]
            waited = [future for future in asked if future not in refused]
            assert len(refused) >= BURST - 2 * longest - 1
            for future in refused:
                with pytest.raises(StoreError, match="too busy: 8 writes wait"):
                    await future
            assert len(waited) >= longest
            await asyncio.gather(*waited)
            await store.append("again", 1, [b"x"])

    asyncio.run(play())


def test_a_waiter_that_gives_up_neither_stops_its_append_nor_the_store(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path / "db") as store:
            with blocked(tmp_path / "db"):
                asked = [store.append("t", n, [b"%d" % n]) for n in range(1, 4)]
                asked[1].cancel()
            async with asyncio.timeout(20):  # nobody told the last one, if it takes so long
                await asked[2]
            assert await bodies(store, "t") == [b"1", b"2", b"3"]

    asyncio.run(play())


def test_closing_writes_waiting_jobs_and_then_refuses(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path / "db") as store:
            asked = [store.append("t", n, [b"x"]) for n in range(1, BURST)]
            await store.close()
            assert all(future.done() for future in asked)
            with pytest.raises(StoreError, match="closed"):
                await store.append("t", BURST, [b"x"])
            with pytest.raises(StoreError, match="closed"):
                await store.read("t")
            with pytest.raises(StoreError, match="closed"):
                await store.backup(tmp_path / "copy")
            await store.close()
        assert not (tmp_path / "db-wal").exists()
        async with opened(tmp_path / "db") as store:
            assert len(await store.read("t")) == BURST - 1

    asyncio.run(play())


def test_neither_events_nor_games_show_in_a_repr(place: Place) -> None:
    async def play() -> None:
        async with at(place) as store:
            await store.append("t", 1, [b'{"hand":"duke"}'])
            await store.snapshot("t", 1, b'{"hand":"duke"}')
            assert "duke" not in repr((await store.read("t"), await store.latest("t")))

    asyncio.run(play())
