"""A server that is stopped and started goes on in the browsers that were open."""

import pytest
from playwright.sync_api import expect

from tests.e2e.people import Visitors
from tests.e2e.playing import sensible
from tests.e2e.rooms import opened_game
from tests.e2e.sites import Site


@pytest.fixture
def site(own_site: Site) -> Site:
    return own_site


def test_a_server_that_is_stopped_and_started_goes_on_in_the_same_browser(
    site: Site, visitors: Visitors
) -> None:
    ana = visitors.arrive("Ana", tag="es")
    opened_game(ana, "coup", 4)
    ana.until(lambda: bool(ana.offers), "they are asked something")
    ana.say(sensible(ana.offers))
    ana.until(lambda: bool(ana.offers), "they are asked something else")
    step, log, deal, updates = ana.step, ana.log, ana.deal["id"], ana.updates

    assert site.interrupt() == 0
    ana.until(lambda: ana.heard[-1]["type"] == "bye", "the server says that it stops")
    assert ana.updates == updates
    site.start()

    ana.until(lambda: ana.updates > updates, "the server is back")
    assert (ana.deal["id"], ana.step) == (deal, step)
    assert ana.log == log
    expect(ana.log_lines()).to_have_text(ana.told())
    ana.say(sensible(ana.offers))
