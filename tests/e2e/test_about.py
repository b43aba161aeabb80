"""Whose games these are, and under which licences: a page of its own, two clicks away at most."""

import pytest
from playwright.sync_api import expect

from intriga.words import TAGS
from tests.e2e.people import PHONE, Visitors

PEOPLE = ("Rikki Tahta", "La Mame Games", "Warny Marçano", "Fel Barros")
PUBLISHERS = ("El Dragón Azul", "Mandala Jogos", "Ace Studios")


@pytest.mark.parametrize("tag", TAGS)
def test_the_lobby_leads_to_the_authors_and_publishers_of_the_games(
    visitors: Visitors, tag: str
) -> None:
    who = visitors.arrive("Ana", tag=tag, size=PHONE)
    who.open("/")

    who.page.locator("footer").get_by_role("link", name=who.t("web-nav-about")).click()

    expect(who.page.get_by_role("heading", level=1)).to_have_text(who.t("web-about-title"))
    main = who.page.get_by_role("main")
    for name in (*PEOPLE, *PUBLISHERS):
        expect(main).to_contain_text(name)
    expect(main).to_contain_text(who.t("web-about-own-1"))


def test_the_settings_lead_there_from_every_page(visitors: Visitors) -> None:
    who = visitors.arrive("Ana")
    who.open("/rules/coup")

    who.button(who.t("web-settings")).click()
    who.page.get_by_role("link", name=who.t("web-nav-about")).click()

    expect(who.page.get_by_role("heading", level=1)).to_have_text(who.t("web-about-title"))


def test_the_licences_of_fonts_and_libraries_can_be_read(visitors: Visitors) -> None:
    who = visitors.arrive("Ana")
    who.open("/about")
    links = {
        who.t(f"web-about-{what}"): said
        for what, said in (("fonts", "SIL OPEN FONT LICENSE"), ("code", "Apache"))
    }

    for name, said in links.items():
        address = who.page.get_by_role("link", name=name).get_attribute("href")
        assert address is not None
        answer = who.context.request.get(address)
        assert answer.ok
        assert said in answer.text()
