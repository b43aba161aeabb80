"""Questions of solved duels are worth what the table proves, and tell nothing of hidden cards."""

import pytest

from intriga.analysis.rollouts import OpenQuestion
from intriga.core.chance import Scripted
from intriga.core.errors import BadOptions
from intriga.core.games import ruleset_of
from intriga.core.offered_parts import SolvedQuestion
from intriga.core.record import Record, RecordLine, resume
from intriga.games.coup.agents.duels import table
from intriga.games.coup.notation import FIRST
from intriga.games.coup.study import practice
from intriga.games.coup.study.practice import (
    ENDGAMES,
    NARROW,
    DealtDuel,
    SolvedTurn,
    is_mixed,
    is_worth_asking,
)
from intriga.games.coup.vocabulary import SLOTS
from tests.sampling import some

MANY = 150
MORE = some(10, 5)  # times as many
POSITIONS = [((0, 4), (5, 5)), ((1, 3), (4, 6)), ((2, 2), (6, 3))]
ALIKE = practice.CLOSE + 1e-9


@pytest.fixture(scope="module", name="questions")
def questions_fixture() -> list[SolvedQuestion]:
    return [ENDGAMES.question(number) for number in range(MANY)]


def turn_of(face_up: tuple[int, int], coins: tuple[int, int]) -> SolvedTurn:
    return SolvedTurn(table().edges(face_up, *coins), face_up, coins)


@pytest.mark.parametrize(("face_up", "coins"), POSITIONS)
def test_the_best_answers_win_as_often_as_is_proved(
    face_up: tuple[int, int], coins: tuple[int, int]
) -> None:
    turn = turn_of(face_up, coins)
    won = 0.0
    for card in range(SLOTS):
        if there := turn.weight((), 0, card):
            other = next(slot for slot in range(SLOTS) if turn.there[slot] > (slot == card))
            answers = DealtDuel(turn, (card, other), ()).answers()
            won += there * max(answer.win for answer in answers)
    low, high = table().interval(face_up, *coins)
    assert (1 + low) / 2 - NARROW <= won <= (1 + high) / 2 + NARROW


def test_mixed_answers_of_the_table_win_equally(questions: list[SolvedQuestion]) -> None:
    for question in questions:
        best = max(answer.win for answer in question.answers)
        often = [answer for answer in question.answers if answer.chance >= practice.OFTEN]
        assert all(answer.win > best - ALIKE for answer in often)
        assert sum(answer.chance for answer in question.answers) == pytest.approx(1, abs=0.01)


def test_a_question_follows_the_rules(questions: list[SolvedQuestion]) -> None:
    for question in questions:
        lines = [
            RecordLine(each["by"], each["do"], (), None, number)
            for number, each in enumerate(question.inputs, 2)
        ]
        record = Record("duel", 1, question.header, lines)
        game = resume(ruleset_of("coup"), record, Scripted([]))
        asked = OpenQuestion.joined(game.position(), question.seat)
        assert asked.words == [answer.do for answer in question.answers]


def test_solved_questions_are_worth_asking_and_often_mixed(
    questions: list[SolvedQuestion],
) -> None:
    assert all(map(is_worth_asking, questions))
    mixed = sum(map(is_mixed, questions)) / MANY
    assert practice.MIXED - 0.15 < mixed < practice.MIXED + 0.25
    assert {question.seat for question in questions} == {0, 1}


def test_the_card_of_the_other_changes_nothing_that_is_asked() -> None:
    """Every card that fits what was played is dealt to the other: all is the same."""
    turn = turn_of((0, 4), (5, 5))
    ways = [way for way in ((), *turn.edges) if turn.answers(way)]
    for way in ways:
        who = turn.answers(way)[0].asked
        for card in range(SLOTS):
            hands = [slot for slot in range(SLOTS) if turn.there[slot] > (slot == card)]
            duels = [
                DealtDuel(turn, (card, other) if who == 0 else (other, card), way)
                for other in hands
                if turn.there[card] and turn.weight(way, who, card)
            ]
            assert len({(duel.answers(), duel.claim()) for duel in duels}) <= 1


def test_the_claim_is_believed_as_often_as_it_is_true(questions: list[SolvedQuestion]) -> None:
    """Over many questions: how often a claim was true is the sum of what was believed of it."""
    asked = [ENDGAMES.question(number) for number in range(MANY, MORE * MANY)]
    believed = true = number = 0.0
    for question in [*questions, *asked]:
        if claim := question.claim:
            number += 1
            believed += claim.believed
            true += claim.word in question.header["position"]["hands"][claim.claimant]
    assert number > MANY
    assert abs(true - believed) < 3 * (number / 4) ** 0.5


def test_a_number_deals_the_same_question_each_time(questions: list[SolvedQuestion]) -> None:
    assert [ENDGAMES.question(number) for number in range(5)] == questions[:5]
    positions = {str(question.header["position"]) for question in questions}
    assert len(positions) > MANY / 2


def test_no_question_has_a_number_below_nothing() -> None:
    with pytest.raises(BadOptions, match="-1"):
        ENDGAMES.question(-1)


def test_cards_are_dealt_from_those_that_are_left() -> None:
    for number in range(MANY):
        position = ENDGAMES.question(number).header["position"]
        for card in FIRST:
            shown = sum(hand.count(card) for hand in position["hands"] + position["face_up"])
            assert shown + position["court"][card] == 3
