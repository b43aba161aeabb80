"""HTTP handlers of files: one's records, all that is stored about oneself, and how that ends."""

import json
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress
from typing import Any, Final

import msgspec
from litestar import Response, get, post
from litestar.response import Stream

from intriga.core.games import games
from intriga.server.http.descriptions import answering
from intriga.server.http.finished_games import shown_game
from intriga.server.http.handlers import BODIES, LINES, NEVER_KEPT, sent
from intriga.server.http.own.own_games import NEWEST, GamesOfPerson
from intriga.server.limits.access import Access, AnyRequest, address_of
from intriga.server.tables.context import Context
from intriga.server.tables.tables import ServerTables
from intriga.server.wire.own_bodies import OpenedRecord, RecordToOpen
from intriga.server.work.replays import is_open
from intriga.service.events import decode
from intriga.service.session import Person
from intriga.service.table_refusals import Refused

MOST_DAYS: Final = 10_000  # of the daily bluff


@get("/api/me/records", responses=answering(bytes, LINES))
async def own_records(request: AnyRequest, tables: ServerTables, access: Access) -> Stream:
    """Send the records of the caller's games whose tables open their cards, the latest first."""
    access.check("export", request)
    person = access.who(request) or Person("")
    mine = GamesOfPerson(tables.context, person.id, address_of(request))
    named = {"content-disposition": 'attachment; filename="intriga-games.jsonl"'}
    return Stream(_records(mine), media_type=LINES, headers=named | NEVER_KEPT)


async def _records(mine: GamesOfPerson) -> AsyncIterator[str]:
    async for portion in mine.portions(most=NEWEST[0]):
        for each in portion:
            record = await _record(mine.context, each.id)
            if record is not None:
                yield record


async def _record(context: Context, game: str) -> str | None:
    """Return the record of *game* if its cards are open and it was not taken down."""
    with suppress(Refused):
        kept = await shown_game(context, game)
        return kept.record if kept is not None and is_open(kept) else None
    return None


@get("/api/me/everything", responses=answering(bytes))
async def everything(request: AnyRequest, tables: ServerTables, access: Access) -> Stream:
    """Send all that is stored about the caller as one file of JSON."""
    access.check("export", request)
    person = access.who(request) or Person("")
    mine = GamesOfPerson(tables.context, person.id, address_of(request))
    named = {"content-disposition": 'attachment; filename="intriga-me.json"'}
    return Stream(_everything(mine), media_type="application/json", headers=named | NEVER_KEPT)


async def _everything(mine: GamesOfPerson) -> AsyncIterator[str]:
    """Yield the parts of the file: who it is about, what they did at tables, games, reports."""
    store, person = mine.context.store, mine.person
    yield f'{{"identity":{json.dumps(person)},"tables":['
    between = ""
    for table in await store.tables_of(person) if person else ():
        events = [each for stored in await store.read(table) for each in _own(stored.body, person)]
        yield f"{between}\n{json.dumps({'table': table, 'events': events}, ensure_ascii=False)}"
        between = ","
    yield '\n],"games":['
    between = ""
    async for portion in mine.portions(most=NEWEST[0]):
        for each in portion:
            told = msgspec.to_builtins(mine.shown(each))
            told["record"] = await _record(mine.context, each.id)
            yield f"{between}\n{json.dumps(told, ensure_ascii=False)}"
            between = ","
    reports = [
        {"at": each.at_ms, "kind": each.kind, "table": each.table, "about": each.name}
        for each in await store.reports(all_of_them=True)
        if each.reporter == person
    ]
    logins = {
        "devices": [
            {"label": each.label, "made": each.made_ms, "seen": each.seen_ms}
            for each in await store.logins.devices(person)
        ],
        "passkeys": [
            {"label": each.label, "made": each.made_ms, "used": each.used_ms}
            for each in await store.logins.passkeys(person)
        ],
        "daily": [
            {"day": each.day, "game": each.game, "points": each.points}
            for game in games()
            for each in await store.daily_games(person, game, MOST_DAYS)
        ],
        "circles": [each.id for each in await store.circles_of(person)],
    }
    rest = json.dumps({"reports": reports, **logins}, ensure_ascii=False)
    yield f"\n],{rest[1:]}\n"


def _own(body: bytes, person: str) -> Iterator[Any]:
    """Yield the event *body* if it is about something that *person* did or said."""
    if getattr(decode(body), "person", None) == person:
        yield json.loads(body)


@post("/api/me/forget", status_code=204)
async def forget_me(request: AnyRequest, tables: ServerTables, access: Access) -> Response[None]:
    """Forget the caller for good: in tables and games a pseudonym stands for them."""
    access.check("revocation", request)
    person = access.who(request)
    if person is not None:
        await tables.forgetting.forget(person.id, "")
    is_program = person is not None and person.program
    headers = {} if is_program else access.known_as(access.identities.newcomer(), request)
    return Response(None, headers=headers | NEVER_KEPT)


@post(
    "/api/opened-records",
    status_code=200,
    exception_handlers=BODIES,
    responses=answering(OpenedRecord),
)
async def open_record(
    request: AnyRequest, data: RecordToOpen, tables: ServerTables, access: Access
) -> Response[bytes]:
    """Return the record of a file as a replay; nothing of it is stored."""
    access.check("question", request)
    pool = tables.context.replay_pool
    return await sent(request, pool.opened(data.record, data.viewer, address_of(request)))


FILE_HANDLERS: Final = [own_records, everything, forget_me, open_record]
