"""Turns solved one after the other along the answers that a table has heard.

Each turn is solved once, from what everybody may believe where it begins; the averages say how
both players are taken to answer, which makes the belief at the next turn.  So everything follows
from the root of the game and the answers since, and turns may be forgotten and solved again.

Root beliefs are those of the averages of earlier turns for both players, with no promise to either:
unsafe re-solving, as ReBeL's (N. Brown, A. Bakhtin, A. Lerer and Q. Gong, "Combining Deep
Reinforcement Learning and Search for Imperfect-Information Games", NeurIPS 2020).
"""

from collections import OrderedDict
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np

from intriga.agents.resolving.leaf_worths import LeafNets
from intriga.agents.resolving.rounds import Resolver
from intriga.agents.resolving.turn_game import FIRST_KEEPS, SPLIT
from intriga.agents.resolving.turn_walk import TREMBLE
from intriga.games.coup.study.turns.beliefs import PublicBelief, doubted
from intriga.games.coup.study.turns.shapes import (
    CLASSES,
    COUP_ES,
    READ,
    Followed,
    TurnShape,
    shape,
)
from intriga.games.coup.study.turns.turn_arrays import NETS
from intriga.games.coup.study.turns.turn_roots import Line, TurnRoot
from intriga.games.coup.study.turns.weights import draws_to
from intriga.games.coup.vocabulary import NOBODY

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Array = NDArray[np.float64]

CODES: Final = tuple(COUP_ES[name] for name in READ)
SMALLEST: Final = TurnRoot(CODES, 0, (0, 0), (1, 1), (2, 0, 0, 0, 0))
KEPT: Final = 2048  # solved turns that are remembered, up to 70 kB each: 512 games at once


@dataclass(frozen=True, eq=False)
class ResolvedTurn:
    """A solved turn: where it began, what was believed there, and the averages of both players.

    ``strategy`` [place] is as :meth:`intriga.agents.resolving.rounds.Resolver.strategy` has it.
    """

    root: TurnRoot
    belief: PublicBelief
    strategy: "NDArray[np.floating]"

    @cached_property
    def shape(self) -> TurnShape:
        """The tree of the turn."""
        return self.root.shape

    def follow(self, line: Line, asked: int = NOBODY) -> Followed:
        """Return where *line* leads, the answers since the turn began; the seat *asked* is next.

        Raises:
            ValueError: an answer that the tree has not there.
        """
        heard = [(seat ^ self.root.mover, action) for seat, action in line]
        return self.shape.follow(heard, NOBODY if asked == NOBODY else asked ^ self.root.mover)

    def is_end(self, node: int) -> bool:
        """Say whether the turn is over at *node*."""
        return bool(self.shape.game.leaf[node] >= 0)

    def reach(self, node: int) -> "tuple[Array, Array]":
        """Return the reach of the types of both at *node*, by their own averages and ranges."""
        if node == 0:
            return self.belief.ranges
        above = int(self.shape.game.parent[node])
        first, second = self.reach(above)
        return self._carried(node, 0, first), self._carried(node, 1, second)

    def _carried(self, node: int, who: int, reach: "Array") -> "Array":
        """Return the reach at *node* of one player, from that at its parent."""
        game = self.shape.game
        above, came = int(game.parent[node]), self.shape.came_from(node, who)
        kind = int(game.kind[above])
        if kind >= SPLIT or kind & 1 != who:
            return reach[came]
        rows = self._trembling(above)
        if kind < FIRST_KEEPS:
            return (reach * rows[game.turn[node]])[came]
        chose = game.chose[game.chose_at[node] :][: len(came)]
        return reach[came] * rows[chose, came]

    def rows(self, node: int) -> "NDArray[np.floating]":
        """Return the averages at a decision, [action, type]."""
        return self._places(self.strategy, node)

    def _trembling(self, node: int) -> "NDArray[np.floating]":
        """Return the averages at a decision as others believe in them, [action, type]."""
        open_to = self.labels(node) >= 0
        even = open_to / np.maximum(open_to.sum(axis=0), 1)
        return (1 - TREMBLE) * self.rows(node) + TREMBLE * even

    def labels(self, node: int) -> "NDArray[np.int64]":
        """Return the action ids at a decision, [action, type], -1 where a type has it not."""
        return self._places(self.shape.game.label, node)

    def _places(self, values: Any, node: int) -> Any:  # noqa: ANN401  arrays of either kind
        game = self.shape.game
        size = int(game.size[node, int(game.kind[node]) & 1])
        count = int(game.actions[node])
        return values[game.at[node] :][: count * size].reshape(count, size)

    def chances(
        self, node: int, seat: int, cards: Sequence[int], legal: Sequence[int]
    ) -> list[float] | None:
        """Return the probability of each of *legal* where *seat* holds *cards* and is asked.

        Types that hold the same cards differ by what they were; the answer is the mean of theirs,
        by how likely each is.  None where the tree has another question at *node*.
        """
        who, kind = seat ^ self.root.mover, int(self.shape.game.kind[node])
        if kind >= SPLIT or kind & 1 != who:
            return None
        hand = tuple(sorted(cards))
        types = [x for x, held in enumerate(self.shape.held[node][who]) if held == hand]
        if not types:
            return None
        labels = self.labels(node)[:, types[0]].tolist()
        mean = self.rows(node)[:, types].astype(np.float64) @ self._likely(node, who, types)
        chances = dict(zip(labels, mean.tolist(), strict=True))
        found = [max(chances.get(action, 0.0), 0.0) for action in legal]
        total = sum(found)
        return [each / total for each in found] if total > 0 else None

    def _likely(self, node: int, who: int, types: list[int]) -> "Array":
        """Return how likely player *who* is of each of *types* at *node*, a sum of 1."""
        if len(types) == 1:
            return np.ones(1)
        draws = draws_to(self.shape, node, self.belief.face_up)
        weight = self.belief.chance.ravel()[draws.roots] * draws.chance
        both = self.reach(node)
        chance = weight @ both[1] if who == 0 else both[0] @ weight
        for each in (both[who] * chance, chance):
            likely = each[types]
            if likely.sum() > 0:
                return likely / likely.sum()
        return np.full(len(types), 1 / len(types))


