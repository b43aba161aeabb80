"""A finished game played on from one of its steps, as if it had gone otherwise from there."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from msgspec import structs

from intriga.core.display_names import told_apart
from intriga.core.ruleset import Json
from intriga.service.commands import LONGEST_NAME, Join, Leave, NewTable, SeatBot
from intriga.service.events import Event, PlayedLine
from intriga.service.session import Person
from intriga.service.table import Snapshot, Table
from intriga.service.table_data import CurrentGame
from intriga.service.table_refusals import Refused, TableRefusal
from intriga.service.table_settings import Settings


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
