"""Going on in another browser: a link that makes it, once and for minutes, that of its maker.

The token of a link stands in its fragment, which no server is sent, and only its digest is kept: in
the store, so that it is good at every server of a database, and after a restart.
"""

import io
import secrets
from hashlib import sha256
from typing import Any, Final

import segno
from litestar import Request

from intriga.server.limits.access import is_local, names_this_machine
from intriga.server.login.devices import check_place
from intriga.server.tables.context import PER_SECOND, Context
from intriga.server.tables.tables import ServerTables
from intriga.server.wire.bodies import LinkState, MadeDeviceLink
from intriga.server.wire.problems import ServerRefusal
from intriga.server.work.page_paths import TABLE_ID
from intriga.service.session import Person
from intriga.service.table_refusals import Refused

AnyRequest = Request[Any, Any, Any]
LONGEST_HOST: Final = 260  # letters: a name of 253, a colon and a port


def base_of(request: AnyRequest, tables: ServerTables) -> str:
    """Return the address that friends reach: the browser's own unless that is for itself only.

    Raises:
        Refused: the browser names no host that there can be.
    """
    host = request.headers.get("host", "localhost")
    if len(host) > LONGEST_HOST:
        raise Refused(ServerRefusal.UNREADABLE, f"a host has at most {LONGEST_HOST} letters")
    public = tables.context.settings.public
    if public and is_local(request) and names_this_machine(host):
        return public
    return f"{request.scope['scheme']}://{host}"


def drawn(link: str) -> bytes:
    """Draw *link* for the camera of a phone, as SVG."""
    drawing = io.BytesIO()
    segno.make(link, error="m", micro=False).save(
        drawing, kind="svg", border=2, xmldecl=False, svgclass=None, lineclass=None, omitsize=True
    )
    return drawing.getvalue()


GOOD_FOR: Final = 300  # seconds
TOKEN_BYTES: Final = 20


async def link_device(context: Context, person: Person, base: str, table: str) -> MadeDeviceLink:
    """Return a new link of *person*, which leads on to *table* if that is not empty.

    The one before opens nothing any more.

    Raises:
        Refused: a program asks, which has its token, or there can be no such table.
        StoreError: it cannot be kept.
    """
    if person.program:
        raise Refused(ServerRefusal.NO_BROWSER, "a program goes on wherever its token is")
    if table and not TABLE_ID.fullmatch(table):
        raise Refused(ServerRefusal.NO_TABLE, "that is no table")
    token = secrets.token_hex(TOKEN_BYTES)
    until = context.clock() + GOOD_FOR * PER_SECOND
    await context.store.link_device(person.id, _digest(token), until)
    link = f"{base}/continue{f'/{table}' if table else ''}#{token}"
    return MadeDeviceLink(link, GOOD_FOR, drawn(link).decode())


async def reached(context: Context, who: Person | None) -> LinkState:
    """Return the state of the last link of *who*."""
    link = None if who is None else await context.store.device_link(person=who.id)
    if link is None:
        return "none"
    if link.opened:
        return "opened"
    return "open" if link.until_ms > context.clock() else "over"


async def opened(tables: ServerTables, own: Person | None, token: str, *, replaces: bool) -> Person:
    """Use up the link with *token*, and return whose browser the one that asks is from now on.

    It was that of *own* so far, who leaves their tables for good if it *replaces* them and they
    have no other way back.  People who open their own link stay who they are, and may still open it
    elsewhere.

    Raises:
        Refused: the link is not to be had: used, over, replaced, or never made; or *own* sits
            somewhere, and nobody said that they are to be replaced.
        StoreError: it cannot be kept, and nothing has changed.
    """
    context, digest = tables.context, _digest(token)
    link = await context.store.device_link(digest=digest)
    if link is not None and own is not None and link.person == own.id:
        return own
    if link is None or link.person in context.revoked:
        raise _bad_link()
    ends = await check_place(tables, own, replaces=replaces)
    if not await context.store.open_device_link(digest, context.clock()):
        raise _bad_link()
    if own is not None and ends:
        await tables.revoke(own)
    return Person(link.person)


def _digest(token: str) -> bytes:
    return sha256(token.encode()).digest()


def _bad_link() -> Refused:
    return Refused(ServerRefusal.BAD_LINK, "the link was opened already, is over, or is none")
