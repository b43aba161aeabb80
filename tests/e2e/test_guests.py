"""A spectator stays while another is sent away, and plays on where the host gives a chair."""

from playwright.sync_api import expect

from tests.e2e.people import PHONE, Visitors
from tests.e2e.rooms import open_room, start


def test_a_spectator_stays_and_is_given_the_chair_of_a_player_sent_away(
    visitors: Visitors,
) -> None:
    ana, bia = visitors.arrive("Ana"), visitors.arrive("Bia")
    zoe = visitors.arrive("Zoe", tag="es", size=PHONE, touch=True)
    zoe.open("/")
    zoe.page.get_by_label(zoe.t("web-lobby-name")).fill("Zoe")
    link = open_room(ana, "coup", 3, 1)
    bia.open(link)
    bia.join()
    bia.button(bia.t("web-room-ready-me")).click()
    start(ana)
    zoe.open(link)
    zoe.until(lambda: zoe.phase == "playing", "the game is shown")

    ana.about("Bia", ana.t("web-room-send-away", who="Bia"))
    dialog = ana.page.get_by_role("dialog", name=ana.t("web-at-away-title", who="Bia"))
    dialog.get_by_role("button", name=ana.t("web-at-away-ever")).click()
    expect(bia.page.get_by_role("heading", name=bia.t("web-at-closed-barred"))).to_be_visible()
    zoe.scene = {}
    zoe.open(f"/t/{ana.table}")
    zoe.until(lambda: zoe.phase == "playing", "the game is still shown")
    assert zoe.scene["you"] is None

    ana.until(lambda: bool(ana.scene["watchers"]), "somebody watches")
    ana.about("Bia", ana.t("web-give-this", who="Bia"))
    giving = ana.page.get_by_role("dialog", name=ana.t("web-give"))
    giving.get_by_label(ana.t("web-give-chair")).select_option(label="Bia")
    expect(giving.get_by_label(ana.t("web-give-to")).locator("option")).to_have_text(["Zoe"])
    giving.get_by_role("button", name=ana.t("web-give-do")).click()

    zoe.until(lambda: zoe.scene.get("you") is not None, "the chair is hers")
    assert zoe.scene["watchers"] == []
    assert len([card for card in zoe.deal["view"]["hands"][zoe.seat] if card != "?"]) == 2
    told = ana.t("told-given", who="Bia", to="Zoe")
    expect(ana.page.get_by_role("status").get_by_text(told).first).to_be_visible()
