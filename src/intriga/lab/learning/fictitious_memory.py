"""The memory of fictitious self-play: transitions to respond by, and the responses played.

Decisions are kept as views, in bytes, and encoded when they are learned from.  All arrays are
written where they lie; :func:`copied` makes others to write into.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray


class AskedRows(NamedTuple):
    """Decisions: ``views`` int8 [.., width], ``open`` columns bool, and the ``chosen`` column."""

    views: "NDArray[np.int8]"
    open: "NDArray[np.bool_]"
    chosen: "NDArray[np.int32]"


class ReplayMemory(NamedTuple):
    """The last N transitions, from a decision of a seat to its next one or to the end.

    ``won`` [N] is the seat's share where ``ended``, 0 elsewhere; ``met`` [] counts all that came.
    """

    before: AskedRows
    after: AskedRows
    won: "NDArray[np.float32]"
    ended: "NDArray[np.bool_]"
    met: "NDArray[np.int32]"


class Reservoir(NamedTuple):
    """N of all decisions that came, each as likely as any other; ``met`` [] counts them all."""

    decisions: AskedRows
    met: "NDArray[np.int32]"


class FictitiousMemory(NamedTuple):
    """The memory of one table of B games.

    ``waiting`` [B, players] is the last decision of each seat, where it ``waits`` for what comes;
    ``responds`` [B, players] says which seats play this game by the best response.
    """

    replay: ReplayMemory
    reservoir: Reservoir
    waiting: AskedRows
    waits: "NDArray[np.bool_]"
    responds: "NDArray[np.bool_]"


@dataclass(frozen=True)
class MemorySizes:
    """How much is remembered, of decisions of *width* numbers and *columns*."""

    width: int
    columns: int
    replay: int
    reservoir: int

    def empty(self, games: int, players: int) -> FictitiousMemory:
        """Return the memory of a table at which nothing has been played."""
        none = np.zeros((), np.int32)
        replay = ReplayMemory(
            self._asked(self.replay),
            self._asked(self.replay),
            np.zeros(self.replay, np.float32),
            np.zeros(self.replay, np.bool_),
            none,
        )
        seats = np.zeros((games, players), np.bool_)
        waiting = self._asked(games, players)
        reservoir = Reservoir(self._asked(self.reservoir), none)
        return FictitiousMemory(replay, reservoir, waiting, seats, seats)

    def _asked(self, *dims: int) -> AskedRows:
        return AskedRows(
            np.zeros((*dims, self.width), np.int8),
            np.zeros((*dims, self.columns), np.bool_),
            np.zeros(dims, np.int32),
        )


def copied(tree: Any) -> Any:  # noqa: ANN401  a named tuple, as deep as it is
    """Return a copy of all arrays in *tree*."""
    if isinstance(tree, tuple):
        parts: list[Any] = [copied(each) for each in tree]  # pyright: ignore[reportUnknownVariableType]
        return type(tree)(*parts) if hasattr(tree, "_fields") else tuple(parts)  # pyright: ignore[reportUnknownVariableType, reportUnknownArgumentType]
    return np.array(tree)


def rows(asked: AskedRows, places: Any) -> AskedRows:  # noqa: ANN401  whatever indexes an array
    """Return the decisions of *asked* at *places*."""
    return AskedRows(asked.views[places], asked.open[places], asked.chosen[places])


def remember(
    replay: ReplayMemory,
    before: AskedRows,
    after: AskedRows,
    won: Any,  # noqa: ANN401  a share, or one for each
    *,
    ended: bool,
) -> None:
    """Write transitions into *replay*, in place of the oldest."""
    number = len(before.chosen)
    places = (int(replay.met) + np.arange(number)) % len(replay.won)
    _write(replay.before, places, before)
    _write(replay.after, places, after)
    replay.won[places], replay.ended[places] = won, ended
    replay.met[...] += number


def sample(reservoir: Reservoir, found: AskedRows, random: np.random.Generator) -> None:
    """Write what was *found* into *reservoir*, each as likely to stay as all that came before.

    J. S. Vitter, "Random Sampling with a Reservoir", ACM Transactions on Mathematical Software 11,
    1985, algorithm R.
    """
    number, size = len(found.chosen), len(reservoir.decisions.chosen)
    coming = int(reservoir.met) + np.arange(number)
    drawn = (random.random(number) * (coming + 1)).astype(np.int64)
    places = np.where(coming < size, coming, drawn)
    kept = places < size
    _write(reservoir.decisions, places[kept], rows(found, kept))
    reservoir.met[...] += number


def _write(into: AskedRows, places: Any, found: AskedRows) -> None:  # noqa: ANN401
    for array, new in zip(into, found, strict=True):
        array[places] = new
