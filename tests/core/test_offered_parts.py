"""The parts that a game offers derive some properties from their numbers."""

from intriga.core.games import population_of
from intriga.core.offered_parts import AnsweredQuestion, PopulationMember, WeighedAnswer


def test_a_kind_that_no_learner_meets_is_held_out() -> None:
    assert PopulationMember("liar", met=0).held_out
    assert not PopulationMember("caller").held_out


def test_a_game_names_its_population() -> None:
    assert all(isinstance(member, PopulationMember) for member in population_of("coup"))


def test_the_most_tempting_of_the_other_answers_comes_first() -> None:
    answers = [
        WeighedAnswer(words, win=0.5, reference=reference, lie=False)
        for words, reference in (("tax", 0.1), ("income", 0.3), ("steal 1", 0.6))
    ]
    asked = AnsweredQuestion(None, tuple(answers), 1, None)

    assert (asked.answer.words, asked.is_contested) == ("income", True)
    assert [each.words for each in asked.others] == ["steal 1", "tax"]
    assert not AnsweredQuestion(None, tuple(answers), 2, None).is_contested
