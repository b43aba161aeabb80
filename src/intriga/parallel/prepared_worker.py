"""A worker does tasks, wherever it is; its outcome is a result, or the error that prevented it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, Generic, Protocol, TypeVar

from intriga.core.errors import IntrigaError

T_contra = TypeVar("T_contra", contravariant=True)
R_co = TypeVar("R_co", covariant=True)
T = TypeVar("T")
R = TypeVar("R")
ATTEMPTS: Final = 3  # a process may have been killed for what another one did
Named = Callable[[Any], str]  # what a task is called in a sentence


class Worker(Protocol[T_contra, R_co]):
    """Does tasks that do not need each other; it is made once in each process."""

    def do(self, task: T_contra, /) -> R_co:
        """Return the result of *task*, which follows from the task alone."""
        ...


Prepare = Callable[[], Worker[T, R]]


class WorkerLost(IntrigaError):
    """A task that has ended every process that it was given to."""

    def __init__(self, task: str) -> None:
        super().__init__(
            f"{task} was given up: the process at work on it was lost {ATTEMPTS} times,"
            " as one is that fails in machine code or is killed for memory"
        )
        self.task = task


@dataclass(frozen=True, slots=True)
class Failure:
    """The *error* that took the place of a result."""

    error: Exception


class PreparedWorker(Generic[T, R]):
    """A worker in its process; an error in preparing it is the outcome of each of its tasks."""

    def __init__(self, prepare: Prepare[T, R]) -> None:
        """Make the worker by *prepare*."""
        try:
            self._worker: Worker[T, R] | Failure = prepare()
        except Exception as error:  # noqa: BLE001  raised here, it would end the process silently
            self._worker = Failure(error)

    def do(self, task: T) -> R | Failure:
        """Return the result of *task*, or what the package says against it."""
        try:
            if isinstance(self._worker, Failure):
                raise self._worker.error
            return self._worker.do(task)
        except IntrigaError as error:
            return Failure(error)
