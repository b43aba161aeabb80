"""Friends found a table of their own, meet there, and find their evening again."""

import re
from random import Random

import pytest
from playwright.sync_api import expect

from tests.e2e.people import COUNTRIES, PHONE, Visitor, Visitors
from tests.e2e.sites import Site
from tests.e2e.test_axe import LOOKS, Look, in_all
from tests.server.playing import BRISK, Browser
from tests.server.serving import Serving

NAME = "Thursday <b>"


def found(who: Visitor, name: str = NAME) -> str:
    """Let *who* found a table of friends, and return its link."""
    who.open("/new")
    who.page.get_by_label(who.t("web-new-name"), exact=True).fill(who.name)
    who.page.get_by_label(who.t("web-new-circle-found")).check()
    who.page.get_by_label(who.t("web-new-circle-name")).fill(name)
    who.button(who.t("web-new-found")).click()
    expect(who.page.get_by_role("heading", level=1, name=name)).to_be_visible()
    return who.page.url


def come(who: Visitor, link: str) -> None:
    """Let *who* belong to the table at *link*."""
    who.open(link)
    who.page.get_by_label(who.t("web-circle-own-name")).fill(who.name)
    who.button(who.t("web-circle-join")).click()
    expect(who.page.get_by_text(who.t("web-circle-you"), exact=True)).to_be_visible()


def finds_nothing(who: Visitor, link: str) -> None:
    """See that *who* is shown at *link* that there is no such table of friends."""
    who.open("/about")
    who.open(link)
    expect(who.page.get_by_role("heading", name=who.t("web-circle-none"))).to_be_visible()
    assert all("status of 404" in each for each in who.errors)
    who.errors.clear()


def browser_of(site: Serving | Site, who: Visitor) -> Browser:
    """Return the browser of *who* as one that a test plays with."""
    browser = Browser(site.url)
    browser.cookies = {
        each.get("name", ""): each.get("value", "") for each in who.context.cookies(site.url)
    }
    return browser


def test_a_circle_meets_plays_and_finds_its_evening_again(
    visitors: Visitors, site: Serving
) -> None:
    ana = visitors.arrive("Ana")
    bia = visitors.arrive("Bia", tag="pt-BR", size=PHONE, touch=True)
    link = found(ana)
    come(bia, link)

    bia.button(bia.t("web-circle-meet")).click()
    bia.page.wait_for_url("**/t/*")
    bia.until(lambda: bia.phase == "gathering", "the table is there")
    ana.open(link.partition("#")[0])
    ana.button(ana.t("web-circle-meet")).click()
    ana.page.wait_for_url("**/t/*")
    assert ana.table == bia.table
    ana.until(lambda: bool(ana.scene), "the table is shown")

    table = bia.table
    with browser_of(site, ana).sit(table) as guest:
        guest.look()
        guest.command("leave")
    with browser_of(site, bia).sit(table) as seat:
        seat.look()
        seat.command("configure", settings=BRISK)
        for chair in range(1, len(seat.scene["chairs"])):
            seat.command("seat-bot", chair=chair, level="beginner")
        assert seat.command("start")["type"] == "accepted"
        seat.see(lambda scene: scene["phase"] == "playing")
        seat.play(Random(3))
    ana.open(link)
    standings = ana.page.get_by_role("table").first
    expect(standings.get_by_role("row", name=re.compile("Bia"))).to_contain_text("1")
    evenings = ana.page.get_by_role("heading", name=ana.t("web-circle-evenings"))
    expect(evenings).to_be_visible()
    ana.page.locator(f'a[href$="/{table}"]').click()
    expect(ana.page.get_by_role("list", name=ana.t("web-evening-wins"))).to_contain_text("Bia")
    ana.open("/")
    own = ana.page.get_by_role("region", name=ana.t("web-own-circles"))
    expect(own.get_by_role("link")).to_contain_text(NAME)


def test_the_one_who_looks_after_it_sets_it_and_hands_it_over(visitors: Visitors) -> None:
    ana, bia = visitors.arrive("Ana"), visitors.arrive("Bia")
    link = found(ana)
    come(bia, link)
    expect(bia.button(bia.t("web-circle-new-season"))).to_have_count(0)

    ana.open(link)
    ana.page.get_by_label(ana.t("web-circle-name")).fill("Fridays")
    ana.button(ana.t("web-circle-save")).last.click()
    expect(ana.page.get_by_role("heading", level=1, name="Fridays")).to_be_visible()
    ana.page.get_by_label(ana.t("web-circle-scoring-fair"), exact=True).check(force=True)
    expect(ana.page.get_by_label(ana.t("web-circle-scoring-fair"), exact=True)).to_be_checked()
    ana.page.get_by_role("link", name=ana.t("web-circle-rules")).click()
    ana.button(ana.t("web-new-save")).click()
    ana.page.wait_for_url("**/c/*")
    plays_pot_de_vin_too(ana)

    ana.button(ana.t("web-circle-about", name="Bia")).click()
    ana.button(ana.t("web-circle-hand-over")).click()
    expect(ana.button(ana.t("web-circle-new-season"))).to_have_count(0)
    bia.page.reload()
    bia.button(bia.t("web-circle-about", name="Ana")).click()
    bia.button(bia.t("web-circle-remove")).click()
    expect(bia.page.get_by_text("Ana", exact=True)).to_have_count(0)
    finds_nothing(ana, link)


def plays_pot_de_vin_too(ana: Visitor) -> None:
    """Let *ana* add a second game to what is usually played, and take the first away."""
    ana.page.get_by_role("link", name=ana.t("web-circle-usual-add")).click()
    ana.page.locator('input[value="pot-de-vin"]').first.check(force=True)
    ana.button(ana.t("web-new-save")).click()
    ana.page.wait_for_url("**/c/*")
    choice = ana.page.get_by_role("group", name=ana.t("web-circle-usual"))
    expect(choice.get_by_role("radio")).to_have_count(2)
    ana.button(ana.t("web-circle-usual-remove")).first.click()
    expect(choice).to_have_count(0)


def test_somebody_leaves_after_a_second_question(visitors: Visitors) -> None:
    ana = visitors.arrive("Ana")
    link = found(ana)
    ana.button(ana.t("web-circle-leave")).click()
    dialog = ana.page.get_by_role("dialog")
    dialog.get_by_role("button", name=ana.t("web-circle-stay")).click()
    expect(dialog).to_be_hidden()
    ana.button(ana.t("web-circle-leave")).click()
    dialog.get_by_role("button", name=ana.t("web-circle-leave")).click()
    ana.page.wait_for_url(re.compile(r":\d+/$"))
    finds_nothing(ana, link)


@pytest.mark.parametrize("tag", COUNTRIES)
def test_our_table_fits_a_phone_in_every_language(visitors: Visitors, tag: str) -> None:
    who = visitors.arrive("Maximiliana", tag=tag, size=PHONE, touch=True)
    found(who, "Noches de Buenos Aires")
    wide = "document.documentElement.scrollWidth - window.innerWidth"
    assert who.page.evaluate(wide) <= 0


@LOOKS
def test_our_table_breaks_no_rule(visitors: Visitors, looks: tuple[Look, ...]) -> None:
    who = visitors.arrive("Ana", tag="es")
    found(who)
    assert in_all(looks, who) == []
