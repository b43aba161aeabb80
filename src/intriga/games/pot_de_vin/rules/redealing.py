"""Dealing anew what a seat cannot see: a walk over all deals that agree with it.

Every step exchanges two unseen cards, or three in a ring, chosen blindly, where
both places may hold what they get; so every deal that agrees with the suits
shown void becomes equally likely (Metropolis et al. 1953).
"""

from intriga.core.bits import count, nth
from intriga.core.chance import Seeded, next_number
from intriga.games.pot_de_vin.rules.actions import CYCLE
from intriga.games.pot_de_vin.rules.table import character_of
from intriga.games.pot_de_vin.state import PotDeVinState
from intriga.games.pot_de_vin.vocabulary import NOBODY, SEATS

STEPS = 48  # between two deals of a search: each card has moved about twice


def unseen(s: PotDeVinState, viewer: int) -> int:
    """Return the cards in places that *viewer*, NOBODY for a spectator, cannot see."""
    cards = 0
    for seat in range(s.players):
        if seat != viewer:
            cards |= s.hand[seat]
    if s.players == SEATS and s.round > CYCLE:
        return cards  # everybody has seen the pile (PDV-6P-05)
    cards |= s.pile
    if viewer != NOBODY and s.put[viewer]:
        cards &= ~(1 << (s.put[viewer] - 1))
    return cards


def holder(s: PotDeVinState, card: int) -> int:
    """Return the seat that holds an unseen card, NOBODY for the pile."""
    for seat in range(s.players):
        if s.hand[seat] >> card & 1:
            return seat
    return NOBODY


def may_hold(s: PotDeVinState, seat: int, card: int) -> bool:
    """Say whether *seat*, NOBODY for the pile, has not shown to be without the suit."""
    return seat == NOBODY or s.void[seat] >> character_of(card) & 1 == 0


def move(s: PotDeVinState, card: int, source: int, target: int) -> None:
    """Move a card from one place to another."""
    if source == NOBODY:
        s.pile ^= 1 << card
    else:
        s.hand[source] ^= 1 << card
    if target == NOBODY:
        s.pile |= 1 << card
    else:
        s.hand[target] |= 1 << card


def one_of(cards: int, number: int, c: Seeded) -> int:
    """Return one of *cards*, *number* of them, by chance."""
    return nth(cards, next_number(c) * number >> 32)


def walk(s: PotDeVinState, viewer: int, c: Seeded, steps: int) -> None:
    """Take *steps* steps from one deal to another."""
    cards = unseen(s, viewer)
    number = count(cards)
    if number == 0:
        return
    for step in range(steps):
        a = one_of(cards, number, c)
        b = one_of(cards, number, c)
        if step & 3:
            exchange(s, a, b)
        else:
            pass_round(s, a, b, one_of(cards, number, c))


def redeal(s: PotDeVinState, viewer: int, c: Seeded) -> None:
    """Go on to another deal, far enough to be a new one."""
    walk(s, viewer, c, STEPS)


def exchange(s: PotDeVinState, a: int, b: int) -> None:
    """Exchange two cards if their places may hold them."""
    at_a = holder(s, a)
    at_b = holder(s, b)
    if at_a != at_b and may_hold(s, at_b, a) and may_hold(s, at_a, b):
        move(s, a, at_a, at_b)
        move(s, b, at_b, at_a)


def pass_round(s: PotDeVinState, a: int, b: int, d: int) -> None:
    """Pass three cards on in a ring if their places may hold them."""
    at_a = holder(s, a)
    at_b = holder(s, b)
    at_d = holder(s, d)
    if at_b in (at_a, at_d) or at_d == at_a:
        return
    if may_hold(s, at_b, a) and may_hold(s, at_d, b) and may_hold(s, at_a, d):
        move(s, a, at_a, at_b)
        move(s, b, at_b, at_d)
        move(s, d, at_d, at_a)
