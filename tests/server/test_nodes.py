"""Several servers share a database: a table is with one of them, and goes to another."""

import signal
from collections.abc import Callable, Generator
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from random import Random

import msgspec
import pytest

from tests.server.playing import BRISK, Browser, Json, Seat, opened
from tests.server.serving import ROOMY, Serving
from tests.store.cluster import Cluster

QUIET: Json = {**BRISK, "reaction": 0, "turn": 0}  # nothing happens by itself
NEWER = "tests.server.newer_program"
Start = Callable[..., Serving]


@pytest.fixture
def start(cluster: Cluster, tmp_path: Path) -> Generator[Start]:
    """Return what starts one more server of a database."""
    database, servers, numbers = cluster.new(), ExitStack(), count()

    def start(first: str = "sys") -> Serving:
        folder = tmp_path / str(next(numbers))
        folder.mkdir()
        server = Serving(folder, ROOMY, first=first, database=database, shares=True)
        return servers.enter_context(server)

    with servers:
        yield start


def playing(browser: Browser) -> Seat:
    """Return a seat in the middle of a game against a bot, which is asked something."""
    seat = browser.sit(opened(browser, "beginner", settings=QUIET)["table"])
    seat.look()
    seat.command("start")
    seat.play(Random(4), until=lambda scene: scene["deal"]["window"]["step"] > 3)
    seat.see(lambda _: seat.asked is not None)
    return seat


def at(browser: Browser, server: Serving) -> Browser:
    """Return *browser* at another *server*."""
    other = Browser(server.url)
    other.cookies = browser.cookies
    return other


def test_the_wrong_server_says_where_the_table_is(start: Start) -> None:
    one, other = start(), start()
    seat = playing(Browser(one.url))

    visit = at(seat.browser, other).sit(seat.table)

    assert visit.hear() == {"type": "bye", "reason": "elsewhere", "again": True, "at": one.url}
    assert at(seat.browser, other).find(seat.table).log == seat.log


def test_a_killed_server_has_its_tables_taken_over_at_once(start: Start) -> None:
    one, other = start(), start()
    seat = playing(Browser(one.url))

    one.kill()
    again = at(seat.browser, other).find(seat.table)

    assert again.log == seat.log
    again.play(Random(5))
    assert again.scene["deal"]["standing"]["winners"]


def test_a_server_that_stands_still_loses_its_tables_and_sends_everybody_on(start: Start) -> None:
    one, other = start(), start()
    seat = playing(Browser(one.url))

    one.process.send_signal(signal.SIGSTOP)
    again = None
    try:
        while again is None:  # until the lease of the one that stands still is over
            visit = at(seat.browser, other).sit(seat.table)
            again = visit if visit.look() else None
        again.play(Random(5), until=lambda scene: scene["deal"]["window"]["step"] > 9)
    finally:
        one.process.send_signal(signal.SIGCONT)

    byes = [frame for frame in seat.rest() if frame["type"] == "bye"]
    assert [bye["reason"] for bye in byes] == ["elsewhere"]
    late = seat.browser.find(seat.table)  # it comes back to the one that woke up
    assert late.browser.url == other.url
    assert late.log[: len(again.log)] == again.log


def test_a_server_that_stops_leaves_its_tables_to_the_others(start: Start) -> None:
    one, other = start(), start()
    seat = playing(Browser(one.url))

    assert one.stop() == 0

    assert list(seat.rest())[-1] == {"type": "bye", "reason": "restart", "again": True}
    visit = at(seat.browser, other).sit(seat.table)
    visit.look()
    assert visit.scene, "the table is taken at the first attempt"
    assert visit.log == seat.log


def test_the_lobby_of_every_server_shows_the_tables_and_people_of_all(start: Start) -> None:
    one, other = start(), start()
    host, guest = Browser(one.url), Browser(other.url)
    table = opened(host, chairs=3, settings={**QUIET, "listed": True})["table"]
    seat = host.sit(table)
    seat.look()

    while True:
        shown = guest.ask("/api/lobby").json
        if shown["people"] == 1 and [row["table"] for row in shown["tables"]] == [table]:
            break
    visit = guest.find(table)
    assert visit.browser.url == one.url
    visit.command("join", name="Bia", face="")
    while table not in [row["table"] for row in at(guest, other).ask("/api/lobby").json["mine"]]:
        pass


def test_limits_of_an_address_count_at_all_servers_together(
    cluster: Cluster, tmp_path: Path
) -> None:
    few = msgspec.structs.replace(ROOMY.limits, creations=6, creation_time=86_400.0)
    settings, database = msgspec.structs.replace(ROOMY, limits=few), cluster.new()
    with ExitStack() as servers:
        one, other = (
            servers.enter_context(Serving(tmp_path, settings, database=database, shares=True))
            for _ in range(2)
        )
        browser = Browser(one.url)
        tables = [opened(browser)["table"] for _ in range(6)]
        browser.sit(tables[0]).look()

        elsewhere = Browser(other.url)
        while elsewhere.ask("/api/lobby").json["people"] == 0:
            pass  # the server has not heard yet what the other one tells
        wish = {"game": "coup", "preset": "coup-br", "name": "Ana", "chairs": 2}
        assert elsewhere.ask("/api/tables", wish).status == 429


def test_a_server_without_an_address_shares_a_database_with_nobody(
    start: Start, tmp_path: Path
) -> None:
    one = start()
    alone = tmp_path / "alone"
    alone.mkdir()
    with pytest.raises(RuntimeError, match=rf"in use by another server, {one.url}"):
        Serving(alone, ROOMY, database=one.database)


def test_servers_are_upgraded_one_after_the_other_and_everybody_plays_on(start: Start) -> None:
    old, other_old, new = start(), start(), start(NEWER)
    seat = playing(Browser(old.url))
    old.stop()
    seat = at(seat.browser, new).find(seat.table)
    seat.play(Random(5), until=lambda scene: scene["deal"]["window"]["step"] > 9)
    log = seat.log

    wrong = at(seat.browser, other_old).sit(seat.table)
    assert wrong.hear()["at"] == new.url
    new.kill()
    visit = at(seat.browser, other_old).sit(seat.table)
    bye = visit.hear()
    assert bye == {"type": "bye", "reason": "not-kept", "again": True}, "it cannot read the table"

    newest = start(NEWER)
    seat = at(seat.browser, other_old).find(seat.table)
    assert seat.browser.url == newest.url
    assert seat.log[: len(log)] == log
    seat.play(Random(6))
    assert seat.scene["deal"]["standing"]["winners"]
