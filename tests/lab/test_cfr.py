"""The solver on games whose solutions are known."""

from typing import Any

import numpy as np
import pyspiel
import pytest

from intriga.lab.cfr.public_tree import CHANCE, LEAF, PublicTree
from intriga.lab.cfr.public_tree_solver import PublicTreeSolver, room_for

RANKS = 3
Array = Any
SPIEL: Any = pyspiel


def ints(values: Array) -> Array:
    return np.array(values, np.int64)


def game_of(nodes: list[list[int]], joint: list[Any]) -> tuple[PublicTree, int]:
    """Return a game whose private types are ranks: kind, first, count, status, pay by node."""
    kind, first, count, status, pay = ints(nodes).T
    sizes = np.full((len(joint), 2), RANKS)
    begins = np.tile(np.arange(RANKS + 1), (len(joint), 2, 1))
    flat = [part.ravel() for both in joint for part in (both.T, both)]
    at = np.cumsum(np.concatenate([[0], RANKS * count]))
    return PublicTree(
        kind=kind,
        first=first,
        count=count,
        status=status,
        at=at[:-1],
        pay=pay,
        sizes=sizes,
        begins=begins,
        weights=np.concatenate(flat),
        weights_at=np.arange(2 * len(joint)).reshape(-1, 2) * RANKS * RANKS,
        recast_at=ints([0] * (2 * len(joint) + 1)),
        old=ints([0]),
        row=ints([0]),
        part=np.zeros(1),
        to=np.full((2 * len(joint), 3, 1), -1),
        rows=np.zeros(2 * len(joint), np.int64),
    ), int(at[-1])


def solver_of(game: PublicTree, places: int, payoffs: Array) -> PublicTreeSolver:
    solver = PublicTreeSolver(game, np.array(payoffs, np.float64), room_for(game))
    solver.make_room(places)
    return solver


def showdown() -> Array:
    return np.sign(np.subtract.outer(range(RANKS), range(RANKS))).astype(float)


# ------------------------------------------------------------------- Kuhn's poker


def kuhn() -> PublicTreeSolver:
    nodes = [
        [0, 1, 2, 0, 0],  # 0 checks or bets
        [1, 3, 2, 0, 0],  # 1 checks or bets
        [1, 5, 2, 0, 0],  # 1 folds or calls
        [LEAF, 0, 0, 0, 0],
        [0, 7, 2, 0, 0],  # 0 folds or calls
        [LEAF, 0, 0, 0, 1],
        [LEAF, 0, 0, 0, 2],
        [LEAF, 0, 0, 0, 3],
        [LEAF, 0, 0, 0, 2],
    ]
    won = np.ones((RANKS, RANKS))
    game, places = game_of(nodes, [(1 - np.eye(RANKS)) / 6])
    return solver_of(game, places, [showdown(), won, 2 * showdown(), -won])


def test_kuhns_poker_is_worth_minus_one_eighteenth() -> None:
    solver = kuhn()
    solver.run(2000)
    low, high = solver.bounds()
    assert low <= -1 / 18 + 1e-9
    assert high >= -1 / 18 - 1e-9
    assert high - low < 1e-3


def test_certified_bounds_hold_however_early_the_solver_stops() -> None:
    for rounds in (1, 3, 10):
        solver = kuhn()
        solver.run(rounds)
        low, high = solver.bounds()
        assert low <= -1 / 18 <= high


# ------------------------------------------------------------------- Leduc's poker

HANDS = [(0, 0), (0, 1), (1, 0), (1, 1)]


