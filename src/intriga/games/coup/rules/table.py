"""Seats, cards and coins, and how a question is put."""

from intriga.core.bits import lowest
from intriga.games.coup.state import CoupState
from intriga.games.coup.vocabulary import CARDS, NOBODY, SLOTS, Phase

ANY_ART = 15 | 15 << 4 * SLOTS | 15 << 8 * SLOTS  # the digits of slot 0 in its three arts
LOW_DIGITS = 0x0F0F0F0F0F0F0F0F


# ------------------------------------------------------------------- seats


def clockwise(s: CoupState, seat: int, steps: int) -> int:
    """Return the seat *steps* places on, living or not."""
    seat += steps
    return seat - s.players if seat >= s.players else seat


def sides(s: CoupState) -> int:
    """Return how many sides there are: everybody plays alone."""
    return s.players


def is_alive(s: CoupState, seat: int) -> bool:
    """Say whether *seat* has influence left."""
    return s.alive >> seat & 1 == 1


def next_in(seats: int, seat: int) -> int:
    """Return the first of *seats*, a set that is not empty, clockwise after *seat*."""
    later = seats >> (seat + 1)
    return seat + 1 + lowest(later) if later else lowest(seats)


def others(s: CoupState, seat: int) -> int:
    """Return the living players but *seat*."""
    return s.alive & ~(1 << seat)


def rivals(s: CoupState, seat: int) -> int:
    """Return the others whom *seat* may strike, rob or hinder (COUP-RF-03).

    With factions those of the other one, or everybody once all living players
    are of one faction (AMB-60).
    """
    if not s.reforma:
        return others(s, seat)
    same = s.factions if s.factions >> seat & 1 else ~s.factions
    across = s.alive & ~same
    return across or others(s, seat)


def relative(s: CoupState, seats: int, seat: int) -> int:
    """Return *seats* counted clockwise from *seat*, which is 0 itself."""
    return (seats >> seat | seats << (s.players - seat)) & ((1 << s.players) - 1)


# ------------------------------------------------------------------- cards


def one(card: int) -> int:
    """Return a hand of one card."""
    return 1 << 4 * card


def any_art(slot: int) -> int:
    """Return the digits that count a character, in whatever art."""
    return ANY_ART << 4 * slot


def number_of_cards(hand: int) -> int:
    """Count the cards of a hand or of the Court deck."""
    pairs = (hand & LOW_DIGITS) + (hand >> 4 & LOW_DIGITS)
    pairs += pairs >> 32  # a product would overflow, which compiled code may take as it likes
    pairs += pairs >> 16
    return pairs + (pairs >> 8) & 127


def holds(hand: int, slot: int) -> bool:
    """Say whether *hand* holds the character, in whatever art."""
    return hand & any_art(slot) != 0


def first_of(hand: int, slot: int) -> int:
    """Return the first by name of the cards of a character held (C13)."""
    return lowest(hand & any_art(slot)) // 4


def first_card(hand: int) -> int:
    """Return the first card of a hand."""
    return lowest(hand) // 4


def in_order(s: CoupState, hand: int, k: int) -> int:
    """Return card number *k* of a hand, counting from 0 in the order of cards."""
    card = 0
    up_to = 0
    for kind in range(SLOTS):
        up_to += hand >> 4 * kind & 15
        card += k >= up_to
    if s.distinct:
        for kind in range(SLOTS, CARDS):
            up_to += hand >> 4 * kind & 15
            card += k >= up_to
    return card


def lost(s: CoupState, seat: int) -> int:
    """Count the cards that *seat* has lost."""
    return (s.face_up[seat] > 0) + (s.face_up[seat] > 15)


def return_card(s: CoupState, seat: int, card: int) -> None:
    """Put a card of *seat* back into the Court deck, which is shuffled."""
    s.hand[seat] -= one(card)
    s.court += one(card)


def draw_cards(s: CoupState, seat: int, number: int, draw: int) -> None:
    """Leave it to chance which cards *seat* draws; ``play.draw`` goes on."""
    s.phase = Phase.CHANCE
    s.awaited = 0
    s.draw = draw
    s.drawer = seat
    s.draws = number


# ------------------------------------------------------------------- coins


def gain(s: CoupState, seat: int, coins: int) -> None:
    """Take coins from the Treasury: what is there, if it is finite (AMB-34)."""
    if s.finite:
        coins = min(coins, max(0, s.treasury))
    s.treasury -= coins
    s.coins[seat] += coins


def pay(s: CoupState, seat: int, coins: int) -> None:
    """Pay coins into the Treasury."""
    s.coins[seat] -= coins
    s.treasury += coins


# ------------------------------------------------------------------- questions


def ask(s: CoupState, phase: int, seats: int, origin: int) -> None:
    """Put the question of *phase* to *seats*; answers count clockwise after *origin*."""
    s.phase = phase
    s.awaited = seats
    s.origin = origin


def ask_one(s: CoupState, phase: int, seat: int) -> None:
    """Put the question of *phase* to one seat."""
    s.phase = phase
    s.awaited = 1 << seat
    s.origin = seat


def to_move(s: CoupState) -> int:
    """Return the seat to be asked next where seats are asked one by one."""
    return next_in(s.awaited, s.origin)


def awaiting(s: CoupState) -> int:
    """Return the seats that may answer now: one at a time if the order is clockwise (AMB-02)."""
    if s.clockwise and s.awaited and s.phase != Phase.SETUP_PICK:
        return 1 << to_move(s)
    return s.awaited


def make_claim(s: CoupState, phase: int, seat: int, claim: int, claim_for: int) -> None:
    """*seat* claims a character; any other living player may doubt it (COUP-CL-02)."""
    s.claimant = seat
    s.claim = claim
    s.claim_for = claim_for
    s.challenger = NOBODY
    ask(s, phase, others(s, seat), seat)
