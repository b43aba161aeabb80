"""What each person is sent: a new scene on a change, a sealed answer only to its giver.

It is prepared of the table as it is when something is decided, and delivered when that is durable.
"""

from collections.abc import Generator, Sequence
from contextlib import contextmanager

import msgspec

from intriga.server.connection import ENCODER, Connection
from intriga.server.logs import log_defect
from intriga.server.protocol import Reaction, Sealed, Talk
from intriga.service.events import Event
from intriga.service.scene import Received
from intriga.service.session import Person
from intriga.service.table import Audience, Table

Prepared = list[tuple[Connection, bytes]]
"""Messages in JSON, each with who gets it, in the order in which they are to be sent."""


def prepare(
    table: Table,
    connections: Sequence[Connection],
    events: Sequence[Event],
    now: int,
    *,
    everybody: bool,
) -> Prepared:
    """Return what tells each of *connections* what *events* changed for it.

    *everybody* sees a new scene.
    """
    audience = table.audience(events)
    everybody = everybody or audience.everybody
    writer = SceneWriter(table, now)
    for connection in connections:
        with _alone(connection, table):
            if everybody or connection.who.id in audience.persons:
                writer.show(connection)
            _pass_on(table, connection, audience, writer)
    return writer.prepared


def greeting(table: Table, connection: Connection, now: int) -> Prepared:
    """Return what shows *connection* the table, to which it has just come."""
    writer = SceneWriter(table, now)
    with _alone(connection, table):
        writer.show(connection)
    return writer.prepared


def deliver(prepared: Prepared) -> None:
    """Send what was *prepared*."""
    for connection, message in prepared:
        connection.put_bytes(message)


@contextmanager
def _alone(connection: Connection, table: Table) -> Generator[None]:
    """Let what breaks one person's scene end nobody else's."""
    try:
        yield
    except Exception as error:  # noqa: BLE001  whatever it is
        log_defect("scene", error, table=table.id)
        connection.hang_up("defect", again=False)


class SceneWriter:
    """Draws a table as it is now, once for each person with the same log."""

    def __init__(self, table: Table, now: int) -> None:
        """Draw *table* at *now*."""
        self._table, self._scene_builder = table, table.scene_builder(now)
        self._drawn: dict[tuple[str, Received], bytes] = {}
        self.prepared: Prepared = []

    def show(self, connection: Connection) -> None:
        """Prepare for *connection* the table as its person sees it."""
        scene = self._drawing(connection.who, connection.since)
        seen = self._table.seen(connection.who)
        self.prepared.append((connection, connection.update(scene, seen)))

    def send(self, connection: Connection, message: msgspec.Struct) -> None:
        """Prepare *message* for *connection*."""
        self.prepared.append((connection, ENCODER.encode(message)))

    def _drawing(self, who: Person, since: Received) -> bytes:
        drawing = self._drawn.get((who.id, since))
        if drawing is None:
            drawing = ENCODER.encode(self._scene_builder.scene(who, since))
            self._drawn[who.id, since] = drawing
        return drawing


def _pass_on(table: Table, connection: Connection, audience: Audience, writer: SceneWriter) -> None:
    """Prepare for *connection* what needs no scene of its own."""
    for sealing in audience.sealed:
        if sealing.person == connection.who.id:
            writer.send(connection, Sealed(sealing.step, sealing.words))
    for chair, emoji, gallery in audience.emoji:
        if not gallery or table.hears_gallery(connection.who):
            writer.send(connection, Reaction(chair, emoji))
    if audience.said:
        _speak(table, connection, writer)


def _speak(table: Table, connection: Connection, writer: SceneWriter) -> None:
    """Prepare for *connection* what was said, as far as it may hear it."""
    seen = table.seen(connection.who)
    new = seen.talk - connection.since.talk
    if new == 1:
        writer.send(connection, Talk(table.last_line(connection.who)))
        connection.since = seen
    elif new:
        writer.show(connection)
