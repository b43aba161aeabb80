"""What is answered over HTTP: thin, each a question to the house."""

import asyncio
import io
import re
from typing import Annotated, Any, Final

import msgspec
import segno
from litestar import MediaType, Request, Response, get, post
from litestar.params import Parameter

from intriga.server.asking import Door, is_local
from intriga.server.bodies import (
    Eyes,
    GameBody,
    Lobby,
    NewProgram,
    Opened,
    ProgramToken,
    QuickGame,
    Replay,
)
from intriga.server.catalogue import catalogue
from intriga.server.descriptions import http_schema, socket_schema
from intriga.server.house import House
from intriga.server.ledger import seats_of
from intriga.server.reasons import ServerRefusal
from intriga.server.replays import record_of, replay_of, review_of
from intriga.service.commands import NewTable
from intriga.service.refusals import Refused
from intriga.store.base import Kept, StoreError

AnyRequest = Request[Any, Any, Any]
PATIENCE: Final = 5.0  # seconds that the store has to be ready
FIGURES: Final = "text/plain; version=0.0.4; charset=utf-8"
TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")
TABLE: Final = re.compile(r"[A-Za-z0-9_-]{1,40}")
CACHING: Final = {"cache-control": "private, max-age=3600"}


@get("/healthz", media_type=MediaType.TEXT)
async def healthz() -> str:
    """Say that the process runs."""
    return "ok\n"


@get("/readyz", media_type=MediaType.TEXT)
async def readyz(house: House) -> Response[str]:
    """Say whether the store can write, durably."""
    try:
        await asyncio.wait_for(house.means.store.ready(), PATIENCE)
    except (StoreError, TimeoutError):
        return Response("the store cannot write\n", status_code=503)
    return Response("ready\n")


@get("/metrics")
async def metrics(request: AnyRequest, house: House) -> Response[bytes]:
    """Return the figures of the server, to this machine only unless it was said otherwise."""
    if not (house.means.settings.metrics_open or is_local(request)):
        raise Refused(ServerRefusal.FOREIGN, "the figures are for this machine")
    house.means.metrics.people.set(house.people)
    return Response(house.means.metrics.text(), media_type=FIGURES)


@get("/schema/openapi.json")
async def openapi() -> Response[bytes]:
    """Return the description of everything that is answered over HTTP."""
    return Response(http_schema(), media_type=MediaType.JSON)


@get("/schema/asyncapi.json")
async def asyncapi() -> Response[bytes]:
    """Return the description of everything that goes over a socket."""
    return Response(socket_schema(), media_type=MediaType.JSON)


# ------------------------------------------------------------------- tables


@get("/api/games")
async def games() -> list[GameBody]:
    """Return what there is to play."""
    return catalogue()


@get("/api/lobby")
async def lobby(request: AnyRequest, house: House, door: Door) -> Lobby:
    """Return the tables on show, and those where whoever asks sits."""
    return house.lobby(door.who(request))


@post("/api/tables")
async def new_table(
    request: AnyRequest, data: NewTable, house: House, door: Door
) -> Response[Opened]:
    """Open a table."""
    door.check_creation(request)
    person, headers = door.welcome(request)
    return Response(await house.create(data, person), headers=headers)


@post("/api/quick")
async def quick_game(
    request: AnyRequest, data: QuickGame, house: House, door: Door
) -> Response[Opened]:
    """Open a table with bots, and deal."""
    door.check_creation(request)
    person, headers = door.welcome(request)
    return Response(await house.quick(data, person), headers=headers)


@post("/api/programs")
async def new_program(request: AnyRequest, data: NewProgram, door: Door) -> ProgramToken:
    """Give a program the token that it shows with each connection."""
    del data  # the name says to its reader what the token is for
    door.check_creation(request)
    return ProgramToken(door.identities.new(program=True))


@get("/api/tables/{table:str}/qr.svg")
async def qr_code(
    request: AnyRequest,
    house: House,
    door: Door,
    table: str,
    token: Annotated[str, Parameter()] = "",
) -> Response[bytes]:
    """Draw the link of a table, with the token of the invitation."""
    door.check_question(request)
    if not TABLE.fullmatch(table) or (token and not TOKEN.fullmatch(token)):
        raise Refused(ServerRefusal.NO_TABLE, "that is no link of a table")
    link = f"{base_of(request, house)}/t/{table}{f'#{token}' if token else ''}"
    drawing = io.BytesIO()
    segno.make(link, error="m", micro=False).save(
        drawing, kind="svg", border=2, xmldecl=False, svgclass=None, lineclass=None, omitsize=True
    )
    return Response(drawing.getvalue(), media_type="image/svg+xml", headers=CACHING)


def base_of(request: AnyRequest, house: House) -> str:
    """Return the address that friends reach: the browser's own unless that is for itself only."""
    own = f"{request.scope['scheme']}://{request.headers.get('host', 'localhost')}"
    return house.means.settings.public if house.means.settings.public and is_local(request) else own


# ------------------------------------------------------------------- finished games


@get("/api/replays/{game:str}")
async def replay(
    request: AnyRequest, house: House, door: Door, game: str, eyes: Eyes | None = None
) -> Replay:
    """Return a finished game as some eyes see it, by default those that see most."""
    door.check_question(request)
    kept = await _finished(house, game)
    own = seats_of(kept, door.who(request))
    return await asyncio.to_thread(replay_of, kept, eyes, own)  # it plays the whole game again


@get("/api/replays/{game:str}/record")
async def record(request: AnyRequest, house: House, door: Door, game: str) -> Response[bytes]:
    """Return the record of a finished game, to be kept."""
    door.check_question(request)
    kept = await _finished(house, game)
    headers = {"content-disposition": f'attachment; filename="{kept.id}.jsonl"'}
    return Response(record_of(kept), media_type="application/x-ndjson", headers=headers)


@get("/api/replays/{game:str}/review")
async def review(request: AnyRequest, house: House, door: Door, game: str) -> Response[bytes]:
    """Return what can be learnt from a finished game, null where its kind has no review."""
    door.check_question(request)
    found = await asyncio.to_thread(review_of, await _finished(house, game))
    return Response(msgspec.json.encode(found), media_type="application/json")


async def _finished(house: House, game: str) -> Kept:
    kept = await house.means.store.game(game)
    if kept is None:
        raise Refused(ServerRefusal.NO_GAME, "there is no such game")
    return kept


HANDLERS: Final = [
    *(healthz, readyz, metrics, openapi, asyncapi, games),
    *(lobby, new_table, quick_game, new_program, qr_code),
    *(replay, record, review),
]
