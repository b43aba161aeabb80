"""Somebody learns in the browser: the page of the lessons, a note for each question, the end."""

import re

from playwright.sync_api import expect

from tests.e2e.lessons import Learner
from tests.e2e.people import Visitors


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


def test_after_its_last_line_a_game_goes_on_at_a_table(visitors: Visitors) -> None:
    ana = visitors.arrive("Ana")
    learner = Learner(ana, "coup", "first")
    ana.open()
    last = len(learner.recording.turns) - 1
    ana.page.evaluate(f"localStorage.setItem('intriga.lesson.coup.first', '{last}')")
    ana.open(learner.address)
    learner.follow(last)
    learner.play(last)

    ana.page.get_by_role("button", name=ana.t("web-learn-go-on")).click()

    ana.page.wait_for_url("**/t/*")
    ana.until(lambda: bool(ana.offers), "they are asked at a table")
    ana.say("income")
    assert ana.sent[-1]["words"] == "income"


def test_another_answer_leads_back_to_the_note(visitors: Visitors) -> None:
    ana = visitors.arrive("Ana")
    learner = Learner(ana, "coup", "first")
    learner.begin()

    ana.answer(re.compile(r"^Income"))
    ana.page.clock.fast_forward(1_000)

    expect(ana.page.get_by_text(ana.t("table-refusal-other-lesson"))).to_be_visible()
    expect(learner.strip).to_contain_text(learner.note)
    learner.play(0)
    expect(learner.strip).to_contain_text(learner.note)
