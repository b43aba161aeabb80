"""Dealing hidden cards again, for searches and for the test that views hide them."""

from typing import Final

from intriga.core.chance import MASK, Numbers, Seeded
from intriga.core.codings import packed
from intriga.games.coup.notation import cards_of, hand_of
from intriga.games.coup.options import IN_LINE
from intriga.games.coup.rules.memory import HEARD_BITS, remember_move, seen_at
from intriga.games.coup.rules.redeal import redeal as redeal_hidden
from intriga.games.coup.rules.setup import clear, deck
from intriga.games.coup.rules.table import first_card, number_of_cards, one, others, rivals
from intriga.games.coup.state import CoupState
from intriga.games.coup.view.heard_moves import heard_moves
from intriga.games.coup.view.view import CoupView
from intriga.games.coup.vocabulary import (
    ARTS,
    CARDS,
    NOBODY,
    RECENT,
    SEATS,
    SLOTS,
    Action,
    For,
    Phase,
)

TESTING: Final = frozenset({Phase.CHALLENGE_ACTION, Phase.CHALLENGE_BLOCK, Phase.CHALLENGE_LAWYER})


def redeal(state: CoupState, viewer: int, source: Numbers) -> CoupState:
    """Return a state that *viewer* (NOBODY: a spectator) cannot tell from *state*.

    It is a copy, dealt again by :func:`intriga.games.coup.rules.redeal.redeal`.
    """
    twin = state.copy()
    redeal_hidden(twin, viewer, Seeded(source.below(MASK), source.below(MASK)))
    return twin


def sample_state(view: CoupView, source: Numbers) -> CoupState:
    """Return a state that looks like *view* to its seat, number for number.

    It is made from the view alone, so it cannot betray anything hidden from the seat.
    Unseen cards are dealt as by :func:`redeal`.  Facts that a view does not hold are
    lost: the others know none of each other's and of the viewer's cards, but the one
    that is being examined, and have returned none; where the seat returned cards before
    the inputs that a view remembers, anybody may hold them, unless nobody can have drawn;
    of several estates that wait the next clockwise from the actor is the first; of two
    picked sets a spectator takes that of seat 0 for the first; where blocks stand in line,
    nobody but blockers has answered.
    """
    state = seen(view)
    _lay_hidden(state, view)
    if state.phase == Phase.EXAMINE_DECIDE and view.seat != state.turn:
        card = first_card(state.hand[state.target]) if view.shown == NOBODY else view.shown
        state.seen[seen_at(state.turn, state.target)] = card + 1
    state.watched = sum(1 << seat for seat in view.seats if any(state.seen[seat::SEATS]))
    return redeal(state, NOBODY if view.seat is None else view.seat, source)


# ------------------------------------------------------------------- visible parts


def seen(view: CoupView) -> CoupState:
    """Return a state with everything that *view* shows, the places of hidden cards empty."""
    state = CoupState()
    clear(state)
    CoupView.SIGHT.put_back(view, state)
    state.alive = _set_of(view.alive)
    _see_coins(state, view)
    _see_action(state, view)
    state.origin = _origin(state, view)
    state.awaited = _awaited(state, view)
    _see_memory(state, view)
    return state


def _set_of(seats: list[int]) -> int:
    return sum(1 << seat for seat in seats)


def _see_coins(state: CoupState, view: CoupView) -> None:
    """Write the coins of the box, and the factions."""
    state.box = state.treasury + state.sewer + sum(state.coins) + sum(state.estates)
    state.factions = NOBODY
    if view.factions is not None:
        state.factions = sum(faction << seat for seat, faction in enumerate(view.factions))


