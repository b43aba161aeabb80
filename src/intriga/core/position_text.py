"""Positions as people write them: in one line, and checked where they have to be numbers and lists.

A line is ``phase=ACTION turn=0 coins=[5,2] hands=[[captain,duke],[duke,duke]]``: each key of a
position as records write it, and its value as JSON without spaces and without the
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


LONGEST_SHOWN: Final = 80


def shown(value: object) -> str:
    """Return *value* as it is written, cut where it is long."""
    text = repr(value)
    return text if len(text) <= LONGEST_SHOWN else f"{text[: LONGEST_SHOWN - 1]}…"


def whole(value: object, key: str, most: int, least: int = 0) -> int:
    """Return *value*, a whole number from *least* to *most*.

    Raises:
        BadNotation: anything else; *key* is named.
    """
    if type(value) is not int or not least <= value <= most:
        raise BadNotation(f"{key} holds whole numbers from {least} to {most}, not {shown(value)}")
    return value


def listed(value: object, key: str) -> list[object]:
    """Return *value*, a list.

    Raises:
        BadNotation: anything else; *key* is named.
    """
    if not isinstance(value, list):
        raise BadNotation(f"{key} is a list, not {shown(value)}")
    return cast("list[object]", value)


def lists(value: object, key: str, length: int) -> list[list[object]]:
    """Return *value*, a list of *length* lists.

    Raises:
        BadNotation: anything else; *key* is named.
    """
    each = listed(value, key)
    if len(each) == length and all(isinstance(inner, list) for inner in each):
        return cast("list[list[object]]", each)
    raise BadNotation(f"{key} is a list of {length} lists")
