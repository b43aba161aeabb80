"""Refuses callers whom the operator keeps out, before anything is done for them."""

from typing import Any, Final

import msgspec
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from intriga.server.http.previews import language_of
from intriga.server.limits.access import Access, address_of
from intriga.server.tables.acts_in_force import banned, banned_problem
from intriga.server.tables.context import Context
from intriga.server.wire.problems import ServerRefusal
from intriga.service.session import Person
from intriga.service.table_refusals import Refused
from intriga.store.interface import OperatorAct
from intriga.words import Language

STATUS: Final = 403
FOR_PROGRAMS: Final = ("/api/", "/schema/")
PAGE: Final = """<!doctype html>
<html lang="{tag}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Intriga</title><h1>Intriga</h1><p>{said}</p></html>
"""


def keeping_out(app: ASGIApp, context: Context, access: Access) -> ASGIApp:
    """Return *app*, closed to those whom an act of *context* keeps out, as *access* knows them."""

    async def ask(scope: Scope, receive: Receive, send: Send) -> None:
        act = ban_of(scope, context, access) if scope["type"] == ScopeType.HTTP else None
        if act is None:
            await app(scope, receive, send)
        else:
            context.refusals.note(ServerRefusal.BANNED, "http")
            await _turn_away(scope, act, send)

    return ask


def ban_of(scope: Scope, context: Context, access: Access) -> OperatorAct | None:
    """Return the act that keeps out the caller of *scope*, None if there is none."""
    connection = ASGIConnection[Any, Any, Any, Any](scope)
    who = _who(connection, access) if context.acts.bans_identities else None
    person = who.id if who is not None else None
    return context.acts.ban_of(person, address_of(connection), context.clock())


def _who(connection: ASGIConnection[Any, Any, Any, Any], access: Access) -> Person | None:
    try:
        return access.who(connection)
    except Refused:  # a token that is not known is refused for that
        return None


async def _turn_away(scope: Any, act: OperatorAct, send: Send) -> None:  # noqa: ANN401  of ASGI
    if scope["path"].startswith(FOR_PROGRAMS):
        kind, body = b"application/json", msgspec.json.encode(banned_problem(act))
    else:
        headers = dict(scope["headers"])
        tag = language_of(headers.get(b"accept-language", b"").decode("latin-1"))
        told = banned(act)
        said = Language(tag).format(told.id, **{key: str(each) for key, each in told.args.items()})
        kind, body = b"text/html; charset=utf-8", PAGE.format(tag=tag, said=said).encode()
    sent = [(b"content-type", kind), (b"cache-control", b"no-store")]
    await send({"type": "http.response.start", "status": STATUS, "headers": sent})
    await send({"type": "http.response.body", "body": body, "more_body": False})
