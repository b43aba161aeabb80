"""A view in words a program can read: seats as at the table, cards as numbers."""

from collections.abc import Sequence
from typing import ClassVar

from intriga.core.observation import Layout
from intriga.core.view import View
from tests.toy.kuhn.observation import LAYOUT
from tests.toy.kuhn.options import VARIANTS
from tests.toy.kuhn.vocabulary import SEATS, Phase


class KuhnView(View):
    """What one seat, or a spectator, may know of a game.

    Made from the numbers of the view and from nothing else.  Lists run over seats;
    NOBODY (-1) stands for no seat and no card.
    """

    LAYOUT: ClassVar[Layout] = LAYOUT
    SEATS: ClassVar[int] = SEATS

    def __init__(self, numbers: Sequence[int], seat: int | None) -> None:
        """Read the *numbers* seen from *seat*, None for a spectator."""
        super().__init__(numbers, seat)
        self.options = dict(zip(VARIANTS.rule_options, self._cut("options"), strict=True))
        self.phase = Phase(self._one("phase"))
        self.turn = self._who("turn")
        self.first = self._who("first")
        self.bettor = self._who("bettor")
        self.winner = self._who("winner")
        self.awaiting = [self.turn] if self.phase in {Phase.BET, Phase.CALL} else []
        self.cards = [number - 1 for number in self._each("hand")]
        self.paid = self._each("paid")
        self.folded = [seat for seat, number in enumerate(self._each("folded")) if number]
        self.shown = [seat for seat, number in enumerate(self._each("shown")) if number]
