"""Tables that do not begin empty: a finished game played on from a step, and a lesson.

A game played on goes as if it had gone otherwise from there.  A lesson is played as it shows, for a
recording, and to go on after it.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from msgspec import structs

from intriga.agents.registry import cast_of
from intriga.core.display_names import told_apart
from intriga.core.games import lesson_of, ruleset_of, table_rules_of
from intriga.core.ruleset import Json
from intriga.service.commands import LONGEST_NAME, Answer, Join, Leave, NewTable, SeatBot, Start
from intriga.service.events import Event, PlayedLine
from intriga.service.session import Person
from intriga.service.table import Snapshot, Table
from intriga.service.table_data import CurrentGame
from intriga.service.table_refusals import Refused, TableRefusal
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


def play_on(table: Table, header: Json, inputs: Sequence[Json], now: int) -> Table:
    """Return *table*, at which nobody has played yet, with the game of a record under way.

    All its chairs are taken, as many as the record has seats; they get the names of the seats.
    *header* is that of a game that has been dealt.  Nobody is connected.

    Raises:
        BadOptions, BadNotation, IllegalAction: a record that cannot be played through.
    """
    kept = table.snapshot().kept
    names = told_apart(header["seats"], LONGEST_NAME)
    chairs = [
        structs.replace(chair, name=name, seat=seat)
        for seat, (chair, name) in enumerate(zip(kept.chairs, names, strict=True))
    ]
    game = CurrentGame(
        number=1,
        id=kept.table,
        header=header,
        drawn=0,
        began=now,
        first_line=kept.lines_before,
        dealt_here=False,
    )
    kept = structs.replace(kept, chairs=chairs, deal=game, phase="playing", since=now)
    lines = [PlayedLine(each["by"], each["do"], each.get("draws", [])) for each in inputs]
    return Table.restore([], Snapshot(kept, lines))


PATIENT: Final = Settings(turn=0, reaction=0)  # nobody waits for a lone player


@dataclass(frozen=True, slots=True)
class Continuation:
    """How the game of *header* goes on after *inputs*, and who plays.

    That is somebody called *name* on *seat*, and bots of a *level* on all others; ``characters``
    are who of the cast these are, by seat, empty for nobody in particular.
    """

    header: Json
    inputs: Sequence[Json]
    seat: int
    name: str
    face: str
    level: str
    characters: Sequence[str]


def continued(
    wish: Continuation, host: Person, now: int, secret: bytes
) -> tuple[Table, list[Event]]:
    """Return a table of *host* at which a game goes on, and how it was opened.

    The events make the table as it was before the game; the snapshot holds the game.

    Raises:
        Refused: nobody can sit so.
        BadOptions, BadNotation, IllegalAction: a record that cannot be played through.
    """
    header, players = wish.header, len(wish.header["seats"])
    if wish.seat not in range(players):
        raise Refused(TableRefusal.BAD_OPTIONS, f"there is no seat {wish.seat} of {players}")
    asked = NewTable(
        game=header["game"],
        name=wish.name,
        preset=header["preset"],
        options=header.get("options", {}),
        chairs=players,
        settings=PATIENT,
        face=wish.face,
    )
    table = Table.create(asked, host, now, secret)
    events = table.fresh()
    if wish.seat:
        events += table.handle(host, Leave(), now)
        join = Join(name=wish.name, chair=wish.seat, face=wish.face, token=table.invite)
        events += table.handle(host, join, now)
    for chair in range(players):
        if chair != wish.seat:
            bot = SeatBot(chair=chair, level=wish.level, character=wish.characters[chair])
            events += table.handle(host, bot, now)
    names = [chair.name for chair in table.snapshot().kept.chairs]
    return play_on(table, {**header, "seats": names}, wish.inputs, now), events
