"""The gain of a responder who sees all cards of both players for one turn.

No response that sees its own cards alone gains more in the turn, so this bounds them all; but it
is loose, since the cards of the other are most of what there is to know.
"""

from typing import TYPE_CHECKING, Any

import numpy as np

from intriga.agents.resolving.turn_game import FIRST_KEEPS, LEAF, SPLIT, SURE, TABLE

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from intriga.agents.resolving.rounds import Resolver

    Matrix = NDArray[np.float64]


def clairvoyant_value(solver: "Resolver", player: int) -> float:
    """Return the worth of the turn to *player*, who sees all cards and responds to the averages.

    In wins less losses times the chance that the root's joint sums to.  Ends by networks are worth
    to each hand what they say at the beliefs that the averages make.
    """
    return float(_Clairvoyant(solver, player).values().sum())


class _Clairvoyant:
    """The values of all nodes, [type of player 0, type of player 1], from the leaves up."""

    def __init__(self, solver: "Resolver", player: int) -> None:
        solver.response(player)  # reach, masses and worths are those of the averages then
        self.game, self.room, self.player = solver.game, solver.room, player

    def values(self) -> "Matrix":
        found: dict[int, Matrix] = {}
        for node in range(len(self.game.kind) - 1, -1, -1):
            first, count = int(self.game.first[node]), int(self.game.count[node])
            if self.game.kind[node] == LEAF:
                found[node] = self._leaf(node)
            else:
                found[node] = self._inner(
                    node, {c: found.pop(c) for c in range(first, first + count)}
                )
        return found[0]

    def _inner(self, node: int, children: "dict[int, Matrix]") -> "Matrix":
        kind = int(self.game.kind[node])
        if kind >= SPLIT or kind & 1 != self.player:
            return np.sum([self._lifted(node, *child) for child in children.items()], axis=0)
        if kind >= FIRST_KEEPS:
            ((child, value),) = children.items()
            size, at = self.game.size[child, self.player], int(self.game.chose_at[child])
            chose = self.game.chose[at : at + size]
            rows = [
                self._lifted(node, child, value * self._along(chose == row))
                for row in range(self.game.actions[node])
            ]
        else:
            rows = [self._lifted(node, *child) for child in children.items()]
        return np.max([self._open(node, row, value) for row, value in enumerate(rows)], axis=0)

    def _open(self, node: int, row: int, value: "Matrix") -> "Matrix":
        """Return *value* of an action where the responder's types have it, else the worst."""
        size = int(self.game.size[node, self.player])
        at = int(self.game.at[node]) + row * size
        there = self._along(self.game.label[at : at + size] >= 0)
        return np.where(there, value, -np.inf)

    def _along(self, own: Any) -> Any:  # noqa: ANN401  an array, which is a column or a row then
        """Return an array [type of the responder] as it applies to a matrix."""
        return own[:, None] if self.player == 0 else own[None, :]

    def _lifted(self, node: int, child: int, value: "Matrix") -> "Matrix":
        """Return the values of *child* by the types of its parent *node*."""
        lifted = np.zeros(tuple(self.game.size[node]))
        rows, columns = (self._came_from(child, player) for player in range(2))
        np.add.at(lifted, (rows[:, None], columns[None, :]), value)
        return lifted

    def _came_from(self, child: int, player: int) -> "NDArray[np.int64]":
        at, size = int(self.game.map_at[child, player]), int(self.game.size[child, player])
        return np.arange(size) if at < 0 else self.game.maps[at : at + size]

    def _leaf(self, node: int) -> "Matrix":
        """Return chance times the other's reach times the worth to the responder."""
        game, leaf = self.game, int(self.game.leaf[node])
        first, second = (int(size) for size in game.size[node])
        at, rows = int(game.weight_at[leaf]), int(game.rows[leaf])
        weights = game.weight[at : at + rows * second].reshape(rows, second).astype(np.float64)
        if game.row_at[leaf] >= 0:
            weights = weights[game.row[game.row_at[leaf] :][:first]]
        other = 1 - self.player
        begin = int(game.reach_at[node, other])
        reach = self.room.reach[begin : begin + (first, second)[other]]
        reached = weights * (reach[None, :] if self.player == 0 else reach[:, None])
        return reached * self._worth(leaf, node)

    def _worth(self, leaf: int, node: int) -> Any:  # noqa: ANN401  a number, a vector or a matrix
        game, sign = self.game, 1 if self.player == 0 else -1
        if game.net[leaf] == SURE:
            return sign * float(game.sure[leaf])
        hands = [
            game.hand[game.hand_at[leaf, player] :][: game.size[node, player]]
            for player in range(2)
        ]
        mine, theirs = (int(number) for number in game.hands[leaf])
        if game.net[leaf] == TABLE:
            at = int(game.table_at[leaf])
            table = game.table[at : at + mine * theirs].reshape(mine, theirs)
            return sign * table[np.ix_(*hands)]
        skip = 0 if self.player == 0 else mine
        return self._along(self.room.worth[leaf, skip + hands[self.player]])
