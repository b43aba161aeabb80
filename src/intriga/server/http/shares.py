"""Whose share something costly counts against: a person's own, or that of their address.

What is asked of one's own game or table counts for the person, so that friends behind one address
never use up each other's share.
"""

from intriga.server.http.finished_games import shown_game
from intriga.server.limits.access import Access, AnyRequest
from intriga.server.tables.ledger import seats_of
from intriga.server.tables.tables import ServerTables
from intriga.server.wire.problems import ServerRefusal
from intriga.service.table_refusals import Refused
from intriga.store.interface import FinishedGame


def check_at(request: AnyRequest, tables: ServerTables, access: Access, table: str) -> None:
    """Count something that is asked about *table*: for the person if they are there.

    Raises:
        Refused: too much was asked of late.
    """
    who = access.who(request)
    is_there = who is not None and tables.has(table, who)
    if not (is_there and access.counts_for(who, request)):
        access.check("question", request)


async def finished_game(
    request: AnyRequest, tables: ServerTables, access: Access, game: str
) -> FinishedGame:
    """Return the finished *game* that is asked about, counted for the person if it is theirs.

    It is if they played it, or are at its table just now.

    Raises:
        Refused: there is no such game, it was taken down, or too much was asked of late.
    """
    who = access.who(request)
    counted = access.counts_for(who, request)
    if not counted:
        access.check("question", request)
    kept = await shown_game(tables.context, game)
    own = kept and who and (seats_of(kept, who) or tables.has(kept.table, who))
    if counted and not own:
        access.check("question", request)
    if kept is None:
        raise Refused(ServerRefusal.NO_GAME, "there is no such game")
    return kept
