"""One list of what a game of Coup consists of.

The annotations are the list: the class of ordinary Python numbers and the
record that compiled code works on both come from them.
"""

from typing import Annotated, Final

from intriga.core.state import I1, I2, I8, State, fields_of, slotted
from intriga.games.coup.vocabulary import CLAIMS, SEATS, TALLY


@slotted
class CoupState(State):
    """A game of Coup in ordinary Python numbers."""

    # the options, fixed at the deal: options.py
    patron: I1
    inquisitor: I1
    lawyer: I1
    reforma: I1
    distinct: I1
    sets: I1
    first_coins: I1
    declared: I1
    declared_exchange: I1
    decline_proof: I1
    clockwise: I1
    block_after_own_challenge: I1
    fa_reblock: I1
    steal_from_empty: I1
    embezzle_empty: I1
    duke_and_redraw: I1
    examine_random: I1
    examine_block: I1
    return_first: I1
    examine_own_faction: I1
    patron_own_faction: I1
    lawyer_challengeable: I1
    finite: I1
    factions_dealt: I1
    box: I1  # all coins of the edition
    # the table: all public but hands, Court deck and cards put aside
    players: I1
    alive: I2  # seats with influence
    coins: Annotated[list[int], "i2", SEATS]
    treasury: I2
    sewer: I2
    factions: I2  # seats of faction 1; NOBODY until chosen
    estates: Annotated[list[int], "i2", SEATS]  # coins of the dead, waiting for lawyers
    queue: I8  # the seats they belonged to, a digit each (seat + 1), first lowest
    hand: Annotated[list[int], "i8", SEATS]
    face_up: Annotated[list[int], "u1", SEATS]  # lost cards, a digit each (card + 1), first lowest
    court: I8
    aside: Annotated[list[int], "i8", 2]  # two-player sets
    # the turn
    turn: I1
    action: I1  # NOBODY between actions
    target: I1
    named: I1  # the slot named by a declared coup or assassination
    blocker: I1
    block: I1  # the slot claimed to block
    blockers: I2  # seats that have blocked this action
    # the claim
    claimant: I1
    claim: I1  # a slot or NOT_DUKE
    claim_for: I1
    challenger: I1
    # the question
    phase: I1
    awaited: I2  # seats that have not answered yet
    origin: I1  # answers are taken clockwise after this seat
    loss: I1
    banned: I1  # the slot that may not be lost (AMB-14)
    shown: I1  # the examined card
    draw: I1
    drawer: I1
    draws: I1  # cards still to be drawn
    # the estate in hand
    estate_of: I1
    lawyers: I2  # claims still to be tested
    heirs: I2  # claims that stand
    winner: I1
    # what was heard and seen: memory.py
    tally: Annotated[list[int], "i1", SEATS * TALLY * CLAIMS]  # [seat, Tally, claim] up to 127
    challenges: Annotated[list[int], "i1", SEATS * 2]  # [seat] made, won
    # [viewer + 1, seat] cards known to be held, a digit each (card + 1); row 0 for spectators
    seen: Annotated[list[int], "u1", (SEATS + 1) * SEATS]
    returned: Annotated[
        list[int], "u1", SEATS
    ]  # cards last put into the Court deck, known to the seat
    watched: I2  # seats of whom somebody knows a card
    heard: I2  # inputs in recent so far, modulo RECENT
    recent: Annotated[list[int], "i2", 8]  # the last inputs but passes, a ring


FIELDS: Final = fields_of(CoupState)
