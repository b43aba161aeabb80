"""The public tree of a duel: turns put together, grown only where they matter."""

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from intriga.core.compiled.engine import kernel
from intriga.games.coup.study import private_types
from intriga.games.coup.study.duel_turns import (
    MOVER_COINS,
    OTHER_COINS,
    DuelQuestion,
    DuelTurn,
    Exchange,
    Over,
    Part,
    turn,
    undecided,
)
from intriga.lab.cfr import tree_walk
from intriga.lab.cfr.public_tree import CHOICES, NodeKind, PublicTree

if TYPE_CHECKING:
    from numpy.typing import NDArray

BLOCKS: Final = MOVER_COINS * OTHER_COINS * 2  # turns by coins and seat of the mover
EXCHANGES: Final = BLOCKS  # payoffs of turns come first, then those of exchanges, then ends
ENDS: Final = 2 * BLOCKS
CLAIRVOYANT: Final = -1  # in place of a status: exchanges are leaves


def number_of(mover: int, other: int, seat: int) -> int:
    """Return the number of a turn: coins of the mover and of the other, seat of the mover."""
    return (mover * OTHER_COINS + other) * 2 + seat


@cache
def ends() -> "tuple[NDArray[np.float64], dict[bytes, int]]":
    """Return the payoffs of ends to player 0, [number, card, card], and their numbers by bytes."""
    found: dict[bytes, Any] = {}

    def look(part: Part) -> None:
        if isinstance(part, Over):
            for payoff in (part.payoff, -part.payoff.T):
                whole = np.ascontiguousarray(payoff) + 0.0
                found.setdefault(whole.tobytes(), whole)
        elif isinstance(part, DuelQuestion):
            for child in part.children:
                look(child)

    for coins in undecided():
        look(turn(*coins))
    return np.array(list(found.values())), {key: place for place, key in enumerate(found)}


def end_number(payoff: "NDArray[np.float64]", seat: int) -> int:
    """Return the number among all payoffs of an end, with the mover in *seat*."""
    turned = payoff if seat == 0 else -payoff.T
    return ENDS + ends()[1][(np.ascontiguousarray(turned) + 0.0).tobytes()]


class Block:
    """The nodes of one turn, with children behind their parents and next to each other."""

    def __init__(self, part: Part, seat: int, status: int, types: private_types.Types) -> None:
        self.seat = seat
        self.status = status
        self.types = types
        self.places = 0
        self.lines: list[list[int]] = [[0] * 7]
        self.parts: list[Part] = [part]
        waiting = [(0, part, status)]
        for place, each, of in waiting:  # grows while it is read: breadth first
            waiting += self._lay(place, each, of)

    def _lay(self, place: int, part: Part, status: int) -> list[tuple[int, Part, int]]:
        """Write one node; return its children with their places."""
        shown = max(status, 0)
        if isinstance(part, Over):
            self._leaf(place, shown, end_number(part.payoff, self.seat), -1)
            return []
        if isinstance(part, DuelTurn):
            number = number_of(part.mover, part.other, 1 - self.seat)
            grows = -1 if status == CLAIRVOYANT else number * private_types.STATUSES + shown
            self._leaf(place, shown, number, grows)
            return []
        if isinstance(part, DuelQuestion):
            who = part.who ^ self.seat
            self._inner(place, who, status, len(part.children), int(self.types.sizes[shown, who]))
            return self._add(status, *part.children)
        return self._lay_exchange(place, part, status)

    def _lay_exchange(self, place: int, part: Exchange, status: int) -> list[tuple[int, Part, int]]:
        after = private_types.AFTER.get((status, self.seat))
        if after is None:
            then = part.then
            number = EXCHANGES + number_of(then.mover, then.other, self.seat)
            self._leaf(place, max(status, 0), number, -1)
            return []
        rows = int(self.types.rows[2 * status + self.seat])
        self._inner(place, NodeKind.FIRST_RECASTS + self.seat, status, 1, rows, CHOICES)
        return self._add(after, part.then)

    def _inner(
        self, place: int, kind: int, status: int, count: int, size: int, actions: int = 0
    ) -> None:
        at, first = self.places, len(self.lines)
        self.lines[place] = [kind, first, count, max(status, 0), 0, at, -1]
        self.places += (actions or count) * size

    def _leaf(self, place: int, status: int, pay: int, grows: int) -> None:
        self.lines[place] = [NodeKind.LEAF, 0, 0, status, pay, 0, grows]

    def _add(self, status: int, *parts: Part) -> list[tuple[int, Part, int]]:
        begin = len(self.lines)
        self.lines += [[0] * 7 for _ in parts]
        self.parts += parts
        return [(begin + k, part, status) for k, part in enumerate(parts)]


