"""Players that are programs: they see views and legal actions, never a state.

:data:`AGENTS` lists them by name; :func:`agent` makes one.  Nothing is imported
before it is asked for.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Final

from intriga.agents.base import Agent
from intriga.core.errors import BadOptions

ANY: Final = "*"  # a player of every game


@dataclass(frozen=True, slots=True)
class Entry:
    """Where an agent is defined for each game it knows, as ``module:class``.

    One with a ``setting`` may be called with it, ``name:setting``; the word says
    what it means.
    """

    games: Mapping[str, str]
    setting: str = ""

    def plays(self, game: str) -> bool:
        """Say whether the agent knows *game*."""
        return game in self.games or ANY in self.games


AGENTS: Final[dict[str, Entry]] = {
    "uniform": Entry({ANY: "intriga.agents.uniform:Uniform"}),
    "honest": Entry({"coup": "intriga.agents.coup.honest:Honest"}),
    "rule-of-thumb": Entry(
        {
            "coup": "intriga.agents.coup.rule_of_thumb:RuleOfThumb",
            "pot-de-vin": "intriga.agents.pot_de_vin.rule_of_thumb:RuleOfThumb",
        }
    ),
    "search": Entry(
        {"pot-de-vin": "intriga.agents.pot_de_vin.search:Searching"},
        setting="a budget for each decision, as 100ms or 500deals",
    ),
}


def agents_for(game: str) -> list[str]:
    """Return the names of the agents that know *game*, weakest first."""
    return [name for name, entry in AGENTS.items() if entry.plays(game)]


def agent(name: str, game: str) -> Agent:
    """Return the agent called *name*, which has to know *game*; ``name:setting`` sets it.

    Raises:
        BadOptions: nobody of that name knows the game, or not with that setting.
    """
    name, colon, setting = name.partition(":")
    known = agents_for(game)
    if name not in known:
        reason = f"no agent called {name!r} plays {game}; there are {', '.join(known)}"
        raise BadOptions("agents", reason)
    entry = AGENTS[name]
    if colon and not entry.setting:
        raise BadOptions("agents", f"{name} has no setting, as {setting!r}")
    module, _, class_ = entry.games.get(game, entry.games.get(ANY, "")).partition(":")
    kind = getattr(import_module(module), class_)
    made: Agent = kind(setting) if colon else kind()
    return made
