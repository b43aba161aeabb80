"""Faults of a store on PostgreSQL alone: end, stand still, be another's, let two servers in."""

import asyncio
import os
import re
import subprocess
import sys
from collections import defaultdict
from urllib.parse import quote

import pytest

from intriga.store.interface import Addition, SharedStore, Store, StoreError
from intriga.store.postgres.database_url import DatabaseUrl, from_environment, on_command_line
from intriga.store.postgres.postgres_store import PostgresStore
from intriga.store.postgres.sql import POSTGRES_STEPS
from tests.store.cluster import PASSWORD, Cluster
from tests.store.crashing import TABLES, body_of
from tests.store.opening import at, bodies, store_at
from tests.store.test_crash import ROOT, acknowledge, lines

ROUNDS = 3


@pytest.fixture
def url(cluster: Cluster) -> DatabaseUrl:
    return cluster.new()


async def goes_on(store: Store, table: str, first: int) -> None:
    """Append event *first* as often as it takes, as a table that was lost does."""
    async with asyncio.timeout(30):
        while True:
            try:
                await store.append(table, first, [body_of(table, first)])
            except StoreError:
                await asyncio.sleep(0.05)  # as a table that is made again waits
            else:
                return


# ------------------------------------------------------------------- it ends, or stands still


def test_a_database_killed_under_load_loses_nothing_it_acknowledged(
    cluster: Cluster, url: DatabaseUrl, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("INTRIGA_DATABASE", url.url)
    acknowledged: dict[str, int] = defaultdict(int)
    for seed in range(ROUNDS):
        command = [sys.executable, "-m", "tests.store.crashing", "INTRIGA_DATABASE", str(seed)]
        with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
            try:
                assert next(lines(process)) == "open"
                acknowledge(acknowledged, lines(process, 100))
                cluster.kill()
                acknowledge(acknowledged, lines(process))
            finally:
                process.kill()
        cluster.start()
        asyncio.run(holds(url, acknowledged))
    assert len(acknowledged) == TABLES


async def holds(url: DatabaseUrl, acknowledged: dict[str, int]) -> None:
    """Hold that all that was acknowledged is there, unharmed and without a gap."""
    async with at(url) as store:
        for table in (f"t{number}" for number in range(TABLES)):
            events = await store.read(table)
            assert [event.n for event in events] == list(range(1, len(events) + 1))
            assert len(events) >= acknowledged[table]
            assert all(event.body == body_of(table, event.n) for event in events)


def test_a_store_whose_database_went_away_refuses_and_goes_on_when_it_is_back(
    cluster: Cluster, url: DatabaseUrl
) -> None:
    async def play() -> None:
        async with at(url) as store:
            await store.append("t", 1, [body_of("t", 1)])
            cluster.kill()
            for ask in (store.ready, lambda: store.append("t", 2, [b"lost"])):
                with pytest.raises(StoreError, match="the database"):
                    await ask()
            with pytest.raises(StoreError, match="the database"):
                await store.read("t")
            cluster.start()
            await goes_on(store, "t", 2)
            await store.ready()
            assert await bodies(store, "t") == [body_of("t", 1), body_of("t", 2)]

    asyncio.run(play())


def test_a_database_that_stands_still_keeps_nobody_waiting(
    cluster: Cluster, url: DatabaseUrl
) -> None:
    async def play() -> None:
        async with at(url) as store:
            await store.append("t", 1, [b"before"])
            cluster.pause()
            try:
                async with asyncio.timeout(20):  # for ever, without a bound of the store's own
                    with pytest.raises(StoreError, match="did not answer within 3 seconds"):
                        await store.append("t", 2, [body_of("t", 2)])
            finally:
                cluster.go_on()
            async with asyncio.timeout(20):
                while len(await found(store, "t")) != 2:
                    await asyncio.gather(
                        store.append("t", 2, [body_of("t", 2)]), return_exceptions=True
                    )
            assert await bodies(store, "t") == [b"before", body_of("t", 2)]

    asyncio.run(play())


async def found(store: Store, table: str) -> list[bytes]:
    try:
        return await bodies(store, table)
    except StoreError:
        await asyncio.sleep(0.05)
        return []


# ------------------------------------------------------------------- two servers


def test_a_second_server_is_refused_while_the_first_is_there(url: DatabaseUrl) -> None:
    async def play() -> None:
        async with at(url) as first:
            await first.ready()
            async with at(url) as second:
                sentence = rf"in use by another server, process {os.getpid()} on "
                with pytest.raises(StoreError, match=sentence):
                    await second.tables()
                with pytest.raises(StoreError, match=r"tried again in a moment|in use by"):
                    await second.append("t", 1, [b"x"])
            await first.append("t", 1, [b"x"])
        async with at(url) as third:
            assert await bodies(third, "t") == [b"x"]

    asyncio.run(play())


def test_a_server_that_was_found_dead_writes_nothing_when_it_wakes_up(
    cluster: Cluster, url: DatabaseUrl
) -> None:
    async def play() -> None:
        async with at(url) as paused, at(url) as heir:
            assert await paused.commit([Addition("t", 1, [b"1"]), Addition("u", 1, [b"1"])]) == [
                None,
                None,
            ]
            # It stands still for longer than its lease: nothing renews it, its socket stays open.
            assert isinstance(paused, PostgresStore)
            renewing = paused._renewing  # pyright: ignore[reportPrivateUsage]
            assert renewing is not None
            renewing.cancel()
            cluster.say("UPDATE nodes SET alive_until = now() - interval '1 s'", url)
            assert isinstance(heir, SharedStore)
            await heir.take("t")
            woken = await paused.commit(
                [
                    Addition("t", 2, [b"late"]),
                    Addition("u", 2, [b"late"]),
                    Addition("new", 1, [b"l"]),
                ]
            )
            assert all(isinstance(each, StoreError) for each in woken)
            await heir.append("t", 2, [b"of the heir"])
            with pytest.raises(StoreError, match=r"taken the database over|in use by another"):
                await paused.ready()
            assert await bodies(heir, "t") == [b"1", b"of the heir"]
            assert await bodies(heir, "u") == [b"1"]
            assert not await heir.holds("new")

    asyncio.run(play())


def test_a_table_whose_fence_went_up_takes_nothing_under_the_old_one(
    cluster: Cluster, url: DatabaseUrl
) -> None:
    async def play() -> None:
        async with at(url) as store:
            await store.commit([Addition("t", 1, [b"1"]), Addition("u", 1, [b"1"])])
            cluster.say("UPDATE owners SET fence = fence + 1 WHERE table_id = 't'", url)
            lost, kept = await store.commit([Addition("t", 2, [b"2"]), Addition("u", 2, [b"2"])])
            assert kept is None
            assert isinstance(lost, StoreError)
            assert await bodies(store, "t") == [b"1"]

            assert isinstance(store, SharedStore)
            await store.take("t")
            await store.append("t", 2, [b"again"])
            assert await bodies(store, "t") == [b"1", b"again"]

    asyncio.run(play())


def test_a_table_of_another_server_that_is_alive_cannot_be_taken(
    cluster: Cluster, url: DatabaseUrl
) -> None:
    async def play() -> None:
        async with at(url) as store:
            await store.append("t", 1, [b"1"])
            cluster.say(
                "INSERT INTO nodes OVERRIDING SYSTEM VALUE "
                "VALUES (999, 'elsewhere', now() + interval '1 h')",
                url,
            )
            cluster.say("UPDATE owners SET node = 999, fence = 7", url)
            for asked in (store.append("t", 2, [b"2"]), store.append("t", 2, [b"2"])):
                with pytest.raises(StoreError, match="table 't' is with another server"):
                    await asked

    asyncio.run(play())


# ------------------------------------------------------------------- whose database it is


def refused(url: DatabaseUrl, reason: str) -> None:
    async def play() -> None:
        async with at(url) as store:
            with pytest.raises(StoreError, match=reason):
                await store.ready()

    asyncio.run(play())


def test_a_schema_of_another_program_is_refused_and_left_alone(
    cluster: Cluster, url: DatabaseUrl
) -> None:
    cluster.say("CREATE TABLE theirs (x int)", url)
    refused(url, "holds tables of another program")
    listed = "SELECT string_agg(tablename, ',') FROM pg_tables WHERE schemaname = current_schema()"
    assert cluster.say(listed, url) == "theirs"


def test_a_database_of_a_newer_program_is_refused(cluster: Cluster, url: DatabaseUrl) -> None:
    asyncio.run(opened_once(url))
    cluster.say("UPDATE intriga SET version = 99", url)
    refused(url, f"version 99, written by a newer .* up to version {len(POSTGRES_STEPS)}")


async def opened_once(url: DatabaseUrl) -> None:
    async with at(url) as store:
        await store.ready()


def test_a_database_that_takes_no_more_refuses_in_a_sentence(
    cluster: Cluster, url: DatabaseUrl
) -> None:
    async def play() -> None:
        async with at(url) as store:
            await store.append("t", 1, [b"1"])
            cluster.say("ALTER TABLE events ADD CHECK (length(body) < 5)", url)
            small, large = await store.commit(
                [Addition("t", 2, [b"2"]), Addition("u", 1, [b"duke and captain"])]
            )
            assert small is None
            assert str(large) == "what is added cannot be written: CheckViolationError"
            assert await bodies(store, "t") == [b"1", b"2"]

    asyncio.run(play())


# ------------------------------------------------------------------- the password


def test_no_error_shows_the_password(cluster: Cluster) -> None:
    wrong = "pássword:of/mine"
    nowhere = DatabaseUrl(f"postgresql://u:{quote(PASSWORD, safe='')}@localhost:1/x")
    strange = "postgresql://u:pa/ssword@host/db"
    for url in (cluster.url(password=wrong), nowhere):

        async def ask(url: DatabaseUrl = url) -> None:
            async with at(url) as store:
                await store.ready()

        with pytest.raises(StoreError) as no:
            asyncio.run(ask())
        said = f"{no.value} {no.value.__cause__!r} {url} {url!r} {store_at(url)!r}"
        assert not re.search("mine|horse|pássword|p%C3", said)
    with pytest.raises(StoreError) as no:
        DatabaseUrl(strange)
    assert "pa" not in str(no.value).replace("password", "")


@pytest.mark.parametrize("where", ["postgresql://u:word@h/d", "postgresql://u@h/d?password=word"])
def test_a_password_in_a_command_is_refused_since_others_see_it(where: str) -> None:
    with pytest.raises(StoreError, match="seen by others") as no:
        on_command_line(where)
    assert not re.search(r"\bword\b", str(no.value))


def test_the_url_in_the_environment_is_not_handed_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("INTRIGA_DATABASE", "postgresql://u:word@h/d")
    url = from_environment()
    assert str(url) == "postgresql://h/d"
    assert "INTRIGA_DATABASE" not in os.environ
    assert from_environment() is None
