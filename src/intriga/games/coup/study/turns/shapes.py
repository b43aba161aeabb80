"""The tree of a turn by the influences, the coins and the options: everything but the chances.

One shape serves all coins that open the same actions; its leaves know how coins and face-up cards
differ from those at the root.
"""

from bisect import bisect_right
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from intriga.agents.resolving.turn_game import FIRST_KEEPS, LEAF, SPLIT, TurnGame
from intriga.games.coup.action_table import ASSASSIN_COST, COUP_COST, LOOT, MUST_COUP, TAX
from intriga.games.coup.agents.duels import HOLDS_FOR
from intriga.games.coup.inputs import Input
from intriga.games.coup.options import VARIANTS
from intriga.games.coup.ruleset import COUP
from intriga.games.coup.study.duel_turns import header
from intriga.games.coup.study.turns.turn_arrays import tree_of
from intriga.games.coup.study.turns.turn_reading import (
    NOT_PROVED,
    PROVED_ASKED,
    PROVED_UNASKED,
    Hand,
    TurnPlace,
    face_up,
    read,
)
from intriga.games.coup.vocabulary import NOBODY, SLOTS

if TYPE_CHECKING:
    from numpy.typing import NDArray

MOST_COINS: Final = MUST_COUP - 1 + TAX  # of a player: at more it has to give some away
MOVERS: Final = (0, ASSASSIN_COST, COUP_COST, MUST_COUP)  # the least coins of each class
OTHERS: Final = tuple(range(LOOT + 1))
CLASSES: Final = (*product(MOVERS[:-1], OTHERS), (MUST_COUP, 0))
KEPT: Final = 128  # shapes that are remembered, up to 1.2 MB each
READ: Final = ("block_after_own_challenge", "decline_proof", "fa_reblock", "steal_from_empty")
SERVED: Final[Mapping[str, Collection[int]]] = {
    **HOLDS_FOR,
    "block_after_own_challenge": (0, 1),
    "decline_proof": (0, 1),  # not where the claimed card itself may be turned up: AMB-91
    "steal_from_empty": (0, 1),
    "finite": (0, 1),  # two players never have all coins of a box
}
"""The codes of every option, by field, that trees are read for."""
Answers = Sequence[tuple[int, int]]


class Followed(NamedTuple):
    """Where a turn has come to: a node, after so many answers *heard*.

    ``declined`` is the split at which somebody declined a proof, -1 for none.
    """

    node: int
    declined: int = NOBODY
    heard: int = 0


@dataclass(frozen=True, eq=False)
class TurnShape:
    """The tree of a turn: ``game`` without weights and coins, and where its types come from.

    ``influences`` are those of the mover (player 0) and of the other.  Arrays by node: ``coins``
    [node, player] and ``lost`` [node, character], by how much coins and face-up cards differ from
    the root; ``over``, whether the game is; ``claims``, the card in doubt at a split, and
    ``parts``, which part of a split a node is; ``drawers``, who draws on the way to the node, -1
    for nobody.  Lists by node: ``held`` [node][player][type] the cards of a type, ``drawn``
    [node][type] those that the drawer drew on the way.
    """

    influences: tuple[int, int]
    least: tuple[int, int]
    game: TurnGame
    coins: "NDArray[np.int64]"
    lost: "NDArray[np.int64]"
    over: "NDArray[np.bool_]"
    parts: "NDArray[np.int64]"
    claims: "NDArray[np.int64]"
    drawers: "NDArray[np.int64]"
    held: list[tuple[list[Hand], list[Hand]]]
    drawn: list[list[Hand]]

    def came_from(self, node: int, player: int) -> "NDArray[np.int64]":
        """Return which type at the parent each type of *player* at *node* was."""
        at, size = int(self.game.map_at[node, player]), int(self.game.size[node, player])
        maps: NDArray[np.int64] = self.game.maps
        return np.arange(size) if at < 0 else maps[at : at + size]

    def claimant(self, split: int) -> int:
        """Return the player whose claim is in doubt at a split."""
        return 1 - (int(self.game.kind[self.game.parent[split]]) & 1)

    def actions(self, node: int) -> list[int]:
        """Return the actions of a public decision, one for each child."""
        game = self.game
        who = int(game.kind[node]) & 1
        rows = game.label[game.at[node] :][: game.actions[node] * game.size[node, who]]
        return rows.reshape(game.actions[node], -1).max(axis=1).tolist()

    def follow(self, told: Answers, asked: int = NOBODY) -> Followed:
        """Return where the answers *told* of this turn lead: players, 0 the mover, and actions.

        Answers of later turns may follow; they are not heard.  Choices in secret may be told as
        what they were or as all heard them.  A challenge may be the last
        that is told; who is *asked* to turn up a card then says how the claim fared.  Without
        that the split is returned.

        Raises:
            ValueError: an answer that the tree has not there.
        """
        node, declined = 0, NOBODY
        for at, (who, action) in enumerate(told):
            if self.game.kind[node] == LEAF:
                return Followed(node, declined, at)
            if self.game.kind[node] == SPLIT and action in (Input.PROVE, Input.DECLINE):
                declined = node if action == Input.DECLINE else declined
                node = self._part(node, NOT_PROVED if action == Input.DECLINE else PROVED_ASKED)
                continue
            node = self._asked_at(node, who)
            child = self._child(node, who, action)
            if child == NOBODY:
                raise ValueError(f"answer {at}, {action} of player {who}, is not in the turn")
            node = child
        return Followed(self._asked_at(node, asked), declined, len(told))

    def _part(self, split: int, part: int) -> int:
        """Return a child of a split, the split itself where there is no such part."""
        first = self.game.first[split]
        places = np.flatnonzero(self.parts[first : first + self.game.count[split]] == part)
        return int(first + places[0]) if len(places) else split

    def _asked_at(self, node: int, who: int) -> int:
        """Return the part of a split at which *who* turns up a card without a proof asked for."""
        if self.game.kind[node] != SPLIT or who == NOBODY:
            return node
        return self._part(node, NOT_PROVED if who == self.claimant(node) else PROVED_UNASKED)

    def _child(self, node: int, who: int, action: int) -> int:
        kind, first = int(self.game.kind[node]), int(self.game.first[node])
        if kind >= SPLIT or kind & 1 != who:
            return NOBODY
        if kind >= FIRST_KEEPS:
            return first
        actions = self.actions(node)
        return first + actions.index(action) if action in actions else NOBODY


