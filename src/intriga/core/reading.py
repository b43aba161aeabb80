"""Reading positions: values that have to be numbers and lists, and the errors if not."""

from typing import Final, cast

from intriga.core.errors import BadNotation

LONGEST: Final = 80


def shown(value: object) -> str:
    """Return *value* as it is written, cut where it is long."""
    text = repr(value)
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"


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
