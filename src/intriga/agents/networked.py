"""Making the agents that play by the trained networks of the package."""

import re
from dataclasses import replace
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from typing import Final

from intriga.agents.base import NUMBER, Blend, part_from
from intriga.agents.critic import own_critic
from intriga.agents.external.source import read
from intriga.agents.lookahead import Hurried, Knowledge, Lookahead
from intriga.agents.opponents import own_kind_reader, own_opponent_model
from intriga.agents.policy import Policy, own_network, read_network
from intriga.agents.registry import agent
from intriga.core.errors import BadOptions
from intriga.core.games import dialect_of, manifest_of, part_of
from intriga.core.manifest import Budget

LOOK: Final = re.compile(r"([1-9][0-9]{0,3})x([0-9]{1,3})|([1-9][0-9]{0,6})(deals|ms)")


def policy(game: str, temperature: str = "1") -> Policy:
    """Plays as the network of its game says, by chance, bluffs and all.

    A *temperature* above 1 flattens its choices, one below 1 sharpens them.

    Raises:
        BadOptions: *temperature* is no number above 0.
    """
    return Policy(own_network(game), _temperature(temperature))


def from_file(game: str, path: str, temperature: str = "1") -> Policy:
    """Play as the network says whose weights ``intriga train`` wrote to the file at *path*.

    Raises:
        BadOptions: there are none for *game* in it, or *temperature* is no number above 0.
    """
    warmth = _temperature(temperature)
    weights = BytesIO(read(Path(path)))
    weights.name = path  # for messages about it
    network = read_network(weights, game)
    return Policy(network, warmth, sha256(weights.getvalue()).hexdigest())


def _temperature(text: str) -> float:
    if not NUMBER.fullmatch(text) or float(text) == 0:
        raise BadOptions("agents", f"a temperature is a number above 0, as 1.5, not {text!r}")
    return float(text)


def blend(game: str, part: str = "0.5") -> Blend:
    """Plays as the network of its game says in part of its answers, by rules of thumb in others.

    Raises:
        BadOptions: *part* is no number from 0 to 1.
    """
    return Blend(policy(game), agent("rule-of-thumb", game), part_from(part))


def lookahead(game: str, budget: str = "") -> Lookahead | Hurried:
    """Plays as the network of its game says, bent by looking ahead in many deals.

    In the deals others play as the kinds of player that they seem to be, if these are told apart.
    With a budget of time it does not tell its probabilities.

    Raises:
        BadOptions: *budget* is not worlds x decisions, as ``24x6``, ``500deals`` or ``50ms``.
    """
    agent = looking(game, _budget(game, budget))
    return Hurried(agent) if agent.budget.seconds else agent


def looking(game: str, budget: Budget | None = None) -> Lookahead:
    """Return an agent that looks ahead as far as *budget* says, by default the master's.

    Raises:
        BadOptions: no network can play *game*.
    """
    return _lookahead(game, budget or budget_of(game), knowledge_of(game))


def _lookahead(game: str, budget: Budget, knowledge: Knowledge) -> Lookahead:
    return Lookahead(
        own_network(game), dialect_of(game), part_of(game, "sample_state"), budget, knowledge
    )


def knowledge_of(game: str) -> Knowledge:
    """Return the networks that come with *game* for looking ahead, besides its policy."""
    manifest = manifest_of(game)
    return Knowledge(
        own_critic(game) if manifest.critic else None,
        own_kind_reader(game) if manifest.reader else None,
        own_opponent_model(game) if manifest.opponents else None,
    )


def reference(game: str) -> Lookahead:
    """Return the master as it is among its like: it takes all others to play as it does.

    With so few players that the master does not play on, it follows its network.

    Raises:
        BadOptions: no network can play *game*.
    """
    budget, knowledge = budget_of(game), replace(knowledge_of(game), reader=None, opponents=None)
    alike = replace(
        budget,
        at_once=0,
        sharpness=1.0,
        fewest=max(budget.fewest, budget.at_once + 1),
        positions=budget.positions if budget.playouts else Budget().positions,
    )
    return _lookahead(game, alike, knowledge)


def budget_of(game: str) -> Budget:
    """Return how far the master of *game* looks ahead."""
    return manifest_of(game).budget


def _budget(game: str, text: str) -> Budget:
    if not text:
        return budget_of(game)
    found = LOOK.fullmatch(text)
    if found is None:
        reason = f"a budget is worlds x decisions, as 24x6, 500deals or 50ms, not {text!r}"
        raise BadOptions("agents", reason)
    worlds, depth, number, unit = found.groups()
    if unit == "deals" and dialect_of(game).rollout_action is None:
        raise BadOptions(
            "agents", f"nobody knows how to play a deal of {game} out, as {text!r} asks"
        )
    asked = replace(budget_of(game), fewest=0)  # a budget that is named is spent
    if unit == "ms":
        return replace(asked, seconds=int(number) / 1000)
    unlimited = Budget().positions
    if unit == "deals":
        return replace(asked, playouts=int(number), positions=unlimited)
    return replace(
        asked,
        worlds=int(worlds),
        depth=int(depth),
        playouts=0,
        at_once=0,
        positions=unlimited,
    )
