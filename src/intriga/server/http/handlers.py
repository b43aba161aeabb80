"""HTTP handlers: each passes a question on to the tables."""

import asyncio
import gzip
from collections.abc import Coroutine
from time import monotonic
from typing import Any, Final, Literal

from litestar import MediaType, Response, get, post
from litestar.exceptions import NotFoundException

from intriga.server.http.catalogue import packed_catalogue, packed_recording
from intriga.server.http.descriptions import answering
from intriga.server.http.finished_games import Analyses, finished_game
from intriga.server.http.links import base_of, link_device, opened, reached
from intriga.server.limits.access import (
    Access,
    AnyRequest,
    address_of,
    is_local,
    is_near,
    names_this_machine,
)
from intriga.server.login.devices import keep_device, label_of
from intriga.server.metrics import Readiness
from intriga.server.tables.ledger import seats_of
from intriga.server.tables.tables import ServerTables
from intriga.server.wire.bodies import (
    DeviceLinkReached,
    DeviceLinkState,
    DeviceLinkToOpen,
    GameBody,
    Home,
    LessonRecording,
    Lobby,
    MadeDeviceLink,
    NewContinuation,
    NewDeviceLink,
    NewLesson,
    NewProgram,
    Opened,
    Problem,
    ProgramToken,
    QuickGame,
    Replay,
    ViewerName,
)
from intriga.server.wire.problems import ServerRefusal, problem_of
from intriga.server.work.game_analysis import GameAnalysis
from intriga.server.work.puzzle_bodies import (
    PuzzleBody,
    PuzzleList,
    is_puzzle,
    list_of,
    read_mistake,
)
from intriga.server.work.replays import record_of
from intriga.service.commands import NewTable
from intriga.service.session import Person
from intriga.service.setup.begun_tables import preset_for
from intriga.service.table_refusals import Refused
from intriga.words import FALLBACK, matching

FIGURES: Final = "text/plain; version=0.0.4; charset=utf-8"
JSON: Final = "application/json"
LINES: Final = "application/x-ndjson"
PNG: Final = "image/png"
NOTHING: Final = gzip.compress(b"null")  # for somebody who does not wait for it
NEVER_KEPT: Final = {"cache-control": "no-store"}
CACHING: Final = {"cache-control": "private, max-age=3600"}


def _not_read(_: AnyRequest, __: Exception) -> Response[Problem]:
    problem = problem_of(ServerRefusal.UNREADABLE, "the body is nested too deep or is no UTF-8")
    return Response(problem, status_code=400)


BODIES: Final[dict[int | type[Exception], Any]] = {
    RecursionError: _not_read,
    UnicodeDecodeError: _not_read,
}
"""Errors of decoding a body besides those of validation."""


@get("/healthz", media_type=MediaType.TEXT)
async def healthz(request: AnyRequest) -> str:
    """Say that the process runs, to those who are near."""
    _check_near(request)
    return "ok\n"


@get("/readyz", media_type=MediaType.TEXT)
async def readyz(request: AnyRequest, tables: ServerTables, readiness: Readiness) -> Response[str]:
    """Say whether the store can write, durably, and the server goes on, to those who are near."""
    _check_near(request)
    if tables.context.closing:
        return Response("the server stops\n", status_code=503)
    if not await readiness.is_ready():
        return Response("the store cannot write, or its disk is nearly full\n", status_code=503)
    return Response("ready\n")


def _check_near(request: AnyRequest) -> None:
    """Let through who asks from this machine, or from a network that no stranger is in.

    Raises:
        NotFoundException: somebody else: how the server is does not concern them.
    """
    if not is_near(request):
        raise NotFoundException


@get("/metrics")
async def metrics(request: AnyRequest, tables: ServerTables) -> Response[bytes]:
    """Return the figures of the server, to this machine only unless it was said otherwise.

    A page from elsewhere may have a name that leads to this machine, but calls it by that name.
    """
    figures = tables.context.metrics
    figures.people.set(tables.people)
    host = request.headers.get("host", "")
    if is_local(request) and names_this_machine(host):
        return Response(figures.text(), media_type=FIGURES)
    if not tables.context.settings.metrics_open:
        raise Refused(ServerRefusal.FOREIGN, "the figures are for this machine")
    return Response(figures.public_text(monotonic()), media_type=FIGURES)


