"""The table of a lesson, played as the lesson shows: for a recording, and to go on after it."""

from collections.abc import Iterator
from typing import Final

from intriga.agents.registry import cast_of
from intriga.core.games import lesson_of, ruleset_of, table_rules_of
from intriga.service.commands import Answer, NewTable, Start
from intriga.service.events import Event
from intriga.service.session import Person
from intriga.service.table import Table
from intriga.service.table_settings import Settings

THOUGHT: Final = 10_000  # milliseconds until the learner answers: longer than anything is shown


def preset_for(game: str, lesson: str, locale: str) -> str:
    """Return the edition in which somebody of *locale* is given *lesson*: the one they play then.

    Raises:
        BadOptions: there is no such game or lesson.
    """
    players = lesson_of(game, lesson).players
    return table_rules_of(game).preset_for(locale, players)


def wish_for(game: str, lesson: str, preset: str, name: str) -> NewTable:
    """Return the table that somebody called *name* asks for, to be given *lesson* of *game*.

    Raises:
        BadOptions: there is no such game, lesson or edition.
    """
    given = lesson_of(game, lesson)
    usual = ruleset_of(game).variants.resolve(preset, {}, given.players)
    return NewTable(
        game=game,
        name=name,
        preset=preset,
        options={name: each for name, each in given.options.items() if usual[name] != each},
        chairs=given.players,
        bots=[given.level] * (given.players - 1),
        characters=[*cast_of(game)][: given.players - 1],  # whose faces go with their names
        lesson=lesson,
        settings=Settings(turn=0, reaction=0),  # nobody waits for a learner
    )


class LessonTable:
    """The table at which *host* is given a lesson, dealt; ``now`` is its time.

    ``events`` are those of its beginning.
    """

    def __init__(self, wish: NewTable, host: Person, now: int, secret: bytes) -> None:
        """Open the table of :func:`wish_for` at *now*; *secret* is 32 bytes of chance.

        Raises:
            Refused: the name cannot be used.
        """
        self.lesson, self.host, self.now = lesson_of(wish.game, wish.lesson), host, now
        self.table = Table.create(wish, host, now, secret)
        self.events = self.table.fresh()
        self.events += self.table.arrive(host, now)
        self.events += self.table.handle(host, Start(), now)

    def wait(self) -> Iterator[list[Event]]:
        """Let time pass until the learner is asked, or bots have to think; yield what happens."""
        while self.table.viewer(self.host).step is None and self.table.due is not None:
            self.now = max(self.now, self.table.due)
            yield self.table.tick(self.now)

    def say(self, words: str) -> list[Event]:
        """Answer *words* after a while; return what happens.

        Raises:
            Refused: nothing is asked, or another answer is shown.
        """
        self.now += THOUGHT
        step = self.table.viewer(self.host).step or 0
        return self.table.handle(self.host, Answer(step=step, words=words), self.now)

    def play(self) -> list[Event]:
        """Play the lesson to its last line; return what happens."""
        happened = [event for events in self.wait() for event in events]
        for words in self.lesson.answers:
            happened += self.say(words)
            happened += [event for events in self.wait() for event in events]
        return happened
