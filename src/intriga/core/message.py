"""What happened or is asked, without a language: the id of a message, and its arguments.

The sentences are in ``words``.  Each game makes messages from what one viewer
sees, in its ``log.py`` and ``questions.py``.
"""

from collections.abc import Iterator, Mapping
from typing import Final

from msgspec import Struct

Value = str | int | tuple[int | str, ...]
Messages = Iterator["Message"]

SEAT_ARGS: Final = frozenset({"who", "whom"})
"""The arguments that are one seat; other numbers count something, and lists of them are seats."""
INPUT_ARG: Final = "input"
"""The argument that is an input in the words of the notation."""


class Message(Struct, frozen=True):
    """A sentence to be said in any language: the id of its message and the arguments."""

    id: str
    args: Mapping[str, Value] = {}
