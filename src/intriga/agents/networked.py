"""Making the agents that play by the trained networks of the package."""

import re
from collections.abc import Mapping
from dataclasses import replace
from importlib import import_module
from typing import Final

from intriga.agents import agent
from intriga.agents.blend import Blend
from intriga.agents.lookahead import Budget, Hurried, Lookahead
from intriga.agents.policy import Policy, own_network
from intriga.core.errors import BadOptions
from intriga.core.registry import dialect_of, ruleset_of
from intriga.games.coup.agents.duels import table

NUMBER: Final = re.compile(r"[0-9]{1,3}(?:\.[0-9]{1,3})?")
COUP: Final = "coup"
POT_DE_VIN: Final = "pot-de-vin"
BUDGETS: Final[Mapping[str, Budget]] = {
    COUP: Budget(),
    POT_DE_VIN: Budget(rare=0.0, heat=0.005, playouts=600),
}
LOOK: Final = re.compile(r"([1-9][0-9]{0,3})x([0-9]{1,3})|([1-9][0-9]{0,6})(deals|ms)")


def policy(game: str, heat: str = "1") -> Policy:
    """Plays as the network of its game says, by chance, bluffs and all.

    *heat* flattens its choices where above 1, and sharpens them below.

    Raises:
        BadOptions: *heat* is no number above 0.
    """
    if not NUMBER.fullmatch(heat) or float(heat) == 0:
        raise BadOptions("agents", f"a heat is a number above 0, as 1.5, not {heat!r}")
    return Policy(own_network(game), float(heat))


def blend(game: str, part: str = "0.5") -> Blend:
    """Plays as the network of its game says in part of its answers, by rules of thumb in others.

    Raises:
        BadOptions: *part* is no number from 0 to 1.
    """
    if not NUMBER.fullmatch(part) or float(part) > 1:
        raise BadOptions("agents", f"a part is a number from 0 to 1, as 0.5, not {part!r}")
    return Blend(policy(game), agent("rule-of-thumb", game), float(part))


def lookahead(game: str, budget: str = "") -> Lookahead | Hurried:
    """Plays as the network of its game says, bent by looking ahead in many deals.

    Solved duels of Coup are played from their table.  With a budget of time it does not tell
    its probabilities.

    Raises:
        BadOptions: *budget* is not worlds x decisions, as ``24x6``, ``500deals`` or ``50ms``.
    """
    agent = looking(game, _budget(game, budget))
    return Hurried(agent) if agent.budget.seconds else agent


def looking(game: str, budget: Budget | None = None) -> Lookahead:
    """Return what looks ahead as far as *budget* says, by default the master's.

    Raises:
        BadOptions: no network can play *game*.
    """
    dialect = dialect_of(game)
    package = type(ruleset_of(game)).__module__.rpartition(".")[0]
    imagine = import_module(f"{package}.redeal").imagine
    return Lookahead(
        own_network(game),
        dialect,
        imagine,
        budget or BUDGETS[game],
        table() if game == COUP else None,
    )


def _budget(game: str, text: str) -> Budget:
    if not text:
        return BUDGETS[game]
    found = LOOK.fullmatch(text)
    if found is None:
        reason = f"a budget is worlds x decisions, as 24x6, 500deals or 50ms, not {text!r}"
        raise BadOptions("agents", reason)
    worlds, depth, number, unit = found.groups()
    if unit == "deals" and dialect_of(game).sensible_action is None:
        raise BadOptions(
            "agents", f"nobody knows how to play a deal of {game} out, as {text!r} asks"
        )
    if unit == "ms":
        return replace(BUDGETS[game], seconds=int(number) / 1000)
    if unit == "deals":
        return replace(BUDGETS[game], playouts=int(number))
    return replace(BUDGETS[game], worlds=int(worlds), depth=int(depth), playouts=0)
