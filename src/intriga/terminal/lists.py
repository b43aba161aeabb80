"""Lists to choose from by number."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import zip_longest
from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

LONG: Final = 6  # lines from which on a list is made shorter where lines are scarce


@dataclass(frozen=True, slots=True)
class ListLine:
    """A line to choose: its number, its label, and what is said about it, at length or in brief."""

    number: int
    label: str
    details: tuple[Text, ...] = ()
    brief: Text = field(default_factory=Text)


def listed(lines: Sequence[ListLine], *, scarce: bool) -> Table:
    """Return *lines* one below the other; two side by side where lines are *scarce*."""
    return _side_by_side(lines) if scarce and len(lines) > LONG else _below(lines)


def _below(lines: Sequence[ListLine]) -> Table:
    """Return a line for each, with what it does."""
    grid = _grid(1 + max((len(line.details) for line in lines), default=0))
    for line in lines:
        grid.add_row(str(line.number), line.label, *line.details)
    return grid


def _side_by_side(lines: Sequence[ListLine]) -> Table:
    """Return two in a line, with what is said in brief."""
    grid, half = _grid(2, 2), -(-len(lines) // 2)
    cells = [(str(line.number), line.label, line.brief) for line in lines]
    for left, right in zip_longest(cells[:half], cells[half:], fillvalue=("", "", "")):
        grid.add_row(*left, *right)
    return grid


def _grid(*blocks: int) -> Table:
    """Return a grid with a number and so many columns of text in each of *blocks*."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    for texts in blocks:
        grid.add_column(justify="right", min_width=4, no_wrap=True, style="bold cyan")
        for _ in range(texts):
            grid.add_column(no_wrap=True)
    return grid


def numbered(labels: Iterable[RenderableType]) -> Table:
    """Return *labels* as a list to choose from by number."""
    grid = Table.grid(padding=(0, 2), pad_edge=True)
    grid.add_column(justify="right", style="bold cyan")
    grid.add_column()
    for number, label in enumerate(labels, start=1):
        grid.add_row(str(number), label)
    return grid
