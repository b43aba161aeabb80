"""Players of Pot de Vin that judge each play by rules of thumb, and are more or less off."""

import re
from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Final

import numpy as np

from intriga.core.errors import BadOptions
from intriga.games.pot_de_vin.agents.rule_of_thumb import worths
from intriga.games.pot_de_vin.inputs import Input
from intriga.games.pot_de_vin.view.view import PotDeVinView

if TYPE_CHECKING:
    from numpy.typing import NDArray

NUMBER: Final = re.compile(r"[0-9]{1,3}(?:\.[0-9]{1,3})?")
FEW: Final = 2  # gems that are kept for worse rounds; more are there to be paid
A_GEM, ONE_OF_MANY = 0.1, -0.3  # points, of a gem kept: a card that is kept instead is worth more


class Judging:
    """Plays the most promising card by rules of thumb, with errors of judgement.

    Each play looks better or worse than it is by some points, drawn again each time, so that of two
    plays one that is better by the *error* is chosen e times as often (R. D. Luce 1959).
    """

    def __init__(self, error: str = "0.3") -> None:
        """Set the *error*, in points.

        Raises:
            BadOptions: *error* is no number above 0.
        """
        if not NUMBER.fullmatch(error) or float(error) == 0:
            raise BadOptions("agents", f"an error is a number of points above 0, not {error!r}")
        self.error = float(error)

    def weigh(self, view: PotDeVinView, legal: Sequence[int]) -> "NDArray[np.float64]":
        """Return the probability of each of *legal*."""
        if Input.AUTO in legal:
            return np.array([float(action == Input.AUTO) for action in legal])
        a_gem = A_GEM if view.gems[view.turn] <= FEW else ONE_OF_MANY
        promised = np.array(worths(view, legal, a_gem)) / self.error
        weights = np.exp(promised - promised.max())
        return weights / weights.sum()

    def act(self, view: PotDeVinView, legal: Sequence[int], random: Random) -> int:
        """Return one of *legal*, by chance."""
        if len(legal) == 1:
            return legal[0]
        return random.choices(legal, self.weigh(view, legal).tolist())[0]
