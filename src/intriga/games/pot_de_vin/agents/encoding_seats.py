"""The seats of Pot de Vin as tokens: their part in the round, their columns and points."""

from typing import TYPE_CHECKING, Any, Final

import numpy as np

from intriga.games.pot_de_vin.agents.encoding_points import Worth, scaled
from intriga.games.pot_de_vin.agents.encoding_reading import Reading
from intriga.games.pot_de_vin.point_tables import MOST_SYMBOLS
from intriga.games.pot_de_vin.view import sight as seen
from intriga.games.pot_de_vin.view.observation import AT
from intriga.games.pot_de_vin.vocabulary import CHARACTERS, SEATS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray

PICKS: Final = 6
FAR: Final = 3.0  # points are shown by 30 where they are those of a whole game
PLACE: Final = np.eye(SEATS, dtype=np.float32)


def tokens(reading: Reading, worth: Worth) -> "NDArray[np.float32]":
    """Return the seats of *reading* clockwise from the viewer, [B, players, numbers]."""
    parts = [*_parts(reading), *_columns(reading, worth)]
    return np.concatenate(parts, axis=2, dtype=np.float32, casting="unsafe")


def _parts(reading: Reading) -> "Iterator[NDArray[Any]]":
    """Yield the part that each seat has in the round."""
    players, views = reading.players, len(reading.rows)
    yield np.broadcast_to(PLACE[:players], (views, players, SEATS))
    void = reading.per_seat(AT.void, CHARACTERS)
    yield void
    flags = [reading.seat_at(who) for who in (AT.turn, AT.first, AT.leader, AT.taker)]
    flags += [reading.mate, reading.laid, reading.paid, reading.holds, reading.later]
    flags += [(void * suit[:, None]).sum(axis=2) for suit in (reading.is_led, reading.is_trump)]
    yield np.stack(flags, axis=2)
    pieces = (AT.hand_size, AT.gems, AT.treasure, AT.awaited, AT.settled)
    numbers = np.stack([reading.per_seat(at)[:, :, 0] for at in pieces], axis=2)
    yield numbers / np.array([12, 4, 12, 1, 1])


def _columns(reading: Reading, worth: Worth) -> "Iterator[NDArray[Any]]":
    """Yield the cards that each seat has won, and the gains of more for its side."""
    views, players = len(reading.rows), reading.players
    yield np.minimum(reading.columns, MOST_SYMBOLS) / MOST_SYMBOLS
    yield worth.placed
    yield worth.shown().reshape(views, players, -1)
    yield worth.taken / 4
    cards = reading.is_at[:, seen.TAKEN : seen.TAKEN + players].sum(axis=2, keepdims=True)
    yield cards / 24
    some = (worth.prize, worth.jokers, worth.next_joker, worth.next_pot)
    far = (worth.score / FAR, worth.margin / FAR)
    yield scaled(np.stack([*some, *far], axis=2))


def picks(reading: Reading) -> "NDArray[np.float32]":
    """Return the seats to be gathered, each row summing to 1 or 0, [B, PICKS, seat].

    The viewer, its partner, the holder of the best card, the leader, who plays later, and
    all who are on another side.
    """
    viewer = np.arange(reading.players) == 0
    rows = [np.broadcast_to(viewer, reading.mate.shape), reading.mate, reading.holds]
    rows += [reading.seat_at(AT.leader), reading.later, ~viewer & (reading.mate == 0)]
    out = np.stack(rows, axis=1).astype(np.float32)
    out /= np.maximum(1, out.sum(axis=2, keepdims=True))
    return out
