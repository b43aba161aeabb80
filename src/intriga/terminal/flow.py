"""Lines of several entries that are broken between two of them."""

from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import Console, ConsoleOptions
from rich.text import Text

SEPARATOR: Final = "·"
HANG: Final = 4  # columns before a further line


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
