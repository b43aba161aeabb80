"""Our solver of a turn against OpenSpiel and linear programming, on the same turn with tables."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from intriga.agents.resolving.rounds import Resolver, no_nets
from intriga.lab.duels.cross_check import nash_conv
from intriga.lab.duels.truncated import lp_value
from intriga.lab.duels.turns.along import follow, with_tables
from intriga.lab.duels.turns.efg import Tables, TurnRoot, walked

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from intriga.agents.resolving.turn_game import TurnGame


@dataclass(frozen=True)
class Agreement:
    """What we and the others say after some rounds; values are those of player 0.

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
        """Return by how much we and OpenSpiel differ, or the value is outside our bounds."""
        gain = abs(self.nash_conv - (self.high - self.low))
        return max(gain, self.low - self.lp, self.lp - self.high)


def agreement(
    root: TurnRoot,
    joint: "NDArray[np.float64]",
    game: "TurnGame",
    rounds: Sequence[int],
    seed: int = 0,
) -> Iterator[Agreement]:
    """Yield how the others agree with us on *game*, which is *root* with *joint*, after *rounds*.

    *rounds* ascend.  Leaves get random tables that follow from *seed*.

    Raises:
        ValueError: the tree is not that of the rules.
        BadOptions: OpenSpiel or SciPy is not installed.
    """
    tables = Tables(seed)
    histories = walked(root, joint, tables)
    met = follow(game, histories)
    lp = lp_value(histories)
    solver = Resolver(with_tables(game, met, tables), no_nets(), precision=np.float64)
    for number in rounds:
        solver.run(number - solver.rounds)
        high, low = float(solver.response(0).sum()), -float(solver.response(1).sum())
        gain = nash_conv(histories, met.chances(solver.strategy()))
        yield Agreement(number, low, high, lp, gain)
