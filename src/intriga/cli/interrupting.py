"""Ctrl+C while the rules are compiled: the command ends at once, and says so.

Python would raise KeyboardInterrupt wherever it is, and it may be in a callback of the compiler,
which swallows it or is left broken.  So a thread hears of the signal meanwhile.
"""

import os
import signal
import sys
from contextlib import suppress
from threading import Thread, current_thread, main_thread
from typing import Any, Final, NoReturn

from intriga.terminal.failures import INTERRUPTED

SENTENCE: Final = "intriga: interrupted"
SHOW_CURSOR: Final = "\x1b[?25h"  # a bar of progress may have hidden it
NOBODY: Final = -1


class Interrupting:
    """Ends this process at Ctrl+C, between :meth:`begin` and :meth:`end`."""

    def __init__(self) -> None:
        self._end_of_pipe = NOBODY
        self._before: Any = None

    def begin(self) -> None:
        """Hear of Ctrl+C, where the main thread has something compiled and nobody else hears."""
        if os.name != "posix" or current_thread() is not main_thread() or self._is_begun:
            return
        hearing, self._end_of_pipe = os.pipe()
        os.set_blocking(self._end_of_pipe, False)
        other = signal.set_wakeup_fd(self._end_of_pipe, warn_on_full_buffer=False)
        if other != NOBODY:  # an event loop does
            signal.set_wakeup_fd(other)
            os.close(hearing)
            self._close()
            return
        self._before = signal.signal(signal.SIGINT, _ignore)
        Thread(target=_wait, args=(hearing,), daemon=True).start()

    def end(self) -> None:
        """Restore the former effect of Ctrl+C."""
        if self._is_begun:
            signal.set_wakeup_fd(NOBODY)
            signal.signal(signal.SIGINT, self._before)
            self._close()

    @property
    def _is_begun(self) -> bool:
        return self._end_of_pipe != NOBODY

    def _close(self) -> None:
        os.close(self._end_of_pipe)
        self._end_of_pipe = NOBODY


def _ignore(_: int, __: object) -> None:
    """Leave a signal to the thread."""


def _wait(hearing: int) -> None:
    """End this process if the pipe tells of Ctrl+C before it is closed."""
    with os.fdopen(hearing, "rb", buffering=0) as pipe:
        while told := pipe.read(1):
            if told[0] == signal.SIGINT:
                _leave()


def _leave() -> NoReturn:
    with suppress(OSError, ValueError):
        sys.stdout.flush()
    with suppress(OSError, ValueError):
        cursor = SHOW_CURSOR if sys.stderr.isatty() else ""
        sys.stderr.write(f"{cursor}\n{SENTENCE}\n")
        sys.stderr.flush()
    os._exit(INTERRUPTED)
