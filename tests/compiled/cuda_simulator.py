# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false, reportCallIssue=false
# pyright: reportIndexIssue=false, reportUntypedFunctionDecorator=false
# Numba and its CUDA half bring no types.
"""Play games in Numba's CUDA simulator and in plain Python, and compare after every input.

Run with NUMBA_ENABLE_CUDASIM=1 and the name of the game.  Records are NumPy
numbers there, which wrap, so every field is as wide as a compiled number.
"""

import sys
from typing import Any

import numpy as np
from numba import cuda

from intriga.core.chance import Seeded, start
from intriga.games import dialect_of
from tests.compiled.variants import templates

GAMES, INPUTS = 36, 60
NUMBERS = np.dtype(list(Seeded.FIELDS.items()))


def wide(rules: Any) -> "np.dtype[np.void]":
    """Return the record of a game with every field as wide as a compiled number."""
    return np.dtype(
        [
            (name, "i8", (kind[1],)) if isinstance(kind, tuple) else (name, "i8")
            for name, kind in rules.fields.items()
        ]
    )


class Row:
    """One game of an array; a record of NumPy has methods of its own that hide some fields."""

    def __init__(self, games: Any, place: int) -> None:
        """Take the game at *place*."""
        self.__dict__.update(_games=games, _place=place)

    def __getattr__(self, name: str) -> Any:
        """Return a number, or the row of them."""
        return self._games[name][self._place]

    def __setattr__(self, name: str, value: Any) -> None:
        """Write a number."""
        self._games[name][self._place] = value


def kernels(rules: Any) -> tuple[Any, Any]:
    """Return what plays an input in every game that is not over, and what deals every game."""
    deal, step, is_over, to_move = rules.deal, rules.step, rules.is_over, rules.to_move
    random_action, view = rules.random_action, rules.view

    @cuda.jit
    def play_one(games: Any, chances: Any, views: Any) -> None:
        i = cuda.grid(1)
        if i < len(games):
            s = games[i]
            c = chances[i]
            if s.players and not is_over(s):
                seat = to_move(s)
                step(s, seat, random_action(s, seat, c), c)
                view(s, seat, views[i])

    @cuda.jit
    def deal_all(games: Any, chances: Any) -> None:
        i = cuda.grid(1)
        if i < len(games):
            start(chances[i], i, 9)
            deal(games[i], chances[i])

    return play_one, deal_all


def main(name: str) -> None:
    """Compare field by field."""
    rules = dialect_of(name)
    play_one, deal_all = kernels(rules)
    states = list(templates(name, GAMES, seed=8))
    games = np.zeros(GAMES, wide(rules))
    for i, state in enumerate(states):
        for field in rules.fields:
            games[field][i] = getattr(state, field)
    rows = [Row(games, i) for i in range(GAMES)]
    chances = np.zeros(GAMES, NUMBERS).view(np.recarray)
    views = np.zeros((GAMES, rules.width), np.int64)
    numbers = [Seeded(i, 9) for i in range(GAMES)]
    deal_all[GAMES // 6, 6](rows, chances)
    for state, c in zip(states, numbers, strict=True):
        rules.deal(state, c)
    for turn in range(INPUTS):
        play_one[GAMES // 6, 6](rows, chances, views)
        for i, (s, c) in enumerate(zip(states, numbers, strict=True)):
            if not rules.is_over(s):
                seat = rules.to_move(s)
                rules.step(s, seat, rules.random_action(s, seat, c), c)
                seen = [0] * rules.width
                rules.view(s, seat, seen)
                assert seen == views[i].tolist(), (i, turn)
            for field in rules.fields:
                assert np.all(getattr(s, field) == games[i][field]), (i, turn, field)
    print("agree")


if __name__ == "__main__":
    main(sys.argv[1])
