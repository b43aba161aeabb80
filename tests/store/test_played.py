"""The players of games follow from the games, whoever keeps, rewrites or deletes them."""

import asyncio
import json
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from intriga.store.interface import Addition, CountedGame, FinishedGame, Store, StoredCircle
from intriga.store.postgres.link import driver
from intriga.store.postgres.sql import POSTGRES_STEPS, migrate_postgres
from intriga.store.sqlite.file import STEPS, migrate
from intriga.store.upkeep import move, tidy
from tests.store.cluster import Cluster
from tests.store.opening import Place, at, using

LAST = 1 << 60, ""
BEFORE = next(n for n, step in enumerate(STEPS) if any("played" in each for each in step))
BEFORE_POSTGRES = next(
    n for n, step in enumerate(POSTGRES_STEPS) if any("played" in each for each in step)
)


def game(name: str, at_ms: int, *people: str) -> FinishedGame:
    """Return a game of *people* that ended at *at_ms*; "" is a bot."""
    header = json.dumps({"people": people, "seats": ["Á\u0000", "b"]}).encode()
    return FinishedGame(name, name, 1, header, f"record of {name}\n", at_ms)


GAMES = [
    game("one", 10, "ana", "bia"),
    game("two", 30, "bia", "", "ana"),
    game("three", 30, "ana", "ana"),
    game("four", 20, "bia", ""),
]


async def fill(store: Store) -> None:
    """Keep the games, in both ways in which a server does."""
    await store.commit([Addition(each.table, 1, [b"x"], games=[each]) for each in GAMES[:2]])
    for each in GAMES:
        await store.keep_game(each)


async def of(store: Store, person: str, version: str = "1") -> list[str]:
    """Return the ids of the games of *person*."""
    return [each.id for each in await store.played_by(person, version, LAST, 99)]


def test_games_of_a_person_come_latest_first_each_once(place: Place) -> None:
    using(place, fill)

    async def look(store: Store) -> None:
        assert await of(store, "ana") == ["two", "three", "one"]
        assert await of(store, "bia") == ["two", "four", "one"]
        assert await of(store, "") == await of(store, "an") == []
        first = await store.played_by("ana", "1", LAST, 1)
        assert first == [CountedGame("two", "two", GAMES[1].header, 30, None)]
        rest = await store.played_by("ana", "1", (first[0].ended_ms, first[0].id), 9)
        assert [each.id for each in rest] == ["three", "one"]
        assert [each.id for each in await store.games_with("bia")] == ["four", "one", "two"]

    using(place, look)


def test_counts_are_found_in_their_version_and_go_with_their_game(place: Place) -> None:
    using(place, fill)

    async def look(store: Store) -> None:
        await store.keep_counts("1", {"one": b"first", "two": b"second", "gone": b"nothing"})
        await store.keep_counts("2", {"two": b"anew"})
        found = await store.played_by("ana", "1", LAST, 9)
        assert {each.id: each.counts for each in found} == {
            "two": None,
            "three": None,
            "one": b"first",
        }
        (newest, *_) = await store.played_by("ana", "2", LAST, 9)
        assert newest.counts == b"anew"

    using(place, look)
    asyncio.run(tidy(place, 25, replays=True))
    assert using(place, lambda store: of(store, "ana")) == ["two", "three"]


def test_analyses_are_those_of_a_wanted_version(place: Place) -> None:
    using(place, fill)

    async def look(store: Store) -> None:
        for name, version in (("one", "a"), ("two", "b"), ("four", "a"), ("three", "c")):
            await store.keep_analysis(name, version, name.encode())
        found = await store.analyses_in(["one", "two", "three", "none"], ["a", "b"])
        assert found == {"one": b"one", "two": b"two"}

    using(place, look)


