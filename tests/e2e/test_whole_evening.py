"""A whole evening by one link: four people in three languages, one who watches, three games.

Rules change between games, somebody leaves and takes the chair back, a phone loses its line in the
middle of a question, the server is killed; what each person reads is what was told, in their words.
"""

import os
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.frames import leaks_in, person_of
from tests.e2e.people import PHONE, TABLET, Visitor, Visitors, ask_little
from tests.e2e.playing import asked, sensible
from tests.e2e.rooms import open_room, start
from tests.e2e.sites import Site
from tests.e2e.test_pot_de_vin import answer

pytestmark = [pytest.mark.slow, pytest.mark.browsers]  # three games of four people take minutes

MOST_ASKED = 120  # of the server by a page in three games
MOST = 400  # answers: more than a game of four takes
LAPTOP = (1366, 768)
ASLEEP = 40_000  # milliseconds


@pytest.fixture
def site(usual_site: Site) -> Site:
    return usual_site


def test_four_friends_and_one_who_watches_play_three_games(site: Site, visitors: Visitors) -> None:
    ana = visitors.arrive("Ana", size=LAPTOP)
    bia = visitors.arrive("Bia", tag="pt-BR", size=PHONE, touch=True, theme="dark")
    caro = visitors.arrive("Caro", tag="es-AR", size=PHONE, touch=True)
    dan = visitors.arrive("Dan", tag="es", size=LAPTOP)
    eva = visitors.arrive("Eva", size=TABLET)
    players, everybody = (ana, bia, caro, dan), (ana, bia, caro, dan, eva)

    link = open_room(ana, "coup", 4, 0)
    gather(ana, players, eva, link)
    leave_and_come_back(ana, dan)
    play(*players)
    see_the_end(everybody, "coup")

    change_a_rule(ana, (bia, caro, dan))
    everybody_starts(ana, everybody, number=2)
    sleep_inside_a_question(bia, players)
    survive_a_kill(site, players, everybody)
    play(*players)
    see_the_end(everybody, "reforma")
    first, heard = site.events(ana.table), [len(each.heard) for each in everybody]

    link = open_room(ana, "pot-de-vin", 4, 0)
    gather(ana, players, eva, link)
    play(*players)
    see_the_end(everybody, "pot-de-vin")
    for each in everybody:
        ask_little(each, MOST_ASKED)
    second = site.events(ana.table)
    for each, count in zip(everybody, heard, strict=True):
        person = person_of(each)
        assert leaks_in(each.heard[:count], first, person) == []
        assert leaks_in(each.heard[count:], second, person) == []


def gather(host: Visitor, players: tuple[Visitor, ...], watcher: Visitor, link: str) -> None:
    """Let all open *link*, sit down and be ready, the *watcher* watch, and deal."""
    for guest in players[1:]:
        knows = guest.scene != {}  # whoever has given a name is not asked for it again
        guest.open(link)
        if not knows:
            guest.join()
        guest.until(lambda guest=guest: guest.scene.get("you") is not None, "they sit")
    watcher.open(link)
    watcher.watch()
    look((host, *players[1:], watcher), "room")
    for guest in players[1:]:
        guest.button(guest.t("web-room-ready-me")).click()
    host.until(lambda: "start" in host.scene["may"], "all are ready")
    start(host)
    for each in (*players, watcher):
        each.until(lambda each=each: each.phase == "playing", "the game has begun")
    look((host, *players[1:], watcher), "dealt")


def leave_and_come_back(host: Visitor, who: Visitor) -> None:
    """Leave in the middle of a game, see from elsewhere that one may return, and do."""
    seat = who.seat
    who.button(who.t("web-at-menu")).click()
    who.button(who.t("web-at-leave")).click()
    who.page.get_by_role("dialog").get_by_role("button", name=who.t("web-at-leave")).click()
    who.page.wait_for_url(re.compile(r"/$"))
    status = host.page.get_by_role("status")
    expect(status.get_by_text(host.t("told-left-game", who=who.name)).first).to_be_visible()
    who.open("/rules")
    who.page.get_by_role("link", name=who.t("web-nav-return")).click()
    who.button(who.t("web-at-take-back")).click()
    who.until(lambda: who.seat == seat, "the chair is theirs again")
    told = [host.t(each, who=who.name) for each in ("told-left-game", "told-back")]
    expect(host.page.locator(".turn .aside")).to_have_text(told)


