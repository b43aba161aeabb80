"""Data of earlier releases is opened, restored and replayed as it was."""

import asyncio
import gzip
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Final, cast

import pytest

from intriga.agents import agent
from intriga.core.games import games
from intriga.core.record import first_difference, read_records
from intriga.server.run import DATABASE as FILE
from intriga.server.run import open_store
from intriga.server.tables.ledger import restored
from intriga.service.commands import Answer, Back
from intriga.service.session import Person
from intriga.service.table import Table
from intriga.store.interface import FinishedGame
from tests.conformance import release
from tests.conformance.release import Json, of_game, of_table, played, read

RELEASES: Final = sorted(folder for folder in release.GOLDEN.iterdir() if folder.is_dir())
ENOUGH: Final = 2_000  # rounds of questions and ticks


@dataclass
class Found:
    """The tables and games that today's code finds in the database of a release."""

    folder: Path
    tables: dict[str, Table]
    games: dict[str, FinishedGame]


@pytest.fixture(scope="module", params=RELEASES, ids=lambda folder: folder.name)
def found(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Found:
    folder: Path = request.param
    place = tmp_path_factory.mktemp(folder.name)
    (place / FILE).write_bytes(gzip.decompress((folder / release.DATABASE).read_bytes()))
    return asyncio.run(_opened(folder, place))


async def _opened(folder: Path, place: Path) -> Found:
    store = open_store(place)
    try:
        names = [each.table for each in await store.tables()]
        tables = {name: await restored(store, name) for name in names}
        games = [game for name in names for game in await store.games_of(name)]
    finally:
        await store.close()
    whole = {name: table for name, table in tables.items() if table is not None}
    return Found(folder, whole, {game.id: game for game in games})


def differences(one: dict[str, Json], other: dict[str, Json]) -> Iterator[str]:
    """Yield where *other* is not what *one* was."""
    for name in sorted(one.keys() | other.keys()):
        if one.get(name) != other.get(name):
            yield f"{name}: {first_difference(one.get(name, {}), other.get(name, {}))}"


def test_tables_are_what_they_were_and_show_everybody_what_they_showed(found: Found) -> None:
    was = comparable(read(found.folder, release.TABLES))
    today = comparable({name: of_table(table) for name, table in found.tables.items()})
    assert list(differences(was, today)) == []


def comparable(tables: Json) -> Json:
    """Return *tables* without what may be another: answers sorted, as their order is of the hand.

    Whether somebody is asked has to be as it was, not how the question is put.

    Nobody is called by an empty word, whom that release took for the person on an empty chair.
    """
    without_sheets(tables)
    for table in tables.values():
        table["seen"].pop("", None)
        for scene in table["seen"].values():
            if scene["game"]:
                scene["game"]["offers"].sort(key=str)
                scene["game"]["question"] = scene["game"]["question"] is not None
    return tables


def without_sheets(told: Any) -> None:  # noqa: ANN401  JSON
    """Take the score sheets out of what was *told*, which came later."""
    if isinstance(told, dict):
        held = cast("dict[str, Any]", told)
        held.pop("sheets", None)
        told = [*held.values()]
    if isinstance(told, list):
        for each in cast("list[Any]", told):
            without_sheets(each)


def test_finished_games_are_replayed_to_all_viewers_as_they_were(found: Found) -> None:
    today = {name: of_game(game) for name, game in found.games.items()}
    then = read(found.folder, release.GAMES)
    for game in (*today.values(), *then.values()):
        without_sheets(game)
        review: dict[str, Any] = game["review"] or {}
        review.pop("points", None)  # those of the end, which came later
        claims: list[dict[str, Any]] = review.get("claims", [])
        for claim in claims:
            claim.pop("challengeable", None)  # came later too
            claim.pop("paid", None)  # is told no more
    assert list(differences(then, today)) == []


def test_a_game_under_way_is_played_on_to_its_end(found: Found) -> None:
    running = [table for table in found.tables.values() if table.phase == "playing"]
    assert {table.summary().game for table in running} == set(games())
    for table in running:
        copy = Table.restore([], table.snapshot())
        play_on(copy)
        assert copy.phase == "over"
        assert copy.finished()


def play_on(table: Table) -> None:
    """Let everybody come back and answer by chance until the game is over."""
    chance, now = Random(1), table.snapshot().kept.last
    people = [Person(chair.person) for chair in table.snapshot().kept.chairs if chair.seated]
    for who in people:
        table.arrive(who, now)
    for chair, who in ((c, Person(c.person)) for c in table.snapshot().kept.chairs if c.seated):
        if chair.level is not None:
            table.handle(who, Back(), now)
    for _ in range(ENOUGH):
        if table.phase != "playing":
            return
        for task in table.wanted():
            game = table.summary().game
            action = agent(task.level, game).act(task.view, task.legal, chance)
            table.answer_for_bot(task, action, now)
        for who in people:
            _answer(table, who, chance, now)
        now = max(now, table.due or now)
        table.tick(now)


def _answer(table: Table, who: Person, chance: Random, now: int) -> None:
    deal = table.scene(who, now).deal
    if table.phase == "playing" and deal and deal.window and deal.offers and deal.answer is None:
        words = chance.choice(deal.offers).words
        table.handle(who, Answer(step=deal.window.step, words=words), now)


@pytest.mark.parametrize("folder", RELEASES, ids=lambda folder: folder.name)
def test_records_are_replayed_to_the_position_they_ended_in(folder: Path) -> None:
    seen: set[str] = set()
    for record in read_records(folder / release.RECORDS):
        game = played(record)
        assert game.winners, record.name
        after = record.inputs[-1].after
        assert first_difference(after or {}, game.ruleset.format_position(game.state)) is None
        seen.add(game.ruleset.name)
    assert seen == set(games())


def test_a_record_that_a_server_gave_away_is_replayed(found: Found, tmp_path: Path) -> None:
    for name, was in read(found.folder, release.GAMES).items():
        file = tmp_path / f"{name}.jsonl"
        file.write_text(was["record"], encoding="utf-8")
        (record,) = read_records(file)
        assert played(record).winners == was["winners"]
