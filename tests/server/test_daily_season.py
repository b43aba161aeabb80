"""Many people over many days: everybody has the same deal, one game counts, and streaks are true.

Days pass midnight, a restart, and a clock that is set back.  The slow tests have twenty people on
ten days, and two hundred visitors on one.
"""

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Final

import pytest

from intriga.server.http.daily.day_calendar import day_at
from intriga.server.work.replays import record_in
from intriga.store.interface import DAY, DailyGame
from tests.server.days import NOON, House, MovedClock, a_house, someone

GAME: Final = "pot-de-vin"
BACK: Final = DAY // 3


class Season:
    """People who play on most days; ``played`` are the days of each."""

    def __init__(self, folder: Path, people: int) -> None:
        self.folder, self.clock, self.random = folder, MovedClock(), Random(6)
        self.people = [someone(number) for number in range(people)]
        self.played: dict[str, list[str]] = {person.id: [] for person in self.people}
        self.deals: dict[str, set[str]] = {}

    async def day(self, *, back: int = 0) -> None:
        """Let a day pass, in which the server starts; the clock is set *back* in it."""
        async with a_house(self.folder, self.clock) as house:
            today = (await house.daily.list(None)).today
            for number, person in enumerate(self.people):
                if self.random.random() < 0.8:
                    await self._play(house, number)
                    self.played[person.id].append(today)
                if number == len(self.people) // 2:
                    self.clock.off -= back
            for person in self.people:
                await self._see(house, person.id, today)
        self.clock.off += DAY + back

    async def _play(self, house: House, number: int) -> None:
        person = self.people[number]
        opened = await house.open(person, GAME)
        assert opened.counted
        assert await house.open(person, GAME) == opened
        await house.play(person, opened.table, number % 3)

    async def _see(self, house: House, person: str, today: str) -> None:
        """Compare the streak, and the deal with that of the others."""
        who = next(each for each in self.people if each.id == person)
        told = await house.daily.day(GAME, "", who)
        assert told.today == today
        assert told.streak == streak(self.played[person], today)
        if told.own is not None:
            kept = await house.tables.context.store.game(told.own.replay)
            assert kept is not None
            header = {**record_in(kept).header, "seats": None}
            self.deals.setdefault(today, set()).add(json.dumps(header))


def streak(days: list[str], today: str) -> int:
    """Return how many of *days* are in a row up to *today* or the day before, counted plainly."""
    now = next(at for at in range(0, 100 * DAY, DAY) if day_at(NOON + at) == today)
    at = now if today in days else now - DAY
    found = 0
    while day_at(NOON + at - found * DAY) in days:
        found += 1
    return found


def lived(folder: Path, people: int, days: int) -> Season:
    """Return a season of so many *people* and *days*, with a clock set back on the third."""
    season = Season(folder, people)

    async def live() -> None:
        for number in range(days):
            await season.day(back=BACK if number == 2 else 0)

    asyncio.run(live())
    return season


def test_a_short_season_has_one_deal_a_day_and_true_streaks(tmp_path: Path) -> None:
    season = lived(tmp_path, people=3, days=4)

    assert all(len(deals) == 1 for deals in season.deals.values())
    assert len(set[str]().union(*season.deals.values())) == len(season.deals)


@pytest.mark.slow
def test_twenty_people_on_ten_days_have_one_deal_a_day_and_true_streaks(tmp_path: Path) -> None:
    season = lived(tmp_path, people=20, days=10)

    assert len(season.deals) == 10
    assert all(len(deals) == 1 for deals in season.deals.values())


@pytest.mark.slow
def test_two_hundred_visitors_of_one_day_have_one_deal_and_are_counted_once(tmp_path: Path) -> None:
    visitors = [someone(number) for number in range(200)]

    async def come(house: House, number: int, gate: asyncio.Semaphore) -> tuple[str, list[str]]:
        async with gate:
            person = visitors[number]
            opened = await house.open(person, GAME)
            await house.play(person, opened.table, number % 4)
            kept = (await house.tables.context.store.games_of(opened.table))[0]
            record = record_in(kept)
            header = json.dumps({**record.header, "seats": None})
            return header, [f"{line.by} {line.do} {line.draws}" for line in record.inputs]

    async def live() -> list[tuple[str, list[str]]]:
        async with a_house(tmp_path, MovedClock()) as house:
            gate = asyncio.Semaphore(20)
            played = await asyncio.gather(
                *(come(house, number, gate) for number in range(len(visitors)))
            )
            await asyncio.gather(*(house.looked_through(each, GAME) for each in visitors[:8]))
            store = house.tables.context.store
            known = [await store.daily_game(day_at(NOON), GAME, each.id) for each in visitors]
            assert all(isinstance(each, DailyGame) for each in known)
            return played

    played = asyncio.run(live())

    assert len({header for header, _ in played}) == 1
    for same in range(4):  # equal answers met equal draws and equal replies
        assert len({str(lines) for _, lines in played[same::4]}) == 1
