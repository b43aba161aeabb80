"""The public history of a game: its caller follows the game, and tells it to agents that listen."""

from collections.abc import Iterable
from copy import copy
from typing import Any, Self

from intriga.core.agent import Agent, HearsTheTable, Told
from intriga.core.position import Position
from intriga.core.ruleset import Ruleset
from intriga.core.state import State


class PublicHistory:
    """All that the table has heard since a position, an answer at a time."""

    def __init__(self, began: Position[Any, Any]) -> None:
        """Begin at the question of the position *began*."""
        self.began = began
        self._answers: list[tuple[int, int]] = []
        self._told: Told | None = None

    @classmethod
    def for_any(
        cls, agents: Iterable[Agent], ruleset: Ruleset[Any, Any], state: State
    ) -> Self | None:
        """Return the history of a game that stands at *state*, None if none of *agents* listens."""
        if any(isinstance(each, HearsTheTable) for each in agents):
            return cls(Position(ruleset, state.copy()))
        return None

    @property
    def told(self) -> Told:
        """All that the table has heard so far."""
        if self._told is None:
            self._told = Told(self.began.view(None), tuple(self._answers))
        return self._told

    def hear(self, state: State, seat: int, action: int) -> None:
        """Hear the *action* that *seat* is about to play in *state*."""
        heard = self.began.ruleset.hear(state, None, seat, action)
        self._answers.append((seat, heard))
        self._told = None

    def take_back(self) -> None:
        """Forget the last answer."""
        self._answers.pop()
        self._told = None

    def copy(self) -> Self:
        """Return a history that goes on by itself."""
        twin = copy(self)
        twin._answers = [*self._answers]  # noqa: SLF001  its own
        return twin

    def tell(self, agent: Agent) -> Agent:
        """Return *agent* as it plays having heard this, itself if it does not listen."""
        return agent.having_heard(self.told) if isinstance(agent, HearsTheTable) else agent


def informed(agent: Agent, told: Told | None) -> Agent:
    """Return *agent* as it plays having heard *told*, itself if it does not listen."""
    if told is not None and isinstance(agent, HearsTheTable):
        return agent.having_heard(told)
    return agent
