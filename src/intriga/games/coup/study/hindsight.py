"""Missed answers of a seat, named afterwards, with the facts that it could see."""

from intriga.core.message import Message, Value
from intriga.core.offers import Offer
from intriga.games.coup.agents.counting import is_certain_lie, unseen
from intriga.games.coup.notation import names_of
from intriga.games.coup.view.view import CoupView
from intriga.games.coup.vocabulary import NOT_DUKE


def hindsight(view: CoupView, offer: Offer) -> Message | None:
    """Return a message: the seat of *view* could have given *offer*; None if there is no such."""
    who: dict[str, Value] = {"who": view.seat or 0}
    if offer.icon == "allow":
        return Message("could-allow", who)
    if offer.icon == "challenge":
        return _challenge(view, who)
    if offer.icon == "block" and offer.claim:
        ending = "" if offer.true else "-bluff"
        return Message(f"could-block{ending}", {**who, "card": offer.claim.card})
    return None


def _challenge(view: CoupView, who: dict[str, Value]) -> Message:
    if view.claim == NOT_DUKE or not is_certain_lie(view):
        return Message("could-challenge", who)
    card = names_of(view).slots[view.claim]
    counted = "counted" if unseen(view)[view.claim] <= 0 else "sure"
    return Message(f"could-challenge-{counted}", {**who, "whom": view.claimant, "card": card})
