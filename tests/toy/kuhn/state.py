"""One list of what a game of Kuhn poker consists of."""

from typing import Annotated, Final

from intriga.core.state import I1, State, fields_of, slotted
from tests.toy.kuhn.vocabulary import SEATS


@slotted
class KuhnState(State):
    """A game of Kuhn poker in ordinary Python numbers."""

    # the options, fixed at the deal, public
    bet: I1  # chips of a bet
    # the table
    players: I1  # 2 or 3
    first: I1  # who is dealt to first and speaks first, public
    hand: Annotated[list[int], "i1", SEATS]  # [seat] card + 1, 0 for none; each seat's own secret
    deck: I1  # cards not dealt, nobody's to know
    paid: Annotated[list[int], "i1", SEATS]  # [seat] chips in the pot, public
    bettor: I1  # NOBODY until somebody bets, public
    folded: I1  # seats, public
    shown: I1  # seats that have shown their cards, public
    winner: I1  # NOBODY while the game goes on
    # the question, public
    phase: I1  # Phase
    turn: I1  # who is asked, or dealt to


FIELDS: Final = fields_of(KuhnState)
