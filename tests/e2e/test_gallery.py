"""The parts of the page by themselves: recorded positions at many sizes, tabs, sheets, hands.

The gallery is built for these tests; it is in no release.
"""

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

SIZES: Final[tuple[ViewportSize, ...]] = (
    {"width": 360, "height": 640},
    {"width": 844, "height": 390},
    {"width": 820, "height": 1180},
    {"width": 1280, "height": 800},
)
POSITIONS: Final = 26  # in web/src/table/positions.json
LEAST: Final = 11  # CSS pixels: narrower, a card is a line
# What does not lie where it belongs, in each position: nothing may stand over the edge of its
# board, no two seats over each other, no card so narrow that it cannot be seen.
STRANGE: Final = """least => {
    const sections = [...document.querySelectorAll('main section[aria-label]')];
    return sections.flatMap(section => {
    const board = section.querySelector('.felt');
    if (!board) return [];
    const { left, right } = board.getBoundingClientRect();
    const seen = [...board.querySelectorAll('article.plate, .face, .back')]
        .filter(each => each.checkVisibility())
        .map(each => [each, each.getBoundingClientRect()]);
    const seats = seen.filter(([each]) => each.matches('article'));
    const cards = seen.filter(([each]) => !each.matches('article'));
    const overlap = ([, one], [, other]) =>
        Math.min(one.right, other.right) - Math.max(one.left, other.left) > 0
        && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 0;
    const named = (what, each) =>
        `${section.ariaLabel}: ${what} ${each.ariaLabel ?? each.className}`;
    return [
        ...seen.filter(([, box]) => box.left < left - 1 || box.right > right + 1)
            .map(([each]) => named('over the edge:', each)),
        ...seats.filter((one, at) => seats.slice(at + 1).some(other => overlap(one, other)))
            .map(([each]) => named('over another seat:', each)),
        ...cards.filter(([, box]) => box.width > 0 && box.width < least)
            .map(([each, box]) => named(`only ${box.width} px wide:`, each)),
    ];
    });
}"""

# How many animations run; whoever wants rest has none.
MOVING: Final = "document.getAnimations().filter(each => each.playState === 'running').length"


def shown(browser: Browser, address: str, size: ViewportSize) -> Page:
    """Return a page of the gallery in a window of *size*."""
    context = browser.new_context(viewport=size, reduced_motion="reduce", locale="en-GB")
    page = context.new_page()
    page.goto(address)
    return page


@pytest.fixture(scope="module")
def positions(browser: Browser, gallery: str) -> Iterator[Page]:
    page = shown(browser, f"{gallery}?only=table/Gallery", SIZES[-1])
    yield page
    page.context.close()


def test_every_recorded_position_fits_at_every_size(positions: Page) -> None:
    expect(positions.locator("main section[aria-label] .felt")).to_have_count(POSITIONS)
    for size in SIZES:
        positions.set_viewport_size(size)
        assert positions.evaluate(STRANGE, LEAST) == [], size


@pytest.fixture
def page(browser: Browser, gallery: str) -> Iterator[Page]:
    page = shown(browser, f"{gallery}?only=ui/", SIZES[-1])
    yield page
    page.context.close()


def test_tabs_are_one_stop_and_go_round_by_arrows(page: Page) -> None:
    tabs = page.get_by_role("tablist", name="Panels").get_by_role("tab")
    panel = page.locator("#panels-panel")
    tabs.nth(0).focus()

    for key, at in (
        ("ArrowRight", 1),
        ("End", 2),
        ("ArrowRight", 0),
        ("ArrowLeft", 2),
        ("Home", 0),
    ):
        page.keyboard.press(key)
        expect(tabs.nth(at)).to_be_focused()
        expect(tabs.nth(at)).to_have_attribute("aria-selected", "true")
        expect(panel).to_have_accessible_name(tabs.nth(at).inner_text())
    assert [tab.get_attribute("tabindex") for tab in tabs.all()] == ["0", "-1", "-1"]
    page.keyboard.press("Tab")
    expect(tabs.nth(0)).not_to_be_focused()


def test_a_sheet_opens_over_the_page_and_gives_the_focus_back(page: Page) -> None:
    buttons = page.get_by_role("group", name="Buttons of a sheet").get_by_role("button")
    sheet = page.get_by_role("group", name="The sheet of help")
    expect(sheet).to_be_hidden()

    buttons.nth(2).click()
    expect(sheet).to_be_visible()
    expect(buttons.nth(2)).to_have_attribute("aria-expanded", "true")
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    expect(buttons.nth(2)).to_be_focused()
    expect(buttons.nth(2)).to_have_attribute("aria-expanded", "false")

    buttons.nth(2).click()
    sheet.get_by_role("button", name="Close").click()
    expect(buttons.nth(2)).to_be_focused()


def test_cards_to_choose_from_say_what_they_are(page: Page) -> None:
    cards = page.get_by_role("group", name="Edition in cards").get_by_role("radio")
    first, second = cards.nth(0), cards.nth(1)
    expect(first).to_have_accessible_name("First")
    expect(first).to_have_accessible_description("As it was.")

    first.focus()
    page.keyboard.press("ArrowDown")
    expect(second).to_be_checked()
    expect(first).not_to_be_checked()


def test_a_card_of_the_hand_is_taken_and_put_back(positions: Page) -> None:
    hand = positions.get_by_label("coup 6: exchange").locator(".hand")
    card = hand.get_by_role("button").first

    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    card.click()
    expect(card).to_have_attribute("aria-pressed", "false")

    expect(positions.locator("html")).to_have_attribute("data-still", "")
    assert positions.evaluate(MOVING) == 0
