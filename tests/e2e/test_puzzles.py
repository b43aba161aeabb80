"""Puzzles: a question at the real table, its answer explained, and what was missed comes again."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.people import DESKTOP, PHONE, Taste, Visitor, Visitors
from tests.e2e.test_axe import violations

TASTES: dict[str, Taste] = {
    "phone": {"size": PHONE, "touch": True, "tag": "es-AR", "theme": "dark"},
    "laptop": {"size": DESKTOP, "tag": "pt-BR"},
}
Json = dict[str, Any]


def asked(who: Visitor, path: str) -> Json:
    """Return what the page at its server answers."""
    found: Json = who.page.evaluate("(path) => fetch(path).then((each) => each.json())", path)
    return found


def plain(who: Visitor, game: str) -> Iterator[Json]:
    """Yield the puzzles of *game* whose two buttons are its answers, neither of them a lie."""
    for each in asked(who, f"/api/puzzles/{game}")["puzzles"]:
        puzzle = asked(who, f"/api/puzzles/{game}/{each['id']}")
        two = len(puzzle["answers"]) == 2 and not any(each["lie"] for each in puzzle["answers"])
        if two and puzzle["form"].get("kind") == "reaction":
            yield puzzle


def buttons(who: Visitor) -> Locator:
    return who.page.get_by_role("group", name=who.t("web-bar-answers-of")).get_by_role("button")


def answer(who: Visitor, place: int) -> None:
    """Press the button at *place*, once it takes an answer."""
    button = buttons(who).nth(place)
    expect(button).not_to_have_attribute("aria-disabled", "true")
    button.click()


def solution(who: Visitor) -> Locator:
    return who.page.get_by_role("region", name=who.t("web-puzzles-solution"))


def more(who: Visitor) -> Locator:
    """Return what shows the numbers."""
    return solution(who).get_by_text(who.t("web-more"), exact=True)


@pytest.mark.parametrize("device", TASTES)
def test_a_puzzle_is_asked_answered_and_explained(visitors: Visitors, device: str) -> None:
    ana = visitors.arrive("Ana", **TASTES[device])
    ana.open("/learn")
    ana.page.get_by_role("link", name=ana.t("web-puzzles-practise")).click()
    expect(ana.page.get_by_role("heading", level=1)).to_have_text(ana.t("web-title-puzzles"))
    assert violations(ana) == []
    puzzle = next(plain(ana, "coup"))

    ana.open(f"/puzzles/coup/{puzzle['id']}")
    expect(buttons(ana)).to_have_count(len(puzzle["answers"]))
    assert violations(ana) == []
    answer(ana, puzzle["best"])

    reasons = solution(ana).locator(".reason")
    expect(reasons).to_have_count(len(puzzle["reasons"]))
    expect(reasons.first).to_be_visible()
    expect(solution(ana).get_by_role("table")).to_be_hidden()
    assert "%" not in solution(ana).inner_text()
    more(ana).click()
    expect(solution(ana).get_by_role("table")).to_be_visible()
    expect(solution(ana).get_by_role("row")).to_have_count(1 + len(puzzle["answers"]))
    assert ana.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(ana) == []

    ana.button(ana.t("web-puzzles-next")).click()
    expect(ana.page).not_to_have_url(re.compile(puzzle["id"]))
    expect(solution(ana)).to_have_count(0)


def test_a_puzzle_that_was_missed_comes_again_and_the_other_is_solved(visitors: Visitors) -> None:
    ana = visitors.arrive("Ana")
    ana.open("/puzzles")
    puzzles = plain(ana, "coup")
    right, wrong = next(puzzles), next(puzzles)
    for puzzle, place in ((right, right["best"]), (wrong, 1 - wrong["best"])):
        ana.open(f"/puzzles/coup/{puzzle['id']}")
        answer(ana, place)
        expect(solution(ana)).to_be_visible()
    more(ana).click()
    label = solution(ana).get_by_role("rowheader").first.inner_text()
    expect(solution(ana).get_by_text(ana.t("web-puzzles-wrong", best=label))).to_be_visible()

    ana.page.clock.install(time=ana.page.evaluate("Date.now()") + 25 * 60 * 60 * 1000)
    ana.open("/puzzles")
    listed = len(asked(ana, "/api/puzzles/coup")["puzzles"])
    expect(ana.page.get_by_text(ana.t("web-puzzles-solved", solved=1, all=listed))).to_be_visible()
    expect(ana.page.get_by_text(ana.t("web-puzzles-due", due=1))).to_be_visible()
    ana.page.get_by_role("link", name=ana.t("web-puzzles-begin")).first.click()
    expect(ana.page).to_have_url(re.compile(wrong["id"]))


def test_a_puzzle_is_answered_by_keyboard_and_read_on_from_there(visitors: Visitors) -> None:
    ana = visitors.arrive("Ana")
    ana.open("/puzzles")
    puzzle = next(plain(ana, "coup"))
    ana.open(f"/puzzles/coup/{puzzle['id']}")
    button = buttons(ana).first
    expect(button).not_to_have_attribute("aria-disabled", "true")
    button.focus()
    ana.page.keyboard.press("Enter")

    expect(ana.page.locator(":focus").locator(".reason").first).to_be_visible()
    ana.page.keyboard.press("Tab")
    expect(more(ana)).to_be_focused()
    ana.page.keyboard.press("Tab")
    expect(ana.button(ana.t("web-puzzles-next"))).to_be_focused()


def test_a_puzzle_that_there_is_not_is_said_in_a_sentence(visitors: Visitors) -> None:
    ana = visitors.arrive("Ana")
    ana.open("/puzzles/coup/nothing")
    expect(ana.page.get_by_text(ana.t("web-missing-address-about"))).to_be_visible()
    ana.page.get_by_role("link", name=ana.t("web-puzzles-back")).click()
    expect(ana.page.get_by_role("heading", level=1)).to_have_text(ana.t("web-title-puzzles"))
    ana.errors.clear()  # the browser complains where a puzzle is missing
