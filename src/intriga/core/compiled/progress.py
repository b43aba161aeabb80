"""A line for a person who waits while rules are compiled, at a terminal or as a warning."""

import sys
import warnings
from collections.abc import Callable
from threading import Timer
from time import monotonic
from typing import Final

SOON: Final = 1.0  # seconds of compiling before the first sentence
SENTENCE: Final = "Compiling the rules for this computer: up to a minute, and only the first time."


class Waiting:
    """Tells once that code is being compiled, after a second of it.

    ``sentence`` is the message; a program that speaks another language sets it.  ``on_begin`` and
    ``on_end`` are called around all that is compiled.
    """

    def __init__(self, told: Callable[[str], None] | None = None, soon: float = SOON) -> None:
        """Tell with *told*, after *soon* seconds.

        Where it is None a terminal shows a line; elsewhere, as in a notebook, it is a warning.
        """
        self.sentence = SENTENCE
        self.on_begin: Callable[[], object] = lambda: None
        self.on_end: Callable[[], object] = lambda: None
        self._tell = told or _told
        self.soon = soon
        self._began: float | None = None
        self._is_compiling = self._is_told = False

    def begin(self) -> None:
        """Know that something begins to be compiled."""
        self._is_compiling = True
        self.on_begin()
        if self._began is None:
            self._began = monotonic()
            timer = Timer(self.soon, self.go_on)
            timer.daemon = True  # the program may end before
            timer.start()
        elif monotonic() - self._began >= self.soon:
            self.go_on()

    def end(self) -> None:
        """Know that it is compiled."""
        self._is_compiling = False
        self.on_end()

    def go_on(self) -> None:
        """Tell, when the time has passed, that code is being compiled, unless told before."""
        if self._is_compiling and not self._is_told:
            self._is_told = True
            self._tell(self.sentence)


def _told(sentence: str) -> None:
    if sys.stderr is None:  # a program without a console
        return
    if sys.stderr.isatty():
        print(sentence, file=sys.stderr, flush=True)  # noqa: T201  a person waits
    else:
        warnings.warn(sentence, stacklevel=2)


WAITING: Final = Waiting()
