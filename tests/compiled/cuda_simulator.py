# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false, reportCallIssue=false
# pyright: reportIndexIssue=false, reportUntypedFunctionDecorator=false
# Numba and its CUDA half bring no types.
"""Play games in Numba's CUDA simulator and in plain Python, and compare after every input.

Run with NUMBA_ENABLE_CUDASIM=1.  Records are NumPy numbers there, which wrap,
so every field is as wide as a compiled number.
"""

from typing import Any

import numpy as np
from numba import cuda

from intriga.core.chance import Seeded, start
from intriga.games.coup.rules.by_number import deal, is_over, random_action, step
from intriga.games.coup.rules.table import to_move
from intriga.games.coup.state import FIELDS
from intriga.games.coup.view import WIDTH, view
from intriga.games.coup.vocabulary import Phase
from tests.compiled.variants import templates

GAMES, INPUTS = 36, 60
WIDE = np.dtype(
    [
        (name, "i8", (kind[1],)) if isinstance(kind, tuple) else (name, "i8")
        for name, kind in FIELDS.items()
    ]
)
NUMBERS = np.dtype(list(Seeded.FIELDS.items()))


@cuda.jit
def play_one(games: Any, chances: Any, views: Any) -> None:
    """Play one random input in every game that is not over."""
    i = cuda.grid(1)
    if i < len(games):
        s = games[i]
        c = chances[i]
        if s.players and s.phase != Phase.GAME_OVER:
            seat = to_move(s)
            step(s, seat, random_action(s, seat, c), c)
            view(s, seat, views[i])


@cuda.jit
def deal_all(games: Any, chances: Any) -> None:
    """Deal every game."""
    i = cuda.grid(1)
    if i < len(games):
        start(chances[i], i, 9)
        deal(games[i], chances[i])


def main() -> None:
    """Compare field by field."""
    states = list(templates(GAMES, seed=8))
    games = np.zeros(GAMES, WIDE)
    for i, state in enumerate(states):
        for name in FIELDS:
            games[name][i] = getattr(state, name)
    games = games.view(np.recarray)
    chances = np.zeros(GAMES, NUMBERS).view(np.recarray)
    views = np.zeros((GAMES, WIDTH), np.int64)
    numbers = [Seeded(i, 9) for i in range(GAMES)]
    deal_all[GAMES // 6, 6](games, chances)
    for state, c in zip(states, numbers, strict=True):
        deal(state, c)
    for turn in range(INPUTS):
        play_one[GAMES // 6, 6](games, chances, views)
        for i, (s, c) in enumerate(zip(states, numbers, strict=True)):
            if not is_over(s):
                seat = to_move(s)
                step(s, seat, random_action(s, seat, c), c)
                seen = [0] * WIDTH
                view(s, seat, seen)
                assert seen == views[i].tolist(), (i, turn)
            for name in FIELDS:
                assert np.all(getattr(s, name) == games[i][name]), (i, turn, name)
    print("agree")


if __name__ == "__main__":
    main()