def _see_action(state: CoupState, view: CoupView) -> None:
    """Write the numbers that follow from public answers."""
    state.loss, state.shown = max(view.loss, 0), view.shown
    if state.estate_of != NOBODY:
        state.claim_for = For.ESTATE
    elif state.claimant not in {NOBODY, state.turn}:
        state.claim_for = For.BLOCK
    if state.fa_reblock == IN_LINE and state.blockers:
        state.unheard = rivals(state, state.turn) & ~state.blockers
    state.lawyers = _set_of([seat for seat in view.seats if view.lawyers[seat] == 1])
    state.heirs = _set_of([seat for seat in view.seats if view.lawyers[seat] == 2])
    waiting = [seat for seat in view.seats if view.estates[seat] and seat != view.estate_of]
    waiting.sort(key=lambda seat: (seat - view.turn) % view.players)
    state.queue = sum(seat + 1 << 4 * place for place, seat in enumerate(waiting))


def _origin(state: CoupState, view: CoupView) -> int:
    """Return the seat after which the answers to the question are taken."""
    if state.phase in TESTING:
        return state.claimant
    if state.phase == Phase.LAWYER:
        return state.estate_of
    if state.phase == Phase.SETUP_PICK:
        return 1 - state.turn
    if state.phase == Phase.GAME_OVER:
        return state.winner
    return state.turn if state.phase == Phase.BLOCK else view.awaiting[0]


def _awaited(state: CoupState, view: CoupView) -> int:
    """Return the seats still to answer: if one by one, also those after the seat asked (AMB-02)."""
    asked = _set_of(view.awaiting)
    if not state.clockwise or state.phase == Phase.SETUP_PICK:
        return asked
    if state.phase in TESTING:
        seats = others(state, state.claimant)
    elif state.phase == Phase.LAWYER:
        seats = state.alive
    elif state.phase == Phase.BLOCK and state.action == Action.FOREIGN_AID:
        seats = rivals(state, state.turn) & ~state.blockers
    else:
        return asked
    later = range((view.awaiting[0] - state.origin - 1) % view.players, view.players)
    return seats & _set_of([(state.origin + 1 + steps) % view.players for steps in later])


def _see_memory(state: CoupState, view: CoupView) -> None:
    """Write the inputs heard, and the cards that the viewer has seen."""
    viewer = NOBODY if view.seat is None else view.seat
    for seat in view.seats:
        state.seen[seen_at(viewer, seat)] = packed(view.seen(seat), 4)
    for back, (seat, action) in enumerate(view.recent):
        state.recent[RECENT - 1 - back] = (seat << HEARD_BITS) + action + 1
    for move in heard_moves(view):
        remember_move(state, *move)


# ------------------------------------------------------------------- hidden parts


def _lay_hidden(state: CoupState, view: CoupView) -> None:
    """Put the unseen cards into the places left, anyhow, to be dealt again."""
    hidden = [seat for seat in view.seats if seat != view.seat]
    for seat in hidden:
        state.hand[seat] = hand_of(view.seen(seat))
    face_up = hand_of(card for cards in view.face_up for card in cards)
    left = deck(state, state.players) - face_up - sum(state.hand) - sum(state.aside)
    if state.sets and state.players == 2:
        for seat in hidden:
            left -= _lay_set(state, seat, left, picked=view.aside_sizes[seat] > 0)
    cards = cards_of(left)
    for seat in hidden:
        for _ in range(view.hand_sizes[seat] - number_of_cards(state.hand[seat])):
            state.hand[seat] += one(cards.pop())
    state.court = hand_of(cards)


def _lay_set(state: CoupState, seat: int, left: int, *, picked: bool) -> int:
    """Give *seat* the first set of which the cards *left* hold four; return its cards laid."""
    there = [left >> 4 * card & 15 for card in range(CARDS)]
    sets = [range(SLOTS * art, SLOTS * (art + 1)) for art in range(ARTS)]
    cards = next(each for each in sets if sum(there[card] == 0 for card in each) <= 1)
    pick = min(cards, key=there.__getitem__)  # the scarcest, so that another set has its four
    state.aside[seat] = hand_of(card for card in cards if card != pick) if picked else 0
    if state.phase != Phase.SETUP_PICK:
        return state.aside[seat]
    state.hand[seat] = hand_of(cards) - state.aside[seat]
    return hand_of(cards)
