"""The joined question to a seat, where the table joins two windows."""

from typing import Any

import intriga
from intriga.core.games import table_rules_of
from intriga.core.table_rules import SeatQuestion, question_behind, question_to

RULES = table_rules_of("coup")


def asked(seat: int, *before: str) -> SeatQuestion[Any]:
    """Return what *seat* is asked after the inputs *before* in a game of three."""
    game = intriga.new_game("coup", players=3, edition="coup-es", first=0, seed=1)
    for words in before:
        game.play(words)
    here = game.position()
    return question_to(seat, here, question_behind(here, RULES), RULES)


def test_a_target_challenges_or_blocks_at_once() -> None:
    question = asked(1, "steal 1")
    assert [*question.replies] == ["pass", "challenge", "block captain", "block ambassador"]
    assert [len(reply) for reply in question.replies.values()] == [2, 1, 2, 2]
    form = question.form(question.offers())
    assert form is not None
    assert form.also is not None
    assert question.sentence() is not None


def test_no_second_question_is_joined_where_chance_draws_between() -> None:
    assert [len(reply) for reply in asked(1, "exchange").replies.values()] == [1, 1]


def test_a_seat_that_is_not_asked_has_no_form() -> None:
    question = asked(2)
    assert question.form([]) is None
    assert question.sentence() is None
    assert question.offers() == []


def test_a_game_without_words_for_it_says_no_hindsight() -> None:
    rules = table_rules_of("pot-de-vin")
    here = intriga.new_game("pot-de-vin", players=3, seed=1).position()
    question = question_to(here.to_move, here, question_behind(here, rules), rules)
    assert question.hindsight(next(iter(question.replies))) is None
