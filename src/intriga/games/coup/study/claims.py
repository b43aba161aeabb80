"""The claims of Coup, for the comparison of answers."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from intriga.core.offered_parts import Doubted
from intriga.games.coup.agents.population import claim_of, is_lie
from intriga.games.coup.inputs import Input
from intriga.games.coup.notation import names_of
from intriga.games.coup.view.outcome import DOUBTING
from intriga.games.coup.view.view import CoupView
from intriga.games.coup.vocabulary import ARTS, CARDS, DUKE, NOBODY, NOT_DUKE, SLOTS

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


class CoupClaims:
    """Claims of characters, and the one of holding no Duke."""

    def is_claim(self, view: CoupView, action: int) -> bool:
        """Say whether *action* of the seat of *view* makes a claim, true or not."""
        return claim_of(view, action) != NOBODY

    def is_lie(self, view: CoupView, action: int) -> bool:
        """Say whether *action* makes a claim that the seat of *view* could not prove."""
        return is_lie(view, action)

    def doubted(self, view: CoupView) -> Doubted | None:
        """Return the claim that the seat of *view* is asked about, None where it is not."""
        if view.phase not in DOUBTING:
            return None
        made = view.claimant, _word(view, view.claim), view.claim
        return Doubted(*made, challenge=Input.CHALLENGE, passing=Input.PASS)

    def true_in(self, states: "NDArray[Any]", players: int, claim: Doubted) -> "NDArray[np.bool_]":
        """Say in which of packed *states* the *claim* is true."""
        held = HOLDINGS.held(states, players)[:, claim.seat]
        return ~held[:, DUKE] if claim.slot == NOT_DUKE else held[:, claim.slot]


def _word(view: CoupView, slot: int) -> str:
    word = names_of(view).slots[slot % NOT_DUKE]
    return f"!{word}" if slot == NOT_DUKE else word


CLAIMS: Final = CoupClaims()
