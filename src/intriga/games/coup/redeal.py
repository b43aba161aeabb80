"""Dealing anew what a seat cannot see, for searches and for the test that views hide."""

from intriga.core.chance import Numbers
from intriga.games.coup.notation import cards_of
from intriga.games.coup.rules.challenges import arts_held, can_prove, may_decline
from intriga.games.coup.rules.memory import seen_at
from intriga.games.coup.rules.table import any_art, holds, number_of_cards, one
from intriga.games.coup.state import CoupState
from intriga.games.coup.vocabulary import EACH_SLOT, NOBODY, SLOTS, Phase

TRIES = 10_000


def redeal(state: CoupState, viewer: int, source: Numbers) -> CoupState:
    """Return a state that *viewer* (NOBODY: a spectator) cannot tell from *state*.

    Every hand, the Court deck and the cards aside that it does not see are dealt
    anew among themselves, all deals alike that agree with what the table shows:
    the cards it has seen and not lost sight of, and the choices that have been
    offered (whoever was asked to prove can).  What earlier bluffs and passes let
    one guess is left to beliefs.
    """
    for _ in range(TRIES):
        twin = state.copy()
        _deal(twin, viewer, source)
        if _agrees(state, twin):
            _redeal_memory(state, twin, viewer, source)
            return twin
    return state.copy()  # nothing else agrees with what is seen


def _deal(s: CoupState, viewer: int, source: Numbers) -> None:
    """Gather what *viewer* does not see and deal it out again."""
    sizes = [number_of_cards(hand) for hand in s.hand]
    known = [_known(s, viewer, seat) for seat in range(s.players)]
    hidden = [seat for seat in range(s.players) if seat != viewer]
    pool = cards_of(s.court)
    for seat in hidden:
        pool += cards_of(s.hand[seat] - known[seat])
        s.hand[seat] = known[seat]
    if s.sets and s.players == 2:
        for seat in hidden:
            _pick_again(s, seat, pool, source)
    for seat in hidden:
        for _ in range(sizes[seat] - number_of_cards(s.hand[seat])):
            s.hand[seat] += one(pool.pop(source.below(len(pool))))
    s.court = sum(one(card) for card in pool)


def _known(s: CoupState, viewer: int, seat: int) -> int:
    """Return the cards that *viewer* knows *seat* to hold."""
    if seat == viewer:
        return 0
    pair = s.seen[seen_at(viewer, seat)]
    known = sum(one(digit - 1) for digit in (pair & 15, pair >> 4) if digit)
    if s.phase == Phase.SETUP_PICK and s.aside[seat] == 0:
        return s.hand[seat]  # the set itself is no secret
    if s.phase == Phase.EXAMINE_DECIDE and viewer == s.turn and seat == s.target:
        known = known if known & 15 * one(s.shown) else known + one(s.shown)
    return known


def _pick_again(s: CoupState, seat: int, pool: list[int], source: Numbers) -> None:
    """Let *seat* have picked another card of its set; the other four are aside."""
    whole = s.aside[seat]
    if whole == 0:
        return  # not picked yet
    art = next(card for card in cards_of(whole)) // SLOTS
    mine = EACH_SLOT << 4 * SLOTS * art
    pool += cards_of(whole)
    picks = [card for card in cards_of(mine) if _contains(pool, mine - one(card))]
    pick = picks[source.below(len(picks))]
    s.aside[seat] = mine - one(pick)
    for card in cards_of(s.aside[seat]):
        pool.remove(card)
    if s.phase == Phase.SETUP_PICK:
        s.hand[seat] = one(pick)
        pool.remove(pick)


def _contains(pool: list[int], hand: int) -> bool:
    return all(pool.count(card) >= cards_of(hand).count(card) for card in cards_of(hand))


def _agrees(state: CoupState, twin: CoupState) -> bool:
    """Say whether the choices offered in *state* exist in *twin*."""
    if state.phase == Phase.PROVE:
        choice = may_decline(twin) or arts_held(twin) & arts_held(twin) - 1
        return can_prove(twin) and bool(choice)
    if state.phase == Phase.LOSE and state.banned != NOBODY:
        hand = twin.hand[state.claimant]
        return holds(hand, state.banned) and hand & ~any_art(state.banned) != 0
    return True


def _redeal_memory(state: CoupState, twin: CoupState, viewer: int, source: Numbers) -> None:
    """Make what the others have seen agree with the new cards."""
    examining = state.phase == Phase.EXAMINE_DECIDE
    if examining and viewer not in {state.turn, state.target}:
        hand = cards_of(twin.hand[state.target])
        twin.shown = hand[source.below(len(hand))]
    for other in range(twin.players):
        if other == viewer:
            continue
        twin.returned[other] = _same_number(state.returned[other], cards_of(twin.court))
        for seat in range(twin.players):
            at = seen_at(other, seat)
            if seat != viewer:
                known = _known(state, viewer, seat)
                cards = cards_of(known) + cards_of(twin.hand[seat] - known)
                if examining and (other, seat) == (twin.turn, twin.target):
                    cards.sort(key=lambda card: card != twin.shown)
                twin.seen[at] = _same_number(state.seen[at], cards)


def _same_number(pair: int, cards: list[int]) -> int:
    """Return as many of *cards* as *pair* has, as digits (card + 1)."""
    number = (pair & 15 > 0) + (pair > 15)
    digits = [card + 1 for card in cards[:number]]
    return sum(digit << 4 * place for place, digit in enumerate(digits))
