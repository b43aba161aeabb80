"""Somebody reports another from the menu of their plate, and what was said goes with it."""

import json

from playwright.sync_api import expect

from tests.cli.command import intriga
from tests.e2e.people import Visitors
from tests.e2e.rooms import open_room
from tests.server.serving import Serving


def test_a_report_reaches_the_operator_and_not_the_reported_person(
    visitors: Visitors, site: Serving
) -> None:
    ana, bia = visitors.arrive("Ana", tag="pt-BR"), visitors.arrive("Bia")
    bia.open(open_room(ana, "coup", 3, 1))
    bia.join()
    ana.about("Bia", ana.t("web-report", who="Bia"))
    dialog = ana.page.get_by_role("dialog", name=ana.t("web-report-title"))
    expect(dialog).to_contain_text(ana.t("web-report-about", who="Bia"))
    dialog.get_by_label(ana.t("web-report-name")).check()
    dialog.get_by_role("button", name=ana.t("web-report-send")).click()

    expect(ana.page.get_by_text(ana.t("web-report-sent"))).to_be_visible()
    expect(dialog).to_be_hidden()
    said = intriga("operator", "reports", "--json", "--data", site.folder)
    table = ana.scene["table"]
    (kept,) = [each for each in json.loads(said.out)["reports"] if each["table"] == table]
    assert (kept["kind"], kept["name"]) == ("name", "Bia")
    expect(bia.page.get_by_text("report", exact=False)).to_have_count(0)


def test_a_bot_is_not_reported(visitors: Visitors) -> None:
    ana = visitors.arrive("Ana")
    open_room(ana, "coup", 3, 2)
    bot = next(chair["name"] for chair in ana.scene["chairs"] if chair["kind"] == "bot")
    expect(ana.button(ana.t("web-room-about", who=bot))).to_have_count(0)


def test_a_banned_person_reads_until_when(visitors: Visitors, site: Serving) -> None:
    ana, bia = visitors.arrive("Ana"), visitors.arrive("Bia", tag="es")
    bia.open(open_room(ana, "coup", 3, 1))
    bia.join()
    cookie = next(str(each.get("value")) for each in bia.context.cookies())
    identity = cookie.partition(".")[0]
    assert intriga("operator", "ban", identity, "--data", site.folder).status == 0

    sentence = bia.t("shut-out-until", until="@").partition("@")[0]
    expect(bia.page.get_by_text(sentence)).to_be_visible()
    bia.page.reload()
    expect(bia.page.get_by_text(sentence)).to_be_visible()
    assert {each.rpartition(" ")[2] for each in bia.errors} == {"(Forbidden)"}
    bia.errors.clear()
