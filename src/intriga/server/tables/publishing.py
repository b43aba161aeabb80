"""Messages to each person: the changes, and a sealed answer only to its giver.

A whole scene is for a person who comes, for a game that begins or ends, and for those whose own
place has changed; the rest is made once for everybody.  It is prepared of the table as it is when
something is decided, and delivered when that is durable.
"""

from collections.abc import Sequence
from functools import cached_property
from typing import Any, NamedTuple

import msgspec
from msgspec import UNSET, structs

from intriga.server.logs import log_defect
from intriga.server.tables.connection import ENCODER, Connection, frame
from intriga.server.wire.messages import Reaction, Sealed, TableChanged, Talk, Unanswered
from intriga.service.events import Event
from intriga.service.scenes.scene import Received
from intriga.service.scenes.scene_steps import Audience, SceneSteps, changed
from intriga.service.scenes.scenes import SPECTATOR
from intriga.service.session import Person
from intriga.service.table import Table
from intriga.service.table_refusals import Refused

Prepared = list[tuple[Connection, bytes]]
"""Messages in JSON, each with who gets it, in the order in which they are to be sent."""


def deliver(prepared: Prepared) -> None:
    """Send the *prepared* messages; one that several get is framed once."""
    framed: dict[bytes, bytes] = {}
    for connection, message in prepared:
        data = framed.get(message)
        if data is None:
            data = framed[message] = frame(message)
        connection.send(data)


class Publisher:
    """Knows the state last shown to everybody at a table, and sends the changes since."""

    def __init__(self) -> None:
        """Begin with nobody there."""
        self._steps: SceneSteps | None = None
        self._room: dict[str, Any] = {}

    def prepare(
        self,
        table: Table,
        connections: Sequence[Connection],
        events: Sequence[Event],
        now: int,
        *,
        everybody: bool,
    ) -> Prepared:
        """Return the messages by which each of *connections* hears of *events*.

        *everybody* hears who is there, too.
        """
        if not connections:
            self._steps, self._room = None, {}
            return []
        audience = table.audience(events)
        connections = _admitted(connections, audience, table)
        writer = SceneWriter(table, now)
        if audience.everybody or (audience.step and not self._follows()):
            self._show_all(writer, connections, audience)
        else:
            self._send_changes(writer, connections, audience, everybody=everybody)
        return writer.prepared

    def greeting(self, table: Table, connection: Connection, now: int) -> Prepared:
        """Return the messages that show the table to *connection*, which has just come."""
        writer = SceneWriter(table, now)
        if not self._room:
            self._begin(writer)
        try:
            writer.show(connection)
        except Exception as error:  # noqa: BLE001  whatever it is
            _end(connection, error, table)
        return writer.prepared

    # --- everything

    def _show_all(
        self, writer: "SceneWriter", connections: Sequence[Connection], audience: Audience
    ) -> None:
        self._begin(writer)
        for connection in connections:
            try:
                writer.show(connection)
                _pass_on(connection, audience, writer)
            except Exception as error:  # noqa: BLE001  whatever it is
                _end(connection, error, writer.table)

    def _begin(self, writer: "SceneWriter") -> None:
        """Note that everybody has been shown the present state."""
        table = writer.table
        self._room = writer.room
        self._steps = table.steps() if table.phase == "playing" else None

    def _follows(self) -> bool:
        return self._steps is not None and self._steps.of_this_game

    # --- what has changed

    def _send_changes(
        self,
        writer: "SceneWriter",
        connections: Sequence[Connection],
        audience: Audience,
        *,
        everybody: bool,
    ) -> None:
        may_change = everybody or audience.room
        room = self._room_changes(writer) if may_change else None
        steps = self._steps if audience.step else None
        if steps is not None:
            steps.advance(writer.now)
        changes = Changes(room, steps, may_change, may_change or writer.table.hides_talk)
        for connection in connections:
            try:
                _send(connection, writer, audience, changes)
            except Exception as error:  # noqa: BLE001  whatever it is
                _end(connection, error, writer.table)

    def _room_changes(self, writer: "SceneWriter") -> bytes | None:
        """Return the changes of the chairs to send, None if nothing has changed."""
        before, self._room = self._room, writer.room
        changes = changed(before, self._room)
        return ENCODER.encode(TableChanged(**changes)) if changes else None


class Changes(NamedTuple):
    """The changes for everybody: who sits there, and the game.

    ``may`` says whether what people may do may have changed, ``moves`` whether somebody may see
    another part of the table than before.
    """

    room: bytes | None
    steps: SceneSteps | None
    may: bool
    moves: bool


def _send(
    connection: Connection, writer: "SceneWriter", audience: Audience, changes: Changes
) -> None:
    """Prepare for *connection* what has changed, or all where that is another part of the table."""
    room, steps, may, moves = changes
    if (
        connection.who.id in audience.persons
        or (moves and writer.has_moved(connection, steps))
        or (connection.whole and (may or steps is not None))
    ):
        writer.show(connection)
    else:
        if room is not None:
            writer.prepared.append((connection, room))
        if may:
            writer.show_permissions(connection)
        if steps is not None:
            writer.go_on(connection, steps, audience)
    if audience.besides:
        _pass_on(connection, audience, writer)


