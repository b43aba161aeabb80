"""The transcript of a run: a line of JSON for each answer, on the disk before the game goes on.

The first line says what was asked of whom, system prompt and all.  A run that was killed reads its
answers here and is charged for none of them again.
"""

import json
import os
from pathlib import Path
from threading import Lock
from typing import IO, Any, NamedTuple

import msgspec

from intriga.core.errors import BadOptions, BadRecord
from intriga.core.ruleset import Json

VERSION = 1


class QuestionPlace(NamedTuple):
    """The place of a question: against which ``level``, in which game, before which input.

    Games and their ``step`` are counted as records do, games from 0 and steps from 1; ``attempt``
    is 1, and 2 where the question is put again.
    """

    level: str
    game: int
    step: int
    attempt: int


class ModelAnswer(msgspec.Struct, frozen=True, kw_only=True, tag="answer"):
    """An answer of a model.

    ``prompt`` begins the SHA-256 of all messages, of which ``asked`` is the last.  ``fault`` says
    why the ``text`` holds no legal input, and ``drawn`` is the input that chance gave instead;
    both are empty where there is none.  Tokens that the server did not ``count`` are bounds from
    above.
    """

    level: str
    game: int
    step: int
    attempt: int
    seat: int
    prompt: str
    asked: str
    text: str
    fault: str
    drawn: str
    tokens_in: int
    tokens_out: int
    counted: bool
    milliseconds: int
    finish: str
    served: str


class LostReply(msgspec.Struct, frozen=True, kw_only=True, tag="lost"):
    """A request without an answer that may have been charged; its tokens are bounds from above."""

    level: str
    game: int
    step: int
    attempt: int
    reason: str
    tokens_in: int
    tokens_out: int


Line = ModelAnswer | LostReply


class Transcript:
    """The answers of a run, in memory and in a file; several threads may write at once."""

    def __init__(self, path: Path, head: Json) -> None:
        """Read the file at *path*, or begin it with *head*; a last line torn off is cut.

        Raises:
            BadOptions: the file is of another run.
            BadRecord: a line before the last one is none.
            OSError: a file that cannot be read or written.
        """
        self.path = path
        self.answers: dict[QuestionPlace, ModelAnswer] = {}
        self.lost: list[LostReply] = []
        self._lock = Lock()
        self._file = path.open("a+b")
        try:
            self._read(self._file, {"transcript": VERSION, **head})
        except BaseException:
            self._file.close()
            raise

    def _read(self, file: IO[bytes], head: Json) -> None:
        file.seek(0)
        data = file.read()
        first = json.dumps(head, ensure_ascii=False).encode() + b"\n"
        if first.startswith(data):  # new, or torn off before anything was asked
            file.truncate(0)
            self._write(first)
            return
        begun, *lines = data.splitlines(keepends=True)
        self._check(begun, head)
        whole = len(begun)
        for number, text in enumerate(lines, 2):
            try:
                line = msgspec.json.decode(text if text.endswith(b"\n") else b"", type=Line)
            except (msgspec.DecodeError, UnicodeDecodeError) as error:
                if number == len(lines) + 1:
                    break
                reason = f"the line is none of a transcript: {error}"
                raise BadRecord(str(self.path), number, reason) from None
            self._take(line)
            whole += len(text)
        file.truncate(whole)

    def _check(self, begun: bytes, head: Json) -> None:
        """See that the transcript that *begun* so is that of *head*.

        Raises:
            BadOptions: it is another one, or none.
        """
        try:
            found: Any = json.loads(begun)
            known = "transcript" in found
        except (ValueError, TypeError):
            found, known = {}, False
        if not known:
            raise BadOptions("out", f"{self.path} is no transcript: it does not begin as one")
        for name, wanted in head.items():
            if found.get(name) != wanted:
                said = f"its {name} is {found.get(name)!r:.80}, not {wanted!r:.80}"
                raise BadOptions("out", f"{self.path} is of another run: {said}")

    def add(self, line: Line) -> None:
        """Keep a *line*; it is on the disk when this returns."""
        with self._lock:
            self._take(line)
            self._write(msgspec.json.encode(line) + b"\n")

    def _take(self, line: Line) -> None:
        if isinstance(line, LostReply):
            self.lost.append(line)
        else:
            place = QuestionPlace(line.level, line.game, line.step, line.attempt)
            self.answers[place] = line

    def _write(self, line: bytes) -> None:
        self._file.write(line)
        self._file.flush()
        os.fsync(self._file.fileno())

    def of(self, level: str) -> list[ModelAnswer]:
        """Return the answers against *level*."""
        return [each for each in self.answers.values() if each.level == level]

    def close(self) -> None:
        """Close the file."""
        self._file.close()
