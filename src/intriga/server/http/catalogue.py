"""Answers about games that are the same for everybody: the catalogue, and recorded lessons.

A learner's answer is let through only where the lesson shows it, and the others and chance keep to
its lines.  So a table always sends the learner the same, and a page can play a lesson
without a table and without a connection.
"""

import gzip
from collections.abc import Sequence
from functools import cache
from typing import Final

import msgspec

from intriga.agents import levels_for, styles_for
from intriga.agents.registry import cast_of, usual_bot
from intriga.core.games import games, lessons_of, table_rules_of
from intriga.server.settings import Limits
from intriga.server.tables.connection import Connection
from intriga.server.tables.publishing import Prepared, Publisher
from intriga.server.wire.bodies import (
    GameBody,
    LessonBody,
    LessonRecording,
    LogLineBody,
    OptionBody,
    PresetBody,
    RecordedMessage,
    RecordedTurn,
    SettingBody,
)
from intriga.server.wire.messages import Changing
from intriga.server.wire.problems import told_of
from intriga.service.events import Event
from intriga.service.scenes.scene import Received
from intriga.service.session import Person
from intriga.service.setup.begun_tables import LessonTable, wish_for
from intriga.service.table_refusals import TableRefusal
from intriga.service.table_settings import settings_for
from intriga.words import arguments_of, numbers_of

LOOK: Final = "court"  # the page draws every game so, unless somebody chose otherwise
NAME: Final = "—"  # the page has the learner's own
LEARNER: Final = Person("learner")
SECRET: Final = bytes(32)  # nothing that the lesson leaves to chance is recorded
_MESSAGES: Final = msgspec.json.Decoder(Changing)


@cache
def catalogue() -> list[GameBody]:
    """Return every game with its editions, options and bots."""
    return [_game(name) for name in games()]


@cache
def packed_catalogue() -> bytes:
    """Return :func:`catalogue` in JSON, packed by gzip."""
    return gzip.compress(msgspec.json.encode(catalogue()), mtime=0)


def _game(name: str) -> GameBody:
    table_rules = table_rules_of(name)
    variants = table_rules.ruleset.variants
    return GameBody(
        name,
        table_rules.players,
        [
            PresetBody(
                each.name, each.least, each.most, variants.resolve(each.name, {}, each.least)
            )
            for each in variants.editions.values()
        ],
        [
            OptionBody(each.name, list(each.values), each.stated, each.matters)
            for each in variants.options.values()
        ],
        list(table_rules.extras),
        [
            SettingBody(each.name, list(each.values), each.default, each.matters)
            for each in settings_for(table_rules.settings)
        ],
        levels_for(name),
        usual_bot(name),
        styles_for(name),
        dict(table_rules.bots_when),
        dict(cast_of(name)),
        list(table_rules.topics),
        dict(table_rules.help_when),
        {
            name: LogLineBody(name in table_rules.news, table_rules.beats.get(name))
            for name in sorted({*table_rules.news, *table_rules.beats})
        },
        LOOK,
        dict(numbers_of(name)),
        dict(arguments_of(name)),
        [LessonBody(each.name, each.minutes) for each in lessons_of(name)],
        list(table_rules.terms),
    )


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
