"""Dealing again what a seat cannot see, every deal that agrees with it alike."""

from intriga.core.chance import Seeded, next_number
from intriga.games.coup.inputs import Input
from intriga.games.coup.options import TO_THE_LETTER
from intriga.games.coup.rules.challenges import arts_held, can_prove, may_decline
from intriga.games.coup.rules.memory import forget_moves, last_input, pair_of, seen_at
from intriga.games.coup.rules.table import (
    any_art,
    clockwise,
    first_card,
    holds,
    in_order,
    number_of_cards,
    one,
)
from intriga.games.coup.rules.whereabouts import (
    COURT,
    SEAT,
    follow,
    known_at,
    known_back,
    known_cards,
    own_set,
    settled,
)
from intriga.games.coup.state import CoupState
from intriga.games.coup.vocabulary import NOBODY, NOT_DUKE, SLOTS, Loss, Phase

TRIES = 10_000  # one in some hundred agrees at the worst, nearly always one in a few
SIZE_BITS = 4
GUARD = 0x888888888888888  # a bit above every count, so that none borrows from the next


def redeal(s: CoupState, viewer: int, c: Seeded) -> None:
    """Deal again what *viewer*, NOBODY for a spectator, does not see.

    All deals of single cards alike that agree with what the table shows: the cards
    that it has seen and not lost sight of, and what the question tells of the hand of
    the claimant.  Cards that it returned last, or that a proof has just laid open, are
    where the draws since may have taken them, each place as likely as these make it
    (``whereabouts.py``): in the Court deck, while nobody has drawn.  Rejection sampling
    (J. von Neumann 1951): the claimant's hand is dealt first, and the deal begun again
    where that hand cannot be.  If so many tries do not do, the moves of cards are
    forgotten, then the state stays as it was.  What earlier bluffs and passes let one
    guess is left to beliefs.
    """
    if not deal_anew(s, viewer, c) and known_back(s, viewer):
        forget_moves(s)
        deal_anew(s, viewer, c)


def deal_anew(s: CoupState, viewer: int, c: Seeded) -> bool:
    """Try to deal until what is seen agrees; say whether it does, else all stays as it was."""
    cards = hidden_cards(s, viewer)
    sizes = hand_sizes(s)
    first = max(s.claimant, 0)
    hand = s.hand[first]
    aside = (s.aside[0], s.aside[1])
    for _ in range(TRIES):
        if deal_hidden(s, viewer, cards, sizes, c):
            redeal_memory(s, viewer, cards, c)
            return True
    s.hand[first] = hand
    s.aside[0] = aside[0]
    s.aside[1] = aside[1]
    return False


def hidden_cards(s: CoupState, viewer: int) -> int:
    """Return the cards in the places that *viewer* cannot see."""
    cards = s.court
    for seat in range(s.players):
        if seat != viewer:
            cards += s.hand[seat]
    for seat in range(2):
        if seat != viewer:
            cards += s.aside[seat]
    return cards


def hand_sizes(s: CoupState) -> int:
    """Return the number of cards of each seat, a digit each, seat 0 lowest."""
    sizes = 0
    for seat in range(s.players):
        sizes |= number_of_cards(s.hand[seat]) << SIZE_BITS * seat
    return sizes


# ------------------------------------------------------------------- the cards


def deal_hidden(s: CoupState, viewer: int, cards: int, sizes: int, c: Seeded) -> bool:
    """Deal the hidden *cards* to all places; or fail, with one hand and the sets changed."""
    pick_anew(s, viewer, c)
    places = follow(s, viewer, cards, sizes, c)
    if places > 0:
        places = settled(s, viewer, places, sizes, c)
    left = unknown_cards(s, viewer, cards, places)
    if left < 0:
        return False
    first = max(s.claimant, 0)
    for steps in range(s.players):
        seat = clockwise(s, first, steps)
        if seat != viewer:
            known = surely(s, viewer, seat, places)
            size = (sizes >> SIZE_BITS * seat & 15) - number_of_cards(known)
            if size < 0:
                return False
            drawn = some_cards(s, left, size, c)
            s.hand[seat] = known + drawn
            left -= drawn
        if steps == 0 and not agrees(s):
            return False
    s.court = left + known_at(s, viewer, places, COURT)
    return True


def pick_anew(s: CoupState, viewer: int, c: Seeded) -> None:
    """Let the others have picked any card of their set; four are aside (COUP-2P-02)."""
    for seat in range(2):
        if seat != viewer and s.aside[seat]:
            whole = own_set(s.aside[seat])
            place = next_number(c) * SLOTS >> 32
            s.aside[seat] = whole - one(first_card(whole) + place)


