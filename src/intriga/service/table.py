"""A table: commands and a time go in, events come out, scenes can be asked for.

Pure: no input or output, no clock, no randomness beyond its secret.  The host appends the
events it returns before it shows any scene; if they cannot be appended the host drops the
table in memory and restores it from those that were.
"""

from collections.abc import Callable, Iterable
from typing import Any, Final

import msgspec
from msgspec import Struct

from intriga.core.daily_deal import DAILY
from intriga.core.fair_deal import HEADER, commitment_of
from intriga.core.games import games
from intriga.service import events as e
from intriga.service.apply import apply, happen
from intriga.service.commands import (
    Answer,
    AnyCommand,
    Automate,
    Back,
    Bar,
    BarWatcher,
    Configure,
    EmptyChair,
    GiveChair,
    HandOver,
    Hurry,
    Join,
    Leave,
    LeaveQueue,
    MakeHost,
    Move,
    NewLink,
    NewTable,
    Pause,
    QueueUp,
    React,
    Ready,
    Rename,
    Resume,
    Reveal,
    Say,
    SeatBot,
    SetPace,
    Start,
    Undo,
)
from intriga.service.people import (
    given_chairs,
    lifecycle,
    seating,
    talk,
)
from intriga.service.people.lone_player import LoneQuestion, lone_question
from intriga.service.people.shown_names import name_among
from intriga.service.questions import clocks, windows
from intriga.service.questions.windows import BotTask
from intriga.service.scenes import scenes
from intriga.service.scenes.scene import ChatLine, LobbyRow, Received, Scene
from intriga.service.scenes.scene_steps import Audience, SceneSteps, audience_of
from intriga.service.scenes.scenes import SceneBuilder
from intriga.service.scenes.scores import count_chairs
from intriga.service.session import Dice, Person, Session
from intriga.service.setup import dealing
from intriga.service.setup.configuring import chairs_of, check_settings, configure, opened_session
from intriga.service.table_data import TableData
from intriga.service.table_refusals import Refused, TableRefusal
from intriga.service.viewer import Viewer

_PARTS: Final[dict[type[Any], Callable[[Session, Person, Any, int], None]]] = {
    Join: seating.join,
    QueueUp: given_chairs.queue_up,
    LeaveQueue: given_chairs.leave_queue,
    Leave: seating.leave,
    Move: seating.move,
    Rename: seating.rename,
    Ready: seating.ready,
    Configure: configure,
    SeatBot: given_chairs.seat_bot,
    EmptyChair: seating.empty_chair,
    Bar: seating.bar,
    BarWatcher: seating.bar_watcher,
    NewLink: seating.new_link,
    GiveChair: given_chairs.give_chair,
    MakeHost: seating.make_host,
    Start: dealing.start,
    Reveal: dealing.reveal,
    Pause: lifecycle.pause,
    Resume: lifecycle.resume,
    SetPace: clocks.set_pace,
    Hurry: clocks.hurry,
    Back: lifecycle.back,
    HandOver: lifecycle.hand_over,
    Answer: windows.answer,
    Undo: windows.undo,
    Automate: windows.automate,
    Say: talk.say,
    React: talk.react,
}


class Snapshot(Struct, frozen=True):
    """A table at an instant: its data, and the record of its game."""

    kept: TableData
    inputs: list[e.PlayedLine]


class Finished(Struct, frozen=True):
    """The record of a finished game: ``lines`` are the header and the inputs.

    The header says how it was dealt, and with open cards its secret; but not of a lesson.  That of
    the game of a day says which day, the commitment to its key, and whether it is counted.
    ``faces`` are those of the players by seat, as they are in a
    :class:`~intriga.service.scenes.scene.PlayerScene`.
    """

    id: str
    number: int
    ended: int
    open_cards: bool
    lines: list[dict[str, Any]]
    faces: list[str]


