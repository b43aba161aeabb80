"""A disk that is full, slow, or loses one write: friends are told the truth and play on."""

import asyncio
import os
import re
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random

import pytest

from tests.faults.friends import Friends, friends_at, is_in_sentences
from tests.faults.machine import Machine
from tests.server.playing import Browser
from tests.server.serving import Serving
from tests.store.cluster import Cluster

ROOT = Path(__file__).parents[2]
FIRST_STARTS = 9  # writes between two that fail
FAILURES, SAMPLE = 500, 150  # writes that fail, each once
STEP = 50  # between two that fail in one life of a server
SLOW = 50_000  # microseconds for which each wait for the disk lasts longer


def serving(folder: Path, machine: Machine) -> Serving:
    """Start a server on *machine*."""
    return Serving(folder, first="tests.faults.hasty", environment=machine.environment)


def kept(server: Serving, friends: Friends) -> list[str]:
    """Return what is wrong with what *server* has kept and said, once nobody plays any more."""
    assert is_in_sentences(server.log)
    return friends.wrong()


def test_a_full_disk_loses_nothing_and_tables_go_on_by_themselves(
    machine: Machine, tmp_path: Path
) -> None:
    async def scene() -> tuple[list[str], set[str], str]:
        with serving(tmp_path, machine) as server:
            browser = Browser(server.url)
            async with friends_at(server) as friends:
                machine.fill(full=True)
                await friends.until_not_kept()
                assert browser.ask("/readyz").status == 503
                machine.fill(full=False)
                await friends.go_on()
                while browser.ask("/readyz").status != 200:  # it gives the same answer for a second
                    pass
                logged = server.log.read_text(encoding="utf-8")
                return kept(server, friends), {*friends.byes}, logged

    wrong, byes, logged = asyncio.run(scene())

    assert wrong == []
    assert byes == {"not-kept"}
    assert "the database cannot be written: database or disk is full" in logged


def test_a_server_that_is_told_to_stop_while_its_disk_is_full_stops_and_loses_nothing(
    machine: Machine, tmp_path: Path
) -> None:
    async def scene() -> tuple[int, list[str]]:
        with serving(tmp_path, machine) as server:
            async with friends_at(server) as friends:
                machine.fill(full=True)
                await friends.until_not_kept()
                status = await asyncio.to_thread(server.stop)
                machine.fill(full=False)
                with server.again() as again:
                    await friends.go_on()
                    friends.server = again
                    return status, kept(again, friends)

    assert asyncio.run(scene()) == (0, [])


def test_a_database_whose_disk_is_full_is_said_to_be_so_and_loses_nothing(
    frail: tuple[Cluster, Machine], tmp_path: Path
) -> None:
    full, machine = frail

    async def scene() -> tuple[list[str], set[str]]:
        with Serving(tmp_path, first="tests.faults.hasty", database=full.new()) as server:
            browser = Browser(server.url)
            async with friends_at(server) as friends:
                machine.fill(full=True)
                await friends.until_not_kept()
                assert browser.ask("/readyz").status == 503
                machine.fill(full=False)
                full.start_again()
                await friends.go_on()
                while browser.ask("/readyz").status != 200:  # it gives the same answer for a second
                    pass
                return kept(server, friends), {*friends.byes}

    wrong, byes = asyncio.run(scene())

    assert machine.failed
    assert wrong == []
    assert byes == {"not-kept"}


def test_a_slow_disk_loses_nothing(machine: Machine, tmp_path: Path) -> None:
    async def scene() -> tuple[list[str], list[str]]:
        with serving(tmp_path, machine) as server:
            async with friends_at(server) as friends:
                machine.slow_down(SLOW)
                await friends.go_on()
                machine.slow_down(0)
                await friends.go_on()
                return kept(server, friends), friends.byes

    assert asyncio.run(scene()) == ([], [])


# ------------------------------------------------------------------- one write fails


def begun(machine: Machine, path: Path) -> "subprocess.CompletedProcess[str]":
    """Open the store at *path* on *machine*, and return what came of it."""
    command = [sys.executable, "-m", "tests.faults.first_start", path]
    environment = {**os.environ, **machine.environment}
    return subprocess.run(
        command, cwd=ROOT, env=environment, check=False, capture_output=True, text=True
    )


def test_a_first_start_whose_disk_fails_says_so_and_the_next_one_is_like_the_first(
    machine: Machine, tmp_path: Path
) -> None:
    sentences: list[str] = []
    for n in range(1, 100, FIRST_STARTS):
        path = tmp_path / f"intriga.db{n}"
        machine.fail(machine.writes + n)
        before = machine.failed
        first = begun(machine, path)
        if machine.failed == before:  # it needs fewer writes
            break
        if first.returncode:
            sentences.append(first.stderr)
        assert begun(machine, path).returncode == 0, (n, first.stderr)

    assert len(sentences) > 1
    assert all(re.fullmatch(r".*: (disk I/O error|Input.*)\n", each) for each in sentences)


def started(machine: Machine, start: Callable[[], Serving]) -> Serving:
    """Start a server, as often as one of its own writes fails.

    Raises:
        RuntimeError: it ends though none of its writes failed, or not in a sentence.
    """
    while True:
        failed = machine.failed
        try:
            return start()
        except RuntimeError as error:
            if machine.failed == failed or "Traceback" in str(error):
                raise


def fail_some(machine: Machine, folder: Path, first: int, last: int) -> list[str]:
    """Let write *first* fail, and each :data:`STEP` up to *last*; return what is wrong then."""
    machine.fail(first, every=STEP, last=last)

    async def scene() -> list[str]:
        start = partial(serving, folder, machine)
        with started(machine, start) as server:
            async with friends_at(server) as friends:
                while machine.writes < last:
                    await friends.go_on(1)
                server.kill()
                with started(machine, server.again) as again:
                    await friends.go_on()
                    friends.server = again
                    return kept(again, friends)

    return asyncio.run(scene())


def test_a_write_that_fails_loses_nothing(machine: Machine, tmp_path: Path) -> None:
    assert fail_some(machine, tmp_path, Random().randint(1, STEP), last=SAMPLE) == []
    assert machine.failed == SAMPLE // STEP


@pytest.mark.slow
@pytest.mark.parametrize("first", range(1, STEP + 1))
def test_every_write_may_fail_once(machine: Machine, tmp_path: Path, first: int) -> None:
    assert fail_some(machine, tmp_path, first, last=FAILURES) == []
    assert machine.failed == FAILURES // STEP
