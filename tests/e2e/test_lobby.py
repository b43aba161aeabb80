"""The lobby shows the way to a game at once and the way to friends, in any window."""

from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.people import COUNTRIES, Visitor, Visitors

SIZES: Final = ((360, 640), (390, 844), (1280, 800))
LARGE: Final = "document.documentElement.style.fontSize = '200%'"
WIDTH: Final = "document.documentElement.scrollWidth"
IS_HIT: Final = """each => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    return each.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
}"""


def ways(who: Visitor) -> tuple[Locator, Locator]:
    """Return what begins a game at once, and what opens a table for friends."""
    play = who.page.get_by_role("button", name=who.t("web-lobby-play")).first
    return play, who.page.get_by_role("link", name=who.t("web-lobby-friends"), exact=True)


@pytest.mark.parametrize("tag", COUNTRIES)
def test_a_table_for_friends_is_as_near_as_a_game_with_bots(visitors: Visitors, tag: str) -> None:
    who = visitors.arrive("Ana", tag=tag)
    who.open()
    for width, height in SIZES:
        who.page.set_viewport_size({"width": width, "height": height})
        for way in ways(who):
            expect(way).to_be_in_viewport(ratio=1)
            box = way.bounding_box()
            assert box is not None
            assert box["height"] >= 48


@pytest.mark.parametrize("address", ["/", "/new"])
@pytest.mark.parametrize("tag", COUNTRIES)
def test_text_twice_as_large_stays_inside_a_phone(
    visitors: Visitors, tag: str, address: str
) -> None:
    who = visitors.arrive("Ana", tag=tag, size=(360, 640))
    who.open(address)
    expect(who.page.get_by_role("heading", level=1)).to_be_visible()
    who.page.evaluate(LARGE)

    assert who.page.evaluate(WIDTH) == 360
    for way in ways(who) if address == "/" else ():
        way.scroll_into_view_if_needed()
        assert way.evaluate(IS_HIT)
