"""The application over HTTP: the handlers, the page, their guards, and who is kept out."""

import asyncio
from collections.abc import Callable, Collection, Mapping
from functools import lru_cache
from typing import Any, Final, cast

import msgspec
from litestar import Litestar, Request, Response, get
from litestar.connection import ASGIConnection
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from intriga.core.errors import IntrigaError
from intriga.server.http.daily.daily_games import DailyGames
from intriga.server.http.daily.daily_handlers import DAILY_HANDLERS
from intriga.server.http.descriptions import describing
from intriga.server.http.handlers import HANDLERS
from intriga.server.http.links import base_of
from intriga.server.http.login_handlers import LOGIN_HANDLERS
from intriga.server.http.own.circle_pages import CIRCLE_PAGE_HANDLERS
from intriga.server.http.own.circles import CIRCLE_HANDLERS
from intriga.server.http.own.own_files import FILE_HANDLERS
from intriga.server.http.own.own_games import OWN_HANDLERS
from intriga.server.http.previews import (
    ASSETS,
    MISSING,
    File,
    LinkPreview,
    Pages,
    file_of,
    language_of,
    preview_of,
    with_preloads,
    with_preview,
)
from intriga.server.http.table_handlers import TABLE_HANDLERS
from intriga.server.limits.access import (
    Access,
    address_of,
    is_foreign,
    is_json,
    is_misled,
    with_guards,
)
from intriga.server.limits.buckets import Asker, FairQueue, household
from intriga.server.limits.identities import SECRET, SECURE, Identities
from intriga.server.limits.usage import SECRET as ADDRESSES
from intriga.server.login.devices import SeenDevices
from intriga.server.login.passkeys import SECRET as PASSKEYS
from intriga.server.login.passkeys import Passkeys
from intriga.server.login.recovery_words import SECRET as WORDS
from intriga.server.login.recovery_words import Recovery
from intriga.server.logs import log_defect
from intriga.server.metrics import Readiness
from intriga.server.tables.acts_in_force import banned, banned_problem
from intriga.server.tables.context import Context
from intriga.server.tables.tables import ServerTables
from intriga.server.wire.bodies import Problem
from intriga.server.wire.problems import ServerRefusal, problem_of, refused_for
from intriga.service.session import Person
from intriga.service.table_refusals import Refused, TableRefusal
from intriga.store.interface import OperatorAct, StoreError
from intriga.words import Language

AnyRequest = Request[Any, Any, Any]
STATUS: Final[Mapping[str, int]] = {
    ServerRefusal.NO_TABLE: 404,
    ServerRefusal.NO_GAME: 404,
    ServerRefusal.NO_CIRCLE: 404,
    ServerRefusal.FOREIGN: 403,
    ServerRefusal.NOT_THIS_VIEWER: 403,
    ServerRefusal.NO_BROWSER: 403,
    ServerRefusal.OWN_PLACE: 409,
    ServerRefusal.BAD_LINK: 410,
    ServerRefusal.BAD_PASSKEY: 403,
    ServerRefusal.BAD_WORDS: 403,
    ServerRefusal.NO_LOGIN: 404,
    ServerRefusal.MANY_PASSKEYS: 409,
    ServerRefusal.CLOSED: 410,
    ServerRefusal.TAKEN_DOWN: 410,
    ServerRefusal.BANNED: 403,
    TableRefusal.PRIVATE: 403,
    ServerRefusal.BAD_TOKEN: 401,
    ServerRefusal.TOO_MANY: 429,
    ServerRefusal.TOO_MUCH: 429,
    ServerRefusal.FULL: 503,
    ServerRefusal.NOT_KEPT: 503,
    ServerRefusal.LATER: 503,
    ServerRefusal.DEFECT: 500,
}
REFUSED: Final = 400
MISLED, FOREIGN, NO_JSON = 421, 403, 415
UNAVAILABLE: Final = 503
RETRY: Final = {"retry-after": "5"}  # seconds
FINISHED: Final = 256  # rendered pages in memory
BEGUN: Final = 16  # requests that are begun at once: the files of a page
BEGUN_TIME: Final = 0.01  # seconds, for that number
MOST_BODY: Final = 64 * 1024  # bytes of a request's body
OWN: Final = [*OWN_HANDLERS, *FILE_HANDLERS, *CIRCLE_HANDLERS, *CIRCLE_PAGE_HANDLERS]
ANSWERS: Final = [*HANDLERS, *TABLE_HANDLERS, *LOGIN_HANDLERS, *OWN, *DAILY_HANDLERS]
NOT_PAGES: Final = ("/api/", "/ws/", "/schema/")
FOR_PROGRAMS: Final = ("/api/", "/schema/")
PAGE: Final = """<!doctype html>
<html lang="{tag}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Intriga</title><h1>Intriga</h1><p>{said}</p></html>
"""
KEPT_OUT: Final = 403


