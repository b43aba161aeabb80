"""HTTP handlers about one's own games: all of them, and statistics."""

import asyncio
import gzip
from collections.abc import AsyncGenerator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from hashlib import blake2b
from typing import Final

import msgspec
from litestar import Response, get, post

from intriga.core.games import games
from intriga.server.http.finished_games import version_of
from intriga.server.http.handlers import BODIES, NEVER_KEPT
from intriga.server.limits.access import Access, AnyRequest, address_of
from intriga.server.tables.context import Context
from intriga.server.tables.tables import ServerTables
from intriga.server.wire.own_bodies import (
    AnalysedOwnGame,
    GamesAsked,
    OwnGame,
    OwnGamePlayer,
    OwnGames,
    OwnStatistics,
)
from intriga.server.wire.problems import ServerRefusal
from intriga.server.work.game_counts import (
    ACCOUNTS,
    COUNTED,
    COUNTS,
    HEADERS,
    KeptHeader,
    Statistics,
)
from intriga.service.session import Person
from intriga.service.table_refusals import Refused
from intriga.store.interface import CountedGame, StoreError

PORTION: Final = 50  # games that are looked at before others have their turn
MOST_SEEN: Final = 2_000  # games that one question looks at
MOST_ADDED_UP: Final = 5_000  # of the last games: years of evenings
MOST_MADE: Final = 100  # counts that one question has made: a second's work
MOST_ANALYSED: Final = 200  # of the last games, as far as they were looked through
NEWEST: Final = (1 << 62, "")  # later than every game
WHO: Final = 8  # bytes of what somebody is found by
Before = tuple[int, str]


@dataclass(frozen=True, slots=True)
class GamesOfPerson:
    """The finished games of *person*, as the store of *context* has them, for *address*."""

    context: Context
    person: str
    address: str

    async def portions(
        self, before: Before = NEWEST, most: int = MOST_SEEN
    ) -> AsyncGenerator[list[CountedGame]]:
        """Yield the games before *before*, the latest first, *most* at most, some at a time.

        Raises:
            StoreError: they cannot be read.
        """
        left = most
        while left > 0:
            limit = min(left, PORTION)
            store = self.context.store
            found = await store.played_by(self.person, COUNTED, before, limit)
            if found:
                yield found
                before = found[-1].ended_ms, found[-1].id
            if len(found) < limit:
                return
            left -= len(found)

    async def counted(self, played: Sequence[CountedGame]) -> list[CountedGame]:
        """Return *played* with their counts, as :func:`with_counts` does."""
        return await with_counts(self.context, played, self.address)

    def who(self, key: str) -> str:
        """Return what the person finds somebody by, by the *key* of that one: nobody else does."""
        own = f"{self.person}\n{key}".encode()
        return blake2b(own, key=self.context.usage.key, digest_size=WHO).hexdigest()

    def shown(self, played: CountedGame) -> OwnGame:
        """Return the game *played* as its player is told of it."""
        header, counts = HEADERS.decode(played.header), played.counts
        winners = COUNTS.decode(counts).winners if counts is not None else []
        own, now = header.people.index(self.person), self.context.clock()
        players = [
            OwnGamePlayer(
                name=self.context.acts.shown_name(name, now),
                face=header.face(seat),
                bot=not header.people[seat],
                won=seat in winners,
                who="" if seat == own else self.who(_key(header, seat)),
            )
            for seat, name in enumerate(header.seats)
        ]
        return OwnGame(
            id=played.id,
            game=header.game,
            preset=header.preset,
            ended=played.ended_ms,
            seat=own,
            players=players,
            counted=counts is not None,
            replay=self._may_be_shown(played.id),
        )

    def _may_be_shown(self, game: str) -> bool:
        try:
            self.context.acts.check_replay(game, self.context.clock())
        except Refused:
            return False
        return True


_MADE: Final = msgspec.json.Decoder(dict[str, msgspec.Raw])


async def with_counts(
    context: Context, played: Sequence[CountedGame], address: str
) -> list[CountedGame]:
    """Return *played* with their counts; those that are missing are made and kept.

    Where too much waits already for *address*, or a game cannot be counted, some are still missing.

    Raises:
        StoreError: games cannot be read.
    """
    found = [await context.store.game(each.id) for each in played if each.counts is None]
    missing = [each for each in found if each is not None]
    made: dict[str, msgspec.Raw] = {}
    with suppress(Refused):
        if missing:
            made = _MADE.decode(await context.replay_pool.counts(missing, address))
    bodies = {game: bytes(body) for game, body in made.items()}
    if bodies:
        with suppress(StoreError):  # they are made again the next time
            await context.store.keep_counts(COUNTED, bodies)
    return [replace(each, counts=bodies.get(each.id, each.counts)) for each in played]


