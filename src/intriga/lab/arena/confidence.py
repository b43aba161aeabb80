"""Sureness of many looks at one contest, and of many pairings in one report.

An interval for a number of games fixed beforehand is wrong more often than it
says when a contest stops as soon as it looks good.  A *confidence sequence* holds the
truth at all times together with 95 %.  This is the hedged capital process of
I. Waudby-Smith and A. Ramdas, "Estimating means of bounded random variables by
betting", JRSS B 86, 2024 (arXiv:2010.09686), theorem 3: for every mean that could be,
half of a capital of 1 is bet on more and half on less; a mean at which either half,
as it stands, ever reaches 20 (Ville's inequality) is ruled out for good.

Where many pairings stand in one table, some look unequal by luck.  The step-up procedure of
Y. Benjamini and Y. Hochberg, "Controlling the False Discovery Rate", JRSS B 57, 1995, says
which of them may be called unequal so that 5 % of those calls are expected to be wrong.
"""

from collections.abc import Sequence
from math import exp, log, sqrt
from typing import TYPE_CHECKING, Final

import numpy as np

from intriga.matches.report import Estimate

if TYPE_CHECKING:
    from numpy.typing import NDArray

ERROR: Final = 0.05
STEPS: Final = 1000  # means tried between 0 and 1; ends are rounded outwards
MOST_BET: Final = 0.5  # of the stake that could be lost at once


class ConfidenceSequence:
    """The confidence sequence of the mean of numbers from 0 to 1, fed one at a time."""

    def __init__(self) -> None:
        self.means: NDArray[np.float64] = np.linspace(0, 1, STEPS + 1)
        self.more = np.full(STEPS + 1, log(1 / 2))  # log capital of the bets on more
        self.less = np.full(STEPS + 1, log(1 / 2))
        self.peak = np.full(STEPS + 1, log(1 / 2))  # the most that either ever was
        self.number = 0
        self.total = 0.0
        self.squares = 0.25  # a first guess of the variance, as in the paper

    def add(self, number: float) -> None:
        """Take the next number.

        The bet on it follows from the numbers before alone.
        """
        bet = self._bet()
        with np.errstate(divide="ignore"):
            more = np.minimum(bet, MOST_BET / self.means)
            less = np.minimum(bet, MOST_BET / (1 - self.means))
        self.more += np.log1p(more * (number - self.means))
        self.less += np.log1p(-less * (number - self.means))
        np.maximum(self.peak, np.maximum(self.more, self.less), out=self.peak)
        self.number += 1
        self.total += number
        self.squares += (number - self._mean()) ** 2

    def _bet(self) -> float:
        """Return the part to bet: the more numbers there were, and vary, the smaller."""
        variance = self.squares / (self.number + 1)
        time = self.number + 1
        return sqrt(2 * log(2 / ERROR) / (variance * time * log(time + 1)))

    def _mean(self) -> float:
        """Return the mean so far, drawn towards one half by one number before the first."""
        return (self.total + 0.5) / (self.number + 1)

    def interval(self) -> Estimate:
        """Return the mean of the numbers so far and the interval that may be looked at now."""
        share = self.total / self.number if self.number else 0.5
        left = np.flatnonzero(self.peak < log(1 / ERROR))
        if not len(left):  # every mean was rejected; expected in at most 5 % of runs
            return Estimate(share, share, share)
        low = max(0, int(left[0]) - 1) / STEPS
        high = min(STEPS, int(left[-1]) + 1) / STEPS
        return Estimate(share, low, high)

    def excludes(self, share: float) -> bool:
        """Say whether the interval leaves *share* out."""
        found = self.interval()
        return not found.low <= share <= found.high

    def p_value(self, share: float) -> float:
        """Return the p-value of the mean being *share*, which may be looked at any time.

        It is 1 / the most capital that betting against that mean ever had.
        """
        place = share * STEPS
        beside = self.peak[int(place)], self.peak[min(STEPS, int(place) + 1)]
        return min(1.0, exp(-min(beside)))


def benjamini_hochberg(p_values: Sequence[float]) -> list[float]:
    """Return the adjusted p-values of *p_values*, in their order.

    Calling unequal whatever has 0.05 or less errs in 5 % of these calls, on average, if the
    p-values are independent or positively dependent.
    """
    number = len(p_values)
    adjusted = [1.0] * number
    least = 1.0
    order = sorted(range(number), key=lambda place: -p_values[place])
    for above, place in enumerate(order):
        least = min(least, p_values[place] * number / (number - above))
        adjusted[place] = least
    return adjusted
