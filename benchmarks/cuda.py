# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUntypedFunctionDecorator=false
# pyright: reportPrivateImportUsage=false, reportCallIssue=false, reportIndexIssue=false
# pyright: reportAttributeAccessIssue=false, reportArgumentType=false
# pyright: reportOperatorIssue=false, reportOptionalSubscript=false
# Numba and its CUDA half bring no types.
"""Both games on a graphics card: the same as on the processor, and how fast.

    python -m benchmarks.cuda [--keep]

First 4,096 games of mixed variants are played there and here, some actions left out and some
illegal; every array and mask is compared after every step and after playouts, byte for byte.
Then decisions per second of the clock are measured, of compiled playouts with the records in
global and in shared memory, and of the batch with views and legal sets: views in tiles of shared
memory, as the batch writes them, and each by its own thread.  These two are held
against the card's memory: the bytes that a step has to write and read at the least, by its
decisions per second, as a part of what copying moves.

A difference: the processor's figures elsewhere are of one core and of its own seconds.
"""

import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import cycle
from random import Random
from time import perf_counter
from typing import Any, Final

import numpy as np

from benchmarks.results import Cell, FigureTable, tell
from intriga.core.compiled import loops
from intriga.core.compiled.batch import Batch
from intriga.core.dialect import Dialect
from intriga.core.games import dialect_of, games, ruleset_of
from intriga.core.state import dtype
from intriga.lab.adapters.variant import variant
from intriga.lab.cuda import (  # before Numba's CUDA half, which it makes ready
    CudaBatch,
    launched,
    on_card,
)

from numba import cuda, from_dtype  # isort: skip
from numba.extending import register_jitable  # isort: skip

ALIKE, STEPS = 4096, 300
FEW: Final = 40  # of them are left out of a step, and as many are given any action at all
MANY: Final = 1 << 18  # games at once
DECISIONS: Final = 200
SECONDS: Final = 3.0
NOISES: Final = 31  # rows of chance, used in turn
THREADS: Final = 64  # in a block: so many records fit into 48 KB of shared memory
COPIED: Final = 1 << 30  # bytes
PLAYERS: Final = 4  # where speed is measured
RECORDS: Final = ("games", "chances")
ARRAYS: Final = (
    *("seats", "legal", "counts", "views", "winners", "returns", "rewards"),
    *("lengths", "over", "lasts", "illegal"),
)


def variants(name: str, number: int) -> Iterator[Any]:
    """Yield states that hold the edition and players of *number* games, by chance."""
    random = Random(1)
    presets = list(ruleset_of(name).variants.editions.values())
    for deal in range(number):
        preset = random.choice(presets)
        players = random.randint(preset.least, preset.most)
        yield variant(name, players, preset.name, {}).deal(deal).state


def first_difference(name: str) -> str:
    """Play the same games there and here; return the first array that is not the same."""
    dialect = dialect_of(name)
    dealt = [*variants(name, 64)]
    there, here = CudaBatch.like(dialect, dealt, ALIKE, 5), Batch.like(dialect, dealt, ALIKE, 5)
    random = np.random.default_rng(2)
    for step in range(STEPS):
        if found := differs(there, here):
            return f"{found} after {step} steps"
        noise = random.integers(0, 1 << 32, ALIKE)
        actions = here.choose(noise)
        if there.choose(noise).copy_to_host().tobytes() != actions.tobytes():
            return f"a choice after {step} steps"
        actions[random.integers(0, ALIKE, FEW)] = -1
        actions[random.integers(0, ALIKE, FEW)] = random.integers(0, dialect.actions, FEW)
        there.advance(actions)
        here.advance(actions)
    return differs(there, here) or played_out(dialect, there, here)


def differs(there: CudaBatch, here: Batch) -> str:
    """Return the first array that is not the same, nothing if all are."""
    for array in RECORDS + ARRAYS:
        if getattr(there, array).copy_to_host().tobytes() != getattr(here, array).tobytes():
            return array
    return "" if (there.fetched(there.mask()) == here.mask()).all() else "the masks"


