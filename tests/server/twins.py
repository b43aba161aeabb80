"""The same evening as somebody cannot tell it from the true one.

A twin of an evening is another evening in which all is different that one viewer may not know:
the hands of others and what they drew, their sealed answers and presets, who they are, what the
gallery says.  Whatever the server sends that viewer has to be the same, byte for byte.
"""

# pyright: reportPrivateUsage=false

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from msgspec import structs

from intriga.core.chance import Scripted, Seeded, Source
from intriga.core.game import Game
from intriga.core.position import Position, Step
from intriga.core.ruleset import Json
from intriga.server.settings import Limits
from intriga.server.tables.connection import Connection
from intriga.server.tables.publishing import Publisher, deliver
from intriga.service import events as e
from intriga.service.apply import apply
from intriga.service.commands import AutoAnswer
from intriga.service.people.talk import hears_gallery
from intriga.service.questions import windows
from intriga.service.questions.clocks import lines_told, settling_since
from intriga.service.questions.question import Preview
from intriga.service.scenes.scene import Received
from intriga.service.scenes.scene_steps import _besides
from intriga.service.session import Person, Session
from intriga.service.table import Table
from tests.server.raw_socket import text_of

AnyPosition = Position[Any, Any]
WORLDS: Final = 4  # other deals tried before each question is closed
TRIES: Final = 3  # other draws tried for an input
LIMITS: Final = Limits()
WAITING: Final = (e.Created, e.Played)  # after which the same breath goes on

WATCHER: Final = re.compile(r'(?<="id":")[a-z2-7]{8}(?=","name":)')  # whom the host may seat


@dataclass
class Line:
    """The messages to one person."""

    who: Person
    sent: list[str] = field(default_factory=list[str])
    waiting: int = 0

    def __post_init__(self) -> None:
        self.connection = Connection(self, self.who, Received(), LIMITS)

    def write(self, data: bytes) -> None:
        """Keep a frame, its padding too."""
        self.sent.append(text_of(data))

    def close(self, code: int, reason: str) -> None:
        """Do nothing: the farewell was sent."""


class Told:
    """An evening as it is published: to whom it tells what."""

    def __init__(self, first: e.Event, present: list[str], listeners: list[str]) -> None:
        """Open the table of *first*, with *present* there, and tell *listeners*."""
        self.table = Table.restore([first])
        self.session: Session = self.table._session
        self.session.present |= set(present)
        self.lines = {name: Line(Person(name)) for name in listeners}
        self.publisher = Publisher()
        for line in self.lines.values():
            deliver(self.publisher.greeting(self.table, line.connection, first.at))
        self._waiting: list[e.Event] = []

    async def tell(self, event: e.Event) -> None:
        """Publish *event*, which has happened, with those before it in the same breath."""
        self._waiting.append(event)
        if isinstance(event, WAITING):
            return
        connections = [line.connection for line in self.lines.values()]
        deliver(
            self.publisher.prepare(
                self.table, connections, self._waiting, event.at, everybody=False
            )
        )
        self._waiting = []

    def redealt(self) -> None:
        """Let every seat have known before what it holds since the cards were dealt again."""
        steps = self.publisher._steps
        if steps is not None and steps.of_this_game:
            steps._state = self.session.here.state
            for seat in steps._besides:
                steps._besides[seat] = _besides(self.session, seat, steps._public)

    async def close(self) -> dict[str, list[str]]:
        """Hang up, and return what each listener was sent."""
        for line in self.lines.values():
            line.connection.hang_up("gone", again=False)
        return {
            name: [WATCHER.sub("x" * 8, each) for each in line.sent]
            for name, line in self.lines.items()
        }


@dataclass
class Truth:
    """The messages to each, and the positions before and after the inputs of each question.

    ``hears`` are those that heard the gallery at last, and so what it had said before, too.
    """

    sent: dict[str, list[str]]
    positions: list[list[AnyPosition]]
    hears: set[str]


async def truth_of(log: list[e.Event], people: list[str]) -> Truth:
    """Publish *log* to *people*."""
    told = Told(log[0], people, people)
    positions: list[list[AnyPosition]] = []
    hears = set[str]()
    for event in log[1:]:
        if isinstance(event, e.Played):
            positions.append(_positions(told.session.here, event.lines))
        apply(told.session, event)
        await told.tell(event)
        if told.table.phase != "gathering":
            hears |= {name for name in people if hears_gallery(told.session, name)}
    return Truth(await told.close(), positions, hears)


def _positions(here: AnyPosition, lines: list[e.PlayedLine]) -> list[AnyPosition]:
    found = [here]
    for line in lines:
        found.append(found[-1].follow(line.by, line.do, line.draws).after)
    return found


