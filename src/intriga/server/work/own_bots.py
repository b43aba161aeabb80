"""Bots that the operator adds to those of the games."""

import re
from collections.abc import Sequence
from pathlib import PurePath
from typing import Final

from intriga.agents import agent, agents_for
from intriga.agents.base import digest_of
from intriga.agents.external.process import AgentLimits, ExternalAgent
from intriga.agents.registry import Named
from intriga.core.agent import Agent
from intriga.core.errors import BadOptions, IntrigaError
from intriga.core.games import games
from intriga.server.logs import log

NAMED: Final = re.compile(r"(?P<name>[^=]*)=(?P<agent>.+)")
NAME: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,39}")  # names a table accepts
PART: Final = 2 / 3  # of the time until a bot is given up, for one call: the reason still shows


def named_bots(asked: Sequence[str], patience: float) -> Named:
    """Return the agents *asked* for by game and name, read once; each in the games that it plays.

    *patience* is in seconds, as the server has it for an answer.

    Raises:
        BadOptions: a name that cannot be, or is another's; or an agent that plays no game.
        AgentFailed: one that cannot be loaded or made.
    """
    found: dict[str, dict[str, Agent]] = {game: {} for game in games()}
    for each in asked:
        name, written = _parts(each)
        for game, made in _players(name, written, AgentLimits(decision=PART * patience)).items():
            if name in found[game] or name in agents_for(game):
                reason = f"{game} has an agent called {name} already; give another name, as in"
                raise BadOptions("bots", f"{reason} mine={written}")
            found[game][name] = made
            log().info("own-bot", name=name, game=game, agent=written, sha256=digest_of(made))
    return found


def _parts(asked: str) -> tuple[str, str]:
    """Return the name of a bot and how its agent is written.

    Raises:
        BadOptions: a name that cannot be.
    """
    given = NAMED.fullmatch(asked)
    name, written = (given["name"], given["agent"]) if given else (_usual_name(asked), asked)
    if not NAME.fullmatch(name):
        reason = f"the name of a bot has 1 to 40 letters, digits, - and _, which {name!r} has not"
        raise BadOptions("bots", reason)
    return name, written


def _usual_name(written: str) -> str:
    """Return the name of a class, or that of a file of weights without its ending."""
    file, colon, attribute = written.rpartition(":")
    if ".npz" in written:
        return PurePath(written.partition(".npz")[0]).name
    return attribute if colon and file else written


def _players(name: str, written: str, limits: AgentLimits) -> dict[str, Agent]:
    """Return the agent by each of the games that it plays.

    Raises:
        BadOptions: it plays none; with the reason of the first game.
    """
    found: dict[str, Agent] = {}
    refusals: list[IntrigaError] = []
    for game in games():
        try:
            found[game] = made = agent(written, game, limits)
        except BadOptions as error:
            refusals.append(error)
        else:
            if isinstance(made, ExternalAgent):
                made.close()  # the processes of bots begin it when it is asked
    if not found:
        raise BadOptions("bots", f"{name} plays no game: {refusals[0]}")
    return found
