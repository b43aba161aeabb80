"""Names as a terminal can show them."""

from collections.abc import Sequence
from typing import Final

from intriga.core.clean_names import told_apart

LONGEST_NAME: Final = 14  # columns of the table


def shown_names(seats: Sequence[str]) -> list[str]:
    """Return the names of a record fit for a terminal: printable, short, each one its own."""
    return told_apart(seats, LONGEST_NAME)
