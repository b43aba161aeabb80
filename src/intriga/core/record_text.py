"""The lines of a record as text."""

import json
from collections.abc import Iterable
from typing import IO

from intriga.core.ruleset import Json


def write_lines(lines: Iterable[Json], file: IO[str]) -> None:
    """Write lines of a record, one JSON object a line."""
    for line in lines:
        file.write(format_line(line) + "\n")


def format_line(line: object) -> str:
    """Return one line of a record as text; signs that a terminal would not show are escaped."""
    text = json.dumps(line, ensure_ascii=False)
    if text.isprintable():
        return text
    return "".join(sign if sign.isprintable() else json.dumps(sign)[1:-1] for sign in text)
