"""A table says what it waits for, its host changes what is played, who leaves comes back."""

import re
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.e2e.people import COUNTRIES, Visitor, Visitors
from tests.e2e.rooms import open_room, start

SMALL: Final = (360, 640)
SHORT: Final = (360, 540)  # what the bars of a browser leave of it
LOWEST: Final = 0.7  # of the window: below it the bar and the tabs may lie
PLACES: Final = "all => all.map(each => Math.round(each.getBoundingClientRect().top))"


def reads(visitor: Visitor, sentence: str) -> None:
    """Wait until *visitor* reads *sentence*."""
    expect(visitor.page.get_by_role("status").get_by_text(sentence).first).to_be_visible()


def test_all_who_wait_read_the_same_and_the_host_deals_when_nothing_is_in_the_way(
    visitors: Visitors,
) -> None:
    ana, bia = visitors.arrive("Ana"), visitors.arrive("Bia", tag="pt-BR")
    link = open_room(ana, "coup", 3, 0)
    deal = ana.button(ana.t("web-room-start"))
    reads(ana, ana.t("waits-players", count=1))
    expect(deal).to_be_disabled()

    bia.open(link)
    bia.join()
    for each in (ana, bia):
        reads(each, each.t("waits-ready", who="Bia"))
    expect(deal).to_be_disabled()
    expect(bia.button(bia.t("web-room-start"))).to_be_hidden()

    bia.button(bia.t("web-room-ready-me")).click()
    for each in (ana, bia):
        reads(each, each.t("waits-start", who="Ana"))
    start(ana)


def test_the_host_changes_edition_rules_and_settings_of_a_table_that_waits(
    visitors: Visitors,
) -> None:
    ana = visitors.arrive("Ana")
    open_room(ana, "coup", 3, 0)
    words = ana.words("coup", "coup-es")
    panel = ana.page.get_by_role("region", name=ana.t("web-room-rules"))

    panel.get_by_role("radio", name=words.format("preset-coup-es")).check()
    ana.until(lambda: ana.scene["preset"] == "coup-es", "the edition is another")
    panel.get_by_text(words.format("option-reforma"), exact=True).click()
    ana.until(lambda: ana.scene["options"] == {"reforma": True}, "the rule is another")
    panel.get_by_text(ana.t("web-room-time")).click()
    panel.get_by_role("radio", name=ana.t("web-setting-windows-fixed")).dispatch_event("click")
    ana.until(lambda: ana.scene["settings"]["windows"] == "fixed", "the setting is another")
    expect(panel.get_by_label(ana.t("web-setting-reaction"))).to_be_hidden()


def test_a_person_who_has_left_a_game_takes_the_chair_back(visitors: Visitors) -> None:
    ana, bia = visitors.arrive("Ana"), visitors.arrive("Bia")
    link = open_room(ana, "pot-de-vin", 3, 1)
    bia.open(link)
    bia.join()
    bia.button(bia.t("web-room-ready-me")).click()
    ana.until(lambda: "start" in ana.scene["may"], "all are ready")
    start(ana)
    bia.until(lambda: bia.phase == "playing", "the game has begun")
    seat = bia.seat

    bia.button(bia.t("web-at-menu")).click()
    bia.button(bia.t("web-at-leave")).click()
    bia.page.get_by_role("dialog").get_by_role("button", name=bia.t("web-at-leave")).click()
    bia.page.wait_for_url(re.compile(r"/$"))
    reads(ana, ana.t("told-left-game", who="Bia"))
    expect(ana.page.get_by_text(ana.t("web-felt-bot-for", who="Bia")).first).to_be_visible()
    bia.open("/rules")
    bia.page.get_by_role("link", name=bia.t("web-nav-return")).click()
    reads(bia, bia.t("web-at-left"))
    bia.button(bia.t("web-at-take-back")).click()

    bia.until(lambda: bia.seat == seat, "the chair is theirs again")
    assert bia.scene["you"] is not None
    reads(ana, ana.t("told-back", who="Bia"))


def test_changed_rules_are_announced_and_ready_people_are_asked_again(
    visitors: Visitors,
) -> None:
    ana, bia = visitors.arrive("Ana"), visitors.arrive("Bia")
    link = open_room(ana, "coup", 3, 1)
    bia.open(link)
    bia.join()
    bia.button(bia.t("web-room-ready-me")).click()
    ana.until(lambda: "start" in ana.scene["may"], "all are ready")
    panel = ana.page.get_by_role("region", name=ana.t("web-room-rules"))
    reforma = ana.words("coup", "coup-br").format("option-reforma")
    panel.get_by_text(reforma, exact=True).click()

    reads(bia, bia.t("told-rules"))
    rules = bia.page.get_by_role("region", name=bia.t("web-room-rules"))
    expect(rules.get_by_role("term").get_by_text(reforma, exact=True)).to_be_visible()
    bia.button(bia.t("web-room-ready-again")).click()
    ana.until(lambda: "start" in ana.scene["may"], "all are ready again")


