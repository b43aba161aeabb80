"""From the lobby to a game with bots, and through the end of the server."""

from playwright.sync_api import expect

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
