"""From the lobby to a game with bots, and through the end of the server."""

import pytest
from playwright.sync_api import expect

from intriga.agents import levels_for
from intriga.core.registry import games
from intriga.locales import TAGS
from tests.e2e.people import Visitors
from tests.e2e.playing import sensible
from tests.e2e.sites import Site


def test_one_click_in_the_lobby_begins_a_game_with_bots(visitors: Visitors) -> None:
    ana = visitors.arrive("Ana")
    ana.open("/")

    ana.play_quick("coup")

    assert ana.seat is not None
    assert [each["kind"] for each in ana.scene["chairs"]].count("bot") >= 1
    ana.until(lambda: bool(ana.offers), "they are asked something")
    expect(ana.bar).to_be_visible()


@pytest.mark.parametrize("tag", TAGS)
@pytest.mark.parametrize("game", games())
def test_the_lobby_offers_five_levels_and_says_what_each_does(
    visitors: Visitors, game: str, tag: str
) -> None:
    ana = visitors.arrive("Ana", tag=tag)
    ana.open("/")
    box = ana.page.get_by_role("article", name=ana.t(f"web-game-{game}"))
    box.locator("summary").click()

    levels = box.get_by_role("group", name=ana.t("web-lobby-ask-level")).get_by_role("radio")

    expect(levels).to_have_count(5)
    for radio, level in zip(levels.all(), levels_for(game), strict=True):
        expect(radio).to_have_accessible_name(ana.t(f"level-{level}"))
        expect(radio).to_have_accessible_description(ana.t(f"level-{level}-{game}"))
    expect(levels.nth(1)).to_be_checked()


def test_a_server_that_is_stopped_and_started_goes_on_in_the_same_browser(
    site: Site, visitors: Visitors
) -> None:
    ana = visitors.arrive("Ana", tag="es")
    ana.open("/")
    ana.play_quick("coup")
    ana.until(lambda: bool(ana.offers), "they are asked something")
    ana.say(sensible(ana.offers))
    ana.until(lambda: bool(ana.offers), "they are asked something else")
    step, log, deal = ana.step, ana.log, ana.deal["id"]

    assert site.interrupt() == 0
    heard = len(ana.heard)
    site.start()

    ana.until(lambda: len(ana.heard) > heard, "the server is back")
    assert (ana.deal["id"], ana.step) == (deal, step)
    assert ana.log == log
    expect(ana.log_lines()).to_have_text(ana.told())
    ana.say(sensible(ana.offers))
