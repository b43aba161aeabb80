"""A database that several servers share: who has a table, and what they tell each other."""

import asyncio

import pytest

from intriga.store.interface import Elsewhere, IndexEntry, NodeReport, SharedStore, StoreError
from intriga.store.postgres.database_url import DatabaseUrl
from intriga.store.postgres.postgres_store import PostgresStore
from intriga.store.upcasters import Upcasters
from tests.store.cluster import Cluster
from tests.store.opening import at, bodies, sharing

PEOPLE = NodeReport(people=3, used=b"x")


@pytest.fixture
def url(cluster: Cluster) -> DatabaseUrl:
    return cluster.new()


def entry(table: str, touched: int) -> IndexEntry:
    return IndexEntry(table, listed=True, live=False, summary=b"{}", touched_ms=touched)


def stand_still(store: PostgresStore, cluster: Cluster, url: DatabaseUrl) -> None:
    """Let *store* renew its lease no more, and that end."""
    renewing = store._renewing  # pyright: ignore[reportPrivateUsage]
    assert renewing is not None
    renewing.cancel()
    store._sure_until = 0.0  # pyright: ignore[reportPrivateUsage]
    node = store._node  # pyright: ignore[reportPrivateUsage]
    ended = f"UPDATE nodes SET alive_until = now() - interval '1 s' WHERE node = {node}"  # noqa: S608
    cluster.say(ended, url)


def test_a_table_of_a_living_server_is_refused_with_its_address(url: DatabaseUrl) -> None:
    async def play() -> None:
        async with sharing(url, "/at/a") as one, sharing(url, "/at/b") as other:
            await one.append("t", 1, [b"1"])
            with pytest.raises(Elsewhere, match="with another server") as no:
                await other.take("t")
            assert no.value.address == "/at/a"
            with pytest.raises(StoreError, match="with another server"):
                await other.append("t", 2, [b"2"])
            assert one.owns("t")
            assert not other.owns("t")

    asyncio.run(play())


def test_a_released_table_is_free_at_once_and_closed_to_its_old_server(url: DatabaseUrl) -> None:
    async def play() -> None:
        async with sharing(url, "/at/a") as one, sharing(url, "/at/b") as other:
            await one.append("t", 1, [b"1"])
            await one.leave()
            await other.take("t")
            assert not one.owns("t")
            with pytest.raises(StoreError):
                await one.append("t", 2, [b"late"])
            await other.append("t", 2, [b"2"])
            assert await bodies(other, "t") == [b"1", b"2"]

    asyncio.run(play())


def test_a_server_that_wakes_up_resumes_only_tables_nobody_took_over(
    cluster: Cluster, url: DatabaseUrl
) -> None:
    async def play() -> None:
        async with sharing(url, "/at/a") as one, sharing(url, "/at/b") as other:
            for table in ("taken", "returned", "own"):
                await one.append(table, 1, [b"1"])
            stand_still(one, cluster, url)
            for table in ("taken", "returned"):
                await other.take(table)
            await other.append("returned", 2, [b"2"])
            cluster.say("UPDATE owners SET node = 0 WHERE table_id = 'returned'", url)

            with pytest.raises(StoreError):
                await one.ready()
            known = {"taken": 1, "returned": 1, "own": 1}
            while True:
                try:
                    kept = await one.resume(known)
                except StoreError:  # it connects again in a moment
                    await asyncio.sleep(0.05)
                else:
                    break
            assert kept == {"own"}
            await one.append("own", 2, [b"2"])

    asyncio.run(play())


def test_a_server_is_not_sure_of_its_tables_once_its_lease_may_have_ended(
    cluster: Cluster, url: DatabaseUrl
) -> None:
    async def play() -> None:
        async with sharing(url, "/at/a") as one:
            await one.append("t", 1, [b"1"])
            stand_still(one, cluster, url)
            assert not one.owns("t")
            assert await one.resume({"t": 1}) == {"t"}, "nobody had come in its place"
            await one.ready()
            assert one.owns("t")

    asyncio.run(play())