def surely(s: CoupState, viewer: int, seat: int, places: int) -> int:
    """Return the cards that *viewer* knows *seat* to hold, or that are dealt to it by *places*."""
    return known_cards(s, viewer, seat) + known_at(s, viewer, places, SEAT + seat)


def unknown_cards(s: CoupState, viewer: int, cards: int, places: int) -> int:
    """Return *cards* but for those aside, known or placed, below 0 if they lack one of these."""
    if places < 0:
        return -1
    placed = known_at(s, viewer, places, COURT)
    for seat in range(2):
        if seat != viewer:
            placed += s.aside[seat]
    for seat in range(s.players):
        if seat != viewer:
            placed += surely(s, viewer, seat, places)
    return cards - placed if (cards | GUARD) - placed & GUARD == GUARD else -1


def some_cards(s: CoupState, cards: int, size: int, c: Seeded) -> int:
    """Return *size* of *cards* by chance, all choices alike."""
    number = number_of_cards(cards)
    chosen = 0
    for drawn in range(size):
        card = one(in_order(s, cards, next_number(c) * (number - drawn) >> 32))
        cards -= card
        chosen += card
    return chosen


def agrees(s: CoupState) -> bool:
    """Say whether the question that is put can be put about the hand of the claimant."""
    if s.phase == Phase.PROVE:  # AMB-18: it can, and has a choice
        arts = arts_held(s)
        return can_prove(s) and (may_decline(s) or arts & arts - 1 != 0)
    if s.phase != Phase.LOSE or s.loss != Loss.CLAIMANT:
        return True
    if s.banned != NOBODY:  # AMB-14: it declined, and has another card to lose
        hand = s.hand[s.claimant]
        return holds(hand, s.banned) and hand & ~any_art(s.banned) != 0
    if s.claim == NOT_DUKE and s.duke_and_redraw:  # AMB-67: it declined, without a Duke
        return can_prove(s)
    if s.claim == NOT_DUKE and s.decline_proof:
        return True
    if s.decline_proof == TO_THE_LETTER:  # AMB-91: it declined what it could prove, or cannot
        return can_prove(s) == (last_input(s) == Input.DECLINE)
    return not can_prove(s)


# ------------------------------------------------------------------- what the others know


def redeal_memory(s: CoupState, viewer: int, cards: int, c: Seeded) -> None:
    """Make what the others have seen and returned agree with the new deal of *cards*."""
    several = s.court != one(first_card(s.court))
    court = s.court if several else cards  # the one that draws may have drawn them
    for seat in range(s.players):
        if seat != viewer:
            if s.returned[seat]:
                size = 1 if s.returned[seat] <= 15 else 2
                s.returned[seat] = pair_of(some_cards(s, court, size, c))
            if s.watched >> seat & 1:
                see_anew(s, viewer, seat, c)
    if s.phase == Phase.EXAMINE_DECIDE and viewer != s.turn and viewer != s.target:  # noqa: PLR1714
        show_anew(s, c)


def see_anew(s: CoupState, viewer: int, seat: int, c: Seeded) -> None:
    """Let the others have seen as many cards of *seat* as before."""
    known = known_cards(s, viewer, seat)
    for other in range(NOBODY, s.players):
        at = seen_at(other, seat)
        if other != viewer and s.seen[at]:
            s.seen[at] = seen_instead(s, s.seen[at], known, s.hand[seat] - known, c)


def seen_instead(s: CoupState, pair: int, known: int, rest: int, c: Seeded) -> int:
    """Return *pair*, its cards that are not among the *known* replaced by some of the *rest*."""
    seen = 0
    for place in range(0, 8 if pair > 15 else 4, 4):
        card = (pair >> place & 15) - 1
        if known >> 4 * card & 15:
            known -= one(card)
        else:
            card = first_card(some_cards(s, rest, 1, c))
            rest -= one(card)
        seen |= card + 1 << place
    return seen


def show_anew(s: CoupState, c: Seeded) -> None:
    """Let the target have shown any of its cards to the actor (COUP-IQ-04)."""
    hand = s.hand[s.target]
    s.shown = first_card(some_cards(s, hand, 1, c))
    at = seen_at(s.turn, s.target)
    other = pair_of(hand - one(s.shown)) if s.seen[at] > 15 else 0
    s.seen[at] = s.shown + 1 + (other << 4)
