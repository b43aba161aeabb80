"""Intervals for shares that are measured in rounds.

The games of a round share their deal, so they are not independent; the means of
rounds are, and their spread says how sure a share is.  Shares near 0 or 1 are
common and rounds may be few, where Student's interval lies; so a share gets
Wilson's interval for the *effective* number of games, that of independent games
which would spread as much (N. Dean, M. Pagano, "Evaluating Confidence Interval
Methods for Binomial Proportions in Clustered Surveys", Journal of Survey
Statistics and Methodology 3, 2015).  A share less luck may lie outside 0 to 1 and
gets Student's.  Neither needs chance, as a bootstrap would.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, sqrt
from typing import Final

SURE: Final = 1.959964  # standard deviations on each side that hold 95 %
FEW: Final = 10  # rounds below which the spread itself is hardly known


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean and its 95 % interval."""

    share: float
    low: float
    high: float


def wilson(wins: float, games: float) -> tuple[float, float]:
    """Return Wilson's 95 % interval for a share of *wins* in *games*; (0, 1) without games."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    square = SURE**2 / games
    middle = (share + square / 2) / (1 + square)
    half = SURE * sqrt(share * (1 - share) / games + square / games / 4) / (1 + square)
    return max(0.0, middle - half), min(1.0, middle + half)


def share_of(rounds: Sequence[float]) -> Estimate:
    """Return the mean of shares by round, 0 to 1, with Wilson's 95 % interval.

    Of fewer than ten rounds, or of rounds all alike, the spread is not known: each
    counts as one game.  Without rounds nothing is known.
    """
    number = len(rounds)
    if number == 0:
        return Estimate(0.5, 0.0, 1.0)
    share = sum(rounds) / number
    spread = variance(rounds)
    if number < FEW or spread == 0:
        return Estimate(share, *wilson(share * number, number))
    games = share * (1 - share) * number / spread * (SURE / student(number - 1)) ** 2
    return Estimate(share, *wilson(share * games, games))


def share_of_games(wins: Sequence[float], games: Sequence[int]) -> Estimate:
    """Return the share of *wins* in all *games*, both by round, as :func:`share_of` does.

    Rounds may differ in the number of their games, none of which is 0: a round counts by what
    it wins beyond the share of all (the linearized ratio; W. G. Cochran, Sampling Techniques,
    1977, 6.3).
    """
    if not games:
        return share_of([])
    share, size = sum(wins) / sum(games), sum(games) / len(games)
    return share_of(
        [share + (won - share * number) / size for won, number in zip(wins, games, strict=True)]
    )


def mean_of(rounds: Sequence[float]) -> Estimate:
    """Return the mean of *rounds* with Student's 95 % interval, endless for fewer than ten."""
    number = len(rounds)
    mean = sum(rounds) / number if number else 0.5
    known = number >= FEW
    half = student(number - 1) * sqrt(variance(rounds) / number) if known else inf
    return Estimate(mean, mean - half, mean + half)


def variance(numbers: Sequence[float]) -> float:
    """Return the variance of a sample; 0 for fewer than two numbers."""
    if len(numbers) < 2 or max(numbers) == min(numbers):  # sums of equal numbers are not exact
        return 0.0
    mean = sum(numbers) / len(numbers)
    return sum((number - mean) ** 2 for number in numbers) / (len(numbers) - 1)


def student(freedom: int) -> float:
    """Return how many standard errors hold 95 %, for Student's t of *freedom* degrees of freedom.

    The series in 1 / *freedom* of Abramowitz and Stegun, Handbook of Mathematical
    Functions, 26.7.5; to three digits from 5 degrees on.
    """
    z = SURE
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
    )
    return z + sum(term / freedom**power for power, term in enumerate(terms, 1))
