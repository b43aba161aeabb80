"""Somebody learns in the browser: the page of the lessons, a note for each question, the end."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.lessons import Learner
from tests.e2e.people import Visitors


def played_to_the_end(learner: Learner) -> None:
    """Give the last answer of a lesson of which all others were given before."""
    last, key = len(learner.recording.turns) - 1, f"intriga.lesson{learner.address[6:]}"
    learner.who.page.evaluate(
        "([key, last]) => localStorage.setItem(key, last)", [key.replace("/", "."), last]
    )
    learner.who.open(learner.address)
    learner.follow(last)
    learner.play(last)


def test_a_lesson_whose_game_ends_leads_back_to_the_lessons(visitors: Visitors) -> None:
    ana = visitors.arrive("Ana", tag="pt-BR", size=(1366, 768))
    learner = Learner(ana, "pot-de-vin", "first")
    learner.begin()

    for turn in range(len(learner.recording.turns)):
        expect(learner.strip).to_contain_text(learner.note)
        learner.play(turn)

    end = ana.page.get_by_role("region", name=ana.t("web-learn-over"))
    expect(end.get_by_role("link", name=ana.t("web-learn-back"))).to_be_visible()
    expect(ana.page.get_by_text(ana.t("web-side-replay"))).to_have_count(0)


def test_the_game_of_a_finished_lesson_goes_on_at_a_table(visitors: Visitors) -> None:
    ana = visitors.arrive("Ana")
    ana.open()
    played_to_the_end(Learner(ana, "coup", "first"))

    ana.page.get_by_role("button", name=ana.t("web-learn-go-on")).click()

    ana.page.wait_for_url("**/t/*")
    ana.until(lambda: bool(ana.offers), "they are asked at a table")
    ana.say("income")
    assert ana.sent[-1]["words"] == "income"


@pytest.mark.parametrize("game", ["coup", "pot-de-vin"])
def test_the_lobby_leads_to_the_first_lesson_until_it_was_played(
    visitors: Visitors, game: str
) -> None:
    ana = visitors.arrive("Ana")
    box = ana.page.get_by_role("article", name=ana.t(f"web-game-{game}"))
    link = box.get_by_role("link", name=ana.t("web-lobby-learn"))

    ana.open()
    expect(link).to_have_attribute("href", f"/learn/{game}/first")
    played_to_the_end(Learner(ana, game, "first"))
    ana.open()

    expect(link).to_have_attribute("href", "/learn")


def test_another_answer_leads_back_to_the_note(visitors: Visitors) -> None:
    ana = visitors.arrive("Ana")
    learner = Learner(ana, "coup", "first")
    learner.begin()

    ana.answer(re.compile(r"^Income"))
    ana.page.clock.fast_forward(1_000)

    expect(ana.page.get_by_text(ana.t("table-refusal-other-lesson"))).to_be_visible()
    expect(learner.strip).to_contain_text(learner.note)
    lit = ana.bar.locator("[aria-current]")
    expect(lit).to_have_count(1)
    expect(lit).to_contain_text(ana.language.format("action-tax").capitalize())
    learner.play(0)
    expect(lit).to_have_count(0)
    expect(learner.strip).to_contain_text(learner.note)
