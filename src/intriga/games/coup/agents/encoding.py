"""How a network sees Coup: seats as tokens, characters by slot, arts forgotten.

Everything comes from the view.  Counts are squeezed by ``log(1 + x)``; coins also
stand one by one, because three, seven and ten of them change what may be done.
"""

from math import prod
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from intriga.agents.encoding import Array, Inputs, Shape
from intriga.games.coup.agents.network_columns import (
    PLAIN,
    TARGET_OF,
    VERBS,
    WORD_OF,
    WORDS,
    columns_of,
)
from intriga.games.coup.observation import LAYOUT
from intriga.games.coup.options import (
    COUP_MUST,
    DECLARED_COUP,
    DECLARED_OFF,
    IN_LINE,
    TO_THE_LETTER,
    VARIANTS,
)
from intriga.games.coup.vocabulary import CARDS, CLAIMS, RECENT, SEATS, SLOTS, TALLY, Action, Phase

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray

ROLES: Final = ("turn", "target", "blocker", "claimant", "challenger", "estate_of")
PICKED: Final = ("turn", "target", "claimant")
TOLD: Final = 4  # of the last inputs, word by word
COINS: Final = 13  # told one by one, the last for all above
NOTHING: Final = -1  # no class
HAND_CLASSES: Final = SLOTS + SLOTS * (SLOTS + 1) // 2  # one card, or two


def _eye(number: int) -> "NDArray[np.float32]":
    return np.eye(number, dtype=np.float32)


LOG: Final = (np.log1p(np.arange(128)) / 2).astype(np.float32)
COIN: Final = _eye(COINS)[np.minimum(np.arange(128), COINS - 1)]
WORD: Final = _eye(WORDS)[WORD_OF]
SEAT: Final = np.vstack([np.zeros((1, SEATS), np.float32), _eye(SEATS)])  # [who] of a view
CARD_SLOT: Final = np.vstack([np.zeros((1, SLOTS)), _eye(SLOTS)[np.arange(CARDS) % SLOTS]]).astype(
    np.float32
)  # [card + 1]
CARDS_SLOTS: Final = CARD_SLOT[:, None] + CARD_SLOT  # [card + 1, card + 1]
# How many copies of a character there are (COUP-SU-01, COUP-SU-02)
COPIES: Final = np.array([3] * 7 + [4] * 2 + [5] * 2, np.float32)  # [players]
# Which slot a claim plus 1 is about; "none of slot 0" is about slot 0
CLAIMED: Final = np.vstack([np.zeros((1, SLOTS)), _eye(SLOTS), _eye(SLOTS)[:1]]).astype(np.float32)
ONE_HOT: Final = {  # pieces told number by number, and how many there are
    "phase": len(Phase),
    "action": len(Action) + 1,
    "named": CLAIMS + 1,
    "block": CLAIMS + 1,
    "claim": CLAIMS + 1,
    "loss": 4,
    "banned": CLAIMS + 1,
}


def _option_numbers() -> "NDArray[np.float32]":
    """Return what each number of each option is told as, [options, numbers].

    Values that are younger than the networks are told as the nearest of those they know.
    """
    told = np.tile(np.arange(6, dtype=np.float32), (len(VARIANTS.columns), 1))
    places = list(VARIANTS.columns)
    told[places.index("declared"), 3:] = DECLARED_COUP, COUP_MUST, DECLARED_OFF
    told[places.index("declared_exchange"), 3:] = told[0, :3]  # and the owner chooses
    told[places.index("decline_proof"), TO_THE_LETTER] = True
    told[places.index("fa_reblock"), IN_LINE] = False
    return told * np.float32(0.5)


OPTION: Final = _option_numbers()


def _places(*names: str) -> "NDArray[np.int64]":
    """Return where pieces of one number stand in a view."""
    return np.array([LAYOUT.at[name] for name in names])


# One look-up of many pieces takes a tenth of the time of a look-up of each
HOT: Final = _places(*ONE_HOT)
HOT_AT: Final = np.cumsum([0, *ONE_HOT.values()])  # the column of each piece's 0, and their number
ROLE: Final = _places(*ROLES)
WHO: Final = LAYOUT.at["recent"] + 3 * np.arange(RECENT)  # gave the last inputs
PICK: Final = _places(*PICKED)
CLAIM: Final = _places("claim", "named")

