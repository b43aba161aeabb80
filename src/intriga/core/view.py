"""Reading a view: the pieces of its row, and seats as they sit at the table."""

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import repeat
from operator import attrgetter
from typing import Any, ClassVar, Final, TypeVar

from intriga.core.observation import Layout
from intriga.core.position_text import format_text

NOBODY: Final = -1  # no seat
NUMBERS: Final = "numbers"  # the slot of the row, which views of a table leave empty
T = TypeVar("T")
V = TypeVar("V", bound="View")


class View:
    """A view of one seat, or of a spectator; a game's own view derives from this.

    ``numbers`` is the row that the game's ``view`` wrote, whose LAYOUT has a piece
    ``players``; ``seat`` is the viewer, None for a spectator, who counts
    from seat 0.  In the row seats are counted clockwise from the viewer, plus 1, with
    0 for nobody; pieces by seat have SEATS parts.
    """

    LAYOUT: ClassVar[Layout]
    SEATS: ClassVar[int]
    RULESET: ClassVar[type[Any]]  # whose views these are; it sets this itself
    __slots__: ClassVar[Mapping[str, str]] = {
        "numbers": "the row itself",
        "players": "how many play",
        "seat": "whose view it is, None for a spectator",
    }

    def __init__(self, numbers: Sequence[int], seat: int | None) -> None:
        self.numbers = numbers
        self.seat = seat
        self.players: int = self._one("players")

    @property
    def seats(self) -> range:
        """Return the seats of the game."""
        return range(self.players)

    @property
    def game(self) -> str:
        """The name of the game that it is a view of."""
        return str(self.RULESET.name)

    def to_dict(self) -> dict[str, Any]:
        """Return what is seen as records write it: hidden cards counted and not named."""
        words: dict[str, Any] = self.RULESET().format_view(self)
        return words

    @property
    def text(self) -> str:
        """Return what is seen, in one line: of this moment alone, not what was heard before."""
        return format_text(self.to_dict())

    def __repr__(self) -> str:
        """Say what is seen, in one line: no card that is hidden from the viewer."""
        return f"<{type(self).__name__} {self.text}>"

    def __str__(self) -> str:
        """Return :attr:`text`."""
        return self.text

    def _cut(self, name: str) -> Sequence[int]:
        """Return the numbers of a piece."""
        return self.LAYOUT.cut(self.numbers, name)

    def _one(self, name: str) -> int:
        """Return the number of a piece that has but one."""
        return self.numbers[self.LAYOUT.at[name]]

    def _who(self, name: str) -> int:
        """Return the seat that a piece names."""
        return self._seat(self._one(name))

    def _seat(self, steps: int) -> int:
        """Return the seat so many *steps* clockwise from the viewer, plus 1; 0 for nobody."""
        return ((self.seat or 0) + steps - 1) % self.players if steps else NOBODY

    def _of(self, name: str, seat: int) -> Sequence[int]:
        """Return the part of a piece that is about *seat*."""
        numbers = self._cut(name)
        each = len(numbers) // self.SEATS
        steps = (seat - (self.seat or 0)) % self.players
        return numbers[each * steps : each * (steps + 1)]

    def _each(self, name: str) -> list[int]:
        """Return the numbers of a piece that has one for each seat, by seat."""
        return self._by_seat(self._cut(name))

    def _parts(self, name: str) -> list[Sequence[int]]:
        """Return the parts of a piece that has several numbers for each seat, by seat."""
        numbers = self._cut(name)
        each = len(numbers) // self.SEATS
        begins = range(0, each * self.players, each)
        return self._by_seat([numbers[begin : begin + each] for begin in begins])

    def _by_seat(self, clockwise: Sequence[T]) -> list[T]:
        """Return by seat what is counted *clockwise* from the viewer."""
        seat_0 = (self.players - (self.seat or 0)) % self.players
        return [*clockwise[seat_0 : self.players], *clockwise[:seat_0]]


def twin(view: V) -> V:
    """Return another view that says the same as *view*, which has no row of numbers."""
    kind = type(view)
    other = kind.__new__(kind)
    names = _attributes(kind)
    any(map(setattr, repeat(other), names, attrgetter(*names)(view)))  # quicker than a loop
    return other


@cache
def _attributes(kind: type[View]) -> tuple[str, ...]:
    slots = [name for each in kind.__mro__ for name in getattr(each, "__slots__", ())]
    return tuple([name for name in slots if name != NUMBERS])
