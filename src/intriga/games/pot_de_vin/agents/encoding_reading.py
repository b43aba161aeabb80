"""Many views of Pot de Vin at once, cut into their pieces, with derived numbers."""

from typing import TYPE_CHECKING, Any, Final

import numpy as np

from intriga.games.pot_de_vin.inputs import Input
from intriga.games.pot_de_vin.view import sight as seen
from intriga.games.pot_de_vin.view.observation import AT
from intriga.games.pot_de_vin.vocabulary import (
    CARDS,
    CHARACTERS,
    GEM,
    GUILDS,
    SEATS,
    VALUES,
    Phase,
)

if TYPE_CHECKING:
    from numpy.typing import NDArray

SUITS: Final = np.arange(CHARACTERS)
PLACES: Final = seen.TAKEN + SEATS
COMBINED: Final = 3  # the place of an option among those of the view
BY_PLACE: Final = np.arange(PLACES, dtype=np.int8)[:, None]
VALUE: Final = np.arange(CARDS) % VALUES + 1


class Reading:
    """The pieces of B views, all with *players* seats, counted from the viewer.

    Attributes named as pieces of the view are its whole numbers, [B], [B, players] or
    [B, cards].  ``is_at`` is float32 [B, place, card], 1 where the card lies.
    """

    def __init__(self, views: "NDArray[np.int8]", players: int) -> None:
        """Cut *views* [B, width]."""
        self.numbers: NDArray[Any] = views.astype(np.intp)
        self.players = players
        self.rows = np.arange(len(views))
        self.phase = self.numbers[:, AT.phase]
        self.deck = self._cut(AT.deck, CARDS)
        self.place = self._cut(AT.place, CARDS)
        self.by = self._cut(AT.by, CARDS)
        self.hand_size = self._cut(AT.hand_size, players)
        self.pairs = self.numbers[:, AT.options]
        self._any_pairs = bool(self.pairs.any())
        places = views[:, None, AT.place : AT.place + CARDS]
        self.is_at = (places == BY_PLACE).astype(np.float32)
        self._read_round()
        self._read_seats()

    def _cut(self, at: int, width: int) -> "NDArray[Any]":
        return self.numbers[:, at : at + width]

    def one(self, at: int) -> "NDArray[Any]":
        """Return the numbers that stand alone at *at*, [B]."""
        return self.numbers[:, at]

    def per_seat(self, at: int, width: int = 1) -> "NDArray[Any]":
        """Return the piece at *at*, [B, players, width]."""
        return self._cut(at, self.players * width).reshape(len(self.rows), self.players, width)

    def seat_at(self, at: int) -> "NDArray[Any]":
        """Return a flag for the seat that the piece at *at* names, [B, players]."""
        return self.numbers[:, at, None] == np.arange(1, self.players + 1)

    def _read_round(self) -> None:
        """Find the best card on the table and the cards that would beat it (PDV-RO-06)."""
        played = self._cut(AT.played, self.players)
        trump = (self.numbers[:, AT.trump, None] - 1) // VALUES
        self.is_trump = trump == SUITS  # [B, suit]
        self.is_led = self.numbers[:, AT.led, None] - 1 == SUITS
        above = VALUES * (2 * self.is_trump + self.is_led)
        self.rank = np.repeat(above, VALUES, axis=1) + VALUE
        self.played = played
        self.laid = (played > 0) & (played <= GEM)
        self.paid = played > Input.GEM
        cards = np.where(self.laid, played - 1, 0)
        ranks = np.where(self.laid, self.rank[self.rows[:, None], cards], 0)
        self.holder = ranks.argmax(axis=1)
        self.best_rank = ranks[self.rows, self.holder]
        self.best = cards[self.rows, self.holder]  # a card, if best_rank is above 0

    def _read_seats(self) -> None:
        """Find the seat with the best card, the seats that play later, and the partners."""
        seats = np.arange(self.players)
        laying = (self.phase == Phase.LEAD) | (self.phase == Phase.FOLLOW)
        waits = (self.played == 0) & (self.hand_size > 0) & ~self.seat_at(AT.turn)
        self.holds = (self.holder[:, None] == seats) & (self.best_rank > 0)[:, None]
        self.later = waits & laying[:, None]
        self.mate = self.pairs[:, None] * (seats == self.players // 2)  # of the viewer

    def of_mate(self, numbers: "NDArray[Any]") -> "NDArray[Any]":
        """Return *numbers* [B, players, …] of the partner of each seat, 0 for none.

        Where nobody has a partner it is a single 0 that goes with every shape.
        """
        if not self._any_pairs:
            return np.zeros((1,) * numbers.ndim, np.intp)
        mates = (np.arange(self.players) + self.players // 2) % self.players
        return numbers.take(mates, axis=1) * self.pairs.reshape(-1, *(1,) * (numbers.ndim - 1))

    @property
    def leaves_trump(self) -> "NDArray[Any]":
        """Say where the winner does not take the trump card (PDV-6P-04, PDV-A16)."""
        recycle = self.numbers[:, AT.options + COMBINED + 1]
        return (recycle == 0) & (self.players == SEATS)

    @property
    def columns(self) -> "NDArray[Any]":
        """Return the symbols won, [B, players, guild]."""
        return self.per_seat(AT.columns, GUILDS)
