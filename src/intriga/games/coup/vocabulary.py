"""The words of Coup, as numbers.

Numbers stand for everything.  *Seats* are 0 to 9, clockwise.  A *slot* is the
place of a character among the five of a game; a *card* is
``art * 5 + slot``.  A *hand*, and the Court deck, counts its cards in
hexadecimal digits: ``1 << 4 * card`` is one such card, so hands add and subtract.
Sets of seats are bits.
"""

from enum import IntEnum
from typing import Final

SEATS: Final = 10  # the most players
NOBODY: Final = -1  # no seat, no slot, no card


class Slot(IntEnum):
    """The five characters of a game; three have a second edition."""

    DUKE = 0  # or the Patron
    ASSASSIN = 1
    CAPTAIN = 2
    AMBASSADOR = 3  # or the Inquisitor
    CONTESSA = 4  # or the Lawyer


SLOTS: Final = len(Slot)
ARTS: Final = 3  # AMB-83: arts a, b, c
CARDS: Final = SLOTS * ARTS
EACH_SLOT: Final = sum(1 << 4 * slot for slot in Slot)  # one card of each character, art a
DUKE, ASSASSIN, CAPTAIN, AMBASSADOR, CONTESSA = map(int, Slot)
NOT_DUKE: Final = SLOTS  # the inverted claim of an embezzlement
CLAIMS: Final = SLOTS + 1  # things one may claim


class Phase(IntEnum):
    """The question on the table; in CHANCE it is put to chance."""

    SETUP_PICK = 0
    SETUP_FACTION = 1
    ACTION = 2
    CHALLENGE_ACTION = 3
    PROVE = 4
    LOSE = 5
    BLOCK = 6
    CHALLENGE_BLOCK = 7
    EXCHANGE = 8
    EXAMINE_SHOW = 9
    EXAMINE_DECIDE = 10
    PATRON_REDIRECT = 11
    LAWYER = 12
    CHALLENGE_LAWYER = 13
    GAME_OVER = 14
    CHANCE = 15


class Action(IntEnum):
    """The actions of a turn."""

    INCOME = 0
    FOREIGN_AID = 1
    TAX = 2
    EXCHANGE = 3
    EMBEZZLE = 4
    COUP = 5
    ASSASSINATE = 6
    STEAL = 7
    EXAMINE = 8
    PATRON = 9
    CONVERT = 10


class For(IntEnum):
    """The purpose of a claim."""

    ACTION = 0
    BLOCK = 1
    ESTATE = 2


class Loss(IntEnum):
    """Why an influence is lost."""

    CHALLENGER = 0  # the challenge was wrong
    CLAIMANT = 1  # the claim was not proved
    STRUCK = 2  # by a coup or an assassination


class Draw(IntEnum):
    """The reason why cards are drawn, which decides the next step."""

    DEAL = 0  # two for each seat
    THIRD_SET = 1  # two-player sets: one for each
    PROOF = 2  # for the cards shown
    EXCHANGE = 3
    REPLACE = 4  # for the examined card
    SHOW = 5  # not from the Court: which card the examined player shows
    REDRAW = 6  # after an embezzler's Duke was found


RECENT: Final = 8  # inputs remembered
MOVES: Final = 32  # moves of cards remembered


class CardMove(IntEnum):
    """Where a card of a seat came from or went, as everybody sees."""

    DRAWN = 1  # from the Court deck
    RETURNED = 2  # to the Court deck
    LOST = 3  # face up


class Tally(IntEnum):
    """The counts of each seat's claims."""

    CLAIMED = 0
    PROVED = 1  # challenged and proved
    REFUSED = 2  # challenged and not proved
    FORGONE = 3  # a block that could have been claimed


TALLY: Final = len(Tally)
