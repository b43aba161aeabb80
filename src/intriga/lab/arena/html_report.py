"""The report as one page of HTML that needs nothing else: light and dark, to be printed too."""

from html import escape
from typing import Final

from intriga.lab.arena import plots
from intriga.lab.arena.results import Provenance, Results
from intriga.lab.arena.text_tables import COMMAND, WORDS, Section, facts, sections, title

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
    pictures = {"Ladder": plots.ladder(findings)}
    for players, picture in plots.shares(findings).items():
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
