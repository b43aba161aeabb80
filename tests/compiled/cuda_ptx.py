# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false, reportCallIssue=false
# pyright: reportUnknownArgumentType=false, reportPrivateImportUsage=false
# Numba and its CUDA half bring no types.
"""Compile the rules for a graphics card of compute capability 9.0; none is needed.

The name of the game is the argument.
"""

import sys
from types import SimpleNamespace
from typing import Any

import numpy as np

if not hasattr(np, "row_stack"):  # numba-cuda 0.30 asks for a name that NumPy 2.5 has dropped
    np.row_stack = np.vstack  # noqa: NPY201

import numba.cuda.dispatcher
from numba import cuda, from_dtype, types

from intriga.core import chance
from intriga.core.batch import CHANCE
from intriga.core.engine import learn
from intriga.core.state import dtype
from intriga.games import dialect_of


def playing(rules: Any) -> Any:
    """Return a kernel that plays games of *rules*."""
    deal, step, is_over, to_move = rules.deal, rules.step, rules.is_over, rules.to_move
    random_action, view = rules.random_action, rules.view

    def playouts(games: Any, chances: Any, decisions: int, views: Any) -> None:
        """Play every game on at random and show the last position to the seat that is asked."""
        i = cuda.grid(1)
        if i < len(games):
            s = games[i]
            c = chances[i]
            for _ in range(decisions):
                seat = to_move(s)
                step(s, seat, random_action(s, seat, c), c)
                if is_over(s):
                    deal(s, c)
            view(s, to_move(s), views[i])

    return playouts


def main(name: str) -> None:
    """Print the target of the code made."""
    card = SimpleNamespace(compute_capability=(9, 0), id=0)
    numba.cuda.dispatcher.get_current_device = lambda: card  # it would ask the driver
    rules = dialect_of(name)
    learn([*rules.modules, chance])
    kinds = (
        from_dtype(dtype(rules.fields))[::1],
        from_dtype(CHANCE)[::1],
        types.int64,
        types.int8[:, ::1],
    )
    text, _ = cuda.compile_ptx(playing(rules), kinds, cc=(9, 0))
    print(next(line for line in text.splitlines() if line.startswith(".target")))


if __name__ == "__main__":
    main(sys.argv[1])
