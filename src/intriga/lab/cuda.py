# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUnknownParameterType=false
# pyright: reportMissingParameterType=false, reportUntypedFunctionDecorator=false
# pyright: reportPrivateImportUsage=false, reportCallIssue=false, reportIndexIssue=false
# pyright: reportArgumentType=false, reportOperatorIssue=false, reportOptionalSubscript=false
# Numba and its CUDA half bring no types.
"""Many games at once on a graphics card: the loops of a batch, its arrays in the card's memory.

Needs the extra ``gpu`` and a card that CUDA knows.  The same numbers deal and play the same
games as :class:`intriga.core.compiled.batch.Batch` does, byte for byte.
"""

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Any, Final

import numpy as np

if not hasattr(np, "row_stack"):  # numba-cuda 0.30 asks for a name that NumPy 2.5 has dropped
    np.row_stack = np.vstack  # noqa: NPY201

from numba import cuda, types
from numba.cuda.cudadrv.devicearray import is_cuda_ndarray
from numba.extending import register_jitable
from typing_extensions import override

from intriga.core import chance, returns
from intriga.core.compiled import loops
from intriga.core.compiled.batch import Batch, Kernels, kernels, one_each
from intriga.core.compiled.engine import learn
from intriga.core.dialect import Dialect
from intriga.core.errors import BadOptions

NEEDED: Final = (
    "games on a graphics card need one that CUDA knows, its driver, and what comes with: "
    "pip install 'intriga[gpu]'"
)
THREADS: Final = 128  # in a block; a game is a thread
TILE: Final = 64  # games whose views a block writes side by side
SHARED: Final = 48 << 10  # bytes of a block's shared memory, on every card


@cache
def on_card(dialect: Dialect) -> Kernels:
    """Return the loops over games of *dialect*, compiled for the card when first called."""
    learn([*dialect.modules, chance, returns])
    step, look = launched(loops.advance(dialect, looks=False)), launched_in_tiles(dialect)

    def advance(*arrays: Any) -> None:
        games, _, _, seats, _, _, views, *_ = arrays
        step(*arrays)
        look(games, seats, views)

    return replace(kernels(dialect, launched), advance=advance)


def launched(loop: Callable[..., None]) -> Callable[..., None]:
    """Return a kernel that runs *loop* in a thread for each game."""
    run = cuda.jit(thread_of(loop))

    def launch(*arrays: Any) -> None:
        blocks = -(-len(arrays[0]) // THREADS)
        run[blocks, THREADS](arrays)

    return launch


def thread_of(loop: Callable[..., None]) -> Callable[..., None]:
    """Return the part of one thread in *loop*, a kernel that takes its arrays as one."""
    register_jitable(forceinline=True)(loop)

    def run(arrays: Any) -> None:
        loop(cuda.grid(1), cuda.gridsize(1), *arrays)

    return run


def launched_in_tiles(dialect: Dialect) -> Callable[..., None]:
    """Return a kernel that writes *views* [game, width] of *seats*, a tile of games in a block.

    A view is written number by number, and those of neighbours lie a whole view apart: the card
    would move 32 bytes of memory for each.  So they are written into shared memory, and go from
    there in words that lie side by side.
    """
    tile = Tile(dialect.width)
    look, games_of_tile = cuda.jit(in_tiles(dialect, tile)), min(TILE, SHARED // tile.pitch)

    def launch(games: Any, seats: Any, views: Any) -> None:
        blocks, room = -(-len(seats) // games_of_tile), games_of_tile * tile.pitch
        look[blocks, games_of_tile, 0, room](games, seats, views.view(str(tile.word)))

    return launch


class Tile:
    """How views of a *width* lie in shared memory: in *words* of a kind, a *pitch* of bytes apart.

    The pitch is an odd number of words, so that neighbours do not wait for one bank of memory.
    """

    def __init__(self, width: int) -> None:
        """Take the widest words that fill a view."""
        self.width = width
        self.word, size = (types.int8, 1) if width % 4 else (types.int32, 4)
        self.words = width // size
        self.pitch = (self.words | 1) * size


def in_tiles(dialect: Dialect, tile: Tile) -> Callable[..., None]:
    """Return the part of one thread: a view into its row of *tile*, then its share of all words."""
    view, width, word, words, pitch = dialect.view, tile.width, tile.word, tile.words, tile.pitch
    apart = words | 1

    def run(games: Any, seats: Any, views: Any) -> None:
        rows = cuda.shared.array(0, types.int8)
        filled = cuda.shared.array(0, word)  # the same memory
        place, first = cuda.threadIdx.x, cuda.blockIdx.x * cuda.blockDim.x
        number = min(cuda.blockDim.x, len(seats) - first)
        if place < number:
            own = rows[place * pitch : place * pitch + width]
            view(games[first + place], seats[first + place], own)
        cuda.syncthreads()
        for at in range(place, number * words, cuda.blockDim.x):
            row, column = at // words, at % words
            views[first + row, column] = filled[row * apart + column]

    return run


class CudaBatch(Batch):
    """A batch whose arrays lie on the card, as Numba's device arrays.

    PyTorch, CuPy and JAX read them where they lie, by ``__cuda_array_interface__``;
    ``copy_to_host()`` brings one back.  Actions and noise may be arrays of the card or of NumPy.

    Where there is no card that CUDA can use, to make one raises a ``RuntimeError``.
    """

    actions: Any
    compiled = staticmethod(on_card)

    @override
    def _deal(self, dialect: Dialect, template: Any, games: int, key: int, named: str = "") -> None:
        if not cuda.is_available():
            raise RuntimeError(NEEDED)
        if self.threads > 1:
            raise BadOptions("threads", f"a card has a thread for each game, not {self.threads}")
        super()._deal(dialect, template, games, key, named)

    @staticmethod
    def placed(array: Any) -> Any:
        """Return a copy of *array* in the card's memory."""
        return cuda.to_device(array)

    @staticmethod
    def fetched(array: Any) -> Any:
        """Return a copy of *array* in the memory of the processor."""
        return array.copy_to_host()

    def read(self, numbers: Any) -> Any:
        """Return *numbers* [game] on the card: those of the card where they lie.

        Raises:
            ValueError: not one number for each game, or on the card not of 64 bits.
        """
        one_each(np.shape(numbers), self.actions.shape)
        if not hasattr(numbers, "__cuda_array_interface__") and not is_cuda_ndarray(numbers):
            self.actions.copy_to_device(np.ascontiguousarray(numbers, np.int64))
            return self.actions
        taken = numbers if is_cuda_ndarray(numbers) else cuda.as_cuda_array(numbers)
        if taken.dtype != np.int64:
            raise ValueError(f"numbers on the card have 64 bits, as int64, not as {taken.dtype}")
        return taken

    @override
    def choose(self, noise: Any) -> Any:
        actions = cuda.device_array(self.actions.shape, np.int64)
        self.kernels.choose(self.legal, self.counts, self.read(noise), actions)
        return actions
