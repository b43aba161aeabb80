"""Where a table asks two questions at once, advice and analysis speak of its buttons."""

from random import Random
from typing import Any, Final

import numpy as np
import pytest

import intriga
from intriga.agents.continuation import AnswerAhead, Players, played_on
from intriga.analysis.advice import advise
from intriga.analysis.findings import Analysis, Choice
from intriga.analysis.rollouts import OpenQuestion, Reference, choices
from intriga.analysis.whole_game import analyse
from intriga.core.games import table_rules_of
from intriga.core.table_rules import question_behind
from intriga.games.coup.inputs import Input
from intriga.games.coup.vocabulary import Phase
from intriga.service.questions.question import Preview, Question

pytestmark = pytest.mark.compiled
FEW: Final = 120  # worlds: five looks
ASSASSIN_ON_THE_LAST_CARD = (
    "hands=[[assassin,captain],[contessa],[duke,captain]] "
    "face_up=[[],[duke],[]] coins=[3,7,2] turn=0"
)
TABLES: Final[list[tuple[str, str, int, dict[str, Any]]]] = [
    ("coup", "coup-br", 4, {}),
    ("coup", "coup-es", 2, {}),
    ("coup", "urbis-reforma", 5, {"slot_ambassador": "inquisitor", "examine_block": "contessa"}),
    ("coup", "urbis-reforma", 3, {"declared_coup": "assassinate", "decline_proof": "always"}),
    ("pot-de-vin", "pot-de-vin", 3, {}),
]


def lola(*answers: tuple[int, str]) -> intriga.Game[Any, Any]:
    """Return a game in which somebody assassinates the last card of seat 1, its Contessa."""
    game = intriga.new_game("coup", position=ASSASSIN_ON_THE_LAST_CARD, seed=1)
    game.play("assassinate 1")
    for seat, words in answers:
        game.play(words, seat=seat)
    return game


def choice_of(found: Analysis, seat: int) -> Choice | None:
    return next((each for each in found.choices if each.seat == seat), None)


def wins(choice: Choice) -> dict[str, float]:
    return {each.do: each.win for each in choice.options}


# ------------------------------------------------------------------- the buttons


@pytest.mark.parametrize(("game", "edition", "players", "options"), TABLES)
def test_the_answers_that_are_weighed_are_the_buttons_of_the_table(
    game: str, edition: str, players: int, options: dict[str, Any]
) -> None:
    """At every question of random games: one row for each button, however many windows it joins."""
    rules, joined = table_rules_of(game), 0
    for seed in range(4):
        random = Random(seed)
        play = intriga.new_game(game, edition=edition, players=players, seed=seed, options=options)
        while not play.is_over:
            table = Question(rules, Preview(rules, play.state))
            for seat in play.awaiting:
                question = OpenQuestion.joined(play.position(), seat)
                buttons = [offer.words for offer in table.put_to(seat).offers()]
                assert sorted(question.words) == sorted(buttons)
                joined += question.behind is not None
                if question.behind is not None and joined % 60 == 1:
                    rows = advise(play, seat, worlds=FEW).answers
                    assert [row.words for row in rows] == question.words
            words = play.legal(play.to_move)
            calm = [each for each in words if each == "pass"]
            play.play(random.choice([*words, *calm, *calm]), seat=play.to_move)
    assert bool(joined) == (game == "coup")


def test_a_seat_that_may_not_block_is_asked_one_question() -> None:
    game = lola()

    assert OpenQuestion.joined(game.position(), 2).words == ["pass", "challenge"]
    assert OpenQuestion.joined(game.position(), 1).words == ["pass", "challenge", "block contessa"]


# ------------------------------------------------------------------- what they are worth


def test_somebody_with_the_contessa_is_told_to_block_and_that_to_allow_it_loses() -> None:
    advice = advise(lola(), 1, worlds=FEW)
    rows = {answer.words: answer for answer in advice.answers}

    assert advice.best.words == "block contessa"
    assert rows["pass"].win < 0.1  # only where the third player challenges in vain for the killer
    assert rows["block contessa"].win > rows["challenge"].win > 0
    assert sum(answer.probability for answer in advice.answers) == pytest.approx(1)
    assert rows["block contessa"].probability > 0.9


def test_the_analysis_of_the_joined_game_calls_the_challenge_a_mistake() -> None:
    found = analyse(lola((1, "challenge")), careful=False)
    choice = choice_of(found, 1)

    assert choice is not None
    assert (choice.asked, choice.step) == (1, 2)
    assert (choice.given.do, choice.better.do) == ("challenge", "block contessa")
    assert choice.mistake
    assert wins(choice)["pass"] < 0.1
    assert choice.doubt is not None
    assert choice.doubt.challenged


