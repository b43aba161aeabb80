"""A game of two as a row of solved turns: what is believed, the tree of the turn, its averages."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from intriga.agents.resolving.leaf_worths import LeafNets
from intriga.agents.resolving.rounds import Resolver
from intriga.games.coup.notation import cards_of
from intriga.games.coup.state import CoupState
from intriga.games.coup.study.turns.beliefs import PublicBelief, even_belief
from intriga.games.coup.study.turns.shapes import Shape, shape
from intriga.games.coup.vocabulary import NOBODY, SLOTS

if TYPE_CHECKING:
    import numpy as np

Line = tuple[tuple[int, int], ...]  # what was heard in a turn: players, 0 the mover, and actions
KEPT: Final = 64  # turns that are remembered: games of one deal begin alike


@dataclass(frozen=True, eq=False)
class PlayedTurn:
    """A turn of a game: the belief at its beginning, its tree, and how it was solved."""

    belief: PublicBelief
    tree: Shape
    solver: Resolver


class TurnsPlayed:
    """Solves the turns of games as they were heard; *viewer* is the seat of who plays by them."""

    def __init__(self, nets: LeafNets, rounds: int, begun: PublicBelief, viewer: int) -> None:
        """Solve each turn in *rounds*, with *nets* at its ends, from the belief *begun* on."""
        self._nets, self._rounds, self._begun, self.viewer = nets, rounds, begun, viewer
        self.after = lru_cache(KEPT)(self._after)

    def _after(self, heard: tuple[Line, ...]) -> PlayedTurn:
        """Return the turn that begins after those that were *heard*."""
        belief = self._begun
        if heard:
            last = self.after(heard[:-1])
            reached = last.tree.follow(heard[-1])
            belief = last.belief.after(last.tree, reached, last.solver.reach, self.viewer)
        tree = shape(*belief.influences, belief.coins)
        solver = Resolver(belief.game(tree), self._nets)
        solver.begin(*belief.ranges)
        solver.run(self._rounds)
        return PlayedTurn(belief, tree, solver)


def begun_at(state: CoupState) -> PublicBelief:
    """Return the belief at the first turn of a game, of which only the first seat matters."""
    seats = state.turn, 1 - state.turn
    coins = state.coins[seats[0]], state.coins[seats[1]]
    return even_belief(state.turn, coins, (2, 2), (0,) * SLOTS)


@dataclass
class PrivateTypes:
    """The types of both players in one turn, followed by the cards that they really hold.

    ``own`` [player] is the type at ``node``.
    """

    tree: Shape
    own: tuple[int, int]
    node: int = 0
    heard: Line = field(default=())

    @classmethod
    def begin(cls, tree: Shape, hands: Sequence[tuple[int, ...]]) -> "PrivateTypes":
        """Return the types of *hands* at the root of *tree*."""
        first, second = (held.index(hand) for held, hand in zip(tree.held[0], hands, strict=True))
        return cls(tree, (first, second))

    def ask(self, who: int, hands: Sequence[tuple[int, ...]]) -> None:
        """Go on to the question to player *who*; the players then hold *hands*."""
        way, node = list[int](), self.tree.follow(self.heard, who).node
        to = node
        while node != self.node:
            way.append(node)
            node = int(self.tree.game.parent[node])
        first, second = (self._type(way[::-1], player, hands[player]) for player in range(2))
        self.node, self.own = to, (first, second)

    def _type(self, way: list[int], player: int, hand: tuple[int, ...]) -> int:
        """Return the type at the end of *way* of *player*, which then holds *hand*."""
        there = {self.own[player]}
        for node in way:
            came = self.tree.came_from(node, player)
            there = {own for own, before in enumerate(came.tolist()) if before in there}
        end = way[-1] if way else self.node
        (own,) = (own for own in there if self.tree.held[end][player][own] == hand)
        return own

    def answer(self, who: int, action: int) -> None:
        """Hear *action* of player *who*."""
        self.heard = (*self.heard, (who, action))

    def chances(self, strategy: "np.ndarray", who: int) -> dict[int, float]:
        """Return the probability of each action of player *who* here, as *strategy* has it."""
        game, own = self.tree.game, self.own[who]
        size, first = int(game.size[self.node, who]), int(game.at[self.node]) + own
        places = [first + row * size for row in range(int(game.actions[self.node]))]
        return {
            int(game.label[place]): float(strategy[place])
            for place in places
            if game.label[place] != NOBODY
        }


def hands_of(state: CoupState, mover: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the cards of the seat *mover* and of the other."""
    return tuple(cards_of(state.hand[mover])), tuple(cards_of(state.hand[1 - mover]))
