"""Processes that are killed, or stand still, while friends play: everybody was told the truth."""

import asyncio
import os
import signal
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from tests.faults.friends import Friends, friends_at, is_in_sentences
from tests.faults.servers import stat
from tests.server.playing import Browser
from tests.server.serving import Serving
from tests.store.cluster import Cluster

Start = Callable[[], Serving]
hasty = partial(Serving, first="tests.faults.hasty")


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.slow)])
def start(request: pytest.FixtureRequest, tmp_path: Path) -> Start:
    """Return what starts a server over each kind of store."""
    if request.param == "sqlite":
        return partial(hasty, tmp_path)
    return partial(hasty, tmp_path, database=request.getfixturevalue("cluster").new())


async def kill_twice(friends: Friends) -> Serving:
    """Kill the server of *friends* in the middle of play, and once more soon after its start."""
    server = friends.server
    for answers in (5, 1):
        server.kill()
        server = server.again()
        await friends.go_on(answers)
    return server


def test_a_server_that_is_killed_loses_nothing(start: Start) -> None:
    async def scene() -> list[str]:
        with start() as server:
            async with friends_at(server) as friends:
                with await kill_twice(friends):
                    return friends.wrong()

    assert asyncio.run(scene()) == []


def test_a_server_that_stands_still_goes_on(start: Start) -> None:
    async def scene() -> list[str]:
        with start() as server:
            async with friends_at(server) as friends:
                stop(server.process.pid)
                await friends.until(lambda: everybody_left(friends))
                os.kill(server.process.pid, signal.SIGCONT)
                await friends.go_on()
                assert server.log.exists()
                assert is_in_sentences(server.log)
                return friends.wrong()

    assert asyncio.run(scene()) == []


def stop(process: int) -> None:
    """Let *process* stand still, and return when it does."""
    os.kill(process, signal.SIGSTOP)
    while stat(process)[0] != "T":
        pass


def everybody_left(friends: Friends) -> bool:
    """Say whether every line was given up once."""
    return all(each.left for party in friends.parties for each in party.witnesses)


# ------------------------------------------------------------------- the database


def test_a_database_that_is_killed_loses_nothing(cluster: Cluster, tmp_path: Path) -> None:
    async def scene() -> tuple[list[str], set[str]]:
        with hasty(tmp_path, database=cluster.new()) as server:
            async with friends_at(server) as friends:
                cluster.kill()
                await friends.until_not_kept()
                assert Browser(server.url).ask("/readyz").status == 503
                cluster.start()
                await friends.go_on()
                return friends.wrong(), {*friends.byes}

    wrong, byes = asyncio.run(scene())

    assert wrong == []
    assert byes == {"not-kept"}


@pytest.mark.slow
def test_a_server_that_is_told_to_stop_while_its_database_stands_still_stops(
    cluster: Cluster, tmp_path: Path
) -> None:
    async def scene() -> tuple[int, list[str]]:
        with hasty(tmp_path, database=cluster.new()) as server:
            async with friends_at(server) as friends:
                cluster.pause()
                try:
                    await friends.until_not_kept()
                    status = await asyncio.to_thread(server.stop)
                finally:
                    cluster.go_on()
                with server.again() as again:
                    await friends.go_on()
                    friends.server = again
                    assert is_in_sentences(server.log)
                    return status, friends.wrong()

    assert asyncio.run(scene()) == (0, [])


def test_a_database_that_stands_still_loses_nothing(cluster: Cluster, tmp_path: Path) -> None:
    async def scene() -> tuple[list[str], set[str]]:
        with hasty(tmp_path, database=cluster.new()) as server:
            async with friends_at(server) as friends:
                cluster.pause()
                try:
                    await friends.until_not_kept()
                    assert Browser(server.url).ask("/readyz").status == 503
                    logged = server.log.read_text(encoding="utf-8")
                    assert "the database did not answer within 3 seconds" in logged
                finally:
                    cluster.go_on()
                await friends.go_on()
                return friends.wrong(), {*friends.byes}

    wrong, byes = asyncio.run(scene())

    assert wrong == []
    assert byes == {"not-kept"}
