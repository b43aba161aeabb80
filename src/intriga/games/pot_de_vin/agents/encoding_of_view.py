"""Many views of Pot de Vin at once: their pieces, the points of all seats, and what cards may gain.

The points are those of PDV-EN, PDV-PA-03 and 8.3.
"""

from typing import TYPE_CHECKING, Any, Final

import numpy as np

from intriga.games.pot_de_vin.inputs import Input
from intriga.games.pot_de_vin.point_tables import MOST_SYMBOLS, guild_points, joker_gain, pot_points
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
CARD_PLACES: Final = seen.TAKEN + SEATS
COMBINED: Final = 3  # the place of an option among those of the view
BY_PLACE: Final = np.arange(CARD_PLACES, dtype=np.int8)[:, None]
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


TEN: Final = 10  # points that are shown as 1
LEAST, MOST = -1.0, 3.0
MORE: Final = 4  # the most further symbols of a column that are weighed
JOKER, PLUS, MINUS, POT = range(4)  # kinds of neutral cards
NEUTRAL: Final = {1: JOKER, 2: PLUS, 3: MINUS, VALUES: POT}  # by value
KINDS: Final = 2 * GUILDS + len(NEUTRAL)  # one symbol of a guild, two, or a neutral card
GAINS: Final = 2 * SEATS + 2  # numbers of a card
NO_GAIN: Final = -99.0  # of a column where no joker may go


def _counted(own: int, other: int) -> int:
    """Return the symbols that count: of a pair, the smaller column (PDV-PA-03)."""
    return min(own, other) if own and other else own + other


