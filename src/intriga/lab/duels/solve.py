"""A certified interval for the value of one duel, and the strategies that certify it.

Two games on one tree: behind the horizon one pays what player 0 is sure of, the other what
player 1 is sure of (``clairvoyant``).  The value of the real game, which has no horizon, lies
between their values.  The guarantee of a strategy is found by the other's exact best
response, so the interval holds however well or badly the solver did.

The tree grows at the leaves that the hopeful strategies of both reach most, counted with the
width of their bounds: when those are tight the interval is (as in heuristic search value
iteration: T. Smith, R. Simmons, "Heuristic Search Value Iteration for POMDPs", UAI 2004).
"""

from dataclasses import dataclass, field
from time import process_time
from typing import TYPE_CHECKING, Final

import numpy as np

from intriga.lab.cfr.solver import Solver, gaps, room_for
from intriga.lab.duels.clairvoyant import STAGES
from intriga.lab.duels.tree import GROWS, STATUS, Blocks, Tree

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

    from intriga.games.coup.study.private_types import Types
    from intriga.lab.duels.clairvoyant import Bounds

ROUNDING: Final = 1e-6  # the error of adding up in another order
COST: Final = np.array([1, 6, 6, 60, 60, 50, 50, 600, 600])  # of a turn, by status, measured


Line = tuple[float, int, float, float]  # seconds, nodes, lower and upper bound


@dataclass(frozen=True)
class Effort:
    """How much to spend on one duel."""

    seconds: float = 30.0
    """Processor time."""
    width: float = 1e-3
    """Stop when the interval is this narrow."""
    nodes: int = 3_000_000
    """Most nodes of the tree."""
    rounds: int = 40
    """Rounds of CFR+ before the tree grows for the first time."""
    stages: int = STAGES
    """Turns that the simple players of ``clairvoyant`` look ahead."""


@dataclass
class Duel:
    """The solvers of one duel and the best that they found."""

    tree: Tree
    low: Solver
    high: Solver
    widths: "NDArray[np.float64]"
    interval: tuple[float, float] = (-1.0, 1.0)
    history: list[Line] = field(default_factory=list[Line])

    def run(self, rounds: int) -> None:
        """Play more rounds in both games, and keep the better bounds."""
        for solver in (self.low, self.high):
            solver.run(rounds)
        self.certify()

    def certify(self) -> tuple[float, float]:
        """Narrow the interval to the guarantees of the averages now; return its plain bounds."""
        low = self.low.bounds()[0] - ROUNDING
        high = self.high.bounds()[1] + ROUNDING
        self.interval = max(low, self.interval[0]), min(high, self.interval[1])
        return low, high

    def noise(self) -> float:
        """Return how far the solver is from solving both games: the larger distance."""
        return max(high - low for low, high in (self.low.bounds(), self.high.bounds()))

    def horizon(self) -> "tuple[NDArray[np.int64], NDArray[np.float64]]":
        """Return the leaves that can grow and how much of their widths is reached."""
        found = gaps(self.tree.game(), self.low.buffers, self.high.sums, self.low.sums, self.widths)
        columns = self.tree.columns
        grows = np.flatnonzero(
            (columns[GROWS, : self.tree.nodes] >= 0) & (found[: self.tree.nodes] > 0)
        )
        # inner nodes keep -1 in GROWS but for their own block's root, written over when grown
        return grows, found[grows]

    def grow(self, share: float, most: int) -> int:
        """Grow the leaves that make up *share* of the width reached; return how many."""
        leaves, found = self.horizon()
        if len(leaves) == 0:
            return 0
        order = np.argsort(-found / COST[self.tree.columns[STATUS, leaves]])
        reached = np.cumsum(found[order])
        chosen = order[: int(np.searchsorted(reached, share * float(reached[-1]))) + 1]
        nodes, _ = self.tree.sizes_of(leaves[chosen])
        chosen = chosen[: max(1, int(np.searchsorted(np.cumsum(nodes), most)))]
        self.tree.grow(np.sort(leaves[chosen]))
        for solver in (self.low, self.high):
            solver.game = self.tree.game()
            solver.make_room(self.tree.places)
            solver.discount()
        return len(chosen)


def begin(mover: int, other: int, types: "Types", blocks: "Blocks", bounds: "Bounds") -> Duel:
    """Return the duel with these coins, its tree one turn deep."""
    tree = Tree(mover, other, types, blocks)
    game = tree.game()
    buffers = room_for(game)
    solvers = [Solver(game, payoffs, buffers) for payoffs in (bounds.low, bounds.high)]
    for solver in solvers:
        solver.make_room(tree.places)
    return Duel(tree, solvers[0], solvers[1], bounds.high - bounds.low)


def solve(
    duel: Duel, effort: Effort, report: "Callable[[Duel], None] | None" = None
) -> tuple[float, float]:
    """Narrow the interval of *duel* with so much effort; return it.

    The averages in the solvers are those of the last tree: their own bounds may be a
    little wider than the interval, which keeps the best of all trees.
    """
    begun = process_time()
    rounds = effort.rounds
    while True:
        duel.run(rounds)
        spent = process_time() - begun
        low, high = duel.interval
        duel.history.append((spent, duel.tree.nodes, low, high))
        if report:
            report(duel)
        if high - low <= effort.width or spent > effort.seconds:
            return duel.interval
        noise = duel.noise()
        if noise > (high - low) / 2 and noise > effort.width / 4:
            continue  # a larger tree would not help yet
        left = effort.nodes - duel.tree.nodes
        if left <= 0 or not duel.grow(share=0.8, most=min(left, 6 * duel.tree.nodes)):
            if noise < effort.width / 8:
                return duel.interval
            rounds *= 2