def played_out(dialect: Dialect, there: CudaBatch, here: Batch) -> str:
    """Go on at random, in global and then in shared memory, and compare again."""
    if there.playouts(DECISIONS) != here.playouts(DECISIONS) or differs(there, here):
        return "playouts in global memory"
    ended = cuda.to_device(np.zeros(ALIKE, np.int64))
    kernel = cuda.jit(shared_playouts(dialect))
    arrays = there.games, there.chances, there.lengths, ended
    kernel[-(-ALIKE // THREADS), THREADS](*arrays, DECISIONS)
    there.advance(there.still)
    same = int(ended.copy_to_host().sum()) == here.playouts(DECISIONS)
    return "" if same and not differs(there, here) else "playouts in shared memory"


def rate(play: Callable[[], int]) -> float:
    """Return how many decisions a second of the clock *play* makes on the card."""
    play()  # compiles
    cuda.synchronize()
    begun, done = perf_counter(), 0
    while perf_counter() - begun < SECONDS:
        done += play()
        cuda.synchronize()
    return done / (perf_counter() - begun)


def shared_playouts(dialect: Dialect) -> Callable[..., None]:
    """Return a kernel of playouts whose games lie in shared memory while they are played."""
    loop, record = loops.playouts(dialect), from_dtype(dtype(dialect.fields))
    register_jitable(forceinline=True)(loop)

    def play(games: Any, chances: Any, lengths: Any, ended: Any, decisions: int) -> None:
        tile = cuda.shared.array(THREADS, record)
        place, first = cuda.threadIdx.x, cuda.blockIdx.x * THREADS
        if first + place < len(games):
            tile[place] = games[first + place]
            numbers = chances[first:], lengths[first:], ended[first:]
            loop(place, THREADS, tile, *numbers, decisions)
            games[first + place] = tile[place]

    return play


def playouts(dialect: Dialect, template: Any) -> dict[str, float]:
    """Return decisions a second of playouts, by where the records lie."""
    batch = CudaBatch.like(dialect, template, MANY, 1)
    ended = cuda.to_device(np.zeros(MANY, np.int64))
    arrays = batch.games, batch.chances, batch.lengths, ended
    shared = cuda.jit(shared_playouts(dialect))

    def in_global() -> int:
        on_card(dialect).playouts(*arrays, DECISIONS)
        return MANY * DECISIONS

    def in_shared() -> int:
        shared[MANY // THREADS, THREADS](*arrays, DECISIONS)
        return MANY * DECISIONS

    return {"playouts, global memory": rate(in_global), "playouts, shared memory": rate(in_shared)}


def apart(batch: CudaBatch) -> None:
    """Let every thread of *batch* write its own view, number by number."""
    batch.kernels = replace(batch.kernels, advance=launched(loops.advance(batch.dialect)))


def steps(
    dialect: Dialect, template: Any, change: Callable[[CudaBatch], None] | None = None
) -> tuple[float, int]:
    """Return decisions a second of the batch, and the bytes a decision moves at the least.

    The batch is measured after the *change*.
    """
    batch = CudaBatch.like(dialect, template, MANY, 1)
    if change:
        change(batch)
    random = np.random.default_rng(2)
    noises = cycle([cuda.to_device(random.integers(0, 1 << 32, MANY)) for _ in range(NOISES)])

    def step() -> int:
        batch.advance(batch.choose(next(noises)))
        return MANY

    written = dialect.width + 8 * dialect.pages + 3 * 8 + 2  # views, legal sets, who, how many
    return rate(step), written + batch.games.dtype.itemsize


def bandwidth() -> float:
    """Return the bytes a second that copying reads and writes in the card's memory."""
    source, target = (cuda.device_array(COPIED, np.int8) for _ in range(2))

    def copy() -> int:
        target.copy_to_device(source)
        return 2 * COPIED

    return rate(copy)


def figures_of(name: str, moved: float) -> tuple[FigureTable, int]:
    """Return the figures of a game, and the bytes of a step; *moved* bytes a second is a copy."""
    dialect, template = dialect_of(name), variant(name, PLAYERS, None, {}).deal(0).state
    played = playouts(dialect, template)
    rows: list[tuple[Cell, ...]] = [
        (what, round(figure / 1e6, 2), None) for what, figure in played.items()
    ]
    least = 0
    for what, change in (("", None), (", each by its own thread", apart)):
        figure, least = steps(dialect, template, change)
        part = round(100 * figure * least / moved, 1)
        rows.append((f"batch with legal sets and views{what}", round(figure / 1e6, 2), part))
    headline = "decisions [million per second]"
    return FigureTable(("", headline, "of the memory's pace [%]"), rows, headline=headline), least


def main() -> None:
    """Compare and measure on the card that there is."""
    if not cuda.is_available():
        sys.exit("there is no card that CUDA can use, so there is nothing to compare or measure")
    name: bytes | str = cuda.get_current_device().name  # bytes before numba-cuda 0.31
    card, moved = name.decode() if isinstance(name, bytes) else name, bandwidth()
    for name in games():
        found = first_difference(name)
        if found:
            sys.exit(f"{name} is not the same on the card: {found}")
        table, least = figures_of(name, moved)
        tell(
            f"On a card, {name} of {PLAYERS} players, {card}",
            table,
            about=f"{ALIKE:,} games were the same for {STEPS} steps. Copying moves "
            f"{moved / 1e9:.4g} GB a second. A step moves {least} bytes at the least.",
        )


if __name__ == "__main__":
    main()
