"""Nobody can look up the hands of the daily bluff: no byte of the server depends on them."""

import asyncio
import json
from random import Random
from typing import Final

import pytest

from intriga.service import events as e
from intriga.service.setup.daily_tables import daily_games
from tests.server import daily_deals
from tests.server.hidden_cards import leaks, shown
from tests.server.hidden_cards import truth_of as whole_truth_of
from tests.server.playing import Browser
from tests.server.serving import Serving
from tests.server.twins import Twin, truth_of
from tests.service.daily import ANA, DailyGame, by_chance

DAYS: Final = ("2026-11-02", "2026-11-05", "2026-11-09")


@pytest.mark.parametrize("day", DAYS)
@pytest.mark.parametrize("game", daily_games())
def test_two_deals_that_the_player_cannot_tell_apart_are_sent_alike(game: str, day: str) -> None:
    log = DailyGame(game, day).play(by_chance(4)).log
    log = log[: max(at for at, event in enumerate(log) if isinstance(event, e.Asked)) + 1]
    truth = asyncio.run(truth_of(log, [ANA.id]))

    others = 0
    for key in range(3):
        twin = Twin(ANA.id, truth, key)
        assert asyncio.run(twin.sent(log, [ANA.id])) == truth.sent[ANA.id]
        others += twin.others
    assert others > 0


@pytest.mark.parametrize("game", daily_games())
def test_no_answer_and_no_message_of_a_real_server_holds_a_hidden_card_or_the_key(
    game: str, server: Serving
) -> None:
    browser, heard = Browser(server.url), list[bytes]()
    opened = browser.ask(f"/api/daily/{game}", {"name": "Ana"})
    heard += [opened.body]
    with browser.sit(opened.json["table"]) as seat:
        seat.look()
        seat.command("pace", pace="none")
        seat.play(Random(1))
        heard += [browser.ask(path).body for path in ("/api/daily", f"/api/daily/{game}")]
        events = server.events(opened.json["table"])
        (created,) = (event for event in events if isinstance(event, e.Created))
        truth = whole_truth_of(events)
        assert created.daily is not None
        truth.secrets.add(created.daily.key)

        found = [leak for frame in shown(seat.frames) for leak in leaks(frame, truth, 0)]

    assert found == []
    assert len(truth.positions) > 5
    assert not [body for body in heard if created.daily.key.encode() in body]
    assert "hands" not in str([json.loads(body) for body in heard])


def test_nothing_of_a_day_is_logged(server: Serving) -> None:
    browser = Browser(server.url)
    table = browser.ask("/api/daily/coup", {"name": "Ana"}).json["table"]
    (created, *_) = server.events(table)

    assert isinstance(created, e.Created)
    assert created.daily is not None
    assert created.daily.key not in server.log.read_text(encoding="utf-8")


def test_the_page_is_held_to_deals_of_now() -> None:
    assert daily_deals.FILE.read_text("utf-8") == daily_deals.text()
