"""A view in words a program can read: seats as at the table, cards as numbers."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from intriga.core.observation import Layout
from intriga.core.view import View
from intriga.games.pot_de_vin.options import VARIANTS
from intriga.games.pot_de_vin.view.observation import (
    IN_HAND,
    IN_PILE,
    LAYOUT,
    ON_TABLE,
    PUT,
    TAKEN,
    TRUMP_CARD,
    TURNED_CARD,
    UNSEEN,
)
from intriga.games.pot_de_vin.vocabulary import GEM, NOBODY, SEATS, VALUES, Phase

__all__ = [
    "IN_HAND",
    "IN_PILE",
    "ON_TABLE",
    "PUT",
    "TAKEN",
    "TRUMP_CARD",
    "TURNED_CARD",
    "UNSEEN",
    "PotDeVinView",
]


class PotDeVinView(View):
    """What one seat, or a spectator, may know of a game.

    Made from the numbers of :func:`intriga.games.pot_de_vin.view.observation.view` and from
    nothing else.  Lists run over seats as they sit at the table; cards and
    guilds are the numbers of ``vocabulary.py``; NOBODY (-1) stands for none.
    Attributes have the names of the state's fields.
    """

    LAYOUT: ClassVar[Layout] = LAYOUT
    SEATS: ClassVar[int] = SEATS
    __slots__: ClassVar[Mapping[str, str]] = {
        "awaiting": "the seats of which an answer is awaited",
        "columns": "the symbols of each guild that each seat has won",
        "deck": "guild and symbols of each card, as `guild(card)` and `symbols(card)` read them",
        "first": "the seat that leads the first round",
        "gems": "the gems in the hand of each seat",
        "hand": "the own cards, ascending",
        "hand_sizes": "the number of cards in the hand of each seat",
        "leader": "the seat that leads this round",
        "led": "the character that was led",
        "options": "the value of each option that the rules read, by name, as a number",
        "phase": "what is being asked, a `Phase`",
        "pile_size": "the number of cards in the trump pile",
        "place": "where each card lies; `at(place)` lists those of a place",
        "placed": "the guilds in which each seat has placed a joker",
        "played": "what each seat played this round: a card, `GEM`, or -1 for nothing yet",
        "put": "the card that the viewer discarded to the pile",
        "round": "the number of the round",
        "rounds": "how many rounds the game has",
        "scores": "the points of each side at the end, None before it",
        "settled": "the seats whose jokers are settled",
        "taken": "the cards that each seat has won",
        "taker": "the seat that won the last round that is over",
        "treasure": "the gems that each seat has won",
        "trump": "the trump card",
        "turn": "the seat whose turn it is",
        "turned": "the cards left in the middle, in order",
        "void": "the characters that each seat has shown not to have",
        "winners": "the seats that have won",
    }

    def __init__(self, numbers: Sequence[int], seat: int | None) -> None:
        """Read the *numbers* seen from *seat*, None for a spectator."""
        super().__init__(numbers, seat)
        self.options = VARIANTS.seen(self._cut("options"))
        self.phase = Phase(self._one("phase"))
        self.round = self._one("round")
        self.rounds = self._one("rounds")
        self.pile_size = self._one("pile_size")
        self.deck = self._cut("deck")
        self.place = self._cut("place")
        self.put = self._one("put") - 1
        self.trump = self._one("trump") - 1
        self.led = self._one("led") - 1
        self.turned = [card - 1 for card in self._cut("turned") if card]
        self.hand = self.at(IN_HAND)
        self.turn = self._who("turn")
        self.first = self._who("first")
        self.leader = self._who("leader")
        self.taker = self._who("taker")
        self._read_seats()

    def _read_seats(self) -> None:
        self.hand_sizes = self._each("hand_size")
        self.gems = self._each("gems")
        self.treasure = self._each("treasure")
        self.awaiting = _set(self._each("awaited"))
        self.settled = _set(self._each("settled"))
        self.played = [played - 1 for played in self._each("played")]
        self.taken = self._by_seat([self.at(TAKEN + steps) for steps in self.seats])
        self.columns = [list(columns) for columns in self._parts("columns")]
        self.placed = [_set(flags) for flags in self._parts("placed")]
        self.void = [_set(flags) for flags in self._parts("void")]
        self.winners = _set(self._each("won"))
        over = self.phase == Phase.GAME_OVER
        self.scores = [self._score(side[0]) for side in self.sides] if over else None

    def _score(self, seat: int) -> int:
        low, high = self._of("score", seat)
        return low + (high << 7)

    # --- cards

    def at(self, place: int) -> list[int]:
        """Return the cards at a place of the observation, as IN_HAND or ON_TABLE."""
        return [card for card, lies in enumerate(self.place) if lies == place]

    @property
    def unseen(self) -> list[int]:
        """Return the cards that may be in the hands of others, or in the pile."""
        return self.at(UNSEEN)

    @property
    def pile(self) -> list[int] | None:
        """Return the cards of the trump pile where everybody knows them, else None."""
        known = self.at(IN_PILE)
        return known if len(known) == self.pile_size else None

    @property
    def table(self) -> list[tuple[int, int]]:
        """Return who played what this round, card or GEM, in order."""
        order = [(self.leader + steps) % self.players for steps in self.seats]
        return [(seat, self.played[seat]) for seat in order if self.played[seat] != NOBODY]

    @property
    def winning(self) -> int:
        """Return the card on the table that wins so far, NOBODY for none (PDV-RO-06)."""
        cards = [card for _, card in self.table if card != GEM]
        trumps = [card for card in cards if card // VALUES == self.trump // VALUES]
        led = [card for card in cards if card // VALUES == self.led]
        return max(trumps or led, default=NOBODY)

    def guild(self, card: int) -> int:
        """Return the guild of a card, NOBODY for a neutral one."""
        return (self.deck[card] & 7) - 1

    def symbols(self, card: int) -> int:
        """Return how many symbols a card has."""
        return (self.deck[card] > 0) + (self.deck[card] >> 3)

    def played_by(self, card: int) -> int:
        """Return the seat that played a card, NOBODY if none did."""
        return self._seat(self._cut("by")[card])

    # --- seats

    @property
    def sides(self) -> list[list[int]]:
        """Return the seats that win and lose together: pairs, or each alone."""
        half = self.players // 2
        if not self.options["pairs"]:
            return [[seat] for seat in self.seats]
        return [[seat, seat + half] for seat in range(half)]

    def side(self, seat: int) -> list[int]:
        """Return the seats that win and lose with *seat*, itself first."""
        mates = next(side for side in self.sides if seat in side)
        return [seat, *(mate for mate in mates if mate != seat)]


def _set(flags: Sequence[int]) -> list[int]:
    """Return the places of the *flags* that are set."""
    return [place for place, flag in enumerate(flags) if flag]
