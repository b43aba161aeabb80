"""An agent's memory of the others from one game of a table to the next.

An agent keeps nothing by itself.  The caller may store its memory of the others, and hand it back
in the next game; it follows from the views of the agent's own seat.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeAlias, runtime_checkable

import numpy as np

from intriga.core.agent import Agent

if TYPE_CHECKING:
    from numpy.typing import NDArray

# By how many nats each other seat is likelier of each kind of player than before the first game.
Acquaintance: TypeAlias = Mapping[int, Sequence[float]]

SUREST: Final = 3.0  # nats: a bound, so that no kind of player is ever ruled out
KEPT: Final = 0.8  # of the memory, from one game to the next


@runtime_checkable
class GetsAcquainted(Protocol):
    """An agent that plays otherwise against somebody whom it knows."""

    def knowing(self, known: Acquaintance) -> Agent:
        """Return the agent with its memory of the others set to *known*."""
        ...

    def learned(self, first: Any, last: Any, known: Acquaintance) -> Acquaintance:  # noqa: ANN401
        """Return the memory after a game, of which these are its *first* and *last* view."""
        ...


def after_a_game(
    before: "NDArray[np.float64]", after: "NDArray[np.float64]", known: Sequence[float]
) -> list[float]:
    """Return the memory of one player after a game.

    *before* and *after* [kinds] say how likely each kind was by the first and the last view.
    """
    told = np.log(np.maximum(after, 1e-9)) - np.log(np.maximum(before, 1e-9))
    sum_of_both = KEPT * np.asarray(known) + told if len(known) else told
    centred = sum_of_both - np.average(sum_of_both, weights=before)
    return [float(each) for each in np.clip(centred, -SUREST, SUREST)]