async def build(context: Context) -> tuple[ASGIApp, ServerTables, Access]:
    """Return the application on *context*, its tables, open already, and who may ask them.

    Raises:
        StoreError: the store cannot be read.
    """
    context.usage.key = await context.store.secret(ADDRESSES)
    tables = ServerTables(context)
    context.revoked.update(await context.store.revoked())
    context.acts.put(await context.store.acts())
    key = await context.store.secret(SECRET)
    identities = Identities(key, context.revoked, clock=context.clock)
    access = Access(identities, context.settings)
    access.share(context.usage)
    access.on_renewed = SeenDevices(context).see
    await tables.open()
    daily_games = DailyGames(tables)
    context.on_ended = daily_games.results.hear
    given = {
        "daily_games": _giving(daily_games),
        "tables": _giving(tables),
        "access": _giving(access),
        "pages": _giving(Pages()),
        "readiness": _giving(Readiness(context.store)),
        "passkeys": _giving(Passkeys(tables, await context.store.secret(PASSKEYS))),
        "recovery": _giving(Recovery(tables, await context.store.secret(WORDS))),
    }
    app = Litestar(
        [*ANSWERS, *describing(ANSWERS, given), page],
        dependencies=given,
        exception_handlers={
            IntrigaError: _refusing(context),
            HTTPException: _not_answered,
            Exception: _failed,
        },
        openapi_config=None,
        logging_config=None,
        request_max_body_size=MOST_BODY,
        on_shutdown=[daily_games.close],
    )
    kept_out = keeping_out(app, context, access)
    return in_turn(guarded(kept_out, context.settings.origins)), tables, access


def _giving(it: object) -> Provide:
    return Provide(lambda: it, sync_to_thread=False)


# ------------------------------------------------------------------- the page


@get(["/", "/{path:path}"])
async def page(
    request: AnyRequest, pages: Pages, tables: ServerTables, access: Access, path: str = "/"
) -> Response[bytes]:
    """Send a file of the page, or the page itself for every address of its own."""
    elsewhere = path.startswith(NOT_PAGES)
    found = None if elsewhere else pages.find(path)
    if found is not None:
        return _file(found, request)
    if elsewhere or path.startswith(ASSETS):
        return Response(b"There is nothing here.\n", status_code=404, media_type="text/plain")
    return await _page(pages, request, tables, access, path)


