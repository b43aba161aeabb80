"""The proxy of a club that is killed, or stands still, while friends play through it."""

import asyncio
import os
import signal
from collections.abc import AsyncGenerator, Callable, Iterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import pytest

from tests.e2e.clubs import NAMES, Club, Proxy
from tests.faults.friends import SILENCE, TABLES, Friends, is_in_sentences
from tests.faults.relay import HOST, Relay, to_port
from tests.faults.test_processes import stop
from tests.faults.witness import Nodes, open_parties
from tests.store.cluster import Cluster
from tests.wants import CADDY, need

pytestmark = pytest.mark.slow
BACK = 5.0  # seconds after the proxy is back in which friends are


@pytest.fixture
def club(cluster: Cluster, tmp_path: Path) -> Iterator[Club]:
    need(CADDY)
    with Club(tmp_path, cluster, HOST, first="tests.faults.hasty") as found:
        yield found


@asynccontextmanager
async def friends_of(club: Club) -> AsyncGenerator[Friends]:
    """Let friends play by way of the proxy of *club*."""
    port = club.proxy.port
    opening = partial(open_parties, [port], Nodes([port], silence=SILENCE), TABLES)
    parties = await asyncio.to_thread(opening)
    lives = [asyncio.create_task(each.live()) for party in parties for each in party.witnesses]
    try:
        friends = Friends(club.server(NAMES[0]), Relay(to_port(port)), parties)
        await friends.go_on()
        yield friends
    finally:
        for life in lives:
            life.cancel()
        await asyncio.gather(*lives, return_exceptions=True)


def lines_left(friends: Friends) -> int:
    """Return how many lines were given up so far."""
    return sum(each.left for party in friends.parties for each in party.witnesses)


def everybody_left_since(friends: Friends, before: int) -> bool:
    """Say whether each line was given up, as *before* so many had been."""
    return lines_left(friends) >= before + sum(TABLES)


def kill(proxy: Proxy) -> Callable[[], None]:
    """Kill *proxy*, and return what starts it again."""
    proxy.stop()
    return proxy.start


def let_stand(proxy: Proxy) -> Callable[[], None]:
    """Let *proxy* stand still, and return what lets it go on."""
    stop(proxy.process.pid)
    return partial(os.kill, proxy.process.pid, signal.SIGCONT)


@pytest.mark.parametrize("fail", [kill, let_stand])
def test_friends_are_back_soon_after_their_proxy_is_and_nothing_is_lost(
    club: Club, fail: Callable[[Proxy], Callable[[], None]]
) -> None:
    async def scene() -> list[str]:
        async with friends_of(club) as friends:
            for _ in range(2):
                begin_again = fail(club.proxy)
                await friends.until(partial(everybody_left_since, friends, lines_left(friends)))
                await asyncio.to_thread(begin_again)
                async with asyncio.timeout(BACK):
                    await friends.go_on(1)
            await friends.go_on()
            assert all(is_in_sentences(club.server(name).log) for name in NAMES)
            return friends.wrong()

    assert asyncio.run(scene()) == []
