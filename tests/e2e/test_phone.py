"""A small phone in the hand of a Brazilian: everything in reach, and a game played by taps."""

from typing import Final

import pytest
from playwright.sync_api import expect

from tests.e2e.frames import leaks_to
from tests.e2e.people import Visitor, Visitors
from tests.e2e.playing import play_on
from tests.e2e.rooms import open_room, opened_game
from tests.server.serving import Serving

SMALL: Final = (360, 640)
TARGET: Final = 44  # CSS pixels, WCAG 2.5.5
ADDRESSES: Final = ("/", "/new", "/rules/coup", "/rules/pot-de-vin", "/nowhere", "/r/nothing")
# How wide everything is, and what can be pressed but is too small for a finger.
WIDTH: Final = "document.documentElement.scrollWidth"
TOO_SMALL: Final = """least => [...document.querySelectorAll('button, select, summary, [role=tab]')]
    .filter(each => each.checkVisibility())
    .map(each => [each.getBoundingClientRect(), each.outerHTML])
    .filter(([box]) => box.width > 0 && Math.min(box.width, box.height) < least - 0.01)
    .map(([box, html]) => `${box.width} × ${box.height}: ${html}`)"""
BAR_BOX: Final = """() => {
    const box = document.querySelector('section.bar').getBoundingClientRect();
    return { top: box.top, bottom: box.bottom, left: box.left, right: box.right };
}"""


@pytest.fixture
def bia(visitors: Visitors) -> Visitor:
    return visitors.arrive("Bia", tag="pt-BR", size=SMALL, touch=True)


def fits(who: Visitor) -> None:
    """Hold that nothing scrolls sideways, and that fingers find what can be pressed."""
    assert who.page.evaluate(WIDTH) == SMALL[0]
    assert who.page.evaluate(TOO_SMALL, TARGET) == []


def bar_is_in_reach(who: Visitor) -> None:
    """Hold that the bar of answers lies in the lower half, all of it to be seen."""
    box = who.page.evaluate(BAR_BOX)
    assert box["top"] >= SMALL[1] / 2 - 60, box
    assert (box["left"], box["right"]) == (0, SMALL[0]), box
    assert box["bottom"] <= SMALL[1], box


@pytest.mark.parametrize("address", ADDRESSES)
def test_no_page_scrolls_sideways(bia: Visitor, address: str) -> None:
    bia.open(address)
    expect(bia.page.get_by_role("heading", level=1)).to_be_visible()

    fits(bia)
    bia.errors.clear()  # the browser complains where a game is missing


def test_a_game_of_six_is_played_by_taps(site: Serving, bia: Visitor) -> None:
    open_room(bia, "coup", 6, 5)
    expect(bia.button(bia.t("web-room-start"))).to_be_in_viewport(ratio=1)
    fits(bia)
    bia.button(bia.t("web-room-start")).tap()
    bia.until(lambda: bool(bia.offers), "they are asked")
    expect(bia.bar).to_be_visible()
    expect(bia.bar.get_by_role("button").first).to_be_in_viewport(ratio=1)
    fits(bia)
    bar_is_in_reach(bia)

    play_on(bia)

    expect(bia.page.get_by_role("heading", level=1)).to_contain_text(winner(bia))
    fits(bia)
    assert leaks_to(bia, site.events(bia.table)) == []


def winner(who: Visitor) -> str:
    seat: int = who.deal["standing"]["winners"][0]
    return who.t("web-side-won-you") if seat == who.seat else who.names[seat]


def test_a_turned_tablet_keeps_what_was_typed(visitors: Visitors) -> None:
    ana = visitors.arrive("Ana", size=(1180, 820))
    opened_game(ana, "coup", 3)
    side = ana.page.get_by_role("region", name=ana.t("web-side"), exact=True)
    typing = side.get_by_role("textbox")
    side.locator('[data-tab="talk"]').click()
    typing.fill("half a li")

    ana.page.set_viewport_size({"width": 820, "height": 1180})
    side.locator('[data-tab="talk"]').click()
    expect(typing).to_have_value("half a li")

    ana.page.set_viewport_size({"width": 1180, "height": 820})
    expect(typing).to_have_value("half a li")


@pytest.mark.parametrize("width", [1024, 1040, 1056, 1100])
def test_a_panel_beside_the_board_leaves_room_for_the_ring(visitors: Visitors, width: int) -> None:
    ana = visitors.arrive("Ana", size=(width, 768))
    opened_game(ana, "coup", 4)
    beside = ana.page.locator(".beside").evaluate("each => each.getBoundingClientRect().left > 0")
    row = ana.page.locator(".felt .side.top").evaluate("each => getComputedStyle(each).display")

    assert beside == (width >= 1056)
    assert row != "contents"  # as where seats stand in rows, one after the other


def test_ten_at_a_table_fit(bia: Visitor) -> None:
    opened_game(bia, "coup", 10)
    bia.until(lambda: bool(bia.offers), "they are asked")
    expect(bia.bar).to_be_visible()

    board = bia.page.get_by_role("region", name=bia.t("web-at-board"))
    for name in bia.names[1:]:
        expect(board.get_by_text(name, exact=True).first).to_be_in_viewport(ratio=1)
    fits(bia)
    bar_is_in_reach(bia)


def test_the_hand_of_pot_de_vin_fits(bia: Visitor) -> None:
    opened_game(bia, "pot-de-vin", 3)
    bia.until(lambda: bool(bia.offers), "they are asked")
    hand = bia.page.get_by_role("list", name=bia.t("table-hand"))

    expect(hand.get_by_role("button").first).to_be_in_viewport(ratio=1)
    fits(bia)
    bar_is_in_reach(bia)
