"""Ratings of a pool, one number for each agent, and intervals that hold at all times.

A rating is for display beside win shares.  It is
Plackett–Luce by openskill (R. C. Weng, C.-J. Lin, "A Bayesian Approximation Method
for Online Ranking", JMLR 12, 2011): every seat is a team of one, the winner comes first
and all others share the second place, because the order of elimination is nobody's aim.
The method looks at one game after the other, so several passes are made, each over
all rounds in another order, and averaged.

A number cannot tell who beats whom: where A beats B, B beats C and C beats A it
hides it, and it depends on who is in the pool.  It is never to be read alone.

An interval for a number of games fixed beforehand is wrong more often than it
says when a contest stops as soon as it looks good.  A *confidence sequence* holds the
truth at all times together with 95 %.  This is the hedged capital process of
I. Waudby-Smith and A. Ramdas, "Estimating means of bounded random variables by
betting", JRSS B 86, 2024 (arXiv:2010.09686), theorem 3: for every mean that could be,
half of a capital of 1 is bet on more and half on less; a mean at which either half,
as it stands, ever reaches 20 (Ville's inequality) is ruled out for good.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from math import log, prod, sqrt
from random import Random
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from intriga.lab.arena.contest_file import PlayedRound
from intriga.matches.report import SURE, Estimate

if TYPE_CHECKING:
    from numpy.typing import NDArray


PASSES: Final = 8
MOST_ROUNDS: Final = 5000  # in a pass: beyond, every pass takes some of them


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong an agent is held to be, with the 95 % interval that the method believes in.

    An unknown agent begins with 25 and an interval of ± 16.
    """

    agent: str
    mean: float
    low: float
    high: float


def rate(rounds: Iterable[PlayedRound], *, passes: int = PASSES) -> list[Rating]:
    """Return the ratings of all agents in *rounds*, the strongest first.

    The interval holds the doubt of the method and how much the order of games matters.
    """
    known = sorted(rounds, key=lambda each: (each.agents, each.number))
    found = [_pass(known, Random(number)) for number in range(passes if known else 0)]  # noqa: S311
    names = found[0] if found else {}
    ratings = [_rating(name, [each[name] for each in found]) for name in names]
    return sorted(ratings, key=lambda each: -each.mean)


def _rating(name: str, found: Sequence[tuple[float, float]]) -> Rating:
    """Return the mean of several passes, each a mean and a standard deviation."""
    mean = sum(mu for mu, _ in found) / len(found)
    order = sum((mu - mean) ** 2 for mu, _ in found) / len(found)
    doubt = sum(sigma**2 for _, sigma in found) / len(found)
    half = SURE * sqrt(order + doubt)
    return Rating(name, mean, mean - half, mean + half)


def _pass(rounds: Sequence[PlayedRound], random: Random) -> dict[str, tuple[float, float]]:
    """Return mean and standard deviation of every agent after all *rounds* in some order."""
    model = _model()
    names = sorted({name for each in rounds for name in each.agents})
    ratings: dict[str, Any] = {name: model.rating() for name in names}
    for each in random.sample(rounds, min(len(rounds), MOST_ROUNDS)):
        for winners in each.winners:
            if winners:
                _update(ratings, each.agents, winners)
    return {name: (rating.mu, rating.sigma) for name, rating in ratings.items()}


def _update(ratings: dict[str, Any], agents: Sequence[str], winners: Sequence[int]) -> None:
    """Change *ratings* by one game; an agent on several seats by all of them together."""
    model = _model()
    teams = [[model.rating(mu=ratings[name].mu, sigma=ratings[name].sigma)] for name in agents]
    places = [1 if seat in winners else 2 for seat in range(len(agents))]
    after = [team[0] for team in model.rate(teams, ranks=places)]
    for name in set(agents):
        old = ratings[name]
        own = [each for each, agent in zip(after, agents, strict=True) if agent == name]
        mu = old.mu + sum(each.mu - old.mu for each in own)
        sigma = old.sigma * prod(each.sigma / old.sigma for each in own)
        ratings[name] = model.rating(mu=mu, sigma=sigma)


@cache
def _model() -> Any:  # noqa: ANN401  openskill's own class
    """Return the model, in which strength does not drift."""
    from openskill.models import PlackettLuce  # noqa: PLC0415  only who rates waits for it

    return PlackettLuce(tau=0.0)


ERROR: Final = 0.05
STEPS: Final = 1000  # means tried between 0 and 1; ends are rounded outwards
MOST_BET: Final = 0.5  # of the stake that could be lost at once


class ConfidenceSequence:
    """The confidence sequence of the mean of numbers from 0 to 1, fed one at a time."""

    def __init__(self) -> None:
        self.means: NDArray[np.float64] = np.linspace(0, 1, STEPS + 1)
        self.more = np.full(STEPS + 1, log(1 / 2))  # log capital of the bets on more
        self.less = np.full(STEPS + 1, log(1 / 2))
        self.possible = np.ones(STEPS + 1, np.bool_)
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
        self.possible &= np.maximum(self.more, self.less) < log(1 / ERROR)
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
        left = np.flatnonzero(self.possible)
        if not len(left):  # every mean was rejected; expected in at most 5 % of runs
            return Estimate(share, share, share)
        low = max(0, int(left[0]) - 1) / STEPS
        high = min(STEPS, int(left[-1]) + 1) / STEPS
        return Estimate(share, low, high)

    def excludes(self, share: float) -> bool:
        """Say whether the interval leaves *share* out."""
        found = self.interval()
        return not found.low <= share <= found.high