def test_a_table_that_a_newer_program_wrote_is_left_to_those_that_can_read_it(
    url: DatabaseUrl,
) -> None:
    async def play() -> None:
        newer = Upcasters(newest=2)
        async with sharing(url, "/at/old") as old:
            async with sharing(url, "/at/new", newer) as new:
                await new.append("t", 1, [b"1"])
            with pytest.raises(StoreError, match="newer Intriga"):
                await old.take("t")
            async with sharing(url, "/at/newest", newer) as newest:
                with pytest.raises(Elsewhere) as no:
                    await old.take("t")
                assert no.value.address == "/at/newest"
                await newest.take("t")
                await newest.append("t", 2, [b"2"])

    asyncio.run(play())


def test_servers_hear_reports_and_new_notes_of_the_others(url: DatabaseUrl) -> None:
    async def play() -> None:
        async with sharing(url, "/at/a") as one, sharing(url, "/at/b") as other:
            await one.note(entry("t", touched=5))
            told = await one.share(PEOPLE)
            heard = await other.share(NodeReport(0))
            assert told is not None
            assert heard is not None
            assert heard.reports == [PEOPLE]
            assert heard.noted == [entry("t", touched=5)]
            assert heard.generation != told.generation

            await one.note(entry("u", touched=6))
            await one.note(entry("t", touched=7))
            heard = await other.share(NodeReport(0))
            assert heard is not None
            assert heard.noted == [entry("u", touched=6), entry("t", touched=7)]

    asyncio.run(play())


def test_a_note_of_a_long_transaction_is_heard_all_the_same(
    cluster: Cluster, url: DatabaseUrl
) -> None:
    async def play() -> None:
        async with sharing(url, "/at/a") as one, sharing(url, "/at/b") as other:
            await other.share(NodeReport(0))
            connection = await cluster.connect(url)
            try:
                slow = connection.transaction()
                await slow.start()
                row = "INSERT INTO tables VALUES ('slow', true, false, '{}', 1)"
                await connection.execute(row)
                await one.note(entry("quick", touched=2))
                heard = await other.share(NodeReport(0))
                assert heard is not None
                assert [each.table for each in heard.noted] == ["quick"]
                await slow.commit()
            finally:
                await connection.close()
            heard = await other.share(NodeReport(0))
            assert heard is not None
            assert "slow" in [each.table for each in heard.noted]

    asyncio.run(play())


def test_a_server_that_has_the_database_for_itself_has_nobody_to_tell(url: DatabaseUrl) -> None:
    async def play() -> None:
        async with at(url) as alone:
            assert isinstance(alone, SharedStore)
            assert await alone.share(PEOPLE) is None
            sentence = "use by another server, .* --address"
            other = PostgresStore(url, upcasters=Upcasters(1), snapshot_schema=1, address="/at/b")
            with pytest.raises(StoreError, match=sentence):
                await other.ready()
            await other.close()

    asyncio.run(play())


def test_servers_hear_whose_identity_was_ended_since_they_last_asked(url: DatabaseUrl) -> None:
    async def play() -> None:
        async with sharing(url, "/at/a") as one, sharing(url, "/at/b") as other:
            await one.share(PEOPLE)
            await other.revoke("ana", 1_000)
            heard = await one.share(PEOPLE)
            assert heard is not None
            assert heard.revoked == ["ana"]
            later = await one.share(PEOPLE)
            assert later is not None
            assert later.revoked == []

    asyncio.run(play())


def test_a_second_server_at_the_same_address_is_refused(url: DatabaseUrl) -> None:
    async def play() -> None:
        async with sharing(url, "/at/a"), sharing(url, "/at/b"):
            with pytest.raises(StoreError, match="has --address /at/a already"):
                async with sharing(url, "/at/a"):
                    pass
        async with sharing(url, "/at/a"):
            pass  # whose server has gone

    asyncio.run(play())
