"""The games of the daily bluff on this server: opened once to count, and told to their players."""

import asyncio
from dataclasses import dataclass
from typing import Final

from intriga.core.fair_deal import commitment_of
from intriga.server.http.daily.daily_results import DailyResults, standing_of, told_of
from intriga.server.http.daily.day_calendar import (
    DayCalendar,
    checked_day,
    days_until,
    streak_of,
)
from intriga.server.tables.tables import ServerTables
from intriga.server.wire.daily_bodies import (
    DailyCard,
    DailyDay,
    DailyField,
    DailyList,
    DailyMark,
    DailyOpened,
    NewDaily,
)
from intriga.service.commands import Start
from intriga.service.session import Person
from intriga.service.setup.daily_tables import DayTable, daily_games, day_table
from intriga.service.table_refusals import Refused
from intriga.store.interface import DailyGame

LEAST: Final = 5  # people of whom a field is told: of fewer, each could be known
BARS: Final = 10
SHOWN: Final = 14  # days
REMEMBERED: Final = 400  # days of a streak
TURNS: Final = 64  # people who may open a table at the same time


@dataclass(frozen=True, slots=True)
class Day:
    """The *day* of a *game* to be played, its table and its key; whether it is *today*."""

    game: str
    day: str
    table: DayTable
    key: bytes
    is_today: bool


class DailyGames:
    """Opens the games of days, and tells of them."""

    def __init__(self, tables: ServerTables) -> None:
        context = tables.context
        self.tables, self._store, self._clock = tables, context.store, context.clock
        self.calendar = DayCalendar(context.store, context.clock)
        self.results = DailyResults(context)
        self._turns = [asyncio.Lock() for _ in range(TURNS)]

    async def _day(self, game: str, day: str) -> Day:
        """Return the *day* of *game*, today where it is empty.

        Raises:
            Refused, BadOptions: there is no such game or day.
        """
        today = await self.calendar.today()
        day = checked_day(day or today, today)
        key = await self.calendar.key(game, day)
        return Day(game, day, day_table(game, key), key, day == today)

    # --- playing

    async def open(self, game: str, wish: NewDaily, host: Person, address: str = "") -> DailyOpened:
        """Open a table for *host*, or return to that of the game that counts.

        Raises:
            Refused, BadOptions: there is no such game or day.
            StoreError: it cannot be kept.
        """
        day = await self._day(game, wish.day)
        async with self._turns[hash(host.id) % TURNS]:  # two clicks are one game
            begun = await self._store.daily_game(day.day, game, host.id) if day.is_today else None
            found = None if begun is None else await self._under_way(begun, host)
            if found is not None:
                return found
            counted = day.is_today and begun is None and not host.program
            return await self._opened(day, wish, host, address, counted=counted)

    async def _under_way(self, begun: DailyGame, host: Person) -> DailyOpened | None:
        """Return the table of the game *begun*, None if that is over or its table is gone."""
        begun = await self.results.settled(begun)
        if begun.game_id:
            return None
        try:
            found = await self.tables.glance(begun.table)
            if found.phase == "gathering":  # the server stopped before it could deal
                await self._deal(begun.table, host)
        except Refused:
            return None
        return DailyOpened(begun.table, found.invite, counted=True)

    async def _opened(
        self, day: Day, wish: NewDaily, host: Person, address: str, *, counted: bool
    ) -> DailyOpened:
        deal = day.table.deal(day.day, day.key, host, counted=counted)
        asked = day.table.wish(wish.name, wish.face)
        opened = await self.tables.create(asked, host, address, daily=deal)
        if counted:
            begun = DailyGame(day.day, day.game, host.id, opened.table, self._clock())
            kept = await self._store.begin_daily(begun)
            if kept.table != opened.table:  # another server was faster
                found = await self.tables.glance(kept.table)
                return DailyOpened(kept.table, found.invite, counted=True)
        await self._deal(opened.table, host)
        return DailyOpened(opened.table, opened.invite, counted)

    async def _deal(self, table: str, host: Person) -> None:
        actor = await self.tables.find(table)
        await actor.command(host, Start())

    # --- telling

    async def list(self, who: Person | None) -> DailyList:
        """Return today's games, and how *who* stands.

        Raises:
            StoreError: the store cannot tell.
        """
        today = await self.calendar.today()
        cards = [await self._card(game, today, who) for game in daily_games()]
        return DailyList(today, self.calendar.left, cards)

    async def _card(self, game: str, today: str, who: Person | None) -> DailyCard:
        table = day_table(game, await self.calendar.key(game, today))
        games = await self._games_of(who, game, today)
        streak = streak_of(_played(games), today)
        own = told_of(games.get(today))
        return DailyCard(game, table.preset, table.players, streak, own)

    async def day(self, game: str, day: str, who: Person | None) -> DailyDay:
        """Return *day* of *game*, today where it is empty, as *who* may know it.

        Raises:
            Refused, BadOptions: there is no such game or day.
            StoreError: the store cannot tell.
        """
        found, today = await self._day(game, day), await self.calendar.today()
        is_told = found.day < today and self.calendar.has_told(found.day)
        games = await self._games_of(who, game, today, found.day)
        table = found.table
        return DailyDay(
            game=game,
            day=found.day,
            today=today,
            preset=table.preset,
            players=table.players,
            level=table.level,
            characters=[*table.characters],
            commitment=commitment_of(found.key),
            key=found.key.hex() if is_told else None,
            own=told_of(games.get(found.day)),
            streak=streak_of(_played(games), today),
            field=await self._field(game, found.day),
            days=[_mark(each, games.get(each)) for each in days_until(today, SHOWN)],
        )

    async def _games_of(self, who: Person | None, game: str, *settled: str) -> dict[str, DailyGame]:
        """Return the games of *who* that count, by day; those of the days *settled* as of now."""
        if who is None:
            return {}
        found = await self._store.daily_games(who.id, game, REMEMBERED)
        games = {each.day: each for each in found}
        for day in {*settled} & {*games}:
            games[day] = await self.results.settled(games[day])
        return games

    async def _field(self, game: str, day: str) -> DailyField:
        points = await self._store.daily_points(day, game)
        people = sum(points.values())
        bars = [0] * BARS if people >= LEAST else []
        for each, number in points.items() if bars else ():
            bars[min(each * BARS // 100, BARS - 1)] += number
        return DailyField(people, bars)

    async def close(self) -> None:
        """Look through nothing more."""
        await self.results.close()


def _played(games: dict[str, DailyGame]) -> set[str]:
    """Return the days of *games* that were played to the end and count."""
    return {day for day, each in games.items() if each.game_id and not each.spoilt}


def _mark(day: str, own: DailyGame | None) -> DailyMark:
    if own is None:
        return DailyMark(day, None, None)
    return DailyMark(day, standing_of(own), own.points)
