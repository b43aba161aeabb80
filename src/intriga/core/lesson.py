"""Lessons: games that are played by the rules, with cards, draws and opponents as written down.

A lesson is the beginning of a record with notes.  It is played at a real table; the opponents
answer what the lines say, chance gives what they say, and the learner is told what to try.  What
the learner is sent is recorded, and after the last line the game goes on freely.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

LEARNER: Final = 0  # the seat


@dataclass(frozen=True, slots=True)
class LessonLine:
    """An input of a lesson: who answers what, what chance gives then, and the note beside it.

    ``note`` names the message ``lesson-<lesson>-<note>`` that the learner reads with the question.
    """

    by: int
    do: str
    draws: tuple[str, ...] = ()
    note: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Lesson:
    """A lesson: its name, how long it takes, the head of its record and its lines.

    Its texts are ``lesson-<name>``, with ``.about``, those of its notes, and ``lesson-<name>-end``
    for what comes after the last line.  ``begins`` has what the head says besides the edition and
    the seats: who begins and the cards dealt, or a position.  It is given in the edition of its
    reader, with the ``options`` that its lines need where the edition has others.
    """

    name: str
    minutes: int
    players: int
    begins: Mapping[str, Any]
    lines: tuple[LessonLine, ...]
    level: str = "casual"
    options: Mapping[str, Any] = field(default_factory=dict[str, Any])

    @property
    def notes(self) -> tuple[str, ...]:
        """The names of its notes, in their order."""
        return tuple(line.note for line in self.lines if line.note)

    @property
    def answers(self) -> tuple[str, ...]:
        """What the learner answers, each question once: it has a note at the line that says it."""
        return tuple(line.do for line in self.lines if line.note)


def lines_of(script: str) -> tuple[LessonLine, ...]:
    """Return the lines that *script* writes, one each: ``0 exchange = duke captain # keep``.

    After ``=`` comes what chance gives, after ``#`` the name of a note.
    """
    return tuple(_line(line) for line in script.splitlines() if line.strip())


def _line(line: str) -> LessonLine:
    said, _, note = line.partition("#")
    said, _, draws = said.partition("=")
    by, _, do = said.strip().partition(" ")
    return LessonLine(int(by), do, tuple(draws.split()), note.strip())
