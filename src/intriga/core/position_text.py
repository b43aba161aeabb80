"""Positions in one line: ``phase=ACTION turn=0 coins=[5,2] hands=[[captain,duke],[duke,duke]]``.

Each key of a position as records write it, and its value as JSON without spaces and without the
quotation marks, of which the words of a notation have no need.  Null values are left out.
"""

import json
import re
from collections.abc import Mapping
from typing import Any, Final, cast

from intriga.core.errors import BadNotation

LONGEST: Final = 10_000  # characters
PLAIN: Final = frozenset({"null", "true", "false"})  # words that JSON has itself
PART: Final = re.compile(r"([a-z_]+)=(\S*)")
WORD: Final = re.compile(r"[A-Za-z_!?][\w!?-]*", re.ASCII)


def format_text(position: Mapping[str, Any]) -> str:
    """Return *position*, as records write it, in one line."""
    return " ".join(f"{key}={_value(each)}" for key, each in position.items() if each is not None)


def parse_text(text: str) -> dict[str, Any]:
    """Return the keys that *text* writes, with their values.

    Raises:
        BadNotation: another form; the part that cannot be read is named.
    """
    if len(text) > LONGEST:
        raise BadNotation(f"a position has at most {LONGEST} characters, not {len(text)}")
    position: dict[str, Any] = {}
    for part in text.split():
        match = PART.fullmatch(part)
        if match is None:
            raise BadNotation(f"a position is written key=value, with spaces between, not {part!r}")
        key, value = match.groups()
        if key in position:
            raise BadNotation(f"the position says {key} twice")
        position[key] = _read(key, value)
    return position


def _value(value: object) -> str:
    return json.dumps(value, separators=(",", ":")).replace('"', "")


def _read(key: str, value: str) -> object:
    try:
        return cast("object", json.loads(WORD.sub(_quoted, value)))
    except (ValueError, RecursionError):
        raise BadNotation(f"{key} is a number, a word or a list of them, not {value!r}") from None


def _quoted(word: re.Match[str]) -> str:
    return word[0] if word[0] in PLAIN else f'"{word[0]}"'
