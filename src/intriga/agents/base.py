"""Agents in general: how they are asked, what they may do besides, and two that any game has.

Answers are untrusted and count only if the rules allow them.  :class:`Uniform` chooses blindly,
:class:`Blend` asks one of two others.
"""

import re
from collections.abc import Sequence
from math import isclose, isfinite
from operator import index
from random import Random
from typing import Any, Final, Protocol, runtime_checkable

from intriga.agents.external.source import AgentFailed, Fault
from intriga.core.agent import Agent, HearsTheTable, Told
from intriga.core.errors import BadOptions
from intriga.core.public_history import informed
from intriga.core.view import View


@runtime_checkable
class SlowToBegin(Protocol):
    """An agent whose first answer would take long, if it did not prepare."""

    def prepare(self) -> None:
        """Prepare for the first answer."""
        ...


def digest_of(agent: Agent) -> str:
    """Return the SHA-256 of the file that *agent* was made from, in hexadecimal.

    It is empty for one that comes with the package.
    """
    digest: str = getattr(agent, "digest", "")
    return digest


NUMBER: Final = re.compile(r"[0-9]{1,3}(?:\.[0-9]{1,3})?")


class Blend:
    """Asks a better agent for part of its answers, and a worse one for the others.

    It is between the two in strength, nearer to the worse one than *part* says: one of them
    does not carry through the plans of the other.
    """

    def __init__(self, better: Agent, worse: Agent, part: float) -> None:
        """Take *better* with the chance *part*, 0 to 1, and *worse* else."""
        self.better, self.worse, self.part = better, worse, part
        if isinstance(better, HearsTheTable) or isinstance(worse, HearsTheTable):
            self.having_heard = self._having_heard

    def _having_heard(self, told: Told) -> "Blend":
        return Blend(informed(self.better, told), informed(self.worse, told), self.part)

    def act(self, view: View, legal: Sequence[int], random: Random) -> int:
        """Return one of *legal*, chosen by one of the two agents at random."""
        asked = self.better if random.random() < self.part else self.worse
        return asked.act(view, legal, random)


def part_from(text: str) -> float:
    """Return the part of its answers that a setting gives an agent.

    Raises:
        BadOptions: *text* is no number from 0 to 1.
    """
    if not NUMBER.fullmatch(text) or float(text) > 1:
        raise BadOptions("agents", f"a part is a number from 0 to 1, as 0.5, not {text!r}")
    return float(text)


class Uniform:
    """Picks a legal action uniformly at random: the zero of every ladder."""

    def act(self, view: View, legal: Sequence[int], random: Random) -> int:  # noqa: ARG002
        """Return any of the actions *legal*."""
        return legal[int(random.random() * len(legal))]

    def weigh(self, view: View, legal: Sequence[int]) -> Sequence[float]:  # noqa: ARG002
        """Return the probability of each of *legal*."""
        return [1 / len(legal)] * len(legal)


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
