"""Ratings find the strengths that games were played by, and say how far they may be off."""

from itertools import combinations
from random import Random

import numpy as np
import pytest

from benchmarks.evaluation.coverage import KindOfPool, coverage
from intriga.lab.arena.contest_file import PlayedRound
from intriga.lab.arena.ratings import rate

STRENGTH = {"strong": 3.0, "middle": 1.5, "weak": 1.0}


def rounds(agents: tuple[str, ...], number: int, seed: int) -> list[PlayedRound]:
    """Return rounds in which agents win in proportion to their strength."""
    random = Random(seed)
    weights = [STRENGTH[name] for name in agents]
    places = range(len(agents))
    return [
        PlayedRound(
            agents,
            each,
            tuple((random.choices(places, weights)[0],) for _ in places),
            (1,) * len(agents),
        )
        for each in range(number)
    ]


def score(one: str, other: str, wins: int, losses: int) -> list[PlayedRound]:
    """Return the games of two agents, in any order, of which the first won *wins*."""
    games = [(0,)] * wins + [(1,)] * losses
    Random(0).shuffle(games)
    pairs = zip(games[::2], games[1::2], strict=True)
    return [PlayedRound((one, other), place, pair, (1, 1)) for place, pair in enumerate(pairs)]


POOL = [
    *rounds(("strong", "middle", "weak"), 100, seed=1),
    *rounds(("strong", "weak", "weak"), 60, seed=2),
    *rounds(("weak", "middle"), 100, seed=3),
]


def test_the_stronger_stands_above() -> None:
    found = rate(POOL).ratings()

    assert [each.agent for each in found] == ["strong", "middle", "weak"]
    assert all(each.low < each.elo < each.high for each in found)
    assert found[0].low > found[2].high
    assert sum(each.elo for each in found) == pytest.approx(0, abs=1e-6)


def test_differences_are_those_of_the_strengths_whatever_the_size_of_the_table() -> None:
    found = rate(POOL)

    for one, other in combinations(STRENGTH, 2):
        lead = found.lead(one, other)
        assert lead.low < 400 * np.log10(STRENGTH[one] / STRENGTH[other]) < lead.high
        assert lead.high - lead.low < 100
        back = found.lead(other, one)
        assert (back.elo, back.superiority) == pytest.approx((-lead.elo, 1 - lead.superiority))


def test_two_agents_differ_by_the_elo_of_their_score() -> None:
    lead = rate(score("A", "B", 640, 360)).lead("A", "B")

    assert lead.elo == pytest.approx(400 * np.log10(640.5 / 360.5), abs=1e-2)
    # 1.96 standard errors of log odds, by hand
    assert lead.high - lead.low == pytest.approx(2 * 1.96 * 173.7 / (1000 * 0.2304) ** 0.5, rel=0.1)
    assert lead.superiority == 1


def test_rounds_whose_games_end_alike_are_worth_one_game_each() -> None:
    games = score("A", "B", 600, 400)
    alike = [
        PlayedRound(each.agents, each.number, (each.winners[0],) * 2, (1, 1)) for each in games
    ]
    sure, unsure = (rate(each).lead("A", "B") for each in (games, alike))

    assert (unsure.high - unsure.low) / (sure.high - sure.low) == pytest.approx(2**0.5, rel=0.1)


def test_equals_are_superior_as_often_as_not() -> None:
    lead = rate(score("A", "B", 50, 50)).lead("A", "B")

    assert lead.elo == pytest.approx(0, abs=1e-6)
    assert lead.superiority == pytest.approx(0.5, abs=0.05)


def test_rock_paper_and_scissors_are_rated_equal() -> None:
    circle = [("rock", "scissors"), ("scissors", "paper"), ("paper", "rock")]
    found = rate([each for pair in circle for each in score(*pair, 80, 20)])

    assert found.elo == pytest.approx([0, 0, 0], abs=1e-6)


def test_the_order_of_rounds_does_not_matter() -> None:
    found = rate(POOL).ratings()

    assert found == rate(reversed(POOL)).ratings()
    assert found == rate(Random(5).sample(POOL, len(POOL))).ratings()


def test_an_agent_that_wins_all_games_is_far_above_and_how_far_is_unsure() -> None:
    lead = rate(score("A", "B", 100, 0)).lead("A", "B")

    assert 500 < lead.low < lead.elo < lead.high < 10_000


def test_games_of_one_agent_leave_its_rating_unchanged() -> None:
    alone = [PlayedRound(("weak",) * 4, number, ((0,),) * 4, (1,) * 4) for number in range(20)]

    assert rate(alone).ratings()[0].elo == pytest.approx(0, abs=1e-6)


def test_games_without_result_and_with_partners_are_shared() -> None:
    shared = [PlayedRound(("A", "B"), number, ((), ()), (1, 1)) for number in range(20)]
    partners = [
        PlayedRound(("A", "B") * 2, number, ((0, 2), (1, 3)) * 2, (1,) * 4) for number in range(20)
    ]

    assert rate(shared).lead("A", "B").elo == pytest.approx(0, abs=1e-6)
    assert rate(partners).lead("A", "B").elo == pytest.approx(0, abs=1e-6)


def test_without_games_there_is_no_ladder() -> None:
    assert rate([]).ratings() == []


@pytest.mark.parametrize(
    "kind", [KindOfPool(2, 30, 0.0), KindOfPool(4, 15, 0.5)], ids=["heads-up", "four"]
)
def test_intervals_hold_the_truth_about_as_often_as_they_say(kind: KindOfPool) -> None:
    assert 0.9 < coverage(kind, pools=40, seed=1, resamples=300) < 0.99
