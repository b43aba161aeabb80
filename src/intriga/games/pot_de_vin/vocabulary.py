"""The words of Pot de Vin, as numbers.

Numbers stand for everything.  *Seats* are 0 to 5, clockwise.  A *card* is
``13 * character + value - 1``; a set of cards has a bit for each.  Sets of seats,
of characters and of guilds are bits too.
"""

from enum import IntEnum
from typing import Final

SEATS: Final = 6  # the most players
NOBODY: Final = -1  # no seat, no card, no character


class Character(IntEnum):
    """The four suits."""

    ALDO = 0
    PIETRA = 1
    ENZO = 2
    UGO = 3


class Guild(IntEnum):
    """The six guilds, in the order that settles ties (8.3)."""

    NOBLES = 0
    ARTISTS = 1
    MERCHANTS = 2
    WORKERS = 3
    KNIGHTS = 4
    ASSASSINS = 5


CHARACTERS: Final = len(Character)
GUILDS: Final = len(Guild)
VALUES: Final = 13
CARDS: Final = CHARACTERS * VALUES
GEM: Final = CARDS  # played in place of a card by a player who passes

SUIT: Final = (1 << VALUES) - 1  # the cards of character 0
EACH: Final = sum(1 << VALUES * character for character in Character)  # their cards of value 1
DECK: Final = SUIT * EACH
JOKERS: Final = EACH
PLUS_TWOS: Final = EACH << 1
MINUS_TWOS: Final = EACH << 2
POTS: Final = EACH << 12


class Phase(IntEnum):
    """The question on the table; in CHANCE it is put to chance."""

    DISCARD = 0
    LEAD = 1
    FOLLOW = 2
    LEAVE = 3
    JOKERS = 4
    GAME_OVER = 5
    CHANCE = 6


class Recycle(IntEnum):
    """Which card of a round stays in the middle with six players (PDV-A16)."""

    TRUMP = 0
    CHOICE = 1
    WINNING_CARD = 2
