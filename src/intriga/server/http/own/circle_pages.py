"""HTTP handlers of what circles show: their page, the table of their evening, their picture."""

import asyncio
import gzip
from collections.abc import Mapping
from contextlib import suppress
from typing import Final

from litestar import Response, get, post
from msgspec import structs

from intriga.server.http.daily.day_calendar import day_at
from intriga.server.http.descriptions import answering
from intriga.server.http.finished_games import shown_games_of, version_of
from intriga.server.http.handlers import NEVER_KEPT, PNG, check_creation, sent
from intriga.server.http.own.circles import ANSWERED, Circles, member_of
from intriga.server.http.own.own_games import (
    MOST_ADDED_UP,
    MOST_MADE,
    NEWEST,
    with_counts,
)
from intriga.server.limits.access import Access, AnyRequest, address_of
from intriga.server.tables.context import Context
from intriga.server.tables.tables import ServerTables
from intriga.server.wire.bodies import Opened, TableEvening
from intriga.server.wire.circle_bodies import (
    CircleAsked,
    CirclePage,
    DailyRow,
    EveningMeant,
    MemberShown,
    OwnCircle,
    OwnCircles,
    Tonight,
)
from intriga.server.wire.problems import ServerRefusal
from intriga.server.work.evening import MOST_GAMES
from intriga.server.work.game_counts import ACCOUNTS, COUNTED
from intriga.server.work.standings import Standings
from intriga.service.circle import ONE_EVENING, Circle, with_evening
from intriga.service.session import Person
from intriga.service.table import Table
from intriga.service.table_refusals import Refused
from intriga.words import FALLBACK, matching

PORTION: Final = 200  # games that are looked at before others have their turn
MOST_ANALYSED: Final = 200  # of the last games, as far as they were looked through


@get("/api/circles")
async def own_circles(
    request: AnyRequest, tables: ServerTables, access: Access
) -> Response[OwnCircles]:
    """Return the circles of the caller."""
    access.check("look", request)
    person = access.who(request)
    found = [] if person is None else await Circles(tables.context).of(person)
    now = tables.context.clock()
    shown = [
        OwnCircle(
            id=circle.id,
            name=_called(tables.context, circle.name),
            face=circle.face,
            invite=circle.invite,
            members=len(circle.members),
            tonight=_is_tonight(tables.context, circle, now),
        )
        for circle in found
    ]
    return Response(OwnCircles(shown), headers=NEVER_KEPT)


@post("/api/circles/{circle:str}", **ANSWERED)
async def circle_page(
    request: AnyRequest, data: CircleAsked, tables: ServerTables, access: Access, circle: str
) -> Response[CirclePage]:
    """Return a circle, with its standings, as the caller may see it."""
    access.check("look", request)
    page = await _page(request, data, tables, access, circle)
    return Response(page, headers=NEVER_KEPT)


@post("/api/circles/{circle:str}/tonight", **ANSWERED)
async def tonight(
    request: AnyRequest, data: Tonight, tables: ServerTables, access: Access, circle: str
) -> Response[Opened]:
    """Return the table of the evening; the first member who comes opens it."""
    access.check("look", request)
    person = access.who(request)
    circles, context = Circles(tables.context), tables.context
    found = await circles.seen_by(circle, person, data.token)
    table = await _table_of(tables, found)
    if table is not None:
        return Response(Opened(table.id, table.invite), headers=NEVER_KEPT)
    own = found.member(member_of(found, person).id)
    assert own is not None and person is not None  # noqa: S101, PT018  a member
    check_creation(request, tables, access)
    usual = found.usual[min(data.game, len(found.usual) - 1)]  # one was taken away meanwhile
    wish = usual.wish(own.name, own.face)
    opened = await tables.create(wish, person, address_of(request))
    now = context.clock()
    after = await circles.change(circle, lambda each: _with_first(each, found, opened.table, now))
    if after.tonight is not None and after.tonight.table != opened.table:
        other = await tables.glance(after.tonight.table)  # somebody was faster
        opened = Opened(other.id, other.invite)
    return Response(opened, headers=NEVER_KEPT)


def _with_first(circle: Circle, seen: Circle, table: str, now: int) -> Circle:
    """Return *circle* with an evening at *table*, unless one has begun since it was *seen*."""
    return circle if circle.tonight != seen.tonight else with_evening(circle, table, now)


async def _table_of(tables: ServerTables, circle: Circle) -> Table | None:
    """Return the table of the evening of *circle* that is under way."""
    if circle.tonight is None or not _is_tonight(tables.context, circle, tables.context.clock()):
        return None
    with suppress(Refused):  # it was closed, or forgotten
        return await tables.glance(circle.tonight.table)
    return None


def _is_tonight(context: Context, circle: Circle, now: int) -> bool:
    if circle.tonight is None:
        return False
    known = context.index.find(circle.tonight.table)
    touched = circle.tonight.opened if known is None else known.touched_ms
    return now - max(circle.tonight.opened, touched) < ONE_EVENING


