"""A game with the cast in a browser: faces, words at a seat, the pace of bots, and its end."""

from typing import Final, cast

from playwright.sync_api import Locator, expect

from tests.e2e.people import Visitor, Visitors
from tests.e2e.rooms import AT_ONCE, opened_game

CHOSEN: Final = 3  # of the faces that there are, counted from 1
READ: Final = 12_000  # milliseconds after which the longest line has been read
PLACES: Final = "all => all.map(each => [each.getBoundingClientRect().top, each.textContent])"
PHONE: Final = (390, 844)
LINES: Final = """faces => faces.map(face =>
  [...face.querySelectorAll('g g path')].map(each => each.getAttribute('d')).join())"""


def drawn(face: Locator) -> str:
    """Return the lines of a face, whatever outline it has."""
    expect(face).to_have_count(1)
    (lines,) = face.evaluate_all(LINES)
    return lines


def seat_of(who: Visitor, chair: int) -> Locator:
    name = who.scene["chairs"][chair]["name"]
    return who.page.locator(f'article[aria-label^="{name}"]')


def parts_of(who: Visitor) -> list[str]:
    """Return the titles of the parts of the page, from the top to the bottom."""
    titles = who.page.get_by_role("heading", level=2)
    return [title for _, title in sorted(titles.evaluate_all(PLACES))]


def test_a_face_chosen_in_the_lobby_sits_at_the_table_where_bots_speak(visitors: Visitors) -> None:
    ana = visitors.arrive("Ana", motion="no-preference")
    ana.open("/")
    own = ana.button(ana.t("web-face"))
    before = drawn(own.locator("svg"))
    own.click()
    ana.page.get_by_role("radio", name=ana.t("web-face-number", number=CHOSEN)).check(force=True)
    ana.page.keyboard.press("Escape")
    face = drawn(own.locator("svg"))
    assert face != before

    ana.play_quick()
    assert drawn(seat_of(ana, ana.scene["you"]).locator(".face svg")) == face

    said = ana.scene["talk"][0]
    bubble = seat_of(ana, said["chair"]).locator(".bubble")
    expect(bubble).to_have_text(ana.t(said["told"]["id"]))
    expect(ana.page.locator(".bubble")).to_have_count(1)
    ana.page.clock.fast_forward(READ)
    expect(bubble).to_be_hidden()


def test_bots_play_faster_and_to_the_end_where_no_person_plays_on(visitors: Visitors) -> None:
    ana = visitors.arrive("Ana", size=PHONE, touch=True)
    opened_game(ana, "coup", 2, settings={**AT_ONCE, "pace": "human"})
    menu, t = ana.button(ana.t("web-at-menu")), ana.t
    menu.tap()
    ana.page.get_by_role("radio", name=t("web-setting-pace-brisk")).check(force=True)
    ana.until(lambda: ana.scene["settings"]["pace"] == "brisk", "the bots lose less time")
    menu.tap()
    ana.about("Ana", t("web-at-hand-over"))
    ana.button(t("web-bar-hurry")).tap()
    ana.until(lambda: ana.phase == "over", "the game is over")
    ana.see_beats()

    (winner,) = cast("list[int]", ana.deal["standing"]["winners"])
    title = ana.page.get_by_role("heading", level=1)
    others = t("web-side-won", who=ana.names[winner], winners=1)
    expect(title).to_have_text(t("web-side-won-you") if winner == ana.seat else others)
    assert parts_of(ana).index(t("web-side-open")) < parts_of(ana).index(t("web-side-rematch"))
    rules = ana.button(t("web-side-change"))
    rules.scroll_into_view_if_needed()
    rules.tap()
    expect(ana.button(t("web-room-start"))).to_be_visible()
    assert ana.page.evaluate("scrollY") == 0
