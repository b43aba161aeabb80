"""How far a command is, on standard error, if somebody is watching at a terminal."""

from collections.abc import Callable, Generator
from contextlib import contextmanager

Show = Callable[[float, float | None, str], None]
"""Takes how much is done, of how much if that is known, and what is being done."""


@contextmanager
def shown_progress() -> Generator[Show]:
    """Give a function that shows how far the work is."""
    from rich.console import Console  # noqa: PLC0415  slow to load
    from rich.progress import (  # noqa: PLC0415
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    console = Console(stderr=True)
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn()
    hidden = not console.is_terminal
    with Progress(
        *columns, TimeRemainingColumn(), console=console, transient=True, disable=hidden
    ) as progress:
        task = progress.add_task("", total=None)

        def show(done: float, total: float | None, doing: str) -> None:
            progress.update(task, completed=done, total=total, description=doing)

        yield show
