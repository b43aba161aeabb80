"""Spreading tasks over processes or a cluster; results come in the order of the tasks.

Nobody who takes the results can tell where they were made: they are those of one process, in the
same order, and an error comes after the results of all tasks before it.  A worker that is killed
has its task done again by another one.
"""

from collections.abc import Callable, Generator
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from intriga.parallel.crew import Crew
from intriga.parallel.prepared_worker import Failure, Named, Prepare

T = TypeVar("T")
R = TypeVar("R")
Take = Callable[[], T | None]  # the next task, None if there is none for now
WINDOW: Final = 8  # tasks for each worker between the first without a result and the last given


@dataclass(frozen=True, slots=True)
class Spread:
    """Where tasks are done: in *processes* of this machine, or on the Ray *cluster* at an address.

    One process is this one.
    """

    processes: int = 1
    cluster: str | None = None

    @property
    def is_alone(self) -> bool:
        """Say whether this process does everything."""
        return self.processes == 1 and self.cluster is None

    def results(
        self,
        prepare: Prepare[T, R],
        take: Take[T],
        *,
        named: Named = "task {}".format,
        ahead: int = 1,
    ) -> Generator[R, None, None]:
        """Yield the result of each task that *take* gives, in their order.

        *prepare* makes a worker, once in each process.  Tasks may depend on results that were
        yielded; they are *named* in errors, and short ones keep a worker busy if it has some
        *ahead*.  Closed, as after Ctrl+C, it ends all workers at once.

        Raises:
            BadOptions: Ray is not installed, or there is no such cluster, or none of it is free.
            WorkerLost: a task that ends every process that it is given to.
        """
        if self.is_alone:
            worker = prepare()
            while (task := take()) is not None:
                yield worker.do(task)
            return
        with self._crew(prepare, named, ahead) as crew:
            yield from _in_order(crew, take)

    def _crew(self, prepare: Prepare[Any, Any], named: Named, ahead: int) -> Crew:
        if self.cluster is not None:
            from intriga.parallel.ray_crew import RayCrew  # noqa: PLC0415  most have no cluster

            return RayCrew(self.cluster, prepare, ahead=ahead, named=named)
        from intriga.parallel.process_crew import ProcessCrew  # noqa: PLC0415  nor other processes

        return ProcessCrew(self.processes, prepare, ahead=ahead, named=named)


def _in_order(crew: Crew, take: Take[Any]) -> Generator[Any, None, None]:
    """Let *crew* do the tasks, a bounded number at once, and yield the results in their order."""
    early: dict[int, Any] = {}  # outcomes before their turn
    given = now = 0
    while True:
        while given - now < WINDOW * len(crew.posts):
            try:
                task = take()
            except Exception as error:  # noqa: BLE001  whatever it is, it has its turn
                early[given] = Failure(error)
            else:
                if task is None:
                    break
                crew.give(given, task)
            given += 1
        if given == now:
            return
        while now not in early:
            early.update(crew.finished())
        while now in early:
            outcome = early.pop(now)
            now += 1
            if isinstance(outcome, Failure):
                raise outcome.error
            yield outcome


ALONE: Final = Spread()
