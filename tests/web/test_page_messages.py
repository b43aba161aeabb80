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


def messages(tag: str) -> list[str]:
    files = sorted((ROOT / "src/intriga").glob(f"**/words/{tag}/**/web*.ftl"))
    entries = [entry for file in files for entry in parsed(file)]
    assert [each for each in entries if isinstance(each, ast.Junk)] == []
    return [each.id.name for each in entries if isinstance(each, ast.Message)]


def parsed(file: Path) -> list[ast.EntryType]:
    return FluentParser().parse(file.read_text(encoding="utf-8")).body


def spoken() -> list[re.Pattern[str]]:
    """Return the ids that stand in the page; what is put into them may be anything."""
    quoted = re.findall(r"['\"](web-[a-z0-9-]+)['\"]|`(web-[^`]+)`", SOURCE)
    return [re.compile(".+".join(map(re.escape, PARTS.split(a or b)))) for a, b in quoted]


@pytest.mark.parametrize("tag", TAGS)
def test_the_page_says_the_same_in_every_language(tag: str) -> None:
    assert messages(tag) == messages("en")


def test_messages_are_there_once_and_named_as_the_page_s() -> None:
    names = messages("en")

    assert len(names) == len({*names})
    assert [name for name in names if not name.startswith("web-")] == []


def test_what_the_page_says_is_there_and_nothing_else() -> None:
    names, ids = messages("en"), spoken()

    assert [name for name in names if not any(each.fullmatch(name) for each in ids)] == []
    assert [each.pattern for each in ids if not any(map(each.fullmatch, names))] == []
