"""Coup against its peers, in one run on one core.

Prints a table: decisions per CPU-second of compiled playouts and of the batched
environment, of OpenSpiel's loop in C++ and of its Python interface, of coupml and of
hand-tuned C of the base game; then one interpreted step and the import.  With
``--keep`` the table is added to results.md with date and machine.

What is not alike: the peers play other or smaller games (hearts and liar's dice have
larger decisions than Coup, where most are a pass or a challenge; coupml has the base
game, where wrong challengers all lose; the C has the base game alone and knows no
options, records or memory).  OpenSpiel's loop is ``evaluate_bots`` with uniform bots, the
fastest that Python can start.  Chance events are not counted anywhere.
"""

import platform
import random
import subprocess
import sys
import tempfile
from collections.abc import Callable
from datetime import UTC, datetime
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from time import process_time
from typing import Any

import numpy as np

from intriga.cli.bench import measure
from intriga.core.chance import Seeded
from intriga.games.coup.game import COUP
from intriga.games.coup.rules.by_number import deal, draw_all

pyspiel: Any = import_module("pyspiel")  # the peers bring no types
coupml: Any = import_module("coupml.game")

HERE = Path(__file__).parent
SECONDS = 1.0
ROUNDS = 5


def rate(decide: Callable[[], int]) -> float:
    """Return the median over rounds of decisions per CPU-second."""
    decide()
    rates: list[float] = []
    for _ in range(ROUNDS):
        begun, decisions = process_time(), 0
        while (taken := process_time() - begun) < SECONDS:
            decisions += decide()
        rates.append(decisions / taken)
    return sorted(rates)[ROUNDS // 2]


# ------------------------------------------------------------------- peers


def open_spiel_loop(name: str) -> float:
    """Return the rate of OpenSpiel's own loop in C++."""
    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(seat, 1) for seat in range(game.num_players())]
    seeds = iter(range(1 << 30))

    def history() -> int:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, next(seeds))
        return sum(move.player >= 0 for move in state.full_history())

    each = sum(history() for _ in range(300)) / 300

    def play() -> int:
        for _ in range(100):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, next(seeds))
        return round(100 * each)

    return rate(play)


def open_spiel_python(name: str) -> float:
    """Return the rate of OpenSpiel from Python, a step at a time."""
    game = pyspiel.load_game(name)

    def play() -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(random.random() * len(outcomes))][0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(random.random() * len(legal))])
                decisions += 1
        return decisions

    return rate(play)


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


# ------------------------------------------------------------------- ours, interpreted


def interpreted() -> float:
    """Return the rate of plain Python, legal actions as a list included."""
    state = COUP.begin({"preset": "coup-br", "seats": ["?"] * 4, "first": 0, "options": {}})
    numbers = Seeded(1)

    def play() -> int:
        deal(state, numbers)
        decisions = 0
        while state.winner < 0:
            seat = COUP.to_move(state)
            legal = COUP.legal_actions(state, seat)
            COUP.play(state, seat, legal[int(random.random() * len(legal))])
            draw_all(state, numbers)
            decisions += 1
        return decisions

    return rate(play)


def import_seconds() -> float:
    """Return the CPU-seconds that ``import intriga`` takes in a fresh Python."""

    def start(code: str) -> float:
        timing = f"import time; t = time.process_time(); {code}; print(time.process_time() - t)"
        command = [sys.executable, "-c", timing]
        run = subprocess.run(command, capture_output=True, text=True, check=True)
        return float(run.stdout)

    return sorted(start("import intriga") for _ in range(ROUNDS))[ROUNDS // 2]


# ------------------------------------------------------------------- the table


def table() -> str:
    """Return the table in Markdown."""
    figures = measure(4, "coup-br", {}, SECONDS)
    playouts = figures["playouts"]["decisions_per_cpu_second"]
    environment = figures["environment"]["decisions_per_cpu_second"]
    peers = {
        "OpenSpiel hearts, C++ loop": open_spiel_loop("hearts"),
        "OpenSpiel liar's dice, C++ loop": open_spiel_loop("liars_dice"),
        "OpenSpiel hearts, Python": open_spiel_python("hearts"),
        "OpenSpiel liar's dice, Python": open_spiel_python("liars_dice"),
        "coupml, 4 players, Python": coupml_python(),
    }
    if (tuned := hand_tuned_c()) is not None:
        peers["hand-tuned C, base game alone, 4 players"] = tuned
    rows = {
        "**intriga, all rules, 4 players, compiled playouts**": playouts,
        "**intriga, the same as a batch with legal sets and int8 views**": environment,
        **peers,
    }
    step = interpreted()
    rows["**intriga, interpreted, one step at a time**"] = step
    lines = ["| | million decisions per CPU-second | compiled playouts are |", "|---|---|---|"]
    for name, value in rows.items():
        lines.append(f"| {name} | {value / 1e6:.3g} | {playouts / value:.3g} × |")
    lines += ["", f"One interpreted step, legal actions included: {1e6 / step:.1f} µs."]
    lines += [f"`import intriga`: {import_seconds() * 1e3:.1f} ms."]
    return "\n".join(lines)


def machine() -> str:
    """Return what the figures were measured on."""
    cpu = platform.processor() or platform.machine()
    info = Path("/proc/cpuinfo")
    if info.exists():
        names = [line for line in info.read_text().splitlines() if line.startswith("model name")]
        cpu = names[0].split(":")[1].strip() if names else cpu
    packages = ", ".join(f"{name} {version(name)}" for name in ("numba", "numpy", "open_spiel"))
    return f"{datetime.now(UTC):%Y-%m-%d}, {cpu}, Python {platform.python_version()}, {packages}"


def main() -> None:
    """Print the table; with --keep, add it to results.md."""
    text = f"## Coup: {machine()}\n\n{table()}\n"
    print(text)
    if "--keep" in sys.argv:
        with (HERE / "results.md").open("a") as kept:
            kept.write("\n" + text)


if __name__ == "__main__":
    main()
