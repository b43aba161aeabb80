"""An agent between two others."""

from collections.abc import Sequence
from random import Random

from intriga.core.agent import Agent
from intriga.core.view import View


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
