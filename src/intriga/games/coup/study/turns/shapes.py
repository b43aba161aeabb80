"""The tree of a turn by the influences, the coins and the options: everything but the chances.

One shape serves all coins that open the same actions; its leaves know how coins and face-up cards
differ from those at the root.
"""

from bisect import bisect_right
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import chain
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np

from intriga.agents.resolving.turn_game import FIRST_KEEPS, LEAF, SPLIT, SURE, TurnGame
from intriga.games.coup.action_table import ASSASSIN_COST, COUP_COST, LOOT, MUST_COUP
from intriga.games.coup.agents.duels import HOLDS_FOR
from intriga.games.coup.inputs import Input
from intriga.games.coup.notation import FIRST as WORDS
from intriga.games.coup.options import VARIANTS
from intriga.games.coup.ruleset import COUP
from intriga.games.coup.study.turns.turn_reading import (
    COPIES,
    NOT_PROVED,
    PROVED_ASKED,
    PROVED_UNASKED,
    Hand,
    TurnPlace,
    all_hands,
    face_up,
    read,
)
from intriga.games.coup.vocabulary import NOBODY, SLOTS

if TYPE_CHECKING:
    from numpy.typing import NDArray

PRESET: Final = "coup-es"
COINS: Final = 50  # in the box of the edition
MOVERS: Final = (0, ASSASSIN_COST, COUP_COST, MUST_COUP)  # the least coins of each class
OTHERS: Final = tuple(range(LOOT + 1))
NETS: Final = {(2, 2): 0, (2, 1): 1, (1, 2): 2, (1, 1): 3}  # influences of the next mover, first
READ: Final = ("block_after_own_challenge", "decline_proof", "fa_reblock", "steal_from_empty")
SERVED: Final[Mapping[str, Collection[int]]] = {
    **HOLDS_FOR,
    "block_after_own_challenge": (0, 1),
    "steal_from_empty": (0, 1),
    "finite": (0, 1),  # two players never have all coins of a box
}
"""The codes of every option, by field, that trees are read for."""
Told = Sequence[tuple[int, int]]


class Followed(NamedTuple):
    """Where a turn has come to: a node, and the split at which somebody declined a proof, or -1."""

    node: int
    declined: int


@dataclass(frozen=True, eq=False)
class Shape:
    """The tree of a turn: ``game`` without weights and coins, and where its types come from.

    ``influences`` are those of the mover (player 0) and of the other.  Arrays by node: ``coins``
    [node, player] and ``lost`` [node, character], by how much coins and face-up cards differ from
    the root; ``parts`` and ``claims``, of splits; ``drawers``, who draws on the way to the node,
    -1 for nobody.  Lists by node: ``held`` [node][player][type] the cards of a type, ``drawn``
    [node][type] those that the drawer drew on the way.
    """

    influences: tuple[int, int]
    least: tuple[int, int]
    game: TurnGame
    coins: "NDArray[np.int64]"
    lost: "NDArray[np.int64]"
    parts: "NDArray[np.int64]"
    claims: "NDArray[np.int64]"
    drawers: "NDArray[np.int64]"
    held: list[tuple[list[Hand], list[Hand]]]
    drawn: list[list[Hand]]

    def came_from(self, node: int, player: int) -> "NDArray[np.int64]":
        """Return which type at the parent each type of *player* at *node* was."""
        at, size = self.game.map_at[node, player], self.game.size[node, player]
        return np.arange(size) if at < 0 else self.game.maps[at : at + size]

    def actions(self, node: int) -> list[int]:
        """Return the actions of a public decision, one for each child."""
        game = self.game
        who = int(game.kind[node]) & 1
        rows = game.label[game.at[node] :][: game.actions[node] * game.size[node, who]]
        return rows.reshape(game.actions[node], -1).max(axis=1).tolist()

    def follow(self, told: Told, asked: int = NOBODY) -> Followed:
        """Return where the answers *told* of this turn lead: players, 0 the mover, and actions.

        Choices in secret may be told as what they were or as heard.  A challenge may be the last
        that is told; who is *asked* to turn up a card then says how the claim fared.  Without
        that the split is returned.

        Raises:
            ValueError: an answer that the tree has not there.
        """
        node, declined = 0, NOBODY
        for at, (who, action) in enumerate(told):
            if self.game.kind[node] == SPLIT and action in (Input.PROVE, Input.DECLINE):
                declined = node if action == Input.DECLINE else declined
                node = self._part(node, NOT_PROVED if action == Input.DECLINE else PROVED_ASKED)
                continue
            node = self._asked_at(node, who)
            child = self._child(node, who, action)
            if child == NOBODY:
                raise ValueError(f"answer {at}, {action} of player {who}, is not in the turn")
            node = child
        return Followed(self._asked_at(node, asked), declined)

    def _part(self, split: int, part: int) -> int:
        """Return a child of a split, the split itself where there is no such part."""
        first = self.game.first[split]
        places = np.flatnonzero(self.parts[first : first + self.game.count[split]] == part)
        return int(first + places[0]) if len(places) else split

    def _asked_at(self, node: int, who: int) -> int:
        """Return the part of a split at which *who* turns up a card without a proof asked for."""
        if self.game.kind[node] != SPLIT or who == NOBODY:
            return node
        claimant = 1 - (int(self.game.kind[self.game.parent[node]]) & 1)
        return self._part(node, NOT_PROVED if who == claimant else PROVED_UNASKED)

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
) -> Shape:
    """Return the shape of a turn whose mover has *mine* influences and the other *theirs*.

    *coins* are the mover's and the other's; *options* are codes by field, as a view has them,
    those of the edition coup-es where none are given.  Shapes are read once a process.
    """
    least = classed(coins)
    given = COUP_ES if options is None else options
    return _shape(mine, theirs, least, tuple(given[name] for name in READ))


