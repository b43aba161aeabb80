"""A finished game played on from one of its steps, as if it had gone otherwise from there."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from intriga.core.ruleset import Json
from intriga.service.commands import Join, Leave, NewTable, SeatBot
from intriga.service.events import Event
from intriga.service.session import Person
from intriga.service.setup.records import play_on
from intriga.service.table import Table
from intriga.service.table_refusals import Refused, TableRefusal
from intriga.service.table_settings import Settings

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

    The events make the table as it was before the game: what it is after that is in its snapshot.

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
