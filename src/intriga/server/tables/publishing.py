"""Messages to each person: the changes, and a sealed answer only to its giver.

A whole scene is for a person who comes, for a game that begins or ends, and for those whose own
place has changed; the rest is made once for everybody.  It is prepared of the table as it is when
something is decided, and delivered when that is durable.
"""

from collections.abc import Callable, Hashable, Sequence
from functools import cached_property
from typing import Any, NamedTuple

import msgspec
from msgspec import UNSET, structs

from intriga.server.logs import log_defect
from intriga.server.tables.connection import ENCODER, Connection, frame
from intriga.server.tables.gallery import send_at_once
from intriga.server.wire.messages import Reaction, Sealed, TableChanged, Talk, Unanswered
from intriga.service.events import Event
from intriga.service.scenes.scene import Received
from intriga.service.scenes.scene_steps import Audience, SceneSteps, changed
from intriga.service.scenes.scenes import SPECTATOR
from intriga.service.session import Person
from intriga.service.table import Table
from intriga.service.table_refusals import Refused

SendAll = Callable[[Sequence[Connection], bytes], None]
"""Sends a whole frame to several connections."""


class Watching(NamedTuple):
    """Several connections that are sent the same, and the way in which they are."""

    connections: Sequence[Connection]
    send_all: SendAll

    def send(self, data: bytes) -> None:
        """Send a whole frame to each of them."""
        self.send_all(self.connections, data)


Prepared = list[tuple[Connection | Watching, bytes]]
"""Messages in JSON, each with who gets it, in the order in which they are to be sent."""


def deliver(prepared: Prepared) -> None:
    """Send the *prepared* messages; one that several get is framed once."""
    framed: dict[bytes, bytes] = {}
    for to, message in prepared:
        data = framed.get(message)
        if data is None:
            data = framed[message] = frame(message)
        to.send(data)


class Publisher:
    """Knows the state last shown to everybody at a table, and sends the changes since."""

    def __init__(self, send_all: SendAll = send_at_once) -> None:
        """Begin with nobody there; *send_all* sends steps to those who watch."""
        self._send_all = send_all
        self._steps: SceneSteps | None = None
        self._room: dict[str, Any] = {}
        self._may_be_late = True  # somebody who watches may be shown the table late
        self._grouped: Sequence[Connection] = []
        self._groups: Sequence[Sequence[Connection]] = []

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
            self._steps, self._room, self._grouped, self._groups = None, {}, [], []
            return []
        if table.delay or self._may_be_late:
            self._may_be_late = _set_delays(table, connections)
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
        self._may_be_late |= _set_delays(table, [connection])
        if not self._room:
            self._begin(writer)
        try:
            writer.show(connection)
        except Exception as error:  # noqa: BLE001  whatever it is
            _end([connection], error, table)
        return writer.prepared

    # --- everything

    def _show_all(
        self, writer: "SceneWriter", connections: Sequence[Connection], audience: Audience
    ) -> None:
        self._begin(writer)

        def show(connection: Connection) -> None:
            writer.show(connection)
            _pass_on(connection, audience, writer)

        self._prepare(writer, self._groups_of(writer, connections, anew=True), show)

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
        groups = self._groups_of(writer, connections, anew=may_change)
        self._prepare(writer, groups, lambda each: _send(each, writer, audience, changes))

    # --- who sees the same

    def _groups_of(
        self, writer: "SceneWriter", connections: Sequence[Connection], *, anew: bool
    ) -> Sequence[Sequence[Connection]]:
        """Return *connections* in groups that see the same; without *anew* as they were before.

        While nothing changes but the game nobody comes to see another part of the table.
        """
        if anew or self._grouped != connections:
            groups: dict[Hashable, list[Connection]] = {}
            for connection in connections:
                groups.setdefault(_sight(writer, connection), []).append(connection)
            self._grouped, self._groups = list(connections), list(groups.values())
        return self._groups

    def _prepare(
        self,
        writer: "SceneWriter",
        groups: Sequence[Sequence[Connection]],
        prepare: Callable[[Connection], None],
    ) -> None:
        """Let *prepare* make the messages to a connection of each of *groups*, for all of it."""
        for group in groups:
            first, *others = group
            begin = len(writer.prepared)
            try:
                prepare(first)
            except Exception as error:  # noqa: BLE001  whatever it is
                _end(group, error, writer.table)
            if others:
                to = Watching(group, self._send_all)
                told = [(to, message) for _, message in writer.prepared[begin:]]
                writer.prepared[begin:] = told
            for other in others:
                other.since, other.permissions = first.since, first.permissions

    def _room_changes(self, writer: "SceneWriter") -> bytes | None:
        """Return the changes of the chairs to send, None if nothing has changed."""
        before, self._room = self._room, writer.room
        changes = changed(before, self._room)
        return ENCODER.encode(TableChanged(**changes)) if changes else None


