"""Names and numbers as people type them."""

import unicodedata
from collections.abc import Sequence

LONGEST_NAME = 14  # columns of the table
MOST_FIGURES = 9  # of a number that somebody types


def shown_names(seats: Sequence[str]) -> list[str]:
    """Return the names of a record fit for a terminal: printable, short, each one its own."""
    names: list[str] = []
    for seat, name in enumerate(seats):
        clean = clean_name(name) or str(seat)
        names.append(clean if clean not in names else f"{clean[: LONGEST_NAME - 3]} {seat}")
    return names


def clean_name(name: str) -> str:
    """Return *name* without what a terminal does not print, cut to the width of the table."""
    printable = "".join(letter for letter in name if letter.isprintable())
    return " ".join(printable.split())[:LONGEST_NAME].strip()


def number_in(typed: str, bounds: range) -> int | None:
    """Return the number that *typed* writes if it is one of *bounds*, else None."""
    writes_one = typed.isdecimal() and len(typed) <= MOST_FIGURES
    number = int(typed) if writes_one else None
    return number if number in bounds else None


def plain_words(text: str) -> list[str]:
    """Return the words of *text* without case, accents and punctuation."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    kept = (letter for letter in letters if not unicodedata.combining(letter))
    return "".join(letter if letter.isalnum() else " " for letter in kept).split()
