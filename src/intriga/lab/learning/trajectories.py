# pyright: reportUnknownMemberType=false, reportUnknownArgumentType=false
# pyright: reportUnknownVariableType=false
# JAX brings only some types.
"""The course of a game as each seat sees it: from one of its own decisions to the next."""

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from intriga.agents.encoding import Array, Inputs
from intriga.lab.learning.rollout import Rollout, Steps
from intriga.lab.learning.selfplay import to_seats

if TYPE_CHECKING:
    from numpy.typing import NDArray


class PlayedSteps(NamedTuple):
    """T steps of B games, and what the seats asked expected.

    ``expected`` [T, B, players] is clockwise from the seat asked; ``last`` [B, players], by seat,
    is what the seat that is asked next expects.
    """

    steps: Steps
    expected: Array
    last: Array


def played(
    table: Rollout, number: int, answer: Callable[[Inputs, Array], tuple[Array, Array]]
) -> PlayedSteps:
    """Play *number* decisions in every game of *table*.

    *answer* returns log-probabilities [B, columns] and shares [B, players] for inputs and open
    columns, the shares clockwise from the seat asked.
    """
    seen: list[Array] = []

    def policy(inputs: Inputs, open_columns: "NDArray[np.bool_]") -> "NDArray[np.float32]":
        logs, shares = answer(inputs, open_columns)
        seen.append(np.asarray(shares))
        return np.asarray(logs)

    steps = table.play(policy, number)
    inputs, _, open_columns = table.observe()
    policy(inputs, open_columns)
    *expected, now = seen
    return PlayedSteps(steps, np.stack(expected), to_seats(now, table.batch.seats, table.players))


def shared_evenly(own: Array, players: int, xp: Array = np) -> Array:
    """Return shares [B, players], clockwise from a seat that expects *own* [B] of 1 in all.

    The others have equal parts of the rest: nobody teaches a critic of the seat asked their shares.
    """
    others = (1 - own) / (players - 1)
    return xp.stack([own, *[others] * (players - 1)], axis=-1)


def own_returns(
    played: PlayedSteps, costs: Array, trace: float
) -> "tuple[NDArray[np.float32], NDArray[np.float32]]":
    """Return what came after each decision for the seat that took it, and its value before.

    Both are [T, B], in shares, undiscounted.  A decision takes *costs* [T, B] from its seat and
    gives them to all others in equal parts.  With λ, *trace*, below 1 a return leans on the value
    of the seat's own next decision (J. Schulman and others, "High-Dimensional Continuous Control
    Using Generalized Advantage Estimation", ICLR 2016).  After the last step each seat expects
    what the seat asked then expects for it.
    """
    steps = played.steps
    values: NDArray[np.float32] = played.expected[..., 0]
    rows, players = np.arange(values.shape[1]), played.last.shape[1]
    ahead: Array = played.last.astype(np.float32)  # [B, players] from each seat's next decision on
    after = np.empty(values.shape, np.float32)
    for step in range(len(values) - 1, -1, -1):
        ahead = np.where(steps.ended[step][:, None], steps.won[step], ahead)
        seat = steps.seat[step]
        after[step] = ahead[rows, seat]
        ahead = ahead + costs[step][:, None] / (players - 1)
        own = after[step] - costs[step]
        ahead[rows, seat] = values[step] + trace * (own - values[step])
    return after, values.astype(np.float32)
