"""Compile what the tests run in machine code, each game in a process of its own, and keep it.

    python -m tests.compiled.kernels [lab]

With ``lab`` also what the laboratory alone runs.
Workers that test side by side then load it, where each would compile the same.  Code that is
kept already is only loaded here too.
"""

import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import numpy as np

from intriga.agents.policy import encoding_of
from intriga.core.chance import Seeded
from intriga.core.compiled import search
from intriga.core.compiled.batch import Batch
from intriga.core.compiled.seat_batch import Others, SeatBatch
from intriga.core.compiled.single_game import Single
from intriga.core.compiled.worlds import Worlds
from intriga.core.game import Game
from intriga.core.games import dialect_of, games, manifest_of, ruleset_of
from intriga.games.coup.agents.turn_nets import leaf_nets
from intriga.games.coup.study.turns.resolved_turns import ResolvedTurns
from tests.compiled.stepping import DEAL, Compiled
from tests.games.tables import any_header


def compile_all(name: str) -> None:
    """Call every loop of a game once, which compiles it: rules that loops share only once."""
    rules, ruleset = dialect_of(name), ruleset_of(name)
    state = Game(ruleset, any_header(ruleset, "kernels"), Seeded(1)).state
    Compiled(name, state, Seeded(1)).play(DEAL, DEAL)
    batch = Batch.like(rules, state, games=1)
    batch.step(batch.choose(np.zeros(1, np.int64)))
    batch.mask()
    batch.playouts(1)
    Single(rules, state)
    if "lab" in sys.argv:
        SeatBatch(rules, [state], games=1, key=0, others=Others(at_random=True))
    if rules.redeal:
        Worlds.dealt(rules, state, seat=0, number=1, key=1)
        search.prepare(rules)
    if manifest_of(name).encoding:
        encoding_of(name).prepare()
    if rules.redeal and rules.rollout_action:
        search.prepare(rules, sensibly=True)


def compile_turns() -> None:
    """Solve a turn of two players, which compiles what solves turns."""
    ResolvedTurns(leaf_nets(), rounds=1).prepare()


def main() -> None:
    """Compile all games side by side."""
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        solved = pool.submit(compile_turns)
        list(pool.map(compile_all, games()))
        solved.result()


if __name__ == "__main__":
    main()
