"""The points of columns and cards, and the numbers of cards dealt (8.1, 8.3).

Tables are digits of one number, so that compiled rules look them up with a
shift: six bits a number, kept above 0 by adding ZERO.
"""

from typing import Final

ZERO: Final = 16
BITS: Final = 6


def table(*numbers: int) -> int:
    """Return a table of *numbers* from -16 to 47, at most ten of them."""
    return sum(number + ZERO << BITS * place for place, number in enumerate(numbers))


def of(numbers: int, place: int) -> int:
    """Return the number at *place* of a table."""
    return (numbers >> BITS * place & 63) - ZERO


GUILD_POINTS: Final = table(0, 1, 3, 6, -1, -3, -6, 10, 15)
MOST_SYMBOLS: Final = 8  # more count as 8 (PDV-A03)
POT_POINTS: Final = table(0, -1, -3, -6, 10)

# By players: cards a hand, gems each (8.1); the rounds are their sum.
HAND: Final = table(0, 0, 0, 12, 10, 8, 8)
GEMS: Final = table(0, 0, 0, 4, 2, 4, 4)


def guild_points(symbols: int) -> int:
    """Return the points of a column of *symbols*."""
    return of(GUILD_POINTS, min(symbols, MOST_SYMBOLS))


def joker_gain(symbols: int) -> int:
    """Return the gain of a column of *symbols* from one symbol more."""
    return guild_points(symbols + 1) - guild_points(symbols)


def pot_points(cards: int) -> int:
    """Return the points of a number of Pot-de-Vin cards."""
    return of(POT_POINTS, cards)