def classed(coins: Sequence[int]) -> tuple[int, int]:
    """Return the least coins of mover and other that open the same actions as *coins*."""
    mover = MOVERS[bisect_right(MOVERS, coins[0]) - 1]
    return mover, 0 if mover == MUST_COUP else min(coins[1], LOOT)


@cache
def _shape(mine: int, theirs: int, least: tuple[int, int], codes: tuple[int, ...]) -> Shape:
    state = COUP.begin(header((mine, theirs), least))
    for name, code in zip(READ, codes, strict=True):
        setattr(state, name, code)
    return shaped((mine, theirs), least, read(state))


def header(influences: Sequence[int], coins: Sequence[int]) -> dict[str, Any]:
    """Return the header of a game that begins with such a turn, whatever the cards."""
    cards = list(WORDS)
    hands = [[cards.pop() for _ in range(number)] for number in influences]
    lost = [[cards[0]] * (2 - number) for number in influences]
    used = list(chain(*hands, *lost))
    return {
        "preset": PRESET,
        "seats": ["mover", "other"],
        "position": {
            "phase": "ACTION",
            "turn": 0,
            "awaiting": [0],
            "coins": list(coins),
            "hands": hands,
            "face_up": lost,
            "court": {word: COPIES - used.count(word) for word in WORDS},
            "treasury": COINS - sum(coins),
            "pending": None,
            "factions": None,
            "sewer": None,
            "estates": None,
            "aside": None,
            "winner": None,
        },
    }


COUP_ES: Final = {
    name: option.code(option.values[0]) for name, option in VARIANTS.rule_options.items()
}


# ------------------------------------------------------------------- arrays


def shaped(influences: tuple[int, int], least: tuple[int, int], nodes: list[TurnPlace]) -> Shape:
    """Return the nodes of a turn as arrays."""
    coins = np.array([node.state.coins[:2] for node in nodes], np.int64)
    lost = np.array([[face_up(node.state).count(c) for c in range(SLOTS)] for node in nodes])
    return Shape(
        influences,
        least,
        _game(nodes),
        coins - coins[0],
        lost - lost[0],
        np.array([node.part for node in nodes]),
        np.array([node.claim for node in nodes]),
        np.array([node.drawer for node in nodes]),
        [node.held for node in nodes],
        [node.drawn for node in nodes],
    )


class _Flat:
    """Lists one after the other."""

    def __init__(self) -> None:
        self.values: list[int] = []

    def add(self, values: Sequence[int]) -> int:
        """Append *values* and return where they begin."""
        self.values.extend(values)
        return len(self.values) - len(values)


