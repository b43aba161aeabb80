# pyright: reportMissingTypeStubs=false, reportUnknownMemberType=false
# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
# pyspiel and PettingZoo's games bring no types.
"""The cost of other libraries' interfaces: decisions per CPU-second of random play, on one core.

    python -m benchmarks.bench_adapters [GAME ...] [--keep]

The peer is PettingZoo's own Connect Four in the same loop: a small board and the same protocol.
Not comparable: its steps do next to nothing, so it shows what the protocol costs.
Random choice among what is legal is counted everywhere but where it is said not to be, and so are
the deals.  Where a seat plays among others only its own steps are counted, theirs are not.
All take turns, in rounds, so that what else the machine does falls on all alike.  The median
is what one gets there; the best round is the nearest to a core that nobody else uses.
"""

import os
import sys
from collections.abc import Callable
from importlib import import_module
from statistics import median
from time import process_time
from typing import Any, Final

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # before NumPy is loaded

import numpy as np
import pyspiel
from pettingzoo.classic import connect_four_v3

from benchmarks.results import FigureTable, tell
from intriga.core.games import games
from intriga.lab.adapters import pettingzoo
from intriga.lab.adapters.gymnasium import Seat
from intriga.lab.adapters.seat_tables import SeatTables
from intriga.lab.adapters.vector import Tables

import_module("intriga.lab.adapters.openspiel")  # its games are known to pyspiel from now on

SECONDS: Final = 0.6
ROUNDS: Final = 5
PEER: Final = "PettingZoo's own Connect Four, `env`"
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


def steps_of_one_seat(env: Seat) -> int:
    """Play a game of Gymnasium, and return the steps of the seat, without those of the others."""
    seen, _ = env.reset()
    over, steps = False, 0
    while not over:
        seen, _, terminated, truncated, _ = env.step(np.int64(chosen(seen["action_mask"])))
        over, steps = terminated or truncated, steps + 1
    return steps


def game_of_openspiel(game: Any) -> int:  # noqa: ANN401
    """Play a game of OpenSpiel, chance too, and return the decisions."""
    state, decisions = game.new_initial_state(), 0
    while not state.is_terminal():
        decisions += not state.is_chance_node()
        legal = state.legal_actions()
        state.apply_action(legal[RANDOM.integers(len(legal))])
    return decisions


def steps_of(tables: Tables | SeatTables) -> int:
    """Step all tables, and return the answers."""
    tables.step(tables.legal_actions())
    return TABLES


def rate_of_steps(tables: Tables) -> float:
    """Return answers per CPU-second of the steps of *tables* alone."""
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
    tables = Tables(TABLES, name, copy=False)
    tables.reset(seed=1)
    seats = SeatTables(TABLES, name, opponents="uniform", copy=False)
    all_seats = {
        f"PettingZoo, `{make.__name__}`{added}": make(name, compiled=compiled)
        for make in (pettingzoo.env, pettingzoo.raw_env)
        for compiled, added in ((True, ""), (False, ", plain rules"))
    }
    one_seat = {
        f"Gymnasium, own steps of a seat among uniform{added}": Seat(
            name, opponents="uniform", compiled=compiled
        )
        for compiled, added in ((True, ""), (False, ", plain rules"))
    }
    game = pyspiel.load_game(f"python_{name.replace('-', '_')}")
    peer = connect_four_v3.env()
    return {
        PEER: lambda: rate(lambda: game_of_all_seats(peer)),
        **{each: _rate_of(game_of_all_seats, env) for each, env in all_seats.items()},
        "OpenSpiel, a loop in Python": lambda: rate(lambda: game_of_openspiel(game)),
        **{each: _rate_of(steps_of_one_seat, env) for each, env in one_seat.items()},
        "`SeatTables`, own steps among uniform": lambda: rate(lambda: steps_of(seats)),
        "`Tables`, views and masks": lambda: rate(lambda: steps_of(tables)),
        "`Tables`, without the choice of actions": lambda: rate_of_steps(tables),
    }


def _rate_of(play: Callable[[Any], int], env: Any) -> Callable[[], float]:  # noqa: ANN401
    return lambda: rate(lambda: play(env))


def figures_of(name: str) -> FigureTable:
    """Return the figures of the game called *name*."""
    measures = contestants(name)
    for measure in measures.values():
        measure()  # whatever is compiled or loaded the first time
    rounds = [[measure() for measure in measures.values()] for _ in range(ROUNDS)]
    found = dict(zip(measures, zip(*rounds, strict=True), strict=True))
    peer = median(found[PEER])
    rows = [
        (
            who,
            round(median(each) / 1e3, 1),
            round(max(each) / 1e3, 1),
            round(median(each) / peer, 2),
        )
        for who, each in found.items()
    ]
    headline = "decisions, median [thousand per CPU-second]"
    columns = ("", headline, "best [thousand per CPU-second]", "Connect Four is 1")
    return FigureTable(columns, rows, peers=(PEER,), headline=headline)


def main() -> None:
    """Print a table for each game, or those that are named."""
    named = [name for name in sys.argv[1:] if not name.startswith("-")]
    for name in named or games():
        tell(
            f"Adapters, {name}, 4 players",
            figures_of(name),
            about=f"{TABLES:,} tables; {ROUNDS} rounds of {SECONDS:g} CPU-seconds, by turns.",
        )


if __name__ == "__main__":
    main()
