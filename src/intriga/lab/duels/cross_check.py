"""The solver checked by others: linear programming, and OpenSpiel on its strategies."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from intriga.core.errors import BadOptions
from intriga.games.coup.study import private_types
from intriga.games.coup.study.duel_turns import (
    DuelQuestion,
    DuelTurn,
    Exchange,
    Part,
    decided,
    raw,
    simplify,
    turn,
    value_of,
)
from intriga.lab.cfr.public_tree_solver import PublicTreeSolver, room_for
from intriga.lab.duels.build import probabilities
from intriga.lab.duels.histories import Infoset, Node, of
from intriga.lab.duels.solve import lost_or_won
from intriga.lab.duels.tree import GROWS, Tree, blocks
from intriga.lab.duels.truncated import lp_value, walk

Parts = tuple[Part | None, Part]  # where a tree is in a turn, and where the game is


# ------------------------------------------------------------------- our own solution


def solved(
    face_up: tuple[int, int], coins: tuple[int, int], turns: int, rounds: int
) -> tuple[PublicTreeSolver, Tree]:
    """Return our solution of the same game: every leaf grown to *turns* turns."""
    types = private_types.types(private_types.unseen(face_up))
    tree = Tree(*coins, types, blocks(types))
    for _ in range(turns - 1):
        tree.grow(np.flatnonzero(tree.columns[GROWS, : tree.nodes] >= 0))
    game = tree.game()
    solver = PublicTreeSolver(game, lost_or_won().low, room_for(game))
    solver.make_room(tree.places)
    solver.run(rounds)
    return solver, tree


class Strategy:
    """The averages of a solver, by the infosets of a walked game."""

    def __init__(self, solver: PublicTreeSolver, tree: Tree, coins: tuple[int, int]) -> None:
        self.solver = solver
        self.tree = tree
        self.chances: dict[Infoset, dict[str, float]] = {}
        self.coins = coins

    def read(self, root: Node) -> dict[Infoset, dict[str, float]]:
        """Return the probabilities of all labels for every infoset of *root*."""
        begun = turn(*self.coins), raw(*self.coins)
        for label, child in zip(root.labels, root.children, strict=True):
            self._read(child, 0, begun, (int(label[0]), int(label[1])))
        return self.chances

    def _read(self, node: Node, at: int, parts: Parts, types: tuple[int, int]) -> None:
        """Read *node*, which is node *at* of the tree; *parts* is where it is in its turn.

        The first part is None, or an end, where the tree has nothing because it is decided.
        """
        if node.who == 2:
            return
        part, whole = parts
        if isinstance(whole, DuelTurn):
            grown = isinstance(part, DuelTurn) and self.tree.columns[0, at] != 2
            now = turn(whole.mover, whole.other) if grown else None
            part, whole = now, raw(whole.mover, whole.other)
        if isinstance(whole, Exchange):
            self._exchange(node, at, (part, whole), types)
        elif isinstance(whole, DuelQuestion):
            self._question(node, at, (part, whole), types)

    def _question(self, node: Node, at: int, parts: Parts, types: tuple[int, int]) -> None:
        part, whole = parts
        if not isinstance(whole, DuelQuestion):
            raise TypeError("a question of the game is none of the turn")
        line, first = _sure(whole), 0
        if isinstance(part, DuelQuestion):
            line = self._mixed(at, part, node.who, types[node.who])
            first = int(self.tree.columns[1, at])
        for k, (label, child) in enumerate(zip(node.labels, node.children, strict=True)):
            line.setdefault(label, 0.0)
            inner: Part | None = None
            to = 0
            if isinstance(part, DuelQuestion) and whole.actions[k] in part.actions:
                place = part.actions.index(whole.actions[k])
                inner, to = part.children[place], first + place
            self._read(child, to, (inner, whole.children[k]), types)
        self.chances.setdefault(of(node), line)

    def _mixed(self, at: int, part: DuelQuestion, who: int, own: int) -> dict[str, float]:
        size = int(self.solver.game.sizes[self.tree.columns[3, at], who])
        chances = probabilities(self.solver, at, size)[:, own]
        return {str(action): float(chances[k]) for k, action in enumerate(part.actions)}

    def _exchange(self, node: Node, at: int, parts: Parts, types: tuple[int, int]) -> None:
        part, whole = parts
        if not isinstance(whole, Exchange):
            raise TypeError("an exchange of the game is none of the turn")
        game, who = self.solver.game, node.children[0].who
        recast = 2 * int(self.tree.columns[3, at]) + who
        there = isinstance(part, Exchange) and self.tree.columns[0, at] != 2
        for label, chosen in zip(node.labels, node.children, strict=True):
            if not there:
                for child in chosen.children:
                    self._read(child, 0, (None, whole.then), types)
                even = 1 / len(chosen.labels)
                self.chances.setdefault(of(chosen), dict.fromkeys(chosen.labels, even))
                continue
            row = self._row(recast, types[who], (int(label[1]), int(label[2])))
            chances = probabilities(self.solver, at, int(game.rows[recast]))[:, row]
            first = int(self.tree.columns[1, at])
            for k, child in enumerate(chosen.children):  # labels ascend, and so do choices
                new = int(game.to[recast, k, row])
                after = (new, types[1]) if who == 0 else (types[0], new)
                self._read(child, first, (whole.then, whole.then), after)
            line = {each: float(chances[k]) for k, each in enumerate(chosen.labels)}
            self.chances.setdefault(of(chosen), line)

    def _row(self, recast: int, own: int, pair: tuple[int, int]) -> int:
        if recast in {2 * private_types.NONE, 2 * private_types.NONE + 1}:
            low, middle, high = sorted((own, *pair))
            return private_types.SEEN.index((low, middle, high))
        return own * len(private_types.DRAWN) + private_types.DRAWN.index(pair)


def _sure(whole: DuelQuestion) -> dict[str, float]:
    """Return an action that wins whatever the cards, with certainty, or else any action."""
    good = 1 if whole.who == 0 else -1
    wins = [value_of(simplify(child, decided())) == good for child in whole.children]
    chosen = wins.index(True) if any(wins) else 0
    return {str(action): float(k == chosen) for k, action in enumerate(whole.actions)}


# ------------------------------------------------------------------- OpenSpiel


def efg(root: Node, numbers: dict[Infoset, int]) -> str:
    """Return the game in Gambit's EFG format, filling in the *numbers* of the infosets."""
    lines = ['EFG 2 R "duel" { "0" "1" }', '""']
    ends = 0
    within: list[dict[int, int]] = [{}, {}]  # EFG counts the infosets of each player from 1

    def write(node: Node) -> None:
        nonlocal ends
        if node.who == 2:
            ends += 1
            lines.append(f't "" {ends} "" {{ {node.value} {-node.value} }}')
        elif node.who < 0:
            listed = " ".join(
                f'"{label}" {chance:.17g}'
                for label, chance in zip(node.labels, node.chances, strict=True)
            )
            lines.append(f'c "" {len(lines)} "" {{ {listed} }} 0')
        else:
            number = numbers.setdefault(of(node), len(numbers) + 1)
            own = within[node.who].setdefault(number, len(within[node.who]) + 1)
            listed = " ".join(f'"{label}"' for label in node.labels)
            lines.append(f'p "" {node.who + 1} {own} "{number}" {{ {listed} }} 0')
        for child in node.children:
            write(child)

    write(root)
    return "\n".join(lines)