def _admitted(
    connections: Sequence[Connection], audience: Audience, table: Table
) -> Sequence[Connection]:
    """Return *connections* without those who may no longer watch, who are told why."""
    return [each for each in connections if not audience.closes or _may_stay(each, table)]


def _may_stay(connection: Connection, table: Table) -> bool:
    try:
        table.check_watch(connection.who, None)
    except Refused as refusal:
        connection.hang_up(refusal.reason.value, again=False)
        return False
    return True


def _end(connection: Connection, error: Exception, table: Table) -> None:
    """Hang up on *connection*: an error in one person's scene ends nobody else's."""
    log_defect("scene", error, table=table.id)
    connection.hang_up("defect", again=False)


class SceneWriter:
    """Draws a table as it is now, once for all who see the same."""

    def __init__(self, table: Table, now: int) -> None:
        """Draw *table* at *now*."""
        self.table, self.now = table, now
        self._scene_builder = table.scene_builder(now)
        self._drawn: dict[tuple[str, Received, Received], bytes] = {}
        self._seen: dict[str, Received] = {}
        self._after: dict[Received, Received] = {}
        self.prepared: Prepared = []

    @cached_property
    def room(self) -> dict[str, Any]:
        """The parts of a scene about the chairs that are the same for everybody, by name."""
        drawn = self._scene_builder
        return {
            "chairs": drawn.chairs,
            "players": drawn.players,
            "watching": drawn.watching,
            "phase": drawn.phase,
            "waits": drawn.waits,
            "queue": drawn.queue,
            "series": drawn.series,
        }

    def seen(self, who: Person) -> Received:
        """Return what *who* has, once they have the scene as it is now."""
        seen = self._seen.get(who.id)
        if seen is None:
            seen = self._seen[who.id] = self.table.seen(who)
        return seen

    def has_moved(self, connection: Connection, steps: SceneSteps | None) -> bool:
        """Say whether *connection* sees another part of the table than before.

        Its question changes with every step, in between only with its place.
        """
        seen, since = self.seen(connection.who), connection.since
        now = (seen.deal, seen.viewer, seen.chair, seen.gallery)
        before = (since.deal, since.viewer, since.chair, since.gallery)
        return now != before or (steps is None and seen.asked != since.asked)

    def show(self, connection: Connection) -> None:
        """Prepare for *connection* the table as its person sees it."""
        scene, seen = self._drawing(connection.who, connection.since), self.seen(connection.who)
        connection.permissions = self._permissions(connection.who)
        self.prepared.append((connection, connection.update(scene, seen)))

    def show_permissions(self, connection: Connection) -> None:
        """Prepare for *connection* what its person may do, if that has changed."""
        permissions = self._permissions(connection.who)
        if permissions != connection.permissions:
            connection.permissions = permissions
            self.prepared.append((connection, permissions))

    def _permissions(self, who: Person) -> bytes:
        return ENCODER.encode(TableChanged(**self._scene_builder.permissions(who)._asdict()))

    def send(self, connection: Connection, message: msgspec.Struct) -> None:
        """Prepare *message* for *connection*."""
        self.prepared.append((connection, ENCODER.encode(message)))

    def go_on(self, connection: Connection, steps: SceneSteps, audience: Audience) -> None:
        """Prepare for *connection* the step of everybody, with the part that it alone sees.

        To the person whose command it carries out it is the receipt as well.
        """
        since = connection.since
        seat = None if since.viewer in {None, SPECTATOR} else since.viewer
        step = steps.message(seat)
        if audience.command and audience.by == connection.who.id:
            connection.received = audience.command
            step = b'%b,"id":%d}' % (step[:-1], audience.command)
        self.prepared.append((connection, step))
        after = self._after.get(since)  # spectators share what they have
        if after is None:
            asked, lines = seat in steps.asked, steps.lines(seat)
            after = self._after[since] = structs.replace(since, log=lines, asked=asked)
        connection.since = after

    def _drawing(self, who: Person, since: Received) -> bytes:
        seen = self.seen(who)
        key = (self._scene_builder.alike(who), since, seen)
        drawing = self._drawn.get(key)
        if drawing is None:
            drawing = self._drawn[key] = self._scene_builder.encoded(who, since)
        return drawing


def _pass_on(connection: Connection, audience: Audience, writer: SceneWriter) -> None:
    """Prepare for *connection* what needs no scene of its own."""
    for sealing in audience.sealed:
        if sealing.person == connection.who.id:
            connection.received = sealing.command
            number = sealing.command or UNSET
            message = Sealed(sealing.step, sealing.words, sealing.given, number)
            writer.send(connection, message)
    if connection.who.id in audience.silent:
        writer.send(connection, Unanswered())
    for chair, emoji, gallery in audience.emoji:
        if not gallery or writer.table.hears_gallery(connection.who):
            writer.send(connection, Reaction(chair, emoji))
    if audience.said:
        _speak(connection, writer)


def _speak(connection: Connection, writer: SceneWriter) -> None:
    """Prepare for *connection* what was said, as far as it may hear it."""
    seen = writer.seen(connection.who)
    new = seen.talk - connection.since.talk
    if new == 1:
        writer.send(connection, Talk(writer.table.last_line(connection.who)))
        connection.since = seen
    elif new:
        writer.show(connection)
