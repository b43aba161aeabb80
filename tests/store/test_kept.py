"""The data beside the log: snapshots, the index of tables, finished games, secrets, copies."""

import asyncio
import sqlite3
import stat
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from intriga.store.interface import (
    DAY,
    DeviceLink,
    FinishedGame,
    IndexEntry,
    StoredSnapshot,
    StoreError,
)
from intriga.store.sqlite.sqlite_store import SqliteStore
from tests.store.opening import TODAY, Place, at, bodies, opened, using, writing

GAME = FinishedGame("g1", "t", 1, b'{"game":"coup"}', "line 1\nline 2\n", 1_000)


def test_the_latest_snapshot_is_the_one_of_the_highest_event(place: Place) -> None:
    async def play() -> None:
        async with at(place) as store:
            assert await store.latest("t") is None
            await store.append("t", 1, [b"x"] * 9)
            await store.snapshot("t", 3, b"three")
            await store.snapshot("t", 9, b"nine")
            await store.snapshot("t", 5, b"late five")
            assert await store.latest("t") == StoredSnapshot(9, b"nine")
            assert await store.latest("u") is None

    asyncio.run(play())


def test_a_table_is_held_once_it_has_an_event(place: Place) -> None:
    async def play() -> None:
        async with at(place) as store:
            assert not await store.holds("t")
            await store.append("t", 1, [b"x"])
            assert await store.holds("t")
            assert not await store.holds("u")

    asyncio.run(play())


def test_a_snapshot_of_another_schema_is_as_good_as_none(place: Place) -> None:
    async def play() -> None:
        async with at(place) as store:
            await store.append("t", 1, [b"x"] * 9)
            await store.snapshot("t", 9, b"old")
        async with at(place, snapshot_schema=2) as store:
            assert await store.latest("t") is None
            await store.snapshot("t", 4, b"new")
            assert await store.latest("t") == StoredSnapshot(4, b"new")

    asyncio.run(play())


def test_a_snapshot_needs_the_event_it_stands_for(place: Place) -> None:
    async def play() -> None:
        async with at(place) as store:
            await store.append("t", 1, [b"x"])
            with pytest.raises(StoreError, match="table 't' has no event 2"):
                await store.snapshot("t", 2, b"ahead of the log")
            assert await store.latest("t") is None

    asyncio.run(play())


NOTED = [
    IndexEntry("quiet", listed=False, live=False, summary=b"1", touched_ms=100),
    IndexEntry("lobby", listed=True, live=False, summary=b"2", touched_ms=200),
    IndexEntry("game", listed=False, live=True, summary=b"3", touched_ms=300),
    IndexEntry("both", listed=True, live=True, summary=b"4", touched_ms=400),
]


def test_an_analysis_is_kept_in_its_version_with_its_game(place: Place) -> None:
    async def play() -> None:
        async with at(place) as store:
            await store.keep_game(GAME)
            with pytest.raises(StoreError, match="there is no game 'none'"):
                await store.keep_analysis("none", "1", b"x")
            assert await store.analysis(GAME.id, "1") is None
            await store.keep_analysis(GAME.id, "1", b"found")
            await store.keep_analysis(GAME.id, "2", b"found more")
        async with at(place) as store:
            assert await store.analysis(GAME.id, "1") is None
            assert await store.analysis(GAME.id, "2") == b"found more"

    asyncio.run(play())


def test_the_index_finds_tables_by_kind_and_time(
    place: Place,
) -> None:
    async def play() -> None:
        async with at(place) as store:
            for noted in NOTED:
                await store.note(noted)
        async with at(place) as store:
            quiet, lobby, game, both = NOTED
            assert await store.tables() == [both, game, lobby, quiet]
            assert await store.tables(listed_only=True) == [both, lobby]
            assert await store.tables(live_only=True) == [both, game]
            assert await store.tables(listed_only=True, live_only=True) == [both]
            assert await store.tables(since_ms=300) == [both, game]
            assert await store.tables(limit=1) == [both]
            assert await store.tables(limit=0) == []

    asyncio.run(play())


def test_a_table_has_one_note_the_latest(place: Place) -> None:
    async def play() -> None:
        async with at(place) as store:
            later = replace(NOTED[3], live=False, summary=b"5", touched_ms=500)
            await store.note(NOTED[3])
            await store.note(later)
            assert await store.tables() == [later]

    asyncio.run(play())


def test_a_game_is_kept_whole_and_found_by_id_and_by_table(place: Place) -> None:
    async def play() -> None:
        second = replace(GAME, id="g2", number=2, ended_ms=2_000)
        async with at(place) as store:
            await store.keep_game(GAME)
            await store.keep_game(second)
            await store.keep_game(replace(GAME, id="g3", table="u"))
        async with at(place) as store:
            assert await store.game("g1") == GAME
            assert await store.game("g9") is None
            assert await store.games_of("t") == [second, GAME]
            assert await store.games_of("t", limit=1) == [second]
            assert await store.games_of("nobody") == []

    asyncio.run(play())


@pytest.mark.parametrize(
    "other", [replace(GAME, record="changed"), replace(GAME, number=2), replace(GAME, id="g2")]
)
def test_a_game_that_is_kept_can_be_kept_again_but_not_changed(
    place: Place, other: FinishedGame
) -> None:
    async def play() -> None:
        async with at(place) as store:
            await store.keep_game(GAME)
            await store.keep_game(GAME)
            with pytest.raises(StoreError, match=r"game 'g\d', number \d of table 't', is kept"):
                await store.keep_game(other)
            assert await store.games_of("t") == [GAME]

    asyncio.run(play())


