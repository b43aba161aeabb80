"""The first turn of every duel as arrays: the nodes for which the table holds numbers."""

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final

import numpy as np

from intriga.games.coup.study import private_types
from intriga.games.coup.study.duel_turns import OTHER_COINS, DuelQuestion, turn, undecided
from intriga.lab.duels.tree import Block

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
