"""Names are clean, short, and no two alike, whoever wrote them."""

import pytest

from intriga.core.clean_names import clean_name, cleaned, name_unlike, told_apart


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
        ("Maria Teresa da Silva", "Maria Teresa"),
    ],
)
def test_what_nobody_can_see_is_left_out_of_a_name(typed: str, shown: str) -> None:
    assert cleaned(typed, 12) == shown
    assert clean_name(typed, 12) == shown


@pytest.mark.parametrize("typed", ["", "   ", "\u200d", "\x07\x1b"])
def test_a_name_without_a_letter_that_can_be_seen_is_none(typed: str) -> None:
    assert clean_name(typed, 12) == ""


def test_a_name_like_another_gets_a_number_and_stays_short() -> None:
    assert name_unlike(["Bruno"], "Ana", 8) == "Ana"
    assert name_unlike(["ANA"], "Ana", 8) == "Ana 2"
    assert name_unlike(["Ana", "Ana 2"], "Ana", 8) == "Ana 3"
    assert name_unlike(["Fernanda"], "Fernanda", 8) == "Fernan 2"


def test_the_names_of_a_record_are_told_apart() -> None:
    assert told_apart(["Ana", "\x1b", "ana", "Ana Maria Braga"], 9) == [
        *("Ana", "1", "ana 2", "Ana Maria")
    ]
