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
from functools import cache
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from random import SystemRandom
from typing import Any, Final, TypeVar

from intriga.agents import agent, bots_for
from intriga.agents.base import Agent, SlowToBegin
from intriga.agents.external.faults import AgentFailed
from intriga.agents.registry import Named, name_agents, named_agents, stand_in_for
from intriga.core.errors import IntrigaError
from intriga.core.games import games, table_rules_of
from intriga.server.logs import log_defect

T = TypeVar("T")
ATTEMPTS: Final = 3  # a process may have died of another table's bot
COMPILING: Final = 300.0  # seconds: what looks ahead is compiled once on each machine
THINKING: Final = 5  # how far a process stands back for others, as nice counts
STANDING_BACK: Final = 15  # likewise, one that nobody waits for
CHANCE: Final = SystemRandom()


class Silent(IntrigaError):
    """A bot that gave no answer: it failed, or took too long.

    The sentence tells nothing of what the bot knows.
    """


class Workers:
    """A few processes; one that dies, or takes too long, is replaced."""

    def __init__(self, processes: int, niceness: int) -> None:
        """Have so many *processes*, begun when there is work, which stand back by *niceness*."""
        self._processes, self._niceness = processes, niceness
        self._executor = self._new()
        self._free = asyncio.Semaphore(processes)  # nobody's time runs while waiting for a process

    async def do(self, patience: float, work: Callable[..., T], *given: object) -> T:
        """Return what *work* makes of what is *given*, in at most *patience* seconds.

        Raises:
            Silent: it failed, again and again or in a way of its own.
        """
        async with self._free:
            for _ in range(ATTEMPTS):
                executor = self._executor
                try:
                    asked = executor.submit(work, *given)
                    return await asyncio.wait_for(asyncio.wrap_future(asked), patience)
                except (BrokenProcessPool, TimeoutError):
                    self._replace(executor)
                except AgentFailed as error:
                    raise Silent(error.discreet) from None
                except Exception as error:  # noqa: BLE001  whatever a bot raises
                    raise Silent(f"a bot failed: {type(error).__name__}") from None
        raise Silent("a bot gave no answer")

    def _replace(self, executor: ProcessPoolExecutor) -> None:
        if executor is self._executor:  # nobody did so before
            self._executor = self._new()
            _end(executor)

    def _new(self) -> ProcessPoolExecutor:
        spawn = get_context("spawn")
        given = (self._niceness, named_agents())
        return ProcessPoolExecutor(self._processes, spawn, initializer=_begin, initargs=given)

    @property
    def children(self) -> list[int]:
        """Return the ids of its processes."""
        return list(_processes(self._executor))

    def close(self) -> None:
        """End the processes, whatever they are doing."""
        _end(self._executor)


class BotPool:
    """The processes that bots think in, and one for the while that a bot is compiled.

    Until a level is compiled, where that takes long, another answers for it.
    """

    def __init__(self, processes: int, patience: float) -> None:
        """Think in so many *processes*, at most *patience* seconds for an answer."""
        self._patience = patience
        self.pool = Workers(processes, THINKING)
        self._preparing: dict[tuple[str, str], asyncio.Task[None]] = {}

    async def begin(self) -> None:
        """Let the bots do what would keep the first who meet them waiting."""
        everybody = [(game, level) for game in games() for level in bots_for(game)]
        for game, level in sorted(everybody, key=lambda each: stand_in_for(*each) is not None):
            try:
                await self._prepared(game, level)
            except Silent as error:  # who meets it may never hear of it
                log_defect("bot", error, level=level, reason=str(error))

    async def answer(self, game: str, level: str, view: Any, legal: Sequence[int]) -> int:  # noqa: ANN401
        """Return which of *legal* the bot of *level* chooses for the seat of *view*.

        Raises:
            Silent: it failed, again and again or in a way of its own.
        """
        level = self.who_answers(game, level)
        await self._prepared(game, level)
        return await self.pool.do(self._patience, _answer, game, level, view, list(legal))

    def who_answers(self, game: str, level: str) -> str:
        """Return *level*, or who answers for it until it is prepared; if nobody began to, begin."""
        stand_in = stand_in_for(game, level)
        if stand_in is None:
            return level
        preparing = self._begun(game, level)
        ready = preparing.done() and not preparing.cancelled() and preparing.exception() is None
        return level if ready else stand_in

    async def _prepared(self, game: str, level: str) -> None:
        try:
            await asyncio.shield(self._begun(game, level))
        except Silent:
            if stand_in_for(game, level) is None:  # the next who needs it tries again
                self._preparing.pop((game, level), None)
            raise

    def _begun(self, game: str, level: str) -> asyncio.Task[None]:
        key = game, level
        if key not in self._preparing:
            self._preparing[key] = asyncio.create_task(self._prepare(game, level))
        return self._preparing[key]

    async def _prepare(self, game: str, level: str) -> None:
        """Compile where nobody waits for an answer, then load what was compiled."""
        if stand_in_for(game, level) is not None:
            workshop = Workers(1, STANDING_BACK)
            try:
                await workshop.do(COMPILING, _prepare, game, level)
            finally:
                workshop.close()
        await self.pool.do(COMPILING, _prepare, game, level)

    def close(self) -> None:
        """End the processes, whatever they are thinking about."""
        for preparing in self._preparing.values():
            preparing.cancel()  # or it would go on in new processes
        self.pool.close()


def _end(executor: ProcessPoolExecutor) -> None:
    for process in list(_processes(executor).values()):
        process.kill()
    executor.shutdown(wait=False)


def _processes(executor: ProcessPoolExecutor) -> dict[int, Any]:
    return getattr(executor, "_processes", None) or {}


# ------------------------------------------------------------------- in the process


def _begin(niceness: int, named: Named) -> None:
    """Leave Ctrl+C to the server, and the processor too when it needs it; end when it ends."""
    name_agents(named)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_follow, name="intriga-server", daemon=True).start()
    if os.name == "posix":
        os.nice(niceness)


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
    table_rules_of(game)
    _agent(game, level)


def _answer(game: str, level: str, view: Any, legal: list[int]) -> int:  # noqa: ANN401
    return _agent(game, level).act(view, legal, CHANCE)
