"""Dealing anew what a seat cannot see."""

from intriga.core.bits import count, nth
from intriga.core.chance import Seeded, next_number
from tests.toy.kuhn.state import KuhnState


def sees(s: KuhnState, viewer: int, seat: int) -> bool:
    """Say whether *viewer*, NOBODY for a spectator, sees the card of *seat*."""
    return seat == viewer or s.shown >> seat & 1 == 1


def redeal(s: KuhnState, viewer: int, c: Seeded) -> None:
    """Shuffle the cards that *viewer* does not see, the one in the deck among them."""
    cards = s.deck
    for seat in range(s.players):
        if not sees(s, viewer, seat):
            cards |= 1 << (s.hand[seat] - 1)
    for seat in range(s.players):
        if not sees(s, viewer, seat):
            card = nth(cards, next_number(c) * count(cards) >> 32)
            cards ^= 1 << card
            s.hand[seat] = card + 1
    s.deck = cards
