"""Turns made by hand or at random, and networks with random weights."""

from dataclasses import dataclass, field
from typing import Any

import numpy as np

from intriga.agents.resolving.leaf_worths import LeafNets
from intriga.agents.resolving.turn_game import (
    FIRST,
    FIRST_KEEPS,
    LEAF,
    SECOND,
    SECOND_KEEPS,
    SPLIT,
    SURE,
    TABLE,
    TurnGame,
)

Array = Any
Maps = tuple[Array, Array]
NUMBERS = 2  # that say what is public at a leaf
LARGEST = 4  # of such a number


@dataclass
class Node:
    """A node of a turn, with all that leads from it."""

    kind: int
    sizes: tuple[int, int]
    children: "list[Node]" = field(default_factory=list["Node"])
    maps: tuple[Array, Array] = (None, None)  # the parent's type of each type
    open: Array = None  # [action, type] of the one who decides: 1, or 0 for closed
    chose: Array = None
    net: int = SURE
    sure: float = 0.0
    hand: tuple[Array, Array] = ((), ())
    hands: tuple[int, int] = (0, 0)
    weight: Array = None  # [row, type of player 1]
    row: Array = None
    table: Array = None
    situation: Array = (0,) * NUMBERS


class Lists:
    """Vectors, one after the other."""

    def __init__(self) -> None:
        self.all: list[float] = []

    def put(self, values: Array) -> int:
        """Add a vector, and return where it begins: -1 for None."""
        if values is None:
            return -1
        begin = len(self.all)
        self.all += np.ravel(values).tolist()
        return begin


def flat(root: Node) -> TurnGame:
    """Return the tree as arrays."""
    nodes, at = [root], 0
    parent, turn = [-1], [0]
    first: list[int] = []
    while at < len(nodes):
        first.append(len(nodes))
        for number, child in enumerate(nodes[at].children):
            nodes.append(child)
            parent.append(at)
            turn.append(number)
        at += 1
    leaves = [node for node in nodes if node.kind == LEAF]
    maps, chose, hand, weight, row, table, label = (Lists() for _ in range(7))
    sizes = np.array([node.sizes for node in nodes])
    ends = sizes.ravel().cumsum().reshape(sizes.shape)
    leaf = np.cumsum([node.kind == LEAF for node in nodes]) - 1
    return TurnGame(
        kind=np.array([node.kind for node in nodes], np.int8),
        first=np.array(first),
        count=np.array([len(node.children) for node in nodes]),
        parent=np.array(parent),
        turn=np.array(turn),
        size=sizes,
        map_at=np.array([[maps.put(each) for each in node.maps] for node in nodes]),
        maps=np.array([*maps.all, 0], np.int64),
        reach_at=ends - sizes,
        at=np.array([label.put(None if n.open is None else n.open - 1) for n in nodes]),
        actions=np.array([0 if node.open is None else len(node.open) for node in nodes]),
        label=np.array(label.all, np.int64),
        chose_at=np.array([chose.put(node.chose) for node in nodes]),
        chose=np.array([*chose.all, 0], np.int64),
        leaf=np.where([node.kind == LEAF for node in nodes], leaf, -1),
        leaf_node=np.array([n for n, node in enumerate(nodes) if node.kind == LEAF]),
        net=np.array([node.net for node in leaves]),
        sure=np.array([node.sure for node in leaves]),
        situation=np.array([node.situation for node in leaves]),
        hand_at=np.array([[hand.put(each) for each in node.hand] for node in leaves]),
        hand=np.array([*hand.all, 0], np.int64),
        hands=np.array([node.hands for node in leaves]),
        weight_at=np.array([weight.put(node.weight) for node in leaves]),
        weight=np.array(weight.all),
        rows=np.array([len(node.weight) for node in leaves]),
        row_at=np.array([row.put(node.row) for node in leaves]),
        row=np.array([*row.all, 0], np.int64),
        table_at=np.array([table.put(node.table) for node in leaves]),
        table=np.array([*table.all, 0.0]),
    )


# --- Kuhn's poker ------------------------------------------------------------------------------


def kuhn() -> TurnGame:
    """Return Kuhn's poker, worth -1/18 to who moves first."""
    deal = (1 - np.eye(3)) / 6
    higher = np.sign(np.subtract.outer(range(3), range(3)))
    every = np.ones((2, 3), int)

    def show(coins: int) -> Node:
        hand = np.arange(3)
        return Node(
            LEAF, (3, 3), net=TABLE, hand=(hand, hand), hands=(3, 3), weight=deal,
            table=coins * higher,
        )  # fmt: skip

    def fold(sure: float) -> Node:
        return Node(LEAF, (3, 3), sure=sure, weight=deal)

    bluffed = Node(FIRST, (3, 3), [fold(-1.0), show(2)], open=every)
    checked = Node(SECOND, (3, 3), [show(1), bluffed], open=every)
    bet = Node(SECOND, (3, 3), [fold(1.0), show(2)], open=every)
    return flat(Node(FIRST, (3, 3), [checked, bet], open=every))


# --- Turns at random ---------------------------------------------------------------------------


