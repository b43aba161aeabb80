"""What the hands of Coup hold, for beliefs about them."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from intriga.games.coup.notation import names_of
from intriga.games.coup.view.view import CoupView
from intriga.games.coup.vocabulary import ARTS, CARDS, SLOTS

if TYPE_CHECKING:
    from numpy.typing import NDArray

MOST_CARDS: Final = 2  # of a hand; more is a set that is not picked from yet


class CoupHoldings:
    """Characters by slot, whatever their art."""

    def words(self, view: CoupView) -> Sequence[str]:
        """Return the characters that a hand may hold."""
        return names_of(view).slots

    def seats(self, view: CoupView) -> Sequence[int]:
        """Return the other living seats that have picked their cards."""
        return [
            seat for seat in view.alive if seat != view.seat and view.hand_sizes[seat] <= MOST_CARDS
        ]

    def held(self, states: "NDArray[Any]", players: int) -> "NDArray[np.bool_]":
        """Return whether each seat of packed *states* holds each character."""
        counts = states["hand"][:, :players, None] >> 4 * np.arange(CARDS) & 15
        return np.any(counts.reshape(len(states), players, ARTS, SLOTS), axis=2)


HOLDINGS: Final = CoupHoldings()
