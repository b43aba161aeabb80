"""What a seat may know, read straight off the state: what a table shows of every position.

The second allow-list of the game beside ``observation.py``, whose row of numbers costs a table
more than all the rest.  Tests hold the two together, attribute by attribute.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import ClassVar

from intriga.games.coup.observation import EACH_TALLY, OPTIONS, view_options
from intriga.games.coup.options import VARIANTS
from intriga.games.coup.rules.memory import seen_at
from intriga.games.coup.rules.table import awaiting, number_of_cards
from intriga.games.coup.state import CoupState
from intriga.games.coup.view import CoupView
from intriga.games.coup.vocabulary import CARDS, CLAIMS, NOBODY, Phase, Tally

LAST_OPTION = OPTIONS + len(VARIANTS.columns)


class CoupTableView(CoupView):
    """A view without its row of numbers; it keeps what it copied, and never the state."""

    __slots__: ClassVar[Mapping[str, str]] = {
        "_challenges": "challenges made and won",
        "_proof": "cards that a proof laid open",
        "_returned": "own cards last put into the Court deck",
        "_seen": "the cards that the viewer knows each seat to hold",
        "_tallies": "how often each seat made each claim, and what came of it",
    }

    def __init__(self, state: CoupState, seat: int | None) -> None:
        """Copy what *seat* may know of *state*, None for a spectator."""
        self.seat, self.players = seat, state.players
        self._read_table(state)
        self._read_question(state)
        self._read_each(state)
        self._read_own(state)
        self._tallies: Sequence[int] = state.tally[:]
        self._challenges: Sequence[int] = state.challenges[:]

    def _read_table(self, state: CoupState) -> None:
        numbers = [0] * LAST_OPTION
        view_options(state, numbers)
        self.options = _options(tuple(numbers[OPTIONS:]))
        self.phase = Phase(state.phase)
        self.court_size = number_of_cards(state.court)
        self.treasury, self.sewer = state.treasury, state.sewer
        self.turn, self.winner = state.turn, state.winner
        self._proof = _digits(state.proof)

    def _read_question(self, state: CoupState) -> None:
        self.action = state.action
        acts, loses = state.action != NOBODY, state.action != NOBODY and state.phase == Phase.LOSE
        self.target = state.target if acts else NOBODY
        self.named = state.named if acts else NOBODY
        self.blocker = state.blocker if acts else NOBODY
        self.block = state.block if acts else NOBODY
        self.claimant = state.claimant if acts else NOBODY
        self.claim = state.claim if acts else NOBODY
        self.challenger = state.challenger if acts else NOBODY
        self.estate_of = state.estate_of if acts else NOBODY
        self.loss = state.loss if loses else NOBODY
        self.banned = state.banned if loses else NOBODY

    def _read_each(self, state: CoupState) -> None:
        players, seats, awaited = state.players, range(state.players), awaiting(state)
        in_sets, parted = state.sets and players == 2, state.reforma and state.factions != NOBODY
        self.hand_sizes = [number_of_cards(state.hand[seat]) for seat in seats]
        self.aside_sizes = [number_of_cards(state.aside[seat]) if in_sets else 0 for seat in seats]
        self.coins = state.coins[:players]
        self.estates = state.estates[:players] if state.lawyer else [0] * players
        self.factions = [state.factions >> seat & 1 for seat in seats] if parted else None
        self.awaiting = [seat for seat in seats if awaited >> seat & 1]
        self.face_up = [_digits(state.face_up[seat]) for seat in seats]
        self.alive = [seat for seat in seats if len(self.face_up[seat]) < 2]

    def _read_own(self, state: CoupState) -> None:
        seat = NOBODY if self.seat is None else self.seat
        sees_card = seat in {state.turn, state.target} and state.phase == Phase.EXAMINE_DECIDE
        in_sets = state.sets and state.players == 2
        self.shown = state.shown if seat != NOBODY and sees_card else NOBODY  # AMB-53
        self.hand = _cards(state.hand[seat]) if seat != NOBODY else ()
        self.aside = _cards(state.aside[seat]) if seat != NOBODY and in_sets else ()
        self._returned = _digits(state.returned[seat]) if seat != NOBODY else ()
        first = seen_at(seat, 0)
        pairs = state.seen[first : first + state.players] if state.watched else [0] * state.players
        self._seen = [_digits(pair) for pair in pairs]

    # --- memory

    def challenged(self, seat: int) -> int:
        """Return how many challenges *seat* made."""
        return self._challenges[2 * seat]

    def caught(self, seat: int) -> int:
        """Return how many challenges *seat* won."""
        return self._challenges[2 * seat + 1]

    def seen(self, seat: int) -> tuple[int, ...]:
        """Return the cards this viewer knows *seat* to hold."""
        return self._seen[seat]

    @property
    def proof(self) -> tuple[int, ...]:
        """Return the cards that a proof laid open with the last input."""
        return self._proof

    @property
    def returned(self) -> tuple[int, ...]:
        """Return the own cards last put into the Court deck."""
        return self._returned

    def _tally(self, seat: int, what: Tally) -> Sequence[int]:
        first = EACH_TALLY * seat + CLAIMS * what
        return self._tallies[first : first + CLAIMS]


@lru_cache(maxsize=256)
def _options(numbers: tuple[int, ...]) -> dict[str, int]:
    return VARIANTS.seen(numbers)


@lru_cache(maxsize=256)
def _digits(pair: int) -> tuple[int, ...]:
    """Return the cards of a digit each, plus 1."""
    return tuple([digit - 1 for digit in (pair & 15, pair >> 4) if digit])


@lru_cache(maxsize=4096)
def _cards(hand: int) -> tuple[int, ...]:
    """Return the cards of *hand*, ascending."""
    return tuple([card for card in range(CARDS) for _ in range(hand >> 4 * card & 15)])
