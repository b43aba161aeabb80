"""The interface of agents: each sees a view and chooses among the legal actions."""

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol


class Agent(Protocol):
    """Anything that can play.

    An agent stores nothing between calls: the view holds the moves that the table has heard
    and the cards that the seat has seen, so one agent may sit at many tables.
    """

    def act(self, view: Any, legal: Sequence[int], random: Random) -> int:  # noqa: ANN401
        """Return one of the action ids *legal*, which is not empty, for the seat of *view*.

        *random* is the only chance an agent may use, so that games can be played again.
        """
        ...