def in_scope(options: Mapping[str, int]) -> bool:
    """Say whether trees are read for a game of two with these codes of *options*, by field."""
    return VARIANTS.holds_for(SERVED, options)


def shape(
    mine: int, theirs: int, coins: Sequence[int], options: Mapping[str, int] | None = None
) -> TurnShape:
    """Return the shape of a turn whose mover has *mine* influences and the other *theirs*.

    *coins* are the mover's and the other's; *options* are codes by field, as a view has them,
    those of the edition coup-es where none are given.  The last shapes are remembered.
    """
    least = classed(coins)
    given = COUP_ES if options is None else options
    return class_shape(mine, theirs, least, tuple(given[name] for name in READ))


def classed(coins: Sequence[int]) -> tuple[int, int]:
    """Return the least coins of mover and other that open the same actions as *coins*."""
    mover = MOVERS[bisect_right(MOVERS, coins[0]) - 1]
    return mover, 0 if mover == MUST_COUP else min(coins[1], LOOT)


@lru_cache(KEPT)
def class_shape(
    mine: int, theirs: int, least: tuple[int, int], codes: tuple[int, ...]
) -> TurnShape:
    """Return the shape for a class of coins, by its *least*, and the codes of ``READ`` options."""
    hands, lost = _any_cards((mine, theirs), 0), _any_cards((2 - mine, 2 - theirs), SLOTS - 2)
    state = COUP.begin(header(least, hands, lost))
    for name, code in zip(READ, codes, strict=True):
        setattr(state, name, code)
    return shaped((mine, theirs), least, read(state))


def _any_cards(numbers: Sequence[int], slot: int) -> list[list[int]]:
    """Return so many cards of each player, copies of *slot* and of the next character."""
    return [[slot + player] * number for player, number in enumerate(numbers)]


COUP_ES: Final = {
    name: option.code(option.values[0]) for name, option in VARIANTS.rule_options.items()
}


def shaped(
    influences: tuple[int, int], least: tuple[int, int], nodes: list[TurnPlace]
) -> TurnShape:
    """Return the nodes of a turn as arrays."""
    coins = np.array([node.state.coins[:2] for node in nodes], np.int64)
    lost = np.array([[face_up(node.state).count(c) for c in range(SLOTS)] for node in nodes])
    return TurnShape(
        influences,
        least,
        tree_of(nodes),
        coins - coins[0],
        lost - lost[0],
        np.array([node.state.winner != NOBODY for node in nodes]),
        np.array([node.part for node in nodes]),
        np.array([node.claim for node in nodes]),
        np.array([node.drawer for node in nodes]),
        [node.held for node in nodes],
        [node.drawn for node in nodes],
    )
