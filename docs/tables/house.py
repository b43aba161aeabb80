"""The house as a picture: its floors are those of the import contract, its sizes those of the tree.

A floor may import what stands below it, never what stands above or beside it.
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
CONTRACT: Final = "imports point down"
WIDTH, FLOOR, GAP = 760, 46, 6
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
    folder = SRC / name
    about = ast.get_docstring(ast.parse((folder / "__init__.py").read_text(encoding="utf-8"))) or ""
    lines = sum(len(file.read_bytes().splitlines()) for file in folder.rglob("*.py"))
    return Room(name, " ".join(about.split("\n\n")[0].split()), lines)


def floors() -> list[list[str]]:
    """Return the names of the packages by floor, the highest first; a floor's are side by side."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        contracts: list[dict[str, Any]] = tomllib.load(file)["tool"]["importlinter"]["contracts"]
    [layers] = [contract["layers"] for contract in contracts if contract["name"] == CONTRACT]
    return [re.findall(r"\w+", layer) for layer in layers]


def room_table() -> str:
    """Return every package with what it says it is, the highest floor first."""
    rooms = (room(name) for floor in floors() for name in floor)
    return table(("package", "what it is"), ((code(each.name), each.about) for each in rooms))


def picture() -> str:
    """Return the picture as SVG."""
    rows = [[room(name) for name in floor] for floor in floors()]
    height = len(rows) * (FLOOR + GAP) + 2 * FLOOR
    shapes = [*_web(), *(shape for row, each in enumerate(rows) for shape in _floor(row, each))]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" '
        'font-family="system-ui, sans-serif" font-size="14">\n'
        "<title>The packages of Intriga, floor by floor, with their lines of Python</title>\n"
        + "\n".join([*shapes, *_foot(height)])
        + "\n</svg>\n"
    )


def _web() -> Iterator[str]:
    yield from _box(0, 0, WIDTH, "web", "the page: shows, and knows no rules", fill="#d8e6f3")


def _floor(row: int, rooms: list[Room]) -> Iterator[str]:
    width = (WIDTH - GAP * (len(rooms) - 1)) / len(rooms)
    top = (row + 1) * (FLOOR + GAP) + GAP
    for place, each in enumerate(rooms):
        about = re.split("[:;]", each.about.replace("`", ""))[0] if len(rooms) == 1 else ""
        yield from _box(place * (width + GAP), top, width, each.name, about, each.size)


def _box(  # noqa: PLR0913, PLR0917  a shape has many numbers
    x: float, y: float, width: float, name: str, about: str, size: str = "", fill: str = "#f3e6d0"
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
    words = "a floor may import the floors below it; k = thousand lines of Python"
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
    now = {name: room(name).lines / 1000 for floor in floors() for name in floor}
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