def _game(nodes: list[TurnPlace]) -> TurnGame:
    """Return the tree without what depends on the root's beliefs, coins and face-up cards."""
    size = np.array([[len(held) for held in node.held] for node in nodes], np.int64)
    maps, chose, label = _Flat(), _Flat(), _Flat()
    map_at = [[_map(maps, node, who, size) for who in range(2)] for node in nodes]
    reach_at = np.cumsum([0, *size.ravel()])[:-1].reshape(-1, 2)
    rows = [_rows(node) for node in nodes]
    leaves = _Leaves(nodes)
    return TurnGame(
        kind=np.array([node.kind for node in nodes], np.int64),
        first=np.array([node.children[0] if node.children else NOBODY for node in nodes]),
        count=np.array([len(node.children) for node in nodes]),
        parent=np.array([node.parent for node in nodes]),
        turn=np.array([node.turn for node in nodes]),
        size=size,
        map_at=np.array(map_at),
        maps=np.array(maps.values, np.int64),
        reach_at=reach_at,
        at=np.array([label.add([*chain(*each)]) if each else NOBODY for each in rows]),
        actions=np.array([len(each) for each in rows]),
        label=np.array(label.values, np.int64),
        chose_at=np.array([chose.add(node.chose) if node.chose else NOBODY for node in nodes]),
        chose=np.array(chose.values, np.int64),
        **leaves.arrays(size),
    )


def _map(maps: _Flat, node: TurnPlace, who: int, size: "NDArray[np.int64]") -> int:
    came = node.maps[who]
    same = node.parent == NOBODY or came == list(range(size[node.parent, who]))
    return NOBODY if same else maps.add(came)


def _rows(node: TurnPlace) -> list[list[int]]:
    """Return the actions of a decision, [action][type], -1 where a type has it not."""
    if node.kind >= FIRST_KEEPS:
        most = max((len(labels) for labels in node.labels), default=0)
        full = [labels + [NOBODY] * (most - len(labels)) for labels in node.labels]
        return [[labels[k] for labels in full] for k in range(most)]
    actions = sorted({*chain(*node.labels)})
    return [
        [action if action in labels else NOBODY for labels in node.labels] for action in actions
    ]


class _Leaves:
    """The leaves of a tree, in order."""

    def __init__(self, nodes: list[TurnPlace]) -> None:
        self.nodes = nodes
        self.at = [number for number, node in enumerate(nodes) if node.kind == LEAF]
        self.leaves = [nodes[number] for number in self.at]

    def arrays(self, size: "NDArray[np.int64]") -> dict[str, "NDArray[Any]"]:
        """Return the fields of the leaves; tables there are none."""
        leaf = np.full(len(self.nodes), NOBODY, np.int64)
        leaf[self.at] = np.arange(len(self.at))
        hand, row = _Flat(), _Flat()
        rows = [self.nodes[each.parent if each.chose else n] for n, each in self.numbered()]
        wide = np.array([len(each.held[0]) for each in rows], np.int64)
        over = [each.state.winner for each in self.leaves]
        return {
            "leaf": leaf,
            "leaf_node": np.array(self.at),
            "net": np.array([SURE if each >= 0 else 0 for each in over]) + self.nets(over),
            "sure": np.array([(0.0 if each < 0 else 1.0 - 2 * each) for each in over]),
            "situation": np.zeros((len(self.at), 2 + SLOTS), np.int64),
            "hand_at": np.array([[hand.add(_hands(h)) for h in each.held] for each in self.leaves]),
            "hand": np.array(hand.values, np.int64),
            "hands": np.array(
                [[len(all_hands(len(h[0]))) for h in each.held] for each in self.leaves]
            ),
            "weight_at": np.cumsum([0, *(wide * size[self.at, 1])])[:-1],
            "weight": np.zeros(0),
            "rows": wide,
            "row_at": np.array([row.add(e.maps[0]) if e.chose else NOBODY for e in self.leaves]),
            "row": np.array(row.values, np.int64),
            "table_at": np.full(len(self.at), NOBODY, np.int64),
            "table": np.zeros(0),
        }

    def numbered(self) -> list[tuple[int, TurnPlace]]:
        return list(zip(self.at, self.leaves, strict=True))

    def nets(self, over: list[int]) -> "NDArray[np.int64]":
        """Return the network of each leaf, 0 where the game is over."""
        known = [
            0 if won >= 0 else NETS[len(each.held[1][0]), len(each.held[0][0])]
            for won, each in zip(over, self.leaves, strict=True)
        ]
        return np.array(known, np.int64)


def _hands(held: list[Hand]) -> list[int]:
    """Return the numbers of hands among all of that size."""
    places = {hand: place for place, hand in enumerate(all_hands(len(held[0])))}
    return [places[hand] for hand in held]
