"""The view of a seat, declared once: rows, words and types are made from it."""

from typing import Annotated, Final

from intriga.core.observation import (
    cards,
    each,
    for_each_viewer,
    number,
    phase,
    seats,
    who,
)
from intriga.core.row import writer
from intriga.core.view import View, declared
from kuhn_poker.rules import asked, paid, shown, winners
from kuhn_poker.state import CARDS, SEATS, KuhnState, Phase


def sees(s: KuhnState, viewer: int, seat: int) -> bool:
    """Say whether *viewer* sees the card of *seat*: its own, and one that is shown."""
    return seat == viewer or shown(s) >> seat & 1 == 1


@declared(players=(2, SEATS))
class KuhnView(View):
    """The view of one seat, or of a spectator; lists run over seats."""

    bet: Annotated[int, number("chips of a bet", 2, 1, word=True)]
    phase: Annotated[Phase, phase(Phase)]
    first: Annotated[int, who("the seat that spoke first", always=True, word=True)]
    bettor: Annotated[int, who("the seat that bet", word=True)]
    awaiting: Annotated[list[int], seats("the seat whose answer is awaited", of=asked, word=True)]
    called: Annotated[list[int], seats("the seats that have paid the bet", word=True)]
    winners: Annotated[list[int], seats("the seats that have won", of=winners, word=True)]
    paid: Annotated[list[int], each(number("chips in the pot", 3, of=paid, word=True))]
    hands: Annotated[
        list[int], for_each_viewer(each(cards("the card of each seat", CARDS, "hand", sees)))
    ]


LAYOUT: Final = KuhnView.LAYOUT
view = writer(LAYOUT, globals())
