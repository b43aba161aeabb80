"""Dealing again what a seat cannot see, every deal that agrees with it alike."""

from intriga.core.bits import count, nth
from intriga.core.chance import Seeded, next_number
from intriga.games.pot_de_vin.rules.actions import CYCLE
from intriga.games.pot_de_vin.rules.table import suit
from intriga.games.pot_de_vin.state import PotDeVinState
from intriga.games.pot_de_vin.vocabulary import CHARACTERS, DECK, NOBODY, SEATS

TRIES = 200  # a few are enough nearly always
SHARES = 60  # of two places each, where the tries are not enough


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


def allowed(s: PotDeVinState, seat: int) -> int:
    """Return the cards of the suits that *seat* has not shown to be without (PDV-RO-04)."""
    cards = 0
    for character in range(CHARACTERS):
        if s.void[seat] >> character & 1 == 0:
            cards |= suit(character)
    return cards


def redeal(s: PotDeVinState, viewer: int, c: Seeded) -> None:
    """Deal again what *viewer* does not see, every deal that agrees with it alike.

    Where many suits are shown void no deal may come about in so many tries; then
    two places after the other share their cards again, which only comes near to that.
    """
    cards = unseen(s, viewer)
    hands = (s.hand[0], s.hand[1], s.hand[2], s.hand[3], s.hand[4], s.hand[5])
    for _ in range(TRIES):
        if deal_unseen(s, viewer, cards, c):
            return
    for seat in range(SEATS):
        s.hand[seat] = hands[seat]
    for _ in range(SHARES):
        share_anew(s, viewer, cards, c)


def deal_unseen(s: PotDeVinState, viewer: int, cards: int, c: Seeded) -> bool:
    """Deal *cards* to the hands, the most restricted first, and to the pile; or fail.

    Rejection sampling (J. von Neumann 1951): a hand is drawn from what it may
    hold of the rest, each as likely, and kept with the chance *ways to draw it* over
    *most ways there can be*.  So every deal that comes about had the same chance.
    """
    left = cards
    for voids in range(CHARACTERS, -1, -1):
        for seat in range(s.players):
            if seat != viewer and count(s.void[seat]) == voids:
                may = left & allowed(s, seat)
                most = min(count(left), count(cards & allowed(s, seat)))
                if not is_kept(count(s.hand[seat]), count(may), most, c):
                    return False
                s.hand[seat] = some_of(may, count(s.hand[seat]), c)
                left ^= s.hand[seat]
    s.pile = (s.pile & ~cards) | left
    return True


def is_kept(size: int, number: int, most: int, c: Seeded) -> bool:
    """Say by chance whether a hand of *size* from *number* cards is kept, of *most* at most."""
    if number < size:
        return False
    if number < most:
        for drawn in range(size):
            if next_number(c) * (most - drawn) >> 32 >= number - drawn:
                return False
    return True


def some_of(cards: int, size: int, c: Seeded) -> int:
    """Return *size* of *cards* by chance, all choices alike."""
    number = count(cards)
    chosen = 0
    for drawn in range(size):
        card = nth(cards, next_number(c) * (number - drawn) >> 32)
        cards ^= 1 << card
        chosen |= 1 << card
    return chosen


# ------------------------------------------------------------------- two places at a time


def share_anew(s: PotDeVinState, viewer: int, cards: int, c: Seeded) -> None:
    """Let two places, chosen by chance, share the *cards* they hold again (Geman 1984)."""
    one = random_place(s, viewer, c)
    other = random_place(s, viewer, c)
    if one != other:
        pool = (cards_at(s, one) | cards_at(s, other)) & cards
        only = pool & ~may_be_at(s, other)  # what the other may not hold stays with the one
        free = pool & may_be_at(s, one) & may_be_at(s, other)
        size = count(cards_at(s, one) & cards) - count(only)
        mine = only | some_of(free, size, c)
        put_down(s, one, cards, mine)
        put_down(s, other, cards, pool ^ mine)


def random_place(s: PotDeVinState, viewer: int, c: Seeded) -> int:
    """Return any seat but *viewer*, or NOBODY for the pile."""
    place = next_number(c) * (s.players + 1) >> 32
    if place == s.players or place == viewer:  # noqa: PLR1714  Numba cannot mix their types
        return NOBODY
    return place


def cards_at(s: PotDeVinState, place: int) -> int:
    """Return the cards of a seat, or of the pile."""
    return s.pile if place == NOBODY else s.hand[place]


def may_be_at(s: PotDeVinState, place: int) -> int:
    """Return the cards that a seat, or the pile, may hold."""
    return DECK if place == NOBODY else allowed(s, place)


def put_down(s: PotDeVinState, place: int, cards: int, mine: int) -> None:
    """Let a seat, or the pile, hold *mine* of *cards*, and the others that it has."""
    if place == NOBODY:
        s.pile = (s.pile & ~cards) | mine
    else:
        s.hand[place] = mine
