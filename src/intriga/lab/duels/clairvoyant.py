"""Bounds on values behind the horizon: a simple player against one that sees all cards.

The simple player looks at coins and its own card alone and forgets everything else; its
value against the best clairvoyant opponent, card by card, is a bound for every belief
and every history, because a real opponent knows less and a real player may know more.
Its strategy is found turn by turn backwards from a far horizon that counts as lost; the
bound is the exact value of that strategy (as the bounds of POMDPs by their MDP: M. L.
Littman, A. R. Cassandra, L. P. Kaelbling, "Learning policies for partially observable
environments", ICML 1995).
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from intriga.games.coup.study import private_types
from intriga.games.coup.study.duel_turns import turn, undecided
from intriga.games.coup.vocabulary import SLOTS
from intriga.lab.cfr.solver import Solver, room_for
from intriga.lab.duels.tree import (
    BLOCKS,
    CLAIRVOYANT,
    ENDS,
    EXCHANGES,
    OTHER_COINS,
    Block,
    ends,
    game_of,
)

if TYPE_CHECKING:
    from numpy.typing import NDArray

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


def bounds(there: private_types.Cards, stages: int = STAGES, rounds: int = ROUNDS) -> Bounds:
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
        self.solvers: dict[int, Solver] = {}
        buffers = None
        for number in self.numbers:
            coins = divmod(number // 2, OTHER_COINS)
            block = Block(turn(*coins), number % 2, CLAIRVOYANT, types)
            game = game_of(np.array(block.lines, np.int64).T.copy(), types)
            buffers = buffers or room_for(game)
            solver = Solver(game, self.payoffs, buffers)
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

    def _turn(self, solver: Solver, rounds: int) -> "NDArray[np.float64]":
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
