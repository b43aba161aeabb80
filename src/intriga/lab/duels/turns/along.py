"""A turn's public tree followed along its histories: tables put at leaves, averages read off.

Of the tree only the arrays are used; types that a draw made out of one are taken to be in the
order of what is drawn.
"""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

import numpy as np

from intriga.agents.resolving.turn_game import (
    FIRST_KEEPS,
    LEAF,
    SECOND_KEEPS,
    SPLIT,
    SURE,
    TABLE,
    TurnGame,
)
from intriga.lab.duels.histories import Infoset, Node, of
from intriga.lab.duels.turns.efg import HANDS, EndTables

if TYPE_CHECKING:
    from numpy.typing import NDArray

Types = tuple[int, int]
NOTHING: Final = -1  # drawn
NUMBERS: Final = {
    "d" + "".join(map(str, hand)): number
    for hands in HANDS.values()
    for number, hand in enumerate(hands)
}


@dataclass(frozen=True)
class Met:
    """The decisions that both trees have, and the ends behind which play would go on.

    ``decisions`` are the place of each label in the strategy, by infoset; ``ends`` what was heard
    until a leaf, by its number.
    """

    decisions: dict[Infoset, dict[str, int]] = field(default_factory=dict[Infoset, dict[str, int]])
    ends: dict[int, str] = field(default_factory=dict[int, str])

    def chances(self, strategy: "NDArray[np.floating]") -> dict[Infoset, dict[str, float]]:
        """Return the probability of every label by infoset, as *strategy* [place] has it."""
        return {
            infoset: {label: float(strategy[place]) for label, place in places.items()}
            for infoset, places in self.decisions.items()
        }


def follow(game: TurnGame, root: Node) -> Met:
    """Return what the tree *game* and the histories of *root*, pairs of hands, have in common.

    Raises:
        ValueError: a history is not in the tree, or two of them that differ are one in it.
    """
    met = Met()
    for label, child in zip(root.labels, root.children, strict=True):
        first, second = map(int, label.split(":"))
        _Follower(game, met).at(child, 0, (first, second))
    return met


@dataclass(frozen=True)
class _Follower:
    game: TurnGame
    met: Met

    def at(self, node: Node, at: int, types: Types) -> None:
        """Follow *node*, which is a decision or an end, at node *at* of the tree."""
        if node.who == 2:
            self._end(node, at)
        else:
            self._decision(node, at, types)

    def _decision(self, node: Node, at: int, types: Types) -> None:
        kinds = (node.who, FIRST_KEEPS + node.who)
        if self.game.kind[at] not in kinds:
            raise ValueError(f"node {at} is no decision of player {node.who}: {node.infoset}")
        size = int(self.game.size[at, node.who])
        first = int(self.game.at[at]) + types[node.who]
        actions = range(int(self.game.actions[at]))
        rows = {str(self.game.label[first + k * size]): k for k in actions}
        rows.pop("-1", None)
        if set(rows) != set(node.labels):
            raise ValueError(f"node {at} has the actions {sorted(rows)}, not {node.labels}")
        places = {label: first + rows[label] * size for label in node.labels}
        if self.met.decisions.setdefault(of(node), places) != places:
            raise ValueError(f"two types of node {at} know the same: {node.infoset}")
        secret = self.game.kind[at] >= FIRST_KEEPS
        for label, child in zip(node.labels, node.children, strict=True):
            to = int(self.game.first[at]) + (0 if secret else rows[label])
            self._enter(child, to, types, rows[label])

    def _enter(self, node: Node, to: int, types: Types, row: int, drawn: int = NOTHING) -> None:
        """Follow *node* into node *to* of the tree, from *types* of its parent."""
        if node.who < 0:
            for label, child in zip(node.labels, node.children, strict=True):
                self._enter(child, to, types, row, NUMBERS[label])
            return
        now = self.inside(to, types, row, drawn)
        if now is None:
            raise ValueError(f"node {to} of the tree lacks a type that is there")
        while self.game.kind[to] == SPLIT:
            first = int(self.game.first[to])
            parts = range(first, first + int(self.game.count[to]))
            sides = {part: self.inside(part, now, row, drawn) for part in parts}
            there = [(part, side) for part, side in sides.items() if side is not None]
            if len(there) != 1:
                raise ValueError(f"types {now} go {len(there)} ways at split {to}")
            to, now = there[0]
        self.at(node, to, now)

    def inside(self, to: int, types: Types, row: int, drawn: int) -> Types | None:
        """Return the types at node *to* that were *types*; None where one of them is not."""
        found: list[int] = []
        for who in range(2):
            candidates = self._candidates(to, who, types[who], row)
            if not len(candidates):
                return None
            found.append(int(candidates[max(drawn, 0) if len(candidates) > 1 else 0]))
        return found[0], found[1]

    def _candidates(self, to: int, who: int, own: int, row: int) -> "NDArray[np.int64]":
        game, begin, size = self.game, int(self.game.map_at[to, who]), int(self.game.size[to, who])
        if begin < 0:
            return np.array([own])
        there = game.maps[begin : begin + size] == own
        above = game.kind[game.parent[to]]
        if above in (FIRST_KEEPS, SECOND_KEEPS) and above == FIRST_KEEPS + who:
            chose = int(game.chose_at[to])
            there &= game.chose[chose : chose + size] == row
        return np.flatnonzero(there)

    def _end(self, node: Node, at: int) -> None:
        leaf = int(self.game.leaf[at])
        if self.game.kind[at] != LEAF:
            raise ValueError(f"a history is over at node {at}, which is no leaf")
        if not node.heard:
            if self.game.sure[leaf] != node.value:
                raise ValueError(f"leaf {leaf} is worth {self.game.sure[leaf]}, not {node.value}")
        elif self.met.ends.setdefault(leaf, node.heard) != node.heard:
            raise ValueError(f"leaf {leaf} is heard as {self.met.ends[leaf]} and {node.heard}")


def with_tables(game: TurnGame, met: Met, tables: EndTables) -> TurnGame:
    """Return *game* with the worths of *tables* at the ends that were met, and 0 at all others."""
    blank = np.zeros(len(HANDS[2]) ** 2)
    net, table_at, parts = game.net.copy(), game.table_at.copy(), [blank]
    open_ends = net != SURE
    net[open_ends], table_at[open_ends] = TABLE, 0
    for leaf, heard in met.ends.items():
        mover, other = game.hands[leaf]
        net[leaf], table_at[leaf] = TABLE, sum(map(len, parts))
        parts.append(tables.of(heard)[:mover, :other].ravel())
    return game._replace(net=net, table_at=table_at, table=np.concatenate(parts))
