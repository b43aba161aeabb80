"""Points and possible gains of all seats, for many views at once (PDV-EN, PDV-PA-03, 8.3)."""

from typing import TYPE_CHECKING, Any, Final

import numpy as np

from intriga.games.pot_de_vin.agents.encoding_reading import COMBINED, PLACES, VALUE, Reading
from intriga.games.pot_de_vin.point_tables import MOST_SYMBOLS, guild_points, joker_gain, pot_points
from intriga.games.pot_de_vin.view import sight as seen
from intriga.games.pot_de_vin.view.observation import AT
from intriga.games.pot_de_vin.vocabulary import GUILDS, SEATS, VALUES

if TYPE_CHECKING:
    from numpy.typing import NDArray

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
        rows = (PLACES * reading.rows[:, None] + reading.place) * KINDS + self.kind
        counts = np.bincount(rows.ravel(), minlength=views * PLACES * KINDS)
        counts = counts.reshape(views, PLACES, KINDS)
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
