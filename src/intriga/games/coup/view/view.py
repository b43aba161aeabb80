"""A view in words a program can read: seats as at the table, cards as numbers."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from intriga.core.observation import Layout
from intriga.core.view import View
from intriga.games.coup.options import VARIANTS
from intriga.games.coup.view.observation import LAYOUT
from intriga.games.coup.vocabulary import CLAIMS, RECENT, SEATS, Phase, Tally


class CoupView(View):
    """What one seat, or a spectator, may know of a game.

    Made from the numbers of :func:`intriga.games.coup.view.observation.view` and from
    nothing else.  Lists run over seats as they sit at the table; slots and
    cards are the numbers of ``vocabulary.py``; NOBODY (-1) stands for none.
    Attributes have the names of the state's fields.
    """

    LAYOUT: ClassVar[Layout] = LAYOUT
    SEATS: ClassVar[int] = SEATS
    __slots__: ClassVar[Mapping[str, str]] = {
        "action": "the action that is being done, a number of `Action`",
        "alive": "the seats that are still in the game",
        "aside": "the own cards put aside",
        "aside_sizes": "the number of cards that each seat has put aside",
        "awaiting": "the seats of which an answer is awaited",
        "banned": "the slot that may not be lost",
        "block": "the slot that the last block claimed",
        "blocker": "the seat that blocks, or blocked last",
        "challenger": "the seat that challenged the last claim",
        "claim": "the slot of the last claim, 5 for the claim to hold none of slot 0",
        "claimant": "the seat that made the last claim",
        "coins": "the coins of each seat",
        "court_size": "the number of cards in the Court deck",
        "estate_of": "the seat whose estate is divided",
        "estates": "the coins of each seat that wait for lawyers",
        "face_up": "the cards that each seat has lost, in order",
        "factions": "the faction of each seat, None without factions",
        "hand": "the own cards, ascending",
        "hand_sizes": "the number of cards in the hand of each seat",
        "loss": "why an influence is being lost: 0 as challenger, 1 as claimant, 2 struck",
        "named": "the slot named by a coup or an assassination",
        "options": "the value of each option that the rules read, by name, as a number",
        "phase": "what is being asked, a `Phase`",
        "sewer": "the coins in the sewer",
        "shown": "the card that is being examined, for those who may see it",
        "target": "the seat that the action is aimed at",
        "treasury": "the coins in the Treasury",
        "turn": "the seat whose turn it is",
        "winner": "the seat that has won",
    }

    def __init__(self, numbers: Sequence[int], seat: int | None) -> None:
        """Read the *numbers* seen from *seat*, None for a spectator."""
        super().__init__(numbers, seat)
        self.options = VARIANTS.seen(self._cut("options"))
        self.phase = Phase(self._one("phase"))
        self.court_size = self._one("court_size")
        self.treasury = self._big("treasury")
        self.sewer = self._big("sewer")
        self._read_action()
        self._read_seats()
        self.hand = _cards(self._cut("hand"))
        self.aside = _cards(self._cut("aside"))

    def _read_action(self) -> None:
        self.turn = self._who("turn")
        self.winner = self._who("winner")
        self.target = self._who("target")
        self.blocker = self._who("blocker")
        self.claimant = self._who("claimant")
        self.challenger = self._who("challenger")
        self.estate_of = self._who("estate_of")
        self.action = self._one("action") - 1
        self.named = self._one("named") - 1
        self.block = self._one("block") - 1
        self.claim = self._one("claim") - 1
        self.loss = self._one("loss") - 1
        self.banned = self._one("banned") - 1
        self.shown = self._one("shown") - 1

    def _read_seats(self) -> None:
        self.hand_sizes = self._each("hand_size")
        self.aside_sizes = self._each("aside_size")
        self.coins = [_number(two) for two in self._parts("coins")]
        self.estates = [_number(two) for two in self._parts("estate")]
        self.awaiting = [seat for seat, asked in enumerate(self._each("awaited")) if asked]
        self.face_up = [_pair(two) for two in self._parts("face_up")]
        self.alive = [seat for seat, lost in enumerate(self.face_up) if len(lost) < 2]
        factions = [faction - 1 for faction in self._each("faction")]
        self.factions = factions if min(factions) >= 0 else None

    # --- memory

    def claimed(self, seat: int) -> Sequence[int]:
        """Return how often *seat* claimed each slot; last, to hold none of slot 0."""
        return self._tally(seat, Tally.CLAIMED)

    def proved(self, seat: int) -> Sequence[int]:
        """Return how often *seat* was challenged on each of these claims and proved it."""
        return self._tally(seat, Tally.PROVED)

    def refused(self, seat: int) -> Sequence[int]:
        """Return how often *seat* was challenged on each of these claims and did not prove it."""
        return self._tally(seat, Tally.REFUSED)

    def forgone(self, seat: int) -> Sequence[int]:
        """Return how often *seat* could have blocked as each slot and did not."""
        return self._tally(seat, Tally.FORGONE)

    def challenged(self, seat: int) -> int:
        """Return how many challenges *seat* made."""
        return self._of("challenges", seat)[0]

    def caught(self, seat: int) -> int:
        """Return how many challenges *seat* won."""
        return self._of("challenges", seat)[1]

    def seen(self, seat: int) -> tuple[int, ...]:
        """Return the cards this viewer knows *seat* to hold."""
        return _pair(self._of("seen", seat))

    @property
    def proof(self) -> tuple[int, ...]:
        """Return the cards that a proof laid open with the last input."""
        return _pair(self._cut("proof"))

    @property
    def returned(self) -> tuple[int, ...]:
        """Return the own cards last put into the Court deck."""
        return _pair(self._cut("returned"))

    @property
    def recent(self) -> list[tuple[int, int]]:
        """Return the last inputs but passes, latest first: seat and action id as heard."""
        numbers = self._cut("recent")
        rows = [numbers[3 * back : 3 * back + 3] for back in range(RECENT)]
        return [(self._seat(who), _number(action) - 1) for who, *action in rows if who]

    # --- reading the numbers

    def _big(self, name: str) -> int:
        return _number(self._cut(name))

    def _tally(self, seat: int, what: Tally) -> Sequence[int]:
        return self._of("tally", seat)[CLAIMS * what : CLAIMS * (what + 1)]


def _number(two: Sequence[int]) -> int:
    return two[0] + (two[1] << 7)


def _pair(two: Sequence[int]) -> tuple[int, ...]:
    return tuple([card - 1 for card in two if card])


def _cards(counts: Sequence[int]) -> tuple[int, ...]:
    held = [(card, count) for card, count in enumerate(counts) if count]
    return tuple([card for card, count in held for _ in range(count)])
