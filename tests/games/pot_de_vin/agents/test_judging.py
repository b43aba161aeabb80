"""Players of Pot de Vin that judge each play, and misjudge it by some points."""

from random import Random

import pytest

from intriga.agents import agent
from intriga.core.errors import BadOptions
from intriga.games.pot_de_vin.agents.rule_of_thumb import A_GEM, Judging, worths
from intriga.games.pot_de_vin.inputs import Input
from tests.games.pot_de_vin.agents.test_careless import questions


def test_a_smaller_error_chooses_the_best_play_more_often() -> None:
    for view, legal in questions(games=1):
        if Input.AUTO in legal:
            continue
        found = worths(view, legal, A_GEM)
        best = found.index(max(found))
        chances = [Judging(error).weigh(view, legal)[best] for error in ("0.3", "1", "4", "16")]
        assert chances == pytest.approx(sorted(chances, reverse=True))


def test_judging_answers_as_often_as_its_probabilities_say() -> None:
    player = Judging("4")
    view, legal = next((view, legal) for view, legal in questions(games=1) if Input.GEM in legal)
    chances = dict(zip(legal, player.weigh(view, legal).tolist(), strict=True))

    answers = [player.act(view, legal, Random(number)) for number in range(3000)]

    for action, chance in chances.items():
        spread = (3000 * chance * (1 - chance)) ** 0.5
        assert abs(answers.count(action) - 3000 * chance) < 5 * spread + 1


def test_jokers_are_placed_automatically() -> None:
    view, legal = next((view, legal) for view, legal in questions(games=12) if Input.AUTO in legal)

    assert Judging("16").act(view, legal, Random(1)) == Input.AUTO


def test_one_answer_needs_no_judgement() -> None:
    view, legal = next(iter(questions(games=1)))

    assert Judging("1").act(view, legal[:1], Random(1)) == legal[0]


@pytest.mark.parametrize("name", ["judging:0", "judging:x", "judging:", "judging:-1"])
def test_an_error_is_a_number_of_points(name: str) -> None:
    with pytest.raises(BadOptions, match="an error is a number of points above 0"):
        agent(name, "pot-de-vin")


def test_a_seat_with_many_gems_pays_one_sooner() -> None:
    view, legal = next((view, legal) for view, legal in questions(games=1) if Input.GEM in legal)
    chances: list[float] = []
    for gems in (1, 2, 3, 4):
        view.gems[view.turn] = gems
        chances.append(Judging("1").weigh(view, legal)[legal.index(Input.GEM)])

    assert chances[0] == chances[1] < chances[2] == chances[3]
