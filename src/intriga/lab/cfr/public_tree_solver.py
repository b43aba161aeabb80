"""The solver of public trees: rounds of CFR+, and exact best responses to the result."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

import numpy as np

from intriga.core.compiled.engine import kernel
from intriga.lab.cfr import tree_walk
from intriga.lab.cfr.public_tree import (
    CHOICES,
    GAPS,
    REGRETS,
    RESPONSE,
    Array,
    PublicTree,
    WalkBuffers,
)

if TYPE_CHECKING:
    from numpy.typing import NDArray

DEPTH: Final = 200  # most nodes on a way through the tree
ACTIONS: Final = 6  # most at a node
step = tree_walk.walk


def _rounds(
    game: PublicTree,
    buffers: WalkBuffers,
    first: int,
    number: int,
    regrets: Array,
    sums: Array,
    payoffs: Array,
    out: Array,
) -> None:
    """Play rounds *first* to *first* + *number* - 1, from 1, of alternating updates."""
    for t in range(first, first + number):
        weight = float(t) * float(t)
        step(game, buffers, REGRETS, 0, weight, regrets, sums, sums, payoffs, out)
        step(game, buffers, REGRETS, 1, weight, regrets, sums, sums, payoffs, out)


def _once(
    game: PublicTree,
    buffers: WalkBuffers,
    task: int,
    player: int,
    sums: Array,
    others: Array,
    payoffs: Array,
    out: Array,
) -> None:
    """Walk the tree once, learning nothing."""
    step(game, buffers, task, player, 0.0, sums, sums, others, payoffs, out)


_compiled_rounds = kernel(_rounds, [tree_walk])
_compiled_once = kernel(_once, [tree_walk])


def room_for(game: PublicTree, actions: int = ACTIONS) -> WalkBuffers:
    """Return room for walks over games with the types of *game*."""
    most = max(int(game.sizes.max()), int(game.rows.max()), 1)
    actions = max(actions, CHOICES)
    return WalkBuffers(
        node=np.zeros(DEPTH, np.int64),
        next=np.zeros(DEPTH, np.int64),
        reach=np.zeros((DEPTH, 2, most)),
        strategy=np.zeros((DEPTH, actions, most)),
        values=np.zeros((DEPTH, actions, most)),
        total=np.zeros(most),
    )


@dataclass
class PublicTreeSolver:
    """The state of CFR+ for one game: regrets and averages of every decision.

    ``payoffs`` [number, class of player 0, class of player 1] are what leaves pay to
    player 0.
    """

    game: PublicTree
    payoffs: "NDArray[np.float64]"
    buffers: WalkBuffers
    regrets: "NDArray[np.float32]" = field(default_factory=lambda: np.zeros(0, np.float32))
    sums: "NDArray[np.float32]" = field(default_factory=lambda: np.zeros(0, np.float32))
    rounds: int = 0

    def make_room(self, places: int) -> None:
        """Make sure that there are *places* for regrets; new ones are 0."""
        if len(self.regrets) < places:
            more = np.zeros(places + places // 2, np.float32)
            more[: len(self.regrets)] = self.regrets
            self.regrets = more
            self.sums = np.concatenate(
                [self.sums, np.zeros(len(more) - len(self.sums), np.float32)]
            )

    def run(self, rounds: int) -> None:
        """Play that number of further rounds."""
        out = np.zeros((0, 1))
        _compiled_rounds(
            self.game,
            self.buffers,
            self.rounds + 1,
            rounds,
            self.regrets,
            self.sums,
            self.payoffs,
            out,
        )
        self.rounds += rounds

    def discount(self) -> None:
        """Let the averages count as if half as many rounds had made them.

        The weight of *t* rounds is about t**3 / 3, so half of them weigh an eighth.
        """
        self.sums *= 0.125
        self.rounds //= 2

    def response(self, player: int, nodes: int = 1) -> "NDArray[np.float64]":
        """Return the value of the best response of *player* to the averages.

        [node, own type], counterfactual, for the first *nodes* nodes and as many types as
        there are at the root.
        """
        out = np.zeros((nodes, int(self.game.sizes[0, player])))
        _compiled_once(
            self.game, self.buffers, RESPONSE, player, self.sums, self.sums, self.payoffs, out
        )
        return out

    def bounds(self) -> tuple[float, float]:
        """Return the guarantees of the averages of player 0 and of player 1, as values for 0."""
        return -float(self.response(1).sum()), float(self.response(0).sum())


def gaps(
    game: PublicTree,
    buffers: WalkBuffers,
    first: "NDArray[np.float32]",
    second: "NDArray[np.float32]",
    payoffs: "NDArray[np.float64]",
) -> "NDArray[np.float64]":
    """Return for each leaf how much of *payoffs* is reached, [node].

    Player 0 follows the averages *first*, player 1 *second*.
    """
    out = np.zeros((len(game.kind), 1))
    _compiled_once(game, buffers, GAPS, 0, first, second, payoffs, out)
    return out[:, 0]
