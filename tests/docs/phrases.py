"""Phrases that are retired, looked for as misspelt words are: ``python -m tests.docs.phrases``.

Each has a plain English phrase, or the field's own word, to take its place.  Looked at are pages
and changelog fragments, docstrings, comments and names of tests; code in them is left out.
"""

import ast
import io
import re
import sys
import tokenize
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[2]
RETIRED: Final[Mapping[str, str]] = {
    r"\banew\b": "again",
    r"\bdisorder\b": "entropy",
    r"\bheat\b": "temperature",
    r"\breckon": "compute",
    r"\bstrayed\b": "drifted",
    r"\bforeseen?\b": "predict",
    r"\bgone on with\b": "resumed",
    r"\bso[- ]?many-?th\b": "every n-th",
    r"\beyes\b": "viewer",
    r"\b(?:for|by|than|but|beside) who\b": "a player, seat, spectator or caller who …",
    r"(?:^|(?<=[.;] ))Who(?:'s)?\b(?![^.]*\?)": "a player, seat, spectator or caller who …",
}
# Readers have to decode these; they are looked for on pages alone.
ON_PAGES: Final[Mapping[str, str]] = {
    r"(?:^|(?<=[.;:] ))Whoever\b(?![^.]*\?)": "a player, visitor or caller who …, or 'when you …'",
    r"\bamong (?:its|their) like\b": "at a table full of them",
    r"\b(?:has|have) it so\b": "where the host allows it",
    r"\b(?:cards?|deck|jokers?|values?)\b[^.:;]*\bbears?\b|\bbears? [^.]*\b(?:guild|symbol)s?\b": (
        "a card belongs to a guild, and has symbols"
    ),
}
# Riddles: docstrings and comments of code begin a sentence with a noun or a verb, not with these.
IN_CODE: Final[Mapping[str, str]] = {
    r"(?:^|(?<=[.;] ))What\b(?![^.]*\?)": "the thing by its name: 'HTTP handlers: …'",
    r"(?:^|(?<=[.;] ))So many\b": "the number by its name: '*rounds* rounds', 'the number of …'",
    r"(?:^|(?<=[.;:] ))Whoever\b(?![^.]*\?)": "the player, visitor or caller who …",
    r"(?:^|(?<=[.;] ))Told\b": "who reads it where: 'the log of a seat', 'the answer to …'",
    r"(?:^|(?<=[.;] ))Kept\b": "where it is stored: 'stored in …', 'cached for …'",
}
# Folders whose code may have them: the rules stay as they are.
NOT_YET: Final = tuple(f"src/intriga/games/{game}/rules/" for game in ("coup", "pot_de_vin"))
# Where a retired word is meant as it stands: part of the file's name, part of the line.
MEANT: Final = (
    ("docs/reference/glossary.md", "| heat |"),  # the list of retired names of the code
    ("docs/reference/glossary.md", "| eyes |"),
    ("docs/strength/", "Command: intriga arena"),  # the name of an option
)
PAGES: Final = ("*.md", "changelog.d/*.md", "conformance/*.md", "docs/**/*.md", "docs/**/*.inc")
CODE: Final = (
    "src/**/*.py",
    "tests/**/*.py",
    "benchmarks/**/*.py",
    "packing/*.py",
    "docs/**/*.py",
    "examples/**/*.py",
)
SKIPPED: Final = frozenset({"tests/docs/phrases.py"})
FENCED: Final = re.compile(r"^( *)(```+|~~~+).*?^\1\2", re.MULTILINE | re.DOTALL)
QUOTED: Final = re.compile(r"``.+?``|\*\w+\*|`[^`\n]+`|\]\([^)]*\)|<!--.*?-->", re.DOTALL)
BULLET: Final = re.compile(r"^\s*(?:[-*>|]+|\d+\.)\s+")


class Finding(NamedTuple):
    """A retired phrase, and where it stands."""

    place: str
    line: int
    said: str
    say: str

    def __str__(self) -> str:
        """Return the finding as one line, as compilers write theirs."""
        return f"{self.place}:{self.line}: {self.said!r}: say {self.say}"


def blank(found: re.Match[str]) -> str:
    """Return as many lines as *found* has, with nothing in them that is a word."""
    return "`" + "\n" * found.group().count("\n") + "`"


def prose_of_page(text: str) -> Iterator[tuple[int, str]]:
    """Yield the lines of a page with their numbers, without code, bullets and headings."""
    shown = QUOTED.sub(blank, FENCED.sub(blank, text))
    for number, line in enumerate(shown.splitlines(), start=1):
        if not line.startswith("#"):  # a heading may be a question without its mark
            yield number, BULLET.sub("", line)


def prose_of_code(text: str) -> Iterator[tuple[int, str]]:
    """Yield docstrings, names of tests and runs of comments, each with its first line's number."""
    for node in ast.walk(ast.parse(text)):
        match node:
            case ast.Expr(value=ast.Constant(value=str(said)), lineno=line):
                for paragraph in re.finditer(r"(?:.+\n?)+", QUOTED.sub(blank, said)):
                    first = line + said.count("\n", 0, paragraph.start())
                    yield first, " ".join(paragraph.group().split())
            case ast.FunctionDef(name=name, lineno=line) if name.startswith("test_"):
                yield line, name.removeprefix("test_").replace("_", " ").capitalize()
            case _:
                pass
    yield from comments(text)


def comments(text: str) -> Iterator[tuple[int, str]]:
    """Yield runs of comments on lines that follow each other, joined."""
    first, last, said = 0, -1, ""
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type != tokenize.COMMENT:
            continue
        words = QUOTED.sub("`", token.string.lstrip("#: "))
        if token.start[0] == last + 1:
            last, said = token.start[0], f"{said} {words}"
            continue
        yield first, said
        first, last, said = token.start[0], token.start[0], words
    yield first, said


def findings_in(place: str, text: str) -> Iterator[Finding]:
    """Yield the retired phrases in the text of a file."""
    lines = text.splitlines()
    units = prose_of_code(text) if place.endswith(".py") else prose_of_page(text)
    retired = {**RETIRED, **further_phrases(place)}
    for number, said in units:
        for phrase, say in retired.items():
            for found in re.finditer(phrase, said, re.IGNORECASE if phrase[1] == "b" else 0):
                if not is_meant(place, lines[number - 1]):
                    yield Finding(place, number, said[found.start() :][:50], say)


def further_phrases(place: str) -> Mapping[str, str]:
    """Return the phrases retired in files like *place* alone: pages, or code but for NOT_YET."""
    if not place.endswith(".py"):
        return ON_PAGES
    return {} if place.startswith(NOT_YET) else IN_CODE


def is_meant(place: str, line: str) -> bool:
    """Say whether a retired word may stand on *line* of the file *place*."""
    return any(name in place and part in line for name, part in MEANT)


def findings() -> list[Finding]:
    """Return all retired phrases of the repository."""
    files = sorted({file for pattern in (*PAGES, *CODE) for file in ROOT.glob(pattern)})
    return [
        finding
        for file in files
        if (place := file.relative_to(ROOT).as_posix()) not in SKIPPED
        for finding in findings_in(place, file.read_text(encoding="utf-8"))
    ]


if __name__ == "__main__":
    found_here = findings()
    for each in found_here:
        sys.stdout.write(f"{each}\n")
    sys.exit(bool(found_here))
