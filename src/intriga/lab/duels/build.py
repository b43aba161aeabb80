"""Building the table: every duel of a composition, one after the other, kept as they come.

The first turn of every duel is kept as arrays, by the nodes for which the table holds numbers.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations_with_replacement
from pathlib import Path
from time import process_time
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from intriga.core.errors import BadOptions
from intriga.games.coup.agents.duels import VERSION
from intriga.games.coup.notation import FIRST
from intriga.games.coup.study import private_types
from intriga.games.coup.study.duel_turns import (
    MOVER_COINS,
    OTHER_COINS,
    DuelQuestion,
    decided,
    turn,
    undecided,
)
from intriga.games.coup.vocabulary import SLOTS
from intriga.lab.cfr.public_tree_solver import PublicTreeSolver
from intriga.lab.duels.solve import Duel, Effort, begin, clairvoyant_bounds, solve
from intriga.lab.duels.tree import Block, blocks

if TYPE_CHECKING:
    from numpy.typing import NDArray


ROOT: Final = -1  # the parent of a root


@dataclass(frozen=True)
class DuelShape:
    """All first turns one after the other, breadth first, node by node.

    ``begins`` [coins of the mover * 10 + of the other] to the next one; ``parent`` counts from
    the root of its own turn; ``action`` leads to the node; ``asked`` is who is asked there, 0
    for the mover, 1 for the other, -1 where the turn is over.
    """

    begins: "NDArray[np.int32]"
    parent: "NDArray[np.int8]"
    action: "NDArray[np.int16]"
    asked: "NDArray[np.int8]"

    def nodes(self, mover: int, other: int) -> slice:
        """Return where the nodes of a turn are."""
        at = mover * OTHER_COINS + other
        return slice(int(self.begins[at]), int(self.begins[at + 1]))


@cache
def shape() -> DuelShape:
    """Return the first turns of all duels; turns that are decided have no nodes."""
    types = private_types.types(private_types.unseen((0, 1)))
    begins, lines = [0], list[tuple[int, int, int]]()
    open_turns = set(undecided())
    for number in range(7 * OTHER_COINS):
        coins = divmod(number, OTHER_COINS)
        if coins in open_turns:
            lines += _lines(Block(turn(*coins), 0, private_types.NONE, types))
        begins.append(len(lines))
    parent, action, asked = zip(*lines, strict=True)
    return DuelShape(
        np.array(begins, np.int32),
        np.array(parent, np.int8),
        np.array(action, np.int16),
        np.array(asked, np.int8),
    )


def _lines(block: Block) -> list[tuple[int, int, int]]:
    """Return parent, action and who is asked of each node of a block."""
    lines = [(ROOT, -1, -1)] * len(block.parts)
    for place, part in enumerate(block.parts):
        first = block.lines[place][1]
        parent, action, _ = lines[place]
        if isinstance(part, DuelQuestion):
            lines[place] = parent, action, part.who
            for k, each in enumerate(part.actions):
                lines[first + k] = place, each, -1
        elif block.lines[place][2]:
            lines[first] = place, -1, -1  # the node after an exchange
    return lines


COMPOSITIONS: Final = list(combinations_with_replacement(range(SLOTS), 2))
FULL: Final = 65535  # a probability of 1
KEEPS: Final = len(private_types.SEEN)


def composition(words: str) -> tuple[int, int]:
    """Return the two characters face up, from their names with a comma between, ascending.

    Raises:
        BadOptions: anything else.
    """
    named = [word.strip().lower() for word in words.split(",")]
    if len(named) != 2 or any(word not in FIRST for word in named):
        raise BadOptions(
            "composition",
            f"a composition is two of {', '.join(FIRST)} with a comma between, not {words!r}",
        )
    low, high = sorted(FIRST.index(word) for word in named)
    return low, high


@dataclass
class Part:
    """One composition of the table, as far as it is built.

    ``low`` and ``high`` [coins of the mover, of the other] are certified; ``sure`` [.., 2] is
    what the kept strategies guarantee by themselves.  By node of :class:`~.shape.Shape`:
    ``chance`` [node, card] of the action that leads there, by the player asked at its parent, in
    65535ths; ``worth`` [node, player, own card], counterfactual, against the other's strategy.
    ``keep`` [coins, coins, the three cards, which of them in order] are the mover's exchanges.
    """

    low: "NDArray[np.float64]"
    high: "NDArray[np.float64]"
    sure: "NDArray[np.float64]"
    seconds: "NDArray[np.float64]"
    nodes: "NDArray[np.int64]"
    chance: "NDArray[np.uint16]"
    worth: "NDArray[np.float32]"
    keep: "NDArray[np.uint16]"
    version: "NDArray[np.int64]"

    def save(self, file: Path) -> None:
        """Write the part, whole or not at all."""
        arrays: dict[str, Any] = vars(self)
        partial = file.with_name(f".{file.name}.npz")
        np.savez_compressed(partial, **arrays)
        partial.replace(file)


def empty() -> Part:
    """Return a part in which only decided duels are known."""
    coins = (MOVER_COINS, OTHER_COINS)
    low, high = np.full(coins, -1.0), np.full(coins, 1.0)
    for (mover, other), value in decided().items():
        if mover < MOVER_COINS:
            low[mover, other] = high[mover, other] = value
    total = int(shape().begins[-1])
    return Part(
        low=low,
        high=high,
        sure=np.stack([low, high], axis=2),
        seconds=np.zeros(coins),
        nodes=np.zeros(coins, np.int64),
        chance=np.zeros((total, SLOTS), np.uint16),
        worth=np.zeros((total, 2, SLOTS), np.float32),
        keep=np.zeros((*coins, KEEPS, 3), np.uint16),
        version=np.array([VERSION]),
    )


def load(file: Path) -> Part:
    """Return the part in *file*, an empty one if there is none.

    Raises:
        BadOptions: a part made with other rules.
    """
    if not file.exists():
        return empty()
    with np.load(file) as arrays:
        part = Part(**{name: arrays[name] for name in arrays.files})
    if part.version[0] != VERSION:
        raise BadOptions("out", f"{file} was made with version {part.version[0]} of the rules")
    return part


def build(
    face_up: tuple[int, int],
    file: Path,
    effort: Effort,
    report: Callable[[int, int, Part], None] | None = None,
    coins: Sequence[tuple[int, int]] | None = None,
) -> Part:
    """Solve every duel of a composition that is not solved as narrowly; save after each.

    Or those with *coins* alone, of the mover and the other.

    A duel that is done with as much effort, or as narrow as asked for, is left alone.
    """
    part = load(file)
    there = private_types.unseen(face_up)
    types = private_types.types(there)
    turns, bounds = blocks(types), clairvoyant_bounds(there, effort.stages)
    for mover, other in coins or sorted(undecided(), key=lambda each: -sum(each)):
        width = part.high[mover, other] - part.low[mover, other]
        if width <= effort.width or part.seconds[mover, other] >= effort.seconds:
            continue
        begun = process_time()
        duel = begin(mover, other, types, turns, bounds)
        solve(duel, effort)
        keep(part, duel, mover, other)
        part.seconds[mover, other] = max(process_time() - begun, effort.seconds)
        part.nodes[mover, other] = duel.tree.nodes
        part.save(file)
        if report:
            report(mover, other, part)
    return part


def keep(part: Part, duel: Duel, mover: int, other: int) -> None:
    """Write what is known about a duel; bounds only ever get better."""
    low, high = duel.interval
    part.low[mover, other] = max(low, part.low[mover, other])
    part.high[mover, other] = min(high, part.high[mover, other])
    sure = duel.certify()
    before = part.sure[mover, other]
    if sure[1] - sure[0] >= before[1] - before[0]:
        return
    part.sure[mover, other] = sure
    nodes = shape().nodes(mover, other)
    number = nodes.stop - nodes.start
    part.worth[nodes, 0] = duel.high.response(0, number)
    part.worth[nodes, 1] = duel.low.response(1, number)
    asked = shape().asked[nodes]
    for node in range(number):
        if asked[node] >= 0:
            first = int(duel.tree.columns[1, node])
            last = first + int(duel.tree.columns[2, node])
            solver = duel.low if asked[node] == 0 else duel.high
            chances = probabilities(solver, node, SLOTS)
            part.chance[nodes.start + first : nodes.start + last] = quantised(chances)
        elif duel.tree.columns[0, node] == 4:
            chances = probabilities(duel.low, node, KEEPS)
            part.keep[mover, other] = quantised(chances).T


def probabilities(solver: PublicTreeSolver, node: int, rows: int) -> "NDArray[np.float64]":
    """Return the average strategy at a node, [action, row]; uniform where it never is."""
    actions = 3 if solver.game.kind[node] >= 4 else int(solver.game.count[node])
    at = int(solver.game.at[node])
    sums = solver.sums[at : at + actions * rows].reshape(actions, rows).astype(np.float64)
    total = sums.sum(axis=0)
    even = np.full(sums.shape, 1.0 / actions)
    return np.divide(sums, total, out=even, where=total > 0)


def quantised(chances: "NDArray[np.float64]") -> "NDArray[np.uint16]":
    """Return probabilities in 65535ths."""
    return np.rint(chances * FULL).astype(np.uint16)


def merge(folder: Path, file: Path) -> list[tuple[int, int]]:
    """Put all parts in *folder* into one table, as the agents read it; return what is there."""
    parts = {
        face_up: load(folder / name_of(face_up))
        for face_up in COMPOSITIONS
        if (folder / name_of(face_up)).exists()
    }
    found = shape()
    arrays: dict[str, Any] = {
        "version": np.array([VERSION]),
        "compositions": np.array(list(parts), np.int8),
        "begins": found.begins,
        "parent": found.parent,
        "action": found.action,
        "asked": found.asked,
        "low": outward([part.low for part in parts.values()], -2.0),
        "high": outward([part.high for part in parts.values()], 2.0),
        "sure_low": outward([part.sure[:, :, 0] for part in parts.values()], -2.0),
        "sure_high": outward([part.sure[:, :, 1] for part in parts.values()], 2.0),
        "chance": np.array([part.chance for part in parts.values()]),
        "worth": np.array([part.worth for part in parts.values()]),
        "keep": np.array([part.keep for part in parts.values()]),
        "seconds": np.array([part.seconds for part in parts.values()], np.float32),
    }
    np.savez_compressed(file, **arrays)
    return list(parts)


def name_of(face_up: Iterable[int]) -> str:
    """Return the name of the file of a composition."""
    return "-".join(FIRST[slot] for slot in face_up) + ".npz"


def outward(values: "list[NDArray[np.float64]]", towards: float) -> "NDArray[np.float32]":
    """Return bounds as float32, rounded away from the value."""
    near = np.array(values).astype(np.float32)
    exact = np.array(values)
    inside = near > exact if towards < 0 else near < exact
    return np.where(inside, np.nextafter(near, np.float32(towards)), near)
