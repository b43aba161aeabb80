"""Tables in Markdown, and values in them."""

# ruff: noqa: INP001 - scripts, no package

from collections.abc import Iterable, Sequence


def table(head: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """Return a table in Markdown."""
    lines = [head, ["---"] * len(head), *rows]
    return "".join(f"| {' | '.join(_cell(cell) for cell in line)} |\n" for line in lines)


def _cell(value: object) -> str:
    return " ".join(str(value).split()).replace("|", "\\|")


def code(value: object) -> str:
    """Return *value* as code, truth values in the spelling of JSON."""
    return f"`{str(value).lower() if isinstance(value, bool) else value}`"


def codes(values: Iterable[object]) -> str:
    """Return *values* as code, with commas."""
    return ", ".join(code(value) for value in values)
