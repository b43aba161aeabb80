"""Requests about the daily bluff over HTTP: their callers, their number, and refusals."""

from pathlib import Path

import pytest
from msgspec import structs

from tests.cli.command import intriga
from tests.server.playing import Browser
from tests.server.serving import ROOMY, Serving

WISH = {"name": "Ana"}


def test_a_guest_plays_and_is_known_again_by_the_cookie(browser: Browser) -> None:
    opened = browser.ask("/api/daily/coup", WISH)

    assert (opened.status, opened.json["counted"]) == (201, True)
    own = browser.ask("/api/daily/coup").json["own"]
    assert (own["standing"], own["table"]) == ("playing", opened.json["table"])


def test_another_browser_has_a_game_of_its_own_and_learns_nothing_of_the_first(
    browser: Browser, second: Browser
) -> None:
    first = browser.ask("/api/daily/coup", WISH).json

    assert second.ask("/api/daily/coup").json["own"] is None
    assert second.ask("/api/daily/coup", WISH).json["table"] != first["table"]


def test_nothing_of_it_is_in_the_lobby_but_for_its_player(
    browser: Browser, second: Browser
) -> None:
    table = browser.ask("/api/daily/coup", WISH).json["table"]

    assert table not in str(second.ask("/api/lobby").json)
    assert [row["table"] for row in browser.ask("/api/lobby").json["mine"]] == [table]
    assert second.sit(table).hear()["reason"] == "private"


def test_looking_makes_nobody_known(browser: Browser) -> None:
    assert browser.ask("/api/daily").status == 200
    assert browser.ask("/api/daily/coup").status == 200
    assert browser.cookies == {}


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("/api/daily/chess", None, 400),
        ("/api/daily/chess", WISH, 400),
        ("/api/daily/coup/2999-01-01", None, 404),
        ("/api/daily/coup", {**WISH, "day": "2999-01-01"}, 404),
        ("/api/daily/coup", {**WISH, "day": "2026-11-1\n"}, 400),
        ("/api/daily/coup", {**WISH, "counted": True}, 400),
        ("/api/daily/coup", {"name": ""}, 400),
    ],
)
def test_a_day_or_a_game_that_there_is_not_is_refused_with_a_sentence(
    browser: Browser, path: str, body: object, status: int
) -> None:
    answer = browser.ask(path, body)

    assert answer.status == status
    assert answer.json["told"]["id"].startswith("table-refusal-")


def test_no_table_can_be_asked_for_with_a_deal_of_ones_own(browser: Browser) -> None:
    daily = {"day": "2026-11-28", "key": "00" * 32, "first": 0, "person": "", "counted": True}
    wish = {"game": "coup", "preset": "coup-br", "name": "Ana", "daily": daily}

    assert browser.ask("/api/tables", wish).status == 400


def test_an_address_opens_no_more_games_than_tables(tmp_path: Path) -> None:
    limits = structs.replace(ROOMY.limits, creations=2)
    with Serving(tmp_path, structs.replace(ROOMY, limits=limits)) as server:
        browser = Browser(server.url)
        asked = [browser.ask("/api/daily/coup", WISH).status for _ in range(3)]

    assert asked == [201, 201, 429]


def test_somebody_who_is_banned_gets_nothing(tmp_path: Path) -> None:
    with Serving(tmp_path) as server:
        browser = Browser(server.url)
        browser.ask("/api/daily/coup", WISH)
        identity = browser.ask("/api/identity").json["identity"]
        assert intriga("operator", "ban", identity, "--data", tmp_path).status == 0

        for asked in (browser.ask("/api/daily"), browser.ask("/api/daily/coup", WISH)):
            assert (asked.status, asked.json["reason"]) == (403, "banned")


def test_somebody_who_is_forgotten_leaves_no_game_of_a_day(tmp_path: Path) -> None:
    with Serving(tmp_path) as server:
        browser = Browser(server.url)
        table = browser.ask("/api/daily/coup", WISH).json["table"]
        identity = browser.ask("/api/identity").json["identity"]
        assert intriga("operator", "forget", identity, "--data", tmp_path).status == 0

        rows = server._rows("SELECT person FROM daily WHERE game <> ?", "")  # pyright: ignore[reportPrivateUsage]
        assert rows == []
        assert identity not in str(server.events(table))


@pytest.mark.parametrize("path", ["/daily", "/daily/coup", "/daily/pot-de-vin/2026-11-28"])
def test_its_pages_have_addresses(browser: Browser, path: str) -> None:
    assert browser.ask(path).status in {200, 503}  # where the page is not built


def test_a_game_without_a_daily_bluff_has_no_page(browser: Browser) -> None:
    assert browser.ask("/daily/chess").status in {404, 503}
