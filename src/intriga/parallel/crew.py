"""A crew of workers: each has a task or two, and the tasks of one that is lost go to others."""

from abc import ABC, abstractmethod
from collections import Counter, deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from heapq import heappop, heappush
from types import TracebackType
from typing import Any, NamedTuple, Self

from intriga.parallel.prepared_worker import ATTEMPTS, Failure, Named, WorkerLost

Outcome = Any  # a result of whatever kind, or a Failure


class Given(NamedTuple):
    """A numbered task that a worker has; ``handle`` is what its outcome is asked for by."""

    number: int
    task: Any
    handle: Any


@dataclass(eq=False)
class Post:
    """A place in the crew: the worker that is ``at`` it, and what it was ``given``, in order."""

    at: Any
    is_ready: bool = True
    given: deque[Given] = field(default_factory=deque[Given])


class LostProcess(Exception):
    """The process that had a task has ended."""


class Crew(ABC):
    """Does tasks in any order; a context in which its workers live.

    *ahead* is how many tasks a worker has at once, so that it need not wait for the next;
    tasks are *named* in sentences.
    """

    def __init__(self, ahead: int, named: Named) -> None:
        self.posts: list[Post] = []
        self._ahead, self._named = ahead, named
        self._waiting: list[tuple[int, Any]] = []  # a heap by number
        self._losses: Counter[int] = Counter()

    def __enter__(self) -> Self:
        """Have the workers at hand."""
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """End the workers, at once if the work is not done."""
        self.end(error)

    def give(self, number: int, task: Any) -> None:  # noqa: ANN401  of whatever kind
        """Let somebody do *task*, which has this *number*."""
        heappush(self._waiting, (number, task))

    def finished(self) -> Iterator[tuple[int, Outcome]]:
        """Wait for something to happen, and yield the outcomes that have come of it, if any.

        Raises:
            BadOptions: the cluster is not there any more.
        """
        self._hand_out()
        firsts = {post.given[0].handle: post for post in self.posts if post.given}
        for handle in self.wait_for(list(firsts)):
            post = firsts[handle]
            try:
                outcome = self.outcome_of(handle)
            except LostProcess:
                yield from self._again(post)
            else:
                yield post.given.popleft().number, outcome

    def _hand_out(self) -> None:
        """Give each worker as many tasks as it may have, one to each of them first."""
        for had in range(self._ahead):
            for post in self.posts:
                if self._waiting and post.is_ready and len(post.given) <= had:
                    number, task = heappop(self._waiting)
                    post.given.append(Given(number, task, self.submit(post, task)))

    def _again(self, post: Post) -> Iterator[tuple[int, Outcome]]:
        """Let others do the tasks of a *post* that has lost its worker, or give the first one up.

        A worker does its tasks in their order, so none but the first can have ended it.
        """
        tasks = [(each.number, each.task) for each in post.given]
        post.given.clear()
        self.renew(post)
        number, task = tasks[0]
        self._losses[number] += 1
        if self._losses[number] == ATTEMPTS:
            yield number, Failure(WorkerLost(self._named(task)))
            tasks = tasks[1:]
        for each in tasks:
            heappush(self._waiting, each)

    # --- what depends on the place

    @abstractmethod
    def submit(self, post: Post, task: Any) -> Any:  # noqa: ANN401
        """Hand *task* to the worker at *post*; return a handle of its outcome."""

    @abstractmethod
    def wait_for(self, handles: Sequence[Any]) -> Sequence[Any]:
        """Return those of *handles* that have an outcome, or a lost process, as soon as one has."""

    @abstractmethod
    def outcome_of(self, handle: Any) -> Outcome:  # noqa: ANN401
        """Return the outcome behind *handle*.

        Raises:
            LostProcess: there is none, for its process has ended.
        """

    @abstractmethod
    def renew(self, post: Post) -> None:
        """Put a new worker in the place of the lost one."""

    @abstractmethod
    def end(self, error: BaseException | None) -> None:
        """End the workers; *error* is why the work is not done, None if it is."""
