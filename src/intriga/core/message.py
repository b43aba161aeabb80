"""Messages: events and questions without a language, as an id and arguments.

The sentences are in ``words``.  Each game makes messages from the view of
one viewer, in the ``log.py`` and ``stakes.py`` of its table.
"""

from collections.abc import Iterator, Mapping
from typing import Final, Literal

from msgspec import Struct

Value = str | int | tuple[int | str, ...]
Messages = Iterator["Message"]

ArgumentKind = Literal["seat", "card", "input"]
"""The meaning of an argument: a seat, a card by its word, an input in the words of the notation.

A list is a list of these, and a number among cards says how many.  Arguments without a kind are
shown as they are: a number counts something.
"""
INPUT_ARG: Final = "input"
ARGUMENTS: Final[Mapping[str, ArgumentKind]] = {
    **dict.fromkeys(("who", "whom", "second", "third", "fourth", "fifth", "sixth"), "seat"),
    **dict.fromkeys(("card", "cards"), "card"),
    INPUT_ARG: "input",
}
"""The kinds of the arguments of all games, by name; a game names its own besides."""


class Message(Struct, frozen=True):
    """A sentence to be said in any language: the id of its message and the arguments."""

    id: str
    args: Mapping[str, Value] = {}