# ------------------------------------------------------------------- tables


@get("/api/games", responses=answering(list[GameBody]))
async def games(request: AnyRequest) -> Response[bytes]:
    """Return the catalogue of games."""
    return _unpacked(request, packed_catalogue())


@get("/api/lobby", responses=answering(Lobby))
async def lobby(request: AnyRequest, tables: ServerTables, access: Access) -> Response[bytes]:
    """Return the tables on show, and those where whoever asks sits."""
    access.check("look", request)
    return Response(tables.lobby(access.who(request)), media_type=MediaType.JSON)


@post("/api/tables", exception_handlers=BODIES)
async def new_table(
    request: AnyRequest, data: NewTable, tables: ServerTables, access: Access
) -> Response[Opened]:
    """Open a table."""
    check_creation(request, tables, access)
    person, headers = access.welcome(request)
    return Response(await tables.create(data, person, address_of(request)), headers=headers)


@post("/api/quick", exception_handlers=BODIES)
async def quick_game(
    request: AnyRequest, data: QuickGame, tables: ServerTables, access: Access
) -> Response[Opened]:
    """Open a table with bots, and deal, at once or when its host has added to the deal."""
    check_creation(request, tables, access)
    person, headers = access.welcome(request)
    return Response(await tables.quick(data, person, address_of(request)), headers=headers)


@post("/api/lessons", exception_handlers=BODIES)
async def new_lesson(
    request: AnyRequest, data: NewLesson, tables: ServerTables, access: Access
) -> Response[Opened]:
    """Open a table where a lesson has ended."""
    check_creation(request, tables, access)
    person, headers = access.welcome(request)
    return Response(await tables.lesson(data, person, address_of(request)), headers=headers)


def check_creation(request: AnyRequest, tables: ServerTables, access: Access) -> None:
    """Count a table that is asked for.

    Raises:
        Refused: the address has opened too many, or too much is kept for it.
    """
    access.check("creation", request)
    if not tables.context.disk_budget.allows("", address_of(request), "table"):
        raise Refused(ServerRefusal.TOO_MUCH, "too much was kept from this address today")


@post("/api/programs", exception_handlers=BODIES)
async def new_program(request: AnyRequest, data: NewProgram, access: Access) -> ProgramToken:
    """Give a program the token that it shows with each connection."""
    del data  # the name says to its reader what the token is for
    access.check("creation", request)
    return ProgramToken(access.identities.new_token())


@post("/api/revoke", status_code=204)
async def revoke(request: AnyRequest, tables: ServerTables, access: Access) -> Response[None]:
    """End one's identity for good: its token no longer counts, and the browser starts afresh."""
    access.check("revocation", request)
    who = access.who(request)
    if who is not None:
        await tables.revoke(who)
    if who is not None and who.program:
        return Response(None)
    return Response(None, headers=access.known_as(access.identities.newcomer(), request))


@post("/api/device-links", exception_handlers=BODIES)
async def new_device_link(
    request: AnyRequest, data: NewDeviceLink, tables: ServerTables, access: Access
) -> Response[MadeDeviceLink]:
    """Make a link by which another browser goes on as the person who asks: once, for minutes."""
    caller, headers = access.greet(request)
    access.check_device_link(request, caller.who)
    made = await link_device(tables.context, caller.who, base_of(request, tables), data.table)
    await keep_device(tables.context, caller, own_label(request))
    return Response(made, headers=headers | NEVER_KEPT)


@get("/api/device-links")
async def device_link(
    request: AnyRequest, tables: ServerTables, access: Access
) -> Response[DeviceLinkState]:
    """Return the state of the last of these links that the caller has made."""
    access.check("look", request)
    state = await reached(tables.context, access.who(request))
    return Response(DeviceLinkState(state), headers=NEVER_KEPT)


