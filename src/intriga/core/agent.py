"""What an agent is: somebody who is shown a view and chooses among what is open."""

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol


class Agent(Protocol):
    """Anything that can play.

    An agent keeps nothing between calls: the view holds what the table has heard
    and the seat has seen, so one agent may sit at many tables.
    """

    def act(self, view: Any, legal: Sequence[int], random: Random) -> int:  # noqa: ANN401
        """Return one of the action ids *legal*, which is not empty, for the seat of *view*.

        *random* is the only chance an agent may use, so that games can be played again.
        """
        ...
