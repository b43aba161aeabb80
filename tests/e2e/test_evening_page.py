"""An evening in browsers: somebody who watches waits for a chair, a series is won, and told."""

from playwright.sync_api import Locator, expect

from tests.e2e.people import PHONE, Visitor, Visitors
from tests.e2e.playing import play_on
from tests.e2e.rooms import AT_ONCE, open_room, start


def queue(who: Visitor) -> None:
    """Wait for a chair, with the button beside what says that one watches."""
    who.button(who.t("web-at-queue")).click()
    dialog = who.page.get_by_role("dialog")
    dialog.get_by_label(who.t("web-at-name"), exact=True).fill(who.name)
    dialog.get_by_role("button", name=who.t("web-at-queue")).click()
    who.until(lambda: who.scene["place"] == 1, "they wait")


def series_of(who: Visitor) -> Locator:
    return who.page.locator(".series")


def test_an_evening_with_a_queue_and_a_series_has_wins_and_a_picture(visitors: Visitors) -> None:
    ana, bea = visitors.arrive("Ana"), visitors.arrive("Bea", tag="pt-BR", size=PHONE, touch=True)
    link = open_room(ana, "coup", 2, 1, settings={**AT_ONCE, "series": 2})
    bea.open(link)
    bea.watch()
    start(ana)
    bea.until(lambda: bea.phase == "playing", "the game has begun")
    queue(bea)
    ana.button(ana.t("web-at-menu")).click()
    expect(ana.page.get_by_text(ana.t("web-at-queue-named", who="Bea"))).to_be_visible()
    ana.page.keyboard.press("Escape")

    play_on(ana)
    for _ in range(2):
        if any(each["won"] for each in ana.scene["series"]):
            break
        ana.button(ana.t("web-side-start")).click()
        ana.until(lambda: ana.phase == "playing", "the next game has begun")
        play_on(ana)
    winner = next(each["name"] for each in ana.scene["series"] if each["won"])
    expect(series_of(ana)).to_contain_text(ana.t("web-series-won", winners=1, who=winner))

    bot = ana.scene["chairs"][1]["name"]
    ana.button(ana.t("web-at-queue-give", who="Bea", bot=bot)).click()
    bea.until(lambda: bea.scene["you"] == 1, "Bea has the chair")
    expect(bea.button(bea.t("web-side-ready"))).to_be_visible()

    bea.button(bea.t("web-evening")).click()
    evening = bea.page.get_by_role("dialog")
    expect(evening.get_by_role("list", name=bea.t("web-evening-wins"))).to_contain_text("Ana")
    evening.get_by_role("button", name=bea.t("web-evening-picture")).click()
    expect(evening.get_by_role("img", name=bea.t("web-evening-picture-alt"))).to_be_visible()
    assert bea.scene["chairs"][1]["present"]
