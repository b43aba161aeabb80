"""Peers that games are measured against: OpenSpiel's loop in C++ and its interface in Python.

OpenSpiel's loop is ``evaluate_bots`` with uniform bots, the fastest that Python can
start.  Chance events are not counted anywhere.
"""

import random
from collections.abc import Callable
from importlib import import_module
from time import process_time
from typing import Any

from intriga.core.chance import Seeded
from intriga.core.ruleset import Ruleset

pyspiel: Any = import_module("pyspiel")  # the peers bring no types

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


def interpreted(ruleset: Ruleset[Any, Any], header: dict[str, Any]) -> float:
    """Return the rate of plain Python, dealing, draws and legal actions as lists included."""
    rules = import_module(f"{type(ruleset).__module__.rpartition('.')[0]}.rules.by_number")
    state = ruleset.begin(ruleset.prepare(header, Seeded(0)))
    numbers = Seeded(1)

    def play() -> int:
        rules.deal(state, numbers)
        decisions = 0
        while not rules.is_over(state):
            seat = ruleset.to_move(state)
            legal = ruleset.legal_actions(state, seat)
            ruleset.play(state, seat, legal[int(random.random() * len(legal))])
            rules.draw_all(state, numbers)
            decisions += 1
        return decisions

    return rate(play)
