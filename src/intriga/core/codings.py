"""How a number of a state stands in an observation, and how it is read back.

A coding says it for one value, in three ways: the statements that write it into a row, in the
dialect of the rules; how it is read there; and the expression that takes it straight off a state.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Any, ClassVar, Final

BIG: Final = 127
"""The most that a number of a row can be; a larger one takes two, ``x & 127`` and ``x >> 7``."""
WHO: Final = "clockwise from the viewer, plus 1, 0 for nobody"
"""How a piece that names a seat does it."""


@lru_cache(maxsize=8192)
def members(of: int) -> tuple[int, ...]:
    """Return the members of a set, ascending."""
    return tuple([each for each in range(of.bit_length()) if of >> each & 1])


def set_of(these: Iterable[int]) -> int:
    """Return the set of *these*."""
    return sum([1 << each for each in these])


@lru_cache(maxsize=8192)
def digits(of: int, bits: int) -> tuple[int, ...]:
    """Return the digits of *bits* bits that are not 0, the lowest first, less 1."""
    found = [of >> at & (1 << bits) - 1 for at in range(0, of.bit_length(), bits)]
    return tuple([digit - 1 for digit in found if digit])


def packed(these: Iterable[int], bits: int) -> int:
    """Return the number that has *these* as digits of *bits* bits, each plus 1."""
    return sum([each + 1 << bits * place for place, each in enumerate(these)])


class Coding(ABC):
    """How one value stands in a row."""

    shape: tuple[int, ...] = ()
    hidden: ClassVar[str] = "0"
    """The value of an attribute whose numbers are 0, as source."""
    written: str = ""
    """How the numbers of a row tell it."""
    uses: tuple[Callable[..., Any], ...] = ()
    """The functions that :meth:`taken` calls."""

    @abstractmethod
    def write(self, at: str, value: str) -> list[str]:
        """Return the statements that write *value* into ``out`` from place *at*, as source."""

    @abstractmethod
    def read(self, numbers: Sequence[int], at: int, eye: int, players: int) -> Any:  # noqa: ANN401
        """Return the value that stands in *numbers* from *at*, as *eye* sees it."""

    def taken(self, value: str) -> str:
        """Return the expression of an attribute whose number in a state is *value*."""
        return value

    def back(self, value: str) -> str:
        """Return the expression of the number in a state, *value* being the attribute."""
        return value


class _Plain(Coding):
    """A number as it is."""

    def write(self, at: str, value: str) -> list[str]:
        """Write it."""
        return [f"out[{at}] = {value}"]

    def read(self, numbers: Sequence[int], at: int, eye: int, players: int) -> int:  # noqa: ARG002
        """Read it."""
        return numbers[at]


class _Code(Coding):
    """A number plus 1, or 0 for -1, which is none."""

    hidden = "-1"
    written = "plus 1, 0 for none"

    def write(self, at: str, value: str) -> list[str]:
        """Write it plus 1."""
        return [f"out[{at}] = {value} + 1"]

    def read(self, numbers: Sequence[int], at: int, eye: int, players: int) -> int:  # noqa: ARG002
        """Read it less 1."""
        return numbers[at] - 1


class _Kept(_Code):
    """A number that the state keeps plus 1 itself, 0 for none."""

    def write(self, at: str, value: str) -> list[str]:
        """Write it as it is kept."""
        return [f"out[{at}] = {value}"]

    def taken(self, value: str) -> str:
        """Take 1 off."""
        return f"{value} - 1"

    def back(self, value: str) -> str:
        """Put 1 on."""
        return f"{value} + 1"


class _Seat(Coding):
    """A seat, -1 for nobody unless there *always* is one."""

    hidden = "-1"
    written = WHO

    def __init__(self, *, always: bool) -> None:
        """Say whether there *always* is a seat."""
        self.always = always

    def write(self, at: str, value: str) -> list[str]:
        """Write how far it sits from the viewer, plus 1."""
        steps = f"{value} - eye + 1 if {value} >= eye else {value} - eye + s.players + 1"
        return [f"out[{at}] = {steps if self.always else f'0 if {value} == -1 else {steps}'}"]

    def read(self, numbers: Sequence[int], at: int, eye: int, players: int) -> int:
        """Read the seat."""
        return (eye + numbers[at] - 1) % players if numbers[at] else -1


class _Big(Coding):
    """A number that may outgrow a byte."""

    shape = (2,)
    written = "as x & 127 and x >> 7"

    def write(self, at: str, value: str) -> list[str]:
        """Write its last seven bits and the others."""
        return [f"out[{at}] = {value} & {BIG}", f"out[{at} + 1] = {value} >> 7"]

    def read(self, numbers: Sequence[int], at: int, eye: int, players: int) -> int:  # noqa: ARG002
        """Put the bits together."""
        return numbers[at] + (numbers[at + 1] << 7)


class Flags(Coding):
    """A set of things, of which there are *number*, with a number for each."""

    hidden = "[]"
    written = "1 for each of them"
    uses = (members, set_of)

    def __init__(self, number: int) -> None:
        """Take the *number* of things."""
        self.shape = (number,)

    def write(self, at: str, value: str) -> list[str]:
        """Write 1 for each member; most sets have none."""
        (number,) = self.shape
        lines = [f" for each in range({number}):", f"  out[{at} + each] = {value} >> each & 1"]
        return [f"if {value}:", *lines]

    def read(self, numbers: Sequence[int], at: int, eye: int, players: int) -> list[int]:  # noqa: ARG002
        """Return the members, ascending."""
        return [each for each in range(self.shape[0]) if numbers[at + each]]

    def taken(self, value: str) -> str:
        """Return the members, ascending."""
        return f"[*members({value})]"

    def back(self, value: str) -> str:
        """Return the set."""
        return f"set_of({value})"


class Digits(Coding):
    """*number* numbers from 1 on, 0 for none, each a digit of *bits* bits of one number."""

    hidden = "()"
    written = "each plus 1, 0 for none"
    uses = (digits, packed)

    def __init__(self, number: int, bits: int) -> None:
        """Take the *number* of digits."""
        self.shape, self.bits = (number,), bits

    def write(self, at: str, value: str) -> list[str]:
        """Write the digits, the lowest first."""
        mask = (1 << self.bits) - 1
        places = range(self.shape[0])
        return [f"out[{at} + {each}] = {value} >> {self.bits * each} & {mask}" for each in places]

    def read(self, numbers: Sequence[int], at: int, eye: int, players: int) -> tuple[int, ...]:  # noqa: ARG002
        """Return the digits that are not 0, less 1."""
        return tuple([each - 1 for each in numbers[at : at + self.shape[0]] if each])

    def taken(self, value: str) -> str:
        """Return the digits that are not 0, less 1."""
        return f"digits({value}, {self.bits})"

    def back(self, value: str) -> str:
        """Return the number."""
        return f"packed({value}, {self.bits})"


class Several(Coding):
    """The numbers of a field beside each other, of the *shape*."""

    hidden = "[]"

    def __init__(self, *shape: int) -> None:
        """Take the *shape* of the numbers."""
        self.shape = shape
        self.width = 1
        for each in shape:
            self.width *= each

    def write(self, at: str, value: str) -> list[str]:
        """Copy the numbers; *value* is the field and where in it they begin."""
        return [f"copy({value}, out, {at}, {self.width})"]

    def read(self, numbers: Sequence[int], at: int, eye: int, players: int) -> list[int]:  # noqa: ARG002
        """Return the numbers."""
        return list(numbers[at : at + self.width])


PLAIN: Final = _Plain()
CODE: Final = _Code()
KEPT: Final = _Kept()
SEAT: Final = _Seat(always=False)
ALWAYS: Final = _Seat(always=True)
TWO: Final = _Big()
