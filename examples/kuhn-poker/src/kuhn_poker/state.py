"""The state of a game of Kuhn poker, in numbers, and its options."""

from enum import IntEnum
from typing import Annotated, Final

from intriga.core.options import Edition, Option, Variants
from intriga.core.state import I1, State, slotted

SEATS: Final = 3  # the most players
CARDS: Final = ("jack", "queen", "king", "ace")
NOBODY: Final = -1
VARIANTS: Final = Variants(
    options=(Option("bet", (1, 2), "K3", "bet"),),
    editions=(Edition("kuhn", least=2, most=3),),
)


class Phase(IntEnum):
    """The question on the table; in CHANCE it is put to chance."""

    BET = 0
    CALL = 1
    GAME_OVER = 2
    CHANCE = 3


class Input(IntEnum):
    """The answers, an action id each."""

    CHECK = 0
    BET = 1
    CALL = 2
    FOLD = 3


@slotted
class KuhnState(State):
    """A game of Kuhn poker; sets have a bit for each seat or card."""

    bet: I1  # chips of a bet: the option
    players: I1
    first: I1  # the seat that is dealt to first and speaks first
    hand: Annotated[list[int], "i1", SEATS]  # [seat] card + 1, 0 for none; the seat's own secret
    deck: I1  # the cards not dealt, nobody's to know
    bettor: I1  # NOBODY until a seat bets
    called: I1  # the seats that have paid the bet, the bettor among them
    phase: I1  # Phase
    turn: I1  # the seat that is asked or dealt to
