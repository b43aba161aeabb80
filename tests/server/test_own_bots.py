"""A host of a server adds bots of their own; one that fails or hangs stops no table."""

import json
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from intriga.core.errors import BadOptions
from intriga.server.run import named_bots
from tests.server.playing import Browser, Json, opened
from tests.server.serving import ROOMY, Serving

BOTS = """
class Sound:
    games = ("coup",)
    def act(self, view, legal, random):
        return legal[0]

class Leaky(Sound):
    def act(self, view, legal, random):
        raise ValueError(f"my hand is {view.hand}")

class Stuck(Sound):
    def act(self, view, legal, random):
        while len(legal) > 1: pass
        return legal[0]

class Silly(Sound):
    def act(self, view, legal, random):
        return -1
"""
QUICK = replace(ROOMY.limits, thinking=3.0)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "bots.py"
    path.write_text(BOTS)
    return path


def a_game_against(server: Serving, level: str) -> bool:
    """Play the beginning of a game for two, and say whether the bot has had its turns."""
    browser = Browser(server.url)
    with browser.sit(opened(browser, level)["table"]) as seat:
        seat.look()
        seat.command("start")
        seat.play(Random(2), until=is_under_way)
        return seat.scene["phase"] == "playing"


def is_under_way(scene: Json) -> bool:
    return (scene["deal"]["window"] or {"step": 0})["step"] > 4


def test_bots_are_offered_by_name_in_the_games_that_they_play(tmp_path: Path, file: Path) -> None:
    bots = (f"{file}:Sound", f"brave={file}:Silly", "quick=policy:2")
    with Serving(tmp_path, replace(ROOMY, bots=bots)) as server:
        browser = Browser(server.url)
        offered = {each["name"]: each["styles"] for each in browser.ask("/api/games").json}
        quick = {"game": "coup", "name": "Ana", "players": 2, "level": "Sound"}
        with browser.sit(browser.ask("/api/quick", quick).json["table"]) as seat:
            levels = [chair["level"] for chair in seat.look()["chairs"]]
        ended = a_game_against(server, "Sound")

    assert offered["coup"][-3:] == ["Sound", "brave", "quick"]
    assert offered["pot-de-vin"][-1] == "quick"
    assert not {"Sound", "brave"} & {*offered["pot-de-vin"]}
    assert levels == [None, "Sound"]
    assert ended


@pytest.mark.parametrize(
    ("bot", "told"),
    [
        ("Leaky", "failed in act with ValueError ({file}, line 9)"),
        ("Silly", "answered what is not legal ({file}, line 17)"),
        ("Stuck", "took longer than 2 s in act and was stopped ({file}, line 12)"),
    ],
)
def test_a_failing_bot_stops_no_table_and_leaks_no_hand_into_the_log(
    tmp_path: Path, file: Path, bot: str, told: str
) -> None:
    settings = replace(ROOMY, bots=(f"{file}:{bot}",), limits=QUICK)
    with Serving(tmp_path, settings) as server:
        ended = a_game_against(server, bot)
        said = [json.loads(line) for line in server.log.read_text().splitlines()]

    reasons = [line["reason"] for line in said if line["event"] == "bot"]
    assert ended
    assert any(each.endswith(told.format(file=file)) for each in reasons)
    assert "my hand is" not in json.dumps(said)


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ("nowhere.py:Bot", "there is no file 'nowhere.py'"),
        ("mastr", "called 'mastr'; did you mean 'master'?"),
        ("a b=uniform", "the name of a bot has 1 to 40 letters"),
        ("honest=uniform", "coup has an agent called honest already"),
    ],
)
def test_a_bot_that_cannot_be_is_refused_before_anybody_is_served(asked: str, told: str) -> None:
    with pytest.raises(BadOptions) as raised:
        named_bots([asked], 15.0)
    assert told in str(raised.value)


@pytest.mark.parametrize(
    ("path", "wish", "told"),
    [
        ("/api/quick", {"game": "cop"}, "there is no game 'cop'; did you mean 'coup'?"),
        ("/api/quick", {"level": "mastr"}, "called 'mastr'; did you mean 'master'?"),
        ("/api/quick", {"level": "honest"}, "there is no bot called 'honest'"),
        ("/api/quick", {"level": "last.py:Last"}, "there is no bot called 'last.py:Last'"),
        ("/api/tables", {"preset": "coup-bra"}, "'coup-bra'; did you mean 'coup-br'?"),
        ("/api/tables", {"options": {"reform": True}}, "'reform'; did you mean 'reforma'?"),
        ("/api/tables", {"options": {"treasury": "finit"}}, "did you mean 'finite'?"),
    ],
)
def test_an_unknown_name_is_refused_with_the_nearest(
    browser: Browser, path: str, wish: dict[str, object], told: str
) -> None:
    usual = {"game": "coup", "name": "Ana"}
    usual |= {"preset": "coup-br", "chairs": 3} if path == "/api/tables" else {"level": "beginner"}
    answer = browser.ask(path, {**usual, **wish})

    assert answer.status >= 400
    assert told in json.dumps(answer.json, ensure_ascii=False).replace('\\"', '"')
