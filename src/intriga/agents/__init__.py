"""Players that are programs: they see views and legal actions, never a state.

:data:`AGENTS` lists them by name; :func:`agent` makes one.  Nothing is imported
before it is asked for.
"""

from dataclasses import dataclass
from importlib import import_module
from typing import Final

from intriga.agents.base import Agent
from intriga.core.errors import BadOptions


@dataclass(frozen=True, slots=True)
class Entry:
    """Where an agent is defined, and which games it knows; none named means all."""

    module: str
    name: str
    games: tuple[str, ...] = ()

    def plays(self, game: str) -> bool:
        """Say whether the agent knows *game*."""
        return not self.games or game in self.games


AGENTS: Final[dict[str, Entry]] = {
    "uniform": Entry("intriga.agents.uniform", "Uniform"),
    "honest": Entry("intriga.agents.honest", "Honest", ("coup",)),
    "rule-of-thumb": Entry("intriga.agents.rule_of_thumb", "RuleOfThumb", ("coup",)),
}


def agents_for(game: str) -> list[str]:
    """Return the names of the agents that know *game*, weakest first."""
    return [name for name, entry in AGENTS.items() if entry.plays(game)]


def agent(name: str, game: str) -> Agent:
    """Return the agent called *name*, which has to know *game*.

    Raises:
        BadOptions: nobody of that name knows the game.
    """
    known = agents_for(game)
    if name not in known:
        reason = f"no agent called {name!r} plays {game}; there are {', '.join(known)}"
        raise BadOptions("agents", reason)
    entry = AGENTS[name]
    made: Agent = getattr(import_module(entry.module), entry.name)()
    return made
