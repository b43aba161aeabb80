"""What a seat may know, read straight off the state: what a table shows of every position.

The second allow-list of the game beside ``observation.py``, whose row of numbers costs a table
more than all the rest.  Tests hold the two together, attribute by attribute.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import ClassVar, Self

from typing_extensions import override

from intriga.core.view import twin
from intriga.games.pot_de_vin.options import VARIANTS
from intriga.games.pot_de_vin.rules.actions import CYCLE, TURNED_BITS
from intriga.games.pot_de_vin.state import PotDeVinState
from intriga.games.pot_de_vin.view.observation import (
    IN_HAND,
    IN_PILE,
    ON_TABLE,
    PUT,
    TAKEN,
    TRUMP_CARD,
    TURNED_CARD,
    UNSEEN,
)
from intriga.games.pot_de_vin.view.view import PotDeVinView
from intriga.games.pot_de_vin.vocabulary import CARDS, GEM, GUILDS, NOBODY, SEATS, Phase


class PotDeVinTableView(PotDeVinView):
    """A view without its row of numbers; it keeps what it copied, and never the state."""

    __slots__: ClassVar[Mapping[str, str]] = {
        "_by": "who played each card, plus 1; 0 for nobody",
    }

    def __init__(self, state: PotDeVinState) -> None:
        """Copy what spectators may know of *state*."""
        self.seat, self.players = None, state.players
        self._read_table(state)
        self._read_each(state)
        self.hand, self.put = [*_set(0)], NOBODY
        self._by = state.by[:]
        self.place = self._places(state)

    def seen_by(self, state: PotDeVinState, seat: int) -> Self:
        """Return what *seat* may know of *state*, of which spectators know this."""
        own = twin(self)
        own.read_own(state, seat)
        return own

    def read_own(self, state: PotDeVinState, seat: int) -> None:
        """Become the view of *seat*: copy what it alone may know of *state*."""
        self.seat, self.hand, self.put = seat, [*_set(state.hand[seat])], state.put[seat] - 1
        self.place = self._places(state)

    def _read_table(self, state: PotDeVinState) -> None:
        numbers = (state.pairs, state.auto, state.owner, state.combined, state.recycle)
        self.options = _options(numbers)
        self.phase = Phase(state.phase)
        self.round, self.rounds = state.round, state.rounds
        self.turn, self.first = state.turn, state.first
        self.leader, self.taker = state.leader, state.taker
        self.trump, self.led = state.trump, state.led
        self.pile_size = state.pile.bit_count()
        self.deck = state.deck[:]
        self.turned = _turned(state.turned) if state.players == SEATS else []

    def _read_each(self, state: PotDeVinState) -> None:
        players, seats, columns = state.players, range(state.players), state.columns
        self.hand_sizes = [hand.bit_count() for hand in state.hand[:players]]
        self.gems, self.treasure = state.gems[:players], state.treasure[:players]
        self.awaiting, self.settled = [*_set(state.awaited)], [*_set(state.settled)]
        self.played = [played - 1 for played in state.played[:players]]
        self.taken = [[*_set(cards)] for cards in state.taken[:players]]
        self.columns = [columns[GUILDS * seat : GUILDS * (seat + 1)] for seat in seats]
        self.placed = [[*_set(guilds)] for guilds in state.placed[:players]]
        self.void = [[*_set(characters)] for characters in state.void[:players]]
        over = self.phase == Phase.GAME_OVER
        self.winners = [*_set(state.winners)] if over else []
        self.scores = state.scores[: len(self.sides)] if over else None

    def _places(self, state: PotDeVinState) -> list[int]:
        """Return where each card lies, as the row of numbers counts it: seats from one's own."""
        place, eye = [UNSEEN] * CARDS, self.seat or 0
        _put(place, self.turned, TURNED_CARD)
        if self.trump != NOBODY:
            place[self.trump] = TRUMP_CARD
        if self.players == SEATS and self.round > CYCLE:
            _put(place, _set(state.pile), IN_PILE)
        _put(place, self.hand, IN_HAND)
        if self.put != NOBODY and state.pile >> self.put & 1:
            place[self.put] = PUT
        for seat, cards in enumerate(self.taken):
            _put(place, cards, TAKEN + (seat - eye) % self.players)
        _put(place, [card for card in self.played if NOBODY < card < GEM], ON_TABLE)
        return place

    @override
    def played_by(self, card: int) -> int:
        return self._by[card] - 1


def _put(place: list[int], cards: list[int] | tuple[int, ...], where: int) -> None:
    for card in cards:
        place[card] = where


@lru_cache(maxsize=64)
def _options(numbers: tuple[int, ...]) -> dict[str, int]:
    return VARIANTS.seen(numbers)


@lru_cache(maxsize=4096)
def _set(members: int) -> tuple[int, ...]:
    """Return the members of a set, ascending."""
    return tuple([each for each in range(members.bit_length()) if members >> each & 1])


def _turned(digits: int) -> list[int]:
    """Return the cards left in the middle, in order."""
    cards = [digits >> TURNED_BITS * at & 63 for at in range(CYCLE)]
    return [card - 1 for card in cards if card]
