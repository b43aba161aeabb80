"""HTTP handlers for messages to the operator: reports of each other, and one's own identity."""

from typing import Final

import msgspec
from litestar import Response, get, post

from intriga.server.http.handlers import BODIES, NEVER_KEPT, AnyRequest
from intriga.server.limits.access import Access
from intriga.server.logs import log
from intriga.server.operator.operator_messages import TalkTold
from intriga.server.tables.tables import ServerTables
from intriga.server.wire.bodies import NewReport, OwnIdentity, ReportTaken
from intriga.service.session import Person
from intriga.service.table import Table
from intriga.service.table_refusals import Refused, TableRefusal
from intriga.store.interface import StoredReport

MOST_LINES: Final = 30  # of talk that are kept with a report
_ENCODER: Final = msgspec.json.Encoder()


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


REPORT_HANDLERS: Final = [new_report, own_identity]
