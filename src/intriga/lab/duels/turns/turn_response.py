"""Best responses within one turn: what each answer is worth, and how much is to be won in all."""

from typing import TYPE_CHECKING

import numpy as np

from intriga.agents.resolving.turn_game import FIRST_KEEPS, TurnGame

if TYPE_CHECKING:
    from intriga.agents.resolving.rounds import Resolver


class BestAnswers:
    """What the answers of one player are worth who responds to the averages for a whole turn.

    It believes what they make likely, and takes the leaves to be worth what their networks say.
    """

    def __init__(self, solver: "Resolver", player: int) -> None:
        """Respond as *player* to what *solver* has found."""
        self.game: TurnGame = solver.game
        self.player = player
        self.gain = float(solver.response(player).sum())
        self._values = solver.room.value.copy()

    def worths(self, node: int, own: int) -> "dict[int, float]":
        """Return the counterfactual worth of every action that type *own* has at *node*."""
        game, size = self.game, int(self.game.size[node, self.player])
        first = int(game.at[node]) + own
        found: dict[int, float] = {}
        for row in range(int(game.actions[node])):
            action = int(game.label[first + row * size])
            if action >= 0:
                secret = game.kind[node] >= FIRST_KEEPS
                child = int(game.first[node]) + (0 if secret else row)
                found[action] = self._worth(child, own, row if secret else None)
        return found

    def _worth(self, child: int, own: int, chose: int | None) -> float:
        """Add up the values of what type *own* of the parent may be at *child*."""
        game, player = self.game, self.player
        size, begin = int(game.size[child, player]), int(game.reach_at[child, player])
        values = self._values[begin : begin + size]
        at = int(game.map_at[child, player])
        there = (game.maps[at : at + size] if at >= 0 else np.arange(size)) == own
        if chose is not None:
            rows = int(game.chose_at[child])
            there &= game.chose[rows : rows + size] == chose
        return float(values[there].sum())
