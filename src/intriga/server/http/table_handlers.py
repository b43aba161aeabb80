"""HTTP handlers about a table: its link, advice, its evening, and reports to the operator."""

import re
from typing import Final

import msgspec
from litestar import Response, get, post

from intriga.server.http.descriptions import answering
from intriga.server.http.finished_games import check_at, shown_games_of
from intriga.server.http.handlers import BODIES, CACHING, JSON, NEVER_KEPT, PNG, AnyRequest, sent
from intriga.server.http.links import base_of, drawn
from intriga.server.limits.access import Access, address_of
from intriga.server.logs import log
from intriga.server.operator.operator_messages import TalkTold
from intriga.server.tables.connection import ENCODER
from intriga.server.tables.tables import ServerTables
from intriga.server.wire.bodies import (
    EveningAsked,
    LinkToDraw,
    NewReport,
    OwnIdentity,
    ReportTaken,
    TableEvening,
)
from intriga.server.wire.problems import ServerRefusal
from intriga.server.work.evening import MOST_GAMES, no_evening
from intriga.server.work.game_analysis import TableAdvice
from intriga.server.work.page_paths import TABLE_ID
from intriga.service.session import Person
from intriga.service.table import Table
from intriga.service.table_refusals import Refused, TableRefusal
from intriga.store.interface import FinishedGame, StoredReport
from intriga.words import FALLBACK, matching

TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")
SVG: Final = "image/svg+xml"
MOST_LINES: Final = 30  # of talk that are kept with a report
_ENCODER: Final = msgspec.json.Encoder()


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


@post("/api/tables/{table:str}/reports", exception_handlers=BODIES)
async def new_report(
    request: AnyRequest, data: NewReport, tables: ServerTables, access: Access, table: str
) -> Response[ReportTaken]:
    """Report somebody at a table to the operator; the person reported learns nothing of it."""
    access.check("report", request)
    person, headers = access.welcome(request)
    found = await tables.glance(table)
    if not found.may_watch(person, data.token or None):
        raise Refused(TableRefusal.PRIVATE, "this table is private, and that is not its invitation")
    reported, name = _meant(found, data.alias)
    if reported == person.id:
        raise Refused(TableRefusal.NOT_A_PERSON, "that is you yourself")
    talk = _talk(found, person, data.alias)
    now, body = tables.context.clock(), _ENCODER.encode(talk)
    report = StoredReport(0, now, data.kind, table, person.id, reported, name, body)
    await tables.context.store.keep_report(report)
    log().info("report", table=table, kind=data.kind, alias=data.alias)
    return Response(ReportTaken(len(talk)), headers=headers | NEVER_KEPT)


def _meant(table: Table, alias: str) -> tuple[str, str]:
    """Return the person of *alias* at *table*, and how they are called there.

    Raises:
        Refused: there is none.
    """
    known = (person for person, own in table.aliases().items() if alias and own == alias)
    person = next(known, "").removeprefix("gallery ")
    if not person:
        raise Refused(TableRefusal.NOT_A_PERSON, f"nobody at this table is known by {alias!r}")
    return person, table.names().get(person, "")


def _talk(table: Table, who: Person, alias: str) -> list[TalkTold]:
    """Return the last lines of talk that *who* may read."""
    lines = [line for line in table.talk_of(who) if line.text]
    return [TalkTold(line.name, line.text, line.alias == alias) for line in lines[-MOST_LINES:]]


@get("/api/identity")
async def own_identity(request: AnyRequest, access: Access) -> Response[OwnIdentity]:
    """Return the identity of the caller, by which the operator can forget them."""
    access.check("look", request)
    person, headers = access.welcome(request)
    return Response(OwnIdentity(person.id), headers=headers | NEVER_KEPT)


@post(
    "/api/tables/{table:str}/qr.svg",
    status_code=200,
    exception_handlers=BODIES,
    responses=answering(bytes, SVG),
)
async def qr_code(
    request: AnyRequest, data: LinkToDraw, tables: ServerTables, access: Access, table: str
) -> Response[bytes]:
    """Draw the link of a table; the token of the invitation stands in no address."""
    check_at(request, tables, access, table)
    token = data.token
    if not TABLE_ID.fullmatch(table) or (token and not TOKEN.fullmatch(token)):
        raise Refused(ServerRefusal.NO_TABLE, "that is no link of a table")
    link = f"{base_of(request, tables)}/t/{table}{f'#{token}' if token else ''}"
    return Response(drawn(link), media_type=SVG, headers=CACHING)


@get("/api/tables/{table:str}/advice", responses=answering(TableAdvice))
async def advice(
    request: AnyRequest, tables: ServerTables, access: Access, table: str
) -> Response[bytes]:
    """Return the value of each answer to somebody who is alone with bots at *table*."""
    check_at(request, tables, access, table)
    who = access.who(request)
    if who is None:
        raise Refused(TableRefusal.NOT_ALONE, "advice is for somebody who plays")
    asked = (await tables.glance(table)).lone_question(who)
    making = tables.context.advice_pool.advice(asked, table, address_of(request))
    return await sent(request, making)


TABLE_HANDLERS: Final = [qr_code, advice, evening, evening_picture, new_report, own_identity]
