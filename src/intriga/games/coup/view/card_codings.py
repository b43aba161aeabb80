"""How cards stand in an observation: a pair of them in order, or how many there are of each."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from intriga.core.codings import Coding, Digits
from intriga.core.observation import Piece
from intriga.games.coup.notation import hand_of
from intriga.games.coup.vocabulary import CARDS


@lru_cache(maxsize=8192)
def held(hand: int) -> tuple[int, ...]:
    """Return the cards of *hand*, ascending."""
    return tuple([card for card in range(CARDS) for _ in range(hand >> 4 * card & 15)])


class _Held(Coding):
    """How many cards there are of each kind, a digit of the state each."""

    shape = (CARDS,)
    hidden = "()"
    written = "how many of each card"
    uses = (held, hand_of)

    def write(self, at: str, value: str) -> list[str]:
        """Write the digits."""
        return [f"for card in range({CARDS}):", f" out[{at} + card] = {value} >> 4 * card & 15"]

    def read(self, numbers: Sequence[int], at: int, eye: int, players: int) -> tuple[int, ...]:  # noqa: ARG002
        """Return the cards, ascending."""
        there = [(card, numbers[at + card]) for card in range(CARDS) if numbers[at + card]]
        return tuple([card for card, number in there for _ in range(number)])

    def taken(self, value: str) -> str:
        """Return the cards, ascending."""
        return f"held({value})"

    def back(self, value: str) -> str:
        """Return the digits."""
        return f"hand_of({value})"


PAIR: Final = Digits(2, 4)


def two_cards(meaning: str, **more: object) -> Piece:
    """Return a piece of two cards at most, in order."""
    return Piece(meaning, PAIR, 0, CARDS, **more)  # type: ignore[arg-type]  as given


def hand_of_cards(meaning: str, high: int, **more: object) -> Piece:
    """Return a piece of cards, up to *high* of each kind."""
    return Piece(meaning, _Held(), 0, high, **more)  # type: ignore[arg-type]  as given
