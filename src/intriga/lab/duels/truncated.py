"""Duels cut off after some turns, and the value of a game walked by the rules.

The horizon counts as lost for the first mover, unless the coins have decided.  Nothing of
``turns`` or ``tree`` is used to build such games but the first state.  Sequence form: D. Koller,
N. Megiddo, B. von Stengel, "Efficient Computation of Equilibria for Extensive Two-Person
Games", Games and Economic Behavior 14, 1996.
"""

from typing import Any

import numpy as np

from intriga.core.errors import BadOptions
from intriga.games.coup.state import CoupState
from intriga.games.coup.study import private_types
from intriga.games.coup.study.duel_turns import begin
from intriga.games.coup.vocabulary import SLOTS
from intriga.lab.duels.histories import Histories, Node

# ------------------------------------------------------------------- the game, walked


def walk(face_up: tuple[int, int], coins: tuple[int, int], turns: int) -> Node:
    """Return the whole game of a duel cut off after *turns* turns, by the rules."""
    there = private_types.unseen(face_up)
    root, histories = Node(-1), Histories(_horizon, turns)
    for i in range(SLOTS):
        for j in range(SLOTS):
            chance = private_types.ways(there, (i, j)) / (
                private_types.UNSEEN * (private_types.UNSEEN - 1)
            )
            if chance > 0:
                state = begin(*coins, (i, j), face_up)
                root.add(f"{i}{j}", chance, histories.after(state, (str(i), str(j))))
    return root


def _horizon(state: CoupState, _heard: str) -> float:
    """Return the payoff of the horizon to player 0: -1 unless the coins have decided for it.

    A player to move with 7 coins wins by a coup; one who is not to move has won with 9 against
    fewer than 3, because the mover can neither kill it nor steal enough.
    """
    coins, mover = state.coins, state.turn
    winner = 1
    if coins[mover] >= 7:
        winner = mover
    elif coins[1 - mover] >= 9 and coins[mover] < 3:
        winner = 1 - mover
    return 1.0 if winner == 0 else -1.0


# ------------------------------------------------------------------- linear programming


def lp_value(root: Node) -> float:
    """Return the value of the game to player 0, by HiGHS.

    Raises:
        BadOptions: SciPy is not installed.
    """
    try:
        from scipy import optimize  # noqa: PLC0415  only checks need it
        from scipy.sparse import coo_array  # noqa: PLC0415
    except ImportError as error:
        raise BadOptions("check", "linear programming needs the package scipy") from error
    form = _Sequences()
    form.read(root, 1.0, (0, 0))
    plans, answers = len(form.sequences[0]), len(form.infosets[1])
    width = plans + answers + 1  # the plan of 0, then what each infoset of 1 is worth, then all
    upper: list[tuple[int, int, float]] = []
    for (mine, theirs), pay in form.pays.items():
        upper.append((theirs, mine, -pay))
    upper.append((0, width - 1, 1.0))
    for sequence, infoset in enumerate(form.infoset_of[1]):
        if infoset >= 0:
            upper.append((sequence, plans + infoset, 1.0))
    for infoset, parent in enumerate(form.infosets[1].values()):
        upper.append((parent, plans + infoset, -1.0))
    equal: list[tuple[int, int, float]] = [(0, 0, 1.0)]
    for sequence, infoset in enumerate(form.infoset_of[0]):
        if infoset >= 0:
            equal.append((infoset + 1, sequence, 1.0))
    for infoset, parent in enumerate(form.infosets[0].values()):
        equal.append((infoset + 1, parent, -1.0))

    def matrix(entries: list[tuple[int, int, float]], rows: int) -> Any:  # noqa: ANN401
        row, column, value = zip(*entries, strict=True)
        return coo_array((value, (row, column)), shape=(rows, width)).tocsr()

    rows, count = len(form.sequences[1]), len(form.infosets[0]) + 1
    goal = np.zeros(width)
    goal[-1] = -1.0
    right = np.zeros(count)
    right[0] = 1.0
    limits = [(0, None)] * plans + [(None, None)] * (answers + 1)
    solver: Any = optimize
    found = solver.linprog(
        goal, matrix(upper, rows), np.zeros(rows), matrix(equal, count), right, limits
    )
    return -float(found.fun)


class _Sequences:
    """The sequence form: for both players infosets with the sequence before, and payoffs."""

    def __init__(self) -> None:
        self.sequences: list[dict[Any, int]] = [{(): 0}, {(): 0}]
        self.infoset_of: list[list[int]] = [[-1], [-1]]
        self.infosets: list[dict[Any, int]] = [{}, {}]
        self.numbers: list[dict[Any, int]] = [{}, {}]
        self.pays: dict[tuple[int, int], float] = {}

    def read(self, node: Node, chance: float, at: tuple[int, int]) -> None:
        """Read *node*, reached by *chance* and the sequences *at*."""
        if node.who == 2:
            self.pays[at] = self.pays.get(at, 0.0) + chance * node.value
        elif node.who < 0:
            for part, child in zip(node.chances, node.children, strict=True):
                self.read(child, chance * part, at)
        else:
            self._decide(node, chance, at)

    def _decide(self, node: Node, chance: float, at: tuple[int, int]) -> None:
        who, infoset = node.who, node.infoset
        parent = self.infosets[who].setdefault(infoset, at[who])
        if parent != at[who]:
            raise ValueError("a player forgot what it did")
        number = self.numbers[who].setdefault(infoset, len(self.numbers[who]))
        for label, child in zip(node.labels, node.children, strict=True):
            key = (infoset, label)
            if key not in self.sequences[who]:
                self.sequences[who][key] = len(self.sequences[who])
                self.infoset_of[who].append(number)
            sequence = self.sequences[who][key]
            self.read(child, chance, (sequence, at[1]) if who == 0 else (at[0], sequence))
