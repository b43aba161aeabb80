"""Intervals of rounds hold the truth as often as they say."""

from math import inf

import numpy as np
import pytest

from intriga.matches.report import mean_of, share_of, share_of_games, student, variance, wilson


@pytest.mark.parametrize(
    ("freedom", "quantile"), [(5, 2.5706), (9, 2.2622), (29, 2.0452), (200, 1.9719)]
)
def test_students_quantile_is_that_of_the_tables(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, abs=0.006)


@pytest.mark.parametrize("number", [20, 100])
@pytest.mark.parametrize("share", [0.25, 0.5, 0.9])
def test_games_that_share_their_deal_are_covered(share: float, number: int) -> None:
    """Each round has a mood of its own, so its games are alike; plain Wilson would be too sure."""
    random = np.random.default_rng(number)
    held = plain = 0
    for _ in range(600):
        moods = random.beta(2 * share, 2 * (1 - share), number)
        rounds = (random.binomial(4, moods) / 4).tolist()
        found = share_of(rounds)
        held += found.low <= share <= found.high
        low, high = wilson(sum(rounds) * 4, number * 4)
        plain += low <= share <= high

    assert 0.925 <= held / 600 <= 0.985
    assert plain / 600 < 0.9


@pytest.mark.parametrize("number", [20, 100])
def test_means_without_bounds_are_covered(number: int) -> None:
    random = np.random.default_rng(number)
    found = [mean_of(random.normal(0.3, 0.5, number).tolist()) for _ in range(600)]

    assert 0.93 <= sum(each.low <= 0.3 <= each.high for each in found) / 600 <= 0.97


def test_rounds_all_alike_leave_doubt() -> None:
    for share, number in ((0.0, 40), (1.0, 40), (0.5, 3)):
        found = share_of([share] * number)
        assert found.share == share
        assert found.high - found.low > 0.05
        assert found.low <= share <= found.high


def test_without_rounds_nothing_is_known() -> None:
    assert (share_of([]).low, share_of([]).high) == (0.0, 1.0)
    assert (mean_of([0.1, 0.2]).low, mean_of([]).high) == (-inf, inf)
    assert variance([0.1]) == variance([0.1, 0.1, 0.1]) == 0


def test_rounds_of_different_length_are_covered_too() -> None:
    random = np.random.default_rng(5)
    held = 0
    for _ in range(600):
        games = random.integers(1, 5, 60)
        wins = random.binomial(games, random.beta(0.6, 1.4, 60))
        found = share_of_games(wins.tolist(), games.tolist())
        held += found.low <= 0.3 <= found.high

    assert 0.925 <= held / 600 <= 0.985


def test_rounds_of_one_length_give_the_interval_of_their_shares() -> None:
    shares = [0.25, 0.5, 0, 1, 0.25, 0.75, 0.25, 0.5, 0.25, 0, 0.5, 0.25]

    assert share_of_games([4 * share for share in shares], [4] * len(shares)) == share_of(shares)
