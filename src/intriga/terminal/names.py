"""Names as a terminal can show them."""

from collections.abc import Sequence

LONGEST_NAME = 14  # columns of the table


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
