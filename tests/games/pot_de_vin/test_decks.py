"""Decks: those printed keep the design rules of 8.7, and of others every mistake is named."""

import json
import re
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from intriga.core.errors import BadOptions
from intriga.games.pot_de_vin.decks import (
    PRINTED,
    WORDS,
    DeckWarning,
    checked,
    codes,
    from_file,
    overfull,
    printed,
)
from intriga.games.pot_de_vin.vocabulary import Character, Guild
from tests.games.pot_de_vin.tables import game_of
from tests.oracle.pot_de_vin_setup import deck_of

Deck = dict[str, Any]
VALUES = range(4, 13)
NEUTRAL = {"1": "joker", "2": "+2", "3": "-2", "13": "pot_de_vin"}


def copy_of(letter: str) -> Deck:
    return json.loads(json.dumps(printed(letter)))


def guild(deck: Deck, character: str, value: int) -> str:
    return deck["cards"][f"{character}-{value}"].removesuffix(" x2")


def symbols(deck: Deck, word: str) -> int:
    return 2 if deck["cards"][word].endswith(" x2") else 1


CHARACTERS = [character.name.lower() for character in Character]
GUILDS = [each.name.lower() for each in Guild]
ROWS = [(character, value) for character in CHARACTERS for value in VALUES]


# ------------------------------------------------------------------- the design rules of 8.7


@pytest.mark.parametrize("letter", PRINTED)
def test_a_printed_deck_is_that_of_the_rules(letter: str) -> None:
    deck = printed(letter)

    assert deck["name"] == letter
    assert deck["cards"] == deck_of(letter)
    assert list(deck["cards"]) == list(WORDS)


@pytest.mark.parametrize("letter", PRINTED)
def test_values_1_2_3_and_13_are_neutral_and_no_others(letter: str) -> None:
    """PDV-SU-02, PDV-A01."""
    for word, kind in printed(letter)["cards"].items():
        assert kind == NEUTRAL.get(word.split("-")[1], kind)
        assert (kind in NEUTRAL.values()) == (word.split("-")[1] in NEUTRAL)


@pytest.mark.parametrize(("letter", "wanted"), [("A", 7), ("B", 8)])
def test_every_guild_has_six_cards_and_as_many_symbols(letter: str, wanted: int) -> None:
    deck = printed(letter)
    cards = Counter(guild(deck, *row) for row in ROWS)
    sums: Counter[str] = Counter()
    for character, value in ROWS:
        sums[guild(deck, character, value)] += symbols(deck, f"{character}-{value}")

    assert cards == dict.fromkeys(GUILDS, 6)
    assert sums == dict.fromkeys(GUILDS, wanted)


@pytest.mark.parametrize("letter", PRINTED)
def test_every_character_bears_every_guild_once_or_twice(letter: str) -> None:
    deck = printed(letter)
    twice: list[frozenset[str]] = []
    for name in CHARACTERS:
        borne = Counter(guild(deck, name, value) for value in VALUES)
        assert set(borne) == set(GUILDS)
        assert set(borne.values()) <= {1, 2}
    for each in GUILDS:
        pair = [
            name for name in CHARACTERS if sum(guild(deck, name, v) == each for v in VALUES) == 2
        ]
        twice.append(frozenset(pair))

    assert len(set(twice)) == 6
    assert all(len(pair) == 2 for pair in twice)


@pytest.mark.parametrize("letter", PRINTED)
def test_every_value_bears_four_different_guilds(letter: str) -> None:
    for value in VALUES:
        assert len({guild(printed(letter), name, value) for name in CHARACTERS}) == 4


@pytest.mark.parametrize("letter", PRINTED)
def test_two_of_a_guild_in_a_character_are_three_values_apart(letter: str) -> None:
    for name in CHARACTERS:
        for each in GUILDS:
            values = [value for value in VALUES if guild(printed(letter), name, value) == each]
            assert all(high - low >= 3 for low, high in pairwise(values))


@pytest.mark.parametrize("letter", PRINTED)
def test_no_guild_is_easier_to_win(letter: str) -> None:
    for each in GUILDS:
        values = [value for name, value in ROWS if guild(printed(letter), name, value) == each]
        assert sum(values) == 48


@pytest.mark.parametrize("letter", PRINTED)
def test_double_symbols_are_on_the_highest_cards(letter: str) -> None:
    deck = printed(letter)
    doubles = {word for word in WORDS if deck["cards"][word].endswith(" x2")}
    tens = {f"{name}-{value}" for name in CHARACTERS for value in (10, 11, 12)}
    sixes = {"aldo-12", "pietra-12", "enzo-12", "ugo-12", "aldo-11", "pietra-11"}

    assert doubles == (sixes if letter == "A" else tens)
    for each in GUILDS:
        own = [
            (value, f"{name}-{value}") for name, value in ROWS if guild(deck, name, value) == each
        ]
        assert max(own)[1] in doubles


# ------------------------------------------------------------------- more symbols than the table


def test_deck_a_never_has_more_symbols_than_the_table_of_points() -> None:
    assert overfull(printed("A")) == {}


def test_deck_b_may_have_one_more_in_every_guild() -> None:
    assert overfull(printed("B")) == dict.fromkeys(GUILDS, 8)


