"""Which characters are good to have: for losing, exchanging, showing and picking cards."""

from collections.abc import Iterable
from typing import Final

from intriga.games.coup.agents.moves import influence, own_seat, rivals
from intriga.games.coup.view.view import CoupView
from intriga.games.coup.vocabulary import AMBASSADOR, ASSASSIN, CAPTAIN, CONTESSA, DUKE, SLOTS

WORTH: Final = (1.0, 0.85, 0.95, 0.55, 0.75)  # by slot, with influence and players enough
SECOND_COPY: Final = 0.3  # what is left of a character's worth if one has it already
PICKS: Final = (35, 20, 30, 5, 10)  # how often each slot is picked from a set


def worth_of_card(view: CoupView, slot: int) -> float:
    """Return how good *slot* is for the viewer now, about 0 to 1.3."""
    worth = WORTH[slot]
    if slot == DUKE and view.options["patron"]:
        return worth - 0.2
    if slot == AMBASSADOR and view.options["inquisitor"]:
        return worth + 0.15
    if slot == CONTESSA:
        return worth + _fear(view)
    if len(view.alive) == 2 and slot in (CAPTAIN, ASSASSIN):
        return worth + 0.1
    return worth


def _fear(view: CoupView) -> float:
    """Return what a block of assassinations is worth more than usual: one's last card."""
    me = own_seat(view)
    armed = any(view.coins[seat] >= 3 for seat in rivals(view, me))
    return 0.3 if armed and influence(view, me) == 1 else 0.0


def worth_of_hand(view: CoupView, cards: Iterable[int]) -> float:
    """Return how good *cards* are together: twice the same is little more than once."""
    total = 0.0
    met: set[int] = set()
    for card in cards:
        slot = card % SLOTS
        worth = worth_of_card(view, slot) + _reputation(view, slot)
        total += worth * SECOND_COPY if slot in met else worth
        met.add(slot)
    return total


def _reputation(view: CoupView, slot: int) -> float:
    """Return what it is worth to have what one has said to have."""
    me = own_seat(view)
    return 0.1 if view.claimed(me)[slot] > view.refused(me)[slot] else 0.0


def without(cards: tuple[int, ...], card: int) -> list[int]:
    """Return *cards* but one *card*."""
    rest = list(cards)
    rest.remove(card)
    return rest
