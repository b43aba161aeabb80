"""Coup against its peers, in one run on one core.

Prints a table: decisions per CPU-second of compiled playouts and of the batched
environment, of OpenSpiel's loop in C++ and of its Python interface, of coupml and of
hand-tuned C of the base game; then one interpreted step and the import.  With
``--keep`` the run is added to benchmarks/history.

Differences: the peers play other or smaller games (hearts and liar's dice have
larger decisions than Coup, where most are a pass or a challenge; coupml has the base
game, where wrong challengers all lose; the C has the base game alone and knows no
options, records or memory).
"""

import random
import subprocess
import sys
import tempfile
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np

from benchmarks.peers import (
    ROUNDS,
    SECONDS,
    interpreted,
    open_spiel_loop,
    open_spiel_python,
    rate,
)
from benchmarks.results import FigureTable, table_of, tell
from intriga.cli.arguments import variant_of
from intriga.games.coup.ruleset import COUP
from intriga.lab.commands.bench import measure

coupml: Any = import_module("coupml.game")  # brings no types

HERE = Path(__file__).parent


def coupml_python() -> float:
    """Return the rate of coupml, four players, a step at a time."""
    game = coupml.Game(4, np.random.RandomState(1))

    def play() -> int:
        game.init_game()
        decisions = 0
        while not game.is_game_over():
            legal = game.get_legal_actions()
            game.play_action(legal[int(random.random() * len(legal))])
            decisions += 1
        return decisions

    return rate(play)


def hand_tuned_c() -> float | None:
    """Return the rate of hand-tuned C of the base game; None without a C compiler for it."""
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "base_game"
        command = ["cc", "-O3", "-march=native", "-w", str(HERE / "base_game.c"), "-o", program]
        try:
            subprocess.run(command, check=True, capture_output=True)
            run = subprocess.run([program, "4"], check=True, capture_output=True, text=True)
        except (OSError, subprocess.CalledProcessError):
            return None
    return sorted(float(line.split()[-3]) for line in run.stdout.splitlines())[1] * 1e6


def import_seconds() -> float:
    """Return the CPU-seconds that ``import intriga`` takes in a fresh Python."""

    def start(code: str) -> float:
        timing = f"import time; t = time.process_time(); {code}; print(time.process_time() - t)"
        command = [sys.executable, "-c", timing]
        run = subprocess.run(command, capture_output=True, text=True, check=True)
        return float(run.stdout)

    return sorted(start("import intriga") for _ in range(ROUNDS))[ROUNDS // 2]


def main() -> None:
    """Print the tables."""
    ours = measure(COUP, variant_of("coup").header(4), SECONDS)
    playouts, environment = (figure["decisions_per_cpu_second"] for figure in ours.values())
    step = interpreted(COUP, {"preset": "coup-br", "seats": ["?"] * 4})
    peers = {
        "OpenSpiel hearts, C++ loop": open_spiel_loop("hearts"),
        "OpenSpiel liar's dice, C++ loop": open_spiel_loop("liars_dice"),
        "OpenSpiel hearts, Python": open_spiel_python("hearts"),
        "OpenSpiel liar's dice, Python": open_spiel_python("liars_dice"),
        "coupml, 4 players, Python": coupml_python(),
    }
    if (tuned := hand_tuned_c()) is not None:
        peers["hand-tuned C, base game alone, 4 players"] = tuned
    figures = {
        "all rules, 4 players, compiled playouts": playouts,
        "the same as a batch with legal sets and int8 views": environment,
        **peers,
        "interpreted, one step at a time": step,
    }
    costs = ("an interpreted step, legal actions included [µs]", "`import intriga` [ms]")
    row = (round(1e6 / step, 1), round(import_seconds() * 1e3, 1))
    tell("Coup", table_of(figures, [*peers]), FigureTable(costs, [row]))


if __name__ == "__main__":
    main()