def play(*players: Visitor) -> None:
    """Play to the end, each by clicks."""
    first = players[0]
    for _ in range(MOST):
        first.until(
            lambda: first.phase == "over" or any(each.offers for each in players), "it goes on"
        )
        if first.phase == "over":
            return
        one = next(each for each in players if each.offers)
        if one.scene["game"] == "pot-de-vin":
            answer(one)
        else:
            one.say(sensible(one.offers))
    raise AssertionError("the game has no end")


def see_the_end(everybody: tuple[Visitor, ...], name: str) -> None:
    """Read the same story, each in their own words, and who has won."""
    for each in everybody:
        each.until(lambda each=each: each.phase == "over", "the game is over")
        expect(each.page.get_by_role("heading", level=1)).to_be_visible()
        expect(each.log_lines()).to_have_text(each.told())
        if each.page.get_by_role("button", name=each.t("web-close")).is_visible():
            each.close_sheet()
    look(everybody, f"{name}-end")


def change_a_rule(host: Visitor, guests: tuple[Visitor, ...]) -> None:
    """Play by another rule next: all are told, and say again that they are ready."""
    host.button(host.t("web-side-change")).click()
    panel = host.page.get_by_role("region", name=host.t("web-room-rules"))
    panel.get_by_text(host.t("option-reforma"), exact=True).click()
    host.until(lambda: host.scene["options"].get("reforma") is True, "the rule is another")
    for guest in guests:
        guest.until(lambda guest=guest: "told-rules" in told(guest), "the change was told")
        guest.button(guest.t("web-side-ready")).click()


def told(who: Visitor) -> list[str]:
    """Return what the table has told *who* in the talk, by the ids of its sentences."""
    return [line["told"]["id"] for line in who.scene["talk"] if line["told"]]


def everybody_starts(host: Visitor, everybody: tuple[Visitor, ...], number: int) -> None:
    """Deal the next game."""
    host.until(lambda: "start" in host.scene["may"], "all are ready")
    host.button(host.t("web-room-start")).or_(host.button(host.t("web-side-start"))).click()
    for each in everybody:
        each.until(lambda each=each: each.deal.get("number") == number, "the game has begun")


def sleep_inside_a_question(who: Visitor, players: tuple[Visitor, ...]) -> None:
    """Let a phone sleep for 40 s in its owner's turn, and wake up to the same question."""
    while (one := asked(*players)) is not who or who.deal["window"]["reaction"]:
        one.say(sensible(one.offers))
    others = [each for each in players if each is not who]
    step = who.step
    who.go_offline()
    others[0].page.wait_for_timeout(ASLEEP)  # it is time itself that passes here
    assert others[0].step == step
    who.go_online()
    assert (who.step, bool(who.offers)) == (step, True)
    who.say(sensible(who.offers))
    for each in others:
        each.until(lambda each=each: each.step != step, "their answer is heard")


def survive_a_kill(
    site: Site, players: tuple[Visitor, ...], everybody: tuple[Visitor, ...]
) -> None:
    """Kill the server inside a question: everybody comes back to the same one."""
    one = asked(*players)
    for each in everybody:
        each.until(lambda each=each: each.step == one.step, "the same is asked of all")
    before = [(each.step, each.updates) for each in everybody]
    site.kill()
    for each in everybody:
        expect(each.page.get_by_text(each.t("web-at-lost"))).to_be_visible()
    look(everybody, "killed")
    site.start()
    for each, (step, updates) in zip(everybody, before, strict=True):
        each.until(lambda each=each, seen=updates: each.updates > seen, "the server is back")
        assert each.step == step


def look(everybody: tuple[Visitor, ...], name: str) -> None:
    """Keep pictures of what each person sees, where INTRIGA_PICTURES names a folder."""
    folder = os.environ.get("INTRIGA_PICTURES")
    for each in everybody if folder else ():
        each.page.screenshot(path=str(Path(folder or "") / f"{name}-{each.name}.png".lower()))
