"""Counting cards: conclusions that a view proves, without any guess.

Cards are counted by slot: a claim is about a character, not about an art.
"""

from intriga.games.coup.agents.moves import own_seat
from intriga.games.coup.view.heard_moves import HeardMove, heard_moves
from intriga.games.coup.view.view import CoupView
from intriga.games.coup.vocabulary import DUKE, NOBODY, NOT_DUKE, SLOTS, CardMove


def copies(view: CoupView) -> int:
    """Return how many copies of each character are in the game (COUP-SU-01, COUP-SU-02)."""
    if view.players <= 6:
        return 3
    return 4 if view.players <= 8 else 5


def known_hand(view: CoupView, seat: int) -> tuple[int, ...]:
    """Return the cards that *seat* is known to hold."""
    return view.hand if seat == view.seat else view.seen(seat)


def unseen(view: CoupView) -> list[int]:
    """Return, by slot, the copies that may be in a hand the viewer does not see or in the Court."""
    rest = unseen_publicly(view)
    for card in view.aside:
        rest[card % SLOTS] -= 1
    for seat in view.alive:
        for card in known_hand(view, seat):
            rest[card % SLOTS] -= 1
    for slot in _aside_for_sure(view, rest):
        rest[slot] -= 1
    return rest


def unseen_publicly(view: CoupView) -> list[int]:
    """Return, by slot, the copies that do not lie face up."""
    rest = [copies(view)] * SLOTS
    for lost in view.face_up:
        for card in lost:
            rest[card % SLOTS] -= 1
    return rest


def _aside_for_sure(view: CoupView, rest: list[int]) -> list[int]:
    """Return the slots that the other of two players has put aside, if it is certain.

    It has put aside four of the five cards of its set.  Once one of the five must
    be in the game, because none that could lie aside is unseen, the others lie aside.
    """
    if view.players != 2 or not view.aside or len(view.aside) < SLOTS - 1:
        return []
    candidates = _unseen_of_art(view, 1 - view.aside[0] // SLOTS) if _distinct(view) else rest
    if all(candidates):
        return []
    return [slot for slot in range(SLOTS) if candidates[slot]]


def _distinct(view: CoupView) -> bool:
    return bool(view.options["distinct"])


def _unseen_of_art(view: CoupView, art: int) -> list[int]:
    """Return, by slot, the unseen copies of one art, of which there is one each."""
    rest = [1] * SLOTS
    places = [*view.face_up, *(known_hand(view, seat) for seat in view.alive)]
    for card in (card for cards in places for card in cards):
        if card // SLOTS == art:
            rest[card % SLOTS] -= 1
    return rest


# ------------------------------------------------------------------- proofs


def cannot_hold(view: CoupView, seat: int, slot: int, rest: list[int] | None = None) -> bool:
    """Say whether it is certain that *seat* does not hold *slot*; *rest* is :func:`unseen`."""
    known = known_hand(view, seat)
    if any(card % SLOTS == slot for card in known):
        return False
    if len(known) >= view.hand_sizes[seat]:
        return True
    left = (unseen(view) if rest is None else rest)[slot]
    return left <= sum(card % SLOTS == slot for card in in_the_court(view))


def in_the_court(view: CoupView) -> tuple[int, ...]:
    """Return the cards that the viewer returned last, as long as nobody has drawn since."""
    moves = heard_moves(view) if view.returned else []
    own = HeardMove(CardMove.RETURNED, own_seat(view))
    for moved in reversed(moves):
        if moved == own:
            return view.returned
        if moved.what == CardMove.DRAWN:
            break
    return ()


def surely_holds(view: CoupView, seat: int, slot: int) -> bool:
    """Say whether the viewer has seen *slot* in the hand of *seat*."""
    return any(card % SLOTS == slot for card in known_hand(view, seat))


def is_certain_lie(view: CoupView) -> bool:
    """Say whether the claim on the table is proved false by cards that the viewer has seen."""
    if view.claimant in (NOBODY, own_seat(view)):
        return False
    if view.claim == NOT_DUKE:
        return surely_holds(view, view.claimant, DUKE)
    return cannot_hold(view, view.claimant, view.claim)
