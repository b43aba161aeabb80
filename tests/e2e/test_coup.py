"""An evening of Coup: two people, one who watches, three languages, a server that dies."""

import re
from typing import cast

import pytest
from playwright.sync_api import expect

from tests.e2e.frames import leaks_to
from tests.e2e.people import PHONE, TABLET, Visitor, Visitors
from tests.e2e.playing import asked, begin, open_table, other, play_on
from tests.e2e.sites import Site

PRIVATE = {"log-draws-own"}  # told to one person only


@pytest.fixture
def site(own_site: Site) -> Site:
    return own_site


def test_an_evening_in_three_languages(site: Site, visitors: Visitors) -> None:
    ana = visitors.arrive("Ana", motion="no-preference")
    bia = visitors.arrive("Bia", tag="pt-BR", size=PHONE, touch=True, theme="dark")
    eva = visitors.arrive("Eva", tag="es", size=TABLET)
    everybody = (ana, bia, eva)
    link = open_table(ana, "coup-es")
    for guest in (bia, eva):
        guest.open(link)
    bia.join()
    eva.watch()
    begin(ana, bia)
    eva.until(lambda: eva.phase == "playing", "the game has begun")

    claim_a_block(ana, bia)
    survive_a_kill(site, ana, bia, everybody)
    challenge_a_claim(ana, bia)
    come_back(ana, bia)
    play_on(ana, bia)

    see_the_end(everybody)
    look_again(bia)
    play_again(ana, bia, eva)
    events = site.events(ana.table)
    for each in everybody:
        assert leaks_to(each, events) == []


def claim_a_block(*players: Visitor) -> None:
    """Steal; the other blocks, and the block is believed."""
    thief = asked(*players)
    victim = other(thief, *players)
    thief.say(f"steal {victim.seat}")
    assert asked(*players) is victim
    block = next(each for each in victim.offers if each.startswith("block"))

    victim.say(block)
    assert asked(*players) is thief
    assert "challenge" in thief.offers
    thief.say("pass")


def survive_a_kill(site: Site, ana: Visitor, bia: Visitor, everybody: tuple[Visitor, ...]) -> None:
    """Kill the server while a claim can be doubted; all come back by themselves."""
    claimant = asked(ana, bia)
    claimant.say("tax")
    doubter = asked(ana, bia)
    for each in everybody:
        each.until(lambda each=each: each.step == doubter.step, "the same question is asked of all")
    before = [(each.step, each.log, each.updates) for each in everybody]
    offers = doubter.offers

    site.kill()
    for each in everybody:
        expect(each.page.get_by_text(each.t("web-at-lost"))).to_be_visible()
    site.start()

    for each, (step, log, updates) in zip(everybody, before, strict=True):
        each.until(lambda each=each, seen=updates: each.updates > seen, "the server is back")
        expect(each.page.get_by_text(each.t("web-at-lost"))).to_be_hidden()
        assert (each.step, each.log) == (step, log)
    assert doubter.offers == offers
    doubter.say("pass")


def challenge_a_claim(*players: Visitor) -> None:
    """Claim the Duke; the other doubts it, and whoever is wrong turns up a card."""
    claimant = asked(*players)
    doubter = other(claimant, *players)
    claimant.say("tax")
    assert asked(*players) is doubter
    doubter.say("challenge")
    while (one := asked(*players)).offers and "income" not in one.offers:
        one.say(one.offers[0])
    assert sum(len(hand) for hand in one.deal["view"]["hands"]) == 3


def come_back(*players: Visitor) -> None:
    """Lose the line in the middle of a game, and go on as if nothing had been."""
    one = asked(*players)
    before = (one.step, one.log, one.offers)
    one.go_offline()
    one.go_online()
    assert (one.step, one.log, one.offers) == before


def see_the_end(everybody: tuple[Visitor, ...]) -> None:
    """All see who has won, and read the same story in their own language."""
    for each in everybody:
        each.until(lambda each=each: each.phase == "over", "the game is over")
        expect(each.page.get_by_role("heading", name=headline(each))).to_be_visible()
        expect(each.log_lines()).to_have_text(each.told())
    stories = [[each for each in one.log if each["id"] not in PRIVATE] for one in everybody]
    assert stories[0] == stories[1] == stories[2]
    assert len({each.told()[-1] for each in everybody}) == len(everybody)


def headline(one: Visitor) -> str:
    """Return what the end page says of who has won."""
    (winner,) = cast("list[int]", one.deal["standing"]["winners"])
    if winner == one.seat:
        return one.t("web-side-won-you")
    return one.t("web-side-won", who=one.names[winner], winners=1)


def look_again(one: Visitor) -> None:
    """Step through the game that is over, and come back to the table."""
    if one.page.get_by_role("button", name=one.t("web-close")).is_visible():
        one.close_sheet()
    one.page.get_by_role("link", name=one.t("web-side-replay")).click()
    one.page.wait_for_url("**/r/*")
    one.button(one.t("web-replay-next")).click()
    slider = one.page.get_by_role("slider", name=one.t("web-replay-slider"))
    first = one.t("web-replay-at", at=1, of=0).removesuffix("0")
    expect(slider).to_have_attribute("aria-valuetext", re.compile(rf"^{re.escape(first)}\d"))
    one.page.wait_for_url("**/r/*/1*")
    story = one.page.get_by_role("list", name=one.t("web-replay-tab-story"))
    remarks = [story.get_by_text(one.t(f"claim-{each}"), exact=True) for each in ("true", "bluff")]
    expect(remarks[0].or_(remarks[1]).first).to_be_visible()
    one.page.go_back()
    one.page.wait_for_url("**/t/*")


def play_again(host: Visitor, guest: Visitor, watcher: Visitor) -> None:
    """Deal once more at the same table."""
    guest.button(guest.t("web-side-ready")).click()
    host.until(lambda: host.scene["chairs"][guest.scene["you"]]["ready"], "the guest is ready")
    host.button(host.t("web-side-start")).click()
    for each in (host, guest, watcher):
        each.until(lambda each=each: each.deal["number"] == 2, "the second game has begun")
    assert asked(host, guest).step is not None