class Twin:
    """Makes of a log another one that *viewer* cannot tell from it."""

    def __init__(self, viewer: str, truth: Truth, key: int) -> None:
        """Be a twin to *viewer*, by chance *key*."""
        self.others = 0
        """How many questions were closed in a position that was not the true one."""
        self._viewer, self._positions = viewer, iter(truth.positions)
        self._numbers, self._random = Seeded(key), Random(key)
        self._hears = viewer in truth.hears
        self._settle = 0  # how long the other evening looks at what has just happened

    async def sent(self, log: list[e.Event], people: list[str]) -> list[str]:
        """Publish the twin of *log*, and return what the viewer is sent."""
        names = list(map(self._name, people))
        listeners = list(dict.fromkeys([names[0], names[-1], self._viewer]))
        return (await self._told(log, names, listeners))[self._viewer]

    async def sent_to_all(self, log: list[e.Event], people: list[str]) -> dict[str, list[str]]:
        """Publish the twin of *log*, and return what each of *people* is sent."""
        names = list(map(self._name, people))
        told = await self._told(log, names, names)
        return {person: told[name] for person, name in zip(people, names, strict=True)}

    async def _told(
        self, log: list[e.Event], names: list[str], listeners: list[str]
    ) -> dict[str, list[str]]:
        sits = any(isinstance(event, e.Sat) and event.person == self._viewer for event in log)
        first = self._renamed(log[0]) if sits else self._uninvited(log[0])
        told = Told(first, names, listeners)
        self._redealt = told.redealt
        for event in log[1:]:
            other = self._twin(told.session, self._renamed(event))
            if other is not None:
                await told.tell(other)
        return await told.close()

    # --- who others are

    def _name(self, person: str) -> str:
        return person if person in {"", self._viewer} else f"other {person}"

    def _renamed(self, event: e.Event) -> e.Event:
        """Return *event* with other names for the others that gave it or that it is about."""
        about = ("by", "person", "voter")
        there = {name: getattr(event, name) for name in about if hasattr(event, name)}
        return structs.replace(event, **{key: self._name(who) for key, who in there.items()})

    def _uninvited(self, event: e.Event) -> e.Event:
        """Return *event* with another invitation, which only those get that sit."""
        return structs.replace(
            self._renamed(event), invite=event.invite[::-1] if isinstance(event, e.Created) else ""
        )

    def _seat(self, session: Session) -> int | None:
        """Return the seat of the viewer, that it may have left for a while."""
        return next((c.seat for c in session.chairs if c.person == self._viewer), None)

    # --- what they do

    def _twin(self, session: Session, event: e.Event) -> e.Event | None:
        """Let something happen in place of *event*, None for nothing."""
        match event:
            case e.Asked() | e.Ended():
                windows.ask(session, event.at, self._settle)
                return session.fresh.pop()
            case e.Began(header=header):
                event = structs.replace(event, header=self._dealt(session, header, event.chairs))
            case e.Answered(seat=seat) | e.Withdrawn(seat=seat) if seat != self._seat(session):
                return None
            case e.Automated(chair=chair) if session.chairs[chair].person != self._viewer:
                event = structs.replace(event, rules=[AutoAnswer(answer="pass", by=chair)])
            case e.Said(gallery=True) | e.Reacted(gallery=True):
                if not self._hears:
                    return None
            case e.Played():
                event, known = self._played(session, event), lines_told(session)
                apply(session, event)
                self._settle = settling_since(session, known)
                return event
            case _:
                pass
        apply(session, event)
        return event

    def _dealt(self, session: Session, header: Json, chairs: list[int]) -> Json:
        """Return *header* with other hands for the others."""
        place = session.chair_of(self._viewer)
        seat = chairs.index(place) if place in chairs else None
        true = Game[Any, Any](session.ruleset, header, Scripted([]))
        if session.ruleset.deal_of(header) in (None, []):
            return header
        return {
            **header,
            **session.ruleset.dealt(session.ruleset.redeal(true.state, seat, self._numbers)),
        }

    # --- what they hold

    def _played(self, session: Session, event: e.Played) -> e.Played:
        """Return what is played instead, from a position to which *session* is brought."""
        true, seat = next(self._positions), self._seat(session)
        game = Alike(session, seat, self._random)
        for _ in range(WORLDS):
            here = AnyPosition(
                session.ruleset, session.ruleset.redeal(true[0].state, seat, self._numbers)
            )
            lines = game.lines(here, event.lines, true)
            if lines is not None:
                self.others += here != true[0]
                session.set_position(Preview(session.table_rules, here.state))
                self._redealt()
                return structs.replace(event, lines=lines)
        session.set_position(Preview(session.table_rules, true[0].state))
        self._redealt()
        return event


class Alike:
    """Finds inputs that one seat cannot tell from those that were played."""

    def __init__(self, session: Session, seat: int | None, random: Random) -> None:
        """Look as *seat* does."""
        self._game, self._seat, self._random = session.ruleset, seat, random

    def lines(
        self, here: AnyPosition, lines: list[e.PlayedLine], true: list[AnyPosition]
    ) -> list[e.PlayedLine] | None:
        """Return what is played from *here* like *lines*, None if it cannot be."""
        found: list[e.PlayedLine] = []
        for line, before, after in zip(lines, true, true[1:], strict=False):
            step = self._step(here, line, before, after)
            if step is None:
                return None
            found.append(e.PlayedLine(step.seat, step.words, step.drawn))
            here = step.after
        return found

    def _step(
        self, here: AnyPosition, line: e.PlayedLine, before: AnyPosition, after: AnyPosition
    ) -> Step[AnyPosition] | None:
        action = before.parse(line.by, line.do)
        heard = self._game.hear(before.state, self._seat, line.by, action)
        open_to = here.legal_ids(line.by)
        self._random.shuffle(open_to)
        for other in open_to:
            if self._game.hear(here.state, self._seat, line.by, other) == heard:
                for source in (Scripted(line.draws), *self._draws()):
                    step = self._tried(here, line.by, other, source)
                    if step and self._looks(step.after) == self._looks(after):
                        return step
        return None

    def _draws(self) -> Iterator[Source]:
        return (Seeded(self._random.getrandbits(16)) for _ in range(TRIES))

    def _tried(
        self, here: AnyPosition, seat: int, action: int, source: Source
    ) -> Step[AnyPosition] | None:
        try:
            return here.step(seat, action, source)
        except LookupError:
            return None

    def _looks(self, here: AnyPosition) -> list[int]:
        return list(here.ruleset.view(here.state, self._seat).numbers)
