"""Players that are programs: they see views and legal actions, never a state.

:data:`AGENTS` lists them by name; :func:`agent` makes one.  People are offered
:func:`bots_for`: five levels, and styles.  Nothing is imported before it is asked for.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import Final

from intriga.agents.base import Agent
from intriga.agents.levels import LEVELS, STYLES
from intriga.core.errors import BadOptions

ANY: Final = "*"  # a player of every game


@dataclass(frozen=True, slots=True)
class Entry:
    """Where an agent is defined for each game it knows, as ``module:what makes it``.

    One with a ``setting`` may be called with it, ``name:setting``; the word says
    what it means.  What makes one that ``knows_game`` is given the game's name first.
    ``like`` has, for each game, the name of another agent that this one is.
    """

    games: Mapping[str, str] = field(default_factory=dict[str, str])
    setting: str = ""
    knows_game: bool = False
    like: Mapping[str, str] = field(default_factory=dict[str, str])

    def plays(self, game: str) -> bool:
        """Say whether the agent knows *game*."""
        return game in self.games or game in self.like or ANY in self.games


def _networked(maker: str, setting: str) -> Entry:
    """Return the entry of an agent that plays by the network of its game."""
    place = f"intriga.agents.networked:{maker}"
    return Entry({"coup": place, "pot-de-vin": place}, setting, knows_game=True)


AGENTS: Final[dict[str, Entry]] = {
    "uniform": Entry({ANY: "intriga.agents.uniform:Uniform"}),
    "impulse": Entry({"pot-de-vin": "intriga.games.pot_de_vin.agents.impulse:Impulse"}),
    "honest": Entry({"coup": "intriga.games.coup.agents.honest:Honest"}),
    "rule-of-thumb": Entry(
        {
            "coup": "intriga.games.coup.agents.rule_of_thumb:RuleOfThumb",
            "pot-de-vin": "intriga.games.pot_de_vin.agents.rule_of_thumb:RuleOfThumb",
        }
    ),
    "search": Entry(
        {"pot-de-vin": "intriga.games.pot_de_vin.agents.search:Searching"},
        setting="a budget for each decision, as 100ms or 500deals",
    ),
    "policy": _networked("policy", "heat: above 1 chooses more evenly, below 1 more sharply"),
    "blend": _networked("blend", "how many of the answers are the network's, 0 to 1"),
    "lookahead": _networked(
        "lookahead",
        "worlds x decisions looked ahead in each, as 24x6; 500deals played out; or 50ms",
    ),
    "cautious": Entry({"coup": "intriga.games.coup.agents.styles:cautious"}),
    "bluffer": Entry({"coup": "intriga.games.coup.agents.styles:bluffer"}),
    "hunter": Entry({"coup": "intriga.games.coup.agents.styles:hunter"}),
    **{level: Entry(like=like) for level, like in LEVELS.items()},
}


def agents_for(game: str) -> list[str]:
    """Return the names of the agents that know *game*: the levels last, weakest first."""
    return [name for name, entry in AGENTS.items() if entry.plays(game)]


def levels_for(game: str) -> list[str]:
    """Return the levels that people are offered in *game*, weakest first."""
    return [level for level in LEVELS if AGENTS[level].plays(game)]


def styles_for(game: str) -> list[str]:
    """Return the agents that people are offered in *game* for their style, not their strength."""
    return [style for style in STYLES if AGENTS[style].plays(game)]


def bots_for(game: str) -> list[str]:
    """Return all agents that people are offered in *game*: the levels, then the styles."""
    return levels_for(game) + styles_for(game)


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
    if game in entry.like:
        return agent(entry.like[game], game)
    module, _, maker = entry.games.get(game, entry.games.get(ANY, "")).partition(":")
    given = ([game] if entry.knows_game else []) + ([setting] if colon else [])
    made: Agent = getattr(import_module(module), maker)(*given)
    return made
