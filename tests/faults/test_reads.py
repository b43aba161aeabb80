"""A disk that stops half way, or cannot be read: friends are told the truth and play on."""

import asyncio
from pathlib import Path

import pytest

from tests.faults.friends import friends_at
from tests.faults.machine import Machine
from tests.faults.test_disk import kept, serving

OFTEN = 3  # one of so many stops half way
UNREADABLE = 3  # one of so many reads fails
ENOUGH = 3  # reads that fail


@pytest.mark.parametrize("every", [OFTEN, pytest.param(1, marks=pytest.mark.slow)])
def test_writes_and_reads_that_stop_half_way_are_no_failure(
    machine: Machine, tmp_path: Path, every: int
) -> None:
    machine.stop_half_way(every)

    async def scene() -> tuple[list[str], list[str]]:
        with serving(tmp_path, machine) as server:
            async with friends_at(server) as friends:
                server.kill()
                with server.again() as again:
                    await friends.go_on()
                    friends.server = again
                    return kept(again, friends), friends.byes

    assert asyncio.run(scene()) == ([], [])
    assert machine.shortened > 10


def test_a_disk_that_cannot_be_read_loses_nothing(machine: Machine, tmp_path: Path) -> None:
    async def scene() -> list[str]:
        with serving(tmp_path, machine) as server:
            async with friends_at(server) as friends:
                friends.relay.stall()
                server.kill()
                with server.again() as again:
                    machine.fail_to_read(UNREADABLE)
                    friends.relay.go_on()
                    await friends.until(lambda: machine.unread > ENOUGH)
                    machine.fail_to_read(0)
                    await friends.go_on()
                    friends.server = again
                    return kept(again, friends)

    assert asyncio.run(scene()) == []


def test_a_server_that_cannot_read_its_database_says_so_and_ends(
    machine: Machine, tmp_path: Path
) -> None:
    with serving(tmp_path, machine):
        pass
    machine.fail_to_read(1)

    with pytest.raises(
        RuntimeError, match=r"intriga\.db cannot be (opened|read): disk I/O error\n$"
    ):
        serving(tmp_path, machine)