class Table:
    """One table, in memory.  Every method that returns events has applied them already."""

    def __init__(self, session: Session) -> None:
        """Take over *session*."""
        self._session = session

    # --- beginning

    @classmethod
    def create(
        cls,
        asked: NewTable,
        host: Person,
        now: int,
        secret: bytes,
        *,
        daily: e.DailyDeal | None = None,
    ) -> "Table":
        """Open the table that *host* has *asked* for; *secret* is 32 bytes of chance.

        Its first game has the deal *daily* if there is one.  Its first events are fetched with
        :meth:`fresh`.

        Raises:
            Refused: no game can be played so, or there is no such bot.
        """
        if asked.game not in games():
            known = ", ".join(games())
            raise Refused(TableRefusal.BAD_OPTIONS, f"no game {asked.game!r}; there are {known}")
        dice = Dice(secret)
        created = e.Created(
            at=now,
            by=host.id,
            table=dice.word(16, "table"),
            game=asked.game,
            secret=secret.hex(),
            invite=seating.invitation(dice),
            preset=asked.preset,
            options=dict(asked.options),
            chairs=chairs_of(asked),
            settings=asked.settings,
            lesson=asked.lesson,
            daily=daily,
        )
        session = opened_session(created)
        session.fresh.append(created)
        check_settings(asked.settings)
        name = name_among(asked.name, [])
        sat = e.Sat(
            at=now, chair=0, person=host.id, name=name, program=host.program, face=asked.face
        )
        happen(session, sat)
        happen(session, e.HostMade(at=now, person=host.id))
        given_chairs.seat_bots(session, asked, now)
        return cls(session)

    @classmethod
    def restore(cls, events: Iterable[e.Event], snapshot: Snapshot | None = None) -> "Table":
        """Return the table that *events* made, or that they made of *snapshot*.

        Raises:
            ValueError: there is neither a snapshot nor a first event.
        """
        rest = iter(events)
        if snapshot is not None:
            session = session_of(snapshot)
        else:
            first = next(rest, None)
            if not isinstance(first, e.Created):
                raise ValueError("a table begins with its being created")
            session = opened_session(first)
        for event in rest:
            apply(session, event)
        return cls(session)

    def snapshot(self) -> Snapshot:
        """Return all that the table is, not to be changed."""
        deal = self._session.data.deal
        inputs = self._session.game.inputs if deal else []
        lines = [e.PlayedLine(line["by"], line["do"], line.get("draws", [])) for line in inputs]
        return Snapshot(self._session.data, lines)

    # --- what it is

    @property
    def id(self) -> str:
        """The name of the table."""
        return self._session.data.table

    @property
    def number(self) -> int:
        """How many events have happened."""
        return self._session.data.events

    @property
    def last(self) -> int:
        """When the last event happened."""
        return self._session.data.last

    @property
    def phase(self) -> str:
        """*gathering*, *playing* or *over*."""
        return self._session.data.phase

    @property
    def listed(self) -> bool:
        """Whether the lobby shows it."""
        return self._session.data.settings.listed

    @property
    def invite(self) -> str:
        """The token of its private link."""
        return self._session.data.invite

    @property
    def people(self) -> int:
        """How many people are connected."""
        return len(self._session.present)

    @property
    def host(self) -> str:
        """The person who may change it."""
        return self._session.data.host

    @property
    def people_play(self) -> bool:
        """Whether a person plays, not bots alone."""
        return any(
            chair.seat is not None and chair.level is None for chair in self._session.people()
        )

    @property
    def seated(self) -> list[str]:
        """The persons who sit, and while a game lasts those who may come back to it."""
        session = self._session
        back = not session.is_between
        people = [chair.person for chair in session.chairs if chair.seated or (back and chair.left)]
        return [person for person in people if not seating.is_barred(session, person)]

    @property
    def delay(self) -> int:
        """How many seconds late those who only watch see what happens: 0 between games."""
        return self._session.data.settings.delay if self.phase == "playing" else 0

    @property
    def on_chairs(self) -> frozenset[str]:
        """The persons on chairs, without those who have left."""
        return frozenset(chair.person for chair in self._session.chairs if chair.seated)

    @property
    def due(self) -> int | None:
        """The next instant at which :meth:`tick` has something to do, None if nothing is due."""
        session = self._session
        if (session.runs and not session.inhabited) or given_chairs.called(session):
            return session.data.last
        absent, dealt = lifecycle.due(session), dealing.due(session)
        window = windows.due(session) if session.runs else None
        return min((each for each in (absent, dealt, window) if each is not None), default=None)

    def waits_for(self, who: Person, command: AnyCommand) -> bool:
        """Say whether *command* is the answer of *who* that the open question lacks."""
        window, seat = self._session.window, self._session.seat_of(who.id)
        return isinstance(command, Answer) and window is not None and seat not in window.answers

    def fresh(self) -> list[e.Event]:
        """Return the events that nobody has fetched, once."""
        events, self._session.fresh = self._session.fresh, []
        return events

    # --- what happens

    def handle(self, who: Person, command: AnyCommand, now: int) -> list[e.Event]:
        """Carry out *command* of *who*; one that has been carried out before changes nothing.

        Raises:
            Refused: nothing has changed; also where another command had its number.
        """
        session = self._session
        mark = command.mark if command.id else 0
        if command.id and command.id in session.data.done.get(who.id, ()):
            _check_again(session.data, who, command.id, mark)
            return []
        session.giving = who.id, command.id, mark
        try:
            _PARTS[type(command)](session, who, command, now)
        finally:
            session.giving = None
        session.count_absence(now)
        dealing.start_if_all_ready(session, now)
        dealing.deal_when_all_is_told(session, now)
        self._go_on(now)
        return self.fresh()

    def arrive(self, who: Person, now: int, token: str | None = None) -> list[e.Event]:
        """Note that *who* has connected, for the first time or again, holding *token*."""
        session = self._session
        lifecycle.rest(session, session.data.last)
        seating.let_in(session, who, token, now)
        session.present.add(who.id)
        if who.program:
            session.programs.add(who.id)
        session.absent.pop(who.id, None)
        session.count_absence(now)
        lifecycle.wake(session, now)
        lifecycle.arrived(session, who, now)
        self._go_on(now)
        return self.fresh()

    def depart(self, who: Person, now: int) -> list[e.Event]:
        """Note that the last connection of *who* is gone."""
        session = self._session
        session.present.discard(who.id)
        session.count_absence(now)
        lifecycle.rest(session, now)
        clocks.hold(session, now)
        return self.fresh()

    def tick(self, now: int) -> list[e.Event]:
        """Do all that is due at *now*."""
        session = self._session
        lifecycle.rest(session, session.data.last)
        lifecycle.miss(session, now)
        dealing.deal_when_all_is_told(session, now)
        given_chairs.seat_called(session, now)
        self._go_on(now)
        return self.fresh()

    def take_down_names(self, shown: talk.ShownName, now: int) -> list[e.Event]:
        """Let all be called otherwise whose names are not *shown*."""
        talk.take_down_names(self._session, shown, now)
        return self.fresh()

    def announce(self, text: str, now: int) -> list[e.Event]:
        """Tell everybody what the operator of the server says."""
        talk.announce(self._session, text, now)
        return self.fresh()

    def _go_on(self, now: int) -> None:
        """Let clocks stand or go on, and do what is due at *now*."""
        clocks.hold(self._session, now)
        windows.progress(self._session, now)
        lifecycle.count_votes(self._session, now)
        clocks.hold(self._session, now)

    # --- bots

    def wanted(self) -> list[BotTask]:
        """Return the questions that bots have yet to answer; each comes again until answered."""
        return windows.wanted(self._session)

    def answer_for_bot(self, task: BotTask, action: int, now: int) -> list[e.Event]:
        """Seal *action*, the answer of a bot to *task*; too late, it changes nothing."""
        windows.answer_for_bot(self._session, task, action, now)
        self._go_on(now)
        return self.fresh()

    # --- what is seen

    def may_watch(self, who: Person, token: str | None) -> bool:
        """Say whether *who*, holding *token*, may see the table."""
        return seating.may_watch(self._session, who, token)

    def check_watch(self, who: Person, token: str | None) -> None:
        """Check that *who*, holding *token*, may see the table.

        Raises:
            Refused: they may not; those who were sent away for good get a reason of their own.
        """
        seating.check_watch(self._session, who, token)

    def scene(self, who: Person, now: int, since: Received = Received()) -> Scene:  # noqa: B008  frozen
        """Return the scene of *who*, without the lines that they have *since*."""
        return scenes.scene(self._session, who, now, since)

    def viewer(self, who: Person) -> Viewer:
        """Return the view and question of *who*, now and later, for a host in the same process."""
        return Viewer(self._session, who)

    def lone_question(self, who: Person) -> LoneQuestion:
        """Return the question to *who*, if nobody else but bots is in the game.

        Raises:
            Refused: somebody else is, or nothing is asked of *who*.
        """
        return lone_question(self._session, who)

    def scene_builder(self, now: int) -> SceneBuilder:
        """Return a builder of scenes in JSON, cheaper for many until the next event."""
        return SceneBuilder(self._session, now, in_json=True)

    def steps(self) -> SceneSteps:
        """Return the steps of the game under way, from the state shown to everybody now on."""
        return SceneSteps(self._session)

    def seen(self, who: Person) -> Received:
        """Return what *who* has, once they have the scene as it is now."""
        return scenes.received(self._session, who)

    def last_line(self, who: Person) -> ChatLine:
        """Return the last line of talk that *who* may read.

        Raises:
            IndexError: there is none.
        """
        lines, before = talk.heard(self._session, who.id), talk.forgotten(self._session, who.id)
        return talk.numbered(lines[-1:], before + len(lines) - 1)[0]

    @property
    def hides_talk(self) -> bool:
        """Whether some lines of talk are not for everybody."""
        return talk.hides(self._session)

    def talk_of(self, who: Person) -> list[ChatLine]:
        """Return the lines of talk that *who* may read."""
        return talk.heard(self._session, who.id)

    def aliases(self) -> dict[str, str]:
        """Return the aliases of persons at this table, by person."""
        return dict(self._session.data.aliases)

    def alias_at(self, place: int) -> str:
        """Return the alias of the person on chair number *place*, empty for nobody."""
        chairs = self._session.chairs
        return self._session.alias(chairs[place].person) if place < len(chairs) else ""

    def names(self) -> dict[str, str]:
        """Return the names of persons who sit, wait or watch, by person."""
        kept = self._session.data
        waiting = {each.person: each.name for each in kept.queue}
        seated = {chair.person: chair.name for chair in kept.chairs if chair.person}
        return kept.visitors | waiting | seated

    def hears_gallery(self, who: Person) -> bool:
        """Say whether *who* may know what is said in the gallery."""
        return talk.hears_gallery(self._session, who.id)

    def summary(self) -> LobbyRow:
        """Return the table as the lobby shows it."""
        return scenes.row(self._session)

    def finished(self) -> Finished | None:
        """Return the record of the game just over, None while none is."""
        session = self._session
        if session.data.deal is None or session.data.phase != "over":
            return None
        deal, (header, *inputs) = session.deal, session.game.lines
        players = session.players
        header = {**header, "seats": [player.name for player in players]}
        if (fair := session.fair_deal(told=deal.open_cards)) is not None:
            header = {**header, HEADER: msgspec.to_builtins(fair)}
        if (daily := session.daily) is not None:
            commitment = commitment_of(bytes.fromhex(daily.key))
            told = {"day": daily.day, "commitment": commitment, "counted": session.counts_today}
            header = {**header, DAILY: told}
        return Finished(
            deal.id,
            deal.number,
            session.data.since,
            deal.open_cards,
            [header, *inputs],
            [player.face for player in players],
        )

    def audience(self, events: Iterable[e.Event]) -> Audience:
        """Return the audience of *events*, which have just happened; ask once for each."""
        return audience_of(self._session, list(events))


def _check_again(kept: TableData, who: Person, number: int, mark: int) -> None:
    """Check that a command of *who* repeated under *number* is the same as the first.

    Raises:
        Refused: it is another one; commands to an older program cannot be compared.
    """
    if kept.marks.get(who.id, {}).get(number, mark) != mark:
        detail = f"another command of yours had the id {number}: each has one of its own"
        raise Refused(TableRefusal.NUMBER_USED, detail)


# ------------------------------------------------------------------- from a snapshot


def session_of(snapshot: Snapshot) -> Session:
    """Return the session that *snapshot* describes, sharing nothing with it, nobody in it."""
    kept = msgspec.json.decode(msgspec.json.encode(snapshot.kept), type=TableData)
    count_chairs(kept)
    session = Session(kept)
    if kept.deal is not None:
        session.begin(kept.deal.header, snapshot.inputs)
    return session