def test_a_deck_of_one_guild_is_overfull_of_it() -> None:
    deck = copy_of("A")
    for name, value in ROWS:
        deck["cards"][f"{name}-{value}"] = "knights x2"

    assert overfull(checked(deck)) == {"knights": 72}


# ------------------------------------------------------------------- as numbers


@pytest.mark.parametrize("letter", PRINTED)
def test_a_deck_is_in_the_state_card_by_card(letter: str) -> None:
    deck = printed(letter)
    state = game_of(3, deck=letter).state

    assert state.deck == codes(deck)
    for word, code in zip(WORDS, state.deck, strict=True):
        kind = deck["cards"][word]
        wanted = "" if code == 0 else GUILDS[(code & 7) - 1] + (" x2" if code >> 3 else "")
        assert wanted == (kind if kind.removesuffix(" x2") in GUILDS else "")


# ------------------------------------------------------------------- what is no deck

MISTAKES: list[tuple[str, object, str]] = [
    ("aldo-1", "nobles", "aldo-1 is 'joker', as every 1, not 'nobles'"),
    ("ugo-13", "joker", "ugo-13 is 'pot_de_vin', as every 13, not 'joker'"),
    ("enzo-2", ["+2"], "enzo-2 is '+2', as every 2, not ['+2']"),
    ("aldo-4", "joker", "aldo-4 bears one of nobles, artists, merchants, workers, knights,"),
    ("ugo-12", "nobles x3", "ugo-12 bears one of nobles, artists, merchants, workers, knights,"),
    ("pietra-9", "Nobles", "with ' x2' for two, not 'Nobles'"),
    ("pietra-9", None, "with ' x2' for two, not None"),
    ("pietra-9", ["nobles"], "with ' x2' for two, not ['nobles']"),
    ("pietra-9", {"nobles": 2}, "with ' x2' for two, not {'nobles': 2}"),
    ("aldo-14", "nobles", "'aldo-14' is no card; there are aldo-1 to ugo-13"),
    ("carlo-4", "nobles", "'carlo-4' is no card"),
]


@pytest.mark.parametrize(("word", "kind", "reason"), MISTAKES, ids=[m[2] for m in MISTAKES])
def test_a_bad_card_in_a_deck_is_named_with_the_reason(
    word: str, kind: object, reason: str
) -> None:
    deck = copy_of("A")
    deck["cards"][word] = kind

    with pytest.raises(BadOptions, match=re.escape(reason)) as bad:
        checked(deck)

    assert bad.value.option == "deck"


@pytest.mark.parametrize("word", ["aldo-1", "enzo-7", "ugo-13"])
def test_a_card_that_is_missing_is_named(word: str) -> None:
    deck = copy_of("B")
    del deck["cards"][word]

    with pytest.raises(BadOptions, match=f"a deck has 52 cards; {word} is missing"):
        checked(deck)


@pytest.mark.parametrize(
    ("deck", "reason"),
    [
        ([], "a deck is an object with a name and cards"),
        ({}, "a deck is an object with a name and cards"),
        ({"name": "A"}, "a deck is an object with a name and cards"),
        ({**copy_of("A"), "author": "me"}, "a deck is an object with a name and cards"),
        ({**copy_of("A"), "name": 1}, "the name of a deck is a line of text, not 1"),
        ({**copy_of("A"), "name": "\ud800"}, "the name of a deck is a line of text, not "),
        ({**copy_of("A"), "name": "A\nB"}, "the name of a deck is a line of text, not "),
        ({**copy_of("A"), "name": "A" * 100}, "the name of a deck is a line of text, not "),
        ({"name": "A", "cards": ["aldo-1"]}, "the cards of a deck are an object"),
    ],
)
def test_a_value_that_is_no_deck_is_refused(deck: object, reason: str) -> None:
    with pytest.raises(BadOptions, match=reason):
        checked(deck)


# ------------------------------------------------------------------- files


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"{", "is not JSON: Expecting property name"),
        (b"\xff\xfe", "is not JSON: "),
        (b"[" * 100_000, "is not JSON: "),
        (b"[]", ": a deck is an object with a name and cards"),
        (b'{"name": "A", "cards": {}}', ": a deck has 52 cards; aldo-1 is missing"),
        (
            b'{"name": "A", "cards": {"aldo-4": "nobles", "aldo-4": ""}}',
            ": 'aldo-4' is there twice",
        ),
    ],
)
def test_a_file_that_holds_no_deck_is_named(tmp_path: Path, content: bytes, reason: str) -> None:
    file = tmp_path / "deck.json"
    file.write_bytes(content)

    with pytest.raises(BadOptions, match=re.escape(f"{file}") + ".*" + re.escape(reason)):
        from_file(str(file))


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadOptions, match=r"none\.json cannot be read: No such file"):
        from_file(str(tmp_path / "none.json"))


def test_a_file_that_is_a_folder_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadOptions, match="cannot be read: Is a directory"):
        from_file(str(tmp_path))


def test_a_file_whose_guilds_have_too_many_symbols_is_warned_of(tmp_path: Path) -> None:
    file = tmp_path / "deck.json"
    file.write_text(json.dumps(printed("B")))

    with pytest.warns(DeckWarning, match=r"go over 8 symbols.*: nobles 8, artists 8, "):
        assert from_file(str(file)) == printed("B")