def test_allow_and_block_lead_to_what_their_names_say() -> None:
    """With nobody else at the table to allow it is to lose, and to block is what is played."""
    position = "hands=[[assassin,captain],[contessa]] face_up=[[],[duke]] coins=[3,2] turn=0"
    game = intriga.new_game("coup", position=position, seed=1)
    game.play("assassinate 1")
    question, reference = OpenQuestion.joined(game.position(), 1), Reference("coup")
    worlds = reference.evenly(question, 60, key=1)
    values = reference.in_worlds(question, range(3), worlds, 0, key=1)

    assert question.words == ["pass", "challenge", "block contessa"]
    assert not values[0].any()
    assert values[2].all()  # it has not been lost yet wherever it was claimed
    assert 0 < values[1].mean() < 1


def test_an_answer_ahead_is_forgotten_where_somebody_else_challenges() -> None:
    """In some of the worlds the third player holds the last Assassin, and so challenges."""
    hands = "hands=[[captain],[contessa],[assassin,duke]] face_up=[[assassin],[assassin],[]]"
    game = intriga.new_game("coup", position=f"{hands} coins=[3,2,2] turn=0", seed=1)
    game.play("assassinate 1")
    question, reference = OpenQuestion.joined(game.position(), 1), Reference("coup")
    worlds = reference.evenly(question, 300, key=1)
    players = Players(reference.master.network)
    sealed = AnswerAhead([Input.BLOCK + 4], Input.PASS, 1)
    assert question.tried([2]) == ([Input.PASS], sealed)
    games = played_on(worlds, [Input.PASS], players, 0, 1, sealed).games

    blocked = games["blocker"] == 1
    assert (games["phase"][blocked] == Phase.CHALLENGE_BLOCK).all()
    assert (games["alive"][~blocked] & 1 == 0).all()  # caught with the last card
    assert 0 < blocked.mean() < 1


def test_how_often_an_answer_is_given_is_multiplied_through() -> None:
    game, master = lola(), Reference("coup").master
    question = OpenQuestion.joined(game.position(), 1)
    first, then = question.position, question.behind
    assert then is not None
    passing, _ = master.weigh(first.view(1), first.legal_ids(1))
    silent, block = master.weigh(then.view(1), then.legal_ids(1))
    given = choices(game, 1, master)

    assert given == pytest.approx([passing * silent, 1 - passing, passing * block])


# ------------------------------------------------------------------- what was pressed


def test_to_let_a_claim_pass_and_then_to_block_is_the_button_that_blocks() -> None:
    game = lola((1, "pass"), (2, "pass"), (1, "block contessa"))
    found = analyse(game, careful=True)
    choice = choice_of(found, 1)

    assert choice is not None
    assert (choice.asked, choice.step) == (1, 4)
    assert choice.given.do == choice.better.do == "block contessa"
    assert found.at(4) is choice
    assert [each.step for each in found.choices if each.seat == 1] == [4]


def test_to_let_both_pass_is_the_button_that_allows() -> None:
    choice = choice_of(analyse(lola((1, "pass"), (2, "pass"), (1, "pass")), careful=False), 1)

    assert choice is not None
    assert (choice.given.do, choice.step) == ("pass", 4)
    assert choice.mistake


def test_where_somebody_else_challenged_nobody_knows_what_was_pressed() -> None:
    game = lola((1, "pass"), (2, "challenge"))
    assert choice_of(analyse(game, careful=False), 1) is None

    game.play("prove", seat=0)
    game.play("lose captain", seat=2)
    game.play("block contessa", seat=1)  # that is asked again, and alone
    again = choice_of(analyse(game), 1)
    assert again is not None
    assert [each.do for each in again.options] == ["pass", "block contessa"]
    assert again.asked == again.step - 1


def test_a_question_behind_another_is_found_for_a_table_and_an_analysis_alike() -> None:
    game, rules = lola(), table_rules_of("coup")
    behind = question_behind(game.position(), rules)
    table = Question(rules, Preview(rules, game.state)).later

    assert behind is not None
    assert table is not None
    assert behind == table


def test_advice_on_joined_questions_reveals_no_hidden_card() -> None:
    """The advice depends on no card that the seat cannot see."""
    game = lola()
    told = advise(game, 1, worlds=FEW)
    position = game.position()
    for seed in range(2):
        other = position.redeal(1, seed)
        game.put(other)
        assert advise(game, 1, worlds=FEW) == told
    assert not np.isnan([answer.win for answer in told.answers]).any()
