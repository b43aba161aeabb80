"""The solver of small games: rounds of CFR+ over all histories, and exact best responses.

Regret matching+ with alternating updates, and averages weighted by the number of the round
(O. Tammelin, "Solving Large Imperfect Information Games Using CFR+", 2014).
"""

from fractions import Fraction
from itertools import pairwise
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from intriga.lab.cfr.history_tree import HistoryTree

if TYPE_CHECKING:
    from numpy.typing import NDArray

SEATS: Final = (0, 1)
LARGEST_DENOMINATOR: Final = 100
SIGN: Final = (1.0, -1.0)  # of what seat 0 wins, for each seat


class SolvedValue(NamedTuple):
    """The worth of two strategies to seat 0: against each other, and at their worst.

    Seat 0 gets at least ``low`` by its own, and seat 1 concedes at most ``high`` by its own; the
    value of the game lies between them.
    """

    met: float
    low: float
    high: float

    @property
    def nash_conv(self) -> float:
        """The gain of both seats together by best responses: 0 in equilibrium."""
        return self.high - self.low

    @property
    def exploitability(self) -> float:
        """Half of that, as OpenSpiel counts it."""
        return self.nash_conv / 2


class HistorySolver:
    """The state of CFR+ for one tree: regrets and averages of every answer, [M]."""

    def __init__(self, tree: HistoryTree) -> None:
        """Begin with nothing learned: every answer is as likely as the others."""
        self.tree, self.rounds = tree, 0
        answers = len(tree.owner)
        self.regrets, self.sums = np.zeros(answers), np.zeros(answers)
        self._levels = [
            slice(first, end) for first, end in zip(tree.levels[:-1], tree.levels[1:], strict=True)
        ]
        firsts = np.unique(tree.state, return_index=True)[1]
        self._firsts = firsts[tree.state[firsts] >= 0]  # a history of each information state
        self._asked = [np.flatnonzero((tree.answer >= 0) & self._is_of(seat)) for seat in SEATS]

    def _is_of(self, seat: int) -> "NDArray[np.bool_]":
        """Say which histories were come to by an answer of *seat*, [N]."""
        return (self.tree.mover[self.tree.parent] == seat) & (self.tree.parent >= 0)

    def run(self, rounds: int) -> None:
        """Play that number of further rounds."""
        for _ in range(rounds):
            self.rounds += 1
            for seat in SEATS:
                self._learn(seat)

    def _learn(self, seat: int) -> None:
        """Update the regrets of *seat*, and the average of what it played."""
        strategy = self._in_proportion(self.regrets)
        own = self.reach(strategy, (seat,), by_chance=False)
        gained = self._gains(strategy, seat, self.values(strategy))
        mine = self.tree.seat == seat
        self.regrets = np.where(mine, np.maximum(self.regrets + gained, 0), self.regrets)
        came = own[self._firsts][self.tree.owner] * strategy
        self.sums += np.where(mine, self.rounds * came, 0)

    def _gains(
        self, strategy: "NDArray[np.float64]", seat: int, values: "NDArray[np.float64]"
    ) -> "NDArray[np.float64]":
        """Return how much better each answer of *seat* is than its strategy, [M]."""
        tree, after = self.tree, self._asked[seat]
        others = self.reach(strategy, (1 - seat,), by_chance=True)[tree.parent[after]]
        better = SIGN[seat] * (values[after] - values[tree.parent[after]])
        gains: NDArray[np.float64] = np.zeros(len(tree.owner))
        np.add.at(gains, tree.answer[after], others * better)
        return gains

    def _in_proportion(self, weights: "NDArray[np.float64]") -> "NDArray[np.float64]":
        """Return strategies in proportion to *weights* [M], even where all are 0."""
        owner = self.tree.owner
        whole = np.bincount(owner, weights)[owner]
        even = 1 / np.bincount(owner)[owner]
        return np.where(whole > 0, weights / np.where(whole > 0, whole, 1), even)

    @property
    def average(self) -> "NDArray[np.float64]":
        """The average strategies of both seats: the probability of each answer, [M]."""
        return self._in_proportion(self.sums)

    def reach(
        self, strategy: "NDArray[np.float64]", seats: tuple[int, ...], *, by_chance: bool
    ) -> "NDArray[np.float64]":
        """Return how likely *seats*, and chance where it counts, let each history come, [N]."""
        tree = self.tree
        step = tree.chance.copy() if by_chance else np.ones(len(tree.parent))
        for seat in seats:
            after = self._asked[seat]
            step[after] = strategy[tree.answer[after]]
        for level in self._levels[1:]:
            step[level] *= step[tree.parent[level]]
        return step

    def values(self, strategy: "NDArray[np.float64]") -> "NDArray[np.float64]":
        """Return what each history is worth to seat 0 where both follow *strategy* [M], [N]."""
        tree = self.tree
        worth, part = tree.worth.copy(), tree.chance.copy()
        answered = tree.answer >= 0
        part[answered] = strategy[tree.answer[answered]]
        for before, level in reversed([*pairwise(self._levels)]):
            parents = tree.parent[level] - before.start
            number = before.stop - before.start
            worth[before] += np.bincount(parents, part[level] * worth[level], number)
        return worth

    def best_response(self, strategy: "NDArray[np.float64]", seat: int) -> "NDArray[np.float64]":
        """Return *strategy* [M] with that of *seat* replaced by a best response to the other's.

        The last questions are answered first, since the earlier ones depend on them.
        """
        tree, best = self.tree, strategy.copy()
        for asked in range(int(tree.asked[tree.seat == seat].max(initial=-1)), -1, -1):
            gained = self._gains(best, seat, self.values(best))
            now = np.flatnonzero((tree.seat == seat) & (tree.asked == asked))
            order = now[np.lexsort((-gained[now], tree.owner[now]))]
            best[now] = 0
            best[order[np.unique(tree.owner[order], return_index=True)[1]]] = 1
        return best

    def value(self, strategy: "NDArray[np.float64]") -> SolvedValue:
        """Return what *strategy* [M] is worth, and how far best responses bring it."""
        low, high = (float(self.values(self.best_response(strategy, seat))[0]) for seat in (1, 0))
        return SolvedValue(float(self.values(strategy)[0]), low, high)


def near_fraction(value: SolvedValue) -> Fraction | None:
    """Return the only fraction of its kind between ``low`` and ``high``, None if none is near.

    Of all with no larger denominator, which is at most 100, it alone may be the value.
    """
    near = Fraction((value.low + value.high) / 2).limit_denominator(LARGEST_DENOMINATOR)
    within = value.low <= near <= value.high
    return near if within and value.nash_conv < 1 / near.denominator**2 else None
