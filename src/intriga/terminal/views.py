"""A view in words, sorted into values by seat and others, as a table shows them."""

from collections.abc import Set as AbstractSet
from typing import Any, Final, cast

from intriga.core.ruleset import Json
from intriga.core.table_rules import seats_of

UNSAID: Final = frozenset({"seat", "phase", "turn", "awaiting", "winner", "winners"})
"""Keys that a table shows in another way, or leaves to the question."""


class Shown:
    """The parts of a view or a position.

    ``columns`` have a value for each seat, ``marks`` the keys that name a seat, ``rest`` the
    other keys; ``awaiting`` are the seats asked, ``winners`` those that have won.
    """

    def __init__(self, words: Json, players: int, seat_keys: AbstractSet[str]) -> None:
        """Sort *words*, of a game for *players*; the numbers of *seat_keys* are seats."""
        self.columns: dict[str, list[Any]] = {}
        self.marks: list[list[str]] = [[] for _ in range(players)]
        self.rest: Json = {}
        self.awaiting = seats_of(words.get("awaiting"))
        self.winners = seats_of(words.get("winner")) | seats_of(words.get("winners"))
        for key, value in words.items():
            if key in UNSAID:
                continue
            if key in seat_keys:
                for seat in seats_of(value):
                    self.marks[seat].append(key)
            elif isinstance(value, list) and len(cast("list[Any]", value)) == players:
                self.columns[key] = cast("list[Any]", value)
            elif value is not None and value is not False and value not in ([], {}):
                self.rest[key] = value
