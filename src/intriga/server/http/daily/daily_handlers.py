"""HTTP handlers about the daily bluff."""

from typing import Final

from litestar import Response, get, post

from intriga.server.http.daily.daily_games import DailyGames
from intriga.server.http.handlers import BODIES, NEVER_KEPT, check_creation
from intriga.server.limits.access import Access, AnyRequest, address_of
from intriga.server.wire.daily_bodies import DailyDay, DailyList, DailyOpened, NewDaily


@get("/api/daily")
async def daily(
    request: AnyRequest, daily_games: DailyGames, access: Access
) -> Response[DailyList]:
    """Return today's games of the daily bluff, and how the caller stands."""
    access.check("look", request)
    return Response(await daily_games.list(access.who(request)), headers=NEVER_KEPT)


@get(["/api/daily/{game:str}", "/api/daily/{game:str}/{day:str}"])
async def daily_day(
    request: AnyRequest, daily_games: DailyGames, access: Access, game: str, day: str = ""
) -> Response[DailyDay]:
    """Return a day of the daily bluff, today by default, with its key once it is over."""
    access.check("look", request)
    return Response(await daily_games.day(game, day, access.who(request)), headers=NEVER_KEPT)


@post("/api/daily/{game:str}", exception_handlers=BODIES)
async def new_daily(
    request: AnyRequest, data: NewDaily, daily_games: DailyGames, access: Access, game: str
) -> Response[DailyOpened]:
    """Open a table with the deal of a day, or return to that of the game that counts."""
    check_creation(request, daily_games.tables, access)
    person, headers = access.welcome(request)
    opened = await daily_games.open(game, data, person, address_of(request))
    return Response(opened, headers=headers)


DAILY_HANDLERS: Final = [daily, daily_day, new_daily]