def test_a_person_sent_away_for_good_has_to_go_and_cannot_come_back(visitors: Visitors) -> None:
    ana, bia = visitors.arrive("Ana"), visitors.arrive("Bia")
    link = open_room(ana, "coup", 3, 1)
    bia.open(link)
    bia.join()
    ana.about("Bia", ana.t("web-room-send-away", who="Bia"))
    ana.page.get_by_role("dialog").get_by_role("button", name=ana.t("web-at-away-ever")).click()

    expect(bia.page.get_by_text(bia.t("table-refusal-barred"))).to_be_visible()
    reads(ana, ana.t("told-barred-link", who="Bia"))
    invite = ana.scene["invite"]
    expect(ana.page.get_by_role("textbox", name=ana.t("web-room-link"))).to_have_value(
        re.compile(rf"#{invite}$")
    )
    assert not link.endswith(invite)
    kept = "table => sessionStorage.getItem(`intriga.token.${table}`)"
    assert ana.page.evaluate(kept, ana.table) == invite  # whoever gets up can sit down again
    bia.open()
    bia.open(link)
    expect(bia.page.get_by_role("heading", name=bia.t("web-at-closed-barred"))).to_be_visible()
    expect(bia.button(bia.t("web-again"))).to_have_count(0)


# ------------------------------------------------------------------- on a small phone


def parts(who: Visitor) -> list[str]:
    """Return the titles of the parts of the room, from the top to the bottom."""
    return who.page.locator(".room").get_by_role("heading", level=2).all_inner_texts()


@pytest.mark.parametrize("tag", COUNTRIES)
def test_the_bar_of_the_room_is_low_and_of_one_row_in_every_language(
    visitors: Visitors, tag: str
) -> None:
    ana = visitors.arrive("Ana", tag=tag, size=SMALL, touch=True)
    open_room(ana, "coup", 3, 2)
    expect(ana.page.locator(".begin .deeds .button")).to_have_count(2)

    (foot, *_) = ana.page.locator(".foot").evaluate_all(PLACES)
    assert foot >= LOWEST * SMALL[1]
    tops = ana.page.locator(".begin .deeds .button").evaluate_all(PLACES)
    assert len(tops) == 2
    assert max(tops) - min(tops) <= 8


def test_a_guest_sees_first_who_sits_there_and_so_does_a_host_with_no_chair_to_fill(
    visitors: Visitors,
) -> None:
    ana = visitors.arrive("Ana", size=SMALL, touch=True)
    bia = visitors.arrive("Bia", size=SMALL, touch=True)
    link = open_room(ana, "coup", 3, 1)
    bia.open(link)
    bia.watch()
    chairs, invitation = ana.t("web-room-chairs"), ana.t("web-room-invite")
    assert parts(ana)[:2] == [invitation, chairs]
    assert parts(bia)[:2] == [chairs, invitation]

    bia.button(bia.t("web-room-sit")).first.click()
    bia.join()
    ana.until(lambda: all(each["kind"] != "empty" for each in ana.scene["chairs"]), "all sit")
    expect(ana.page.locator(".room").get_by_role("heading", level=2).first).to_have_text(chairs)


@pytest.mark.parametrize("tag", COUNTRIES)
def test_a_guest_asked_for_a_name_sees_both_buttons(visitors: Visitors, tag: str) -> None:
    ana, bia = visitors.arrive("Ana"), visitors.arrive("Bia", tag=tag, size=SHORT, touch=True)
    bia.open(open_room(ana, "coup", 3, 1))
    dialog = bia.page.get_by_role("dialog")
    expect(dialog).to_be_visible()

    for name in ("web-at-watch", "web-at-join"):
        expect(dialog.get_by_role("button", name=bia.t(name), exact=True)).to_be_in_viewport(
            ratio=1
        )


def test_friends_who_choose_no_face_do_not_look_alike(visitors: Visitors) -> None:
    ana, zoe = visitors.arrive("Ana"), visitors.arrive("Zoe")  # one face goes with both names
    zoe.open(open_room(ana, "coup", 3, 1))
    zoe.join()
    faces = zoe.page.locator(".chairs .face svg")
    expect(faces).to_have_count(3)
    drawn = faces.evaluate_all("all => all.map(each => each.querySelector('g g').innerHTML)")
    assert len(set(drawn)) == 3


def test_a_bot_s_chair_is_offered_in_one_place_while_somebody_waits_for_it(
    visitors: Visitors,
) -> None:
    ana, bia = visitors.arrive("Ana"), visitors.arrive("Bia")
    link = open_room(ana, "coup", 3, 2)
    bia.open(link)
    bia.watch()
    give = ana.button(ana.t("web-give-this", who=ana.scene["chairs"][1]["name"]))
    expect(give).to_be_visible()
    bia.button(bia.t("web-at-queue")).click()
    bia.page.get_by_role("dialog").get_by_label(bia.t("web-at-name"), exact=True).fill("Bia")
    bia.page.get_by_role("dialog").get_by_role("button", name=bia.t("web-at-queue")).click()
    ana.until(lambda: bool(ana.scene["queue"]), "somebody waits")
    expect(give).to_be_hidden()


@pytest.mark.parametrize("tag", COUNTRIES)
def test_text_twice_as_large_stays_inside_a_room_on_a_phone(visitors: Visitors, tag: str) -> None:
    ana = visitors.arrive("Ana", tag=tag, size=SMALL, touch=True)
    open_room(ana, "coup", 4, 2)
    ana.page.evaluate("document.documentElement.style.fontSize = '200%'")

    assert ana.page.evaluate("document.documentElement.scrollWidth") == SMALL[0]
    words = ana.button(ana.t("web-room-start")).locator(".text").bounding_box()
    assert words is not None
    assert words["width"] >= 120  # no letter stands below the other
