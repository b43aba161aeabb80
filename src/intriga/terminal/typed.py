"""Words and numbers as people type them."""

import unicodedata
from typing import Final

MOST_FIGURES: Final = 9  # of a number that somebody types


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
