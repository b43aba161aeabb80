"""A crew in processes of this machine.

Each worker is a pool of one process: when a pool of several loses a process, all its tasks are
lost, and nothing tells which of them ended it.
"""

from collections.abc import Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import get_context
from typing import Any, Final

from typing_extensions import override

from intriga.parallel.child_process import kill, tie_to_parent, unheard_interrupts
from intriga.parallel.crew import Crew, LostProcess, Outcome, Post
from intriga.parallel.prepared_worker import Failure, Named, Prepare, PreparedWorker

LOOK: Final = 0.2  # seconds


class ProcessCrew(Crew):
    """Workers in processes of their own, which are begun afresh on every system."""

    def __init__(
        self, number: int, prepare: Prepare[Any, Any], *, ahead: int, named: Named
    ) -> None:
        """Have that *number* of workers, each made by *prepare* with its first task."""
        super().__init__(ahead, named)
        spawn = get_context("spawn")
        self._begin = partial(
            ProcessPoolExecutor, 1, spawn, initializer=_begin, initargs=(prepare,)
        )
        self.posts = [Post(self._begin()) for _ in range(number)]

    @override
    def submit(self, post: Post, task: Any) -> "Future[Outcome]":
        try:
            with unheard_interrupts():
                return post.at.submit(_do, task)
        except BrokenProcessPool as error:  # it was killed, and this is the first to notice
            lost: Future[Outcome] = Future()
            lost.set_exception(error)
            return lost

    @override
    def wait_for(self, handles: Sequence["Future[Outcome]"]) -> Sequence["Future[Outcome]"]:
        while True:  # Ctrl+C is heard between two looks: within one it would leave locks behind
            with unheard_interrupts():
                done = wait(handles, LOOK, return_when=FIRST_COMPLETED).done
            if done:
                return [*done]

    @override
    def outcome_of(self, handle: "Future[Outcome]") -> Outcome:
        try:
            with unheard_interrupts():
                return handle.result()
        except BrokenProcessPool:
            raise LostProcess from None
        except Exception as error:  # noqa: BLE001  whatever it is, it has its turn
            return Failure(error)

    @override
    def renew(self, post: Post) -> None:
        kill(post.at)
        post.at.shutdown(wait=False)
        post.at = self._begin()

    @override
    def end(self, error: BaseException | None) -> None:
        for post in self.posts if error else ():
            kill(post.at)
        for post in self.posts:
            post.at.shutdown(cancel_futures=True)


# ------------------------------------------------------------------- in a process

_workers: list[PreparedWorker[Any, Any]] = []  # the one of this process


def _begin(prepare: Prepare[Any, Any]) -> None:
    tie_to_parent()
    _workers[:] = [PreparedWorker(prepare)]


def _do(task: Any) -> Outcome:  # noqa: ANN401  of whatever kind
    return _workers[0].do(task)