def _key(header: KeptHeader, seat: int) -> str:
    """Return the key of who had *seat*: the person, or the name of the bot after a blank."""
    return header.people[seat] or f" {header.seats[seat]}"


# ------------------------------------------------------------------- my games


@post("/api/me/games", status_code=200, exception_handlers=BODIES)
async def own_games(
    request: AnyRequest, data: GamesAsked, tables: ServerTables, access: Access
) -> Response[OwnGames]:
    """Return finished games of the caller that fit, the latest first."""
    access.check("look", request)
    person = access.who(request)
    if person is None:
        return Response(OwnGames([], ""), headers=NEVER_KEPT)
    mine = GamesOfPerson(tables.context, person.id, address_of(request))
    return Response(await _some(mine, data), headers=NEVER_KEPT)


def _fits(played: CountedGame, asked: GamesAsked, mine: GamesOfPerson) -> bool:
    """Say whether *played*, one of *mine*, may be one of those *asked*, as its header says."""
    header = HEADERS.decode(played.header)
    return (
        asked.game in {"", header.game}
        and asked.preset in {"", header.preset}
        and asked.since <= played.ended_ms < asked.until
        and (not asked.who or _has_met(asked.who, header, mine))
    )


def _has_met(who: str, header: KeptHeader, mine: GamesOfPerson) -> bool:
    return any(who == mine.who(_key(header, seat)) for seat in range(len(header.seats)))


def _came_out(played: CountedGame, asked: GamesAsked, person: str) -> bool:
    """Say whether *played* came out for *person* as is asked for."""
    if not asked.result:
        return True
    if played.counts is None:
        return False
    own = HEADERS.decode(played.header).people.index(person)
    return (own in COUNTS.decode(played.counts).winners) is (asked.result == "won")


async def _some(mine: GamesOfPerson, asked: GamesAsked) -> OwnGames:
    """Return those of *mine* that are *asked*; there may be fewer than there are."""
    found: list[OwnGame] = []
    last, made = _before(asked.before), 0
    async for portion in mine.portions(last):
        likely = [each for each in portion if _fits(each, asked, mine)]
        shown = likely if asked.result else likely[: asked.most - len(found)]
        made += sum(each.counts is None for each in shown)
        for each in await mine.counted(shown):
            if _came_out(each, asked, mine.person):
                found.append(mine.shown(each))
                if len(found) == asked.most:
                    return OwnGames(found, f"{each.ended_ms}-{each.id}")
        last = portion[-1].ended_ms, portion[-1].id
        if made >= MOST_MADE:
            return OwnGames(found, f"{last[0]}-{last[1]}")
    more = await mine.context.store.played_by(mine.person, COUNTED, last, 1)
    return OwnGames(found, f"{last[0]}-{last[1]}" if more else "")


def _before(place: str) -> Before:
    """Return the instant and the game that a *place* names, later than all where it is empty."""
    ended, _, game = place.partition("-")
    return (int(ended), game) if place else NEWEST


# ------------------------------------------------------------------- statistics


@get("/api/me/statistics/{game:str}")
async def own_statistics(
    request: AnyRequest, tables: ServerTables, access: Access, game: str
) -> Response[OwnStatistics]:
    """Return the statistics of the caller's last games of *game*."""
    access.check("look", request)
    if game not in games():
        raise Refused(ServerRefusal.NO_GAME, f"there is no game {game!r}")
    person = access.who(request) or Person("")
    mine = GamesOfPerson(tables.context, person.id, address_of(request))
    return Response(await _statistics(mine, game), headers=NEVER_KEPT)


async def _statistics(mine: GamesOfPerson, game: str) -> OwnStatistics:
    statistics, left = Statistics(mine.person, game), MOST_MADE
    async for portion in mine.portions(most=MOST_ADDED_UP):
        missing = sum(each.counts is None for each in portion)
        for each in await mine.counted(portion) if missing <= left else portion:
            statistics.add(each)
        left -= missing
    context, now = mine.context, mine.context.clock()
    course = await _course(mine, statistics)
    return statistics.told(course, lambda name: context.acts.shown_name(name, now), mine.who)


async def _course(mine: GamesOfPerson, statistics: Statistics) -> list[AnalysedOwnGame]:
    """Return the accounts of those of the last games that somebody has looked through."""
    version, last = version_of(statistics.game), statistics.last(MOST_ANALYSED)
    found = await mine.context.store.analyses_in([*last], [version])
    known = [(each, found[each], *place) for each, place in last.items() if each in found]
    return await asyncio.to_thread(lambda: [_account(*each) for each in known])


def _account(game: str, analysis: bytes, seat: int, ended: int) -> AnalysedOwnGame:
    account = ACCOUNTS.decode(gzip.decompress(analysis)).accounts[seat]
    return AnalysedOwnGame(game, ended, account.error_rate, account.cards)


OWN_HANDLERS: Final = [own_games, own_statistics]
