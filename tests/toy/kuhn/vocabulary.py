"""The words of Kuhn poker, as numbers.

*Seats* are 0 to 2, clockwise.  A *card* is its rank, 0 for the lowest.  A set of
cards or of seats has a bit for each.
"""

from enum import IntEnum
from typing import Final

SEATS: Final = 3  # the most players
CARDS: Final = SEATS + 1
NOBODY: Final = -1


class Phase(IntEnum):
    """The question on the table; in CHANCE it is put to chance."""

    BET = 0
    CALL = 1
    GAME_OVER = 2
    CHANCE = 3
