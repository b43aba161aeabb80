"""The seats that may take the cards on the table, inferred from suits and trumps still unseen."""

from collections.abc import Iterator
from functools import cached_property
from typing import Final

from intriga.games.pot_de_vin.view.view import PotDeVinView
from intriga.games.pot_de_vin.vocabulary import GEM, VALUES

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
