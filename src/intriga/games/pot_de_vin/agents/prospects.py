"""The worth of cards to a side that has some already, and who may take those on the table.

Both are inferred from the cards that nobody has seen yet.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache, cached_property
from math import comb
from typing import Final

from intriga.games.pot_de_vin.point_tables import guild_points, pot_points
from intriga.games.pot_de_vin.view.view import PotDeVinView
from intriga.games.pot_de_vin.vocabulary import (
    GEM,
    GUILDS,
    JOKERS,
    MINUS_TWOS,
    PLUS_TWOS,
    POTS,
    VALUES,
)

A_JOKER: Final = 2.5  # points; it may be placed where it gains most


@cache
def column_prospect(symbols: int, to_come: int, sides: int) -> float:
    """Return the points to expect of a column if each symbol to come falls to any side alike."""
    chance = 1 / sides
    return sum(
        comb(to_come, more)
        * chance**more
        * (1 - chance) ** (to_come - more)
        * guild_points(symbols + more)
        for more in range(to_come + 1)
    )


class Prospects:
    """Weighs cards for the sides of one view."""

    def __init__(self, view: PotDeVinView) -> None:
        """Count the cards of everybody, and those still to be taken."""
        self.view = view
        self.sides = view.sides
        self._places = {seat: place for place, side in enumerate(self.sides) for seat in side}
        self.columns = [self._counted(side) for side in self.sides]
        self.to_come = [0] * GUILDS
        taken = {card for cards in view.taken for card in cards}
        for card, code in enumerate(view.deck):
            if code and card not in taken:
                self.to_come[(code & 7) - 1] += 1 + (code >> 3)
        self.pots = [sum(POTS >> card & 1 for card in self._taken(side)) for side in self.sides]
        self._averages: dict[int, float] = {}  # by seat, as they are asked for
        self._columns: dict[tuple[int, int, int], float] = {}  # by seat, guild, symbols, likewise

    def _taken(self, side: Iterable[int]) -> list[int]:
        return [card for seat in side for card in self.view.taken[seat]]

    def _counted(self, side: list[int]) -> list[int]:
        """Return the symbols that count: of a pair, the smaller column (PDV-PA-03)."""
        columns = [self.view.columns[seat] for seat in side]
        each = zip(*columns, strict=True)
        return [min((number for number in numbers if number), default=0) for numbers in each]

    def side_of(self, seat: int) -> int:
        """Return the place of the side that *seat* belongs to."""
        return self._places[seat]

    def gain(self, seat: int, cards: Iterable[int], gems: int) -> float:
        """Return the gain of the side of *seat* from taking *cards* and *gems*, in points."""
        side = self.side_of(seat)
        total, pots = float(gems), 0
        more = [0] * GUILDS
        for card in cards:
            code = self.view.deck[card]
            if code:
                more[(code & 7) - 1] += 1 + (code >> 3)
            total += 2 * (PLUS_TWOS >> card & 1) - 2 * (MINUS_TWOS >> card & 1)
            total += A_JOKER * (JOKERS >> card & 1)
            pots += POTS >> card & 1
        total += pot_points(min(4, self.pots[side] + pots)) - pot_points(self.pots[side])
        return total + sum(
            self._column_gain(seat, guild, number) for guild, number in enumerate(more) if number
        )

    def average(self, seat: int) -> float:
        """Return the mean gain of the side of *seat* from taking one unseen card."""
        if seat not in self._averages:
            kinds = self._unseen.items()
            gains = sum(number * self.gain(seat, [card], 0) for card, number in kinds)
            self._averages[seat] = gains / max(1, self._unseen.total())
        return self._averages[seat]

    @cached_property
    def _unseen(self) -> Counter[int]:
        """Count the unseen cards, those that are worth the same to anybody as one of them."""
        like: dict[tuple[int, ...], int] = {}
        each = (PLUS_TWOS, MINUS_TWOS, JOKERS, POTS)
        return Counter(
            like.setdefault((self.view.deck[card], *(kind >> card & 1 for kind in each)), card)
            for card in self.view.unseen
        )

    def _column_gain(self, seat: int, guild: int, number: int) -> float:
        key = seat, guild, number
        if key not in self._columns:
            self._columns[key] = self._counted_gain(*key)
        return self._columns[key]

    def _counted_gain(self, seat: int, guild: int, number: int) -> float:
        side = self.side_of(seat)
        before = self.columns[side][guild]
        own = self.view.columns[seat][guild]
        rest = [self.view.columns[mate][guild] for mate in self.sides[side] if mate != seat]
        after = min(each for each in (own + number, *rest) if each)
        left = self.to_come[guild]
        sides = len(self.sides)
        return column_prospect(after, max(0, left - number), sides) - column_prospect(
            before, left, sides
        )


WILLING: Final = 0.6  # how often who could take the cards does


def beats(card: int, other: int, trump: int, led: int) -> bool:
    """Say whether *card* wins against *other* (PDV-RO-06)."""
    return _rank(card, trump, led) > _rank(other, trump, led)


def _rank(card: int, trump: int, led: int) -> int:
    character, value = divmod(card, VALUES)
    return value + VALUES * (2 * (character == trump) + (character == led))


class Trick:
    """The cards on the table after the viewer has played one, or passed."""

    def __init__(self, view: PotDeVinView, played: int) -> None:
        """Let the seat of *view* play a card, or GEM."""
        self.view = view
        self.seat = view.turn
        plays = [*view.table, (self.seat, played)]
        self.cards = [card for _, card in plays if card != GEM]
        self.gems = len(plays) - len(self.cards)
        self.trump = view.trump // VALUES
        self.led = self.cards[0] // VALUES
        self.holder, self.best = max(
            ((seat, card) for seat, card in plays if card != GEM),
            key=lambda game: _rank(game[1], self.trump, self.led),
        )

    def later(self) -> list[int]:
        """Return the seats that still have their turn, in order."""
        view = self.view
        order = [(self.seat + steps) % view.players for steps in range(1, view.players)]
        order = order[: (view.leader - self.seat - 1) % view.players]
        return [seat for seat in order if view.hand_sizes[seat]]

    def takers(self) -> Iterator[tuple[int, float]]:
        """Yield the seats that may take the cards, each with its chance."""
        remaining = 1.0
        for seat in reversed(self.later()):
            chance = WILLING * self._can_beat(seat)
            yield seat, remaining * chance
            remaining *= 1 - chance
        yield self.holder, remaining

    def _can_beat(self, seat: int) -> float:
        """Return the chance that *seat* holds a card that beats the best, and may play it."""
        view, size = self.view, self.view.hand_sizes[seat]
        cards, led, higher_led, higher = self._unseen
        follows = 0.0 if self.led in view.void[seat] else some(led, cards, size)
        with_led = some(higher_led, cards, size)
        trumps = 0 if self.trump in view.void[seat] else higher
        return min(follows, with_led) + (1 - follows) * some(trumps, cards, size)

    @cached_property
    def _unseen(self) -> tuple[int, int, int, int]:
        """Count the unseen cards: all, of the led suit, of these and of others those that beat."""
        unseen = self.view.unseen
        led = [card for card in unseen if card // VALUES == self.led]
        higher = [card for card in unseen if beats(card, self.best, self.trump, self.led)]
        higher_led = sum(card // VALUES == self.led for card in higher)
        return len(unseen), len(led), higher_led, len(higher) - higher_led


def some(good: int, cards: int, size: int) -> float:
    """Return the chance that a hand of *size* of *cards* cards has one of *good*."""
    none = 1.0
    for drawn in range(min(size, cards)):
        none *= max(0, cards - good - drawn) / (cards - drawn)
    return 1 - none
