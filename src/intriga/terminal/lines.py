"""Text as a terminal can show it and as people type it: names, words, lines and parts of tables."""

import unicodedata
from collections.abc import Iterator, Sequence
from copy import copy
from dataclasses import replace
from typing import Final

from rich.console import Console, ConsoleOptions
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from intriga.core.display_names import told_apart

LONGEST_NAME: Final = 14  # columns of the table
MOST_FIGURES: Final = 9  # of a number that somebody types
SEPARATOR: Final = "·"
HANG: Final = 4  # columns before a further line


def shown_names(seats: Sequence[str]) -> list[str]:
    """Return the names of a record fit for a terminal: printable, short, each one its own."""
    return told_apart(seats, LONGEST_NAME)


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


def hanging(text: str | Text, style: str = "") -> Padding:
    """Return *text* two columns from the edge, its further lines too."""
    return Padding(
        text if isinstance(text, Text) else Text(text, style), (0, 0, 0, 2), expand=False
    )


class InParts:
    """A table that a narrow screen shows in parts, each with the columns of its own."""

    def __init__(self, table: Table, parts: Sequence[Sequence[int]], *, below: int) -> None:
        """Show *table*; on screens narrower than *below* its *parts*, as places of columns."""
        self.table, self.parts, self.below = table, parts, below

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Table]:
        """Yield the table, or its parts."""
        if options.max_width >= self.below:
            yield self.table
            return
        for places in self.parts:
            part = copy(self.table)
            columns = enumerate(self.table.columns[place] for place in places)
            part.columns = [replace(column, _index=place) for place, column in columns]
            yield part


class Flow:
    """Entries one after the other; a further line begins with the separator, indented."""

    def __init__(self, head: str, entries: Sequence[Text], *, gap: int = 2) -> None:
        """Write *head* before the entries, and *gap* spaces around each separator."""
        self.head, self.entries, self.gap = head, entries, " " * gap

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        """Yield the lines; an entry longer than a line is broken inside."""
        for line in self._lines(options.max_width):
            if line.cell_len <= options.max_width:
                yield line
                continue
            first, *others = line.wrap(console, options.max_width - HANG)
            yield first
            for other in others:
                yield Text(" " * HANG).append_text(other)

    def _lines(self, width: int) -> list[Text]:
        lines = [Text(self.head)]
        for place, entry in enumerate(self.entries):
            between = f"{self.gap}{SEPARATOR}{self.gap}" if place else ""
            if place and lines[-1].cell_len + len(between) + entry.cell_len > width:
                between = " " * HANG + SEPARATOR + self.gap
                lines.append(Text())
            lines[-1].append(between).append_text(entry)
        return lines
