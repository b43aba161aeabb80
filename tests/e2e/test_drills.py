"""Drills: the price of a challenge is guessed, solved endgames are played, and both are counted."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.people import DESKTOP, PHONE, Taste, Visitor, Visitors
from tests.e2e.test_axe import violations
from tests.e2e.test_puzzles import answer, asked, buttons, more, solution

TASTES: dict[str, Taste] = {
    "phone": {"size": PHONE, "touch": True, "tag": "es-AR", "theme": "dark"},
    "laptop": {"size": DESKTOP, "tag": "pt-BR"},
}
OFF = 7  # points


def begin(who: Visitor, drill: str) -> None:
    """Begin a drill from the page of puzzles."""
    who.open("/puzzles")
    who.page.get_by_role("link", name=who.t(f"web-puzzles-{drill}-begin")).click()
    expect(who.page).to_have_url(re.compile(f"/puzzles/coup/{drill}-"))


def slider(who: Visitor) -> Locator:
    return who.page.get_by_role("slider")


def price_of(who: Visitor) -> int:
    """Return the price that is asked for, in percent."""
    name = who.page.url.rpartition("/")[2]
    claim = asked(who, f"/api/puzzles/coup/{name}")["claim"]
    return int(100 * claim["price"] + 0.5)


@pytest.mark.parametrize("device", TASTES)
def test_a_price_is_guessed_and_explained(visitors: Visitors, device: str) -> None:
    ana = visitors.arrive("Ana", **TASTES[device])
    begin(ana, "price")
    expect(slider(ana)).to_be_visible()
    assert violations(ana) == []
    price = price_of(ana)
    guess = price - OFF if price > OFF else price + OFF
    slider(ana).fill(str(guess))
    ana.button(ana.t("web-puzzles-price-say")).click()

    off = ana.t("web-puzzles-price-off", guess=guess, points=OFF)
    expect(solution(ana).get_by_text(off)).to_be_visible()
    expect(
        ana.page.get_by_text(ana.t("web-puzzles-price-so-far", asked=1, points=OFF))
    ).to_be_visible()
    assert ana.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(ana) == []

    last = ana.page.url
    ana.button(ana.t("web-puzzles-next-question")).click()
    expect(ana.page).not_to_have_url(last)
    expect(slider(ana)).to_have_value("50")


def test_a_price_is_guessed_by_keyboard(visitors: Visitors) -> None:
    ana = visitors.arrive("Ana")
    begin(ana, "price")
    slider(ana).focus()
    for _ in range(3):
        ana.page.keyboard.press("ArrowRight")
    expect(slider(ana)).to_have_value("53")
    ana.page.keyboard.press("Tab")
    ana.page.keyboard.press("Enter")
    expect(ana.page.locator(":focus").get_by_role("status")).to_be_visible()


@pytest.mark.parametrize("device", TASTES)
def test_a_solved_endgame_is_answered_and_what_it_cost_is_counted(
    visitors: Visitors, device: str
) -> None:
    ana = visitors.arrive("Ana", **TASTES[device])
    begin(ana, "endgame")
    expect(buttons(ana).first).to_be_visible()
    assert violations(ana) == []
    ana.open("/puzzles/coup/endgame-25")
    answer(ana, 0)
    if solution(ana).get_by_role("table").is_hidden():  # there is a reason before the numbers
        more(ana).click()
    expect(solution(ana).get_by_role("table")).to_be_visible()
    note = ana.page.get_by_text(ana.t("web-puzzles-endgame-note"))
    expect(note).to_be_visible()
    assert violations(ana) == []
    assert ana.page.evaluate("document.documentElement.scrollWidth <= innerWidth")

    ana.open("/puzzles/coup/endgame-25")
    answer(ana, 0)
    expect(solution(ana)).to_be_visible()
    ana.open("/puzzles")
    found = asked(ana, "/api/puzzles/coup/endgame-25")
    best = max(each["win"] for each in found["answers"])
    lost = round(100 * (best - found["answers"][0]["win"]), 1)
    told = ana.t("web-puzzles-endgame-so-far", asked=2, points=lost)
    expect(ana.page.get_by_text(told)).to_be_visible()
