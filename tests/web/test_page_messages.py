"""The page says no text of its own: its messages exist in every language, and are all used."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from intriga.words import TAGS

ROOT = Path(__file__).parents[2]
PAGES = [file for file in (ROOT / "web/src").rglob("*") if file.suffix in {".svelte", ".ts"}]
SOURCE = "\n".join(
    file.read_text(encoding="utf-8") for file in PAGES if not file.name.endswith(".test.ts")
)
PARTS = re.compile(r"\$\{[^}]*\}")


def messages(tag: str, files: str = "**/*.ftl") -> list[str]:
    """Return the ids in the *files* of a language, the house's and the games'."""
    found = sorted((ROOT / "src/intriga").glob(f"**/words/{tag}/{files}"))
    entries = [entry for file in found for entry in parsed(file)]
    assert [each for each in entries if isinstance(each, ast.Junk)] == []
    return [each.id.name for each in entries if isinstance(each, ast.Message)]


def own(tag: str) -> list[str]:
    """Return the ids of what only the page says."""
    return [name for name in messages(tag) if name.startswith("web-")]


def parsed(file: Path) -> list[ast.EntryType]:
    return FluentParser().parse(file.read_text(encoding="utf-8")).body


def spoken() -> list[re.Pattern[str]]:
    """Return the ids that stand in the page; what is put into them may be anything."""
    quoted = re.findall(r"['\"](web-[a-z0-9-]+)['\"]|`(web-[^`]+)`", SOURCE)
    return [re.compile(".+".join(map(re.escape, PARTS.split(a or b)))) for a, b in quoted]


@pytest.mark.parametrize("tag", TAGS)
def test_the_page_says_the_same_in_every_language(tag: str) -> None:
    assert own(tag) == own("en")


def test_messages_of_the_page_are_there_once() -> None:
    assert len(own("en")) == len({*own("en")})


def test_messages_in_the_files_of_the_page_are_named_as_its_own() -> None:
    names = messages("en", "web/*.ftl")

    assert names
    assert [name for name in names if not name.startswith("web-")] == []


def test_the_page_uses_exactly_its_own_messages() -> None:
    names, ids = own("en"), spoken()

    assert [name for name in names if not any(each.fullmatch(name) for each in ids)] == []
    assert [each.pattern for each in ids if not any(map(each.fullmatch, names))] == []