def test_a_secret_is_drawn_once_and_stays_across_restarts(place: Place, other_place: Place) -> None:
    first = using(place, lambda store: store.secret("cookies"))
    again = using(place, lambda store: store.secret("cookies"))
    other = using(place, lambda store: store.secret("links"))
    elsewhere = using(other_place, lambda store: store.secret("cookies"))

    assert len(first) == 32
    assert again == first
    assert len({first, other, elsewhere}) == 3


def test_an_identity_that_was_ended_stays_so_across_restarts(place: Place) -> None:
    async def play() -> None:
        async with at(place) as store:
            assert await store.revoked() == []
            await store.revoke("ana", 1_000)
            await store.revoke("ana", 2_000)
            await store.revoke("bia", 2_000)
        async with at(place) as store:
            assert sorted(await store.revoked()) == ["ana", "bia"]

    asyncio.run(play())


def test_a_store_is_ready_only_if_it_can_write(tmp_path: Path) -> None:
    async def play() -> None:
        log = tmp_path / "db-wal"
        async with opened(tmp_path / "db") as store:
            size = log.stat().st_size
            await store.ready()
            assert log.stat().st_size > size
            writing(store).execute("PRAGMA query_only = ON")
            with pytest.raises(StoreError, match=r"cannot be written: .*readonly"):
                await store.ready()

    asyncio.run(play())


def modes_in(folder: Path) -> dict[str, int]:
    """Return who may do what with the files of *folder*."""
    return {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()}


def test_only_their_owner_can_read_the_files(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path / "db") as store:
            await store.append("t", 1, [b"x"])
            await store.backup(tmp_path / "copy")
            modes.update(modes_in(tmp_path))

    modes: dict[str, int] = {}
    asyncio.run(play())
    assert modes == dict.fromkeys(["copy", "db", "db-shm", "db-wal", "db.lock"], 0o600)


def test_a_copy_is_a_whole_database_made_while_work_goes_on(tmp_path: Path) -> None:
    async def play() -> bytes:
        async with opened(tmp_path / "db") as store:
            await store.append("t", 1, [b"before"])
            secret = await store.secret("cookies")
            copying = asyncio.ensure_future(store.backup(tmp_path / "copy"))
            await asyncio.gather(*(store.append("t", n, [b"during"]) for n in range(2, 200)))
            await copying
        return secret

    secret = asyncio.run(play())
    assert using(tmp_path / "copy", lambda store: bodies(store, "t"))[0] == b"before"
    assert using(tmp_path / "copy", lambda store: store.secret("cookies")) == secret
    with closing(sqlite3.connect(tmp_path / "copy")) as copy:
        assert copy.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


def test_a_copy_overwrites_nothing_and_leaves_no_half_behind(tmp_path: Path) -> None:
    (tmp_path / "mine").write_text("precious")

    async def play() -> None:
        async with opened(tmp_path / "db") as store:
            with pytest.raises(StoreError, match="mine exists already"):
                await store.backup(tmp_path / "mine")
            with pytest.raises(StoreError, match="copy cannot be written: No such file"):
                await store.backup(tmp_path / "nowhere" / "copy")

    asyncio.run(play())
    assert (tmp_path / "mine").read_text() == "precious"
    assert not list(tmp_path.glob("*.part"))


def test_a_store_is_not_ready_on_a_disk_that_is_nearly_full(tmp_path: Path) -> None:
    async def play() -> None:
        store = SqliteStore(tmp_path / "db", upcasters=TODAY, snapshot_schema=1, least_free=1 << 62)
        with pytest.raises(StoreError, match="bytes of the disk are free, fewer than"):
            await store.ready()
        await store.append("t", 1, [b"kept all the same"])
        await store.close()

    asyncio.run(play())


def test_a_link_to_another_device_opens_once_and_the_last_of_a_person_counts(place: Place) -> None:
    async def play() -> None:
        async with at(place) as store:
            assert await store.device_link(person="ana") is None
            await store.link_device("ana", b"first", 9_000)
            await store.link_device("ana", b"second", 10_000)
            await store.link_device("bia", b"third", 10_000)
            assert await store.device_link(digest=b"first") is None
            assert not await store.open_device_link(b"first", 1_000)
            assert not await store.open_device_link(b"second", 10_000)
        async with at(place) as store:
            asked = [store.open_device_link(b"second", 9_999) for _ in range(5)]
            assert sorted(await asyncio.gather(*asked)) == [False] * 4 + [True]
            assert await store.device_link(person="ana") == DeviceLink("ana", 10_000, opened=True)
            assert await store.device_link(digest=b"third") == DeviceLink(
                "bia", 10_000, opened=False
            )

    asyncio.run(play())


def test_a_link_to_another_device_is_forgotten_a_day_after_its_end(place: Place) -> None:
    async def play() -> None:
        async with at(place) as store:
            await store.link_device("ana", b"first", 1_000)
            await store.link_device("bia", b"second", DAY + 1_000)
            assert await store.device_link(person="ana") is not None
            await store.link_device("bia", b"third", DAY + 1_001)
            assert await store.device_link(person="ana") is None

    asyncio.run(play())