def test_games_of_tables_come_latest_first_with_their_counts(place: Place) -> None:
    using(place, fill)

    async def look(store: Store) -> None:
        await store.keep_counts("1", {"one": b"counted"})
        found = await store.games_at(["one", "two", "none"], "1", LAST, 9)
        assert [(each.id, each.counts) for each in found] == [("two", None), ("one", b"counted")]
        after = await store.games_at(["one", "two"], "1", (30, "two"), 9)
        assert [each.id for each in after] == ["one"]

    using(place, look)


def circle(version: int, *people: str) -> StoredCircle:
    """Return a circle of *people*."""
    body = json.dumps({"members": [{"person": each} for each in people]}).encode()
    return StoredCircle("c", version, body)


def test_of_two_who_change_a_circle_at_once_only_one_does(place: Place) -> None:
    async def play() -> None:
        async with at(place) as store:
            assert [await store.write_circle(circle(1, "ana")) for _ in range(2)] == [True, False]
            both = [store.write_circle(circle(2, "ana", each)) for each in ("bia", "eva")]
            assert await asyncio.gather(*both) == [True, False]
            found = await store.circle("c")
            assert found == circle(2, "ana", "bia")

    asyncio.run(play())


def test_a_circle_is_found_by_those_who_are_in_it_until_it_ends(place: Place) -> None:
    async def play() -> None:
        async with at(place) as store:
            await store.write_circle(circle(1, "ana", "bia"))
            await store.write_circle(circle(2, "bia", "eva"))
            found = [await store.circles_of(each) for each in ("ana", "bia", "eva")]
            assert [len(each) for each in found] == [0, 1, 1]
            await store.end_circle("c")
            assert await store.circle("c") is None
            assert await store.circles_of("bia") == []

    asyncio.run(play())


def test_a_game_that_is_rewritten_belongs_to_those_it_names_then(place: Place) -> None:
    using(place, fill)

    async def look(store: Store) -> None:
        await store.rewrite_game(replace(GAMES[0], header=game("one", 10, "x1", "bia").header))
        assert await of(store, "ana") == ["two", "three"]
        assert await of(store, "x1") == ["one"]
        assert await of(store, "bia") == ["two", "four", "one"]

    using(place, look)


def test_a_move_takes_along_whose_the_games_are(
    place: Place, cluster: Cluster, tmp_path: Path
) -> None:
    using(place, fill)
    other: Place = cluster.new() if isinstance(place, Path) else tmp_path / "other"
    asyncio.run(move(place, other))
    assert using(other, lambda store: of(store, "ana")) == ["two", "three", "one"]


def test_games_of_an_earlier_release_belong_to_their_players_too(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "db", isolation_level=None)) as old:
        migrate(old, STEPS[:BEFORE])
        rows = [(g.id, g.table, g.number, g.header, g.record, g.ended_ms) for g in GAMES]
        old.executemany("INSERT INTO games VALUES (?, ?, ?, ?, ?, ?)", rows)
    assert using(tmp_path / "db", lambda store: of(store, "ana")) == ["two", "three", "one"]


def test_games_of_an_earlier_release_in_a_database_belong_to_their_players_too(
    cluster: Cluster,
) -> None:
    place = cluster.new()

    async def play() -> None:
        connection = await driver.connect(place.url)
        async with connection.transaction():
            await migrate_postgres(connection, POSTGRES_STEPS[:BEFORE_POSTGRES])
            rows = [(g.id, g.table, g.number, g.header, g.record, g.ended_ms) for g in GAMES]
            await connection.executemany("INSERT INTO games VALUES ($1, $2, $3, $4, $5, $6)", rows)
        await connection.close()
        async with at(place) as store:
            assert await of(store, "ana") == ["two", "three", "one"]

    asyncio.run(play())


@pytest.mark.parametrize("header", [b"{}", b'{"people": []}', b'{"seats": ["\\u0000"]}'])
def test_a_game_that_names_nobody_is_kept_all_the_same(place: Place, header: bytes) -> None:
    async def look(store: Store) -> None:
        await store.keep_game(replace(GAMES[0], header=header))
        assert await store.game("one") is not None

    using(place, look)
