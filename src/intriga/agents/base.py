"""The interface of agents: each sees a view and chooses among the legal actions."""

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol, runtime_checkable


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


@runtime_checkable
class SlowToBegin(Protocol):
    """An agent whose first answer would take long, if it did not prepare."""

    def prepare(self) -> None:
        """Prepare for the first answer."""
        ...


def digest_of(agent: Agent) -> str:
    """Return the SHA-256 of the file that *agent* was made from, in hexadecimal.

    It is empty for one that comes with the package.
    """
    digest: str = getattr(agent, "digest", "")
    return digest
