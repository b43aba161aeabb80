"""Options, cards and headers of Coup for the oracle (rule sections 0.3, 1.6, 4)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import random

# Section 4: every option with its values, the default first.
OPTION_VALUES: dict[str, tuple[Any, ...]] = {
    "slot_duke": ("duke", "patron"),
    "slot_ambassador": ("ambassador", "inquisitor"),
    "slot_contessa": ("contessa", "lawyer"),
    "reforma": (False, True),
    "art_mode": ("same", "distinct"),
    "two_player_setup": ("normal", "sets"),
    "two_player_first_coins": (1, 2),
    "declared_coup": (
        "off",
        "coup",
        "coup+assassinate",
        "coup+may_assassinate",
        "assassinate",
        "may_assassinate",
    ),
    "declared_exchange": ("always", "on_miss", "never"),
    "declared_loss": ("named", "choice"),
    "decline_proof": (True, False, "always"),
    "response_order": ("arrival", "clockwise"),
    "block_after_own_challenge": (True, False),
    "fa_reblock": (False, True, "in_line"),
    "steal_from_empty": (True, False),
    "embezzle_empty": (True, False),
    "embezzle_loss": ("choice", "duke_and_redraw"),
    "examine_choice": ("target", "random"),
    "examine_block": ("none", "contessa"),
    "examine_replace": ("draw_first", "return_first"),
    "examine_own_faction": (True, False),
    "patron_own_faction": (True, False),
    "lawyer_challengeable": (True, False),
    "treasury": ("unlimited", "finite"),
    "first_player": ("previous_winner_else_random", "random", "fixed"),
    "talk_ambassador_ban": (False, True),
    "factions_start": ("choose", "random"),
}

# Section 4, column "presets that differ".
PRESET_OPTIONS: dict[str, dict[str, Any]] = {
    "coup-br": {"two_player_setup": "sets"},
    "urbis-reforma": {
        "two_player_first_coins": 2,  # AMB-38
        "decline_proof": False,
        "talk_ambassador_ban": True,
    },
    "coup-es": {},
}
# Options that a record may leave out, where they mean another value (docs/reference/record.md).
UNSAID: dict[str, dict[str, Any]] = {"urbis-reforma": {"two_player_first_coins": 1}}
COMPONENT_COINS = {"coup-br": 54, "urbis-reforma": 65, "coup-es": 50}  # COUP-SU-06
MOST_PLAYERS = {"coup-br": 10, "urbis-reforma": 10, "coup-es": 6}  # 0.3, AMB-87


def full_options(preset: str, changed: dict[str, Any]) -> dict[str, Any]:
    """Return all options: the defaults, then the preset's, then the changed ones."""
    if preset not in PRESET_OPTIONS:
        raise ValueError(f"unknown preset {preset!r}")
    for name, value in changed.items():
        values = OPTION_VALUES.get(name)
        if values is None:
            raise ValueError(f"unknown option {name!r}")
        if not any(value == known and type(value) is type(known) for known in values):
            raise ValueError(f"option {name} cannot be {value!r}")
    defaults = {name: values[0] for name, values in OPTION_VALUES.items()}
    return defaults | PRESET_OPTIONS[preset] | changed


def recorded_options(preset: str, written: dict[str, Any]) -> dict[str, Any]:
    """Return all options of a record that has written some."""
    return full_options(preset, UNSAID.get(preset, {}) | written)


def characters(options: dict[str, Any]) -> list[str]:
    """Return the five characters of the game in the order of their slots (0.2)."""
    return [
        options["slot_duke"],
        "assassin",
        "captain",
        options["slot_ambassador"],
        options["slot_contessa"],
    ]


def character(card: str) -> str:
    """Return the character of a card: `duke` of `duke-b`."""
    return card.partition("-")[0]


def card_list(options: dict[str, Any], players: int) -> list[str]:
    """Return every card of the game (COUP-SU-01, SU-02, AMB-83)."""
    copies = 3 if players <= 6 else 4 if players <= 8 else 5
    if options["art_mode"] == "same":
        return [name for name in characters(options) for _ in range(copies)]
    arts = {3: "abc", 4: "abca", 5: "aaabc"}[copies]
    return [f"{name}-{art}" for name in characters(options) for art in arts]


def card_set(options: dict[str, Any], art: str) -> list[str]:
    """Return one set of a two-player game, one card of each character (COUP-2P-02, C9)."""
    suffix = f"-{art}" if options["art_mode"] == "distinct" else ""
    return sorted(name + suffix for name in characters(options))


def plays_by_sets(options: dict[str, Any], players: int) -> bool:
    """Tell whether the cards are picked from sets; ignored with three or more players (C20)."""
    return players == 2 and options["two_player_setup"] == "sets"


def starting_coins(options: dict[str, Any], players: int, first: int) -> list[int]:
    """Return the coins of each seat at the start (COUP-SU-05, COUP-2P-01)."""
    coins = [2] * players
    if players == 2:
        coins[first] = options["two_player_first_coins"]
    return coins


def check_header(header: dict[str, Any], options: dict[str, Any]) -> None:
    """Refuse a header that does not describe the start of a game."""
    players = len(header["seats"])
    if not 2 <= players <= MOST_PLAYERS[header["preset"]]:
        raise ValueError(f"{header['preset']} is not played by {players}")
    if header.get("position") is not None:
        return
    if header.get("first") not in range(players):
        raise ValueError("'first' must be a seat")
    if plays_by_sets(options, players) != ("hands" not in header):
        raise ValueError("hands are given exactly where they are dealt")
    if "hands" in header:
        check_hands(header["hands"], card_list(options, players), players)
    random_factions = options["reforma"] and options["factions_start"] == "random"
    if random_factions:
        factions: list[Any] = header.get("factions") or []
        if len(factions) != players:
            raise ValueError("'factions' must give one faction a seat")
        if any(faction not in (0, 1) for faction in factions):
            raise ValueError("a faction is 0 or 1")


def check_hands(hands: list[list[str]], cards: list[str], players: int) -> None:
    """Refuse dealt hands that are not two cards of the game for each seat."""
    if len(hands) != players or any(len(hand) != 2 for hand in hands):
        raise ValueError("every seat is dealt two cards")
    dealt = Counter(card for hand in hands for card in hand)
    if dealt - Counter(cards):
        raise ValueError(f"not in the game: {sorted((dealt - Counter(cards)).elements())}")


def deal_header(
    preset: str, options: dict[str, Any], seats: list[str], first: int, rng: random.Random
) -> dict[str, Any]:
    """Return a header with randomly dealt hands and, where they are random, factions.

    `options` are those that a record has to say. A game by sets gets no hands.
    """
    everything = recorded_options(preset, options)
    header: dict[str, Any] = {
        "record": 1,
        "game": "coup",
        "preset": preset,
        "options": dict(options),
        "seats": list(seats),
        "first": first,
    }
    if not plays_by_sets(everything, len(seats)):
        cards = card_list(everything, len(seats))
        rng.shuffle(cards)
        header["hands"] = [sorted(cards[2 * seat : 2 * seat + 2]) for seat in range(len(seats))]
    if everything["reforma"] and everything["factions_start"] == "random":
        factions = [seat % 2 for seat in range(len(seats))]
        rng.shuffle(factions)
        header["factions"] = factions
    check_header(header, everything)
    return header
