"""What an agent keeps of the others from one game of a table to the next.

An agent keeps nothing by itself.  Whoever seats one at a table may keep for it what it made of the
others, and hand that back in the next game; it follows from what the agent's own seat saw.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeAlias, runtime_checkable

import numpy as np

from intriga.core.agent import Agent

if TYPE_CHECKING:
    from numpy.typing import NDArray

# How much likelier each other seat is of each kind of player than before the first game, in nats.
Acquaintance: TypeAlias = Mapping[int, Sequence[float]]

SUREST: Final = 3.0  # nats: what is known of somebody never rules out that they play otherwise
KEPT: Final = 0.8  # of what is known, from one game to the next


@runtime_checkable
class GetsAcquainted(Protocol):
    """An agent that plays otherwise against somebody whom it knows."""

    def knowing(self, known: Acquaintance) -> Agent:
        """Return the agent as it plays where it knows so much of the others."""
        ...

    def learned(self, first: Any, last: Any, known: Acquaintance) -> Acquaintance:  # noqa: ANN401
        """Return what is known after a game, of which these are its *first* and *last* view."""
        ...


def after_a_game(
    before: "NDArray[np.float64]", after: "NDArray[np.float64]", known: Sequence[float]
) -> list[float]:
    """Return what is known of somebody after a game.

    *before* and *after* [kinds] say how likely each kind was by the first and the last view.
    """
    told = np.log(np.maximum(after, 1e-9)) - np.log(np.maximum(before, 1e-9))
    sum_of_both = KEPT * np.asarray(known) + told if len(known) else told
    centred = sum_of_both - np.average(sum_of_both, weights=before)
    return [float(each) for each in np.clip(centred, -SUREST, SUREST)]