def _file(found: File, request: AnyRequest) -> Response[bytes]:
    headers = {"cache-control": found.caching, "etag": found.tag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == found.tag:
        return Response(b"", status_code=304, headers=headers)
    return _sent(found, request, headers)


async def _page(
    pages: Pages, request: AnyRequest, tables: ServerTables, access: Access, path: str
) -> Response[bytes]:
    """Send the page in the language of its reader, with what a link to *path* shows."""
    if pages.index is None:
        return Response(MISSING, status_code=UNAVAILABLE, media_type="text/plain")
    tag = language_of(request.headers.get("accept-language", ""))
    preview = await preview_of(path, tag, request, tables, access)
    found = _finished(pages, preview, tag, base_of(request, tables), path)
    vary = "accept-encoding, accept-language, host"
    headers = {"cache-control": found.caching, "etag": found.tag, "vary": vary}
    headers |= access.welcome(request)[1]
    if not preview.found:
        return _sent(found, request, headers, status=404)
    if request.headers.get("if-none-match") == found.tag:
        return Response(b"", status_code=304, headers=headers)
    return _sent(found, request, headers)


@lru_cache(FINISHED)
def _finished(pages: Pages, preview: LinkPreview, tag: str, base: str, path: str) -> File:
    """Return the page as it is sent, which takes half a millisecond to make."""
    body = pages.index.body if pages.index else MISSING
    page = with_preview(body, preview, tag, base, path)
    return file_of(with_preloads(page, pages.preloads(path, tag)))


def _sent(
    found: File, request: AnyRequest, headers: dict[str, str], *, status: int = 200
) -> Response[bytes]:
    body = found.body
    if found.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body, headers = found.packed, {**headers, "content-encoding": "gzip"}
    return Response(body, headers=headers, media_type=found.kind, status_code=status)


# ------------------------------------------------------------------- what was not done


def _refusing(context: Context) -> Callable[[AnyRequest, IntrigaError], Response[Any]]:
    def refuse(_: AnyRequest, error: IntrigaError) -> Response[Any]:
        return _refused(context, error)

    return refuse


def _refused(context: Context, error: IntrigaError) -> Response[Any]:
    if isinstance(error, StoreError):
        log_defect("store", error)
        error = Refused(ServerRefusal.NOT_KEPT, "the server could not keep it")
    refusal = refused_for(error)
    context.refusals.note(refusal.reason, "http")
    status = STATUS.get(refusal.reason, REFUSED)
    headers = RETRY if status == UNAVAILABLE else {}
    problem = problem_of(refusal.reason, refusal.detail)
    return Response(problem, status_code=status, headers=headers)


def _not_answered(_: AnyRequest, error: HTTPException) -> Response[Any]:
    details = error.extra if isinstance(error, ValidationException) else error.detail
    problem = problem_of(ServerRefusal.UNREADABLE, str(details))
    return Response(problem, status_code=error.status_code)


def _failed(_: AnyRequest, error: Exception) -> Response[Any]:
    log_defect("handler", error)
    problem = problem_of(ServerRefusal.DEFECT, "the server could not do it")
    return Response(problem, status_code=STATUS[ServerRefusal.DEFECT])


# ------------------------------------------------------------------- guards


def in_turn(app: ASGIApp) -> ASGIApp:
    """Return *app*, limited in how many requests it begins at a time, in turns of the callers.

    Thousands of requests that arrive together would otherwise be answered before anything else;
    this way the tables, and the thread that writes their events, go on in between.
    """
    queue = FairQueue(BEGUN)

    async def ask(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            client = scope["client"]
            await queue.enter(Asker(household(client[0] if client else None)))
            asyncio.get_running_loop().call_later(BEGUN_TIME, queue.leave)
        await app(scope, receive, send)

    return ask


def guarded(app: ASGIApp, origins: Collection[str]) -> ASGIApp:
    """Return *app* with headers that guard its pages, closed to pages from elsewhere.

    A HEAD request is answered like a GET; uvicorn holds the body back.
    """

    async def guard(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:  # the beginning and the end of the server
            await app(scope, receive, send)
            return
        headers = {
            name.decode("latin-1"): text.decode("latin-1") for name, text in scope["headers"]
        }

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                sent, secure = list(message["headers"]), scope["scheme"] in SECURE
                message["headers"] = with_guards(scope["path"], sent, secure=secure)
            await send(message)

        refused = _refused_at_once(scope, headers, origins)
        if refused is None:
            await app(_with_body(scope), receive, send_guarded)
        else:
            await _turn_away(*refused, send_guarded)

    return guard


def _with_body(scope: HTTPScope) -> Scope:
    """Return *scope* with GET in place of HEAD."""
    return cast("Scope", {**scope, "method": "GET"}) if scope["method"] == "HEAD" else scope


def _refused_at_once(
    scope: HTTPScope, headers: Mapping[str, str], origins: Collection[str]
) -> tuple[int, Problem] | None:
    """Return why a question is not passed on, with its status; None where it is."""
    if is_misled(headers, origins):
        return MISLED, problem_of(ServerRefusal.FOREIGN, "no page is served under that host")
    if scope["method"] in {"GET", "HEAD"}:
        return None
    if is_foreign(headers, origins, scope["scheme"]):
        return FOREIGN, problem_of(ServerRefusal.FOREIGN, "the page that asks lies elsewhere")
    if not is_json(headers):
        detail = "a body is application/json, and its header says so"
        return NO_JSON, problem_of(ServerRefusal.UNREADABLE, detail)
    return None


async def _turn_away(status: int, problem: Problem, send: Send) -> None:
    headers = [(b"content-type", b"application/json")]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send(
        {"type": "http.response.body", "body": msgspec.json.encode(problem), "more_body": False}
    )


def keeping_out(app: ASGIApp, context: Context, access: Access) -> ASGIApp:
    """Return *app*, closed to those whom an act of *context* keeps out, as *access* knows them."""

    async def ask(scope: Scope, receive: Receive, send: Send) -> None:
        act = ban_of(scope, context, access) if scope["type"] == ScopeType.HTTP else None
        if act is None:
            await app(scope, receive, send)
        else:
            context.refusals.note(ServerRefusal.BANNED, "http")
            await _answer_banned(scope, act, send)

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


async def _answer_banned(scope: Any, act: OperatorAct, send: Send) -> None:  # noqa: ANN401  of ASGI
    if scope["path"].startswith(FOR_PROGRAMS):
        kind, body = b"application/json", msgspec.json.encode(banned_problem(act))
    else:
        headers = dict(scope["headers"])
        tag = language_of(headers.get(b"accept-language", b"").decode("latin-1"))
        told = banned(act)
        said = Language(tag).format(told.id, **{key: str(each) for key, each in told.args.items()})
        kind, body = b"text/html; charset=utf-8", PAGE.format(tag=tag, said=said).encode()
    sent = [(b"content-type", kind), (b"cache-control", b"no-store")]
    await send({"type": "http.response.start", "status": KEPT_OUT, "headers": sent})
    await send({"type": "http.response.body", "body": body, "more_body": False})
