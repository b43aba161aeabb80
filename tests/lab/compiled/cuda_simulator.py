# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportPrivateImportUsage=false
# Numba and its CUDA half bring no types.
"""Play a batch of a card in Numba's CUDA simulator and one of the processor, and compare.

Run with NUMBA_ENABLE_CUDASIM=1 and the name of the game.  Records are NumPy
numbers there, which wrap, so every field is as wide as a compiled number.
"""

import sys
from typing import Any

import numpy as np
from numba import cuda

from benchmarks.cuda import ARRAYS
from intriga.core.compiled.batch import Batch
from intriga.core.dialect import Dialect
from intriga.core.games import dialect_of
from intriga.lab import cuda as card
from intriga.lab.cuda import CudaBatch
from tests.compiled.variants import templates

GAMES, INPUTS = 12, 60


class Row:
    """One record of an array; a record of NumPy has methods of its own that hide some fields."""

    def __init__(self, records: Any, place: int) -> None:
        """Take the record at *place*."""
        self.__dict__.update(_records=records, _place=place)

    def __getattr__(self, name: str) -> Any:
        """Return a number, or the row of them."""
        return self._records[name][self._place]

    def __setattr__(self, name: str, value: Any) -> None:
        """Write a number."""
        self._records[name][self._place] = value


class Rows(list[Row]):
    """The records of an array on the simulator's card, every field as wide as a compiled number."""

    __cuda_ndarray__ = True

    def __init__(self, array: Any) -> None:
        """Take a copy of the records."""
        kinds = [(name, "i8", array[name].shape[1:]) for name in array.dtype.names]
        self.wide = array.astype(np.dtype(kinds))
        super().__init__(Row(self.wide, place) for place in range(len(array)))

    def copy_to_host(self) -> Any:
        """Return a copy of the records."""
        return self.wide.copy()

    def copy_to_device(self, array: Any) -> None:
        """Take the records of *array*."""
        self.wide[...] = array


class Simulated(CudaBatch):
    """A batch of the simulator's card."""

    @staticmethod
    def placed(array: Any) -> Any:
        """Return a copy of *array* on the simulator's card."""
        return cuda.to_device(array) if array.dtype.names is None else Rows(array)

    def differs(self, other: Batch, fields: Any) -> str:
        """Return the first array or field that is not that of *other*, nothing if all are."""
        for name in ARRAYS:
            if self.fetched(getattr(self, name)).tobytes() != getattr(other, name).tobytes():
                return name
        for name in fields:
            if any(
                np.any(getattr(row, name) != at[name])
                for row, at in zip(self.games, other.games, strict=True)
            ):
                return name
        drawn = [row.drawn for row in self.chances]
        return "" if drawn == other.chances["drawn"].tolist() else "drawn"


def both(dialect: Dialect) -> tuple[Simulated, Batch]:
    """Return the same games twice."""
    dealt = list(templates(dialect.name, GAMES, seed=8))
    return Simulated.like(dialect, dealt, GAMES, 9), Batch.like(dialect, dealt, GAMES, 9)


def main(name: str) -> None:
    """Compare every number after every input, some of them illegal, some left out."""
    card.THREADS, card.TILE = 6, 5
    dialect = dialect_of(name)
    there, here = both(dialect)
    random = np.random.default_rng(3)
    ended = 0
    for turn in range(INPUTS):
        assert not there.differs(here, dialect.fields), (turn, there.differs(here, dialect.fields))
        noise = random.integers(0, 1 << 32, GAMES)
        actions = here.choose(noise)
        assert there.choose(noise).copy_to_host().tolist() == actions.tolist()
        actions[random.integers(GAMES)] = random.integers(dialect.actions + 100)
        actions[random.integers(GAMES)] = -1
        assert there.step(actions) == here.step(actions)
        assert there.fetched(there.mask()).tolist() == here.mask().tolist()
        ended += int(here.over.sum())
    assert ended
    assert there.playouts(20) == here.playouts(20)
    print(there.differs(here, dialect.fields) or "agree")


if __name__ == "__main__":
    main(sys.argv[1])
