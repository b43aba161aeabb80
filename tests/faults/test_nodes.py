"""Nodes of one database that die, stand still, or believe to be another: nobody is told a lie."""

import asyncio
import os
import signal
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import pytest

from intriga.store.interface import Addition, StoreError
from intriga.store.postgres.link import PostgresLink, PostgresSession
from intriga.store.postgres.postgres_store import PostgresStore
from tests.faults.friends import friends_at
from tests.faults.histories import Rows, TableAccount
from tests.faults.test_histories import evening_of, numbered
from tests.faults.test_processes import stop
from tests.server.serving import Serving
from tests.store.cluster import Cluster
from tests.store.opening import at, bodies

Fault = Callable[[Serving], None]


def killed(server: Serving) -> None:
    server.kill()


def standing_still(server: Serving) -> None:
    stop(server.process.pid)


@pytest.mark.parametrize("fault", [killed, pytest.param(standing_still, marks=pytest.mark.slow)])
def test_friends_go_on_at_another_node(cluster: Cluster, tmp_path: Path, fault: Fault) -> None:
    url = cluster.new()

    def node(name: str) -> Serving:
        (tmp_path / name).mkdir()
        return Serving(tmp_path / name, first="tests.faults.hasty", database=url, shares=True)

    async def scene() -> list[str]:
        with ExitStack() as stack:
            lost, *others = (stack.enter_context(node(name)) for name in "abc")
            async with friends_at(others[0], lost, others[1], people=(2, 2, 2)) as friends:
                fault(lost)
                try:
                    await friends.go_on()  # while it is gone
                finally:
                    if lost.process.poll() is None:
                        os.kill(lost.process.pid, signal.SIGCONT)
                await friends.go_on()
                return friends.wrong()

    assert asyncio.run(scene()) == []


# ------------------------------------------------------------------- in the store alone


def halves() -> tuple[list[bytes], list[bytes]]:
    """Return what happens at a table first, and what follows, in an honest evening."""
    events = [body for _, body in numbered(evening_of().events)]
    return events[:40], events[40:]


async def nothing(_: PostgresSession) -> None:
    """Enter nowhere."""


async def judged(store: PostgresStore, table: str) -> tuple[int, list[str]]:
    """Return how many events *table* has, and what is wrong with them."""
    found = list(enumerate(await bodies(store, table), 1))
    return len(found), TableAccount(table).read(Rows(found))


def test_a_lease_lost_in_the_middle_of_a_batch_loses_one_table_and_no_event(
    cluster: Cluster,
) -> None:
    url, (first, then) = cluster.new(), halves()

    async def scene() -> tuple[list[StoreError | None], list[tuple[int, list[str]]]]:
        async with at(url) as store:
            assert isinstance(store, PostgresStore)
            await store.commit([Addition(table, 1, first) for table in "tu"])
            other = await cluster.connect(url)
            taking = other.transaction()
            await taking.start()
            await other.execute("UPDATE owners SET fence = fence + 1 WHERE table_id = 't'")
            batch = asyncio.ensure_future(
                store.commit([Addition(table, 41, then) for table in "tu"])
            )
            while not await other.fetchval(
                "SELECT count(*) FROM pg_locks WHERE NOT granted AND locktype = 'transactionid'"
            ):
                pass  # until the batch waits for the row that is taken
            await taking.commit()
            await other.close()
            refusals = await batch
            return refusals, [await judged(store, table) for table in "tu"]

    (lost, kept), found = asyncio.run(scene())

    assert isinstance(lost, StoreError)
    assert kept is None
    assert found == [(40, []), (len(first) + len(then), [])]


def test_only_one_of_two_writers_with_the_same_fence_writes(cluster: Cluster) -> None:
    url, (first, then) = cluster.new(), halves()

    async def scene() -> tuple[list[object], tuple[int, list[str]]]:
        async with at(url) as store, at(url) as twin:
            assert isinstance(store, PostgresStore)
            assert isinstance(twin, PostgresStore)
            await store.append("t", 1, first)
            twin._writer = PostgresLink(url, nothing)  # pyright: ignore[reportPrivateUsage]
            twin._node, twin._fences = store._node, dict(store._fences)  # pyright: ignore[reportPrivateUsage]
            said = await asyncio.gather(
                *(each.append("t", 41, then) for each in (store, twin)), return_exceptions=True
            )
            twin._node = 0  # pyright: ignore[reportPrivateUsage]  it leaves nothing
            return list(said), await judged(store, "t")

    said, found = asyncio.run(scene())

    assert sorted(type(each).__name__ for each in said) == ["Conflict", "NoneType"]
    assert found == (len(first) + len(then), [])
