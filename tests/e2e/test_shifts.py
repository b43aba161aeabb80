"""The painted part of a page stays where it is while the rest comes."""

from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.people import DESKTOP, PHONE, Visitor, Visitors

SEEN: Final = """
  window.shifts = [];
  new PerformanceObserver((list) => list.getEntries().forEach((each) => {
    const places = each.sources.map(({ node }) => node?.closest ? node : node?.parentElement);
    const isGame = places.every((place) => place?.closest('section.bar, .badges')); // bots play on
    if (!each.hadRecentInput && !isGame) shifts.push([each.value, ...each.sources.map((source) =>
      `${source.node?.nodeName} ${source.node?.className}`)].join(' '));
  })).observe({ type: 'layout-shift', buffered: true });
"""
FAR: Final = {"offline": False, "latency": 300, "downloadThroughput": -1, "uploadThroughput": -1}
SETTLED: Final = 500  # milliseconds until a browser has told of a shift
TINY: Final = 0.001  # a badge of some pixels


def shifts(page: Page) -> list[str]:
    """Return what has moved by more than a trifle so far, once the browser has told of it."""
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(SETTLED)
    told: list[str] = page.evaluate("shifts")
    return [each for each in told if float(each.split()[0]) > TINY]


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
@pytest.mark.parametrize("address", ["/rules/coup", "/rules/pot-de-vin"])
def test_the_rules_do_not_move_when_their_pictures_come(
    visitors: Visitors, size: tuple[int, int], address: str
) -> None:
    who = visitors.arrive("Ana", size=size)
    who.page.add_init_script(SEEN)
    who.open(address)

    expect(who.page.locator(".topics .pictures").first).to_be_visible()
    assert shifts(who.page) == []


def to_the_table(visitors: Visitors, size: tuple[int, int]) -> Visitor:
    """Return a newcomer who begins a game, so far away that no click excuses a move."""
    who = visitors.arrive("Ana", size=size, hints=True)
    who.page.add_init_script(SEEN)
    who.open("/")
    who.page.wait_for_load_state("networkidle")
    session: Any = who.context.new_cdp_session(who.page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", FAR)
    who.page.evaluate("shifts.length = 0")
    who.play_quick()
    expect(who.page.locator("section.bar")).to_be_visible()
    return who


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_nothing_moves_from_the_lobby_to_the_table(
    visitors: Visitors, size: tuple[int, int]
) -> None:
    who = to_the_table(visitors, size)

    assert shifts(who.page) == []
    frame = who.page.locator("main > .frame").bounding_box()
    assert frame == {"x": 0, "y": 0, "width": size[0], "height": size[1]}


def test_the_first_hint_of_a_desk_moves_nothing(visitors: Visitors) -> None:
    who = to_the_table(visitors, DESKTOP)
    expect(who.page.locator(".guide")).to_be_visible()

    assert shifts(who.page) == []
