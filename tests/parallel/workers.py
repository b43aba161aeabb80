"""Workers for tests of a spread; processes of their own import them from here."""

import os
import signal
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from intriga.core.errors import BadOptions


@dataclass(frozen=True)
class Squares:
    """Squares numbers; it refuses one, and is killed at others, once or always."""

    refused: int = -1
    deadly: int = -1
    deadly_once: int = -1
    marks: Path = Path()

    def do(self, number: int) -> int:
        """Return the square of *number*."""
        if number == self.refused:
            raise BadOptions("number", f"{number} is refused")
        mark = self.marks / str(number)
        if number == self.deadly_once and not mark.exists():
            mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        if number == self.deadly:
            os.kill(os.getpid(), signal.SIGKILL)
        return number * number


class Never:
    """Cannot be made."""

    def __init__(self) -> None:
        raise BadOptions("worker", "nobody is at work")

    def do(self, task: Any) -> Any:  # noqa: ANN401
        """Do nothing."""


class Process:
    """Tells which process it is, and then never ends a task."""

    def do(self, place: int) -> int:
        """Return the id of its process for the tasks before the third."""
        if place > 1:
            signal.pause()
        return os.getpid()