# The two cards of a hand, as pairs of slots, after the five hands of one card
PAIR_CLASS: Final = np.array(
    [
        [SLOTS + max(a, b) * (max(a, b) + 1) // 2 + min(a, b) for b in range(SLOTS)]
        for a in range(SLOTS)
    ]
)


class Pieces:
    """The numbers of many views, by the names of their pieces."""

    def __init__(self, views: "NDArray[np.int8]", players: int) -> None:
        """Cut *views* [B, width]."""
        self.views = views
        self.players = players

    def one(self, name: str) -> "NDArray[np.int8]":
        """Return a piece of one number, [B]."""
        return self.views[:, LAYOUT.at[name]]

    def all(self, name: str, *shape: int) -> "NDArray[np.int8]":
        """Return a piece as [B, *shape*]."""
        at = LAYOUT.at[name]
        return self.views[:, at : at + prod(shape)].reshape(len(self.views), *shape)

    def seats(self, name: str, *shape: int) -> "NDArray[np.int8]":
        """Return what a piece says of the seats that play, [B, players, *shape*]."""
        return self.all(name, SEATS, *shape)[:, : self.players]

    def big(self, name: str) -> "NDArray[Any]":
        """Return a number that takes two, [B]."""
        low, high = self.all(name, 2).astype(np.int64).T
        return low + 128 * high

    def who(self, places: "NDArray[np.int64]") -> "NDArray[np.float32]":
        """Return which seat each of the numbers at *places* means, [B, players, places]."""
        return SEAT[self.views[:, places]].transpose(0, 2, 1)[:, : self.players]

    def by_slot(self, name: str) -> "NDArray[np.float32]":
        """Return cards counted by kind as counted by slot, [B, slots]."""
        counted = self.all(name, CARDS // SLOTS, SLOTS)
        return counted.sum(axis=1, dtype=np.float32)


class CoupEncoding:
    """Coup for a network, as :class:`intriga.agents.encoding.Encoding`."""

    game = "coup"
    version = 1

    def __init__(self) -> None:
        """Measure the widths by encoding a view of zeros."""
        inputs = self.encode(np.zeros((1, LAYOUT.width), np.int8), 2)
        self.shape = Shape(
            table=inputs.table.shape[1],
            tokens=(inputs.tokens[0].shape[2],),
            picks=(inputs.picks[0].shape[1],),
            plain=PLAIN,
            verbs=(VERBS,),
            classes=(HAND_CLASSES,),
        )

    def hidden(
        self, games: Array, seats: "NDArray[np.int64]", players: int
    ) -> "tuple[NDArray[np.int64]]":
        """Return the class of every hand, [B, players], clockwise from *seats* [B].

        A hand of one card has the class of its slot, 0 to 4, a hand of two one of 5 to 19.
        The viewer's own hand, and any other number of cards, has none (-1).
        """
        packed = games["hand"][:, :players]
        around = (seats[:, None] + np.arange(players)) % players
        packed = np.take_along_axis(packed, around, axis=1)
        counts = packed[:, :, None] >> 4 * np.arange(CARDS) & 15
        slots = counts.reshape(*packed.shape, -1, SLOTS).sum(axis=2)
        number = slots.sum(axis=2)
        low = (slots > 0).argmax(axis=2)
        high = SLOTS - 1 - (slots[:, :, ::-1] > 0).argmax(axis=2)
        classes = np.where(number == 1, low, np.where(number == 2, PAIR_CLASS[low, high], NOTHING))
        classes[:, 0] = NOTHING
        return (classes,)

    def columns(self, players: int) -> "NDArray[np.int64]":
        """Return the column of every action id."""
        return columns_of(players)

    def encode(self, views: "NDArray[np.int8]", players: int) -> Inputs:
        """Return the inputs of *views* [B, width], all with *players* seats."""
        pieces = Pieces(views, players)
        face_up, seen = (_slots(pieces.seats(name, 2)) for name in ("face_up", "seen"))
        own = pieces.by_slot("hand")
        rest = COPIES[players] - face_up.sum(axis=1) - seen[:, 1:].sum(axis=1) - own
        table = np.concatenate([*_table(pieces), *_cards(pieces, own, rest, face_up)], axis=1)
        told = [*_seats(pieces), *_claims(pieces), face_up, seen, _own(pieces, own)]
        return Inputs(table, (np.concatenate(told, axis=2),), (_picks(pieces),))


def _slots(cards: "NDArray[np.int8]") -> "NDArray[np.float32]":
    """Return how often two *cards* [..., 2], each plus 1, are of each slot, [..., slots]."""
    return CARDS_SLOTS[cards[..., 0], cards[..., 1]]


def _table(pieces: Pieces) -> "Iterator[NDArray[np.float32]]":
    """Yield what lies on the table and was said last."""
    hot = np.zeros((len(pieces.views), HOT_AT[-1]), np.float32)
    np.put_along_axis(hot, pieces.views[:, HOT] + HOT_AT[:-1], 1, axis=1)
    yield hot
    yield np.repeat(_eye(SEATS + 1)[pieces.players :][:1], len(pieces.views), axis=0)
    yield OPTION[np.arange(len(OPTION)), pieces.all("options", len(OPTION))]
    sewer, treasury = pieces.big("sewer"), pieces.big("treasury")
    alive = (pieces.seats("hand_size") > 0).sum(axis=1)
    few = [pieces.one("court_size") / 15, np.minimum(sewer, 10) / 5, sewer > 0, alive / 5]
    few += [alive == 2, alive == 3, np.clip(treasury, 0, 20) / 20]
    yield np.stack(few, axis=1, dtype=np.float32, casting="same_kind")
    codes = _recent(pieces)[:, :TOLD]
    yield WORD[codes].reshape(len(codes), -1)


def _recent(pieces: Pieces) -> "NDArray[np.int64]":
    """Return the last inputs, action id plus 1, latest first."""
    recent = pieces.all("recent", RECENT, 3).astype(np.int64)
    return recent[:, :, 1] + 128 * recent[:, :, 2]


def _cards(
    pieces: Pieces, own: Array, rest: Array, face_up: Array
) -> "Iterator[NDArray[np.float32]]":
    """Yield the viewer's own cards, the copies that may be anywhere, and those of the claim."""
    aside = pieces.by_slot("aside")
    rest = rest - aside
    yield own
    yield own > 1
    yield aside
    yield rest / 3
    yield rest <= 0
    yield _slots(pieces.all("returned", 2))
    yield _slots(pieces.all("proof", 2))
    yield CARD_SLOT[pieces.one("shown")]
    about = CLAIMED[pieces.views[:, CLAIM]]
    told = np.stack([own, rest / 3, face_up.sum(axis=1)], axis=2)
    yield (about @ told).reshape(len(own), -1)


def _seats(pieces: Pieces) -> "Iterator[NDArray[np.float32]]":
    """Yield what everybody sees of each seat, [B, players, numbers]."""
    views, players = len(pieces.views), pieces.players
    place = np.zeros((players, 4), np.float32)
    place[0, 0] = place[1, 1] = place[-1, 2] = 1
    place[:, 3] = np.arange(players) / players
    yield np.broadcast_to(place, (views, players, 4))
    influence = 2 - (pieces.seats("face_up", 2) > 0).sum(axis=2)
    yield _eye(3)[influence]
    coins = pieces.seats("coins", 2).astype(np.int64)
    coins = np.minimum(coins[:, :, 0] + 128 * coins[:, :, 1], 127)
    yield COIN[coins]
    faction = pieces.seats("faction")
    mine = faction[:, :1]
    few = [np.minimum(coins, 20) / 10, pieces.seats("awaited"), pieces.seats("blocked")]
    few += [pieces.seats("lawyer") == 1, pieces.seats("lawyer") == 2]
    few += [faction == 1, faction == 2, (faction == mine) & (faction > 0)]
    few += [np.minimum(pieces.seats("estate", 2)[:, :, 0], 20) / 10]
    yield np.stack(few, axis=2, dtype=np.float32, casting="same_kind")
    yield pieces.who(ROLE)
    yield pieces.who(WHO)
    yield _targeted(pieces)


def _targeted(pieces: Pieces) -> "NDArray[np.float32]":
    """Return of each seat which of the last inputs pointed at it, [B, players, recent]."""
    steps = TARGET_OF[_recent(pieces)]
    who = pieces.all("recent", RECENT, 3)[:, :, 0].astype(np.int64)
    seat = np.where(steps >= 0, (who - 1 + steps) % pieces.players + 1, 0)
    return SEAT[seat].transpose(0, 2, 1)[:, : pieces.players]


def _claims(pieces: Pieces) -> "Iterator[NDArray[np.float32]]":
    """Yield what each seat has claimed, and how that ended, [B, players, numbers]."""
    tally = pieces.seats("tally", TALLY, CLAIMS)
    flat = tally.reshape(*tally.shape[:2], -1)
    yield LOG[flat]
    yield (flat > 0).astype(np.float32)
    claimed, proved, refused, _ = tally.astype(np.int64).transpose(2, 0, 1, 3)
    yield LOG[np.clip(claimed - proved - refused, 0, 127)]
    yield LOG[pieces.seats("challenges", 2)]


def _own(pieces: Pieces, own: "NDArray[np.float32]") -> "NDArray[np.float32]":
    """Return the viewer's hand at its seat, nothing at the others', [B, players, slots]."""
    hands = np.zeros((len(own), pieces.players, SLOTS), np.float32)
    hands[:, 0] = own
    return hands


def _picks(pieces: Pieces) -> "NDArray[np.float32]":
    """Return the seats to be gathered: the viewer, those with a role, all living others."""
    players = pieces.players
    others = (pieces.seats("hand_size") > 0).astype(np.float32)
    others[:, 0] = 0
    others /= np.maximum(1, others.sum(axis=1, keepdims=True))
    viewer = np.broadcast_to(_eye(players)[0], others.shape)
    roles = pieces.who(PICK).transpose(0, 2, 1)
    return np.concatenate([viewer[:, None], roles, others[:, None]], axis=1)
