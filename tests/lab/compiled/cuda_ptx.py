# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false, reportCallIssue=false
# pyright: reportUnknownArgumentType=false, reportPrivateImportUsage=false
# Numba and its CUDA half bring no types.
"""Compile the loops of a batch for a graphics card of compute capability 9.0; none is needed.

The name of the game is the argument.
"""

import sys
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

from benchmarks.cuda import shared_playouts
from intriga.agents.policy import encoding_of
from intriga.core import chance, returns
from intriga.core.compiled import loops
from intriga.core.compiled.engine import learn
from intriga.core.compiled.loops import CHANCE
from intriga.core.dialect import Dialect
from intriga.core.games import dialect_of
from intriga.core.state import dtype
from intriga.lab.cuda import (
    Tile,
    in_tiles,
    thread_of,
)  # before Numba's CUDA half, which it makes ready
from intriga.lab.learning.encoding_loops import act, ask, encode, end, hide, open_columns
from tests.compiled.calling import keep_calls

import numba.cuda.dispatcher  # isort: skip
from numba import cuda, from_dtype, types  # isort: skip

NUMBERS, LINES = types.int64[::1], types.int64[:, ::1]
BYTES, BOOLS = types.int8[:, ::1], types.boolean[::1]
FLOATS, TABLE = types.float32[::1], types.float32[:, ::1]


def kinds_of(dialect: Dialect) -> dict[str, tuple[Any, ...]]:
    """Return the types of the arrays of each loop."""
    both = from_dtype(dtype(dialect.fields))[::1], from_dtype(CHANCE)[::1]
    asked = NUMBERS, NUMBERS, LINES, NUMBERS, BYTES  # actions, seats, legal, counts, views
    ended = NUMBERS, TABLE, FLOATS, NUMBERS, BOOLS, BYTES, BOOLS  # winners to illegal
    return {
        "deal": (*both, types.int64),
        "advance": (*both, *asked, *ended),
        "choose": (LINES, NUMBERS, NUMBERS, NUMBERS),
        "mask": (LINES, LINES, BYTES),
    }


def encoding_loops(dialect: Dialect, games: Any) -> Iterator[tuple[Any, tuple[Any, ...]]]:
    """Yield the loops of a rollout with the types of their arrays, if the encoding has them."""
    plain = encoding_of(dialect.name).plain
    if plain is None:
        return
    learn(plain.modules)
    rows, words = types.float32[:, :, ::1], types.int32[:, ::1]
    opened, chosen = types.boolean[:, ::1], types.int32[::1]
    yield encode(plain), (BYTES, types.int64, TABLE, rows, rows)
    yield hide(plain), (games, NUMBERS, types.int64, BYTES)
    yield open_columns(dialect.page), (LINES, NUMBERS, opened)
    yield act(dialect.page), (LINES, NUMBERS, chosen, NUMBERS, NUMBERS, words)
    yield ask, (NUMBERS, chosen)
    yield end, (BOOLS, NUMBERS, types.int64, TABLE, words)


def main(name: str) -> None:
    """Print the targets of the code made."""
    keep_calls()
    card = SimpleNamespace(compute_capability=(9, 0), id=0)
    numba.cuda.dispatcher.get_current_device = lambda: card  # it would ask the driver
    dialect = dialect_of(name)
    learn([*dialect.modules, chance, returns])
    targets: set[str] = set()
    for loop, kinds in kinds_of(dialect).items():
        how = {"looks": False} if loop == "advance" else {}
        kernel = thread_of(getattr(loops, loop)(dialect, **how))
        targets |= targets_of(kernel, (types.Tuple(kinds),))
    games, chances, *_ = kinds_of(dialect)["advance"]
    for loop, kinds in encoding_loops(dialect, games):
        targets |= targets_of(thread_of(loop), (types.Tuple(kinds),))
    tile = Tile(dialect.width)
    targets |= targets_of(in_tiles(dialect, tile), (games, NUMBERS, tile.word[:, ::1]))
    numbers = NUMBERS, NUMBERS, types.int64  # lengths, ended, decisions
    targets |= targets_of(shared_playouts(dialect), (games, chances, *numbers))
    print(*targets)


def targets_of(kernel: Any, kinds: tuple[Any, ...]) -> set[str]:
    """Compile *kernel* for arguments of *kinds*, and return what it was compiled for."""
    text, _ = cuda.compile_ptx(kernel, kinds, cc=(9, 0), opt=False)  # a third of the time
    return {line for line in text.splitlines() if line.startswith(".target")}


if __name__ == "__main__":
    main(sys.argv[1])
