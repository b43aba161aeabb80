"""Inputs and cards in words, both ways."""

from typing import Final

from intriga.core.errors import BadNotation
from tests.toy.kuhn.inputs import Input
from tests.toy.kuhn.vocabulary import CARDS

HIDDEN: Final = "?"
WORDS: Final = ("jack", "queen", "king", "ace")


def format_input(action: int) -> str:
    """Return the word of an action id."""
    return Input(action).name.lower()


def parse_input(words: str) -> int:
    """Return the action id of *words*.

    Raises:
        BadNotation: words that mean nothing in this game.
    """
    for kind in Input:
        if words == format_input(kind):
            return kind
    raise BadNotation(f"{words!r} is none of {', '.join(map(format_input, Input))}")


def card_of(word: object) -> int:
    """Return the card that *word* names.

    Raises:
        BadNotation: no card.
    """
    if not isinstance(word, str) or word not in WORDS:
        raise BadNotation(f"{word!r} is none of the cards {', '.join(WORDS)}")
    return WORDS.index(word)


def words_of(cards: int) -> list[str]:
    """Return the words of a set of cards, the lowest first."""
    return [WORDS[card] for card in range(CARDS) if cards >> card & 1]
