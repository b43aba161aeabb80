"""A file of JSON lines that tasks add to in their order, so that another call can go on with it."""

import json
import os
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar

from intriga.core.errors import BadOptions

T = TypeVar("T")


class NumberedLines:
    """Lines of numbered tasks in a file: each says the number of its task as *key*.

    ``last`` is the number of the last task with a line, 0 if there is none.
    """

    def __init__(self, file: Path, key: str, same: Mapping[str, Any] | None = None) -> None:
        """Look at *file*, which need not be there; a last line torn off is dropped with its task.

        All lines have to say the *same*.

        Raises:
            BadOptions: it holds something else.
            OSError: it cannot be read or written.
        """
        self.file, self.key = file, key
        data = file.read_bytes() if file.exists() else b""
        *whole, torn = data.split(b"\n")
        self._lines = [self._parsed(place, line) for place, line in enumerate(whole, 1)]
        for name, value in (same or {}).items():
            self._check(name, value)
        if torn:
            self._drop_last(whole)
        self.last: int = self._lines[-1][key] if self._lines else 0

    def __len__(self) -> int:
        """Return how many lines there are."""
        return len(self._lines)

    def missing(self, tasks: Iterable[T], name: str, named: Callable[[T], str]) -> Iterator[T]:
        """Yield those of *tasks*, of number 1 on, that come after the last one.

        Those before it have to be the same: what they are *named* their lines say as *name*.

        Raises:
            BadOptions: one is another task, when it is reached.
        """
        said = {line[self.key]: line.get(name) for line in self._lines}
        for number, task in enumerate(tasks, 1):
            if number > self.last:
                yield task
            elif number in said and (found := named(task)) != said[number]:
                has = f"{self.file} has {said[number]!r} as {self.key} {number}, not {found!r}"
                raise BadOptions("out", f"{has}: name another file")

    def add(self, number: int, found: Iterable[Mapping[str, Any]]) -> None:
        """Write a line for each that was *found* by task *number*.

        Raises:
            OSError: it cannot be written.
        """
        fresh = [{self.key: number, **each} for each in found]
        with self.file.open("ab") as out:
            out.write(b"".join(map(_line, fresh)))
        self._lines += fresh
        self.last = number

    def _parsed(self, place: int, line: bytes) -> dict[str, Any]:
        try:
            found: dict[str, Any] = json.loads(line)
            found[self.key] = int(found[self.key])
        except (ValueError, KeyError, TypeError):
            reason = f"line {place} of {self.file} is no object with the number of its {self.key}"
            raise BadOptions("out", reason) from None
        return found

    def _check(self, name: str, value: object) -> None:
        """See that the lines say that *name* is *value*.

        Raises:
            BadOptions: they say something else.
        """
        for line in self._lines:
            if line.get(name) != value:
                reason = f"{self.file} has {name} {line.get(name)!r}, not {value!r}"
                raise BadOptions("out", f"{reason}: name another file")

    def _drop_last(self, whole: Sequence[bytes]) -> None:
        """Forget a task whose lines were torn off: its number is not known, so that of the last."""
        last = self._lines[-1][self.key] if self._lines else 0
        kept = sum(line[self.key] != last for line in self._lines)
        del self._lines[kept:]
        os.truncate(self.file, sum(len(line) + 1 for line in whole[:kept]))


def _line(found: Mapping[str, Any]) -> bytes:
    return json.dumps(found, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