@post("/api/device-links/open", status_code=200, exception_handlers=BODIES)
async def open_device_link(
    request: AnyRequest, data: DeviceLinkToOpen, tables: ServerTables, access: Access
) -> Response[DeviceLinkReached]:
    """Make the browser that asks that of the person who made a link, and use up the link."""
    access.check_device_link(request)
    own = access.who(request)
    person = await opened(tables, own, data.token, replaces=data.replaces)
    is_new = own is None or own.id != person.id
    headers = await now_known_as(person, request, tables, access) if is_new else {}
    return Response(DeviceLinkReached(is_new), headers=headers | NEVER_KEPT)


async def now_known_as(
    person: Person, request: AnyRequest, tables: ServerTables, access: Access
) -> dict[str, str]:
    """Return the headers by which the browser that asks becomes a device of *person*, and keep it.

    Raises:
        StoreError: it cannot be kept.
    """
    caller = access.identities.at_new_device(person)
    await keep_device(tables.context, caller, own_label(request))
    return access.known_as(caller, request)


def own_label(request: AnyRequest) -> str:
    """Return how the browser that asks is called among the devices of its person."""
    return label_of(request.headers.get("user-agent", ""))


@get("/api/home")
async def home(request: AnyRequest, tables: ServerTables) -> Home:
    """Return the address that links of invitation begin with."""
    base = base_of(request, tables)
    name = base.partition("://")[2]
    if not (is_local(request) and names_this_machine(name)):
        return Home(base)
    return Home(base, tables.context.settings.network, f"cloudflared tunnel --url {base}")


@get("/api/lessons/{game:str}/{lesson:str}", responses=answering(LessonRecording))
async def lesson_recording(
    request: AnyRequest, access: Access, game: str, lesson: str, locale: str = "en"
) -> Response[bytes]:
    """Return a lesson as its learner is sent it, in the edition of the country of *locale*."""
    access.check("question", request)
    preset = preset_for(game, lesson, locale)
    return _unpacked(request, packed_recording(game, lesson, preset))


@get("/api/puzzles/{game:str}")
async def puzzles(request: AnyRequest, access: Access, game: str) -> PuzzleList:
    """Return the questions that one can practise *game* with."""
    access.check("question", request)
    return list_of(game)


@get("/api/puzzles/{game:str}/{name:str}", responses=answering(PuzzleBody))
async def puzzle(
    request: AnyRequest, tables: ServerTables, access: Access, game: str, name: str
) -> Response[bytes]:
    """Return one of them, or a mistake of a finished game, with what each answer is worth."""
    pool, address = tables.context.replay_pool, address_of(request)
    if (mistake := read_mistake(name)) is not None:
        kept = await finished_game(request, tables, access, mistake[0])
        found = await Analyses(tables.context.store, pool).kept(kept)
        return await sent(request, pool.mistake(kept, found, mistake[1], address))
    access.check("question", request)
    if not is_puzzle(game, name):
        raise Refused(ServerRefusal.NO_GAME, f"there is no puzzle {name!r} of {game}")
    return await sent(request, pool.puzzle(game, name, address))


# ------------------------------------------------------------------- finished games


@get("/api/replays/{game:str}", responses=answering(Replay))
async def replay(
    request: AnyRequest,
    tables: ServerTables,
    access: Access,
    game: str,
    viewer: ViewerName | None = None,
) -> Response[bytes]:
    """Return a finished game as one viewer saw it, by default the best-informed one you may use."""
    kept = await finished_game(request, tables, access, game)
    own, pool = seats_of(kept, access.who(request)), tables.context.replay_pool
    return await sent(request, pool.replay(kept, viewer, own, address_of(request)))


@get("/api/replays/{game:str}/record", responses=answering(bytes, LINES))
async def record(
    request: AnyRequest, tables: ServerTables, access: Access, game: str
) -> Response[bytes]:
    """Return the record of a finished game, to be kept."""
    kept = await finished_game(request, tables, access, game)
    headers = {"content-disposition": f'attachment; filename="{kept.id}.jsonl"'}
    return Response(record_of(kept), media_type=LINES, headers=headers)


