"""HTTP handlers for the evening of a table, only for those who may watch it."""

from typing import Final

from litestar import Response, post

from intriga.server.http.descriptions import answering
from intriga.server.http.finished_games import check_at, shown_games_of
from intriga.server.http.handlers import BODIES, JSON, PNG, AnyRequest, sent
from intriga.server.limits.access import Access, address_of
from intriga.server.tables.connection import ENCODER
from intriga.server.tables.tables import ServerTables
from intriga.server.wire.bodies import EveningAsked, TableEvening
from intriga.server.wire.problems import ServerRefusal
from intriga.server.work.evening import MOST_GAMES, no_evening
from intriga.service.table_refusals import Refused, TableRefusal
from intriga.store.interface import FinishedGame
from intriga.words import FALLBACK, matching


@post(
    "/api/tables/{table:str}/evening",
    status_code=200,
    exception_handlers=BODIES,
    responses=answering(TableEvening),
)
async def evening(
    request: AnyRequest, data: EveningAsked, tables: ServerTables, access: Access, table: str
) -> Response[bytes]:
    """Return the summary of a table's finished games; its token stands in no address."""
    games, none = await _admitted(request, data, tables, access, table)
    if not games:
        return Response(none, media_type=JSON)
    making = tables.context.replay_pool.evening(table, games, address_of(request))
    return await sent(request, making)


@post(
    "/api/tables/{table:str}/evening/picture.png",
    status_code=200,
    exception_handlers=BODIES,
    responses=answering(bytes, PNG),
)
async def evening_picture(
    request: AnyRequest, data: EveningAsked, tables: ServerTables, access: Access, table: str
) -> Response[bytes]:
    """Draw the evening of a table, to be sent on by those who were there."""
    games, _ = await _admitted(request, data, tables, access, table)
    if not games:
        raise Refused(ServerRefusal.NO_GAME, "no game of that table is over")
    pool = tables.context.replay_pool
    spoken = matching(request.query_params.get("tag", FALLBACK)) or FALLBACK
    drawn = await pool.evening_picture(table, games, spoken, address_of(request))
    return Response(drawn, media_type=PNG)


async def _admitted(
    request: AnyRequest, data: EveningAsked, tables: ServerTables, access: Access, table: str
) -> tuple[list[FinishedGame], bytes]:
    """Return the last finished games of *table*, the first in front, and what is told of none.

    Raises:
        Refused: there is no such table, whoever asks may not watch it, or asks too much.
    """
    check_at(request, tables, access, table)
    person, _ = access.welcome(request)
    found = await tables.glance(table)
    if not found.may_watch(person, data.token or None):
        raise Refused(TableRefusal.PRIVATE, "this table is private, and that is not its invitation")
    games = await shown_games_of(tables.context, table, MOST_GAMES)
    row = found.summary()
    return games[::-1], ENCODER.encode(no_evening(table, row.game, row.preset))


EVENING_HANDLERS: Final = [evening, evening_picture]
