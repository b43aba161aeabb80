"""How a game's fields become a state: one list, two kinds of record.

A game lists its fields once, as annotations of a class: :data:`I1`, :data:`I2`
and :data:`I8` are whole numbers of that many bytes, and
``Annotated[list[int], "i2", 10]`` ten numbers, in NumPy's words for the kinds.
From the list come objects of ordinary Python numbers, for play one step at a
time, and the record of the same numbers that compiled code works on.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Self, TypeVar, get_type_hints

if TYPE_CHECKING:
    import numpy as np

I1 = Annotated[int, "i1"]
I2 = Annotated[int, "i2"]
I8 = Annotated[int, "i8"]
Kind = str | tuple[str, int]


class State:
    """A game in ordinary Python numbers; a game's own state derives from this.

    Equality compares every field.
    """

    FIELDS: ClassVar[Mapping[str, Kind]] = {}
    WRITE: ClassVar[Callable[[Any, Any], None]]  # gives a state every number of another
    __slots__ = ()
    if TYPE_CHECKING:
        players: int  # every game's fields have the number of players,
        phase: int  # and the question on the table

    def __init__(self) -> None:
        for name, kind in self.FIELDS.items():
            setattr(self, name, [0] * kind[1] if isinstance(kind, tuple) else 0)

    def __eq__(self, other: object) -> bool:
        """Compare every field."""
        if type(other) is not type(self):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in self.FIELDS)

    __hash__ = None  # type: ignore[assignment]  # a state changes while it is played

    def key(self) -> tuple[object, ...]:
        """Return every number, so that equal states have equal keys."""
        lists = {name for name, kind in self.FIELDS.items() if isinstance(kind, tuple)}
        values = [(name, getattr(self, name)) for name in self.FIELDS]
        return tuple([tuple(value) if name in lists else value for name, value in values])

    def copy(self) -> Self:
        """Return a state that can be played on without touching this one."""
        twin = type(self).__new__(type(self))
        type(self).WRITE(self, twin)
        return twin

    def pack(self, record: Any) -> None:  # noqa: ANN401  a NumPy record has no static type
        """Write every number into *record*, one element of an array of :func:`dtype`.

        Raises:
            OverflowError: a number that has outgrown its field.
        """
        for name in self.FIELDS:
            record[name] = getattr(self, name)

    @classmethod
    def unpack(cls, record: Any) -> Self:  # noqa: ANN401  a NumPy record has no static type
        """Read every number from *record*."""
        state = cls.__new__(cls)
        for name in cls.FIELDS:
            setattr(state, name, record[name].tolist())
        return state


C = TypeVar("C", bound=type[State])


def slotted(cls: C) -> C:
    """Give *cls* a slot for each of its annotations, and nothing else: a misspelt field fails."""
    made = dataclass(init=False, eq=False, repr=False, slots=True)(cls)
    made.FIELDS = fields_of(made)
    made.WRITE = _writing(made.FIELDS)
    return made


def _writing(fields: Mapping[str, Kind]) -> Callable[[State, State], None]:
    """Return the function that copies a state into another, with a line for each of *fields*.

    Dataclasses write their methods so too.  A loop over the names takes five times as long, which
    is a third of interpreted play.
    """
    lines = [
        f" twin.{name} = state.{name}{'[:]' if isinstance(kind, tuple) else ''}"
        for name, kind in fields.items()
    ]
    made: dict[str, Any] = {}
    exec("\n".join(["def write(state, twin):", *lines]), made)  # noqa: S102  names of a class
    return made["write"]


def fields_of(cls: type[State]) -> dict[str, Kind]:
    """Return the fields that *cls* lists, ``name -> kind`` or ``name -> (kind, length)``."""
    hints = get_type_hints(cls, include_extras=True)
    kinds = {
        name: hint.__metadata__ for name, hint in hints.items() if hasattr(hint, "__metadata__")
    }
    return {name: kind[0] if len(kind) == 1 else kind for name, kind in kinds.items()}


def dtype(fields: Mapping[str, Kind]) -> "np.dtype[np.void]":
    """Return the NumPy record that holds *fields*."""
    import numpy as np  # noqa: PLC0415  interactive play does not need NumPy

    return np.dtype(
        [(name, *(kind if isinstance(kind, tuple) else (kind,))) for name, kind in fields.items()],
        align=True,
    )
