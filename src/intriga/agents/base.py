"""The optional parts of an agent besides answers, and two agents that any game has.

:class:`Uniform` chooses blindly, :class:`Blend` asks one of two others.
"""

import re
from collections.abc import Sequence
from random import Random
from typing import Final, Protocol, runtime_checkable

from intriga.core.agent import Agent
from intriga.core.errors import BadOptions
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