@dataclass(frozen=True)
class Blocks:
    """All turns by ``number * STATUSES + status``; ``columns`` are those of :class:`Tree`."""

    begins: "NDArray[np.int64]"
    columns: "NDArray[np.int64]"
    places: "NDArray[np.int64]"


def blocks(types: private_types.Types) -> Blocks:
    """Return the blocks of all undecided turns."""
    begins, places = [0], list[int]()
    lines: list[list[int]] = []
    open_turns = set(undecided())
    for number in range(BLOCKS):
        coins = divmod(number // 2, OTHER_COINS)
        for status in range(private_types.STATUSES):
            if coins in open_turns:
                block = Block(turn(*coins), number % 2, status, types)
                lines += block.lines
                places.append(block.places)
            else:
                places.append(0)
            begins.append(len(lines))
    return Blocks(np.array(begins), np.array(lines, np.int64).T.copy(), np.array(places))


KIND, CHILD, COUNT, STATUS, PAY, AT, GROWS = range(7)  # the columns of a tree


def _grow(
    columns: Any,  # noqa: ANN401
    leaves: Any,  # noqa: ANN401
    begins: Any,  # noqa: ANN401
    lines: Any,  # noqa: ANN401
    places: Any,  # noqa: ANN401
    nodes: int,
    used: int,
) -> None:
    """Put the block of its turn in place of every one of *leaves*."""
    for leaf in leaves:
        which = columns[6, leaf]
        begin, end = begins[which], begins[which + 1]
        for line in range(begin, end):
            node = leaf if line == begin else nodes + line - begin - 1
            for column in range(7):
                columns[column, node] = lines[column, line]
            columns[1, node] += nodes - 1
            columns[5, node] += used
        nodes += end - begin - 1
        used += places[which]


_compiled_grow = kernel(_grow, [tree_walk])


class Tree:
    """A public tree that grows: ``columns`` [column, node], ``nodes`` and ``places`` in use."""

    def __init__(self, mover: int, other: int, types: private_types.Types, blocks: Blocks) -> None:
        self.types = types
        self.blocks = blocks
        self.columns: NDArray[np.int64] = np.zeros((7, 4096), np.int64)
        self.nodes = 1
        self.places = 0
        self.columns[KIND, 0] = NodeKind.LEAF
        self.columns[GROWS, 0] = number_of(mover, other, 0) * private_types.STATUSES
        self.grow(np.zeros(1, np.int64))

    def sizes_of(self, leaves: "NDArray[np.int64]") -> "tuple[NDArray[Any], NDArray[Any]]":
        """Return how many nodes and places growing each of *leaves* takes."""
        which = self.columns[GROWS, leaves]
        return np.diff(self.blocks.begins)[which] - 1, self.blocks.places[which]

    def grow(self, leaves: "NDArray[np.int64]") -> None:
        """Put the next turn in place of *leaves*."""
        nodes, places = (int(each.sum()) for each in self.sizes_of(leaves))
        if self.nodes + nodes > self.columns.shape[1]:
            more = np.zeros((7, 2 * (self.nodes + nodes)), np.int64)
            more[:, : self.nodes] = self.columns[:, : self.nodes]
            self.columns = more
        _compiled_grow(
            self.columns,
            leaves,
            self.blocks.begins,
            self.blocks.columns,
            self.blocks.places,
            self.nodes,
            self.places,
        )
        self.nodes += nodes
        self.places += places

    def game(self) -> PublicTree:
        """Return the tree as the solver takes it."""
        return game_of(self.columns, self.types)


def game_of(columns: "NDArray[np.int64]", types: private_types.Types) -> PublicTree:
    """Return nodes in *columns* with *types* as the solver takes them."""
    return PublicTree(
        kind=columns[KIND],
        first=columns[CHILD],
        count=columns[COUNT],
        status=columns[STATUS],
        at=columns[AT],
        pay=columns[PAY],
        sizes=types.sizes,
        begins=types.begins,
        weights=types.weights,
        weights_at=types.weights_at,
        recast_at=types.recast_at,
        old=types.old,
        row=types.row,
        part=types.part,
        to=types.to,
        rows=types.rows,
    )
