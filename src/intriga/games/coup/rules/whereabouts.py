"""Where cards may be by now that a viewer knows to have gone into the Court deck.

Known are the cards that it returned last and those that a proof has just laid open.  Every move of
a card since is played again by chance: a seat that gives up a card unseen gives up any of its hand
alike.  What the table did see must come out as it was; where it does not, chance begins again, so
that each place is as likely as the draws have it.  What the viewer drew itself is told by its hand
alone.
"""

from intriga.core.chance import Seeded, next_number
from intriga.games.coup.rules.memory import MOVE_CARD, MOVE_SEAT, move_before, seen_at
from intriga.games.coup.rules.table import first_card, number_of_cards, one
from intriga.games.coup.state import CoupState
from intriga.games.coup.vocabulary import EACH_SLOT, MOVES, NOBODY, SEATS, SLOTS, CardMove, Phase

OPEN = 2  # the place among the known cards of the first that a proof laid open
KNOWN = 4  # cards at most, a digit each (card + 1); where they are is a digit each likewise:
NOWHERE, COURT, SEAT = 0, 1, 2  # not looked for, the Court deck, the hand of seat 0
COURT_SIZE = 4 * SEATS  # where sizes have that of the Court deck


def known_back(s: CoupState, viewer: int) -> int:
    """Return the cards that *viewer* knows to have gone into the Court deck, its own first."""
    known = 0 + s.proof << 4 * OPEN  # of a byte that is never below 0 only sums are whole numbers
    if viewer != NOBODY and s.returned[viewer]:
        all_known = known + s.returned[viewer]
        if steps_back(s, viewer, all_known):
            return all_known
    return known if known and steps_back(s, viewer, known) else 0


def steps_back(s: CoupState, viewer: int, known: int) -> int:
    """Return how many moves ago the first of the *known* cards went back, 0 if forgotten."""
    own = (known & 15 > 0) + (known & 255 > 15)
    shown = (known >> 4 * OPEN > 0) + (known >> 4 * OPEN > 15)
    for back in range(1, MOVES + 1):
        move = move_before(s, back)
        if move & 3 == CardMove.RETURNED:
            if move >> MOVE_CARD:
                shown -= 1
            elif seat_of(move) == viewer:
                own -= 1
            if own <= 0 and shown <= 0:
                return back
    return 0


def known_at(s: CoupState, viewer: int, places: int, place: int) -> int:
    """Return those of the known cards that *places* has at *place*."""
    if places <= 0:
        return 0
    known = known_back(s, viewer)
    cards = 0
    for at in range(0, 4 * KNOWN, 4):
        if places >> at & 15 == place:
            cards += one((known >> at & 15) - 1)
    return cards


# ------------------------------------------------------------------- one move


def seat_of(move: int) -> int:
    """Return the seat of which a card moved."""
    return move >> MOVE_SEAT & 15


def place_before(move: int) -> int:
    """Return the place that the card left."""
    return COURT if move & 3 == CardMove.DRAWN else SEAT + seat_of(move)


def place_after(move: int) -> int:
    """Return the place that the card came to."""
    if move & 3 == CardMove.DRAWN:
        return SEAT + seat_of(move)
    return COURT if move & 3 == CardMove.RETURNED else NOWHERE


def unit(place: int) -> int:
    """Return what one card at *place* adds to sizes."""
    if place == NOWHERE:
        return 0
    return 1 << COURT_SIZE if place == COURT else 1 << 4 * (place - SEAT)


def size_of(sizes: int, place: int) -> int:
    """Return how many cards are at *place*, the Court deck or a hand."""
    return sizes >> COURT_SIZE if place == COURT else sizes >> 4 * (place - SEAT) & 15


def nth_at(places: int, place: int, nth: int) -> int:
    """Return the known card that is card number *nth* at *place*, NOBODY where another is."""
    for token in range(KNOWN):
        if places >> 4 * token & 15 == place:
            if nth == 0:
                return token
            nth -= 1
    return NOBODY


def is_about(known: int, places: int, card: int) -> bool:
    """Say whether a *known* card that is like *card* (plus 1) is at some place."""
    found = False
    for at in range(0, 4 * KNOWN, 4):
        found |= (places >> at & 15 > 0) & (known >> at & 15 == card)
    return found


# ------------------------------------------------------------------- all since then


