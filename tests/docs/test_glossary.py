"""The glossary of the code: one word for each thing, one thing for each word."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "intriga"
PAGE = (ROOT / "docs" / "reference" / "glossary.md").read_text(encoding="utf-8")
FILES = sorted(SOURCE.rglob("*.py"))
PART = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+")


def section(title: str) -> str:
    """Return the text below the heading *title*."""
    return PAGE.split(f"## {title}\n")[1].split("\n## ")[0]


def rows(text: str) -> list[list[str]]:
    """Return the cells of the tables in *text*, without their headings."""
    lines = re.findall(r"^\|(.*)\|$", text, re.MULTILINE)
    cells = [[cell.strip() for cell in line.split("|")] for line in lines]
    return [row for row, before in zip(cells[1:], cells, strict=False) if _is_body(row, before)]


def _is_body(row: list[str], before: list[str]) -> bool:
    return not {"---"} & {*row} and before[0] != "" and row[-1] not in {"where it lives", "say"}


ENTRIES = [row for row in rows(PAGE.split("## Parallel parts")[0]) if len(row) == 3]
PARALLEL = frozenset(re.findall(r"`(\w+)`", section("Parallel parts")))
RETIRED = frozenset(
    word for row in rows(section("Retired words")) for word in re.findall(r"\w+", row[0])
)


def named(tree: ast.AST) -> Iterator[tuple[str, int]]:
    """Yield every name that *tree* gives to something of its own, with its line."""
    for node in ast.walk(tree):
        match node:
            case ast.ClassDef() | ast.FunctionDef() | ast.AsyncFunctionDef():
                yield node.name, node.lineno
            case ast.arg():
                yield node.arg, node.lineno
            case ast.Name(ctx=ast.Store()):
                yield node.id, node.lineno
            case ast.Attribute(ctx=ast.Store()):
                yield node.attr, node.lineno
            case _:
                pass


def retired_in(name: str) -> set[str]:
    """Return the retired words in *name*, also where they stand in the plural."""
    words = {word.lower() for word in PART.findall(name)}
    return {word for word in RETIRED if word in words or f"{word}s" in words}


def test_the_page_has_words() -> None:
    assert len(ENTRIES) > 50
    assert len(PARALLEL) > 20
    assert len(RETIRED) >= 10


def test_every_word_has_one_row() -> None:
    words = [row[0] for row in ENTRIES]
    assert sorted({word for word in words if words.count(word) > 1}) == []


@pytest.mark.parametrize(("word", "_", "place"), ENTRIES, ids=[row[0] for row in ENTRIES])
def test_the_place_of_a_word_exists(word: str, _: str, place: str) -> None:
    module, _, path = place.strip("`").partition(":")
    found: object = import_module(module)
    for name in filter(None, path.split(".")):
        fields = getattr(found, "__annotations__", {})
        assert hasattr(found, name) or name in fields, f"{word}: {place} has no {name}"
        found = getattr(found, name, None)


def test_no_two_public_classes_have_one_name() -> None:
    places: defaultdict[str, list[str]] = defaultdict(list)
    for file in FILES:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                places[node.name].append(str(file.relative_to(SOURCE)))
    twice = {name: found for name, found in places.items() if len(found) > 1}
    assert {name: found for name, found in twice.items() if not _is_parallel(name, found)} == {}


def test_no_two_modules_have_one_name() -> None:
    places: defaultdict[str, list[str]] = defaultdict(list)
    for file in FILES:
        if not file.stem.startswith("__") and file.parent.name not in {"cli", "commands"}:
            places[file.stem].append(str(file.relative_to(SOURCE)))
    twice = {name: found for name, found in places.items() if len(found) > 1}
    assert {name: found for name, found in twice.items() if not _is_parallel(name, found)} == {}


def _is_parallel(name: str, places: list[str]) -> bool:
    """Say whether *name* is listed as a part of games, and stands once in each part of them."""
    elsewhere = [place for place in places if not place.startswith("games/")]
    games = [place.split("/")[1] for place in places if place.startswith("games/")]
    return name in PARALLEL and len(elsewhere) <= 1 and len(games) == len({*games})


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(SOURCE)))
def test_no_name_has_a_retired_word(file: Path) -> None:
    assert retired_in(file.stem) == set()
    names = named(ast.parse(file.read_text(encoding="utf-8")))
    assert [(name, line) for name, line in names if retired_in(name)] == []
