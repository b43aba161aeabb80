"""A game that goes on from a finished one says so; one that stays closed goes on for nobody."""

import json
from random import Random

import pytest

from intriga.server.end_picture import drawing_of
from intriga.store.interface import FinishedGame
from intriga.words import TAGS, Language
from tests.server.playing import BRISK, Browser, Json, Seat, opened
from tests.server.serving import Serving
from tests.server.test_operator import finished
from tests.server.test_previews import shown

WISH: Json = {"step": 2, "seat": 0, "level": "beginner", "name": "Ana"}


def record_of(browser: Browser, game: str) -> Json:
    text = browser.ask(f"/api/replays/{game}/record").body.decode()
    return dict(json.loads(text.partition("\n")[0]))


def played(seat: Seat) -> str:
    """Play the game at the table of *seat* to its end, and return its name."""
    seat.look()
    seat.play(Random(4))
    return str(seat.scene["deal"]["id"])


def test_a_game_that_was_played_on_says_of_which_in_record_and_replay(server: Serving) -> None:
    ana = Browser(server.url)
    _, game = finished(ana)
    table = ana.ask(f"/api/replays/{game}/continuations", WISH).json["table"]
    with ana.sit(table) as seat:
        other = played(seat)
        seat.command("start")
        seat.see(lambda scene: scene["deal"]["id"] != other)
        seat.play(Random(5))
        dealt = seat.scene["deal"]["id"]

    assert record_of(ana, other)["begun"] == {"game": game, "step": 2}
    assert ana.ask(f"/api/replays/{other}").json["begun"] == {"game": game, "step": 2}
    for each in (game, dealt):
        assert "begun" not in record_of(ana, each)
        assert ana.ask(f"/api/replays/{each}").json["begun"] is None


@pytest.mark.parametrize("tag", TAGS)
def test_a_link_to_a_game_that_was_played_on_shows_that_it_was(server: Serving, tag: str) -> None:
    ana = Browser(server.url)
    _, game = finished(ana)
    table = ana.ask(f"/api/replays/{game}/continuations", WISH).json["table"]
    with ana.sit(table) as seat:
        other = played(seat)

    said = Language(tag).format("web-replay-begun", step=2)
    assert said in shown(ana.ask(f"/r/{other}", accept_language=tag))["og:description"]
    assert said not in shown(ana.ask(f"/r/{game}", accept_language=tag))["og:description"]
    record = ana.ask(f"/api/replays/{other}/record").body.decode()
    header = record.splitlines()[0].encode()
    assert said in drawing_of(FinishedGame(other, table, 1, header, record, 0), tag)


def test_a_continuation_of_one_names_the_game_that_it_goes_on(server: Serving) -> None:
    ana = Browser(server.url)
    _, game = finished(ana)
    for _ in range(2):
        table = ana.ask(f"/api/replays/{game}/continuations", WISH).json["table"]
        with ana.sit(table) as seat:
            before, game = game, played(seat)
        assert record_of(ana, game)["begun"]["game"] == before


def test_nobody_plays_on_in_a_game_whose_table_keeps_its_cards(server: Serving) -> None:
    ana = Browser(server.url)
    table = opened(ana, "casual", settings={**BRISK, "open_cards": False})["table"]
    with ana.sit(table) as seat:
        seat.look()
        seat.command("start")
        seat.see(lambda scene: scene["deal"])
        seat.play(Random(1))
        answer = ana.ask(f"/api/replays/{seat.scene['deal']['id']}/continuations", WISH)
    assert (answer.status, answer.json["reason"]) == (403, "not-these-eyes")
