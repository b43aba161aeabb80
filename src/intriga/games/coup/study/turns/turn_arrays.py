"""The nodes of a turn as the flat arrays that solvers walk over."""

from collections.abc import Sequence
from itertools import chain
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from intriga.agents.resolving.turn_game import FIRST_KEEPS, LEAF, SURE, TurnGame
from intriga.games.coup.study.turns.turn_reading import Hand, TurnPlace, all_hands
from intriga.games.coup.vocabulary import NOBODY, SLOTS

if TYPE_CHECKING:
    from numpy.typing import NDArray

NETS: Final = {(2, 2): 0, (2, 1): 1, (1, 2): 2, (1, 1): 3}  # influences of the next mover, first


class _Flat:
    """Lists one after the other."""

    def __init__(self) -> None:
        self.values: list[int] = []

    def add(self, values: Sequence[int]) -> int:
        """Append *values* and return where they begin."""
        self.values.extend(values)
        return len(self.values) - len(values)


def tree_of(nodes: list[TurnPlace]) -> TurnGame:
    """Return the tree of *nodes*, parents first.

    Weights and tables are empty and situations 0: they depend on the root's beliefs.
    """
    size = np.array([[len(held) for held in node.held] for node in nodes], np.int64)
    maps, chose, label = _Flat(), _Flat(), _Flat()
    map_at = [[_map(maps, node, who, size) for who in range(2)] for node in nodes]
    reach_at = _begins(size.ravel()).reshape(-1, 2)
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


def _begins(sizes: "NDArray[np.int64]") -> "NDArray[np.int64]":
    """Return where vectors of these sizes begin, one after the other."""
    return np.cumsum(sizes) - sizes


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
            "weight_at": _begins(wide * size[self.at, 1]),
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
