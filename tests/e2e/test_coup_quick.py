"""From the lobby to a game with bots, at any level."""

import pytest
from playwright.sync_api import expect

from intriga.agents import levels_for
from intriga.core.games import games
from intriga.words import TAGS
from tests.e2e.people import Visitors


def test_one_click_in_the_lobby_begins_a_game_with_bots(visitors: Visitors) -> None:
    ana = visitors.arrive("Ana")
    ana.open("/")

    ana.play_quick("coup")

    assert ana.seat is not None
    assert [each["kind"] for each in ana.scene["chairs"]].count("bot") >= 1
    ana.until(lambda: bool(ana.offers), "they are asked something")
    expect(ana.bar).to_be_visible()


def test_a_browser_from_argentina_is_dealt_the_edition_of_the_country(visitors: Visitors) -> None:
    ana = visitors.arrive("Ana", tag="es-AR")
    ana.open("/")

    ana.play_quick("coup")

    assert ana.scene["preset"] == "urbis-reforma"


@pytest.mark.parametrize("tag", TAGS)
def test_the_lobby_offers_five_levels_and_says_what_each_does(visitors: Visitors, tag: str) -> None:
    ana = visitors.arrive("Ana", tag=tag)
    ana.open("/")

    for game in games():
        does = ana.words(game).format
        box = ana.page.get_by_role("article", name=ana.t(f"web-game-{game}"))
        box.locator("summary").click()
        group = box.get_by_role("group", name=ana.t("web-lobby-ask-level"))
        levels = group.get_by_role("radio")

        expect(box.get_by_role("group", name=ana.t("web-lobby-ask-players"))).to_be_in_viewport()
        expect(levels).to_have_count(5)
        for radio, level in zip(levels.all(), levels_for(game), strict=True):
            expect(radio).to_have_accessible_name(ana.t(f"level-{level}"))
            expect(radio).to_have_accessible_description(does(f"level-{level}-{game}"))
        expect(levels.nth(1)).to_be_checked()
