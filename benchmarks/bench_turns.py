"""How long the solver of turns takes, and how near its strategies are to best responses.

    python -m benchmarks.bench_turns [--keep]

Turns of two-player Coup begin with even beliefs and with some drawn at random; their leaves are
valued by the networks that come with Intriga.
All figures are processor time of one core.  The peer is OpenSpiel's CFR+ in C++ on Kuhn's poker, a
game that both can be given whole.
"""

from time import process_time
from typing import Any, Final

import numpy as np
import pyspiel

from benchmarks.results import Cell, FigureTable, tell
from intriga.agents.resolving.leaf_worths import LeafNets
from intriga.agents.resolving.rounds import Resolver, no_nets
from intriga.agents.resolving.turn_game import TurnGame
from intriga.games.coup.agents.turn_nets import leaf_nets
from intriga.games.coup.study.turns.shapes import shape
from intriga.games.coup.study.turns.weights import even_joint, fill
from tests.agents.resolving.hand_made import kuhn

INFLUENCES: Final = ((2, 2), (2, 1), (1, 2), (1, 1))  # of the mover and of the other
BELIEFS: Final = 8  # for each
STOPS: Final = (50, 100, 300)  # rounds
CARDS, LARGEST, UNEVEN = 5, 9, 4
KUHN_ROUNDS: Final = 2000
ABOUT: Final = (
    "By the networks that come with Intriga, at random coins and beliefs. "
    "Exploitable is half of what both gain by best responses within the turn, wins less losses."
)
SPIEL: Any = pyspiel


def roots(mine: int, theirs: int, chance: np.random.Generator) -> list[TurnGame]:
    """Return turns with coins, face-up cards and every other time beliefs drawn at random."""
    found: list[TurnGame] = []
    for number in range(BELIEFS):
        coins = int(chance.integers(LARGEST)), int(chance.integers(LARGEST))
        face_up = chance.multinomial(4 - mine - theirs, [1 / CARDS] * CARDS).tolist()
        joint = even_joint((mine, theirs), face_up)
        if number % 2:
            joint *= (
                chance.random((len(joint), 1)) ** UNEVEN * chance.random(len(joint[0])) ** UNEVEN
            )
        found.append(fill(shape(mine, theirs, coins), joint / joint.sum(), coins, face_up))
    return found


def solved(game: TurnGame, nets: LeafNets, rounds: int) -> tuple[float, float]:
    """Return the milliseconds of so many rounds, and what best responses gain on average."""
    resolver = Resolver(game, nets)
    begun = process_time()
    resolver.run(rounds)
    took = 1000 * (process_time() - begun)
    return took, float(resolver.response(0).sum() + resolver.response(1).sum()) / 2


def turns() -> FigureTable:
    """Solve turns of all influences."""
    chance = np.random.default_rng(1)
    nets = leaf_nets()
    rows: list[tuple[Cell, ...]] = []
    for mine, theirs in INFLUENCES:
        games = roots(mine, theirs, chance)
        solved(games[0], nets, 1)  # compiles
        row: list[Cell] = [f"{mine}-{theirs}", max(int((game.net >= 0).sum()) for game in games)]
        for rounds in STOPS:
            took, gained = np.mean([solved(game, nets, rounds) for game in games], 0)
            row += [round(float(took), 1), round(float(gained), 4)]
        rows.append(tuple(row))
    each = [(f"{rounds} rounds [ms]", f"exploitable after {rounds}") for rounds in STOPS]
    columns = ("influences", "leaves with a network", *(name for pair in each for name in pair))
    return FigureTable(columns, rows, headline=f"{STOPS[-1]} rounds [ms]")


def peer() -> FigureTable:
    """Solve Kuhn's poker, and let OpenSpiel do it."""
    solved(kuhn(), no_nets(), 1)
    ours = solved(kuhn(), no_nets(), KUHN_ROUNDS)
    game = SPIEL.load_game("kuhn_poker")
    solver, begun = SPIEL.CFRPlusSolver(game), process_time()
    for _ in range(KUHN_ROUNDS):
        solver.evaluate_and_update_policy()
    took = 1000 * (process_time() - begun)
    theirs = took, SPIEL.exploitability(game, solver.average_policy())
    rows = [
        (name, round(ms, 2), float(f"{gained:.2g}"), round(took / ms, 1))
        for name, (ms, gained) in {"Resolver": ours, "OpenSpiel's CFR+": theirs}.items()
    ]
    columns = (
        "Kuhn's poker", f"{KUHN_ROUNDS} rounds [ms]", "exploitable after them",
        "faster than OpenSpiel [times]",
    )  # fmt: skip
    return FigureTable(columns, rows, peers=("OpenSpiel's CFR+",))


if __name__ == "__main__":
    tell("Turns solved with beliefs", turns(), peer(), about=ABOUT)