@post("/api/circles/{circle:str}/evening", responses=answering(TableEvening), **ANSWERED)
async def circle_evening(
    request: AnyRequest, data: EveningMeant, tables: ServerTables, access: Access, circle: str
) -> Response[bytes]:
    """Return the summary of an evening of a circle to those who may see its standings."""
    access.check("question", request)
    person = access.who(request)
    found = await Circles(tables.context).seen_by(circle, person, data.token)
    games = []
    if _shows_standings(found, person) and any(e.table == data.table for e in found.evenings):
        games = await shown_games_of(tables.context, data.table, MOST_GAMES)
    if not games:
        raise Refused(ServerRefusal.NO_GAME, "no game of that evening is over")
    pool = tables.context.replay_pool
    return await sent(request, pool.evening(data.table, games[::-1], address_of(request)))


@post("/api/circles/{circle:str}/picture.png", responses=answering(bytes, PNG), **ANSWERED)
async def picture(
    request: AnyRequest, data: CircleAsked, tables: ServerTables, access: Access, circle: str
) -> Response[bytes]:
    """Draw the standings of a circle, to be sent on by those who may see it."""
    access.check("question", request)
    page = await _page(request, data, tables, access, circle)
    spoken = matching(request.query_params.get("tag", FALLBACK)) or FALLBACK
    pool = tables.context.replay_pool
    drawn = await pool.circle_picture(page, spoken, address_of(request))
    return Response(drawn, media_type=PNG, headers=NEVER_KEPT)


async def _page(
    request: AnyRequest, data: CircleAsked, tables: ServerTables, access: Access, circle: str
) -> CirclePage:
    """Return a circle as the caller may see it.

    Raises:
        Refused: there is none, or not for them, or no such season.
    """
    person, context = access.who(request), tables.context
    found = await Circles(context).seen_by(circle, person, data.token)
    if data.season > len(found.seasons):
        raise Refused(ServerRefusal.UNREADABLE, f"there are {len(found.seasons)} seasons")
    now = context.clock()
    shown = found if _shows_standings(found, person) else structs.replace(found, evenings=())
    standings = await _standings(context, shown, data.season, address_of(request))
    rows, awards = standings.told(lambda name: _called(context, name))
    own = "" if person is None else person.id
    is_member = found.member(own) is not None
    return CirclePage(
        id=found.id,
        name=_called(context, found.name),
        face=found.face,
        member=is_member,
        invite=found.invite if is_member else "",
        created=found.created,
        seen_by=found.seen_by,
        scoring=found.scoring,
        usual=list(found.usual),
        members=[
            MemberShown(
                key=each.key,
                name=_called(context, each.name),
                face=each.face,
                own=each.person == own,
                first=each is found.members[0],
            )
            for each in found.members
        ],
        seasons=list(found.seasons),
        season=data.season,
        standings=rows,
        awards=awards,
        evenings=standings.evenings(lambda name: _called(context, name)),
        today=await _today(context, found) if is_member else [],
        tonight=_is_tonight(context, found, now),
        games=len(standings.seats),
        uncounted=standings.uncounted,
    )


async def _today(context: Context, circle: Circle) -> list[DailyRow]:
    """Return how the members of *circle* do at today's daily bluff."""
    keys = {each.person: each.key for each in circle.members}
    day = day_at(context.clock())
    played = [each for each in await context.store.daily_among(day, [*keys]) if not each.spoilt]
    rows = [DailyRow(keys[each.person], each.game, each.points) for each in played]
    return sorted(rows, key=lambda row: (row.game, -1 if row.points is None else -row.points - 2))


def _shows_standings(circle: Circle, person: Person | None) -> bool:
    """Say whether *person*, who may come to *circle*, sees more than its members."""
    return circle.seen_by == "link" or (person is not None and circle.member(person.id) is not None)


async def _standings(context: Context, circle: Circle, season: int, address: str) -> Standings:
    """Return the games of all evenings of *circle*, added up."""
    standings = Standings(circle, season, context.clock())
    tables, before, left = [each.table for each in circle.evenings], NEWEST, MOST_MADE
    for _ in range(MOST_ADDED_UP // PORTION):
        found = await context.store.games_at(tables, COUNTED, before, PORTION)
        missing = sum(each.counts is None for each in found)
        for each in await with_counts(context, found, address) if missing <= left else found:
            standings.add(each)
        left -= missing
        if len(found) < PORTION:
            break
        before = found[-1].ended_ms, found[-1].id
    await _note_luck(context, standings)
    return standings


async def _note_luck(context: Context, standings: Standings) -> None:
    """Note what the cards were worth in the games that somebody has looked through."""
    last = list(standings.seats)[:MOST_ANALYSED]
    versions = sorted({version_of(standings.seats[game][0]) for game in last})
    found = await context.store.analyses_in(last, versions)
    if found:
        standings.note_luck(await asyncio.to_thread(_luck, found))


def _luck(analyses: Mapping[str, bytes]) -> dict[str, list[float]]:
    return {
        game: [each.cards for each in ACCOUNTS.decode(gzip.decompress(body)).accounts]
        for game, body in analyses.items()
    }


def _called(context: Context, name: str) -> str:
    return context.acts.shown_name(name, context.clock())


CIRCLE_PAGE_HANDLERS: Final = [own_circles, circle_page, tonight, circle_evening, picture]
