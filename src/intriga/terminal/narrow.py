"""What fits on narrow screens: text that hangs below its first line, tables in several parts."""

from collections.abc import Iterator, Sequence
from copy import copy
from dataclasses import replace

from rich.console import Console, ConsoleOptions
from rich.padding import Padding
from rich.table import Table
from rich.text import Text


def hanging(text: str | Text, style: str = "") -> Padding:
    """Return *text* two columns from the edge, its further lines too."""
    return Padding(
        text if isinstance(text, Text) else Text(text, style), (0, 0, 0, 2), expand=False
    )


class InParts:
    """A table that a narrow screen shows in parts, each with the columns of its own."""

    def __init__(self, table: Table, parts: Sequence[Sequence[int]], *, below: int) -> None:
        """Show *table*; *below* so many columns its *parts*, each by the places of its columns."""
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
