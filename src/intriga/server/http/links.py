"""The links that are sent on: the address that they begin with, and their drawing."""

import io
from typing import Any, Final

import segno
from litestar import Request

from intriga.server.limits.access import is_local, names_this_machine
from intriga.server.tables.tables import ServerTables
from intriga.server.wire.problems import ServerRefusal
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
