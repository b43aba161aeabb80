"""What was found in a game, as one page of HTML that needs nothing else."""

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from typing import Final

from intriga.cli.analysis_page import AnalysisPage
from intriga.server.work.game_analysis import AnalysedChoice

WIDTH: Final = 960  # of the graph, in the units of its picture
HEIGHT: Final = 300
HUES: Final = ("#7a2e4d", "#2f6f8f", "#b3541e", "#4d7a2e", "#5d4d8f", "#8f6f2f")  # of seats
STYLE: Final = """
:root { color-scheme: light dark; --paper: #fff; --ink: #1c1b22; --soft: #5d5a68; --line: #dcd9e2; }
@media (prefers-color-scheme: dark) { :root { --paper: #17161c; --ink: #ebe8f0; --soft: #a7a2b3;
  --line: #3a3743; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
main { max-width: 64rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 0.5rem; }
h2 { font-size: 1.25rem; margin: 2.25rem 0 0.5rem; }
p { margin: 0 0 1rem; color: var(--soft); max-width: 46rem; }
ol { padding: 0; list-style: none; max-width: 46rem; }
li { padding: 0.35rem 0; border-bottom: 1px solid var(--line); }
.wide { overflow-x: auto; margin-bottom: 0.75rem; }
table { border-collapse: collapse; font-size: 0.875rem; font-variant-numeric: tabular-nums; }
th, td { padding: 0.35rem 0.65rem; border-bottom: 1px solid var(--line); text-align: right; }
th { font-weight: 600; color: var(--soft); vertical-align: bottom; }
.word { text-align: left; }
.mistake { font-weight: 600; }
svg { display: block; width: 100%; height: auto; margin: 0.5rem 0; }
.legend { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; color: var(--ink); }
.legend span::before { content: ""; display: inline-block; width: 0.8em; height: 0.8em;
  margin-right: 0.4em; background: var(--hue); border-radius: 2px; }
@media print { main { padding: 0; max-width: none; } tr, svg { break-inside: avoid; } }
"""


def html_of(page: AnalysisPage) -> str:
    """Return what *page* says as HTML, in its language."""
    title = escape(page.say("title", game=page.title))
    parts = [
        f"<h1>{title}</h1>",
        f"<p>{escape(page.summary)}</p>",
        _heading(page, "accounts-of"),
        _table(page.headings(), page.rows()),
        f"<p>{escape(page.say('accounts'))}</p>",
        _heading(page, "chances"),
        _graph(page),
        *_moments(page),
        _heading(page, "choice-list"),
        _table(_columns(page), (_row(page, each) for each in page.told.choices), words=3),
        f"<p>{escape(page.reference)}</p>",
    ]
    body = "\n".join(parts)
    return (
        f'<!doctype html>\n<html lang="{page.language.tag}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n{body}\n"
        f"</main>\n</body>\n</html>\n"
    )


def _heading(page: AnalysisPage, name: str) -> str:
    return f"<h2>{escape(page.say(name))}</h2>"


# ------------------------------------------------------------------- tables


def _table(heading: Sequence[str], rows: Iterable[Sequence[str]], words: int = 1) -> str:
    """Return a table whose first columns, so many, are *words*."""
    head = _cells("th", heading, words)
    body = "\n".join(f"<tr>{_cells('td', row, words)}</tr>" for row in rows)
    return (
        f'<div class="wide"><table>\n<thead><tr>{head}</tr></thead>\n'
        f"<tbody>\n{body}\n</tbody>\n</table></div>"
    )


def _cells(tag: str, texts: Sequence[str], words: int) -> str:
    kinds = [' class="word"' if at < words else "" for at in range(len(texts))]
    cells = zip(kinds, texts, strict=True)
    return "".join(f"<{tag}{kind}>{escape(text)}</{tag}>" for kind, text in cells)


def _columns(page: AnalysisPage) -> list[str]:
    names = ("step", "answered", "better", "given", "cost")
    return [page.say(f"column-{name}") for name in names]


def _row(page: AnalysisPage, choice: AnalysedChoice) -> tuple[str, ...]:
    """Return what there is to tell of *choice*."""
    given = choice.answers[choice.played]
    return (
        f"{choice.step}. {page.names[choice.seat]}",
        page.given(choice),
        page.better(choice) if given.loss else "",
        page.percent(given.reference),
        page.points(given.loss),
    )


# ------------------------------------------------------------------- the graph


def _moments(page: AnalysisPage) -> Iterator[str]:
    """Yield the moments, where there are any."""
    if page.found.moments:
        items = (f"<li>{escape(line)}</li>" for line in page.moments())
        yield _heading(page, "moments")
        yield f"<ol>\n{chr(10).join(items)}\n</ol>"


def _graph(page: AnalysisPage) -> str:
    """Return the chances of all seats one on top of the other, and who has which colour."""
    shares = [_of_one(step) for step in page.found.shares]
    below = [0.0] * len(shares)
    areas: list[str] = []
    for seat in range(len(page.names)):
        above = [low + step[seat] for low, step in zip(below, shares, strict=True)]
        areas.append(f'<polygon points="{_outline(below, above)}" fill="{_hue(seat)}"/>')
        below = above
    legend = "".join(
        f'<span style="--hue: {_hue(seat)}">{escape(name)}</span>'
        for seat, name in enumerate(page.names)
    )
    label = escape(page.say("chances"))
    picture = "\n".join(areas)
    return (
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{label}">\n{picture}\n</svg>\n'
        f'<p class="legend">{legend}</p>'
    )


def _of_one(shares: Sequence[float]) -> list[float]:
    """Return *shares* that add up to 1: in pairs each partner has that of both."""
    total = sum(shares)
    return [share / total for share in shares]


def _outline(below: Sequence[float], above: Sequence[float]) -> str:
    """Return the corners of an area, from left to right along the top and back."""
    places = [WIDTH * at / max(1, len(below) - 1) for at in range(len(below))]
    top = zip(places, above, strict=True)
    bottom = zip(reversed(places), reversed(below), strict=True)
    return " ".join(f"{x:.1f},{HEIGHT * (1 - y):.1f}" for x, y in (*top, *bottom))


def _hue(seat: int) -> str:
    return HUES[seat % len(HUES)]
