"""Recorded lessons: all that a learner is sent, from the first line to the last.

A learner's answer is let through only where the lesson shows it, and the others and chance keep to
its lines.  So a table always sends the learner the same, and a page can play a lesson
without a table and without a connection.
"""

import gzip
from collections.abc import Sequence
from functools import cache
from typing import Final

import msgspec

from intriga.server.settings import Limits
from intriga.server.tables.connection import Connection
from intriga.server.tables.publishing import Prepared, Publisher
from intriga.server.wire.bodies import LessonRecording, RecordedMessage, RecordedTurn
from intriga.server.wire.messages import Changing
from intriga.server.wire.problems import told_of
from intriga.service.events import Event
from intriga.service.scenes.scene import Received
from intriga.service.session import Person
from intriga.service.setup.lesson_tables import LessonTable, wish_for
from intriga.service.table_refusals import TableRefusal

NAME: Final = "—"  # the page has the learner's own
LEARNER: Final = Person("learner")
SECRET: Final = bytes(32)  # nothing that the lesson leaves to chance is recorded
_MESSAGES: Final = msgspec.json.Decoder(Changing)


@cache
def packed_recording(game: str, lesson: str, preset: str) -> bytes:
    """Return :func:`recording_of` in JSON, packed by gzip.

    Raises:
        BadOptions: there is no such game or lesson.
    """
    return gzip.compress(msgspec.json.encode(recording_of(game, lesson, preset)), mtime=0)


def recording_of(game: str, lesson: str, preset: str) -> LessonRecording:
    """Return *lesson* of *game* in an edition, as it was just played.

    Raises:
        BadOptions: there is no such game or lesson.
    """
    return _Recorder(game, lesson, preset).recording()


class _Line:
    """A line that takes nothing: messages are recorded before they get there."""

    waiting = 0

    def write(self, data: bytes, /) -> None:
        """Take nothing."""

    def close(self, code: int, reason: str, /) -> None:
        """Close nothing."""


class _Recorder:
    """Plays a lesson at a table in memory, and keeps what its learner is sent."""

    def __init__(self, game: str, lesson: str, preset: str) -> None:
        self._wish = wish_for(game, lesson, preset, NAME)
        self._given = LessonTable(self._wish, LEARNER, now=0, secret=SECRET)
        self._learner = Connection(_Line(), LEARNER, Received(), Limits())
        self._publisher, self._told_at = Publisher(), self._given.now

    def recording(self) -> LessonRecording:
        """Play the lesson to its last line."""
        given = self._given
        greeting = self._publisher.greeting(given.table, self._learner, given.now)
        opening = self._recorded(greeting) + self._wait()
        turns = [self._turn(words) for words in given.lesson.answers]
        refused = told_of(TableRefusal.OTHER_LESSON)
        return LessonRecording(self._wish.game, self._wish.lesson, refused, opening, turns)

    def _turn(self, words: str) -> RecordedTurn:
        happened = self._given.say(words)
        self._told_at = self._given.now
        return RecordedTurn(words, self._told(happened) + self._wait())

    def _wait(self) -> list[RecordedMessage]:
        return [each for events in self._given.wait() for each in self._told(events)]

    def _told(self, events: Sequence[Event]) -> list[RecordedMessage]:
        prepared = self._publisher.prepare(
            self._given.table, [self._learner], events, self._given.now, everybody=False
        )
        return self._recorded(prepared)

    def _recorded(self, prepared: Prepared) -> list[RecordedMessage]:
        after, self._told_at = self._given.now - self._told_at, self._given.now
        messages = [_MESSAGES.decode(text) for _, text in prepared]
        return [
            RecordedMessage(0 if place else after, message)
            for place, message in enumerate(messages)
        ]
