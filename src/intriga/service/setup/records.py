"""Games from elsewhere, played on at a table."""

from collections.abc import Sequence

from msgspec import structs

from intriga.core.clean_names import told_apart
from intriga.core.ruleset import Json
from intriga.service.commands import LONGEST_NAME
from intriga.service.events import PlayedLine
from intriga.service.table import Snapshot, Table
from intriga.service.table_data import CurrentGame


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
