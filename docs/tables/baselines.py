"""The tables and curves of baselines: what each algorithm came to on each task."""

# ruff: noqa: INP001 - scripts, no package

from collections.abc import Callable, Iterator, Sequence
from html import escape
from math import sqrt
from pathlib import Path
from typing import Final, NamedTuple

from docs.tables.markdown import code, table
from intriga.lab.baselines.baseline_rows import (
    SEARCHES,
    BaselineRow,
    CurvePoint,
    read_baseline_rows,
)
from intriga.lab.learning.algorithm import LEARNED
from intriga.lab.learning.learning_tasks import LearningTask, all_tasks
from intriga.matches.report import student, variance

ROWS: Final = Path(__file__).parents[2] / "benchmarks" / "evaluation" / "baselines.jsonl"
SEEDS: Final = (1, 2, 3)
WIDE, HIGH, LEFT, BELOW, RIGHT = 640, 260, 48, 34, 90  # pixels of a plot, and its margins
DASHES: Final[dict[str, str]] = dict(zip(LEARNED, ("none", "8 3", "2 3", "10 3 2 3"), strict=True))


def task_table() -> str:
    """Return what every task is."""
    head = ("task", "game", "players", "edition", "measured against", "decisions", "digest")
    rows = [
        (
            code(task.name),
            code(task.game),
            task.players,
            code(task.edition),
            code(task.opponent),
            f"{task.decisions:,}",
            code(task.digest),
        )
        for task in all_tasks().values()
    ]
    return table(head, rows)


def baseline_tables() -> str:
    """Return what the algorithms came to on each task, with curves and what is not yet run."""
    rows = read_baseline_rows(ROWS)
    parts = [
        _task(task, [row for row in rows if row.task == task.name]) for task in all_tasks().values()
    ]
    return "\n\n".join(parts) + "\n"


def _task(task: LearningTask, rows: Sequence[BaselineRow]) -> str:
    head = ("algorithm", "decisions", "wins", "exploitability", *(f"seed {s}" for s in SEEDS))
    parts = [f"### `{task.name}`"]
    if rows:
        parts.append(table(head, _lines(rows)).rstrip())
    drawn = [row for row in rows if len(row.curve) > 1]
    parts += [_plot(task, drawn)] if drawn else []
    return "\n\n".join([*parts, "\n".join(_missing(task, rows))]).rstrip()


def _lines(rows: Sequence[BaselineRow]) -> Iterator[tuple[str, ...]]:
    for algorithm, decisions in dict.fromkeys((row.algorithm, row.decisions) for row in rows):
        found = {
            row.seed: row
            for row in rows
            if (row.algorithm, row.decisions) == (algorithm, decisions)
        }
        yield (
            code(algorithm),
            f"{decisions:,}" if decisions else "–",
            "–" if algorithm in SEARCHES else _mean([row.share for row in found.values()]),
            _mean_bound([row.exploitability for row in found.values()]),
            *(_shown(found[seed]) if seed in found else "–" for seed in SEEDS),
        )


def _shown(row: BaselineRow) -> str:
    share = f"{100 * row.share:.1f} %"
    return f"{share} [{100 * row.low:.1f}, {100 * row.high:.1f}]" if row.rounds else share


def _mean(shares: Sequence[float]) -> str:
    """Return the mean over all seeds with Student's interval: seeds differ more than games do."""
    if len(shares) < len(SEEDS):
        return "seeds are missing"
    mean, half = _spread(shares)
    return f"{100 * mean:.1f} % [{100 * (mean - half):.1f}, {100 * (mean + half):.1f}]"


def _mean_bound(bounds: Sequence[float | None]) -> str:
    known = [each for each in bounds if each is not None]
    if not known:
        return "not run"
    mean, half = _spread(known)
    if len(known) < len(SEEDS):
        return f"{100 * mean:.2f}, seeds are missing"
    return f"{100 * mean:.2f} [{100 * (mean - half):.2f}, {100 * (mean + half):.2f}]"


def _spread(values: Sequence[float]) -> tuple[float, float]:
    """Return the mean of *values*, and half of Student's interval, 0 for one alone."""
    number = len(values)
    if number == 1:
        return values[0], 0.0
    return sum(values) / number, student(number - 1) * sqrt(variance(values) / number)


