"""A table says what it waits for, its host changes what is played, who leaves comes back."""

import re

from playwright.sync_api import expect

from tests.e2e.people import Visitor, Visitors
from tests.e2e.rooms import open_room, start


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


def test_changed_rules_are_told_to_all_and_those_who_were_ready_are_asked_again(
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
