"""The command ``intriga``, and Ctrl+C while the rules are compiled: then it ends at once.

Python would raise KeyboardInterrupt wherever it is, and it may be in a callback of the compiler,
which swallows it or is left broken.  So a thread hears of the signal meanwhile.
"""

import os
import signal
import sys
import warnings
from contextlib import suppress
from threading import Thread, current_thread, main_thread
from typing import Any, Final, NoReturn

from cyclopts import App, Group

from intriga.cli.commands import GROUPS, commands
from intriga.core.compiled.progress import WAITING
from intriga.core.games import manifests
from intriga.core.optional_packages import use_one_thread_for_matrices
from intriga.terminal.failures import INTERRUPTED

SENTENCE: Final = "intriga: interrupted"
SHOW_CURSOR: Final = "\x1b[?25h"  # a bar of progress may have hidden it
NOBODY: Final = -1
TITLES: Final = " and ".join(each.title for each in manifests().values())
CLOSED: Final = 141  # as shells say that a pipe was closed
app = App(
    name="intriga",
    help=f"The card games {TITLES}: play, study, simulate.",
    suppress_keyboard_interrupt=False,  # main says a word about it
)
_groups = {title: Group(title, sort_key=place) for place, title in enumerate(GROUPS)}


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


for _place, (_name, _entry) in enumerate(commands().items()):  # each is loaded when it is called
    _group = _groups.setdefault(_entry.group, Group(_entry.group, sort_key=len(_groups)))
    _help = _entry.help.strip()
    app.command(_entry.app, name=_name, help=_help, group=_group, sort_key=_place)


def main() -> None:
    """Run the command line, and exit with the status that the command returns."""
    warnings.formatwarning = _sentence
    use_one_thread_for_matrices()
    interrupting = Interrupting()
    WAITING.on_begin, WAITING.on_end = interrupting.begin, interrupting.end
    try:
        try:
            sys.exit(app())
        finally:
            sys.stdout.flush()
    except BrokenPipeError:  # the reader of the output has seen enough, as `head` does
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(CLOSED)
    except KeyboardInterrupt:
        print(SENTENCE, file=sys.stderr)
        sys.exit(INTERRUPTED)


def _sentence(message: Warning | str, *_: object, **__: object) -> str:
    """Return a warning as one line for people."""
    return f"intriga: {message}\n"
