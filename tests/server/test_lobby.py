"""The lobby shows what is open, to whom it concerns, at a cost that does not grow."""

import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Any

import msgspec

from intriga.server.settings import Limits, ServerSettings
from intriga.server.tables.context import FRESH, MOST_SHOWN, REMEMBERED, SHOWN_FOR, Index, noted
from intriga.server.wire.bodies import Lobby
from intriga.service.scenes.scene import LobbyRow
from tests.server.playing import Browser, opened
from tests.server.serving import Serving

MANY = 3_000


def row(table: str) -> LobbyRow:
    return LobbyRow(table, "coup", "coup-br", ["Ana"], 2, 1, "gathering", 0)


def put(index: Index, table: str, *people: str, at: int, listed: bool = False) -> None:
    index.put(noted(row(table), list(people), listed=listed, live=False, now=at))


def listed(index: Index, now: int) -> list[str]:
    return [each.table for each in msgspec.json.decode(index.listed(now), type=list[LobbyRow])]


def own(index: Index, person: str, now: int) -> list[str]:
    return [each.table for each in index.of_person(person, now)]


def test_tables_on_show_come_latest_first_and_go_after_a_day() -> None:
    index = Index()
    put(index, "old", at=0, listed=True)
    put(index, "new", at=9, listed=True)
    put(index, "private", at=10)

    assert listed(index, 10) == ["new", "old"]
    assert listed(index, FRESH + 5) == ["new"]
    assert listed(index, FRESH + 9 + SHOWN_FOR) == []


def test_a_table_that_is_no_longer_listed_or_left_is_shown_no_longer() -> None:
    index = Index()
    put(index, "table", "ana", "bia", at=0, listed=True)
    put(index, "table", "bia", at=1)

    assert listed(index, 1) == []
    assert own(index, "ana", 1) == []
    assert own(index, "bia", 1) == ["table"]


def test_a_person_sees_the_tables_of_two_weeks() -> None:
    index = Index()
    put(index, "old", "ana", at=0)
    put(index, "new", "ana", at=FRESH)

    assert own(index, "ana", REMEMBERED - 1) == ["new", "old"]
    assert own(index, "ana", REMEMBERED) == ["new"]
    assert own(index, "bia", 0) == []


def test_old_tables_are_forgotten() -> None:
    index = Index()
    for number in range(MANY):
        put(index, f"t{number}", "ana", at=number, listed=True)
    put(index, "late", "ana", at=REMEMBERED + MANY)

    assert len(index) == 1


def test_the_tables_on_show_are_encoded_once_a_second() -> None:
    index = Index()
    put(index, "first", at=0, listed=True)
    shown = index.listed(0)
    put(index, "second", at=1, listed=True)

    assert index.listed(SHOWN_FOR - 1) is shown
    assert listed(index, SHOWN_FOR) == ["second", "first"]
    assert listed(index, 1) == ["second", "first"]  # a clock that was set back


def calls(do: Callable[[], object]) -> int:
    """Return how many calls *do* makes."""
    count = 0

    def trace(_frame: FrameType, event: str, _argument: Any) -> None:  # noqa: ANN401
        nonlocal count
        count += event in {"call", "c_call"}

    sys.setprofile(trace)
    try:
        do()
    finally:
        sys.setprofile(None)
    return count


def test_the_cost_of_a_look_does_not_grow_with_the_tables_that_are_not_shown() -> None:
    index, now = Index(), 1_000_000
    for number in range(MOST_SHOWN):
        put(index, f"shown {number}", "ana", at=0, listed=True)

    def look() -> None:
        nonlocal now
        now += SHOWN_FOR
        index.listed(now)
        index.of_person("ana", now)

    few = calls(look)
    for number in range(MANY):
        put(index, f"private {number}", "somebody else", at=0)

    assert calls(look) == few


def test_the_answer_is_a_lobby(browser: Browser) -> None:
    table = opened(browser, settings={"listed": True})["table"]
    lobby = msgspec.json.decode(browser.ask("/api/lobby").body, type=Lobby)

    assert [each.table for each in lobby.mine] == [table]


def test_one_address_may_look_only_so_often(tmp_path: Path) -> None:
    limits = Limits(looks=2, look_time=1e6)
    with Serving(tmp_path, ServerSettings(limits=limits, warm=False)) as server:
        browser = Browser(server.url)
        looks = [browser.ask("/api/lobby") for _ in range(3)]

    assert [each.status for each in looks] == [200, 200, 429]
    assert looks[-1].json["reason"] == "too-many"
