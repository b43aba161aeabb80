"""A certified interval for the value of one duel, and the strategies that certify it.

Two games on one tree: behind the horizon one pays what player 0 is sure of, the other what
player 1 is sure of.  The value of the real game, which has no horizon, lies
between their values.  The guarantee of a strategy is found by the other's exact best
response, so the interval holds however well or badly the solver did.

The tree grows at the leaves that the hopeful strategies of both reach most, counted with the
width of their bounds: when those are tight the interval is (as in heuristic search value
iteration: T. Smith, R. Simmons, "Heuristic Search Value Iteration for POMDPs", UAI 2004).

A player is sure of a bound: the value of a simple player against one that sees all cards.
The simple player looks at coins and its own card alone and forgets everything else; its
value against the best clairvoyant opponent, card by card, is a bound for every belief
and every history, because a real opponent knows less and a real player may know more.
Its strategy is found turn by turn backwards from a far horizon that counts as lost; the
bound is the exact value of that strategy (as the bounds of POMDPs by their MDP: M. L.
Littman, A. R. Cassandra, L. P. Kaelbling, "Learning policies for partially observable
environments", ICML 1995).
"""

from dataclasses import dataclass, field
from time import process_time
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from intriga.games.coup.study import private_types
from intriga.games.coup.study.duel_turns import turn, undecided
from intriga.games.coup.vocabulary import SLOTS
from intriga.lab.cfr.public_tree_solver import PublicTreeSolver, gaps, room_for
from intriga.lab.duels.tree import (
    BLOCKS,
    CLAIRVOYANT,
    ENDS,
    EXCHANGES,
    GROWS,
    OTHER_COINS,
    STATUS,
    Block,
    Blocks,
    Tree,
    ends,
    game_of,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

    from intriga.games.coup.study.private_types import Types


STAGES: Final = 24  # turns that the simple player looks ahead
ROUNDS: Final = 60  # of CFR+ for each turn and stage


def types_of_clairvoyance(there: private_types.Cards) -> private_types.Types:
    """Return types where player 0 knows its card and player 1 both: (own, other's)."""
    both = private_types.dealt(there)
    first = np.zeros((SLOTS * SLOTS, SLOTS))
    for own in range(SLOTS):
        for other in range(SLOTS):
            first[other * SLOTS + own, own] = both[own, other]
    none = np.zeros(1, np.int64)
    places = np.arange(SLOTS + 1)
    return private_types.Types(
        sizes=np.array([[SLOTS, SLOTS * SLOTS]]),
        begins=np.array([[places, SLOTS * places]]),
        weights=np.concatenate([first.ravel(), first.T.ravel()]),
        weights_at=np.array([[0, 125]]),
        recast_at=np.zeros(3, np.int64),
        old=none,
        row=none,
        part=np.zeros(1),
        to=np.full((2, 3, 1), -1),
        rows=np.zeros(2, np.int64),
    )


@dataclass(frozen=True)
class Bounds:
    """Payoffs to player 0 [number, card, card] that bound the future from both sides."""

    low: "NDArray[np.float64]"
    high: "NDArray[np.float64]"


def clairvoyant_bounds(
    there: private_types.Cards, stages: int = STAGES, rounds: int = ROUNDS
) -> Bounds:
    """Return the bounds for the unseen cards *there*; more *stages* and *rounds* are tighter."""
    low = _Simple(there).solve(stages, rounds)
    return Bounds(low, mirrored(low))


def lost_or_won() -> Bounds:
    """Return the plain bounds: the horizon counts as lost, and as won."""
    low = np.concatenate([np.full((ENDS, SLOTS, SLOTS), -1.0), ends()[0]])
    return Bounds(low, mirrored(low))


def mirrored(low: "NDArray[np.float64]") -> "NDArray[np.float64]":
    """Return upper bounds from lower ones: *low* with the players exchanged."""
    high = low.copy()
    for number in range(ENDS):
        high[number] = -low[number ^ 1].T
    return high


class _Simple:
    """The simple player, player 0, in one-turn games against player 1 who sees everything."""

    def __init__(self, there: private_types.Cards) -> None:
        self.there = there
        self.both = private_types.dealt(there)
        self.drawing = private_types.drawing(there)
        self.payoffs = lost_or_won().low.copy()
        types = types_of_clairvoyance(there)
        self.numbers = [
            (a * OTHER_COINS + b) * 2 + seat for a, b in undecided() for seat in range(2)
        ]
        self.solvers: dict[int, PublicTreeSolver] = {}
        buffers = None
        for number in self.numbers:
            coins = divmod(number // 2, OTHER_COINS)
            block = Block(turn(*coins), number % 2, CLAIRVOYANT, types)
            game = game_of(np.array(block.lines, np.int64).T.copy(), types)
            buffers = buffers or room_for(game)
            solver = PublicTreeSolver(game, self.payoffs, buffers)
            solver.make_room(block.places)
            self.solvers[number] = solver

    def solve(self, stages: int, rounds: int) -> "NDArray[np.float64]":
        """Return the guarantees of the simple player, as payoffs."""
        for _ in range(stages):
            worth = {number: self._turn(solver, rounds) for number, solver in self.solvers.items()}
            for number, values in worth.items():
                self.payoffs[number] = values
            for number in range(BLOCKS):
                self.payoffs[EXCHANGES + number] = self._exchange(number)
        return self.payoffs

    def _turn(self, solver: PublicTreeSolver, rounds: int) -> "NDArray[np.float64]":
        """Return the exact value of the strategy found for a turn, [own card, other's card]."""
        solver.sums[:] = 0  # the turn before was another game
        solver.rounds = 0
        solver.run(rounds)
        worst = solver.response(1)[0].reshape(SLOTS, SLOTS).T
        values = np.full((SLOTS, SLOTS), -1.0)
        np.divide(-worst, self.both, out=values, where=self.both > 0)
        return values

    def _exchange(self, number: int) -> "NDArray[np.float64]":
        """Return the value of an exchange by the seat of *number* before the other's turn."""
        after = self.payoffs[number ^ 1]
        own = number % 2 == 0
        result: NDArray[Any] = np.zeros((SLOTS, SLOTS))
        for card in range(SLOTS):
            for place, pair in enumerate(private_types.DRAWN):
                held = [card, *pair]
                chance = self.drawing[card, :, place]
                if own:  # keeps what is best against the unknown card
                    kept = max(
                        held, key=lambda k: float((self.both[card] * chance * after[k]).sum())
                    )
                    result[card] += chance * after[kept]
                else:  # keeps what is worst against the card it sees
                    result[:, card] += chance * after[:, held].min(axis=1)
        return result


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
    """Turns that the simple players of the bounds look ahead."""


@dataclass
class Duel:
    """The solvers of one duel and the best that they found."""

    tree: Tree
    low: PublicTreeSolver
    high: PublicTreeSolver
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
    solvers = [PublicTreeSolver(game, payoffs, buffers) for payoffs in (bounds.low, bounds.high)]
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
