"""One turn from beliefs about both hands, walked by the rules, with tables at its end.

The independent twin of a turn's public tree: every deal and every draw by itself, and behind each
public end a fixed table of random worths, [hand of player 0, hand of player 1].  What it returns
is what ``cross_check`` hands to OpenSpiel and to linear programming.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING, Final

import numpy as np

from intriga.games.coup.notation import FIRST, cards_of
from intriga.games.coup.ruleset import COUP
from intriga.games.coup.state import CoupState
from intriga.games.coup.study import duel_turns
from intriga.games.coup.vocabulary import SLOTS
from intriga.lab.duels.histories import Histories, Node

if TYPE_CHECKING:
    from numpy.typing import NDArray

Hand = tuple[int, ...]
HANDS: Final[dict[int, list[Hand]]] = {
    size: list(combinations_with_replacement(range(SLOTS), size)) for size in (1, 2)
}


@dataclass(frozen=True)
class TurnRoot:
    """Where a turn begins: coins and face-up cards of the mover and of the other."""

    coins: tuple[int, int]
    face_up: tuple[Hand, Hand] = ((), ())

    @property
    def influences(self) -> tuple[int, int]:
        """Return how many cards each has left."""
        mover, other = self.face_up
        return 2 - len(mover), 2 - len(other)

    @property
    def counts(self) -> tuple[int, ...]:
        """Return how many of each character lie face up."""
        lying = [*self.face_up[0], *self.face_up[1]]
        return tuple(lying.count(slot) for slot in range(SLOTS))

    def hands(self, player: int) -> list[Hand]:
        """Return the hands that *player* may have, in the order of the joint."""
        return HANDS[self.influences[player]]

    def state(self, mover: Hand, other: Hand) -> CoupState:
        """Return the rules' state with these hands."""
        header = duel_turns.header(self.coins, (0, 0), (0, 0))
        lying = [*mover, *other, *self.face_up[0], *self.face_up[1]]
        left = [duel_turns.COPIES - lying.count(slot) for slot in range(SLOTS)]
        header["position"] |= {
            "hands": [_words(mover), _words(other)],
            "face_up": [_words(each) for each in self.face_up],
            "court": dict(zip(FIRST, left, strict=True)),
        }
        return COUP.begin(header)


def _words(cards: Hand) -> list[str]:
    return sorted(FIRST[card] for card in cards)


class Tables:
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


def walked(root: TurnRoot, joint: "NDArray[np.float64]", tables: Tables) -> Node:
    """Return the turn at *root* with the chances *joint* [hand of 0, hand of 1], which sum to 1."""
    node, histories = Node(-1), Histories(tables)
    for (i, j), mover, other in pairs(root, joint):
        known = "".join(map(str, mover)), "".join(map(str, other))
        child = histories.after(root.state(mover, other), known)
        node.add(f"{i}:{j}", float(joint[i, j]), child)
    return node


def pairs(
    root: TurnRoot, joint: "NDArray[np.float64]"
) -> Iterator[tuple[tuple[int, int], Hand, Hand]]:
    """Yield the numbers of both hands that *joint* gives a chance, and the hands."""
    for i, mover in enumerate(root.hands(0)):
        for j, other in enumerate(root.hands(1)):
            if joint[i, j] > 0:
                yield (i, j), mover, other


def restricted(
    joint: "NDArray[np.float64]", mover: list[int], other: list[int]
) -> "NDArray[np.float64]":
    """Return *joint* where players hold only the hands of these numbers."""
    mask = np.zeros_like(joint)
    mask[np.ix_(mover, other)] = 1
    return joint * mask / (joint * mask).sum()


def with_ranges(
    joint: "NDArray[np.float64]", random: np.random.Generator
) -> "NDArray[np.float64]":
    """Return *joint* after both have shown something: a random reach of every hand of each."""
    first, second = (random.uniform(0.05, 1, size) for size in joint.shape)
    bent = joint * first[:, None] * second
    return bent / bent.sum()


def size_of(node: Node) -> int:
    """Return how many histories begin with *node*."""
    return 1 + sum(map(size_of, node.children))
