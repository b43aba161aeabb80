"""The interface of agents: each sees a view and chooses among the legal actions."""

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple, Protocol, runtime_checkable


class Agent(Protocol):
    """Anything that can play.

    An agent stores nothing between calls: the view holds what was claimed, the last eight answers
    that the table has heard and the cards that the seat has seen, so one agent may sit at many
    tables.  One that needs every answer is :class:`HearsTheTable`.
    """

    def act(self, view: Any, legal: Sequence[int], random: Random) -> int:  # noqa: ANN401
        """Return one of the action ids *legal*, which is not empty, for the seat of *view*.

        *random* is the only chance an agent may use, so that games can be played again.
        """
        ...


class Told(NamedTuple):
    """All that the table has heard of a game: the same for every seat, and nothing secret.

    ``began`` is a spectator's view of the first question.  ``answers`` are all answers since, in
    their order: the seat and the action id that a spectator heard, passes too, -1 where its cards
    are secret; the last answers in a view have the first id of its kind there.  Cards that turned
    up without an answer stand in the view of the seat that is asked.
    """

    began: Any
    answers: tuple[tuple[int, int], ...] = ()


@runtime_checkable
class HearsTheTable(Protocol):
    """An agent that plays by all that the table has heard, where somebody tells it."""

    def having_heard(self, told: Told) -> Agent:
        """Return the agent as it plays where the table has heard *told*, up to this question."""
        ...
