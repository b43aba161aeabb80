"""The claims of Coup, for whoever weighs answers."""

from typing import TYPE_CHECKING, Any, Final

from intriga.core.offered_parts import Doubted
from intriga.games.coup.agents.styles import is_lie
from intriga.games.coup.inputs import Input
from intriga.games.coup.notation import names_of
from intriga.games.coup.study.holdings import HOLDINGS
from intriga.games.coup.view.outcome import DOUBTING
from intriga.games.coup.view.view import CoupView
from intriga.games.coup.vocabulary import DUKE, NOT_DUKE

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


class CoupClaims:
    """Claims of characters, and the one of holding no Duke."""

    def is_lie(self, view: CoupView, action: int) -> bool:
        """Say whether *action* claims what the seat of *view* could not prove."""
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
