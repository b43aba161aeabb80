"""Asking agents, whose answers are untrusted and count only if the rules allow them."""

from collections.abc import Sequence
from math import isclose, isfinite
from operator import index
from random import Random
from typing import Any, Final

from intriga.agents.external.source import AgentFailed, Fault
from intriga.core.agent import Agent

CLOSE: Final = 1e-6  # how far from 1 the sum of probabilities may be


def name_of(agent: object) -> str:
    """Return the name by which *agent* is listed: its own, or that of its class."""
    return str(getattr(agent, "name", type(agent).__name__))


def answer_of(
    agent: Agent,
    view: Any,  # noqa: ANN401  of whatever game
    legal: Sequence[int],
    random: Random,
    name: str | None = None,
) -> int:
    """Return the answer of *agent*, called *name*: one of *legal*, of which it gets a copy.

    Raises:
        AgentFailed: it answers with something else.
    """
    answer: object = agent.act(view, [*legal], random)
    if type(answer) is int and answer in legal:
        return answer
    return checked(answer, legal, name or name_of(agent))


def checked(answer: object, legal: Sequence[int], name: str) -> int:
    """Return the action id that *answer*, of somebody called *name*, is: one of *legal*.

    Raises:
        AgentFailed: it is none.
    """
    try:
        action = index(answer)  # type: ignore[arg-type]  # whatever has no index raises
    except TypeError:
        fault = Fault("answered what is no action id", f"{answer!r:.100}")
        raise AgentFailed(name, fault) from None
    if action not in legal:
        known = f"{action}, where {', '.join(map(str, legal))} are"
        raise AgentFailed(name, Fault("answered what is not legal", known))
    return action


def weighed(agent: Any, view: Any, legal: Sequence[int]) -> list[float]:  # noqa: ANN401  any that tells
    """Return the probability that *agent* says it gives to each of *legal*.

    Raises:
        AgentFailed: it tells something else.
    """
    told = [float(each) for each in agent.weigh(view, [*legal])]
    within = all(isfinite(each) and each >= 0 for each in told)
    if len(told) != len(legal) or not within or not isclose(sum(told), 1, abs_tol=CLOSE):
        what = f"told probabilities that are not {len(legal)} numbers with a sum of 1"
        raise AgentFailed(name_of(agent), Fault(what, f"{told!r:.100}"))
    return told
