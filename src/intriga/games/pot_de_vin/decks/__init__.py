"""Decks as data: the guild of each card, which the rulebook does not print (8.7).

A deck is a JSON object of a name and 52 cards::

    {"name": "A", "cards": {"aldo-1": "joker", ..., "aldo-12": "nobles x2", ...}}

Cards of values 4 to 12 belong to a guild, ``x2`` if they have two symbols of it; the others
are neutral, of a kind that follows from their value.
"""

import json
import warnings
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, cast

from intriga.core.errors import BadOptions
from intriga.core.position_text import shown
from intriga.games.pot_de_vin.point_tables import MOST_SYMBOLS
from intriga.games.pot_de_vin.vocabulary import CARDS, VALUES, Character, Guild

Deck = dict[str, Any]


class DeckWarning(UserWarning):
    """A deck that can be played and has something odd about it."""


PRINTED: Final = ("A", "B")
LONGEST_NAME: Final = 60
NEUTRAL: Final = {1: "joker", 2: "+2", 3: "-2", 13: "pot_de_vin"}
WORDS: Final = tuple(
    f"{character.name.lower()}-{value}" for character in Character for value in range(1, VALUES + 1)
)
CODES: Final = {
    f"{guild.name.lower()}{double}": guild + 1 + 8 * bool(double)
    for guild in Guild
    for double in ("", " x2")
}


def printed(name: str) -> Deck:
    """Return the deck called *name*, one of PRINTED."""
    return checked(json.loads((files(__name__) / f"{name.lower()}.json").read_text("utf-8")))


def from_file(path: str) -> Deck:
    """Return the deck in a JSON file, with a DeckWarning if guilds have many symbols.

    Raises:
        BadOptions: a file that cannot be read, or holds no deck.
    """
    try:
        text = Path(path).read_text(encoding="utf-8-sig")
        deck = checked(json.loads(text, object_pairs_hook=_once))
    except OSError as error:
        raise _bad(f"{path} cannot be read: {error.strerror}") from None
    except (ValueError, RecursionError) as error:
        if isinstance(error, BadOptions):
            raise _bad(f"{path}: {error}") from None
        raise _bad(f"{path} is not JSON: {error}") from None
    if guilds := overfull(deck):
        counts = ", ".join(f"{guild} {symbols}" for guild, symbols in guilds.items())
        told = f"with a joker these guilds go over {MOST_SYMBOLS} symbols, which count as that"
        warnings.warn(f"{path}: {told}: {counts}", DeckWarning, stacklevel=2)
    return deck


def _once(pairs: list[tuple[str, Any]]) -> Deck:
    """Return an object in which no key stands twice."""
    for place, (key, _) in enumerate(pairs):
        if key in dict(pairs[:place]):
            raise _bad(f"{key!r} is there twice")
    return dict(pairs)


def checked(deck: object) -> Deck:
    """Return *deck* if it is one.

    Raises:
        BadOptions: anything else; the message names the card and its fault.
    """
    if not isinstance(deck, dict) or set(cast("Deck", deck)) != {"name", "cards"}:
        raise _bad("a deck is an object with a name and cards")
    given = cast("Deck", deck)
    name = given["name"]
    if not isinstance(name, str) or not name.isprintable() or len(name) > LONGEST_NAME:
        raise _bad(f"the name of a deck is a line of text, not {shown(name)}")
    cards = given["cards"]
    if not isinstance(cards, dict):
        raise _bad("the cards of a deck are an object")
    _check_cards(cast("Deck", cards))
    return given


def _check_cards(cards: Mapping[str, object]) -> None:
    unknown = [word for word in cards if word not in WORDS]
    missing = [word for word in WORDS if word not in cards]
    if unknown:
        raise _bad(f"{unknown[0]!r} is no card; there are aldo-1 to ugo-13")
    if missing:
        raise _bad(f"a deck has {CARDS} cards; {missing[0]} is missing")
    for place, word in enumerate(WORDS):
        value = place % VALUES + 1
        kind = cards[word]
        if value in NEUTRAL and kind != NEUTRAL[value]:
            raise _bad(f"{word} is {NEUTRAL[value]!r}, as every {value}, not {shown(kind)}")
        if value not in NEUTRAL and (not isinstance(kind, str) or kind not in CODES):
            known = ", ".join(guild.name.lower() for guild in Guild)
            raise _bad(f"{word} bears one of {known}, with ' x2' for two, not {shown(kind)}")


def codes(deck: str | Deck) -> list[int]:
    """Return a number for each card: its guild + 1, and 8 more for two symbols.

    *deck* is one of PRINTED, or a deck.
    """
    return list(_printed_codes(deck)) if isinstance(deck, str) else _codes(deck)


@cache
def _printed_codes(name: str) -> tuple[int, ...]:
    return tuple(_codes(printed(name)))


def _codes(deck: Deck) -> list[int]:
    return [CODES.get(deck["cards"][word], 0) for word in WORDS]


def deck_of(found: Sequence[int]) -> str | Deck:
    """Return the deck that has the codes *found*: a printed one, or one of nobody's name."""
    for name in PRINTED:
        if list(_printed_codes(name)) == list(found):
            return name
    signs = {code: sign for sign, code in CODES.items()}
    cards = {
        word: signs.get(code) or NEUTRAL[place % VALUES + 1]
        for place, (word, code) in enumerate(zip(WORDS, found, strict=True))
    }
    return {"name": "-", "cards": cards}


def overfull(deck: Deck) -> dict[str, int]:
    """Return the guilds that may get more symbols than the table of points has, and how many.

    More than 8 count as 8 (PDV-A03); a joker adds one.
    """
    symbols = dict.fromkeys(Guild, 0)
    for code in filter(None, codes(deck)):
        symbols[Guild((code & 7) - 1)] += 1 + (code >> 3)
    return {
        guild.name.lower(): number for guild, number in symbols.items() if number + 1 > MOST_SYMBOLS
    }


def _bad(reason: str) -> BadOptions:
    return BadOptions("deck", reason)
