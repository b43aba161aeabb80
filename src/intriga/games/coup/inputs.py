"""The numbers of the inputs: action ids, frozen per version of the game.

One numbering serves all variants and all numbers of players.  Targets count
seats clockwise from the one who acts, characters are slots, cards
``art * 5 + slot``.  Ids come in pages of 60, so that a set of legal actions is
one whole number a page: answers (page 0), the turn (1), declared coups (2),
declared assassinations (3) and exchanges (4 to 6).
"""

from enum import IntEnum
from typing import Final

from intriga.core.inputs import kinds_by_id, run_of
from intriga.games.coup.vocabulary import CARDS, SEATS, SLOTS

PAGE: Final = 60
TARGETS: Final = SEATS - 1


class Input(IntEnum):
    """The first id of each kind of input; the comment names the number added to it."""

    PASS = 0
    CHALLENGE = 1
    DECLINE = 2
    PROVE = 3  # + art of the card shown
    BLOCK = 6  # + slot claimed
    CLAIM = 11
    REPLACE = 12
    LEAVE = 13
    FACTION = 14  # + faction
    PICK = 16  # + slot
    LOSE = 21  # + card
    SHOW = 36  # + card
    REDIRECT = 51  # + target - 1

    INCOME = 60
    FOREIGN_AID = 61
    TAX = 62
    EXCHANGE = 63
    EMBEZZLE = 64
    COUP = 65  # + target - 1
    ASSASSINATE = 74
    STEAL = 83
    EXAMINE = 92
    PATRON = 101
    CONVERT = 110  # + target, 0 for oneself

    NAMED_COUP = 120  # + 5 * (target - 1) + slot named
    NAMED_ASSASSINATE = 180

    KEEP_ONE = 240  # + card
    KEEP_TWO = 255  # + place of the two cards in PAIRS


# The pairs of cards in the order aa ab bb ac bc cc …, the lower card first
PAIRS: Final = tuple((low, high) for high in range(CARDS) for low in range(high + 1))
NUM_ACTIONS: Final = Input.KEEP_TWO + len(PAIRS)
PAGES: Final = -(-NUM_ACTIONS // PAGE)
TURN_PAGE: Final = Input.INCOME // PAGE
KEEP_PAGE: Final = Input.KEEP_ONE // PAGE
LAST_PAGE: Final = PAGES - 1

kind_of: Final = kinds_by_id(Input)


def size(kind: Input) -> int:
    """Return how many ids begin at *kind*; some of them may never be legal."""
    named = {Input.NAMED_COUP, Input.NAMED_ASSASSINATE}
    return TARGETS * SLOTS if kind in named else run_of(kind, NUM_ACTIONS)
