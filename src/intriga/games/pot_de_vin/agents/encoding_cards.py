"""The cards of Pot de Vin as tokens: their places, their symbols, their gains."""

from typing import TYPE_CHECKING, Any, Final

import numpy as np

from intriga.games.pot_de_vin.agents.encoding_points import GAINS, Worth
from intriga.games.pot_de_vin.agents.encoding_reading import PLACES, VALUE, Reading
from intriga.games.pot_de_vin.view import sight as seen
from intriga.games.pot_de_vin.view.observation import AT
from intriga.games.pot_de_vin.vocabulary import CARDS, CHARACTERS, GUILDS, SEATS, VALUES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray


def _eye(number: int) -> "NDArray[np.float32]":
    return np.eye(number, dtype=np.float32)


SCALE: Final = 12.0  # cards of a suit above one
CODES: Final = 16  # numbers that a deck may have for a card
# [card]: suit and value
ITSELF: Final = np.hstack(
    [_eye(CHARACTERS)[np.arange(CARDS) // VALUES], _eye(VALUES)[VALUE - 1], VALUE[:, None] / VALUES]
).astype(np.float32)
# [guild code, place, by], flat: place, who played it, guild and two symbols
_CODE, _PLACE, _BY = (
    numbers.ravel() for numbers in np.indices((CODES, PLACES, SEATS + 1), np.intp)
)
TOLD: Final = np.hstack(
    [
        _eye(PLACES)[_PLACE],
        np.vstack([np.zeros((1, SEATS), np.float32), _eye(SEATS)])[_BY],
        np.vstack([np.zeros((1, 7), np.float32), _eye(7)])[_CODE % 8][:, :GUILDS],
        (_CODE >= 8)[:, None].astype(np.float32),
    ]
)
# [value, value]: where the first is above the second
_ABOVE: Final = np.tril(np.ones((VALUES, VALUES), np.float32), -1) / np.float32(SCALE)

PICKS: Final = 9
# itself, the row TOLD, its suit, its neighbours, beats and is the best, gains
WIDTHS: Final = (ITSELF.shape[1], TOLD.shape[1], 4, 4, 2, GAINS)
_ENDS: Final = np.cumsum(WIDTHS).tolist()
WIDTH: Final = _ENDS[-1]


def tokens(reading: Reading, worth: Worth) -> "NDArray[np.float32]":
    """Return the cards of *reading*, [B, CARDS, WIDTH]."""
    views = len(reading.rows)
    out = np.empty((views, CARDS, WIDTH), np.float32)
    itself, told, of_suit, around, rank, _ = _ENDS
    out[:, :, :itself] = ITSELF
    rows = (PLACES * reading.deck + reading.place) * (SEATS + 1) + reading.by
    out[:, :, itself:told] = TOLD.take(rows.ravel(), axis=0).reshape(views, CARDS, -1)
    by_suit = out.reshape(views, CHARACTERS, VALUES, WIDTH)
    for place, suits in enumerate(_of_suit(reading), told):
        by_suit[..., place] = suits[:, :, None]
    for place, counted in enumerate(_around(reading), of_suit):
        by_suit[..., place] = counted
    out[:, :, around] = reading.rank > reading.best_rank[:, None]
    out[:, :, around + 1] = is_best(reading)
    out[:, :, rank:] = worth.gains()
    return out


def _of_suit(reading: Reading) -> "tuple[NDArray[Any], ...]":
    """Return the facts on each suit: trump, led, and the seats that may have it, [B, suit]."""
    may = 1 - reading.per_seat(AT.void, CHARACTERS)
    later = (reading.later[:, :, None] * may).sum(axis=1)
    others = ((reading.hand_size[:, 1:, None] > 0) * may[:, 1:]).sum(axis=1)
    rivals = reading.players - 1
    return (reading.is_trump, reading.is_led, later / rivals, others / rivals)


def _around(reading: Reading) -> "Iterator[NDArray[np.float32]]":
    """Yield how many cards are above each and below it in its suit, [B, suit, value].

    Mine above and below, then unseen ones above and below.
    """
    for place in (seen.IN_HAND, seen.UNSEEN):
        cards = reading.is_at[:, place].reshape(-1, VALUES)
        for sums in (_ABOVE, _ABOVE.T):
            yield (cards @ sums).reshape(-1, CHARACTERS, VALUES)


def is_best(reading: Reading) -> "NDArray[Any]":
    """Return a flag for the best card on the table, [B, card]."""
    best = np.where(reading.best_rank > 0, reading.best, CARDS)
    return best[:, None] == np.arange(CARDS)


def picks(reading: Reading) -> "NDArray[np.float32]":
    """Return the cards to be gathered, each row summing to 1 or 0, [B, PICKS, card].

    The viewer's hand, its cards of the suit led, and of trumps; the unseen cards likewise; the
    cards on the table, the best of them, and the trump card.
    """
    of_suits = np.repeat(
        np.stack([reading.is_led, reading.is_trump], axis=1).astype(np.float32), VALUES, axis=2
    )
    out = np.empty((len(reading.rows), PICKS, CARDS), np.float32)
    for first, place in ((0, seen.IN_HAND), (3, seen.UNSEEN)):
        out[:, first] = reading.is_at[:, place]
        np.multiply(of_suits, out[:, first, None], out=out[:, first + 1 : first + 3])
    out[:, 6] = reading.is_at[:, seen.ON_TABLE]
    out[:, 7] = is_best(reading)
    out[:, 8] = reading.is_at[:, seen.TRUMP_CARD]
    out /= np.maximum(1, out.sum(axis=2, keepdims=True))
    return out
