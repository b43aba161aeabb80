"""The ladder of levels as a picture, from the reports of docs/strength."""

# ruff: noqa: INP001 - scripts, no package

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

STRENGTH: Final = Path(__file__).parents[1] / "strength"
PICTURE: Final = STRENGTH / "ladder.svg"
REPORTS: Final = {
    "Coup": ("ladder-two", "ladder"),
    "Pot de Vin": ("pot-de-vin-ladder",),
}
ROW: Final = re.compile(
    r"^\| (?P<agent>\w+) \+ (?:(?P<others>\d+) × )?(?P<below>\w+) +\| (?P=agent) +\| +[\d,]+ \| "
    r"+(?P<share>[\d.]+)% \| +(?P<low>[\d.]+)% – +(?P<high>[\d.]+)% \|",
    re.MULTILINE,
)
COLOURS: Final = {
    "casual": "#8a6d3b",
    "skilled": "#2a7f62",
    "expert": "#2c5f9e",
    "master": "#9b2d4f",
}
LEFT, TOP, ROOM, LINE, SCALE = 190, 60, 520, 22, 3.3


@dataclass(frozen=True)
class Rung:
    """A level alone among those of the level below: its share of games, and the interval."""

    rules: str
    seats: int
    agent: str
    below: str
    share: float
    low: float
    high: float


def rungs() -> Iterator[Rung]:
    """Yield what the reports have, by rules and then by seats."""
    for rules, reports in REPORTS.items():
        for report in reports:
            text = (STRENGTH / f"{report}.md").read_text(encoding="utf-8")
            for found in ROW.finditer(text):
                shares = (float(found[each]) / 100 for each in ("share", "low", "high"))
                seats = int(found["others"] or 1) + 1
                yield Rung(rules, seats, found["agent"], found["below"], *shares)


def picture() -> str:
    """Return the picture as SVG: a dot for each share, a line for its interval."""
    groups: dict[str, list[Rung]] = {}
    for rung in rungs():
        groups.setdefault(f"{rung.rules}, {rung.seats} players", []).append(rung)
    lines = [each for name, group in groups.items() for each in (name, *group)]
    height = TOP + LINE * len(lines) + 30
    shapes = [shape for row, each in enumerate(lines) for shape in _drawn(TOP + LINE * row, each)]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 760 {height}" role="img" '
        'font-family="system-ui, sans-serif" font-size="13">\n'
        "<title>How often each level wins among those of the level below</title>\n"
        f'<rect width="760" height="{height}" fill="#fffdf8"/>\n'
        + "\n".join([*_axis(height), *shapes])
        + "\n</svg>\n"
    )


def _axis(height: int) -> Iterator[str]:
    for mark in (0.5, 1.0, 1.5, 2.0, 2.5, 3.0):
        colour, word = ("#444", "equal share") if mark == 1 else ("#ddd", f"{mark:g} ×")
        x = _at(mark)
        yield f'<line x1="{x:.1f}" x2="{x:.1f}" y1="40" y2="{height - 20}" stroke="{colour}"/>'
        yield f'<text x="{x:.1f}" y="30" text-anchor="middle" fill="#666">{word}</text>'


def _at(times: float) -> float:
    return LEFT + times / SCALE * ROOM


def _drawn(y: int, row: str | Rung) -> Iterator[str]:
    if isinstance(row, str):
        yield f'<text x="10" y="{y + 5}" font-weight="bold" fill="#222">{row}</text>'
        return
    colour = COLOURS[row.agent]
    low, share, high = (_at(each * row.seats) for each in (row.low, row.share, row.high))
    yield f'<text x="22" y="{y + 5}" fill="#333">{row.agent} among {row.below}</text>'
    yield (
        f'<line x1="{low:.1f}" x2="{high:.1f}" y1="{y}" y2="{y}" stroke="{colour}" '
        'stroke-width="2"/>'
    )
    yield f'<circle cx="{share:.1f}" cy="{y}" r="4" fill="{colour}"/>'
    yield f'<text x="{high + 8:.1f}" y="{y + 5}" fill="{colour}">{row.share:.1%}</text>'


def renew() -> bool:
    """Draw the picture again if it is out of date, and say whether it was."""
    drawn = picture()
    if PICTURE.exists() and PICTURE.read_text(encoding="utf-8") == drawn:
        return False
    PICTURE.write_text(drawn, encoding="utf-8")
    return True