def at_random(chance: np.random.Generator, *, nets: int = 0, depth: int = 4) -> TurnGame:
    """Return a turn with draws, private choices, proofs, lost hands and all kinds of leaves."""
    sizes = int(chance.integers(2, 5)), int(chance.integers(2, 5))
    return flat(_node(chance, depth, sizes, (None, None), nets))


def _node(
    chance: np.random.Generator, depth: int, sizes: tuple[int, int], maps: Maps, nets: int
) -> Node:
    if depth == 0:
        return _leaf(chance, sizes, maps, nets)
    kind = int(chance.choice([FIRST, SECOND, SPLIT, FIRST_KEEPS, SECOND_KEEPS]))
    if kind in (FIRST_KEEPS, SECOND_KEEPS):
        return _keeps(chance, kind, sizes, maps, nets)
    who = int(chance.integers(2)) if kind == SPLIT else kind
    number = int(chance.integers(2, 4))
    if kind == SPLIT:
        shared = chance.permutation(sizes[who])
        parts = [np.sort(part) for part in np.array_split(shared, number) if len(part)]
        children = [_after(chance, depth, sizes, {who: part}, nets) for part in parts]
        return Node(SPLIT, sizes, children, maps)
    has = chance.random((number, sizes[who])) < 0.8
    has[0] |= ~has.any(0)
    has[0, 0] = has[1, 0] = True
    children: list[Node] = []
    for row in has:
        kept = {who: np.flatnonzero(row)} if row.any() and chance.random() < 0.5 else {}
        children.append(_after(chance, depth, sizes, kept, nets))
    return Node(kind, sizes, children, maps, open=has.astype(int))


def _after(
    chance: np.random.Generator, depth: int, sizes: tuple[int, int], kept: Array, nets: int
) -> Node:
    """Return a child: one whose types are *kept*, and some who draw."""
    maps: list[Array] = [None, None]
    for who in range(2):
        types = kept.get(who, np.arange(sizes[who]))
        if chance.random() < 0.3:
            types = np.repeat(types, chance.integers(1, 3, len(types)))
        maps[who] = None if np.array_equal(types, np.arange(sizes[who])) else types
    first, second = (sizes[w] if maps[w] is None else len(maps[w]) for w in range(2))
    left = max(depth - int(chance.integers(1, 3)), 0)
    return _node(chance, left, (first, second), (maps[0], maps[1]), nets)


def _keeps(
    chance: np.random.Generator, kind: int, sizes: tuple[int, int], maps: Maps, nets: int
) -> Node:
    """Return a private choice before a leaf: types of the chooser that share a row there."""
    who, choices = kind & 1, 3
    has = chance.random((choices, sizes[who])) < 0.7
    has[0] |= ~has.any(0)
    chose, old = np.nonzero(has)
    order = chance.permutation(len(old))
    chose, old = chose[order], old[order]
    after = (len(old), sizes[1]) if who == 0 else (sizes[0], len(old))
    leaf = _leaf(chance, after, (old, None) if who == 0 else (None, old), nets)
    leaf.chose = chose
    if who == 0:
        leaf.row, leaf.weight = old, leaf.weight[: sizes[0]]
    else:
        leaf.weight = leaf.weight[:, old]  # the choice changes no chances
    return Node(kind, sizes, [leaf], maps, open=has.astype(int))


def _leaf(chance: np.random.Generator, sizes: tuple[int, int], maps: Maps, nets: int) -> Node:
    net = int(chance.choice([SURE, TABLE, *range(nets)]))
    hands = (2 + net % 2, 3) if net >= 0 else (3, 2)
    return Node(
        LEAF, sizes, maps=maps, net=net,
        sure=float(chance.uniform(-1, 1)),
        hand=(chance.integers(hands[0], size=sizes[0]), chance.integers(hands[1], size=sizes[1])),
        hands=hands,
        weight=chance.random(sizes) * (chance.random(sizes) < 0.9),
        table=chance.uniform(-1, 1, hands) if net == TABLE else None,
        situation=chance.integers(LARGEST, size=NUMBERS),
    )  # fmt: skip


def random_nets(chance: np.random.Generator) -> LeafNets:
    """Return two networks for the leaves of :func:`at_random`, with random weights."""
    hands, hidden = ((3, 2), (3, 3)), ((6, 5), (6, 5))
    weights: list[Array] = []

    def put(*shape: int) -> int:
        weights.append(chance.normal(size=shape).ravel() / np.sqrt(shape[0]))
        return sum(each.size for each in weights[:-1])

    sizes = [(sum(both), *layers, sum(both)) for both, layers in zip(hands, hidden, strict=True)]
    tables_at = [[put(LARGEST, one) for _ in range(NUMBERS)] for _, one, _, _ in sizes]
    weights_at = [
        (put(width, one), put(one, two), put(1, two), put(two, width), put(1, width))
        for width, one, two, _ in sizes
    ]
    pairs_at = [
        (put(LARGEST * LARGEST, 2 * one + 2 * two + width), LARGEST) for width, one, two, _ in sizes
    ]
    return LeafNets(
        sizes=np.array(sizes),
        tables_at=np.array(tables_at),
        weights_at=np.array(weights_at),
        pairs_at=np.array(pairs_at),
        weights=np.concatenate(weights),
    )
