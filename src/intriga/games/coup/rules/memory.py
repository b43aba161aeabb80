"""What the table has heard and each player has seen: for views, not for the rules.

Nothing here decides anything.  It keeps what a player with a good memory would
know and a position does not say (see ``docs/reference/observation.md``).
"""

from intriga.core.bits import lowest
from intriga.games.coup.inputs import Input
from intriga.games.coup.state import CoupState
from intriga.games.coup.vocabulary import (
    CLAIMS,
    MOVES,
    NOBODY,
    RECENT,
    SEATS,
    SLOTS,
    TALLY,
    Tally,
)

MOST = 127  # counters stop here
HEARD_BITS = 9  # of an action id
MOVE_SEAT, MOVE_CARD = 2, 6  # where the seat and the card of a move begin


def count_one(s: CoupState, seat: int, what: int, claim: int) -> None:
    """Count one more of a seat's claims."""
    at = (seat * TALLY + what) * CLAIMS + claim
    s.tally[at] += s.tally[at] < MOST


def remember_claim(s: CoupState, seat: int, claim: int) -> None:
    """Count a claim."""
    count_one(s, seat, Tally.CLAIMED, claim)


def remember_challenge(s: CoupState, what: int) -> None:
    """Count a claim that was ``Tally.PROVED`` or ``Tally.REFUSED``, and the challenge."""
    count_one(s, s.claimant, what, s.claim)
    at = 2 * s.challenger
    s.challenges[at] += s.challenges[at] < MOST
    s.challenges[at + 1] += (what == Tally.REFUSED) & (s.challenges[at + 1] < MOST)


def remember_forgone(s: CoupState, seat: int, slots: int) -> None:
    """Count the blocks that *seat* could have claimed and did not."""
    while slots:
        count_one(s, seat, Tally.FORGONE, lowest(slots))
        slots &= slots - 1


# ------------------------------------------------------------------- cards seen


def seen_at(viewer: int, seat: int) -> int:
    """Return where ``seen`` keeps what *viewer*, NOBODY for spectators, knows of *seat*."""
    return (viewer + 1) * SEATS + seat


def see(s: CoupState, viewer: int, seat: int, card: int) -> None:
    """*viewer* has seen that *seat* holds *card*, which may be one it knew of."""
    at = seen_at(viewer, seat)
    pair = s.seen[at]
    if pair & 15 != card + 1 and pair >> 4 != card + 1:
        s.seen[at] = (pair << 4 | (card + 1)) & 255
    s.watched |= 1 << seat


def show_all(s: CoupState, seat: int) -> None:
    """Everybody, spectators too, has seen the hand of *seat*."""
    for viewer in range(NOBODY, s.players):
        s.seen[seen_at(viewer, seat)] = pair_of(s.hand[seat])
    s.watched |= 1 << seat


def pair_of(hand: int) -> int:
    """Return the first two cards of *hand* as digits (card + 1)."""
    pair = 0
    for card in range(SLOTS * 3):
        for _ in range(hand >> 4 * card & 15):
            pair = (pair << 4 | (card + 1)) & 255
    return pair


def forget_card(s: CoupState, seat: int, card: int) -> None:
    """*card* has left the hand of *seat*, or may have: nobody counts on it any more."""
    if s.watched >> seat & 1:
        for viewer in range(NOBODY, s.players):
            at = seen_at(viewer, seat)
            s.seen[at] = pair_without(s.seen[at], card)


def pair_without(pair: int, card: int) -> int:
    """Return the digits of *pair* without one of *card*."""
    if pair & 15 == card + 1:
        return pair >> 4
    return pair & 15 if pair >> 4 == card + 1 else pair


def forget_replaced(s: CoupState, seat: int, card: int, witness: int) -> None:
    """*card* has left the hand of *seat*, and only *witness* and its owner know which it was.

    Whoever else knew a card of that hand may have known this one, so it counts on what it knew
    twice alone: were the other card still remembered, that would tell which one is gone.
    """
    for viewer in range(NOBODY, s.players):
        at = seen_at(viewer, seat)
        pair = s.seen[at]
        if viewer != seat and viewer != witness:  # noqa: PLR1714 - a set would be built each time
            s.seen[at] = pair >> 4 if pair >> 4 == pair & 15 else 0
        else:
            s.seen[at] = pair_without(pair, card)


def forget_hand(s: CoupState, seat: int) -> None:
    """The hand of *seat* may be another now."""
    if s.watched >> seat & 1:
        for viewer in range(NOBODY, s.players):
            s.seen[seen_at(viewer, seat)] = 0
        s.watched &= ~(1 << seat)


# ------------------------------------------------------------------- the last inputs


def heard(action: int) -> int:
    """Return *action* as everybody hears it: of secret cards, the first id of their kind."""
    if action >= Input.KEEP_ONE:
        return Input.KEEP_ONE
    if Input.SHOW <= action < Input.REDIRECT:
        return Input.SHOW
    if Input.PICK <= action < Input.LOSE:
        return Input.PICK
    return action


def remember_input(s: CoupState, seat: int, action: int) -> None:
    """Keep what everybody heard of an input: action id and seat in one number."""
    s.recent[s.heard] = heard(action) + 1 + (seat << HEARD_BITS)
    s.heard = s.heard + 1 & RECENT - 1


def last_input(s: CoupState) -> int:
    """Return the last input but passes as everybody heard it, NOBODY for none."""
    return (s.recent[s.heard - 1 & RECENT - 1] & (1 << HEARD_BITS) - 1) - 1


# ------------------------------------------------------------------- the last moves of cards


def remember_move(s: CoupState, what: int, seat: int, card: int) -> None:
    """Keep that a card of *seat* moved; it is *card*, NOBODY where not everybody saw it."""
    s.moves[s.moved] = what | seat << MOVE_SEAT | (card + 1) << MOVE_CARD
    s.moved = s.moved + 1 & MOVES - 1


def move_before(s: CoupState, back: int) -> int:
    """Return the move so far *back*, 1 for the last: Move, seat and card + 1, 0 for none."""
    return s.moves[s.moved - back & MOVES - 1]


def forget_moves(s: CoupState) -> None:
    """Begin again with no move remembered."""
    s.moved = 0
    for at in range(MOVES):
        s.moves[at] = 0
