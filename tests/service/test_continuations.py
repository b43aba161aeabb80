"""A finished game is played on from any of its steps, by one person against bots."""

import json
from typing import Any

import msgspec
import pytest

import intriga
from intriga.core.game import Game
from intriga.service.session import Person
from intriga.service.setup.begun_tables import Continuation, continued
from intriga.service.table import Table
from intriga.service.table_refusals import Refused
from tests.service.evening import Evening

ANA = Person("ana")
SECRET = bytes([9]) * 32
NOW = 1_000
PLAYED = [("coup", 3), ("pot-de-vin", 4)]


@pytest.fixture(scope="module", params=PLAYED, ids=lambda game: game[0])
def game(request: pytest.FixtureRequest) -> Game[Any, Any]:
    name, players = PLAYED[PLAYED.index(request.param)]
    game: Game[Any, Any] = intriga.new_game(name, players=players, seed=3)
    agent = intriga.agent("casual", name)
    while not game.is_over:
        game.play(agent)
    return game


def table_of(game: Game[Any, Any], step: int, seat: int) -> Table:
    """Return the table at which *seat* plays on after *step* inputs of *game*."""
    cast = ["amadeo", "dora", "greta", "iris"][: game.players]
    wish = Continuation(
        game.header, game.inputs[:step], seat, "Ana", "", level="casual", characters=cast
    )
    return continued(wish, ANA, NOW, SECRET)[0]


def evening_at(table: Table) -> Evening:
    """Return an evening at *table*, whose only person has come."""
    evening = Evening(people=1)
    evening.table, evening.people, evening.now = table, [ANA], NOW
    evening.log = []
    evening.arrive(0)
    evening.wait(0)
    return evening


@pytest.mark.parametrize(("part", "seats"), [(0.0, [0]), (0.5, [1]), (0.9, [0, 1, 2])])
def test_a_game_goes_on_from_any_step_to_another_end(
    game: Game[Any, Any], part: float, seats: list[int]
) -> None:
    step = int(part * len(game.inputs))
    position = game.begun
    for line in game.inputs[:step]:
        position = position.follow(line["by"], line["do"], line.get("draws", ())).after
    for seat in seats:
        evening = evening_at(table_of(game, step, seat))
        shown = evening.scene(0).deal
        assert shown is not None
        assert evening.table.viewer(ANA).view.to_dict() == position.view(seat).to_dict()
        while evening.table.phase == "playing":
            evening.let_bots_answer()
            if evening.words(0):
                evening.say(0, evening.words(0)[0])
            evening.wait(5_000)
        ended = evening.table.finished()
        assert ended is not None
        assert [*map(json.dumps, ended.lines[1 : step + 1])] == [
            *map(json.dumps, game.inputs[:step])
        ]


def test_the_others_are_bots_and_the_cast_stays(game: Game[Any, Any]) -> None:
    table = table_of(game, 0, 1)
    chairs = table.snapshot().kept.chairs
    assert [chair.person for chair in chairs] == ["", "ana", *[""] * (game.players - 2)]
    assert [chair.character for chair in chairs][::2] == ["amadeo", "greta"]
    assert [chair.level for chair in chairs][1] is None


def test_a_table_that_goes_on_is_restored_from_its_snapshot(game: Game[Any, Any]) -> None:
    table = table_of(game, 3, 0)
    again = Table.restore([], table.snapshot())
    encode = msgspec.json.encode
    assert encode(again.snapshot()) == encode(table.snapshot())


def test_a_missing_seat_cannot_be_continued(game: Game[Any, Any]) -> None:
    with pytest.raises(Refused):
        table_of(game, 0, game.players)
