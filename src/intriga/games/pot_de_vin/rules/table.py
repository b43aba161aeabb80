"""Seats and cards, and how a question is put."""

from intriga.core.bits import lowest
from intriga.games.pot_de_vin.state import PotDeVinState
from intriga.games.pot_de_vin.vocabulary import NOBODY, SUIT, VALUES, Phase

# ------------------------------------------------------------------- seats


def clockwise(s: PotDeVinState, seat: int, steps: int) -> int:
    """Return the seat *steps* places on."""
    seat += steps
    return seat - s.players if seat >= s.players else seat


def next_in(seats: int, seat: int) -> int:
    """Return the first of *seats*, a set that is not empty, clockwise after *seat*."""
    later = seats >> (seat + 1)
    return seat + 1 + lowest(later) if later else lowest(seats)


def partner(s: PotDeVinState, seat: int) -> int:
    """Return the other seat of the pair (PDV-PA-01, PDV-6P-01)."""
    return clockwise(s, seat, s.players // 2)


def sides(s: PotDeVinState) -> int:
    """Return how many sides there are: pairs, or everybody alone (PDV-PA-01)."""
    return s.players // 2 if s.pairs else s.players


def with_cards(s: PotDeVinState) -> int:
    """Return the seats that have cards in hand."""
    seats = 0
    for seat in range(s.players):
        seats |= (s.hand[seat] != 0) << seat
    return seats


# ------------------------------------------------------------------- cards


def suit(character: int) -> int:
    """Return the cards of a character."""
    return SUIT << VALUES * character


def character_of(card: int) -> int:
    """Return the character of a card."""
    return card // VALUES


# ------------------------------------------------------------------- questions


def awaiting(s: PotDeVinState) -> int:
    """Return the seats that may answer now."""
    return s.awaited


def ask(s: PotDeVinState, phase: int, seat: int) -> None:
    """Put the question of *phase* to one seat."""
    s.phase = phase
    s.turn = seat
    s.awaited = 1 << seat


def leave_to_chance(s: PotDeVinState, drawer: int, draws: int) -> None:
    """Leave it to chance which cards *drawer* is dealt, or which trump NOBODY turns up."""
    s.phase = Phase.CHANCE
    s.awaited = 0
    s.drawer = drawer
    s.draws = draws


def to_move(s: PotDeVinState) -> int:
    """Return the seat to be asked next where seats are asked one by one."""
    return next_in(s.awaited, s.turn - 1) if s.awaited else NOBODY
