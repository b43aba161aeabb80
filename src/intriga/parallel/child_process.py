"""Processes of this machine that begin and end with the one that began them."""

import os
import signal
import threading
from collections.abc import Generator
from contextlib import contextmanager
from multiprocessing import parent_process
from multiprocessing.connection import wait
from typing import TYPE_CHECKING, Any

from intriga.core.optional_packages import use_one_thread_for_matrices

if TYPE_CHECKING:
    from concurrent.futures import ProcessPoolExecutor


def tie_to_parent() -> None:
    """Leave Ctrl+C to the parent of this process, and end when it ends, however that comes.

    Multiply matrices in one thread, for the other processors have work too.
    """
    use_one_thread_for_matrices()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_follow, name="intriga-parent", daemon=True).start()


def _follow() -> None:
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)  # nobody is left to hear what comes of the work


@contextmanager
def unheard_interrupts() -> Generator[None]:
    """Let a process that begins now never hear of Ctrl+C, which is for this one alone.

    It would only know to leave it after a second of beginning, and be dead by then.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def children_of(executor: "ProcessPoolExecutor") -> dict[int, Any]:
    """Return the processes of *executor* by their ids."""
    return getattr(executor, "_processes", None) or {}


def kill(executor: "ProcessPoolExecutor") -> None:
    """End the processes of *executor*, whatever they are doing."""
    for process in list(children_of(executor).values()):
        process.kill()
