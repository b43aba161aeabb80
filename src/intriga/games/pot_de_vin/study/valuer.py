"""A simple guess of how a game of Pot de Vin will end, for the corrections of contests.

It looks at what lies on the table and at nobody's plans.  Its numbers were chosen by
hand: a wrong guess costs sharpness, never fairness.
"""

from math import exp
from typing import Any, Final

from intriga.core.returns import decided, in_proportion
from intriga.core.ruleset import Ruleset
from intriga.games.pot_de_vin.rules.scoring import points
from intriga.games.pot_de_vin.state import PotDeVinState

# Points that are e times the chance, before the first and after the last round
EARLY: Final = 12.0
LATE: Final = 2.0


class PotDeVinValuer:
    """The points so far, which weigh more as the rounds go by; jokers count when placed."""

    def shares(self, state: PotDeVinState, ruleset: Ruleset[Any, Any]) -> list[float]:
        """Return the share to expect by seat; partners have half each of their side's."""
        known = decided(ruleset.winners(state), state.players)
        if known is not None:
            return known
        gone = state.round / state.rounds if state.rounds else 0.0
        scale = EARLY + (LATE - EARLY) * min(gone, 1.0)
        each = {seat: exp(points(state, seat) / scale) for seat in range(state.players)}
        return in_proportion(each, state.players)
