"""The encoding of Pot de Vin for a network: the table, the seats and the 52 cards as tokens.

Everything comes from the view.  Points lead: the points of each column for its side,
the effect of more symbols, and the gain of each seat from a card.
"""

from typing import TYPE_CHECKING, Any, Final

import numpy as np

from intriga.agents.encoding import NO_COLUMN, Array, Inputs, Shape
from intriga.games.pot_de_vin.agents.encoding_of_view import (
    CARD_PLACES,
    GAINS,
    VALUE,
    Reading,
    Worth,
    scaled,
)
from intriga.games.pot_de_vin.inputs import MOST_JOKERS, NUM_ACTIONS, PAGE, Input
from intriga.games.pot_de_vin.point_tables import MOST_SYMBOLS
from intriga.games.pot_de_vin.view import sight as seen
from intriga.games.pot_de_vin.view.observation import AT, LAYOUT
from intriga.games.pot_de_vin.vocabulary import (
    CARDS,
    CHARACTERS,
    GUILDS,
    SEATS,
    VALUES,
    Phase,
    Recycle,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray


SEAT_PICKS: Final = 6
FAR: Final = 3.0  # points are shown by 30 where they are those of a whole game
PLACE: Final = np.eye(SEATS, dtype=np.float32)


def seat_tokens(reading: Reading, worth: Worth) -> "NDArray[np.float32]":
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


def seat_picks(reading: Reading) -> "NDArray[np.float32]":
    """Return the seats to be gathered, each row summing to 1 or 0, [B, SEAT_PICKS, seat].

    The viewer, its partner, the holder of the best card, the leader, who plays later, and
    all who are on another side.
    """
    viewer = np.arange(reading.players) == 0
    rows = [np.broadcast_to(viewer, reading.mate.shape), reading.mate, reading.holds]
    rows += [reading.seat_at(AT.leader), reading.later, ~viewer & (reading.mate == 0)]
    out = np.stack(rows, axis=1).astype(np.float32)
    out /= np.maximum(1, out.sum(axis=2, keepdims=True))
    return out


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
    numbers.ravel() for numbers in np.indices((CODES, CARD_PLACES, SEATS + 1), np.intp)
)
TOLD: Final = np.hstack(
    [
        _eye(CARD_PLACES)[_PLACE],
        np.vstack([np.zeros((1, SEATS), np.float32), _eye(SEATS)])[_BY],
        np.vstack([np.zeros((1, 7), np.float32), _eye(7)])[_CODE % 8][:, :GUILDS],
        (_CODE >= 8)[:, None].astype(np.float32),
    ]
)
# [value, value]: where the first is above the second
_ABOVE: Final = np.tril(np.ones((VALUES, VALUES), np.float32), -1) / np.float32(SCALE)

CARD_PICKS: Final = 9
# itself, the row TOLD, its suit, its neighbours, beats and is the best, gains
WIDTHS: Final = (ITSELF.shape[1], TOLD.shape[1], 4, 4, 2, GAINS)
_ENDS: Final = np.cumsum(WIDTHS).tolist()
WIDTH: Final = _ENDS[-1]


def card_tokens(reading: Reading, worth: Worth) -> "NDArray[np.float32]":
    """Return the cards of *reading*, [B, CARDS, WIDTH]."""
    views = len(reading.rows)
    out = np.empty((views, CARDS, WIDTH), np.float32)
    itself, told, of_suit, around, rank, _ = _ENDS
    out[:, :, :itself] = ITSELF
    rows = (CARD_PLACES * reading.deck + reading.place) * (SEATS + 1) + reading.by
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


def card_picks(reading: Reading) -> "NDArray[np.float32]":
    """Return the cards to be gathered, each row summing to 1 or 0, [B, CARD_PICKS, card].

    The viewer's hand, its cards of the suit led, and of trumps; the unseen cards likewise; the
    cards on the table, the best of them, and the trump card.
    """
    of_suits = np.repeat(
        np.stack([reading.is_led, reading.is_trump], axis=1).astype(np.float32), VALUES, axis=2
    )
    out = np.empty((len(reading.rows), CARD_PICKS, CARDS), np.float32)
    for first, place in ((0, seen.IN_HAND), (3, seen.UNSEEN)):
        out[:, first] = reading.is_at[:, place]
        np.multiply(of_suits, out[:, first, None], out=out[:, first + 1 : first + 3])
    out[:, 6] = reading.is_at[:, seen.ON_TABLE]
    out[:, 7] = is_best(reading)
    out[:, 8] = reading.is_at[:, seen.TRUMP_CARD]
    out /= np.maximum(1, out.sum(axis=2, keepdims=True))
    return out


GEM_COLUMN, AUTO_COLUMN, JOKER_COLUMN = 0, 1, 2
PLACINGS: Final = [
    chosen - 1 for chosen in range(1, PAGE + 1) if chosen.bit_count() <= MOST_JOKERS
]  # numbers added to JOKERS; no side has more jokers to place
PLAIN: Final = JOKER_COLUMN + len(PLACINGS)
POINTING: Final = (Input.PLAY, Input.DISCARD, Input.LEAVE)  # at a card; the verbs in order
NOTHING: Final = -1  # no class
IN_PILE: Final = SEATS  # a class of cards; those before are seats
CLASSES: Final = SEATS + 1  # of a hidden card: with a seat, from the viewer on; in the pile

KNOWN: Final = ("pairs", "auto", "owner", "combined", "recycle")
"""The options that networks are shown, by field: the weights were made from these alone."""
PLACES: Final = AT.options + np.array(LAYOUT.options.places(KNOWN))