def follow(s: CoupState, viewer: int, cards: int, sizes: int, c: Seeded) -> int:
    """Return a place for each known card, by chance; below 0 where the table saw otherwise.

    *cards* are those that the viewer does not see now, *sizes* those of the hands.
    """
    known = known_back(s, viewer)
    if known == 0:
        return 0
    steps = steps_back(s, viewer, known)
    rest = others_then(s, viewer, steps, cards, known)
    if rest < 0:
        return 0
    sizes = sizes_then(s, steps, sizes)
    own, shown, places, earlier = 0, OPEN, 0, proofs_before(s, steps, known)
    for back in range(steps, 0, -1):
        move = move_before(s, back)
        card = move >> MOVE_CARD
        place = place_before(move)
        token = nth_at(places, place, next_number(c) * size_of(sizes, place) >> 32)
        sizes += unit(place_after(move)) - unit(place)
        if card and token != NOBODY and known >> 4 * token & 15 != card:
            return -1
        if card and token == NOBODY and seat_of(move) != viewer:
            if is_about(known, places, card) and not is_drawn(rest, card, c):
                return -1
            if move & 3 == CardMove.LOST:
                rest -= one(card - 1)
        if card and move & 3 == CardMove.RETURNED:
            earlier -= 1
            if earlier < 0:
                if token == NOBODY:
                    token = shown
                    rest -= min(1, rest >> 4 * (card - 1) & 15) << 4 * (card - 1)
                shown += 1
        elif move & 3 == CardMove.RETURNED and seat_of(move) == viewer:
            token = own
            own += 1
        if token != NOBODY:
            places = places & ~(15 << 4 * token) | place_after(move) << 4 * token
    return places


def is_drawn(rest: int, card: int, c: Seeded) -> bool:
    """Say by chance whether any of the cards *rest* is like *card* (plus 1)."""
    return next_number(c) * number_of_cards(rest) >> 32 < rest >> 4 * (card - 1) & 15


def others_then(s: CoupState, viewer: int, steps: int, cards: int, known: int) -> int:
    """Return all that the viewer did not see so many *steps* ago but its own *known* cards.

    Below 0 where they cannot have been among them.  *cards* are those that it does not see now.
    """
    rest, lost, drew = cards, 0, False
    for back in range(1, steps + 1):
        move = move_before(s, back)
        if move & 3 == CardMove.LOST:
            if seat_of(move) == viewer:
                lost += one((move >> MOVE_CARD) - 1)
            else:
                rest += one((move >> MOVE_CARD) - 1)
        drew = drew or (move & 3 == CardMove.DRAWN and seat_of(move) == viewer)
    if drew:
        rest += s.hand[viewer] + lost
    for at in range(0, 4 * OPEN, 4):
        if known >> at & 15:
            if rest >> 4 * ((known >> at & 15) - 1) & 15 == 0:
                return -1
            rest -= one((known >> at & 15) - 1)
    return rest


def sizes_then(s: CoupState, steps: int, sizes: int) -> int:
    """Return the *sizes* of the hands and of the Court deck so many *steps* ago."""
    sizes |= number_of_cards(s.court) << COURT_SIZE
    for back in range(1, steps + 1):
        move = move_before(s, back)
        sizes += unit(place_before(move)) - unit(place_after(move))
    return sizes


def proofs_before(s: CoupState, steps: int, known: int) -> int:
    """Return how many cards earlier proofs than the last laid open in so many *steps*."""
    earlier = 0 - (known >> 4 * OPEN > 0) - (known >> 4 * OPEN + 4 > 0)
    for back in range(1, steps + 1):
        move = move_before(s, back)
        earlier += move & 3 == CardMove.RETURNED and move >> MOVE_CARD > 0
    return earlier


# ------------------------------------------------------------------- in hands as they are known


def settled(s: CoupState, viewer: int, places: int, sizes: int, c: Seeded) -> int:
    """Return *places* but for cards that are seen where they are; below 0 where they cannot be.

    A card in the viewer's own hand must be there.  In another hand it is any of its cards, and one
    of those that *viewer* has seen there must be like it.
    """
    known = known_back(s, viewer)
    used = 0
    for at in range(0, 4 * KNOWN, 4):
        seat = (places >> at & 15) - SEAT
        if seat >= 0:
            card = (known >> at & 15) - 1
            there = s.hand[viewer] if seat == viewer else known_cards(s, viewer, seat)
            size = sizes >> 4 * seat & 15
            if next_number(c) * size >> 32 < number_of_cards(there):
                if there >> 4 * card & 15 <= used >> 4 * card & 15:
                    return -1
                used += one(card)
                places &= ~(15 << at)
    return places


def known_cards(s: CoupState, viewer: int, seat: int) -> int:
    """Return the cards that *viewer* knows another *seat* to hold."""
    if s.phase == Phase.SETUP_PICK:  # what is not aside: the sets are no secret
        return own_set(s.aside[seat]) - s.aside[seat] if s.aside[seat] else s.hand[seat]
    pair = s.seen[seen_at(viewer, seat)]
    known = one((pair & 15) - 1) if pair & 15 else 0
    return known + one((pair >> 4) - 1) if pair > 15 else known


def own_set(aside: int) -> int:
    """Return the set of which four cards are *aside*."""
    return EACH_SLOT << 4 * SLOTS * (first_card(aside) // SLOTS)
