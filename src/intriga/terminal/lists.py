"""Lists to choose from by number."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import zip_longest
from typing import Final

from rich.console import Console, ConsoleOptions, RenderableType
from rich.table import Table
from rich.text import Text

WIDEST: Final = 1000  # columns; no line is as long
LONG: Final = 6  # lines from which on a list is made shorter where lines are scarce


@dataclass(frozen=True, slots=True)
class ListLine:
    """A line to choose: its number, its label, and a note about it, at length or in brief."""

    number: int
    label: str
    details: tuple[Text, ...] = ()
    brief: Text = field(default_factory=Text)


class Listed:
    """Lines one below the other, with shorter notes if lines or columns are scarce."""

    def __init__(self, lines: Sequence[ListLine], *, scarce: bool) -> None:
        """List *lines*, two side by side if lines are *scarce* and there are many."""
        self.lines, self.scarce = lines, scarce and len(lines) > LONG

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Table]:
        """Yield the fullest list that fits, or else the shortest."""
        *fuller, shortest = self._grids()
        wide = options.update(max_width=WIDEST)
        for grid in fuller:
            if console.measure(grid, options=wide).maximum <= options.max_width:
                yield grid
                return
        yield shortest

    def _grids(self) -> Iterator[Table]:
        """Yield lists that say less and less."""
        if self.scarce:
            yield self._side_by_side()
        for details in range(max((len(line.details) for line in self.lines), default=0), 0, -1):
            yield _below((line, line.details[:details]) for line in self.lines)
        yield _below((line, [line.brief]) for line in self.lines)
        yield _below((line, []) for line in self.lines)

    def _side_by_side(self) -> Table:
        """Return two in a line, with their brief notes."""
        grid, half = _grid(2, 2), -(-len(self.lines) // 2)
        cells = [(str(line.number), line.label, line.brief) for line in self.lines]
        for left, right in zip_longest(cells[:half], cells[half:], fillvalue=("", "", "")):
            grid.add_row(*left, *right)
        return grid


def _below(lines: Iterable[tuple[ListLine, Sequence[Text]]]) -> Table:
    """Return a line for each, with its note."""
    grid = _grid(1)
    for line, details in lines:
        grid.add_row(str(line.number), line.label, *details)
    return grid


def _grid(*blocks: int) -> Table:
    """Return a grid; each of *blocks* has a number and as many columns of text as it counts."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    for texts in blocks:
        grid.add_column(justify="right", min_width=4, no_wrap=True, style="bold cyan")
        for _ in range(texts):
            grid.add_column(overflow="fold")
    return grid


def numbered(labels: Iterable[RenderableType]) -> Table:
    """Return *labels* as a list to choose from by number."""
    grid = Table.grid(padding=(0, 2), pad_edge=True)
    grid.add_column(justify="right", style="bold cyan")
    grid.add_column()
    for number, label in enumerate(labels, start=1):
        grid.add_row(str(number), label)
    return grid
