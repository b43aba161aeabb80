"""One turn from beliefs about both hands, walked by the rules, with tables at its end.

The independent twin of a turn's public tree: every deal and every draw by itself, and behind each
public end a fixed table of random worths, [hand of player 0, hand of player 1].  It is the
game that ``cross_check`` hands to OpenSpiel and to linear programming.
"""

from typing import TYPE_CHECKING, Final

import numpy as np

from intriga.games.coup.notation import cards_of
from intriga.games.coup.ruleset import COUP
from intriga.games.coup.state import CoupState
from intriga.games.coup.study import duel_turns
from intriga.games.coup.study.turns.turn_reading import Hand, all_hands
from intriga.lab.duels.histories import Histories, Node
from intriga.lab.duels.turns.sampling import TurnStart

if TYPE_CHECKING:
    from numpy.typing import NDArray

HANDS: Final = {influences: all_hands(influences) for influences in (1, 2)}


def state_of(start: TurnStart, mover: Hand, other: Hand) -> CoupState:
    """Return the rules' state of the turn at *start* with these hands.

    Which of the two lost which of the cards face up does not matter.
    """
    lying = [slot for slot, number in enumerate(start.face_up) for _ in range(number)]
    lost = 2 - start.influences[0]
    face_up = lying[:lost], lying[lost:]
    return COUP.begin(duel_turns.header(start.coins, (mover, other), face_up))


class EndTables:
    """Random worths in -1..1 to player 0, one table for each public end; pays as one cut off."""

    def __init__(self, seed: int) -> None:
        """Make all tables follow from *seed*."""
        self.seed = seed
        self._found: dict[str, NDArray[np.float64]] = {}

    def of(self, heard: str) -> "NDArray[np.float64]":
        """Return the table [hand, hand] behind *heard*, 15 x 15; fewer hands are the first."""
        if heard not in self._found:
            random = np.random.default_rng([self.seed, *heard.encode()])
            self._found[heard] = random.uniform(-1, 1, (len(HANDS[2]), len(HANDS[2])))
        return self._found[heard]

    def __call__(self, state: CoupState, heard: str) -> float:
        """Return what the end *heard* pays to player 0 with the hands of *state*."""
        return float(self.of(heard)[number_of(state.hand[0]), number_of(state.hand[1])])


def number_of(hand: int) -> int:
    """Return the number of a *hand* of the rules among those of its size."""
    cards = tuple(cards_of(hand))
    return HANDS[len(cards)].index(cards)


def walked(start: TurnStart, tables: EndTables) -> Node:
    """Return the turn at *start*, whose joint sums to 1, a child for each pair of hands."""
    node, histories = Node(-1), Histories(tables)
    for i, mover in enumerate(HANDS[start.influences[0]]):
        for j, other in enumerate(HANDS[start.influences[1]]):
            if (chance := float(start.joint[i, j])) > 0:
                known = "".join(map(str, mover)), "".join(map(str, other))
                child = histories.after(state_of(start, mover, other), known)
                node.add(f"{i}:{j}", chance, child)
    return node
