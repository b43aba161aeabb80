"""The page has what things cost from the server's rules: a price that changes there changes it."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.people import Visitors
from tests.e2e.rooms import open_room, start
from tests.e2e.sites import Site


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    with Site(tmp_path, first="tests.cheap_assassins") as site:
        yield site


def test_a_price_that_changes_in_the_rules_changes_the_bar_and_the_help(
    visitors: Visitors,
) -> None:
    ana = visitors.arrive("Ana")
    open_room(ana, "coup", 3, 2)
    start(ana)
    while not any(each.startswith("assassinate") for each in ana.offers):
        asked = ana.step
        if ana.offers:
            ana.say(ana.offers[0])
        ana.until(lambda asked=asked: ana.step != asked or bool(ana.offers), "it goes on")
    ana.catch_up()

    button = ana.bar.get_by_role("button", name=re.compile(r"Assassinate.* 2 coins"))
    expect(button).to_be_visible()
    ana.page.get_by_role("region", name=ana.t("web-side")).locator('[data-tab="help"]').click()
    card = ana.page.get_by_role("group", name=ana.t("web-side-tab-help"))
    expect(card.get_by_text(re.compile("pay 2: somebody loses"))).to_be_visible()
    ana.open("/rules/coup")
    expect(ana.page.get_by_text(re.compile("Claim the Assassin, pay 2 coins"))).to_be_visible()
