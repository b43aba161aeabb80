"""Agents of Coup that are known for something: the network's choices, leaning one way."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, cast

import numpy as np

from intriga.agents.policy import Network, Policy, own_network
from intriga.core.view import View
from intriga.games.coup.agents.moves import holds, turn_of
from intriga.games.coup.inputs import Input
from intriga.games.coup.view import CoupView
from intriga.games.coup.vocabulary import CONTESSA, NOBODY, Phase

if TYPE_CHECKING:
    from numpy.typing import NDArray

GAME: Final = "coup"


@dataclass(frozen=True, slots=True)
class Style:
    """How many times the odds of a lie, and of a challenge, are what the network gives them."""

    lies: float = 1.0
    challenges: float = 1.0


class Leaning(Policy):
    """Plays as a network does, but for its liking of lies and of challenges."""

    def __init__(self, network: Network, style: Style) -> None:
        """Lean the choices of *network* towards *style*."""
        super().__init__(network)
        self.style = style

    def weigh(self, view: View, legal: Sequence[int]) -> "NDArray[Any]":
        """Return the probability of each of *legal* for the seat of *view*, one of Coup."""
        odds = np.array([self._odds(cast("CoupView", view), action) for action in legal])
        weights = super().weigh(view, legal) * odds
        return weights / weights.sum()

    def _odds(self, view: CoupView, action: int) -> float:
        if action == Input.CHALLENGE:
            return self.style.challenges
        return self.style.lies if is_lie(view, action) else 1.0


def is_lie(view: CoupView, action: int) -> bool:
    """Say whether *action* claims what the viewer could not prove."""
    claim = _claim(view, action)
    return claim != NOBODY and not holds(view, claim)


def _claim(view: CoupView, action: int) -> int:
    """Return the slot that *action* claims, NOBODY if it claims none."""
    if view.phase == Phase.ACTION:
        return turn_of(view, action).claim
    if view.phase == Phase.BLOCK and action != Input.PASS:
        return action - Input.BLOCK
    return CONTESSA if action == Input.CLAIM else NOBODY


def cautious() -> Leaning:
    """Plays as the network does, but seldom lies and seldom challenges."""
    return Leaning(own_network(GAME), Style(lies=0.1, challenges=0.3))


def bluffer() -> Leaning:
    """Plays as the network does, but lies much more."""
    return Leaning(own_network(GAME), Style(lies=10.0))


def hunter() -> Leaning:
    """Plays as the network does, but challenges much more."""
    return Leaning(own_network(GAME), Style(challenges=10.0))
