"""Our solver of a turn against OpenSpiel and linear programming, on the same turn with tables."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from intriga.agents.resolving.rounds import Resolver, no_nets
from intriga.agents.resolving.turn_game import TurnGame
from intriga.games.coup.study.turns.shapes import shape
from intriga.games.coup.study.turns.weights import fill
from intriga.lab.duels.cross_check import nash_conv
from intriga.lab.duels.truncated import lp_value
from intriga.lab.duels.turns.along import follow, with_tables
from intriga.lab.duels.turns.efg import EndTables, walked
from intriga.lab.duels.turns.recipe import RootMix
from intriga.lab.duels.turns.sampling import TurnStart, fresh

COINS: Final = {
    "1-1": ((5, 5), (4, 4), (4, 3), (5, 3), (6, 1), (6, 4), (3, 5), (2, 5), (1, 6), (5, 8), (3, 3)),
    "2-1": ((2, 2), (5, 1), (3, 4), (8, 2)),
    "1-2": ((2, 2), (5, 1), (3, 4), (8, 2)),
    "2-2": ((2, 2), (5, 3), (8, 2), (10, 4)),
}
"""The coins of mover and other at which turns of each kind are checked."""


def checked_turns(kind: str, seed: int) -> Iterator[TurnStart]:
    """Yield turns of *kind* to be checked, at all of its coins: cards and beliefs by chance.

    Every second one has even beliefs.
    """
    random = np.random.default_rng(seed)
    for number, coins in enumerate(COINS[kind]):
        yield replace(fresh(kind, RootMix(even=number % 2), random), coins=coins)


@dataclass(frozen=True)
class Agreement:
    """Our figures after some rounds, and those of the others; values are those of player 0.

    Our best responses bound the value of the turn, *low* to *high*; *lp* is it by linear
    programming, and *nash_conv* OpenSpiel's gain of best responses to our averages.
    """

    rounds: int
    low: float
    high: float
    lp: float
    nash_conv: float

    @property
    def wrong(self) -> float:
        """Return by how much we and OpenSpiel differ, or the value is outside our bounds.

        NaN where one of the figures is.
        """
        gain = abs(self.nash_conv - (self.high - self.low))
        return float(np.max([gain, self.low - self.lp, self.lp - self.high]))


def largest_wrong(found: Sequence[Agreement]) -> float:
    """Return the largest that is wrong in *found*, NaN where one is."""
    return float(np.max([each.wrong for each in found]))


def turn_of(start: TurnStart) -> TurnGame:
    """Return our tree of the turn at *start*, in the precision of checks."""
    tree = shape(*start.influences, start.coins)
    return fill(tree, start.joint, start.coins, start.face_up, np.float64)


def agreement(
    start: TurnStart,
    game: TurnGame,
    rounds: Sequence[int],
    seed: int = 0,
) -> Iterator[Agreement]:
    """Yield how the others agree with us on the turn at *start* after *rounds*, which ascend.

    *game* is our tree of it.  Its ends get random tables that follow from *seed*.

    Raises:
        ValueError: the tree is not that of the rules.
        BadOptions: OpenSpiel or SciPy is not installed.
    """
    tables = EndTables(seed)
    histories = walked(start, tables)
    met = follow(game, histories)
    lp = lp_value(histories)
    tabled = with_tables(game, met, tables)
    solver = Resolver(tabled, no_nets(), precision=np.float64)
    for number in rounds:
        solver.run(number - solver.rounds)
        high, low = float(solver.response(0).sum()), -float(solver.response(1).sum())
        gain = nash_conv(histories, met.chances(solver.strategy()))
        yield Agreement(number, low, high, lp, gain)
