"""The house as a picture: its floors are those of the import contracts, its sizes those of today.

A floor may import what stands below it, never what stands above or beside it.  Beside the floors
that people play with stands the laboratory, which may import all of them.
"""

# ruff: noqa: INP001 - scripts, no package

import ast
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Any, Final

from docs.tables.markdown import code, table

ROOT: Final = Path(__file__).parents[2]
SRC: Final = ROOT / "src" / "intriga"
PICTURE: Final = ROOT / "docs" / "house.svg"
PLAY: Final = "imports point down"
LABORATORY: Final = "the rooms of the laboratory"
LAB: Final = "lab"
WIDTH, FLOOR, GAP = 760, 46, 6
HALL: Final = 500  # the width of the floors that people play with
PAPER, GLASS, SCREEN = "#f3e6d0", "#dfeadb", "#d8e6f3"
TOLERANCE: Final = 0.25  # a picture whose sizes are farther off is out of date


@dataclass(frozen=True)
class Room:
    """A package: what it says it is, and how many lines of Python are in it."""

    name: str
    about: str
    lines: int

    @property
    def size(self) -> str:
        """Its lines, in thousands."""
        return f"{self.lines / 1000:.1f} k"


def room(name: str) -> Room:
    """Return the package *name* as it is now."""
    place = SRC / name.replace(".", "/")
    files = [*place.rglob("*.py")] if place.is_dir() else [place.with_suffix(".py")]
    first = place / "__init__.py" if place.is_dir() else files[0]
    about = ast.get_docstring(ast.parse(first.read_text(encoding="utf-8"))) or ""
    lines = sum(len(file.read_bytes().splitlines()) for file in files)
    return Room(name, " ".join(about.split("\n\n")[0].split()), lines)


def floors(contract: str = PLAY) -> list[list[str]]:
    """Return the names of the packages by floor, the highest first; a floor's are side by side."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        contracts: list[dict[str, Any]] = tomllib.load(file)["tool"]["importlinter"]["contracts"]
    [found] = [each for each in contracts if each["name"] == contract]
    inside = found["containers"][0].removeprefix("intriga").removeprefix(".")
    named = [re.findall(r"\w+", layer) for layer in found["layers"]]
    if inside:
        named = [[f"{inside}.{name}" for name in floor] for floor in named]
    return [kept for floor in named if (kept := [name for name in floor if name != LAB])]


def rooms() -> list[str]:
    """Return the names of all packages, the highest floor first, those of the laboratory last."""
    return [name for contract in (PLAY, LABORATORY) for floor in floors(contract) for name in floor]


def room_table() -> str:
    """Return every package with what it says it is, the highest floor first."""
    return table(("package", "what it is"), ((code(name), room(name).about) for name in rooms()))


def picture() -> str:
    """Return the picture as SVG."""
    play = floors()
    lab = [[name] for floor in floors(LABORATORY) for name in floor]
    height = (len(play) + 1) * (FLOOR + GAP) + FLOOR
    beside = HALL + 4 * GAP
    shapes = [
        *_box(0, 0, HALL, "web", "the page: shows, and knows no rules", fill=SCREEN),
        *(each for row, names in enumerate(play, 1) for each in _floor(row, names, 0, HALL, PAPER)),
        *_box(beside, 0, WIDTH - beside, "laboratory", "measures, trains", fill="none"),
        *(
            each
            for row, names in enumerate(lab, 1)
            for each in _floor(row, names, beside, WIDTH - beside, GLASS)
        ),
    ]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" '
        'font-family="system-ui, sans-serif" font-size="14">\n'
        "<title>The packages of Intriga, floor by floor, with their lines of Python</title>\n"
        + "\n".join([*shapes, *_foot(height)])
        + "\n</svg>\n"
    )


def _floor(row: int, names: list[str], left: float, wide: float, fill: str) -> Iterator[str]:
    width = (wide - GAP * (len(names) - 1)) / len(names)
    for place, each in enumerate(map(room, names)):
        short = each.name.removeprefix(f"{LAB}.")
        about = re.split("[.:;,]", each.about.replace("`", ""))[0]
        said = about if left == 0 and len(names) == 1 else ""
        x = left + place * (width + GAP)
        yield from _box(x, row * (FLOOR + GAP), width, short, said, each.size, fill)


def _box(  # noqa: PLR0913, PLR0917  a shape has many numbers
    x: float, y: float, width: float, name: str, about: str, size: str = "", fill: str = PAPER
) -> Iterator[str]:
    middle = y + FLOOR / 2 + 5
    said = f'<tspan font-weight="bold">{name}</tspan>'
    if about:
        said += f'<tspan fill="#555" dx="12">{escape(about.rstrip("."))}</tspan>'
    yield (
        f'<rect x="{x:.0f}" y="{y:.0f}" width="{width:.0f}" height="{FLOOR}" rx="6" '
        f'fill="{fill}" stroke="#8a6d3b"/>'
    )
    yield f'<text x="{x + 14:.0f}" y="{middle:.0f}" fill="#222">{said}</text>'
    if size:
        yield (
            f'<text x="{x + width - 14:.0f}" y="{middle:.0f}" text-anchor="end" '
            f'fill="#8a6d3b">{size}</text>'
        )


def _foot(height: int) -> Iterator[str]:
    words = (
        "a floor may import the floors below it, the laboratory all of them; "
        "k = thousand lines of Python"
    )
    place = f'x="{WIDTH / 2:.0f}" y="{height - 8}" text-anchor="middle"'
    yield f'<text {place} fill="#777">{words}</text>'


SHOWN: Final = re.compile(r'font-weight="bold">(\w+)<|text-anchor="end" fill="#8a6d3b">([\d.]+) k<')


def shown(svg: str) -> dict[str, float]:
    """Return the packages that a picture shows, with their sizes in thousands of lines."""
    sizes: dict[str, float] = {}
    last = ""
    for name, size in SHOWN.findall(svg):
        last = name or last
        if size:
            sizes[last] = float(size)
    return sizes


def is_current(svg: str) -> bool:
    """Say whether a picture shows the packages there are, with sizes that are about right."""
    now = {name.removeprefix(f"{LAB}."): room(name).lines / 1000 for name in rooms()}
    seen = shown(svg)
    return [*seen] == [*now] and all(
        abs(seen[name] - lines) <= TOLERANCE * lines + 0.1 for name, lines in now.items()
    )


def renew() -> bool:
    """Draw the picture again if it is out of date, and say whether it was."""
    there = PICTURE.read_text(encoding="utf-8") if PICTURE.exists() else ""
    if is_current(there):
        return False
    PICTURE.write_text(picture(), encoding="utf-8")
    return True


TABLES: Final = {"packages": room_table}