class TurnKey(NamedTuple):
    """The root of a game, and the answers up to the beginning of a turn of it."""

    root: TurnRoot
    line: Line


class ResolvedTurns:
    """Solves turns along the answers that tables have heard, and remembers the last ones.

    Every result follows from the networks, the number of rounds and the answers that were heard;
    memory only saves time.
    """

    def __init__(self, nets: LeafNets, rounds: int, kept: int = KEPT) -> None:
        """Value leaves by *nets*, solve each turn in that number of *rounds*, remember *kept*."""
        self.nets, self.rounds, self.kept = nets, rounds, kept
        self.solved = 0  # turns so far
        self._turns: OrderedDict[TurnKey, ResolvedTurn] = OrderedDict()

    def __getstate__(self) -> dict[str, Any]:
        """Return the state for pickling, without what is remembered."""
        return {**vars(self), "_turns": OrderedDict[TurnKey, ResolvedTurn]()}

    def prepare(self) -> None:
        """Compile what turns are solved with, and read the trees by the usual options."""
        for influences in NETS:
            for least in CLASSES:
                shape(*influences, least)
        self._solve(SMALLEST, SMALLEST.even)

    def at(self, root: TurnRoot, line: Line, asked: int) -> tuple[ResolvedTurn, Followed]:
        """Return the turn that *line*, the answers since *root*, has come to, and the node in it.

        *asked* is the seat that is asked now.

        Raises:
            ValueError: an answer that a tree has not there, or the game is over.
        """
        begin, turn = self._last(root, line)
        while turn.is_end((reached := turn.follow(line[begin:], asked)).node):
            belief = doubted(turn.belief.after(turn.shape, reached, turn.reach))
            begin += reached.heard
            turn = self._turn(TurnKey(root, line[:begin]), belief)
        return turn, reached

    def _last(self, root: TurnRoot, line: Line) -> tuple[int, ResolvedTurn]:
        """Return the last turn along *line* that is remembered, and where in it that begins."""
        for begin in range(len(line), 0, -1):
            key = TurnKey(root, line[:begin])
            if (turn := self._remembered(key)) is not None:
                return begin, turn
        return 0, self._turn(TurnKey(root, ()), root.even)

    def _turn(self, key: TurnKey, belief: PublicBelief) -> ResolvedTurn:
        """Return the turn at *key*, solved from *belief* if it is not remembered."""
        turn = self._remembered(key)
        if turn is None:
            turn = self._turns[key] = self._solve(key.root, belief)
            while len(self._turns) > self.kept:
                self._turns.popitem(last=False)
        return turn

    def _remembered(self, key: TurnKey) -> ResolvedTurn | None:
        """Return the turn at *key* as the last one that was used, None if it is forgotten."""
        turn = self._turns.get(key)
        with suppress(KeyError):  # forgotten, meanwhile perhaps by another thread
            self._turns.move_to_end(key)
        return turn

    def _solve(self, began: TurnRoot, belief: PublicBelief) -> ResolvedTurn:
        root = TurnRoot(began.codes, belief.mover, belief.coins, belief.influences, belief.face_up)
        resolver = Resolver(belief.game(root.shape), self.nets)
        resolver.begin(*belief.ranges)
        resolver.run(self.rounds)
        self.solved += 1
        return ResolvedTurn(root, belief, resolver.strategy())
