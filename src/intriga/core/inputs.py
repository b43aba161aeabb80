"""Kinds of input: action ids come in runs, each from the number of its kind upwards."""

from bisect import bisect_right
from collections.abc import Callable
from enum import IntEnum
from typing import TypeVar

K = TypeVar("K", bound=IntEnum)


def kinds_by_id(kinds: type[K]) -> Callable[[int], K]:
    """Return the function from an action id to its kind; *kinds* are first ids, ascending."""
    known = tuple(kinds)

    def kind_of(action: int) -> K:
        """Return the kind of an action id."""
        return known[bisect_right(known, action) - 1]

    return kind_of


def run_of(kind: IntEnum, end: int) -> int:
    """Return how many ids lie from *kind* up to the next one, or to *end* after the last."""
    return min([end, *(int(other) for other in type(kind) if other > kind)]) - kind
