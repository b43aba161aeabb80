"""A view in words a program can read: seats as at the table, cards as numbers."""

from collections.abc import Sequence

from tests.toy.kuhn.options import VARIANTS
from tests.toy.kuhn.view import LAYOUT
from tests.toy.kuhn.vocabulary import NOBODY, Phase


class KuhnView:
    """What one seat, or a spectator, may know of a game.

    Made from the numbers of the view and from nothing else.  Lists run over seats;
    NOBODY (-1) stands for no seat and no card.
    """

    def __init__(self, numbers: Sequence[int], seat: int | None) -> None:
        """Read the *numbers* seen from *seat*, None for a spectator."""
        self.numbers = numbers
        self.seat = seat
        self.players = self._one("players")
        self.options = dict(zip(VARIANTS.rule_options, self._cut("options"), strict=True))
        self.phase = Phase(self._one("phase"))
        self.turn = self._seat(self._one("turn"))
        self.first = self._seat(self._one("first"))
        self.bettor = self._seat(self._one("bettor"))
        self.winner = self._seat(self._one("winner"))
        self.awaiting = [self.turn] if self.phase in {Phase.BET, Phase.CALL} else []
        self.cards = [number - 1 for number in self._by_seat("hand")]
        self.paid = self._by_seat("paid")
        self.folded = [seat for seat, number in enumerate(self._by_seat("folded")) if number]
        self.shown = [seat for seat, number in enumerate(self._by_seat("shown")) if number]

    def _cut(self, name: str) -> Sequence[int]:
        return LAYOUT.cut(self.numbers, name)

    def _one(self, name: str) -> int:
        return self.numbers[LAYOUT.at[name]]

    def _seat(self, steps: int) -> int:
        return ((self.seat or 0) + steps - 1) % self.players if steps else NOBODY

    def _by_seat(self, name: str) -> list[int]:
        numbers = self._cut(name)
        eye = self.seat or 0
        return [numbers[(seat - eye) % self.players] for seat in range(self.players)]
