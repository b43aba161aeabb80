# pyright: reportMissingTypeStubs=false, reportUnknownMemberType=false
# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
# pyspiel and PettingZoo's games bring no types.
"""What the interfaces of others cost: decisions per CPU-second of random play, on one core.

    python -m benchmarks.bench_adapters [--keep]

The peer is PettingZoo's own Connect Four in the same loop: a small board and the same protocol.
What is not alike: its steps do next to nothing, so it shows what the protocol costs.
Random choice among what is legal is counted everywhere but where it is said not to be.
All take turns, in rounds, so that what else the machine does falls on all alike.  The median
is what one gets there; the best round is the nearest to a core that nobody else uses.
"""

import os
from collections.abc import Callable
from importlib import import_module
from statistics import median
from time import process_time
from typing import Any, Final

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # before NumPy is loaded

import numpy as np
import pyspiel
from pettingzoo.classic import connect_four_v3

from benchmarks.results import tell
from intriga.adapters import pettingzoo
from intriga.adapters.gymnasium import Seat
from intriga.adapters.vector import Tables
from intriga.core.games import games

import_module("intriga.adapters.openspiel")  # its games are known to pyspiel from now on

SECONDS: Final = 1.0
ROUNDS: Final = 9
TABLES: Final = 2048
RANDOM: Final = np.random.default_rng(1)


def rate(play: Callable[[], int]) -> float:
    """Return how many decisions a CPU-second *play* makes; each call makes some."""
    begun, done = process_time(), 0
    while process_time() - begun < SECONDS:
        done += play()
    return done / (process_time() - begun)


def chosen(mask: Any) -> int:  # noqa: ANN401
    """Return one of the actions of *mask*."""
    legal = np.flatnonzero(mask)
    return int(legal[RANDOM.integers(len(legal))])


def game_of_all_seats(env: Any) -> int:  # noqa: ANN401
    """Play a game of PettingZoo, and return its decisions."""
    env.reset(seed=int(RANDOM.integers(1 << 31)))
    decisions = 0
    for _ in env.agent_iter():
        seen, _, terminated, truncated, _ = env.last()
        over = terminated or truncated
        env.step(None if over else chosen(seen["action_mask"]))
        decisions += not over
    return decisions


def game_of_one_seat(env: Seat) -> int:
    """Play a game of Gymnasium, and return the decisions of all seats."""
    seen, _ = env.reset()
    over = False
    while not over:
        seen, _, terminated, truncated, _ = env.step(np.int64(chosen(seen["action_mask"])))
        over = terminated or truncated
    return len(env.stepped.actions)


def game_of_openspiel(game: Any) -> int:  # noqa: ANN401
    """Play a game of OpenSpiel, chance too, and return the decisions."""
    state, decisions = game.new_initial_state(), 0
    while not state.is_terminal():
        decisions += not state.is_chance_node()
        legal = state.legal_actions()
        state.apply_action(legal[RANDOM.integers(len(legal))])
    return decisions


def steps_of_tables(tables: Tables) -> int:
    """Step all tables, and return the decisions."""
    tables.step(tables.legal_actions())
    return TABLES


def rate_of_steps(tables: Tables) -> float:
    """Return decisions per CPU-second of the steps of *tables* alone."""
    spent, done = 0.0, 0
    while spent < SECONDS:
        actions = tables.legal_actions()
        begun = process_time()
        tables.step(actions)
        spent += process_time() - begun
        done += TABLES
    return done / spent


def contestants(name: str) -> dict[str, Callable[[], float]]:
    """Return what measures a round of each interface to the game called *name*."""
    tables, seat = Tables(TABLES, name, copy=False), Seat(name, opponents="uniform")
    tables.reset(seed=1)
    all_seats, peer = pettingzoo.env(name), connect_four_v3.env()
    game = pyspiel.load_game(f"python_{name.replace('-', '_')}")
    return {
        "**VectorEnv, views and masks**": lambda: rate(lambda: steps_of_tables(tables)),
        "**the same, without the choice of actions**": lambda: rate_of_steps(tables),
        "**Gymnasium, one seat among uniform**": lambda: rate(lambda: game_of_one_seat(seat)),
        "**PettingZoo**": lambda: rate(lambda: game_of_all_seats(all_seats)),
        "PettingZoo's Connect Four": lambda: rate(lambda: game_of_all_seats(peer)),
        "**OpenSpiel**": lambda: rate(lambda: game_of_openspiel(game)),
    }


def figures_of(name: str) -> str:
    """Return the figures of the game called *name* in Markdown."""
    measures = contestants(name)
    for measure in measures.values():
        measure()  # whatever is compiled or loaded the first time
    rounds = [[measure() for measure in measures.values()] for _ in range(ROUNDS)]
    columns = dict(zip(measures, zip(*rounds, strict=True), strict=True))
    first = median(next(iter(columns.values())))
    lines = [
        f"{TABLES:,} tables; {ROUNDS} rounds of {SECONDS:g} s of processor time.\n",
        "| | thousand decisions per CPU-second, median | best | the first is, by medians |",
        "|---|---|---|---|",
    ]
    for who, found in columns.items():
        row = f"{median(found) / 1e3:,.1f} | {max(found) / 1e3:,.1f} | {first / median(found):.3g}"
        lines.append(f"| {who} | {row} × |")
    return "\n".join(lines)


def main() -> None:
    """Print a table for each game; with --keep, add them to results.md."""
    for name in games():
        tell(f"Adapters, {name}, 4 players", figures_of(name))


if __name__ == "__main__":
    main()
