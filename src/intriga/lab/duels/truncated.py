"""Duels cut off after some turns, walked by the rules, and solved by linear programming.

The horizon counts as lost for the first mover, unless the coins have decided.  Games are walked
history by history, every deal and draw by itself, by the interpreted rules alone; nothing of
``turns`` or ``tree`` is used to build them but the first state.  Sequence form: D. Koller,
N. Megiddo, B. von Stengel, "Efficient Computation of Equilibria for Extensive Two-Person
Games", Games and Economic Behavior 14, 1996.
"""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np

from intriga.core.errors import BadOptions
from intriga.games.coup.inputs import Input
from intriga.games.coup.notation import cards_of
from intriga.games.coup.ruleset import COUP
from intriga.games.coup.state import CoupState
from intriga.games.coup.study import private_types
from intriga.games.coup.study.duel_turns import (
    begin,
)
from intriga.games.coup.vocabulary import NOBODY, SLOTS, Draw, Phase

PUBLIC_KEEP: Final = "keep"
Infoset = tuple[int, str, str]  # who, what it knows of cards, what everybody has heard


@dataclass
class Node:
    """A history: a draw (``who`` -1), a decision of a player, or an end (``who`` 2)."""

    who: int
    infoset: Infoset | None = None
    labels: list[str] = field(default_factory=list[str])
    chances: list[float] = field(default_factory=list[float])
    children: list["Node"] = field(default_factory=list["Node"])
    value: float = 0.0


# ------------------------------------------------------------------- the game, walked


def walk(face_up: tuple[int, int], coins: tuple[int, int], turns: int) -> Node:
    """Return the whole game of a duel cut off after *turns* turns, by the rules."""
    there = private_types.unseen(face_up)
    root = Node(-1)
    for i in range(SLOTS):
        for j in range(SLOTS):
            chance = private_types.ways(there, (i, j)) / (
                private_types.UNSEEN * (private_types.UNSEEN - 1)
            )
            if chance > 0:
                state = begin(*coins, (i, j), face_up)
                root.labels.append(f"{i}{j}")
                root.chances.append(chance)
                root.children.append(_walk(state, (str(i), str(j)), "", 0, turns))
    return root


def _walk(state: CoupState, own: tuple[str, str], heard: str, turn_of: int, turns: int) -> Node:
    """Return the next node; *own* is each player's knowledge of its cards, *heard* that of both."""
    while state.phase == Phase.CHANCE and state.draw == Draw.PROOF:
        COUP.draw(state, 0)  # the card that replaces a proof: the game is over anyway
    if state.winner != NOBODY:
        return Node(2, value=1.0 if state.winner == 0 else -1.0)
    if state.phase == Phase.ACTION and state.turn != turn_of:
        if turns == 1:
            return Node(2, value=_horizon(state))
        return _walk(state, own, heard + "/", state.turn, turns - 1)
    if state.phase == Phase.CHANCE:
        return _draws(state, own, heard, turn_of, turns)
    who = COUP.to_move(state)
    node = Node(who, (who, own[who], heard))
    for action in COUP.legal_actions(state, who):
        after = state.copy()
        COUP.play(after, who, action)
        secret = state.phase == Phase.EXCHANGE
        told = f"{heard}.{PUBLIC_KEEP if secret else action}"
        known = _known(own, who, f"k{action - Input.KEEP_ONE}") if secret else own
        node.labels.append(str(action))
        node.children.append(_walk(after, known, told, turn_of, turns))
    return node


def _horizon(state: CoupState) -> float:
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


def _draws(state: CoupState, own: tuple[str, str], heard: str, turn_of: int, turns: int) -> Node:
    """Return the draw of an exchange: one child for each pair of cards."""
    states: dict[int, tuple[float, CoupState]] = {}
    who = state.drawer
    first = COUP.outcomes(state)
    for word, number in Counter(first).items():
        once = state.copy()
        COUP.draw(once, first.index(word))
        second = COUP.outcomes(once)
        for other, times in Counter(second).items():
            twice = once.copy()
            COUP.draw(twice, second.index(other))
            chance = number * times / (len(first) * len(second))
            hand = twice.hand[who]
            states[hand] = states.get(hand, (0.0, twice))[0] + chance, twice
    node = Node(-1)
    for hand, (chance, after) in states.items():
        drawn = cards_of(hand - state.hand[who])
        label = "d" + "".join(map(str, drawn))
        node.labels.append(label)
        node.chances.append(chance)
        node.children.append(_walk(after, _known(own, who, label), heard, turn_of, turns))
    return node


def _known(own: tuple[str, str], who: int, more: str) -> tuple[str, str]:
    return (own[0] + more, own[1]) if who == 0 else (own[0], own[1] + more)


def of(node: Node) -> Infoset:
    """Return the infoset of a decision.

    Raises:
        ValueError: the node is none.
    """
    if node.infoset is None:
        raise ValueError("only decisions have infosets")
    return node.infoset


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
