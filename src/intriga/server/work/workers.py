"""Processes that work off the event loop; one that dies or hangs is replaced.

The processes are spawned, never forked: a fork would hold the store's lock.
"""

import asyncio
import pickle
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Final, TypeVar

from intriga.agents.external.source import AgentFailed
from intriga.core.errors import IntrigaError
from intriga.parallel.child_process import children_of, kill, unheard_interrupts
from intriga.server.limits.buckets import NOBODY, Asker, FairQueue
from intriga.server.work.worker_process import GivenUp, begin

T = TypeVar("T")
ATTEMPTS: Final = 3  # a process may have died of what somebody else asked


class Silent(IntrigaError):
    """A process that gave no answer: its work failed, or took too long.

    The sentence says nothing of its input.
    """


class Workers:
    """A few processes, used by turns."""

    def __init__(
        self,
        what: str,
        processes: int,
        niceness: int,
        *,
        prepare: Callable[[], object] = tuple,
        attempts: int = ATTEMPTS,
    ) -> None:
        """Run that number of *processes*, begun when there is work, with the given *niceness*.

        *what* they do is for sentences; each begins with *prepare*.  Work is tried *attempts*
        times where its process dies or hangs.
        """
        self._what, self._processes, self._attempts = what, processes, attempts
        self._given_up = get_context("spawn").Event()
        self._begin = niceness, pickle.dumps(prepare), self._given_up
        self._executor = self._new()
        self._is_closed = False
        self._working, self._idle_since = 0, 0.0
        self.queue = FairQueue(processes)  # nobody's time runs while waiting for a process

    async def do(
        self, patience: float, work: Callable[..., T], *given: object, asker: Asker = NOBODY
    ) -> T:
        """Return what *work* makes of *given*, in at most *patience* seconds.

        Raises:
            Silent: it failed, again and again or in a way of its own.
        """
        await self.queue.enter(asker)
        return await self.do_in_turn(patience, work, *given)

    async def do_in_turn(self, patience: float, work: Callable[..., T], *given: object) -> T:
        """Do as :meth:`do` for somebody who has entered the queue, and leave it.

        Begun work keeps its process until it is done, or notices that it was given up.

        Raises:
            GivenUp: it was.
            Silent: it failed, again and again or in a way of its own.
        """
        self._working += 1
        doing = asyncio.ensure_future(self._try(patience, work, given))
        doing.add_done_callback(self._has_done)
        return await asyncio.shield(doing)

    def _has_done(self, doing: asyncio.Future[T]) -> None:
        self._working -= 1
        self._idle_since = doing.get_loop().time()
        self.queue.leave()

    async def _try(self, patience: float, work: Callable[..., T], given: tuple[object, ...]) -> T:
        for _ in range(self._attempts):
            self._must_be_open()
            executor = self._executor
            self._given_up.clear()
            try:
                with unheard_interrupts():
                    asked = executor.submit(work, *given)
                return await asyncio.wait_for(asyncio.wrap_future(asked), patience)
            except (BrokenProcessPool, TimeoutError):
                self._replace(executor)
            except GivenUp:
                raise
            except AgentFailed as error:
                raise Silent(error.discreet) from None
            except Exception as error:  # noqa: BLE001  whatever the work raises
                raise Silent(f"{self._what} failed: {type(error).__name__}") from None
        self._must_be_open()
        raise Silent(f"{self._what} gave no answer")

    def _must_be_open(self) -> None:
        """End work that nobody is left to hear of.

        Raises:
            CancelledError: the processes were ended.
        """
        if self._is_closed:
            raise asyncio.CancelledError

    def give_back(self, idle: float) -> bool:
        """End processes that have done nothing for *idle* seconds; say whether there were any.

        The next work begins others.
        """
        clock = asyncio.get_running_loop().time
        if self._working or not self.children or clock() - self._idle_since < idle:
            return False
        self._replace(self._executor)
        return True

    def _replace(self, executor: ProcessPoolExecutor) -> None:
        if executor is self._executor and not self._is_closed:  # nobody did so before
            self._executor = self._new()
            _end(executor)

    def _new(self) -> ProcessPoolExecutor:
        spawn = get_context("spawn")
        return ProcessPoolExecutor(self._processes, spawn, initializer=begin, initargs=self._begin)

    def give_up(self) -> None:
        """Let the present work end as soon as it looks: nobody waits for it any more."""
        self._given_up.set()

    def go_on(self) -> None:
        """Let the present work go on: somebody waits for it again."""
        self._given_up.clear()

    @property
    def children(self) -> list[int]:
        """Return the ids of its processes."""
        return list(children_of(self._executor))

    def close(self) -> None:
        """End the processes, whatever they are doing; who waits for their work is cancelled."""
        self._is_closed = True
        _end(self._executor)


def _end(executor: ProcessPoolExecutor) -> None:
    kill(executor)
    executor.shutdown(wait=False)
