"""A person who plays alone against bots may ask what each answer is worth; nobody else may."""

from dataclasses import replace

import pytest

from intriga.server.work.game_analysis import TableAdvice, table_advice
from intriga.service.people.lone_player import LoneQuestion
from intriga.service.session import Person
from intriga.service.table_refusals import Refused, TableRefusal
from intriga.service.table_settings import Settings
from tests.server.playing import Browser, opened
from tests.service.evening import Evening

pytestmark = pytest.mark.compiled
CLOCKLESS = Settings(listed=True, reaction=0, turn=0, pace="none")
SETTLING = 5_000  # milliseconds: bots answer at once by then
QUESTIONS = 4
PRESETS = {"coup": "coup-es", "pot-de-vin": "pot-de-vin"}
FOUND, REFUSED = 200, 400


def asked(evening: Evening) -> Evening:
    """Let bots answer until the person is asked."""
    while not evening.words(0):
        evening.let_bots_answer()
        evening.wait(SETTLING)
    return evening


def alone(game: str = "coup", bots: int = 2) -> Evening:
    evening = Evening(game=game, preset=PRESETS[game], people=1, bots=bots, settings=CLOCKLESS)
    return asked(evening.start())


def question_of(evening: Evening) -> LoneQuestion:
    return evening.table.lone_question(evening.people[0])


def advice_of(question: LoneQuestion) -> TableAdvice:
    return table_advice(question)


def refusal_of(evening: Evening, who: Person) -> TableRefusal | str:
    with pytest.raises(Refused) as refused:
        evening.table.lone_question(who)
    return TableRefusal(refused.value.reason.value)


@pytest.mark.parametrize("game", PRESETS)
def test_every_answer_of_the_question_asked_first_is_weighed(game: str) -> None:
    evening = alone(game)
    for _ in range(QUESTIONS):
        found = advice_of(question_of(evening))
        open_to = evening.words(0)
        deal = evening.scene(0).deal
        buttons = [] if deal is None else [str(offer.label) for offer in deal.offers]

        assert sorted(str(answer.label[-1]) for answer in found.answers) == sorted(buttons)
        assert sum(answer.reference for answer in found.answers) == pytest.approx(1, abs=1e-3)
        assert all(
            answer.win is None or -1e-6 <= answer.win <= 1 + 1e-6 for answer in found.answers
        )
        assert (found.answers[0].win is None) == (len(found.answers) == 1)
        evening.say(0, open_to[0])
        asked(evening)


def test_advice_depends_on_nothing_that_lies_hidden() -> None:
    question = question_of(alone(bots=1))
    hands = [list(hand) for hand in question.header["hands"]]
    other = 1 - question.seat
    hands[other] = next(
        hand for hand in (["captain", "contessa"], ["assassin", "duke"]) if hand != hands[other]
    )
    header = {**question.header, "hands": hands}

    assert not any("draws" in line for line in question.inputs)  # nothing has shown a card
    assert advice_of(replace(question, header=header)) == advice_of(question)


def test_other_people_and_programs_get_no_advice() -> None:
    evening = alone()
    assert refusal_of(evening, Person("somebody else")) is TableRefusal.NOT_ALONE
    program = Person(evening.people[0].id, program=True)
    assert refusal_of(evening, program) is TableRefusal.NOT_ALONE


def test_there_is_no_advice_where_two_people_play() -> None:
    evening = Evening(people=2, bots=1, settings=CLOCKLESS, preset="coup-es").start()
    for person in evening.people:
        assert refusal_of(evening, person) is TableRefusal.NOT_ALONE


def test_without_a_question_advice_is_refused() -> None:
    evening = alone()
    while evening.words(0):
        evening.say(0, evening.words(0)[0])
    assert refusal_of(evening, evening.people[0]) is TableRefusal.STALE


def test_advice_is_asked_over_http(browser: Browser, second: Browser) -> None:
    table = opened(browser, "casual", settings={"pace": "none"})["table"]
    with browser.sit(table) as seat:
        seat.look()
        seat.command("start")
        seat.see(lambda scene: scene["deal"] and scene["deal"]["offers"])
        answer = browser.ask(f"/api/tables/{table}/advice")
        assert answer.status == FOUND
        assert answer.json["step"] == seat.scene["deal"]["window"]["step"]
        assert second.ask(f"/api/tables/{table}/advice").status == REFUSED
    assert browser.ask("/api/tables/nothing/advice").status == 404
