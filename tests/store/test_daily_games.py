"""The games of the daily bluff: one a day and person counts, and nobody is named in the field."""

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Final

from intriga.store.interface import YEAR, DailyGame, Store
from intriga.store.upkeep import move, tidy
from tests.store.cluster import Cluster
from tests.store.opening import Place, using

DAY, NEXT = "2026-11-28", "2026-11-29"
ANA: Final = DailyGame(DAY, "coup", "ana", "table", 5)
BIA: Final = replace(ANA, person="bia", table="other")
OVER: Final = replace(ANA, game_id="game", won=True, grades="gfm", points=71)


async def fill(store: Store) -> None:
    """Let two people play today, one of them also tomorrow, and one end."""
    await store.open_day(DAY, 1)
    for begun in (ANA, BIA, replace(ANA, day=NEXT, begun_ms=9)):
        await store.begin_daily(begun)
    await store.end_daily(OVER)


def test_the_games_of_some_people_are_those_of_that_day(place: Place) -> None:
    using(place, fill)

    async def look(store: Store) -> None:
        assert await store.daily_among(DAY, ["ana", "carla"]) == [OVER]
        assert {each.person for each in await store.daily_among(DAY, ["ana", "bia"])} == {
            "ana",
            "bia",
        }
        assert await store.daily_among(DAY, []) == []

    using(place, look)


def test_the_first_game_of_a_day_counts_whatever_is_begun_after_it(place: Place) -> None:
    async def begin(store: Store) -> None:
        assert await store.begin_daily(ANA) == ANA
        assert await store.begin_daily(replace(ANA, table="second", begun_ms=6)) == ANA
        other = replace(ANA, game="pot-de-vin", table="third")
        assert await store.begin_daily(other) == other

    using(place, begin)


def test_the_result_of_a_game_stays(place: Place) -> None:
    using(place, fill)

    async def look(store: Store) -> None:
        assert await store.daily_game(DAY, "coup", "ana") == OVER
        assert await store.daily_game(DAY, "coup", "bia") == BIA
        assert await store.daily_game(DAY, "coup", "carla") is None
        assert [each.day for each in await store.daily_games("ana", "coup", 9)] == [NEXT, DAY]
        assert len(await store.daily_games("ana", "coup", 1)) == 1

    using(place, look)


def test_the_last_day_is_known_also_if_nobody_played(place: Place) -> None:
    async def look(store: Store) -> None:
        assert await store.last_day() == ""
        await store.open_day(NEXT, 1)
        await store.open_day(DAY, 2)
        await store.open_day(NEXT, 3)
        assert await store.last_day() == NEXT

    using(place, look)


def test_the_field_counts_each_person_once_and_only_with_points(place: Place) -> None:
    using(place, fill)

    async def look(store: Store) -> None:
        assert await store.daily_points(DAY, "coup") == {71: 1}
        for number, points in enumerate((71, 40, 100)):
            ended = replace(OVER, person=f"more {number}", points=points)
            await store.begin_daily(replace(ended, game_id="", points=None))
            await store.end_daily(ended)
        assert list((await store.daily_points(DAY, "coup")).items()) == [(40, 1), (71, 2), (100, 1)]
        assert await store.daily_points(DAY, "pot-de-vin") == {}

    using(place, look)


def test_a_person_who_is_forgotten_leaves_nothing_there(place: Place) -> None:
    using(place, fill)

    async def forget(store: Store) -> None:
        await store.forget_person("ana", "nobody")
        assert await store.daily_games("ana", "coup", 9) == []
        assert await store.daily_points(DAY, "coup") == {}
        assert await store.daily_game(DAY, "coup", "bia") == BIA

    using(place, forget)


def test_the_games_move_to_a_store_of_the_other_kind(
    place: Place, cluster: Cluster, tmp_path: Path
) -> None:
    using(place, fill)
    other: Place = cluster.new() if isinstance(place, Path) else tmp_path / "other"

    moved = asyncio.run(move(place, other))

    assert moved.counts["daily"] == 4
    assert using(other, lambda store: store.daily_game(DAY, "coup", "ana")) == OVER


def test_a_year_after_they_would_be_old_they_are_forgotten(place: Place) -> None:
    using(place, fill)
    asyncio.run(tidy(place, YEAR + 9))

    left = using(place, lambda store: store.daily_games("ana", "coup", 9))

    assert [each.day for each in left] == [NEXT]


def test_no_person_shows_in_a_repr() -> None:
    assert "ana" not in repr(ANA)
