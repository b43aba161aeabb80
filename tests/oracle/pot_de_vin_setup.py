"""Options, decks and headers of Pot de Vin for the oracle (rule sections 8.1, 8.5, 8.7, 8.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, cast

if TYPE_CHECKING:
    import random

CHARACTERS = ("aldo", "pietra", "enzo", "ugo")
GUILDS = ("nobles", "artists", "merchants", "workers", "knights", "assassins")
NEUTRAL = {1: "joker", 2: "+2", 3: "-2", 13: "pot_de_vin"}  # PDV-SU-02, PDV-A01
VALUES = range(1, 14)

# Section 8.8: every option with its values, the default first; an own deck is an object.
OPTION_VALUES: dict[str, tuple[Any, ...]] = {
    "deck": ("A", "B"),
    "joker": ("choose", "auto"),
    "pairs": (False, True),
    "pair_jokers": ("pooled", "owner"),
    "pair_pdv": ("each", "combined"),
    "six_recycle": ("trump", "choice", "winning_card"),
}

# Section 8.7, the table of deck A: from value 12 down to value 4, a column for each character.
GUILD_TABLE = """
    nobles     artists    merchants  workers
    knights    assassins  nobles     artists
    merchants  workers    knights    assassins
    artists    nobles     assassins  knights
    assassins  knights    workers    merchants
    merchants  workers    artists    nobles
    workers    merchants  assassins  knights
    artists    nobles     workers    merchants
    nobles     knights    artists    assassins
"""
DOUBLES_A = ("aldo-12", "pietra-12", "enzo-12", "ugo-12", "aldo-11", "pietra-11")
DOUBLES_B = tuple(f"{name}-{value}" for name in CHARACTERS for value in (10, 11, 12))


class Row(NamedTuple):
    """A row of the table of section 8.1."""

    rounds: int
    pile: int
    hand: int
    gems: int


TABLE = {3: Row(16, 16, 12, 4), 4: Row(12, 12, 10, 2), 5: Row(12, 12, 8, 4), 6: Row(12, 4, 8, 4)}


def all_cards() -> list[str]:
    """Return the 52 cards in their order (PDV-SU-01)."""
    return [f"{name}-{value}" for name in CHARACTERS for value in VALUES]


def character(card: str) -> str:
    """Return the character of a card: `ugo` of `ugo-12`."""
    return card.partition("-")[0]


def value(card: str) -> int:
    """Return the value of a card: 12 of `ugo-12`."""
    return int(card.partition("-")[2])


def in_order(cards: list[str]) -> list[str]:
    """Return cards sorted by character, then value."""
    return [card for card in all_cards() if card in cards]


def deck_of(deck: str | dict[str, Any]) -> dict[str, str]:
    """Return what every card bears, written as in a deck object."""
    if isinstance(deck, dict):
        return dict(deck["cards"])
    doubles = DOUBLES_A if deck == "A" else DOUBLES_B
    bears = {f"{name}-{number}": kind for name in CHARACTERS for number, kind in NEUTRAL.items()}
    rows = [line.split() for line in GUILD_TABLE.strip().splitlines()]
    for number, row in zip(range(12, 3, -1), rows, strict=True):
        for name, guild in zip(CHARACTERS, row, strict=True):
            card = f"{name}-{number}"
            bears[card] = f"{guild} x2" if card in doubles else guild
    return {card: bears[card] for card in all_cards()}


def check_deck(deck: dict[str, Any]) -> None:
    """Refuse an object that is no deck (section 8.7, validation)."""
    if set(deck) != {"name", "cards"} or not isinstance(deck["name"], str):
        raise ValueError("a deck has a name and cards")
    cards = cast("dict[str, Any]", deck["cards"])
    if type(cards) is not dict or set(cards) != set(all_cards()):
        raise ValueError("a deck says what each of the 52 cards bears")
    symbols = [guild + double for guild in GUILDS for double in ("", " x2")]
    for card in all_cards():
        allowed = [NEUTRAL[value(card)]] if value(card) in NEUTRAL else symbols
        if cards[card] not in allowed:
            raise ValueError(f"{card} cannot bear {cards[card]!r}")


def full_options(preset: str, changed: dict[str, Any]) -> dict[str, Any]:
    """Return all options: the defaults, then the changed ones."""
    if preset != "pot-de-vin":
        raise ValueError(f"unknown preset {preset!r}")
    for name, chosen in changed.items():
        values = OPTION_VALUES.get(name)
        if values is None:
            raise ValueError(f"unknown option {name!r}")
        if name == "deck" and isinstance(chosen, dict):
            check_deck(cast("dict[str, Any]", chosen))
        elif not any(chosen == known and type(chosen) is type(known) for known in values):
            raise ValueError(f"option {name} cannot be {chosen!r}")
    return {name: values[0] for name, values in OPTION_VALUES.items()} | changed


def plays_in_pairs(options: dict[str, Any], players: int) -> bool:
    """Tell whether partners play together (PDV-SU-04, PDV-A24, P1)."""
    return players == 6 or options["pairs"]


def dealt_cards(players: int, first: int) -> list[int]:
    """Return how many cards each seat is dealt (PDV-SU-03, PDV-6P-02)."""
    cards = [TABLE[players].hand] * players
    if players == 6:
        for seat in discarders(first):
            cards[seat] += 1
    return cards


def discarders(first: int) -> list[int]:
    """Return the three of six seats that are dealt a card too many (PDV-6P-03)."""
    return [(first + step) % 6 for step in (3, 4, 5)]


def check_header(header: dict[str, Any], options: dict[str, Any]) -> None:
    """Refuse a header that does not describe the start of a game."""
    players = len(header["seats"])
    if players not in TABLE:
        raise ValueError(f"pot-de-vin is not played by {players}")
    if options["pairs"] and players in (3, 5):  # PDV-A24
        raise ValueError(f"{players} players cannot play in pairs")
    if header.get("position") is not None:
        return
    if header.get("first") not in range(players):
        raise ValueError("'first' must be a seat")
    if (header.get("trump") is None) != (players == 6):
        raise ValueError("'trump' is given exactly where it is turned up before the first input")
    check_deal(header, players)


def check_deal(header: dict[str, Any], players: int) -> None:
    """Refuse hands and a trump that are not dealt from the 52 cards."""
    hands: list[list[str]] = header["hands"]
    if [len(hand) for hand in hands] != dealt_cards(players, header["first"]):
        raise ValueError("every seat is dealt the cards of the table")
    seen = [card for hand in hands for card in hand]
    if players != 6:
        seen.append(header["trump"])
    if len(set(seen)) != len(seen) or not set(seen) <= set(all_cards()):
        raise ValueError("the deal names a card twice or one that does not exist")


def deal_header(
    preset: str, options: dict[str, Any], seats: list[str], first: int, rng: random.Random
) -> dict[str, Any]:
    """Return a header with randomly dealt hands and, but for six, the first trump.

    `options` are those that differ from the preset.
    """
    players = len(seats)
    everything = full_options(preset, options)
    header: dict[str, Any] = {
        "record": 1,
        "game": "pot-de-vin",
        "preset": preset,
        "options": dict(options),
        "seats": list(seats),
        "first": first,
    }
    cards = all_cards()
    rng.shuffle(cards)
    if players != 6:  # PDV-A29
        header["trump"] = cards[0]
        cards = cards[TABLE[players].pile :]
    header["hands"] = [[] for _ in seats]
    for step in range(players):
        seat = (first + step) % players
        size = dealt_cards(players, first)[seat]
        header["hands"][seat] = in_order(cards[:size])
        cards = cards[size:]
    check_header(header, everything)
    return header
