"""The report in pictures: plots that take their colours from the page around, and a page of HTML.

The page needs nothing else; it is light and dark, and may be printed.
"""

import re
from collections.abc import Sequence
from html import escape
from importlib import import_module
from io import StringIO
from typing import Any, Final

from intriga.core.errors import BadOptions
from intriga.lab.arena.rating_tables import LADDER
from intriga.lab.arena.results import AgentStanding, Provenance, Result, Results
from intriga.lab.arena.section import WORDS, Section
from intriga.lab.arena.text_tables import (
    COMMAND,
    by_players,
    facts,
    sections,
    table_of,
    title,
)

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
        _bar(axes, place, (rung.rating.low, rung.rating.elo, rung.rating.high))
    axes.xaxis.get_major_locator().set_params(integer=True)
    axes.set_xlabel("Elo (the mean of the pool: 0)")
    return _svg(figure, "Ratings with 95 % intervals")


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


STYLE: Final = """
:root { color-scheme: light dark; --paper: #fff; --ink: #1c1b22; --soft: #5d5a68; --line: #dcd9e2;
  --accent: #7a2e4d; --equal: #c28a1e; --less: #b3541e; --more: #2f6f8f; }
@media (prefers-color-scheme: dark) { :root { --paper: #17161c; --ink: #ebe8f0; --soft: #a7a2b3;
  --line: #3a3743; --accent: #e08cae; --equal: #e0b65c; --less: #e0874c; --more: #6fb3d3; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
main { max-width: 72rem; margin: 0 auto; padding: 2.5rem 1.25rem 4rem; }
h1 { font-size: 2rem; line-height: 1.2; margin: 0 0 1.25rem; letter-spacing: -0.01em; }
h2 { font-size: 1.25rem; margin: 2.75rem 0 0.5rem; }
p { margin: 0 0 1rem; color: var(--soft); max-width: 46rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.2rem 1.25rem; margin: 0; }
dt { color: var(--soft); }
dd { margin: 0; overflow-wrap: anywhere; }
code { font: 0.875rem/1.7 ui-monospace, "SF Mono", Consolas, monospace; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-size: 0.875rem; font-variant-numeric: tabular-nums; }
th, td { padding: 0.35rem 0.65rem; border-bottom: 1px solid var(--line); text-align: right;
  white-space: nowrap; }
th { font-weight: 600; color: var(--soft); vertical-align: bottom; }
th:first-child, td:first-child { padding-left: 0; }
.word { text-align: left; }
tr.same td:first-child { color: transparent; }
td.tone { text-align: center; padding: 0.5rem 0.8rem; border: 2px solid var(--paper);
  background: color-mix(in oklab, var(--hue) calc(var(--tone) * 50%), var(--paper)); }
.gain { --hue: var(--more); }
.lack { --hue: var(--less); }
code span { white-space: nowrap; }
.above { color: var(--more); font-weight: 600; }
.below { color: var(--less); font-weight: 600; }
.unsure { color: var(--soft); }
svg { display: block; width: 100%; max-width: 52rem; height: auto; margin: 1rem 0; }
svg text { font-family: inherit; }
@media print { main { padding: 0; max-width: none; } h2 { break-after: avoid; }
  tr, svg { break-inside: avoid; } }
"""


def page(findings: Results, about: Provenance) -> str:
    """Return the report as HTML.

    Raises:
        BadOptions: matplotlib is not installed.
    """
    pictures = {LADDER: ladder(findings)}
    for players, picture in shares(findings).items():
        pictures[f"Pairings of {players} players"] = picture
    body = [_section(each, pictures.get(each.title, "")) for each in sections(findings)]
    heading = escape(title(findings))
    return (
        f'<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{heading}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n"
        f"<h1>{heading}</h1>\n{_facts(findings, about)}\n{''.join(body)}</main>\n</body>\n</html>\n"
    )


def _facts(findings: Results, about: Provenance) -> str:
    pairs = [
        f"<dt>{name}</dt><dd>{_command(words) if name == COMMAND else escape(words)}</dd>"
        for name, words in facts(findings, about)
    ]
    return f"<dl>\n{chr(10).join(pairs)}\n</dl>"


def _command(words: str) -> str:
    """Return a command whose words are not broken."""
    return f"<code>{' '.join(f'<span>{escape(word)}</span>' for word in words.split(' '))}</code>"


def _section(section: Section, picture: str) -> str:
    head = "".join(f"<th{_word(name)}>{escape(name)}</th>" for name in section.head)
    rows = [_row(section, place) for place in range(len(section.rows))]
    note = f"<p>{escape(section.note)}</p>\n" if section.note else ""
    return (
        f"<section>\n<h2>{escape(section.title)}</h2>\n{note}{picture}\n"
        f'<div class="wide"><table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n'
        f"{''.join(rows)}</tbody>\n</table></div>\n</section>\n"
    )


def _row(section: Section, place: int) -> str:
    row = section.rows[place]
    tones = section.tones[place] if section.tones else (None,) * len(row)
    cells = [
        _cell(name, cell, tone) for name, cell, tone in zip(section.head, row, tones, strict=True)
    ]
    again = section.head[0] == "table" and place and section.rows[place - 1][0] == row[0]
    return f"<tr{' class=same' if again else ''}>{''.join(cells)}</tr>\n"


def _cell(name: str, cell: str, tone: float | None) -> str:
    words = escape(cell)
    if name == "verdict":
        return f'<td class="word {words}">{words}</td>'
    if tone is not None:
        hue = "gain" if tone > 0 else "lack"
        return f'<td class="tone {hue}" style="--tone: {abs(tone):.3f}">{words}</td>'
    return f"<td{_word(name)}>{words}</td>"


def _word(name: str) -> str:
    return ' class="word"' if name in WORDS else ""
