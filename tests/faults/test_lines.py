"""Lines that stall, lose what they carry, and break in the middle of a frame."""

import asyncio
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from tests.faults.friends import Friends, friends_at
from tests.faults.relay import Relay, to_socket
from tests.server.serving import Serving
from tests.store.cluster import Cluster

hasty = partial(Serving, first="tests.faults.hasty")
Failure = Callable[[Relay], None]
SLOW = pytest.mark.slow


@pytest.mark.parametrize(
    "fail",
    [Relay.cut, pytest.param(Relay.stall, marks=SLOW), pytest.param(Relay.swallow, marks=SLOW)],
)
def test_players_whose_lines_fail_come_back_to_all_that_was_kept(
    tmp_path: Path, fail: Failure
) -> None:
    async def scene() -> list[str]:
        with hasty(tmp_path) as server:
            async with friends_at(server) as friends:
                fail(friends.relay)
                await friends.until(lambda: everybody_left(friends))
                friends.relay.go_on()
                await friends.go_on()
                return friends.wrong()

    assert asyncio.run(scene()) == []


def everybody_left(friends: Friends) -> bool:
    """Say whether every line was given up once."""
    return all(each.left for party in friends.parties for each in party.witnesses)


@pytest.mark.parametrize(
    "fail",
    [Relay.cut, pytest.param(Relay.stall, marks=SLOW), pytest.param(Relay.swallow, marks=SLOW)],
)
def test_a_server_whose_line_to_the_database_fails_says_so_and_goes_on(
    cluster: Cluster, tmp_path: Path, fail: Failure
) -> None:
    async def scene() -> tuple[list[str], set[str]]:
        url = cluster.new()
        relay = Relay(to_socket(cluster.socket))
        await relay.open()
        started = partial(hasty, tmp_path, database=cluster.by_port(url, relay.port))
        with await asyncio.to_thread(started) as server:
            async with friends_at(server) as friends:
                fail(relay)
                await friends.until_not_kept()
                relay.go_on()
                await friends.go_on()
                server.database = url
                wrong = friends.wrong(), {*friends.byes}
            await asyncio.to_thread(server.stop)
        relay.close()
        return wrong

    wrong, byes = asyncio.run(scene())

    assert wrong == []
    assert byes == {"not-kept"}