@get("/api/replays/{game:str}/picture.png", responses=answering(bytes, PNG))
async def picture(
    request: AnyRequest, tables: ServerTables, access: Access, game: str, tag: str = FALLBACK
) -> Response[bytes]:
    """Draw the end of a finished game, as those show it who were sent a link to its replay."""
    kept = await finished_game(request, tables, access, game)
    spoken = matching(tag) or FALLBACK
    drawn = await tables.context.replay_pool.picture(kept, spoken, address_of(request))
    return Response(drawn, media_type=PNG, headers=CACHING)


@get("/api/replays/{game:str}/{step:int}/picture.png", responses=answering(bytes, PNG))
async def moment_picture(
    request: AnyRequest, tables: ServerTables, access: Access, game: str, step: int
) -> Response[bytes]:
    """Draw a moment of a finished game, its end where none was found at that step before."""
    kept = await finished_game(request, tables, access, game)
    spoken = matching(request.query_params.get("tag", FALLBACK)) or FALLBACK
    pool, address = tables.context.replay_pool, address_of(request)
    found = await Analyses(tables.context.store, pool).with_moment(kept, step)
    if found is None:
        drawn = await pool.picture(kept, spoken, address)
    else:
        drawn = await pool.moment(kept, found, step, spoken, address)
    return Response(drawn, media_type=PNG, headers=CACHING)


@get("/api/replays/{game:str}/review")
async def review(
    request: AnyRequest, tables: ServerTables, access: Access, game: str
) -> Response[bytes]:
    """Return the review of a finished game, null if its kind has none."""
    kept = await finished_game(request, tables, access, game)
    making = tables.context.replay_pool.review(kept, address_of(request))
    return await sent(request, making)


@get("/api/replays/{game:str}/analysis", responses=answering(GameAnalysis))
async def analysis(
    request: AnyRequest,
    tables: ServerTables,
    access: Access,
    game: str,
    look: Literal["quick", "careful"] = "careful",
) -> Response[bytes]:
    """Return the cost of each choice of a finished game, and the luck in it."""
    kept = await finished_game(request, tables, access, game)
    found = Analyses(tables.context.store, tables.context.analysis_pool)
    return await sent(request, found.of(kept, address_of(request), careful=look == "careful"))


@post("/api/replays/{game:str}/continuations", exception_handlers=BODIES)
async def new_continuation(
    request: AnyRequest, data: NewContinuation, tables: ServerTables, access: Access, game: str
) -> Response[Opened]:
    """Open a table where a finished game goes on after one of its steps."""
    kept = await finished_game(request, tables, access, game)
    check_creation(request, tables, access)
    person, headers = access.welcome(request)
    opened = await tables.play_on(kept, data, person, address_of(request))
    return Response(opened, headers=headers)


async def sent(request: AnyRequest, making: Coroutine[Any, Any, bytes]) -> Response[bytes]:
    """Send what is made, packed by gzip where that is understood, as long as somebody waits."""
    made, gone = asyncio.ensure_future(making), asyncio.ensure_future(_gone(request))
    try:
        await asyncio.wait({made, gone}, return_when=asyncio.FIRST_COMPLETED)
        packed = made.result() if made.done() else NOTHING
    finally:
        made.cancel()
        gone.cancel()
    return _unpacked(request, packed)


def _unpacked(request: AnyRequest, packed: bytes) -> Response[bytes]:
    """Return *packed* as it is if the caller accepts gzip, else unpacked."""
    headers = {"vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed, media_type=JSON, headers=headers | {"content-encoding": "gzip"})
    return Response(gzip.decompress(packed), media_type=JSON, headers=headers)


async def _gone(request: AnyRequest) -> None:
    """Wait until whoever asks has hung up."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


HANDLERS: Final = [
    *(healthz, readyz, metrics, games),
    *(
        lobby,
        new_table,
        quick_game,
        new_lesson,
        lesson_recording,
        new_program,
        revoke,
        *(new_device_link, device_link, open_device_link),
        home,
    ),
    *(puzzles, puzzle),
    *(replay, record, review, analysis, new_continuation, picture, moment_picture),
]
