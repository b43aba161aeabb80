"""Somebody plays the daily bluff by clicking: they see their points, share and check it."""

import re
from datetime import UTC, datetime, timedelta

import pytest
from playwright.sync_api import expect

from tests.e2e.people import COUNTRIES, PHONE, Visitor, Visitors
from tests.e2e.playing import play_on
from tests.e2e.test_axe import LOOKS, Look, in_all

TODAY, BEFORE = datetime.now(UTC).date(), 2
HURRY = "window.line.send(JSON.stringify({type: 'pace', id: 9007199254740000, pace: 'none'}))"


def played(who: Visitor) -> None:
    """Play today's Coup to the end, whose bots take no longer than they need."""
    who.open("/daily")
    page = who.page
    card = page.get_by_role("region", name="Coup")
    card.get_by_role("link", name=re.compile(who.t("web-daily-play"))).click()
    page.wait_for_url("**/daily/coup")
    who.button(who.t("web-daily-play")).click()
    page.wait_for_url("**/t/*")
    who.until(lambda: who.phase == "playing", "the game has begun")
    expect(page.get_by_text(who.t("web-daily-counts"))).to_be_visible()
    expect(who.button(who.t("web-advice"))).to_have_count(0)
    page.evaluate(HURRY)
    play_on(who)


def test_a_game_of_the_day_is_played_counted_and_shared(visitors: Visitors) -> None:
    ana = visitors.arrive("Ana")
    played(ana)
    page = ana.page
    page.get_by_role("link", name=ana.t("web-side-daily")).click()
    page.wait_for_url("**/daily/coup/*")

    while not page.get_by_text(re.compile(r"^\d+ of 100 points")).count():
        page.clock.run_for(5_000)  # until it asks again for the points
        page.wait_for_timeout(200)
    expect(page.get_by_text(ana.t("web-daily-streak", days=1))).to_be_visible()
    expect(page.get_by_text(ana.t("web-daily-field-few"))).to_be_visible()
    expect(ana.button(ana.t("web-daily-again"))).to_be_visible()
    expect(page.get_by_role("link", name=ana.t("web-daily-explained"))).to_have_attribute(
        "href", re.compile(r"^/r/\w+\?tab=analysis$")
    )

    ana.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ana.button(ana.t("web-daily-copy")).click()
    expect(ana.button(ana.t("web-copied"))).to_be_visible()
    text = page.evaluate("navigator.clipboard.readText()")
    assert re.search(r"\n\d+/100", text)
    assert f"/daily/coup/{TODAY}" in text
    cards = ("duke", "captain", "assassin", "contessa", "ambassador", "duque")
    assert not [card for card in cards if card in text.lower()]


def test_a_day_that_is_over_can_be_checked_and_practised(visitors: Visitors) -> None:
    ana = visitors.arrive("Ana")
    ana.open(f"/daily/pot-de-vin/{TODAY - timedelta(BEFORE)}")
    ana.button(ana.t("web-daily-check")).click()
    expect(ana.page.get_by_text(ana.t("web-daily-check-key"))).to_be_visible()
    expect(ana.page.get_by_text(ana.t("web-daily-check-late"))).to_be_visible()

    ana.button(ana.t("web-daily-practise")).click()
    ana.page.wait_for_url("**/t/*")
    ana.until(lambda: ana.phase == "playing", "the game has begun")
    assert ana.scene["daily"]["counted"] is False
    expect(ana.button(ana.t("web-advice"))).to_be_visible()
    expect(ana.page.get_by_text(ana.t("web-daily-practice"))).to_be_visible()


def test_a_game_that_was_left_goes_on_from_the_page_of_its_day(visitors: Visitors) -> None:
    ana = visitors.arrive("Ana")
    ana.open("/daily/pot-de-vin")
    ana.button(ana.t("web-daily-play")).click()
    ana.page.wait_for_url("**/t/*")
    ana.until(lambda: ana.phase == "playing", "the game has begun")
    table = ana.table
    ana.open("/daily/pot-de-vin")
    ana.button(ana.t("web-daily-go-on")).click()
    ana.page.wait_for_url(f"**/t/{table}")
    assert ana.table == table


def test_the_lobby_leads_to_the_daily_bluff(visitors: Visitors) -> None:
    ana = visitors.arrive("Ana", size=PHONE, touch=True)
    ana.open("/")
    ana.page.get_by_role("link", name=ana.t("web-daily-link")).click()
    expect(ana.page.get_by_role("heading", level=1)).to_have_text(ana.t("web-daily-title"))


@pytest.mark.parametrize("tag", COUNTRIES)
def test_the_pages_fit_a_phone_in_every_language(visitors: Visitors, tag: str) -> None:
    ana = visitors.arrive("Ana", tag=tag, size=PHONE, touch=True)
    for path in ("/daily", "/daily/coup", f"/daily/pot-de-vin/{TODAY - timedelta(BEFORE)}"):
        ana.open(path)
        expect(ana.page.get_by_role("heading", level=1)).to_be_visible()
        expect(ana.page.get_by_role("main").get_by_role("heading", level=2).first).to_be_visible()
        wide = ana.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0
        assert "web-daily" not in ana.page.get_by_role("main").inner_text()


def test_a_day_that_has_not_come_says_so(visitors: Visitors) -> None:
    ana = visitors.arrive("Ana")
    ana.open("/daily/coup/2999-01-01")
    expect(ana.page.get_by_role("alert")).to_be_visible()
    ana.errors.clear()  # the browser notes that it was not found


@LOOKS
@pytest.mark.parametrize("path", ["/daily", "/daily/coup"])
def test_a_page_of_the_daily_bluff_breaks_no_rule(
    visitors: Visitors, path: str, looks: tuple[Look, ...]
) -> None:
    ana = visitors.arrive("Ana")
    ana.open(path)
    expect(ana.page.get_by_role("main").get_by_role("heading", level=2).first).to_be_visible()
    assert in_all(looks, ana) == []
