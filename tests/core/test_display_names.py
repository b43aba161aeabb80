"""Names are clean, short, and no two alike, whoever wrote them."""

import pytest

from intriga.core.display_names import IGNORABLE, clean_name, cleaned, name_unlike, told_apart


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  Ana\tMaria\n", "Ana Maria"),
        ("\x1b[31mAna\x07", "[31mAna"),
        ("\u202eanA", "anA"),
        ("Jose\u0301", "José"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("Ana\u3000Bruno", "Ana Bruno"),
        ("a" * 30, "a" * 12),
        ("An\u200da", "Ana"),
        ("\u200dAna\u200d", "Ana"),
        ("👩🏽\u200d\u200d🚀", "👩🏽\u200d🚀"),
        ("An\u2800a", "An a"),
        ("a" + "\u0336" * 9 + "b", "a\u0336\u0336b"),
        ("क़ीं", "क़ीं"),
        ("Maria Teresa da Silva", "Maria Teresa"),
    ],
)
def test_invisible_characters_are_left_out_of_a_name(typed: str, shown: str) -> None:
    assert cleaned(typed, 12) == shown
    assert clean_name(typed, 12) == shown


@pytest.mark.parametrize("typed", ["", "   ", "\u200d", "\x07\x1b", *"\u2800\u3164\uffa0"])
def test_a_name_without_a_letter_that_can_be_seen_is_none(typed: str) -> None:
    assert clean_name(typed, 12) == ""


def test_a_name_like_another_gets_a_number_and_stays_short() -> None:
    assert name_unlike(["Bruno"], "Ana", 8) == "Ana"
    assert name_unlike(["ANA"], "Ana", 8) == "Ana 2"
    assert name_unlike(["Ana", "Ana 2"], "Ana", 8) == "Ana 3"
    assert name_unlike(["Fernanda"], "Fernanda", 8) == "Fernan 2"


def test_equal_and_empty_names_of_a_record_get_numbers() -> None:
    assert told_apart(["Ana", "\x1b", "ana", "Ana Maria Braga"], 9) == [
        *("Ana", "1", "ana 2", "Ana Maria")
    ]


@pytest.mark.parametrize(("first", "last"), IGNORABLE)
def test_blank_characters_do_not_make_another_name(first: int, last: int) -> None:
    for sign in map(chr, range(first, last + 1)):
        assert clean_name(f"An{sign}a", 12) == "Ana"
        assert clean_name(sign, 12) == ""


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ana", "\u0410na"),  # Cyrillic A
        ("paypal", "\u0440\u0430\u0443\u0440\u0430l"),
        ("Ana", "\u0391na"),  # Greek Alpha
        ("Ana", "\U0001d400\U0001d427\U0001d41a"),  # mathematical
        ("Ivan", "lvan"),
        ("Bi1", "Bil"),
        ("N0ra", "Nora"),
        ("Marco", "Marc\u043e"),
        ("Carmen", "Carrnen"),
    ],
)
def test_a_name_that_looks_like_another_gets_a_number(one: str, other: str) -> None:
    assert name_unlike([one], other, 12) == f"{other} 2"
    assert name_unlike([other], one, 12) == f"{one} 2"


@pytest.mark.parametrize(("one", "other"), [("Ana", "Ána"), ("Zoe", "Zoë"), ("Lia", "Bia")])
def test_a_distinct_name_stays(one: str, other: str) -> None:
    assert name_unlike([one], other, 12) == other
