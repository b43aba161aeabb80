"""The numbers of the inputs: action ids, frozen per version of the game.

One numbering serves all variants and all numbers of players.  Ids come in pages
of 60, so that a set of legal actions is one whole number a page: the round
(page 0), discards (1), cards left in the middle (2) and jokers (3).
"""

from enum import IntEnum
from typing import Final

from intriga.core.inputs import kinds_by_id, run_of

PAGE: Final = 60
MOST_JOKERS: Final = 4


class Input(IntEnum):
    """The first id of each kind of input; the comment names the number added to it."""

    PLAY = 0  # + card
    GEM = 52
    AUTO = 53  # jokers placed for the best
    DISCARD = 60  # + card
    LEAVE = 120  # + card
    JOKERS = 180  # + set of guilds - 1


PAGES: Final = 4
NUM_ACTIONS: Final = PAGE * PAGES
DISCARD_PAGE, LEAVE_PAGE, JOKERS_PAGE = 1, 2, 3

kind_of: Final = kinds_by_id(Input)


def size(kind: Input) -> int:
    """Return how many ids begin at *kind*; some of them may never be legal."""
    return run_of(kind, NUM_ACTIONS)
