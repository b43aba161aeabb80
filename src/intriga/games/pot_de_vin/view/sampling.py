"""Dealing hidden cards again, for searches and for the test that views hide them."""

from collections.abc import Sequence

from intriga.core.chance import MASK, Numbers, Seeded
from intriga.games.pot_de_vin.notation import cards_in, set_of
from intriga.games.pot_de_vin.rules.actions import CYCLE
from intriga.games.pot_de_vin.rules.redeal import allowed, redeal
from intriga.games.pot_de_vin.rules.setup import clear
from intriga.games.pot_de_vin.state import PotDeVinState
from intriga.games.pot_de_vin.view.view import IN_PILE, PUT, PotDeVinView
from intriga.games.pot_de_vin.vocabulary import CARDS, DECK, NOBODY, SEATS, Phase


def sample_state(view: PotDeVinView, source: Numbers) -> PotDeVinState:
    """Return a state that looks like *view* to its seat.

    It is made from the view alone, so it cannot betray anything hidden from the
    seat.  Unseen cards lie where no suit shown void speaks against it,
    all such deals alike.
    """
    state = seen(view)
    _deal(state, view, source)
    redeal(state, _viewer(view), Seeded(source.below(MASK), source.below(MASK)))
    _discards(state, view, source)
    return state


def _viewer(view: PotDeVinView) -> int:
    return NOBODY if view.seat is None else view.seat


# ------------------------------------------------------------------- visible parts


def seen(view: PotDeVinView) -> PotDeVinState:
    """Return a state with everything that *view* shows, hidden hands empty."""
    state = PotDeVinState()
    clear(state)
    PotDeVinView.SIGHT.put_back(view, state)
    state.drawer = NOBODY
    state.by = [view.played_by(card) + 1 for card in range(CARDS)]
    for side, score in enumerate(view.scores or []):
        state.scores[side] = score
    for seat, cards in enumerate(view.taken):
        state.taken[seat] = set_of(cards)
    if view.seat is not None:
        state.hand[view.seat] = set_of(view.hand)
    state.pile = set_of([*view.at(IN_PILE), *view.at(PUT)])
    return state


# ------------------------------------------------------------------- hidden parts


def _deal(state: PotDeVinState, view: PotDeVinView, source: Numbers) -> None:
    """Put the unseen cards where they may lie: first the places that may hold fewest."""
    others = [seat for seat in view.seats if seat != view.seat]
    places = [seat for seat in others for _ in range(view.hand_sizes[seat])]
    places.sort(key=lambda seat: -len(view.void[seat]))
    places += [NOBODY] * (view.pile_size - len(cards_in(state.pile)))
    cards = view.unseen
    for last in range(len(cards) - 1, 0, -1):
        other = source.below(last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    for card, place in zip(cards, _matched(state, cards, places), strict=True):
        if place == NOBODY:
            state.pile |= 1 << card
        else:
            state.hand[place] |= 1 << card


def _matched(state: PotDeVinState, cards: Sequence[int], places: Sequence[int]) -> list[int]:
    """Return a place for each card, by augmenting paths (H. W. Kuhn 1955)."""
    suits = {seat: allowed(state, seat) for seat in range(state.players)} | {NOBODY: DECK}
    held: list[int | None] = [None] * len(cards)  # card -> which of the places

    def find(at: int, tried: set[int]) -> bool:
        for number, card in enumerate(cards):
            if number not in tried and suits[places[at]] >> card & 1:
                tried.add(number)
                before = held[number]
                if before is None or find(before, tried):
                    held[number] = at
                    return True
        return False

    for at in range(len(places)):
        find(at, set())
    return [places[at] for at in held if at is not None]


def _discards(state: PotDeVinState, view: PotDeVinView, source: Numbers) -> None:
    """Let the others have discarded some of the cards that the pile was made of."""
    if state.players != SEATS or state.round > CYCLE:
        return
    hands = sum(state.hand)
    pile = [card for card in range(CARDS) if not (hands >> card & 1 or state.by[card])]
    pile = [card for card in pile if card != view.put]
    for steps in range(SEATS // 2, SEATS):
        seat = (state.first + steps) % SEATS
        waiting = state.phase == Phase.DISCARD and state.awaited >> seat & 1
        if seat != view.seat and not waiting:
            state.put[seat] = pile.pop(source.below(len(pile))) + 1
