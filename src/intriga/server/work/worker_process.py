"""The start of a worker process: first of all it ties itself to the server's life.

So nothing is imported here that takes time: all that the process needs comes pickled.
"""

import os
import pickle
import signal
import threading
from multiprocessing import parent_process
from multiprocessing.connection import wait
from multiprocessing.synchronize import Event

from intriga.core.optional_packages import use_one_thread_for_matrices


class GivenUp(Exception):
    """Nobody waits any more for the result."""


_given_up: Event | None = None


def check_wanted(*_: object) -> None:
    """Go on if somebody still waits for the result.

    Raises:
        GivenUp: nobody does.
    """
    if _given_up is not None and _given_up.is_set():
        raise GivenUp


def begin(niceness: int, prepare: bytes, given_up: Event) -> None:
    """End when the server ends, leave Ctrl+C and, where it needs it, the processor to it.

    Multiply matrices in one thread.  Then do what *prepare* is, pickled.  *given_up* is set while
    nobody waits for the result.
    """
    global _given_up  # noqa: PLW0603  of this process
    _given_up = given_up
    use_one_thread_for_matrices()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_follow, name="intriga-server", daemon=True).start()
    if os.name == "posix":
        os.nice(niceness)
    pickle.loads(prepare)()  # noqa: S301  the server has packed it


def _follow() -> None:
    """Wait until the server has ended, however that came, and end too."""
    server = parent_process()
    if server is not None:
        wait([server.sentinel])
        os._exit(0)  # nobody is left to hear what comes of the work
