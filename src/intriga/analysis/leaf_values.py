"""The value of each answer in given worlds: play on a little, then ask the critic.

In every world each answer is played, all seats play on by the network for a few decisions, and the
critic values the position then, all cards open (:mod:`intriga.agents.critic`).  After many
decisions the game is over and needs no critic.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from intriga.agents.continuation import AnswerAhead, Players, expected, played_on, shares
from intriga.agents.critic import Critic
from intriga.agents.policy import Network
from intriga.core.compiled.worlds import Worlds, drawn_places, numbers
from intriga.core.dialect import MOST_DECISIONS, Dialect
from intriga.core.state import State, dtype

if TYPE_CHECKING:
    from numpy.typing import NDArray

TO_THE_END: Final = MOST_DECISIONS  # as a depth
TWO: Final = 2
DEPTH_OF_SEVERAL: Final = 20  # decisions, after which a loss is off by 3.5 points with four players
DEPTH_OF_TWO: Final = 32  # decisions, after which a loss is off by 0.3 points (bench_values)


def depth_for(players: int, depth: int) -> int:
    """Return how many decisions far to look: *depth*, or further at tables for two.

    Their games are short.
    """
    return max(depth, DEPTH_OF_TWO) if players == TWO else depth


def worlds_of(
    dialect: Dialect, positions: Sequence[State], chances: "NDArray[Any]", number: int, key: int
) -> Worlds:
    """Return *number* worlds of *positions*, each as often as its part of *chances*.

    The rounding is left to chance (systematic resampling).  Later draws of chance follow from
    *key* and the place of the world.
    """
    random = np.random.default_rng([key, 2])
    places = drawn_places(chances, number, random)
    packed = np.zeros(len(positions), dtype(dialect.fields))
    for at, position in enumerate(positions):
        position.pack(packed[at])
    return Worlds(dialect, packed[places], numbers(number, key))


@dataclass(frozen=True, slots=True)
class Leaf:
    """How answers are valued: all play on by *network* for *depth* decisions, then *critic*.

    Without a critic the network says what each seat may expect then.
    """

    network: Network
    critic: Critic | None
    depth: int

    def worths(
        self, worlds: Worlds, actions: Sequence[int], key: int, sealed: AnswerAhead | None = None
    ) -> "NDArray[np.float64]":
        """Return the share of the seat asked after each of *actions*, [action, world].

        All *worlds* ask the same seat, and are as it sees them; it may have *sealed* its next
        answer.  Chance, which follows from *key*, is the same after each action as far as it can
        be.
        """
        players = Players(self.network)
        tried = played_on(worlds, actions, players, self.depth, key, sealed)
        found = shares(tried, partial(expected, players, self.critic))
        return found[:, worlds.seats[0]].reshape(len(actions), -1)
