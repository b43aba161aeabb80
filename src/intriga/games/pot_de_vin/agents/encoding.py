"""How a network sees Pot de Vin: the table, the seats and the 52 cards.

Everything comes from the view.  Points lead: the points of each column for its side,
the effect of more symbols, and the gain of each seat from a card.
"""

from typing import TYPE_CHECKING, Any, Final

import numpy as np

from intriga.agents.encoding import NO_COLUMN, Array, Inputs, Shape
from intriga.games.pot_de_vin.agents import encoding_cards as of_cards
from intriga.games.pot_de_vin.agents import encoding_seats as of_seats
from intriga.games.pot_de_vin.agents.encoding_points import Worth
from intriga.games.pot_de_vin.agents.encoding_reading import Reading
from intriga.games.pot_de_vin.inputs import MOST_JOKERS, NUM_ACTIONS, PAGE, Input
from intriga.games.pot_de_vin.view import sight as seen
from intriga.games.pot_de_vin.view.observation import AT, LAYOUT
from intriga.games.pot_de_vin.vocabulary import CARDS, CHARACTERS, SEATS, VALUES, Phase, Recycle

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray

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
        tokens = (of_seats.tokens(reading, worth), of_cards.tokens(reading, worth))
        return Inputs(table, tokens, (of_seats.picks(reading), of_cards.picks(reading)))


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
