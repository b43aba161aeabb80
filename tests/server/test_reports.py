"""People report each other to the operator, with the talk that they could read."""

from collections.abc import Generator
from pathlib import Path

import msgspec
import pytest

from intriga.server.http.table_handlers import MOST_LINES
from intriga.server.settings import Limits, ServerSettings
from tests.cli.command import intriga
from tests.server.playing import BRISK, Browser, Json, Seat, opened
from tests.server.serving import ROOMY, Serving
from tests.server.test_operator import LISTED, house, operator_of, told

__all__ = ["house"]


@pytest.fixture
def two(house: Serving) -> Generator[tuple[Serving, Seat, Seat]]:
    """A server, and two people at a private table of it."""
    with house as server:
        table = opened(Browser(server.url), settings=BRISK, chairs=3)
        ana = Browser(server.url)
        host = opened(ana, "casual", chairs=3)
        seat, other = ana.sit(host["table"]), Browser(server.url).sit(host["table"], host["invite"])
        seat.look()
        other.look()
        other.command("join", name="Bia", token=host["invite"])
        seat.see(lambda scene: any(chair["name"] == "Bia" for chair in scene["chairs"]))
        assert table
        yield server, seat, other


def alias_of(seat: Seat, name: str) -> str:
    return next(chair["alias"] for chair in seat.scene["chairs"] if chair["name"] == name)


def report(seat: Seat, alias: str, kind: str = "talk", **more: str) -> Json:
    answer = seat.browser.ask(
        f"/api/tables/{seat.table}/reports", {"alias": alias, "kind": kind, **more}
    )
    return {"status": answer.status, **answer.json}


def test_a_report_has_the_talk_that_its_maker_could_read(two: tuple[Serving, Seat, Seat]) -> None:
    server, seat, other = two
    other.command("say", text="you fool")
    seat.command("say", text="please")
    assert report(seat, alias_of(seat, "Bia")) == {"status": 201, "lines": 2}

    (kept,) = told(operator_of(server)("reports", "--json"))["reports"]
    assert (kept["kind"], kept["table"], kept["name"]) == ("talk", seat.table, "Bia")
    assert kept["reported"] in next(iter(other.browser.cookies.values()))
    assert kept["reporter"] in next(iter(seat.browser.cookies.values()))
    assert [(line["text"], line["reported"]) for line in kept["talk"]] == [
        ("you fool", True),
        ("please", False),
    ]
    assert "> Bia: you fool" in operator_of(server)("reports").out


def test_a_reported_person_hears_nothing_of_it(two: tuple[Serving, Seat, Seat]) -> None:
    _, seat, other = two
    report(seat, alias_of(seat, "Bia"))
    other.command("say", text="what comes next")
    assert [frame["type"] for frame in other.frames[-2:]] == ["said", "accepted"]
    assert "report" not in str(other.frames)


def test_the_operator_closes_a_report_once(two: tuple[Serving, Seat, Seat]) -> None:
    server, seat, _ = two
    report(seat, alias_of(seat, "Bia"), "name")
    operate = operator_of(server)
    assert operate("reports", "--close", 1).out == "No reports.\n"
    assert operate("reports", "--close", 1).status == 2
    assert ", closed 20" in operate("reports", "--all").out


def test_nobody_reports_a_bot_themselves_or_somebody_who_was_never_there(
    two: tuple[Serving, Seat, Seat],
) -> None:
    _, seat, _ = two
    for alias in ("", alias_of(seat, "Ana"), "nobody"):
        assert report(seat, alias)["reason"] == "not-a-person"
    assert report(seat, alias_of(seat, "Bia"), "spite")["status"] == 400


def test_only_people_who_may_watch_a_table_report_somebody_there(
    two: tuple[Serving, Seat, Seat],
) -> None:
    server, seat, _ = two
    stranger = Browser(server.url)
    answer = stranger.ask(
        f"/api/tables/{seat.table}/reports", {"alias": alias_of(seat, "Bia"), "kind": "talk"}
    )
    assert (answer.status, answer.json["reason"]) == (403, "private")


def test_talk_of_the_gallery_goes_with_no_report_by_a_player(
    two: tuple[Serving, Seat, Seat],
) -> None:
    server, seat, other = two
    other.command("ready", ready=True)
    seat.command("start")
    seat.see(lambda scene: scene["phase"] == "playing")
    invite = seat.scene["invite"]
    with Browser(server.url).sit(seat.table, invite) as watcher:
        watcher.look()
        watcher.command("say", text="she bluffs")
        assert report(seat, alias_of(seat, "Bia"))["lines"] == 0


def test_an_address_reports_a_limited_number(tmp_path: Path) -> None:
    settings = ServerSettings(warm=False, limits=Limits(reports=1))
    with Serving(tmp_path, settings) as server:
        ana = Browser(server.url)
        with ana.sit(opened(ana, settings=LISTED)["table"]) as seat:
            seat.look()
            assert [report(seat, "nobody")["status"] for _ in range(2)] == [400, 429]
        assert intriga("operator", "reports", "--data", tmp_path).out == "No reports.\n"


def test_a_report_keeps_the_last_lines_alone(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(ROOMY.limits, disk_of_table=10**9)
    with Serving(tmp_path, msgspec.structs.replace(ROOMY, limits=limits)) as server:
        ana, bia = Browser(server.url), Browser(server.url)
        table = opened(ana, settings=LISTED, chairs=10)["table"]
        with bia.sit(table) as other:
            other.look()
            other.command("join", name="Bia")
        for number in range(MOST_LINES // 5 + 1):  # several people: one speaks only so fast
            with Browser(server.url).sit(table) as each:
                each.look()
                each.command("join", name=f"P{number}")
                for line in range(5):
                    each.command("say", text=f"{number} {line}")
        with ana.sit(table) as seat:
            seat.look()
            assert report(seat, alias_of(seat, "Bia"))["lines"] == MOST_LINES


def test_the_identity_shown_to_a_browser_opens_nothing(browser: Browser) -> None:
    own = browser.ask("/api/identity").json["identity"]
    assert own == next(iter(browser.cookies.values())).partition(".")[0]
    thief = Browser(browser.url)
    thief.cookies = dict.fromkeys(browser.cookies, str(own))
    assert thief.ask("/api/identity").json["identity"] != own