class Leduc:
    """Leduc's poker by public nodes: types are ranks, statuses the public card, 0 for none."""

    def __init__(self) -> None:
        self.nodes: list[list[int]] = []
        self.words: list[str] = []
        self.payoffs: list[Any] = []
        self.nodes.append([0] * 5)
        self.words.append("")
        self.bet(0, status=0, pot=(1, 1), said="", before="")

    def add(self, number: int) -> int:
        first = len(self.nodes)
        self.nodes += [[0] * 5 for _ in range(number)]
        self.words += [""] * number
        return first

    def leaf(self, node: int, status: int, payoff: Array) -> None:
        self.nodes[node] = [LEAF, 0, 0, status, len(self.payoffs)]
        self.payoffs.append(payoff)

    def bet(self, node: int, status: int, pot: tuple[int, int], said: str, before: str) -> None:
        """Lay out a round of betting: c to check or call, r to raise (twice at most), f to fold."""
        who = len(said) % 2
        raises, owed = said.count("r"), pot[0] != pot[1]
        actions = ("f" if owed else "") + "c" + ("r" if raises < 2 else "")
        first = self.add(len(actions))
        self.nodes[node] = [who, first, len(actions), status, 0]
        self.words[node] = f"{before}{said}"
        size = 2 if status == 0 else 4
        for k, action in enumerate(actions):
            child, paid = first + k, list(pot)
            if action == "f":
                self.leaf(child, status, np.full((3, 3), pot[1] if who else -pot[0], float))
                continue
            paid[who] = pot[1 - who] + (size if action == "r" else 0)
            if action == "c" and said:
                self.end(child, status, (paid[0], paid[1]), f"{before}{said}c")
            else:
                self.bet(child, status, (paid[0], paid[1]), said + action, before)

    def end(self, node: int, status: int, pot: tuple[int, int], said: str) -> None:
        if status:
            rank = np.arange(3) + 10 * (np.arange(3) == status - 1)
            self.leaf(node, status, np.sign(np.subtract.outer(rank, rank)) * float(pot[0]))
            return
        first = self.add(3)
        self.nodes[node] = [CHANCE, first, 3, 0, 0]
        for public in range(3):
            self.bet(first + public, public + 1, pot, "", f"{said}{public}")


def leduc_deal(public: int | None) -> Array:
    """Return the chance of both ranks and of the public one, two cards of each rank."""
    joint = np.zeros((RANKS, RANKS))
    for i in range(RANKS):
        for j in range(RANKS):
            left = [2 - (rank == i) - (rank == j) for rank in range(RANKS)]
            dealt = 2 / 6 * (2 - (i == j)) / 5
            joint[i, j] = dealt if public is None else dealt * left[public] / 4
    return joint


@pytest.fixture(scope="module")
def leduc() -> tuple[Leduc, PublicTreeSolver]:
    tree = Leduc()
    deals = [leduc_deal(None), *(leduc_deal(public) for public in range(3))]
    game, places = game_of(tree.nodes, deals)
    solver = solver_of(game, places, tree.payoffs)
    solver.run(1500)
    return tree, solver


def test_leduc_poker_has_the_published_value(leduc: tuple[Leduc, PublicTreeSolver]) -> None:
    low, high = leduc[1].bounds()
    assert high - low < 0.01
    assert low - 1e-6 <= -0.0856 <= high + 1e-6  # Lisý, Lanctot, Bowling 2015, table 1


def policy_of(tree: Leduc, solver: PublicTreeSolver) -> Array:
    """Return the averages as OpenSpiel has policies, by the words of its information states."""
    game = SPIEL.load_game("leduc_poker")
    table: dict[str, list[tuple[int, float]]] = {}
    asked = [node for node, line in enumerate(tree.nodes) if line[0] < LEAF]
    place = {tree.words[node]: node for node in asked}

    def read(state: Array, said: str, own: list[int]) -> None:
        if state.is_terminal():
            return
        if state.is_chance_node():
            for action, _ in state.chance_outcomes():
                if len(own) < 2:
                    read(state.child(action), said, [*own, action // 2])
                else:
                    read(state.child(action), f"{said}{action // 2}", own)
            return
        node = place[said]
        at, count = int(solver.game.at[node]), int(solver.game.count[node])
        sums = solver.sums[at : at + 3 * count].reshape(count, 3)[:, own[state.current_player()]]
        total = float(sums.sum())
        legal = state.legal_actions()
        line = [
            (each, float(part) / total if total else 1 / count)
            for each, part in zip(legal, sums, strict=True)
        ]
        table[state.information_state_string()] = line
        for action in legal:
            read(state.child(action), said + "fcr"[action], own)

    read(game.new_initial_state(), "", [])
    return game, SPIEL.TabularPolicy(table)


def test_openspiel_finds_the_same_exploitability(leduc: tuple[Leduc, PublicTreeSolver]) -> None:
    tree, solver = leduc
    low, high = solver.bounds()
    assert SPIEL.nash_conv(*policy_of(tree, solver)) == pytest.approx(high - low, abs=1e-5)
