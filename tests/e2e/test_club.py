"""Friends at one address play on while the servers behind it come and go."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.clubs import NAMES, Club
from tests.e2e.people import Visitor, Visitors
from tests.e2e.playing import sensible
from tests.e2e.rooms import opened_game
from tests.server.playing import Browser
from tests.store.cluster import Cluster
from tests.wants import CADDY, need


@pytest.fixture
def site(cluster: Cluster, tmp_path: Path) -> Iterator[Club]:
    need(CADDY)
    with Club(tmp_path, cluster) as club:
        yield club


def other_than(name: str) -> str:
    return next(each for each in NAMES if each != name)


def goes_on(person: Visitor, log: list[dict[str, object]]) -> None:
    """Hold that *person* is back at the table as it was, and can answer."""
    person.until(lambda: person.heard[-1]["type"] != "bye" and person.log[: len(log)] == log, "on")
    expect(person.log_lines()).to_have_text(person.told())
    person.until(lambda: bool(person.offers), "they are asked something")
    before = len(person.log)
    person.say(sensible(person.offers))
    person.until(lambda: len(person.log) > before, "the game goes on")


@pytest.mark.slow
def test_people_play_on_while_the_servers_of_a_club_come_and_go(
    site: Club, cluster: Cluster, visitors: Visitors
) -> None:
    ana = visitors.arrive("Ana", tag="pt-BR")
    opened_game(ana, "coup", 4)
    goes_on(ana, ana.log)
    first = site.owner(cluster, ana.table)

    site.server(first).kill()
    goes_on(ana, ana.log)
    second = site.owner(cluster, ana.table)
    assert second == other_than(first)

    site.start(first)  # the proxy sends Ana here again, and she is sent on
    updates = ana.updates
    ana.page.reload()
    ana.until(lambda: ana.updates > updates, "the table is there")
    goes_on(ana, ana.log)
    assert site.owner(cluster, ana.table) == second

    assert site.server(second).stop() == 0
    goes_on(ana, ana.log)
    assert site.owner(cluster, ana.table) == first
    # The browser notes the page's requests while no server answered behind the proxy.
    ana.errors[:] = [each for each in ana.errors if "status of 502" not in each]


@pytest.mark.slow
def test_a_page_comes_back_by_itself_when_the_proxy_does(site: Club, visitors: Visitors) -> None:
    ana = visitors.arrive("Ana", tag="pt-BR")
    opened_game(ana, "coup", 4)
    goes_on(ana, ana.log)

    updates = ana.updates
    site.proxy.stop()
    site.proxy.start()
    ana.until(lambda: ana.updates > updates, "the table is there")
    goes_on(ana, ana.log)
    # The browser notes the page's requests while no server answered.
    ana.errors[:] = [each for each in ana.errors if "ERR_CONNECTION_REFUSED" not in each]


@pytest.mark.slow
def test_nobody_sees_the_figures_of_a_club_through_its_proxy(site: Club) -> None:
    browser = Browser(site.url)
    assert Browser(site.server("a").url).ask("/metrics").status == 200

    for path in ("/metrics", "/metrics/", "//metrics", "/%6detrics"):
        for prefix in ("", *(f"/at/{name}" for name in NAMES)):
            assert browser.ask(prefix + path).status == 404, prefix + path
    assert browser.ask("/at/a/readyz").status == 200
