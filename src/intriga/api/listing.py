"""Lists of games, editions, house rules and agents."""

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Final

from intriga.agents import registry
from intriga.agents.external.process import ExternalAgent
from intriga.core.agent import Agent, HearsTheTable, Told
from intriga.core.errors import BadOptions
from intriga.core.games import games, ruleset_of
from intriga.core.options import Edition, Option
from intriga.core.public_history import informed
from intriga.core.view import View

ANY: Final = ""  # any game: the first view names it


def game_names() -> list[str]:
    """Return the names of the games that are installed."""
    return [*games()]


def options(game: str) -> Mapping[str, Option]:
    """Return the house rules of *game* by name; the first value of each is its default.

    Raises:
        BadOptions: there is no such game.
    """
    return dict(ruleset_of(game).variants.options)


def editions(game: str) -> Mapping[str, Edition]:
    """Return the editions of *game* by name: how many play, and the house rules that differ.

    Raises:
        BadOptions: there is no such game.
    """
    return dict(ruleset_of(game).variants.editions)


def agent_names(game: str) -> list[str]:
    """Return the names of the agents that play *game*, the levels last, weakest first.

    Raises:
        BadOptions: there is no such game.
    """
    return registry.agents_for(game)


def agent(name: str, game: str = ANY) -> Agent:
    """Return the agent called *name*, or ``name:setting`` where it takes a setting.

    Files and modules are agents too: ``policy.npz``, ``policy.npz:1.5``, ``rich_bot.py:Rich``,
    ``package.module:Rich``.  Without a *game* it plays every game that has an agent of this name.

    Raises:
        BadOptions: no agent of that name plays *game*, or none takes that setting.
        AgentFailed: the class of a file or module cannot be loaded or made.
    """
    if not isinstance(name, str):  # pyright: ignore[reportUnnecessaryIsInstance]  not everybody checks types
        raise BadOptions("agents", f"an agent has a name, as 'master', not {name!r}")
    return registry.agent(name, game) if game else AgentOfAnyGame(name)


class AgentOfAnyGame:
    """An agent that is made when its first view shows which game it plays.

    It listens if the agent of that name does in some game.
    """

    def __init__(self, name: str) -> None:
        """Play by *name*.

        Raises:
            BadOptions: no game has an agent of that name.
        """
        self.name = name
        self._made: dict[str, Agent] = {}
        agents = [*_agents(name)]
        if not agents:
            registry.agent(name, games()[0])  # its error names the fault
        if any(isinstance(each, HearsTheTable) for each in agents):
            self.having_heard = self._having_heard

    def act(self, view: View, legal: Sequence[int], random: Random) -> int:
        """Return one of the action ids *legal* for the seat of *view*.

        Raises:
            BadOptions: no agent of this name plays the game of *view*.
        """
        return self._of(view.game).act(view, legal, random)

    def _having_heard(self, told: Told) -> Agent:
        return informed(self._of(told.began.game), told)

    def _of(self, game: str) -> Agent:
        if game not in self._made:
            self._made[game] = registry.agent(self.name, game)
        return self._made[game]

    def __repr__(self) -> str:
        """Name the agent."""
        return f"<agent {self.name}>"


def _agents(name: str) -> Iterator[Agent]:
    """Yield the agent called *name* of each game; of one from outside, which hears nothing, one."""
    for game in games():
        try:
            made = registry.agent(name, game)
        except BadOptions:
            continue
        yield made
        if isinstance(made, ExternalAgent):
            return