def _sight(writer: "SceneWriter", connection: Connection) -> Hashable:
    """Return a key of all connections that are sent the same; those of a seat are on their own."""
    since = connection.since
    if since.viewer not in {None, SPECTATOR} or since.chair is not None:
        return connection
    return writer.alike(connection.who), since, connection.permissions, connection.whole


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


def _set_delays(table: Table, connections: Sequence[Connection]) -> bool:
    """Let those who watch see the game as late as *table* chose; say whether anybody is late."""
    delay, on_chairs = table.delay, table.on_chairs
    for connection in connections:
        if connection.who.id in on_chairs:
            connection.delay(0)
        elif delay:
            connection.delay(delay)
        else:
            connection.end_delay()
    return any(each.is_late for each in connections)


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


def _end(connections: Sequence[Connection], error: Exception, table: Table) -> None:
    """Hang up on *connections*: an error in their scene ends nobody else's."""
    log_defect("scene", error, table=table.id)
    for connection in connections:
        connection.hang_up("defect", again=False)


class SceneWriter:
    """Draws a table as it is now, once for all who see the same."""

    def __init__(self, table: Table, now: int) -> None:
        """Draw *table* at *now*."""
        self.table, self.now = table, now
        self._scene_builder = table.scene_builder(now)
        self.alike = self._scene_builder.alike
        self._drawn: dict[tuple[str, Received], bytes] = {}
        self._seen: dict[str, Received] = {}
        self._may: dict[str, bytes] = {}
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
        alike = self.alike(who)
        seen = self._seen.get(alike)
        if seen is None:
            seen = self._seen[alike] = self.table.seen(who)
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
        update = self._update(connection.who, connection.since)
        connection.since = self.seen(connection.who)
        connection.permissions = self._permissions(connection.who)
        self.prepared.append((connection, update))

    def show_permissions(self, connection: Connection) -> None:
        """Prepare for *connection* what its person may do, if that has changed."""
        permissions = self._permissions(connection.who)
        if permissions != connection.permissions:
            connection.permissions = permissions
            self.prepared.append((connection, permissions))

    def _permissions(self, who: Person) -> bytes:
        alike = self.alike(who)
        found = self._may.get(alike)
        if found is None:
            may = self._scene_builder.permissions(who)
            found = self._may[alike] = ENCODER.encode(TableChanged(**may._asdict()))
        return found

    def send(self, connection: Connection, message: msgspec.Struct) -> None:
        """Prepare *message* for *connection*."""
        self.prepared.append((connection, ENCODER.encode(message)))

    def go_on(self, connection: Connection, steps: SceneSteps, audience: Audience) -> None:
        """Prepare for *connection* the step of everybody, with the part that it alone sees.

        To the player whose command it carries out it is the receipt as well.
        """
        since = connection.since
        seat = None if since.viewer in {None, SPECTATOR} else since.viewer
        step = steps.message(seat)
        if audience.command and seat is not None and audience.by == connection.who.id:
            connection.received = audience.command
            step = b'%b,"id":%d}' % (step[:-1], audience.command)
        self.prepared.append((connection, step))
        asked, lines = seat in steps.asked, steps.lines(seat)
        connection.since = structs.replace(since, log=lines, asked=asked)

    def _update(self, who: Person, since: Received) -> bytes:
        key = self.alike(who), since
        update = self._drawn.get(key)
        if update is None:
            scene = self._scene_builder.encoded(who, since)
            update = self._drawn[key] = b'{"type":"update","scene":%b}' % scene
        return update


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
