"""What a seat may know, read straight off the state: what a table shows of every position.

The second allow-list of the game beside ``observation.py``, whose row of numbers costs a table
more than all the rest.  Tests hold the two together, attribute by attribute.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import ClassVar, Self

from intriga.core.view import twin
from intriga.games.coup.options import VARIANTS
from intriga.games.coup.rules.memory import seen_at
from intriga.games.coup.rules.table import awaiting, number_of_cards
from intriga.games.coup.state import CoupState
from intriga.games.coup.view.observation import EACH_TALLY, OPTIONS, view_options
from intriga.games.coup.view.view import CoupView
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

    def __init__(self, state: CoupState) -> None:
        """Copy what spectators may know of *state*."""
        self.seat, self.players = None, state.players
        self._read_table(state)
        self._read_question(state)
        self._read_each(state)
        self.hand = self.aside = self._returned = ()
        self.shown = NOBODY
        self._seen = self._seen_from(state, NOBODY)
        self._tallies: Sequence[int] = state.tally[:]
        self._challenges: Sequence[int] = state.challenges[:]

    def seen_by(self, state: CoupState, seat: int) -> Self:
        """Return what *seat* may know of *state*, of which spectators know this."""
        own = twin(self)
        own.read_own(state, seat)
        return own

    def read_own(self, state: CoupState, seat: int) -> None:
        """Become the view of *seat*: copy what it alone may know of *state*."""
        self.seat, self.hand = seat, _cards(state.hand[seat])
        self.aside = _cards(state.aside[seat]) if state.sets and state.players == 2 else ()
        if state.phase == Phase.EXAMINE_DECIDE and seat in {state.turn, state.target}:
            self.shown = state.shown  # AMB-53
        self._returned = _digits(state.returned[seat])
        self._seen = self._seen_from(state, seat)

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
        players, parted = state.players, state.reforma and state.factions != NOBODY
        self.hand_sizes = [len(_cards(hand)) for hand in state.hand[:players]]
        self.aside_sizes = [0] * players
        if state.sets and players == 2:
            self.aside_sizes = [number_of_cards(aside) for aside in state.aside]
        self.coins = state.coins[:players]
        self.estates = state.estates[:players] if state.lawyer else [0] * players
        factions = [state.factions >> seat & 1 for seat in range(players)] if parted else None
        self.factions = factions
        self.awaiting = [*_members(awaiting(state))]
        self.face_up = [_digits(lost) for lost in state.face_up[:players]]
        self.alive = [seat for seat, lost in enumerate(self.face_up) if len(lost) < 2]

    def _seen_from(self, state: CoupState, seat: int) -> list[tuple[int, ...]]:
        if not state.watched:
            return [()] * state.players
        first = seen_at(seat, 0)
        return [_digits(pair) for pair in state.seen[first : first + state.players]]

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


@lru_cache(maxsize=1024)
def _members(seats: int) -> tuple[int, ...]:
    """Return the seats of a set, ascending."""
    return tuple([seat for seat in range(seats.bit_length()) if seats >> seat & 1])


@lru_cache(maxsize=256)
def _digits(pair: int) -> tuple[int, ...]:
    """Return the cards of a digit each, plus 1."""
    return tuple([digit - 1 for digit in (pair & 15, pair >> 4) if digit])


@lru_cache(maxsize=4096)
def _cards(hand: int) -> tuple[int, ...]:
    """Return the cards of *hand*, ascending."""
    return tuple([card for card in range(CARDS) for _ in range(hand >> 4 * card & 15)])
