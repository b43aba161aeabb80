"""A game that goes on from a finished one says so; one that stays closed goes on for nobody."""

import json
from random import Random
from typing import NamedTuple

import pytest

from intriga.server.work.pictures.end_picture import drawing_of
from intriga.store.interface import FinishedGame
from intriga.words import TAGS, Language
from tests.server.playing import BRISK, Answer, Browser, Json, Seat, opened
from tests.server.serving import Serving
from tests.server.test_operator import finished
from tests.server.test_previews import shown


class Evening(NamedTuple):
    """A game, one that was played on from its *step*, one from that, and one that was dealt."""

    browser: Browser
    first: str
    step: int
    second: str
    third: str
    dealt: str

    def record(self, game: str) -> list[Json]:
        """Return the lines of the record of *game*."""
        text = self.browser.ask(f"/api/replays/{game}/record").body.decode()
        return [*map(json.loads, text.splitlines())]


def continued(browser: Browser, game: str, step: int) -> Answer:
    """Return what is answered to somebody who wants to play on in *game*."""
    wish = {"step": step, "seat": 0, "level": "beginner", "name": "Ana"}
    return browser.ask(f"/api/replays/{game}/continuations", wish)


def last_question(browser: Browser, game: str) -> int:
    """Return the last step of *game* at which seat 0 was asked: little is left to play."""
    steps = browser.ask(f"/api/replays/{game}").json["steps"]
    return max(number for number, step in enumerate(steps) if 0 in step["view"]["awaiting"])


def played(seat: Seat) -> str:
    """Play the game at the table of *seat* to its end, and return its name."""
    seat.look()
    seat.play(Random(4))
    return str(seat.scene["deal"]["id"])


@pytest.fixture(scope="module")
def evening(server: Serving) -> Evening:
    ana = Browser(server.url)
    _, first = finished(ana)
    step = last_question(ana, first)
    with ana.sit(continued(ana, first, step).json["table"]) as seat:
        second = played(seat)
        seat.command("configure", settings={"pace": "none"})
        seat.command("start")
        seat.see(lambda scene: scene["deal"]["id"] != second)
        seat.play(Random(5))
        dealt = str(seat.scene["deal"]["id"])
    with ana.sit(continued(ana, second, last_question(ana, second)).json["table"]) as seat:
        return Evening(ana, first, step, second, played(seat), dealt)


def test_a_game_that_was_played_on_says_of_which_in_record_and_replay(evening: Evening) -> None:
    of = {"game": evening.first, "step": evening.step}

    assert evening.record(evening.second)[0]["begun"] == of
    assert evening.browser.ask(f"/api/replays/{evening.second}").json["begun"] == of
    for each in (evening.first, evening.dealt):
        assert "begun" not in evening.record(each)[0]
        assert evening.browser.ask(f"/api/replays/{each}").json["begun"] is None


def test_a_continuation_of_one_names_the_game_that_it_goes_on(evening: Evening) -> None:
    assert evening.record(evening.third)[0]["begun"]["game"] == evening.second


@pytest.mark.parametrize("tag", TAGS)
def test_a_link_to_a_game_that_was_played_on_shows_that_it_was(evening: Evening, tag: str) -> None:
    said = Language(tag).format("web-replay-begun", step=evening.step)

    def about(game: str) -> str:
        return shown(evening.browser.ask(f"/r/{game}", accept_language=tag))["og:description"]

    assert said in about(evening.second)
    assert said not in about(evening.first)
    lines = evening.record(evening.second)
    header, *_ = texts = [json.dumps(line) for line in lines]
    kept = FinishedGame(evening.second, "t", 1, header.encode(), "\n".join(texts), 0)
    assert said in drawing_of(kept, tag)


def test_nobody_plays_on_in_a_game_whose_table_keeps_its_cards(server: Serving) -> None:
    ana = Browser(server.url)
    table = opened(ana, "casual", settings={**BRISK, "open_cards": False})["table"]
    with ana.sit(table) as seat:
        seat.look()
        seat.command("start")
        seat.see(lambda scene: scene["deal"])
        seat.play(Random(1))
        answer = continued(ana, seat.scene["deal"]["id"], step=2)
    assert (answer.status, answer.json["reason"]) == (403, "not-this-viewer")
