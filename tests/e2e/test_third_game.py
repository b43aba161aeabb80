"""A game that the page knows nothing of: from the lobby to its replay, in its own words."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.people import Visitor, Visitors
from tests.e2e.sites import Site
from tests.kuhn.installed import install

SHOTS = os.environ.get("INTRIGA_SHOTS")  # a folder, for whoever wants to look at the pages
NARROW = (360, 740)


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Site]:
    install(tmp_path / "packages", monkeypatch)
    with Site(tmp_path) as site:
        yield site


def test_a_third_game_is_played_from_the_lobby_to_its_replay(visitors: Visitors) -> None:
    ana = visitors.arrive("Ana")
    page, t = ana.page, ana.t
    ana.open("/")
    expect(page.get_by_role("article", name="Kuhn")).to_be_visible()
    fits(ana, "lobby")
    page.get_by_role("article", name="Kuhn").get_by_role("button").first.click()
    page.wait_for_url("**/t/*")
    ana.until(lambda: ana.phase in {"playing", "over"}, "the game has begun")
    fits(ana, "table")

    hand = page.get_by_role("list", name=t("table-hand")).get_by_role("img")
    expect(hand).to_have_count(1)
    expect(hand).to_have_accessible_name(ana.deal["view"]["hands"][ana.seat][0].capitalize())
    while ana.phase == "playing":
        ana.until(lambda: ana.phase == "over" or bool(ana.offers), "it goes on or is over")
        if ana.offers:
            expect(page.locator(".bar")).to_contain_text(t("prompt-answer"))
            fits(ana, "asked")
            asked = ana.step
            ana.answer(ana.offers[-1].capitalize())
            ana.until(lambda asked=asked: ana.step != asked, "the answer was taken")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    fits(ana, "end")
    said = [line(ana, **each["args"]) for each in ana.log]

    page.get_by_role("link", name=t("web-side-replay")).click()
    page.wait_for_url("**/r/*")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Kuhn")
    expect(page.locator(".panel li")).to_contain_text(["", *said])
    fits(ana, "replay")
    ana.open("/new")
    page.get_by_role("radio", name="Kuhn").check()
    fits(ana, "new")


def line(visitor: Visitor, who: int, input: str) -> str:  # noqa: A002  as the server names it
    return f"{visitor.names[who]}: {input.capitalize()}"


def fits(visitor: Visitor, name: str) -> None:
    """See that the page fits into a narrow screen."""
    page, wide = visitor.page, visitor.page.viewport_size
    assert wide is not None
    shoot(visitor, name)
    page.set_viewport_size({"width": NARROW[0], "height": NARROW[1]})
    shoot(visitor, f"{name}-narrow")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), name
    page.set_viewport_size(wide)


def shoot(visitor: Visitor, name: str) -> None:
    if SHOTS:
        visitor.page.wait_for_timeout(500)
        visitor.page.screenshot(path=f"{SHOTS}/{name}.png", full_page=True)
