"""A house of the daily bluff in the process of the test, whose clock a test sets as it likes."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from random import Random
from typing import Final

from intriga.server.http.daily.daily_games import DailyGames
from intriga.server.run import open_store
from intriga.server.settings import ServerSettings
from intriga.server.tables.context import Clock, Context
from intriga.server.tables.tables import ServerTables
from intriga.server.wire.daily_bodies import DailyOpened, NewDaily
from intriga.server.work.bot_pool import BotPool
from intriga.service.commands import Answer, SetPace
from intriga.service.session import Person
from intriga.store.interface import DAY
from tests.server.tables_in_memory import Line
from tests.store.opening import Place

NOON: Final = 20_785 * DAY + DAY // 2  # 28 November 2026
MANY: Final = 10_000  # answers
PATIENCE: Final = 60.0  # seconds for a bot, where others share the machine


class MovedClock(Clock):
    """A clock that goes as a test says: ``off`` milliseconds are added to its time."""

    def __init__(self, at: int = NOON) -> None:
        super().__init__()
        self.off = at - super().__call__()

    def __call__(self) -> int:
        return super().__call__() + self.off


class House:
    """The tables of a server, its days, and its clock."""

    def __init__(self, tables: ServerTables, daily: DailyGames, clock: MovedClock) -> None:
        self.tables, self.daily, self.clock = tables, daily, clock

    async def open(self, who: Person, game: str = "coup", day: str = "") -> DailyOpened:
        """Let *who* ask for the game of *day*."""
        return await self.daily.open(game, NewDaily(name="Ana", day=day), who)

    async def come(self, who: Person, table: str) -> Line:
        """Let *who* connect to *table*, where bots seem to think no longer than they do."""
        actor = await self.tables.find(table)
        line = Line(who, self.tables.context.settings)
        await actor.attach(line.connection, None)
        await actor.command(who, SetPace(pace="none"))
        return line

    async def play(self, who: Person, table: str, seed: int = 1, *answers: int) -> Line:
        """Let *who* answer by chance at *table* until the game is over.

        Given two numbers, these are the *answers* to begin with and to end before, counted from 0.
        """
        answered, end = answers or (0, MANY)
        actor, line = await self.tables.find(table), await self.come(who, table)
        while actor.table.phase == "playing" and answered < end:
            viewer = actor.table.viewer(who)
            if viewer.step is None:
                await asyncio.sleep(0)
                await actor.settled()
                continue
            open_to = sorted(offer.words for offer in viewer.own.offers)
            words = Random(f"{seed} {answered}").choice(open_to)
            await actor.command(who, Answer(step=viewer.step, words=words))
            answered += 1
        await actor.settled()
        actor.detach(line.connection)
        return line

    async def over(self, table: str) -> None:
        """Wait until bots alone have played the game at *table* to its end."""
        actor = await self.tables.find(table)
        while actor.table.phase == "playing":
            await asyncio.sleep(0)
            await actor.settled()
        await actor.settled()

    async def looked_through(self, who: Person, game: str = "coup", day: str = "") -> int:
        """Return the points of *who*, once they are there."""
        while True:
            own = (await self.daily.day(game, day, who)).own
            assert own is not None
            if own.points is not None:
                return own.points
            await asyncio.sleep(0.05)


@asynccontextmanager
async def a_house(place: Place, clock: MovedClock) -> AsyncGenerator[House]:
    """Run the tables at *place* by *clock*."""
    store, bot_pool = open_store(place), BotPool(1, PATIENCE)
    context = Context(store, ServerSettings(), bot_pool, clock=clock)
    tables = ServerTables(context)
    await tables.open()
    daily = DailyGames(tables)
    context.on_ended = daily.results.hear
    try:
        yield House(tables, daily, clock)
    finally:
        await daily.close()
        await tables.close()
        for pool in (bot_pool, context.replay_pool, context.analysis_pool, context.advice_pool):
            pool.close()
        await store.close()


def someone(number: int) -> Person:
    """Return person *number*."""
    return Person(f"b{number:032x}")