_ONE_HOT: Final = tuple(np.eye(number, dtype=np.float32) for number in range(SEATS + 2))
_SUIT: Final = np.repeat(_ONE_HOT[CHARACTERS], VALUES, axis=0)
_SYMBOLS: Final = np.array([[10], [5]])  # that are shown as 1: of unseen cards, in hand


class PotDeVinEncoding:
    """Pot de Vin for a network, as :class:`intriga.agents.encoding.Encoding`."""

    game = "pot-de-vin"
    version = 1
    plain = None

    def __init__(self) -> None:
        """Measure the widths by encoding a view of zeros."""
        inputs = self.encode(np.zeros((1, LAYOUT.width), np.int8), 3)
        self.shape = Shape(
            table=inputs.table.shape[1],
            tokens=tuple(tokens.shape[2] for tokens in inputs.tokens),
            picks=tuple(picks.shape[1] for picks in inputs.picks),
            plain=PLAIN,
            verbs=(0, len(POINTING)),
            classes=(0, CLASSES),
        )

    def hidden(
        self, games: Array, seats: "NDArray[np.int64]", players: int
    ) -> "tuple[NDArray[np.int64], NDArray[np.int64]]":
        """Return the class of every seat, [B, players], and of every card, [B, CARDS].

        A card in another hand has the place of its seat, 1 to n-1 clockwise from *seats* [B];
        one in the pile is IN_PILE.  Cards that the viewer holds or all can see, and seats,
        have none (-1).
        """
        around = (seats[:, None] + np.arange(players)) % players
        hands = np.take_along_axis(games["hand"], around, axis=1)
        cards = np.arange(CARDS)
        classes = np.where(games["pile"][:, None] >> cards & 1, IN_PILE, NOTHING)
        for place in range(1, players):
            classes[(hands[:, place, None] >> cards & 1) == 1] = place
        return np.full((len(games), players), NOTHING), classes

    def columns(self, players: int) -> "NDArray[np.int64]":  # noqa: ARG002  no verb points at a seat
        """Return the column of every action id; no two that may be legal share one."""
        columns = np.full(NUM_ACTIONS, NO_COLUMN, np.int64)
        columns[Input.GEM], columns[Input.AUTO] = GEM_COLUMN, AUTO_COLUMN
        columns[Input.JOKERS + np.array(PLACINGS)] = np.arange(JOKER_COLUMN, PLAIN)
        for verb, kind in enumerate(POINTING):
            pointing = PLAIN + verb + len(POINTING) * np.arange(CARDS)
            columns[kind : kind + CARDS] = pointing
        return columns

    def prepare(self) -> None:
        """Do nothing: NumPy encodes few views as it does many."""

    def encode(self, views: "NDArray[np.int8]", players: int) -> Inputs:
        """Return the inputs of *views* [B, width], all with *players* seats."""
        reading = Reading(views, players)
        worth = Worth(reading)
        table = np.concatenate(
            [*_game(reading), *_round(reading), *_counts(reading, worth)],
            axis=1,
            dtype=np.float32,
            casting="unsafe",
        )
        tokens = (seat_tokens(reading, worth), card_tokens(reading, worth))
        return Inputs(table, tokens, (seat_picks(reading), card_picks(reading)))


def _game(reading: Reading) -> "Iterator[NDArray[Any]]":
    """Yield the variant, and how far the game has come."""
    yield np.broadcast_to(_ONE_HOT[SEATS + 1][reading.players, 3:], (len(reading.rows), 4))
    options = reading.numbers[:, PLACES]
    yield options[:, :4]  # pairs, and the options of yes or no
    yield _ONE_HOT[len(Recycle)][options[:, 4]]
    yield _ONE_HOT[len(Phase)][reading.phase]
    at, last = reading.one(AT.round), reading.one(AT.rounds)
    turned = (reading.numbers[:, AT.turned : AT.turned + 4] > 0).sum(axis=1)
    scales = np.array([16, 16, 16, 4])
    yield np.stack([at, last - at, reading.one(AT.pile_size), turned], axis=1) / scales


def _round(reading: Reading) -> "Iterator[NDArray[Any]]":
    """Yield the numbers of the round on the table."""
    yield reading.is_trump
    yield reading.is_led
    trump = reading.one(AT.trump)
    best = np.where(reading.best_rank > 0, reading.best % VALUES + 1, 0)
    few = [((trump - 1) % VALUES + 1) * (trump > 0) / VALUES, best / VALUES]
    few += [reading.best_rank > 2 * VALUES, reading.holds[:, 0]]
    few += [(reading.holds * reading.mate).sum(axis=1)]
    few += [each.sum(axis=1) / 5 for each in (reading.laid, reading.paid, reading.later)]
    yield np.stack(few, axis=1)


def _counts(reading: Reading, worth: Worth) -> "Iterator[NDArray[Any]]":
    """Yield counts of cards to come, unseen, in hand and on the table: guilds, others, suits."""
    views = len(reading.rows)
    symbols = worth.symbols
    taken = reading.columns.sum(axis=1)
    yield np.minimum((symbols.sum(axis=1) - taken) / 10, 3)
    yield np.minimum(symbols[:, : seen.ON_TABLE] / _SYMBOLS, 3).reshape(views, -1)
    yield np.minimum(worth.lying / 4, 3)
    yield worth.neutral[:, : seen.ON_TABLE].reshape(views, -1) / 4
    of_suits = reading.is_at[:, : seen.ON_TABLE].reshape(-1, CARDS) @ _SUIT
    yield of_suits.reshape(views, -1) / VALUES
    yield of_suits.sum(axis=1).reshape(views, -1) / np.array([CARDS, 12])
