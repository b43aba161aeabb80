"""Bots think in processes of their own, so that no table waits for another's bot.

The processes are spawned, never forked: a fork would hold the store's lock.  They
get a view and what is legal, nothing else, and keep nothing between two answers.
"""

import asyncio
import os
import signal
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import cache
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from random import SystemRandom
from typing import Any, Final, TypeVar

from intriga.agents import agent, agents_for
from intriga.agents.base import Agent, SlowToBegin
from intriga.core.errors import IntrigaError
from intriga.games import GAMES, hosting_of

T = TypeVar("T")
ATTEMPTS: Final = 3  # a process may have died of another table's bot
COMPILING: Final = 300.0  # seconds: a bot that searches is compiled once on each machine
CHANCE: Final = SystemRandom()


class Silent(IntrigaError):
    """A bot that gave no answer: it failed, or took too long."""


class Thinkers:
    """A small pool of processes; one that dies is replaced."""

    def __init__(self, processes: int, patience: float) -> None:
        """Think in so many *processes*, at most *patience* seconds for an answer."""
        self._processes, self._patience = processes, patience
        self._pool = self._new()
        self._free = asyncio.Semaphore(processes)  # nobody's time runs while waiting for a process
        self._preparing: dict[tuple[str, str], asyncio.Task[None]] = {}

    async def begin(self) -> None:
        """Let the bots do what would keep the first who meet them waiting."""
        for game in GAMES:
            for level in agents_for(game):
                with suppress(Silent):  # who meets it hears of it
                    await self._prepared(game, level)

    async def answer(self, game: str, level: str, view: Any, legal: Sequence[int]) -> int:  # noqa: ANN401
        """Return which of *legal* the bot of *level* chooses for the seat of *view*.

        Raises:
            Silent: it failed, again and again or in a way of its own.
        """
        await self._prepared(game, level)
        return await self._do(self._patience, _answer, game, level, view, list(legal))

    async def _prepared(self, game: str, level: str) -> None:
        preparing = self._preparing.get((game, level))
        if preparing is None:
            work = self._do(COMPILING, _prepare, game, level)
            preparing = self._preparing[game, level] = asyncio.create_task(work)
        try:
            await asyncio.shield(preparing)
        except Silent:
            self._preparing.pop((game, level), None)  # the next who needs it tries again
            raise

    async def _do(self, patience: float, work: Callable[..., T], *given: object) -> T:
        async with self._free:
            for _ in range(ATTEMPTS):
                pool = self._pool
                try:
                    asked = pool.submit(work, *given)
                    return await asyncio.wait_for(asyncio.wrap_future(asked), patience)
                except (BrokenProcessPool, TimeoutError):
                    self._replace(pool)
                except Exception as error:  # noqa: BLE001  whatever a bot raises
                    raise Silent(f"a bot failed: {type(error).__name__}") from None
        raise Silent("a bot gave no answer")

    def _replace(self, pool: ProcessPoolExecutor) -> None:
        if pool is self._pool:  # nobody did so before
            self._pool = self._new()
            _end(pool)

    def _new(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._processes, get_context("spawn"), initializer=_begin)

    def close(self) -> None:
        """End the processes, whatever they are thinking about."""
        for preparing in self._preparing.values():
            preparing.cancel()  # or it would go on in new processes
        _end(self._pool)


def _end(pool: ProcessPoolExecutor) -> None:
    processes: dict[int, Any] = getattr(pool, "_processes", None) or {}
    for process in list(processes.values()):
        process.kill()
    pool.shutdown(wait=False)


# ------------------------------------------------------------------- in the process


def _begin() -> None:
    """Leave Ctrl+C to the server, and the processor too when it needs it; end when it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_follow, name="intriga-server", daemon=True).start()
    if os.name == "posix":
        os.nice(5)


def _follow() -> None:
    """Wait until the server has ended, however that came, and end too."""
    server = parent_process()
    if server is not None:
        wait([server.sentinel])
        os._exit(0)  # nobody is left to hear what a bot may be thinking about


@cache
def _agent(game: str, level: str) -> Agent:
    made = agent(level, game)
    if isinstance(made, SlowToBegin):
        made.prepare()
    return made


def _prepare(game: str, level: str) -> None:
    hosting_of(game)
    _agent(game, level)


def _answer(game: str, level: str, view: Any, legal: list[int]) -> int:  # noqa: ANN401
    return _agent(game, level).act(view, legal, CHANCE)
