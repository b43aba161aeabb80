"""The daily bluff on a server: one deal a day for everybody, of which the first game counts."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from datetime import date, timedelta
from pathlib import Path
from typing import Final

import pytest

from intriga.core.daily_deal import DAILY
from intriga.core.fair_deal import commitment_of
from intriga.server.http.daily.day_calendar import day_at, streak_of
from intriga.server.wire.daily_bodies import DailyOwn
from intriga.server.work.replays import record_in
from intriga.service.commands import HandOver, Leave
from intriga.service.session import Person
from intriga.service.setup.daily_tables import daily_games
from intriga.service.table_refusals import Refused
from intriga.store.interface import DAY, DailyGame
from tests.server.days import MANY, NOON, House, MovedClock, a_house, someone
from tests.store.opening import Place

ANA, BIA = someone(1), someone(2)
TODAY: Final = day_at(NOON)
HOUR: Final = DAY // 24


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """Return where a server keeps its tables, for each kind of store."""
    if request.param == "sqlite":
        return tmp_path / "house"
    return request.getfixturevalue("cluster").new()


def visited(place: Place, clock: MovedClock, *scenes: Callable[[House], Awaitable[None]]) -> None:
    """Play each of *scenes* with a server of its own, one after the other."""

    async def play() -> None:
        for scene in scenes:
            async with a_house(place, clock) as house:
                await scene(house)

    asyncio.run(play())


async def own(house: House, who: Person, game: str = "coup", day: str = "") -> DailyOwn:
    """Return how *who* stands."""
    found = (await house.daily.day(game, day, who)).own
    assert found is not None
    return found


async def record_of(house: House, who: Person, game: str = "coup") -> list[str]:
    """Return the lines of the game of *who*, without the names of who played."""
    kept = await house.tables.context.store.game((await own(house, who, game)).replay)
    assert kept is not None
    record = record_in(kept)
    told = {key: value for key, value in record.header.items() if key != "seats"}
    lines = [(line.by, line.do, line.draws) for line in record.inputs]
    return [json.dumps(told), *map(str, lines)]


# ------------------------------------------------------------------- one deal for everybody


@pytest.mark.parametrize("game", daily_games())
def test_equal_answers_meet_equal_draws_and_equal_replies(tmp_path: Path, game: str) -> None:
    async def scene(house: House) -> None:
        for who, seed in ((ANA, 1), (BIA, 1), (someone(3), 2)):
            await house.play(who, (await house.open(who, game)).table, seed)
            await house.looked_through(who, game)
        one, same, other = [await record_of(house, each, game) for each in (ANA, BIA, someone(3))]

        assert one == same
        assert one[0] == other[0]
        assert json.loads(one[0])[DAILY]["counted"]
        assert one != other
        assert (await own(house, ANA, game)).points == (await own(house, BIA, game)).points

    visited(tmp_path, MovedClock(), scene)


def test_the_key_is_told_when_the_day_is_over_and_fits_what_was_told_before(place: Place) -> None:
    clock, before = MovedClock(), dict[str, str]()

    async def on_the_day(house: House) -> None:
        for game in daily_games():
            told = await house.daily.day(game, "", None)
            assert told.key is None
            before[game] = told.commitment

    async def after_it(house: House) -> None:
        for game in daily_games():
            told = await house.daily.day(game, TODAY, None)
            assert told.key is not None
            assert commitment_of(bytes.fromhex(told.key)) == told.commitment == before[game]
            assert (await house.daily.day(game, "", None)).commitment != before[game]

    async def midnight(_: House) -> None:
        clock.off += DAY

    visited(place, clock, on_the_day, midnight, after_it)


@pytest.mark.parametrize("day", ["2026-11-29", "2025-11-27", "2026-11-31", "20261128", "today"])
def test_no_day_can_be_looked_up_before_it_comes(tmp_path: Path, day: str) -> None:
    async def scene(house: House) -> None:
        with pytest.raises(Refused):
            await house.daily.day("coup", day, ANA)
        with pytest.raises(Refused):
            await house.open(ANA, day=day)

    visited(tmp_path, MovedClock(), scene)


# ------------------------------------------------------------------- the game that counts


def test_the_first_game_of_a_day_counts_and_later_ones_are_practice(place: Place) -> None:
    async def scene(house: House) -> None:
        first = await house.open(ANA)
        assert (first.counted, await house.open(ANA)) == (True, first)
        await house.play(ANA, first.table)

        second = await house.open(ANA)
        assert not second.counted
        await house.play(ANA, second.table, seed=2)
        await house.looked_through(ANA)

        assert (await own(house, ANA)).table == first.table
        assert (await house.daily.day("coup", "", ANA)).field.people == 1

    visited(place, MovedClock(), scene)


def test_two_clicks_are_one_game(place: Place) -> None:
    async def scene(house: House) -> None:
        opened = await asyncio.gather(*(house.open(ANA) for _ in range(4)))

        assert len({each.table for each in opened}) == 1

    visited(place, MovedClock(), scene)


def test_each_game_has_a_first_one_of_its_own_and_programs_only_practise(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        assert (await house.open(ANA, "coup")).counted
        assert (await house.open(ANA, "pot-de-vin")).counted
        assert not (await house.open(Person("p" + "0" * 32, program=True))).counted

    visited(tmp_path, MovedClock(), scene)


def test_a_day_that_is_over_can_be_played_and_does_not_count(tmp_path: Path) -> None:
    yesterday = day_at(NOON - DAY)

    async def scene(house: House) -> None:
        opened = await house.open(ANA, day=yesterday)
        assert not opened.counted
        await house.play(ANA, opened.table)
        told = await house.daily.day("coup", yesterday, ANA)
        assert (told.own, told.field.people, told.streak) == (None, 0, 0)

    visited(tmp_path, MovedClock(), scene)


def test_somebody_who_goes_and_comes_back_after_a_restart_plays_on(place: Place) -> None:
    records = list[list[str]]()

    async def begin(house: House) -> None:
        await house.play(ANA, (await house.open(ANA)).table, 1, 0, 2)

    async def go_on(house: House) -> None:
        opened = await house.open(ANA)
        assert (opened.counted, (await own(house, ANA)).standing) == (True, "playing")
        await house.play(ANA, opened.table, 1, 2, MANY)
        await house.play(BIA, (await house.open(BIA)).table)
        for who in (ANA, BIA):
            await house.looked_through(who)
            records.append(await record_of(house, who))

    visited(place, MovedClock(), begin, go_on)

    assert records[0] == records[1]


def test_an_abandoned_game_counts_nothing_and_is_not_given_again(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        opened = await house.open(ANA)
        actor = await house.tables.find(opened.table)
        await house.come(ANA, opened.table)
        await actor.command(ANA, Leave())
        await house.over(opened.table)

        found = await own(house, ANA)
        assert (found.standing, found.points) == ("spoilt", None)
        day = await house.daily.day("coup", "", ANA)
        assert (day.streak, day.field.people) == (0, 0)
        assert not (await house.open(ANA)).counted

    visited(tmp_path, MovedClock(), scene)


def test_a_game_that_a_bot_has_played_in_does_not_count(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        opened = await house.open(ANA)
        actor = await house.tables.find(opened.table)
        await house.come(ANA, opened.table)
        await actor.command(ANA, HandOver(chair=0, level="expert"))
        await house.over(opened.table)

        assert (await own(house, ANA)).standing == "spoilt"

    visited(tmp_path, MovedClock(), scene)


# ------------------------------------------------------------------- days


def test_a_game_begun_before_midnight_counts_for_the_day_it_was_begun(tmp_path: Path) -> None:
    clock = MovedClock(NOON + 12 * HOUR - 60_000)

    async def scene(house: House) -> None:
        opened = await house.open(ANA)
        clock.off += 2 * 60_000
        assert (await house.daily.list(ANA)).today == day_at(NOON + DAY)
        await house.play(ANA, opened.table)
        await house.looked_through(ANA, day=TODAY)

        today = await house.daily.day("coup", "", ANA)
        assert (today.own, today.streak) == (None, 1)
        assert (await house.open(ANA)).counted

    visited(tmp_path, clock, scene)


def test_a_game_that_ends_after_the_key_was_told_does_not_count(tmp_path: Path) -> None:
    clock = MovedClock(NOON + 12 * HOUR - 60_000)

    async def scene(house: House) -> None:
        opened = await house.open(ANA)
        clock.off += HOUR
        assert (await house.daily.day("coup", TODAY, ANA)).key is None
        clock.off += 60_000
        assert (await house.daily.day("coup", TODAY, ANA)).key is not None
        await house.play(ANA, opened.table)

        told = await house.daily.day("coup", TODAY, ANA)
        assert told.own is not None
        assert (told.own.standing, told.field.people, told.streak) == ("spoilt", 0, 0)

    visited(tmp_path, clock, scene)


@pytest.mark.parametrize("back", [HOUR, 13 * HOUR, 3 * DAY])
def test_a_clock_that_is_set_back_opens_no_day_twice(place: Place, back: int) -> None:
    clock = MovedClock(NOON)

    async def tomorrow(house: House) -> None:
        clock.off += DAY
        assert (await house.daily.day("coup", TODAY, ANA)).key is not None  # published

    async def set_back(house: House) -> None:
        clock.off -= back
        assert (await house.daily.list(ANA)).today == day_at(NOON + DAY)
        assert not (await house.open(ANA, day=TODAY)).counted
        assert (await house.open(ANA)).counted
        told = await house.daily.day("coup", "", ANA)
        assert (told.day, told.key) == (day_at(NOON + DAY), None)

    visited(place, clock, tomorrow, set_back)


@pytest.mark.parametrize(
    ("ago", "streak"),
    [
        ([], 0),
        ([0], 1),
        ([1], 1),
        ([2], 0),
        ([0, 1, 2], 3),
        ([1, 2, 3], 3),
        ([0, 2], 1),
    ],
)
def test_a_streak_goes_up_to_today_or_yesterday(ago: list[int], streak: int) -> None:
    today = date.fromisoformat(TODAY)
    days = {(today - timedelta(each)).isoformat() for each in ago}

    assert streak_of(days, TODAY) == streak


def test_a_streak_grows_from_day_to_day_and_over_a_restart(tmp_path: Path) -> None:
    clock = MovedClock()

    async def day(house: House) -> None:
        await house.play(ANA, (await house.open(ANA, "pot-de-vin")).table)
        await house.looked_through(ANA, "pot-de-vin")
        streaks.append((await house.daily.day("pot-de-vin", "", ANA)).streak)
        clock.off += DAY

    async def left_out(_: House) -> None:
        clock.off += DAY

    streaks: list[int] = []
    visited(tmp_path, clock, day, day, left_out, day)

    assert streaks == [1, 2, 1]


# ------------------------------------------------------------------- the field


def test_the_field_is_told_once_five_have_played_and_names_nobody(place: Place) -> None:
    async def scene(house: House) -> None:
        store = house.tables.context.store
        for number, points in enumerate((0, 9, 71, 99, 100), 1):
            begun = DailyGame(TODAY, "coup", someone(number).id, f"t{number}", NOON)
            await store.begin_daily(begun)
            seen = (await house.daily.day("coup", "", None)).field
            assert (seen.people, seen.bars) == (number - 1, [])
            known = DailyGame(
                *(TODAY, "coup", someone(number).id, f"t{number}", NOON, f"g{number}"),
                points=points,
            )
            await store.end_daily(known)

        field = (await house.daily.day("coup", "", None)).field
        assert (field.people, field.bars) == (5, [2, 0, 0, 0, 0, 0, 0, 1, 0, 2])

    visited(place, MovedClock(), scene)


def test_a_game_whose_end_the_server_did_not_live_to_note_gets_its_points(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        house.tables.context.on_ended = lambda _: None  # it is killed here
        await house.play(ANA, (await house.open(ANA)).table)

    async def come_back(house: House) -> None:
        assert await house.looked_through(ANA) in range(101)

    visited(tmp_path, MovedClock(), play, come_back)
