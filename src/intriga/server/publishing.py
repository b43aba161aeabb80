"""Who hears what: whoever sees a change gets a new scene, and a sealed answer only its giver."""

from collections.abc import Generator, Sequence
from contextlib import contextmanager

from intriga.server.logs import log_defect
from intriga.server.protocol import Reaction, Said, Sealed
from intriga.server.wire import ENCODER, Wire
from intriga.service.events import Event
from intriga.service.room import Person
from intriga.service.scene import Since
from intriga.service.table import Audience, Table


def publish(
    table: Table, wires: Sequence[Wire], events: Sequence[Event], now: int, *, everybody: bool
) -> None:
    """Tell each of *wires* what *events* have changed for it; *everybody* sees a new scene."""
    audience = table.audience(events)
    everybody = everybody or audience.everybody
    painter = Painter(table, now)
    for wire in wires:
        with _alone(wire, table):
            if everybody or wire.who.id in audience.persons:
                painter.show(wire)
            _pass_on(table, wire, audience, painter)


def greet(table: Table, wire: Wire, now: int) -> None:
    """Show *wire* the table, to which it has just come."""
    with _alone(wire, table):
        Painter(table, now).show(wire)


@contextmanager
def _alone(wire: Wire, table: Table) -> Generator[None]:
    """Let what breaks one person's scene end nobody else's."""
    try:
        yield
    except Exception as error:  # noqa: BLE001  whatever it is
        log_defect("scene", error, table=table.id)
        wire.hang_up("defect", again=False)


class Painter:
    """Draws a table as it is now, once for each person with the same log."""

    def __init__(self, table: Table, now: int) -> None:
        """Draw *table* at *now*."""
        self._table, self._portraits = table, table.portraits(now)
        self._drawn: dict[tuple[str, Since], bytes] = {}

    def show(self, wire: Wire) -> None:
        """Send *wire* the table as its person sees it."""
        wire.put_scene(self._drawing(wire.who, wire.since), self._table.seen(wire.who))

    def _drawing(self, who: Person, since: Since) -> bytes:
        drawing = self._drawn.get((who.id, since))
        if drawing is None:
            drawing = ENCODER.encode(self._portraits.scene(who, since))
            self._drawn[who.id, since] = drawing
        return drawing


def _pass_on(table: Table, wire: Wire, audience: Audience, painter: Painter) -> None:
    """Send *wire* what needs no scene of its own."""
    for sealing in audience.sealed:
        if sealing.person == wire.who.id:
            wire.put(Sealed(sealing.step, sealing.words))
    for chair, emoji, gallery in audience.emoji:
        if not gallery or table.hears_gallery(wire.who):
            wire.put(Reaction(chair, emoji))
    if audience.said:
        _speak(table, wire, painter)


def _speak(table: Table, wire: Wire, painter: Painter) -> None:
    """Send *wire* what was said, as far as it may hear it."""
    seen = table.seen(wire.who)
    new = seen.talk - wire.since.talk
    if new == 1:
        wire.put(Said(table.last_line(wire.who)))
        wire.since = seen
    elif new:
        painter.show(wire)
