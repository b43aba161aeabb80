"""What each person is sent: a new scene on a change, a sealed answer only to its giver."""

from collections.abc import Generator, Sequence
from contextlib import contextmanager

from intriga.server.connection import ENCODER, Connection
from intriga.server.logs import log_defect
from intriga.server.protocol import Reaction, Sealed, Talk
from intriga.service.events import Event
from intriga.service.scene import Received
from intriga.service.session import Person
from intriga.service.table import Audience, Table


def publish(
    table: Table,
    connections: Sequence[Connection],
    events: Sequence[Event],
    now: int,
    *,
    everybody: bool,
) -> None:
    """Tell each of *connections* what *events* changed for it; *everybody* sees a new scene."""
    audience = table.audience(events)
    everybody = everybody or audience.everybody
    writer = SceneWriter(table, now)
    for connection in connections:
        with _alone(connection, table):
            if everybody or connection.who.id in audience.persons:
                writer.show(connection)
            _pass_on(table, connection, audience, writer)


def greet(table: Table, connection: Connection, now: int) -> None:
    """Show *connection* the table, to which it has just come."""
    with _alone(connection, table):
        SceneWriter(table, now).show(connection)


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

    def show(self, connection: Connection) -> None:
        """Send *connection* the table as its person sees it."""
        connection.put_scene(
            self._drawing(connection.who, connection.since), self._table.seen(connection.who)
        )

    def _drawing(self, who: Person, since: Received) -> bytes:
        drawing = self._drawn.get((who.id, since))
        if drawing is None:
            drawing = ENCODER.encode(self._scene_builder.scene(who, since))
            self._drawn[who.id, since] = drawing
        return drawing


def _pass_on(table: Table, connection: Connection, audience: Audience, writer: SceneWriter) -> None:
    """Send *connection* what needs no scene of its own."""
    for sealing in audience.sealed:
        if sealing.person == connection.who.id:
            connection.put(Sealed(sealing.step, sealing.words))
    for chair, emoji, gallery in audience.emoji:
        if not gallery or table.hears_gallery(connection.who):
            connection.put(Reaction(chair, emoji))
    if audience.said:
        _speak(table, connection, writer)


def _speak(table: Table, connection: Connection, writer: SceneWriter) -> None:
    """Send *connection* what was said, as far as it may hear it."""
    seen = table.seen(connection.who)
    new = seen.talk - connection.since.talk
    if new == 1:
        connection.put(Talk(table.last_line(connection.who)))
        connection.since = seen
    elif new:
        writer.show(connection)
