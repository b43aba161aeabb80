"""The page of results: the newest run of each benchmark, and how its headline went over time."""

# ruff: noqa: INP001 - scripts, no package

from collections.abc import Callable, Iterator, Sequence
from html import escape
from typing import Final

from benchmarks.results import Run, in_markdown, runs, shown, worded

SECTIONS: Final[dict[str, tuple[str, ...]]] = {
    "Rules, batches, adapters": (
        "coup",
        "pot_de_vin",
        "adapters",
        "threads",
        "spread",
        "cuda",
        "learning",
        "duels",
        "turns",
        "dataset",
    ),
    "The server": (
        "server",
        "table",
        "nodes",
        "sharing",
        "store",
        "pauses",
        "restart",
        "replays",
        "analyses",
        "own_games",
    ),
    "The page": ("page",),
    "Faults and floods": ("crash", "floods", "soak"),
    "Agents and analysis": ("bots", "values", "beliefs", "analysis", "cast", "acquaintance"),
}
RETIRED: Final = frozenset({"frames", "ladder"})  # kept, and superseded
ENOUGH: Final = 3  # runs that make a plot
LINE, LEFT, WIDE, HIGH = 44, 250, 260, 32  # pixels of a plot: a row, its name, the curve


def result_tables() -> str:
    """Return the newest run of each title, in sections, with plots where there are enough runs."""
    kept: dict[str, dict[str, list[Run]]] = {}
    for run in runs():
        kept.setdefault(run.benchmark, {}).setdefault(run.title, []).append(run)
    parts: list[str] = []
    for section, names in SECTIONS.items():
        measured = [found for name in names for found in kept.get(name, {}).values()]
        parts += [f"## {section}", *map(_newest, measured)] if measured else []
    return "\n\n".join(parts) + "\n"


def _newest(found: Sequence[Run]) -> str:
    run = found[-1]
    tables = map(in_markdown, run.tables)
    plot = over_time(found) if len(found) >= ENOUGH else ""
    return "\n\n".join(
        filter(None, [f"### {run.title}", f"*{run.place}*", run.about, *tables, plot])
    )


# ------------------------------------------------------------------- over time


def over_time(found: Sequence[Run]) -> str:
    """Return a drawing of the headline of each row that enough runs have; nothing for none."""
    series = {name: each for name, each in _series(found).items() if len(each) >= ENOUGH}
    if not series:
        return ""
    height = LINE * len(series) + 4
    title = (
        f"{worded(_headline(found[-1]))}: {len(found)} runs, {found[0].date} to {found[-1].date}"
    )
    drawn = "\n".join(
        line for row, each in enumerate(series.items()) for line in _drawn(row, *each)
    )
    return (
        f'<div class="over-time"><svg viewBox="0 0 640 {height}" role="img" fill="currentColor" '
        f'font-size="13" aria-label="{escape(title)}">\n{drawn}\n</svg><p>{escape(title)}</p></div>'
    )


def _headline(run: Run) -> str:
    return next((table.headline for table in run.tables if table.headline), "")


def _series(found: Sequence[Run]) -> dict[str, list[float]]:
    """Return the figures of the rows of the newest run, oldest first."""
    series: dict[str, list[float]] = {}
    headline = _headline(found[-1])
    for run in found:
        for table in run.tables:
            if headline and table.headline == headline:
                at = table.columns.index(headline)
                for row in table.rows:
                    if isinstance(figure := row[at], int | float):
                        series.setdefault(shown(row[0]), []).append(figure)
    return series


def _drawn(row: int, name: str, figures: Sequence[float]) -> Iterator[str]:
    top, step, most = row * LINE + 6, WIDE / (len(figures) - 1), max(figures) or 1
    points = [
        (LEFT + place * step, top + HIGH * (1 - figure / most))
        for place, figure in enumerate(figures)
    ]
    path = " ".join(f"{x:.0f},{y:.1f}" for x, y in points)
    base, middle = top + HIGH, top + HIGH - 4
    yield f'<text x="0" y="{middle}">{escape(name)}</text>'
    yield f'<path d="M{LEFT} {base}h{WIDE}" stroke="currentColor" opacity="0.3"/>'
    yield f'<polyline points="{path}" fill="none" stroke="currentColor" stroke-width="1.5"/>'
    yield from (f'<circle cx="{x:.0f}" cy="{y:.1f}" r="2.5"/>' for x, y in points)
    told = f"{shown(figures[0])} → {shown(figures[-1])}"
    yield f'<text x="{LEFT + WIDE + 12}" y="{middle}">{told}</text>'


TABLES: Final[dict[str, Callable[[], str]]] = {"results": result_tables}
