"""The state of a game of Coup, as one list of fields.

The annotations are the list: the class of ordinary Python numbers and the
record that compiled code works on both come from them.
"""

from typing import Annotated, Final

from intriga.core.state import I1, I2, I8, State, fields_of, slotted
from intriga.games.coup.vocabulary import CLAIMS, MOVES, RECENT, SEATS, TALLY


@slotted
class CoupState(State):
    """A game of Coup in ordinary Python numbers."""

    # the options, fixed at the deal, public: options.py explains their numbers
    patron: I1
    inquisitor: I1
    lawyer: I1
    reforma: I1
    distinct: I1
    sets: I1
    first_coins: I1
    declared: I1
    declared_exchange: I1
    declared_loss: I1
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
    # the table
    players: I1  # 2 to 10
    alive: I2  # seats with influence, public
    coins: Annotated[list[int], "i2", SEATS]  # [seat] public
    treasury: I2  # public; may be below 0 where it is not finite
    sewer: I2  # public
    factions: I2  # seats of faction 1, public; NOBODY until chosen
    estates: Annotated[list[int], "i2", SEATS]  # [seat] coins of the dead, waiting for lawyers
    queue: I8  # the seats they belonged to, a digit each (seat + 1), first lowest
    hand: Annotated[list[int], "i8", SEATS]  # [seat] cards, each seat's own secret
    face_up: Annotated[list[int], "u1", SEATS]  # [seat] lost cards, a digit each (card + 1)
    court: I8  # cards, nobody's to know
    aside: Annotated[list[int], "i8", 2]  # [seat] two-player sets: each seat's own secret
    # the turn, public
    turn: I1  # the actor
    action: I1  # NOBODY between actions
    target: I1  # NOBODY for none
    named: I1  # the slot named by a declared coup or assassination
    blocker: I1  # who blocks, or blocked last
    block: I1  # the slot claimed to block
    blockers: I2  # seats that have blocked this action
    unheard: I2  # seats that the last block kept from answering (AMB-94)
    # the claim, public
    claimant: I1  # who claimed last
    claim: I1  # a slot or NOT_DUKE
    claim_for: I1  # For
    challenger: I1  # of that claim, NOBODY for none
    # the question, public but for the card shown
    phase: I1  # Phase
    awaited: I2  # seats that have not answered yet
    origin: I1  # answers are taken clockwise after this seat
    loss: I1  # Loss
    banned: I1  # the slot that may not be lost (AMB-14)
    shown: I1  # the examined card, for actor and target
    draw: I1  # Draw
    drawer: I1  # who draws, or exchanges
    draws: I1  # cards still to be drawn
    # the estate in hand, public
    estate_of: I1  # the dead, NOBODY for none
    lawyers: I2  # claims still to be tested
    heirs: I2  # claims that stand
    winner: I1  # NOBODY while the game goes on
    # inputs heard and cards seen: rules/memory.py
    tally: Annotated[list[int], "i1", SEATS * TALLY * CLAIMS]  # [seat, Tally, claim] up to 127
    challenges: Annotated[list[int], "i1", SEATS * 2]  # [seat] made, won; up to 127
    # [viewer + 1, seat] cards known to be held, a digit each (card + 1); row 0 for spectators
    seen: Annotated[list[int], "u1", (SEATS + 1) * SEATS]
    returned: Annotated[list[int], "u1", SEATS]  # [seat] its cards last put into the Court deck
    proof: Annotated[int, "u1"]  # cards that a proof laid open with the last input, as digits
    watched: I2  # seats of whom somebody knows a card
    heard: I2  # where in recent the next input goes
    recent: Annotated[list[int], "i2", RECENT]  # the last inputs but passes, a ring
    moved: I2  # where in moves the next one goes
    moves: Annotated[list[int], "i2", MOVES]  # the last moves of cards, a ring, public


FIELDS: Final = fields_of(CoupState)