def nash_conv(root: Node, strategy: dict[Infoset, dict[str, float]]) -> float:
    """Return the gain of best responses to *strategy* in sum, by OpenSpiel.

    Raises:
        BadOptions: OpenSpiel is not installed.
    """
    try:
        import pyspiel  # noqa: PLC0415  only checks need it
    except ImportError as error:
        raise BadOptions("check", "nash_conv needs the package open_spiel") from error
    numbers: dict[Infoset, int] = {}
    spiel: Any = pyspiel
    game = spiel.load_efg_game(efg(root, numbers))
    infosets = {number: infoset for infoset, number in numbers.items()}
    table: dict[str, list[tuple[int, float]]] = {}

    def read(state: Any) -> None:  # noqa: ANN401
        if state.is_terminal():
            return
        if not state.is_chance_node():
            words = state.information_state_string()
            if words not in table:
                chances = strategy[infosets[int(words.rsplit("-", 1)[1])]]
                legal = state.legal_actions()
                table[words] = [(each, chances[state.action_to_string(each)]) for each in legal]
        for action in state.legal_actions():
            read(state.child(action))

    read(game.new_initial_state())
    return float(spiel.nash_conv(game, spiel.TabularPolicy(table)))


# ------------------------------------------------------------------- both


@dataclass(frozen=True)
class Checked:
    """One position as all three see it."""

    face_up: tuple[int, int]
    coins: tuple[int, int]
    turns: int
    low: float
    high: float
    lp: float
    nash_conv: float

    @property
    def wrong(self) -> float:
        """Return the largest disagreement: of the values, and of the distances to equilibrium."""
        value = max(
            self.low - self.lp, self.lp - self.high, abs(self.low + self.high - 2 * self.lp) / 2
        )
        return max(value, abs(self.nash_conv - (self.high - self.low)))


def check(
    face_up: tuple[int, int], coins: tuple[int, int], turns: int = 2, rounds: int = 2000
) -> Checked:
    """Solve one position, cut off after *turns* turns (at most 3), in three ways."""
    root = walk(face_up, coins, turns)
    solver, tree = solved(face_up, coins, turns, rounds)
    low, high = solver.bounds()
    strategy = Strategy(solver, tree, coins).read(root)
    return Checked(face_up, coins, turns, low, high, lp_value(root), nash_conv(root, strategy))
