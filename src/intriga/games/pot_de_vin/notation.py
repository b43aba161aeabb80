"""Inputs and cards in words, both ways (``docs/reference/record``)."""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final

from intriga.core.errors import BadNotation, guess, unknown_verb
from intriga.core.position_text import shown
from intriga.games.pot_de_vin.decks import WORDS
from intriga.games.pot_de_vin.inputs import JOKERS_PAGE, MOST_JOKERS, PAGE, Input, kind_of
from intriga.games.pot_de_vin.vocabulary import (
    CARDS,
    CHARACTERS,
    GEM,
    SUIT,
    VALUES,
    Character,
    Guild,
)

HIDDEN: Final = "?"
CHARACTER_WORDS: Final = tuple(character.name.lower() for character in Character)
GUILD_WORDS: Final = tuple(guild.name.lower() for guild in Guild)
WITH_CARD: Final = {"play": Input.PLAY, "discard": Input.DISCARD, "leave": Input.LEAVE}
VERBS: Final = frozenset({*WITH_CARD, "gem", "jokers"})
_CARD: Final = {word: card for card, word in enumerate(WORDS)}


def card_word(card: int) -> str:
    """Return the word of a card, ``gem`` for a player who passed."""
    return "gem" if card == GEM else WORDS[card]


def card_of(word: object) -> int:
    """Return the card that *word* names.

    Raises:
        BadNotation: no card.
    """
    if not isinstance(word, str) or word not in _CARD:
        near = guess(word, _CARD) if isinstance(word, str) else ""
        raise BadNotation(f"{shown(word)} is not one of the cards aldo-1 to ugo-13{near}")
    return _CARD[word]


def cards_in(cards: int) -> list[int]:
    """Return the members of a set of cards, in the order of cards."""
    return [card for card in range(CARDS) if cards >> card & 1]


def set_of(cards: Iterable[int]) -> int:
    """Return the set of *cards*."""
    return sum(1 << card for card in cards)


def words_of(cards: int) -> list[str]:
    """Return the words of a set of cards, in the order of cards."""
    return [
        word
        for character in range(CHARACTERS)
        for word in _words_of_one(character, cards >> VALUES * character & SUIT)
    ]


@cache
def _words_of_one(character: int, values: int) -> tuple[str, ...]:
    """Return the words of a character's cards, the set *values* of them."""
    return tuple(WORDS[VALUES * character + value] for value in cards_in(values))


def guilds_in(guilds: int) -> list[str]:
    """Return the words of a set of guilds, in their order."""
    return [word for guild, word in enumerate(GUILD_WORDS) if guilds >> guild & 1]


# ------------------------------------------------------------------- inputs


def parse_input(words: str) -> int:
    """Return the action id of *words*.

    Raises:
        BadNotation: words that mean nothing in this game.
    """
    verb, *rest = words.split(" ")
    if words == "gem":
        return Input.GEM
    if verb not in VERBS:
        raise BadNotation(unknown_verb(words, VERBS))
    if verb in WITH_CARD:
        if len(rest) != 1:
            raise BadNotation(f"{words!r} has {len(rest)} words after the first, not 1")
        return WITH_CARD[verb] + card_of(rest[0])
    if words == "jokers auto":
        return Input.AUTO
    if verb == "gem":
        raise BadNotation(f"{words!r} has {len(rest)} words after the first, not 0")
    return Input.JOKERS + _guilds(words, rest) - 1


def _guilds(words: str, rest: Sequence[str]) -> int:
    """Return the set of guilds that *rest* lists in their order."""
    unknown = [word for word in rest if word not in GUILD_WORDS]
    if unknown:
        raise BadNotation(f"{unknown[0]!r} is not one of the guilds {', '.join(GUILD_WORDS)}")
    places = [GUILD_WORDS.index(word) for word in rest]
    if places != sorted(set(places)):
        raise BadNotation(f"{words!r} does not name each guild once, in the order of guilds")
    chosen = sum(1 << place for place in places)
    if not 0 < chosen <= PAGE:
        raise BadNotation(f"{words!r} names {len(rest)} guilds, not 1 to {MOST_JOKERS}")
    return chosen


@cache
def format_input(action: int) -> str:
    """Return the words of an action id."""
    if action == Input.GEM:
        return "gem"
    if action == Input.AUTO:
        return "jokers auto"
    if action >= JOKERS_PAGE * PAGE:
        return " ".join(["jokers", *guilds_in(action - Input.JOKERS + 1)])
    kind = kind_of(action)
    return f"{kind.name.lower()} {WORDS[action - kind]}"