_COLUMNS: Final = [
    (own, other, joker)
    for own in range(MOST_SYMBOLS + 1)
    for other in range(MOST_SYMBOLS + 1)
    for joker in range(2)
]
# [own symbols, partner's, joker placed], flat: points with 0 to MORE symbols more
POINTS: Final = np.array(
    [
        [guild_points(_counted(own + more, other) + joker) for more in range(MORE + 1)]
        for own, other, joker in _COLUMNS
    ],
    np.float32,
)
# likewise: the gain of a joker
JOKER_GAINS: Final = np.array(
    [
        joker_gain(_counted(own, other)) if own + other and not joker else NO_GAIN
        for own, other, joker in _COLUMNS
    ],
    np.float32,
)
# [cards of one's own, partner's, counted in one]: points of Pot-de-Vin cards (PDV-A20)
POTS: Final = np.array(
    [
        [
            [pot_points(own) + pot_points(other), pot_points(min(4, own + other))]
            for other in range(5)
        ]
        for own in (0, 1, 2, 3, 4, 4, 4, 4, 4)  # on the table there may be more
    ],
    np.float32,
)
# The gain of one symbol more, of two and so on
MORE_POINTS: Final = POINTS[:, 1:] - POINTS[:, :1]
_CODES: Final = np.array([max(0, code % 8 - 1) + GUILDS * (code // 8) for code in range(16)])
_NEUTRAL_KIND: Final = np.array(
    [2 * GUILDS + NEUTRAL[value] if value in NEUTRAL else 0 for value in VALUE.tolist()]
)


def scaled(points: "NDArray[Any]") -> "NDArray[Any]":
    """Return *points* as a network sees them."""
    return np.clip(points.astype(np.float32) / TEN, LEAST, MOST)


def _looked_up(table: "NDArray[np.float32]", keys: "NDArray[Any]") -> "NDArray[np.float32]":
    """Return the rows of *table* that *keys* name, much quicker than by an index."""
    return table.take(keys.ravel(), axis=0).reshape(*keys.shape, *table.shape[1:])


def _symbols(counts: "NDArray[Any]") -> "NDArray[Any]":
    """Return the symbols of each guild on the numbers of cards, [..., kind]."""
    return counts[..., :GUILDS] + 2 * counts[..., GUILDS : 2 * GUILDS]


# A column as a network sees it: its points, then the gains of more symbols
SHOWN: Final = scaled(np.hstack([POINTS[:, :1], MORE_POINTS]))


class Worth:
    """Points of B views, as they are and as they would be.

    Arrays run over B and seats.  ``points`` are those of columns; ``prize`` is the change by
    taking all cards on the table; jokers count as placed for the best, those of a pair in
    common.  ``taken`` counts the neutral cards that each seat has won, [B, players, kind].
    """

    def __init__(self, reading: Reading) -> None:
        """Compute the points of *reading*."""
        self._reading = reading
        self.kind = _CODES.take(reading.deck) + _NEUTRAL_KIND
        self._count()
        self._weigh_columns()
        self._weigh_jokers()
        self._weigh_pots()
        self._add_up()

    def _count(self) -> None:
        """Count neutral cards [B, place, kind], symbols [B, place, guild], and table cards."""
        reading = self._reading
        views = len(reading.rows)
        rows = (CARD_PLACES * reading.rows[:, None] + reading.place) * KINDS + self.kind
        counts = np.bincount(rows.ravel(), minlength=views * CARD_PLACES * KINDS)
        counts = counts.reshape(views, CARD_PLACES, KINDS)
        takes = ~reading.leaves_trump[:, None]
        lying = counts[:, seen.ON_TABLE] + takes * counts[:, seen.TRUMP_CARD]
        self.neutral = counts[:, :, 2 * GUILDS :]
        self.taken = self.neutral[:, seen.TAKEN : seen.TAKEN + reading.players]
        self.symbols = _symbols(counts)
        self.lying = _symbols(lying)
        self._neutral_lying = lying[:, 2 * GUILDS :]

    def _weigh_columns(self) -> None:
        reading = self._reading
        placed = reading.per_seat(AT.placed, GUILDS)
        self.placed = placed + reading.of_mate(placed)
        other = np.minimum(reading.of_mate(reading.columns), MOST_SYMBOLS)
        rest = 2 * other + self.placed
        after = reading.columns + self.lying[:, None]
        self._keys = 2 * (MOST_SYMBOLS + 1) * np.minimum(reading.columns, MOST_SYMBOLS) + rest
        self._keys_after = 2 * (MOST_SYMBOLS + 1) * np.minimum(after, MOST_SYMBOLS) + rest
        self.points = _looked_up(POINTS[:, 0], self._keys).sum(axis=2)
        self._points_after = _looked_up(POINTS[:, 0], self._keys_after).sum(axis=2)

    def _weigh_jokers(self) -> None:
        """Place the jokers where they gain most: as many as there are columns (PDV-A12)."""
        reading = self._reading
        number = self.taken[:, :, JOKER] * (1 - reading.per_seat(AT.settled)[:, :, 0])
        number = number + reading.of_mate(number)
        gains = -np.sort(_looked_up(-JOKER_GAINS, self._keys), axis=2)
        sums = np.zeros((*gains.shape[:2], GUILDS + 1), np.float32)
        np.cumsum(np.where(gains == NO_GAIN, 0, gains), axis=2, out=sums[:, :, 1:])
        place = np.arange(0, sums.size, GUILDS + 1).reshape(number.shape)
        self.jokers = sums.take(place + np.minimum(number, GUILDS))
        self.next_joker = sums.take(place + np.minimum(number + 1, GUILDS)) - self.jokers

    def _weigh_pots(self) -> None:
        combined = self._reading.one(AT.options + COMBINED)[:, None]
        own = self.taken[:, :, POT]
        other = self._reading.of_mate(own)
        after = own + self._neutral_lying[:, POT, None]
        self._pots = POTS[own, other, combined]
        self._pots_after = POTS[after, other, combined]
        self.next_pot = POTS[own + 1, other, combined] - self._pots
        self._next_pot_after = POTS[after + 1, other, combined] - self._pots_after

    def _add_up(self) -> None:
        reading = self._reading
        own = 2 * (self.taken[:, :, PLUS] - self.taken[:, :, MINUS])
        own = own + reading.per_seat(AT.treasure)[:, :, 0]
        self.score = self.points + self._pots + own + reading.of_mate(own)
        lying = self._neutral_lying
        certain = 2 * (lying[:, PLUS] - lying[:, MINUS]) + reading.paid.sum(axis=1)
        self.prize = self._points_after - self.points
        self.prize += self._pots_after - self._pots + certain[:, None]
        self.prize += self.next_joker * lying[:, JOKER, None]  # of two, as if both gained as much

    @property
    def margin(self) -> "NDArray[Any]":
        """Return how far each side is before the best other one, jokers placed."""
        total = self.score + self.jokers
        ranked = np.sort(total, axis=1)[:, ::-1]
        first = ranked[:, :1]  # of the best side, as ranked[:, 1] is where there are pairs
        second = np.where(self._reading.pairs, ranked[:, 2], ranked[:, 1])
        return total - np.where(total == first, second[:, None], first)

    def gains(self) -> "NDArray[np.float32]":
        """Return the gain of the seat that takes a card, [B, card, GAINS]; scaled, 0 for no seat.

        There is one for each seat alone, then together with the cards on the table; then
        the latter for the seat with the best card, and for the viewer's partner.
        """
        reading = self._reading
        views, players = len(reading.rows), reading.players
        out = np.zeros((views, KINDS, GAINS), np.float32)
        cases = (
            (self._keys, self.next_pot, 0.0),
            (self._keys_after, self._next_pot_after, self.prize[:, None]),
        )
        for case, (keys, pot, before) in enumerate(cases):
            gains = out[:, :, SEATS * case : SEATS * case + players]
            more = _looked_up(MORE_POINTS[:, :2], keys)
            gains[:, : 2 * GUILDS] = more.transpose(0, 3, 2, 1).reshape(-1, 2 * GUILDS, players)
            gains[:, 2 * GUILDS + JOKER] = self.next_joker
            gains[:, 2 * GUILDS + PLUS], gains[:, 2 * GUILDS + MINUS] = 2, -2
            gains[:, 2 * GUILDS + POT] = pot
            gains += before
        holder = out[reading.rows, :, SEATS + reading.holder]
        out[:, :, -2] = holder * (reading.best_rank > 0)[:, None]
        out[:, :, -1] = out[:, :, SEATS + players // 2] * reading.pairs[:, None]
        rows = (KINDS * reading.rows)[:, None] + self.kind
        return _looked_up(scaled(out).reshape(-1, GAINS), rows)

    def shown(self) -> "NDArray[np.float32]":
        """Return a column's points, and the gains of 1 to MORE symbols, scaled."""
        return _looked_up(SHOWN, self._keys)
