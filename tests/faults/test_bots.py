"""Bots whose processes die, and a server that dies while they think: the game goes on."""

import asyncio
import os
import signal
from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import asynccontextmanager, closing, suppress
from functools import partial
from pathlib import Path
from random import Random

import pytest

from intriga.service.events import Answered, Asked, Event, Played, Withdrawn
from tests.faults.friends import SILENCE, Friends, is_in_sentences
from tests.faults.histories import TableAccount
from tests.faults.relay import Relay, to_port
from tests.faults.servers import children
from tests.faults.table_client import Http
from tests.faults.witness import PATIENT, Nodes, Party, Witness
from tests.server.playing import Browser
from tests.server.serving import Serving

BOTS = 3
LEVEL = "expert"
KILLS = 4


def opened(server: Serving, relay: Relay) -> Party:
    """Open a table of a person and bots; the person comes by *relay*."""
    with closing(Http(server.port)) as http:
        token = http.token("W")
        table = http.table(
            "W0", token, listed=False, chairs=BOTS + 1, bots=[LEVEL] * BOTS, settings=PATIENT
        )
    party = Party(TableAccount(table.table), table.invite, Random(1))
    party.witnesses = [Witness(party, "W0", token, Nodes([relay.port], silence=SILENCE))]
    return party


@asynccontextmanager
async def friends_of_bots(server: Serving) -> AsyncGenerator[Friends]:
    """Let a person play with bots at two tables."""
    relay = Relay(to_port(server.port))
    await relay.open()
    parties = [await asyncio.to_thread(opened, server, relay) for _ in range(2)]
    lives = [asyncio.create_task(each.live()) for party in parties for each in party.witnesses]
    friends = Friends(server, relay, parties)
    try:
        await friends.go_on()
        yield friends
    finally:
        for life in lives:
            life.cancel()
        await asyncio.gather(*lives, return_exceptions=True)
        relay.close()


def thinkers(server: Serving) -> list[int]:
    """Return the processes that *server* has started for its bots."""
    found = [pid for pid in children(server.process.pid) if b"spawn_main" in _command(pid)]
    assert found
    return found


def _command(process: int) -> bytes:
    with suppress(OSError):
        return Path(f"/proc/{process}/cmdline").read_bytes()
    return b""


def kill_thinkers(server: Serving) -> Serving:
    """Kill every process in which a bot of *server* may think."""
    for process in thinkers(server):
        with suppress(ProcessLookupError):
            os.kill(process, signal.SIGKILL)
    return server


def kill_and_start_again(server: Serving) -> Serving:
    """Kill *server*, whose bots think, and return the one that goes on."""
    server.kill()
    return server.again()


def asked_twice(events: Sequence[Event]) -> list[str]:
    """Return which seats answered a question twice, and which questions closed without theirs."""
    wrong: list[str] = []
    asked: Asked | None = None
    answered: set[tuple[int, bool]] = set()
    for event in events:
        if isinstance(event, Asked):
            asked, answered = event, set()
        elif isinstance(event, Withdrawn):
            answered -= {(event.seat, half) for half in (False, True)}
        elif isinstance(event, Answered):
            if (event.seat, event.half) in answered:
                wrong.append(f"seat {event.seat} answered question {event.step} twice")
            answered.add((event.seat, event.half))
        elif isinstance(event, Played) and asked is not None:
            whole = {seat for seat, half in answered if not half}
            lost = {*asked.asked, *asked.ahead} - whole
            wrong += [f"question {asked.step} closed without seat {seat}" for seat in lost]
    return wrong


@pytest.mark.parametrize(
    "kill", [kill_thinkers, pytest.param(kill_and_start_again, marks=pytest.mark.slow)]
)
def test_bots_play_on_whatever_is_killed_while_they_think(
    tmp_path: Path, kill: Callable[[Serving], Serving]
) -> None:
    hasty = partial(Serving, first="tests.faults.hasty")

    async def scene() -> tuple[list[str], list[str]]:
        server = hasty(tmp_path)
        try:
            async with friends_of_bots(server) as friends:
                for _ in range(KILLS):
                    server = kill(server)
                    await friends.go_on(2)
                friends.server = server
                events = [server.events(party.account.name) for party in friends.parties]
                assert is_in_sentences(server.log)
                figures = Browser(server.url).ask("/metrics").body.decode()
                assert "intriga_bot_failures_total 0.0" in figures  # no dice played for a bot
                return friends.wrong(), [each for table in events for each in asked_twice(table)]
        finally:
            server.stop()

    assert asyncio.run(scene()) == ([], [])
