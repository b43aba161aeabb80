"""The start of a worker process: first of all it ties itself to the server's life.

So nothing is imported here that takes time: all that the process needs comes pickled.
"""

import os
import pickle
from multiprocessing.synchronize import Event

from intriga.parallel.child_process import tie_to_parent


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

    Then do what *prepare* is, pickled.  *given_up* is set while nobody waits for the result.
    """
    global _given_up  # noqa: PLW0603  of this process
    _given_up = given_up
    tie_to_parent()
    if os.name == "posix":
        os.nice(niceness)
    pickle.loads(prepare)()  # noqa: S301  the server has packed it
