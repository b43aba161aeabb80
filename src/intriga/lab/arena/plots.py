"""Plots of a report, as SVG that takes its colours from the page around it."""

import re
from collections.abc import Sequence
from importlib import import_module
from io import StringIO
from typing import Any, Final

from intriga.core.errors import BadOptions
from intriga.lab.arena.results import AgentStanding, Result, Results
from intriga.lab.arena.text_tables import by_players, table_of

# Colours that stand for those of the page: matplotlib draws with one, the page replaces it.
INK, FAINT, ACCENT, EQUAL = "#010203", "#040506", "#070809", "#0a0b0c"
OF_PAGE: Final = {INK: "--ink", FAINT: "--line", ACCENT: "--accent", EQUAL: "--equal"}
WIDTH: Final = 8.6  # inches
ROW: Final = 0.3
SETTINGS: Final = {
    "svg.fonttype": "none",
    "svg.hashsalt": "intriga",
    "font.size": 10,
    "font.family": "sans-serif",
    "text.color": INK,
    "axes.labelcolor": INK,
    "axes.edgecolor": FAINT,
    "xtick.color": INK,
    "ytick.color": INK,
    "grid.color": FAINT,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.spines.left": False,
}


def ladder(findings: Results) -> str:
    """Return the ratings with their intervals.

    Raises:
        BadOptions: matplotlib is not installed.
    """
    rungs = findings.ladder
    names = [rung.rating.agent for rung in rungs]
    figure, axes = _axes(names)
    for place, rung in enumerate(rungs):
        _bar(axes, place, (rung.rating.low, rung.rating.mean, rung.rating.high))
    axes.xaxis.get_major_locator().set_params(integer=True)
    axes.set_xlabel("rating (an unknown agent: 25)")
    return _svg(figure, "Ratings with their doubt")


def shares(findings: Results) -> dict[int, str]:
    """Return the shares with their intervals, by number of players.

    Raises:
        BadOptions: matplotlib is not installed.
    """
    return {players: _shares(findings, results) for players, results in by_players(findings)}


def _shares(findings: Results, results: Sequence[Result]) -> str:
    rows = [(result, standing) for result in results for standing in _shown(result)]
    names = [_label(result, standing) for result, standing in rows]
    figure, axes = _axes(names)
    for place, (_, standing) in enumerate(rows):
        read = findings.interval(standing)
        equal = standing.expected
        axes.plot([equal, equal], [place - 0.36, place + 0.36], color=EQUAL, linewidth=2)
        _bar(axes, place, (read.low, standing.share.share, read.high))
    axes.set_xlim(-0.01, 1.01)
    axes.xaxis.set_major_formatter(_percent)
    axes.set_xlabel("share of wins (upright: equal share)")
    return _svg(figure, "Shares of wins with 95 % intervals")


def _shown(result: Result) -> Sequence[AgentStanding]:
    """Return the agents to be drawn: of two, the one alone; the other has the rest."""
    alone = result.pairing.alone
    return [result.of(alone)] if alone else result.standings


def _label(result: Result, standing: AgentStanding) -> str:
    pairing = result.pairing
    if not pairing.alone:
        return f"{standing.agent} in {table_of(pairing)}"
    others = result.pairing.agents.count(pairing.crowd)
    return f"{standing.agent} against {f'{others} × ' if others > 1 else ''}{pairing.crowd}"


def _axes(names: Sequence[str]) -> tuple[Any, Any]:
    """Return a figure with a row for each of *names*, the first on top."""
    mpl = library()
    with mpl.rc_context(SETTINGS):
        figure = mpl.figure.Figure(figsize=(WIDTH, 0.9 + ROW * len(names)), layout="constrained")
        axes = figure.add_subplot()
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(len(names) - 0.5, -0.5)
    axes.tick_params(length=0)
    axes.grid(visible=True, axis="x", linewidth=0.6)
    axes.set_axisbelow(True)
    return figure, axes


def library() -> Any:  # noqa: ANN401  a library that is only there as an extra
    """Return matplotlib, loaded when first asked for.

    Raises:
        BadOptions: it is not installed.
    """
    try:
        import_module("matplotlib.figure")
    except ImportError:
        reason = "plots need matplotlib, which comes with: pip install 'intriga[report]'"
        raise BadOptions("report", reason) from None
    return import_module("matplotlib")


def _percent(share: float, _: int) -> str:
    return f"{share:.0%}"


def _bar(axes: Any, place: int, found: tuple[float, float, float]) -> None:  # noqa: ANN401
    """Draw low, middle and high as a bar with a dot."""
    low, middle, high = found
    axes.plot([low, high], [place, place], color=ACCENT, linewidth=2.4, solid_capstyle="round")
    axes.plot([middle], [place], marker="o", markersize=6, color=ACCENT)


def _svg(figure: Any, label: str) -> str:  # noqa: ANN401
    """Return *figure* as an SVG element in the colours of the page, said aloud as *label*."""
    drawn = StringIO()
    with library().rc_context(SETTINGS):
        figure.savefig(drawn, format="svg", transparent=True, metadata={"Date": None})
    svg = drawn.getvalue()
    svg = svg[svg.index("<svg") :]
    svg = re.sub(r' (width|height)="[^"]*pt"', "", svg, count=2)  # as wide as the page
    svg = svg.replace("<svg", f'<svg role="img" aria-label="{label}"', 1)
    svg = re.sub(r"<metadata>.*?</metadata>", "", svg, flags=re.DOTALL)
    svg = re.sub(r"font: ([0-9.]+px) [^;\"]*", r"font-size: \1", svg)
    for colour, name in OF_PAGE.items():
        svg = svg.replace(colour, f"var({name})")
    return svg