def _missing(task: LearningTask, rows: Sequence[BaselineRow]) -> Iterator[str]:
    """Yield which baselines are not yet run, with the command for them, and how to exploit one."""
    there = {(row.algorithm, row.decisions, row.seed) for row in rows}
    for algorithm in (*LEARNED, *SEARCHES):
        decisions, seeds = (0, SEEDS[:1]) if algorithm in SEARCHES else (task.decisions, SEEDS)
        left = [seed for seed in seeds if (algorithm, decisions, seed) not in there]
        if left:
            command = (
                f"intriga baseline {task.name} --algorithm {algorithm} --seed {left[0]}"
                " --leaderboard benchmarks/evaluation/baselines.jsonl"
            )
            many = "seed" if len(left) == 1 else "seeds"
            named = f"{many} {', '.join(map(str, left))}"
            length = f", {decisions:,} decisions" if decisions else ""
            yield f"- Not yet run: {code(algorithm)}{length}, {named}. {code(command)}"
    if rows and not task.position:
        command = (
            f"intriga exploit benchmarks/evaluation/baselines/NAME.npz {task.game}"
            f" --players {task.players} --edition {task.edition} --steps 2e6 --run runs/NAME"
        )
        yield f"- Exploitability is not run here: {code(command)} learns a response."


# ------------------------------------------------------------------- curves


class Band(NamedTuple):
    """A curve at *decisions*: the mean over seeds, and the least and the most of them."""

    decisions: int
    mean: float
    low: float
    high: float


def _bands(task: LearningTask, rows: Sequence[BaselineRow]) -> list[Band]:
    points: dict[int, list[float]] = {}
    for row in rows:
        for point in row.curve:
            points.setdefault(point.decisions, []).append(_height(task, point))
    return [
        Band(decisions, sum(found) / len(found), min(found), max(found))
        for decisions, found in sorted(points.items())
    ]


def _height(task: LearningTask, point: CurvePoint) -> float:
    """Return what a curve shows: the exploitability where it is computed, else the share."""
    return point.exploitability or 0.0 if task.position else point.share


def _plot(task: LearningTask, rows: Sequence[BaselineRow]) -> str:
    """Return the curves of the longest runs of each algorithm, as a drawing in the page."""
    longest = max(row.decisions for row in rows)
    runs = [row for row in rows if row.decisions == longest]
    bands = {
        name: _bands(task, [row for row in runs if row.algorithm == name])
        for name in LEARNED
        if any(row.algorithm == name for row in runs)
    }
    right = max(band.decisions for found in bands.values() for band in found)
    top = max(band.high for found in bands.values() for band in found) if task.position else 1.0
    what = "exploitability" if task.position else f"share won against {task.opponent}"
    title = f"{task.name}: {what}, by decisions learned from; mean, least and most of all seeds"
    lines = [_axis(top, right)]
    for name, found in bands.items():
        lines.append(_curve(found, DASHES[name], name, top, right))
    drawn = "\n".join(lines)
    return (
        f'<div class="over-time"><svg viewBox="0 0 {WIDE} {HIGH}" role="img" fill="currentColor" '
        f'font-size="12" aria-label="{escape(title)}">\n{drawn}\n</svg><p>{escape(title)}</p></div>'
    )


def _at(decisions: float, height: float, top: float, right: float) -> str:
    x = LEFT + (WIDE - LEFT - RIGHT) * decisions / right
    y = HIGH - BELOW - (HIGH - BELOW - 12) * height / top
    return f"{x:.1f},{y:.1f}"


def _axis(top: float, right: float) -> str:
    corners = (_at(0, top, top, right), _at(0, 0, top, right), _at(right, 0, top, right))
    marks = [
        f'<text x="{LEFT - 6}" y="{_at(0, each, top, right).split(",")[1]}" text-anchor="end">'
        f"{100 * each:.0f} %</text>"
        for each in (0.0, top / 2, top)
    ]
    foot = f'<text x="{WIDE - RIGHT}" y="{HIGH - 10}" text-anchor="end">{right / 1e6:.2g} M</text>'
    line = f'<polyline points="{" ".join(corners)}" fill="none" stroke="currentColor"/>'
    return "\n".join([line, *marks, foot])


def _curve(found: Sequence[Band], dash: str, name: str, top: float, right: float) -> str:
    around = [
        *(_at(band.decisions, band.high, top, right) for band in found),
        *(_at(band.decisions, band.low, top, right) for band in reversed(found)),
    ]
    middle = [_at(band.decisions, band.mean, top, right) for band in found]
    x, y = middle[-1].split(",")
    return (
        f'<polygon points="{" ".join(around)}" opacity="0.15"/>\n'
        f'<polyline points="{" ".join(middle)}" fill="none" stroke="currentColor"'
        f' stroke-dasharray="{dash}"/>\n<text x="{float(x) + 6:.1f}" y="{y}">{name}</text>'
    )


TABLES: Final[dict[str, Callable[[], str]]] = {
    "tasks": task_table,
    "baselines": baseline_tables,
}
