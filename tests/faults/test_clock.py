"""Clocks that jump while friends play, and between restarts: no turn is played by a jump."""

import asyncio
import signal
from collections.abc import Sequence
from functools import partial
from pathlib import Path

import pytest

from intriga.service.table_settings import Settings
from tests.faults.friends import friends_at, is_in_sentences
from tests.faults.machine import Machine
from tests.server.serving import Serving
from tests.store.cluster import Cluster

HOUR = 3_600
DAYS = 400 * 24 * HOUR
HURRIED = Settings(turn=300, reaction=30, bank=0, pace="none")  # seconds: less than any jump


def play_through(machine: Machine, start: "partial[Serving]", jumps: Sequence[int]) -> list[str]:
    """Let the clock be off by each of *jumps*, first while a server runs, then over restarts.

    Every second server is not asked anything before it is killed as well.
    """

    async def scene() -> list[str]:
        server = start()
        try:
            async with friends_at(server, settings=HURRIED) as friends:
                for number, jump in enumerate(jumps):
                    machine.shift_clock(jump)
                    await friends.go_on(1)
                    server.stop(signal.SIGKILL if number % 2 else signal.SIGTERM)
                    server = server.again()
                    if number % 2:
                        server.kill()
                        server = server.again()
                    await friends.go_on(1)
                assert is_in_sentences(server.log)
                return friends.wrong()
        finally:
            server.stop()

    return asyncio.run(scene())


@pytest.fixture(params=["sqlite", "postgres"])
def start(request: pytest.FixtureRequest, machine: Machine, tmp_path: Path) -> "partial[Serving]":
    """Return what starts a server over each kind of store."""
    on_machine = {"first": "tests.faults.hasty", "environment": machine.environment}
    if request.param == "sqlite":
        return partial(Serving, tmp_path, **on_machine)
    database = request.getfixturevalue("cluster").new()
    return partial(Serving, tmp_path, **on_machine, database=database)


@pytest.mark.parametrize("start", ["sqlite"], indirect=True)
def test_no_turn_is_played_by_a_clock_that_jumps(
    machine: Machine, start: "partial[Serving]"
) -> None:
    assert play_through(machine, start, (-HOUR, DAYS)) == []


@pytest.mark.slow
def test_no_turn_is_played_by_jumps_of_all_sizes(
    machine: Machine, start: "partial[Serving]"
) -> None:
    jumps = (HOUR, 0, -HOUR, -2 * HOUR, HOUR, DAYS, -DAYS, -DAYS, 0, DAYS, DAYS, 0)

    assert play_through(machine, start, jumps) == []


@pytest.mark.slow
def test_tables_go_on_at_nodes_whose_database_has_a_clock_that_jumps(
    frail: tuple[Cluster, Machine], tmp_path: Path
) -> None:
    cluster, machine = frail
    url = cluster.new()

    def node(name: str) -> Serving:
        (tmp_path / name).mkdir()
        return Serving(tmp_path / name, first="tests.faults.hasty", database=url, shares=True)

    async def scene() -> list[str]:
        with node("a") as server, node("b") as other:
            async with friends_at(server, other, settings=HURRIED) as friends:
                for jump in (HOUR, -HOUR, DAYS, 0):
                    machine.shift_clock(jump)
                    await friends.go_on()
                other.kill()
                await friends.go_on()
                return friends.wrong()

    assert asyncio.run(scene()) == []
