"""A table of a report, and how it is written as text."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

NOTHING: Final = "–"
WORDS: Final = frozenset({"", "agent", "among", "new", "table", "verdict"})


@dataclass(frozen=True, slots=True)
class Section:
    """A table with its title and a note; ``tones`` [row][column], -1 to 1, colour cells."""

    title: str
    note: str
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    tones: tuple[tuple[float | None, ...], ...] = ()


def aligned(section: Section) -> list[str]:
    """Return the lines of a table, its columns as wide as their words."""
    everything = [section.head, *section.rows]
    widths = [max(len(row[column]) for row in everything) for column in range(len(section.head))]
    left = _words(section)
    rule = "|".join(
        "-" * (width + 2) if column in left else "-" * (width + 1) + ":"
        for column, width in enumerate(widths)
    )
    head, *rows = (_line(row, widths, left) for row in everything)
    return [head, f"|{rule}|", *rows]


def _line(row: Sequence[str], widths: Sequence[int], left: set[int]) -> str:
    cells = [
        cell.ljust(width) if column in left else cell.rjust(width)
        for column, (cell, width) in enumerate(zip(row, widths, strict=True))
    ]
    return f"| {' | '.join(cells)} |"


def _words(section: Section) -> set[int]:
    """Return the columns of words, which begin at the left."""
    return {place for place, name in enumerate(section.head) if name in WORDS}
