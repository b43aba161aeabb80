"""An agent for any game that chooses blindly, every legal action alike."""

from collections.abc import Sequence
from random import Random

from intriga.core.view import View


class Uniform:
    """Picks a legal action uniformly at random: the zero of every ladder."""

    def act(self, view: View, legal: Sequence[int], random: Random) -> int:  # noqa: ARG002
        """Return any of the actions *legal*."""
        return legal[int(random.random() * len(legal))]

    def weigh(self, view: View, legal: Sequence[int]) -> Sequence[float]:  # noqa: ARG002
        """Return the probability of each of *legal*."""
        return [1 / len(legal)] * len(legal)
