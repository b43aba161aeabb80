"""A person who plays alone against bots can ask what each answer is worth."""

import pytest
from playwright.sync_api import expect

from tests.e2e.people import DESKTOP, PHONE, Taste, Visitors
from tests.e2e.playing import asked, begin, open_table
from tests.e2e.rooms import opened_game
from tests.e2e.test_axe import violations

SMALL = (360, 640)
TASTES: dict[str, Taste] = {
    "phone": {"size": PHONE, "touch": True, "tag": "es", "theme": "dark"},
    "laptop": {"size": DESKTOP},
}


@pytest.mark.parametrize("device", TASTES)
def test_a_person_alone_with_bots_is_advised(visitors: Visitors, device: str) -> None:
    ana = visitors.arrive("Ana", **TASTES[device])
    opened_game(ana, "coup", 2)
    ana.until(lambda: len(ana.offers) > 1, "they have a choice")

    ana.button(ana.t("web-advice")).click()
    dialog = ana.page.get_by_role("dialog", name=ana.t("web-advice"))
    expect(dialog.get_by_role("table")).to_be_visible()
    expect(dialog.get_by_role("row")).to_have_count(1 + len(ana.offers))  # one for each button
    expect(dialog.get_by_text("±")).to_have_count(0)
    dialog.get_by_text(ana.t("web-more"), exact=True).click()
    assert violations(ana) == []
    ana.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_on_a_small_phone_advice_stands_in_the_menu(visitors: Visitors) -> None:
    ana = visitors.arrive("Ana", size=SMALL, touch=True, tag="pt-BR")
    opened_game(ana, "coup", 2)
    ana.until(lambda: len(ana.offers) > 1, "they have a choice")

    ana.button(ana.t("web-at-menu")).click()
    ana.page.get_by_role("listitem").get_by_role("button", name=ana.t("web-advice")).click()
    dialog = ana.page.get_by_role("dialog", name=ana.t("web-advice"))
    expect(dialog.get_by_role("table")).to_be_visible()
    assert ana.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_somebody_whose_line_is_gone_is_told_that_no_advice_came(visitors: Visitors) -> None:
    ana = visitors.arrive("Ana")
    opened_game(ana, "coup", 2)
    ana.until(lambda: len(ana.offers) > 1, "they have a choice")

    ana.context.set_offline(True)
    ana.button(ana.t("web-advice")).click()
    dialog = ana.page.get_by_role("dialog", name=ana.t("web-advice"))
    expect(dialog.get_by_text(ana.t("web-advice-lost"))).to_be_visible()
    ana.context.set_offline(False)


def test_where_a_friend_plays_nobody_is_advised(visitors: Visitors) -> None:
    ana, bia = visitors.arrive("Ana"), visitors.arrive("Bia")
    bia.open(open_table(ana, "coup-es"))
    bia.join()
    begin(ana, bia)
    expect(asked(ana, bia).bar).to_be_visible()
    for each in (ana, bia):
        expect(each.button(each.t("web-advice"))).to_have_count(0)
