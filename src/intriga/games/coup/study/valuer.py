"""A simple guess of how a game of Coup will end, for the corrections of contests.

It looks at what lies on the table and at nobody's plans.  Its numbers were chosen by
hand: a wrong guess costs sharpness, never fairness.
"""

from math import exp
from typing import Any, Final

from intriga.core.returns import decided, in_proportion
from intriga.core.ruleset import Ruleset
from intriga.games.coup.state import CoupState
from intriga.games.coup.vocabulary import ARTS, SLOTS, Phase

INFLUENCE: Final = 2  # cards of a seat
SECOND: Final = 1.0  # log weight of the second influence
COIN: Final = 0.08  # log weight of a coin
MOST_COINS: Final = 10
CARD: Final = (0.15, 0.15, 0.10, 0.0, 0.05)  # log weight of holding a character, by slot


class CoupValuer:
    """Influence, coins and characters in hand."""

    def shares(self, state: CoupState, ruleset: Ruleset[Any, Any]) -> list[float]:
        """Return the share to expect by seat."""
        known = decided(ruleset.winners(state), state.players)
        if known is not None:
            return known
        alive = [seat for seat in range(state.players) if state.alive >> seat & 1]
        return in_proportion({seat: exp(_strength(state, seat)) for seat in alive}, state.players)


def _strength(state: CoupState, seat: int) -> float:
    """Return the log weight of a seat that is in the game."""
    cards = sum(
        weight
        for slot, weight in enumerate(CARD)
        if any(state.hand[seat] >> 4 * (slot + SLOTS * art) & 15 for art in range(ARTS))
    )
    return SECOND * _influence(state, seat) + COIN * min(state.coins[seat], MOST_COINS) + cards


def _influence(state: CoupState, seat: int) -> int:
    """Return the influence of *seat*, without that which it is about to lose."""
    lost = (state.face_up[seat] & 15 > 0) + (state.face_up[seat] >> 4 > 0)
    losing = state.phase == Phase.LOSE and state.awaited >> seat & 1
    return INFLUENCE - lost - losing
