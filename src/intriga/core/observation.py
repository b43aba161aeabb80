"""Observations: the pieces that a viewer sees, and the row of numbers made from them.

A game declares each piece once, as an annotation of its view (:mod:`intriga.core.view`)::

    turn: Annotated[int, who("the seat whose turn it is")]
    coins: Annotated[list[int], each(two("the coins of each seat"))]

The row of numbers, the attributes, the words and their types all come from that.
"""

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import KW_ONLY, dataclass, replace
from enum import Enum, IntEnum, auto
from functools import cached_property
from math import prod
from typing import TYPE_CHECKING, Any, Final, NamedTuple, cast

from intriga.core.codings import (
    ALWAYS,
    BIG,
    CODE,
    KEPT,
    PLAIN,
    SEAT,
    TWO,
    Coding,
    Digits,
    Flags,
    Several,
)
from intriga.core.options import Variants

Rule = Callable[..., Any]
"""A function in the dialect of the rules; it gets the values that its parameters name.

That is *s*, the state, *viewer*, -1 for spectators, *eye*, the seat from which others are counted,
*seat*, of a piece by seat, *steps*, how far that sits from the eye, and *out* and *at*, where a
piece is written by hand.
"""
CLOCKWISE: Final = "by seat clockwise from the viewer"


class Whose(Enum):
    """The viewers of a piece."""

    EVERYBODY = auto()
    OWNER = auto()  # the seat that it is of, and no spectator
    VIEWER = auto()  # everybody, each something else


@dataclass(frozen=True)
class Piece:
    """A part of a view.

    ``meaning`` is one sentence for the reference; each of its numbers lies in ``low`` to ``high``.
    """

    meaning: str
    coding: Coding = PLAIN
    low: int = 0
    high: int = BIG
    _: KW_ONLY
    name: str = ""  # in the row; that of the attribute where none is given
    field: str = ""  # of the state; likewise
    attribute: str = ""
    by_seat: bool = False
    is_set: bool = False  # of seats
    seats: int = 0  # for how many seats there are parts, 0 where it is not by seat
    whose: Whose = Whose.EVERYBODY
    of: Rule | None = None  # says the number, in place of a field
    by: Rule | None = None  # makes the number of that of the field
    where: Rule | None = None  # says where it is seen; elsewhere its numbers are 0
    or_none: bool = False  # the attribute is None where it is not seen
    word: bool = False  # the words of a view have it, by the name of the attribute
    words: tuple[str, ...] = ()  # of its numbers from 0 on
    kind: type[IntEnum] | None = None  # of the attribute
    written: str = ""  # how its numbers tell it, where not as its coding
    given: str = ""  # the option without which the word is null

    @property
    def shape(self) -> tuple[int, ...]:
        """Return how many numbers it has, by dimension; () for a single one."""
        own = self.coding.shape
        return (self.seats, *own) if self.seats else own

    @cached_property
    def width(self) -> int:
        """Return how many numbers it has."""
        return prod(self.shape)

    @property
    def names_seat(self) -> bool:
        """Say whether it is a seat."""
        return self.coding in {ALWAYS, SEAT}

    @property
    def told(self) -> str:
        """Return the meaning of its numbers, in one sentence."""
        written = self.written or ("1 for each of them" if self.is_set else self.coding.written)
        parts = [part for part in (written, CLOCKWISE if self.seats else "") if part]
        return f"{self.meaning}; in the row {', '.join(parts)}" if parts else self.meaning

    def read(self, numbers: Sequence[int], at: int, eye: int, players: int) -> Any:  # noqa: ANN401
        """Return the attribute that stands in *numbers* from *at*, as *eye* sees it."""
        if not self.seats:
            value = self.coding.read(numbers, at, eye, players)
            return value if self.kind is None else self.kind(value)
        if self.or_none and not numbers[at]:
            return None
        each = self.width // self.seats
        steps = [(seat - eye) % players for seat in range(players)]
        if self.is_set:
            return [seat for seat, there in enumerate(steps) if numbers[at + there]]
        return [self.coding.read(numbers, at + each * there, eye, players) for there in steps]


@dataclass(frozen=True)
class Options(Piece):
    """The options that the rules read, a number each, or one for several."""

    _: KW_ONLY
    variants: Variants
    together: tuple[tuple[str, str], ...] = ()  # a younger option and the older one it goes with

    @property
    def columns(self) -> dict[str, str]:
        """Return the expression of each number, by the field of its oldest option."""
        found = {name: f"s.{name}" for name in self.variants.rule_options}
        for younger, older in self.together:
            found[older] += f" + {len(self.variants.rule_options[older].values)} * s.{younger}"
            del found[younger]
        return found

    def places(self, fields: Iterable[str]) -> list[int]:
        """Return where the options that the state holds in *fields* stand among the numbers.

        A network made for some options names them so; the state may hold further ones.
        """
        columns = [*self.columns]
        return [columns.index(name) for name in fields]

    def seen(self, numbers: Iterable[int]) -> dict[str, int]:
        """Return the code of every option, by its field, from the *numbers*."""
        codes = dict(zip(self.columns, numbers, strict=True))
        for younger, older in self.together:
            values = len(self.variants.rule_options[older].values)
            codes[younger], codes[older] = divmod(codes[older], values)
        return codes

    def read(self, numbers: Sequence[int], at: int, eye: int, players: int) -> dict[str, int]:  # noqa: ARG002
        """Return the code of every option, by its field."""
        return self.seen(numbers[at : at + self.width])


@dataclass(frozen=True)
class ByHand(Piece):
    """A piece for which a game has functions of its own, since its sight is no copied field."""

    _: KW_ONLY
    writing: tuple[Rule, ...]  # (…, out, at), in the dialect: they write it into a row
    reading: Callable[[Any], Any]  # (view): the attribute, from a view with a row
    taking: Rule | None = None  # (view, …): the attribute, from a state; None: of rows alone
    secret: Rule | None = None  # (s, viewer): a tuple of numbers that only a seat sees


@dataclass(frozen=True)
class Derived:
    """An attribute that has no numbers of its own, since it follows from those of others."""

    meaning: str
    reading: Callable[[Any], Any]  # (view): the attribute, from the others
    taking: Rule | None = None  # (view, …): the attribute, from a state, where that is quicker
    whose: Whose = Whose.EVERYBODY
    attribute: str = ""


# ------------------------------------------------------------------- how pieces are declared


def number(meaning: str, high: int, low: int = 0, **more: Any) -> Piece:  # noqa: ANN401
    """Return a piece of one number from *low* to *high*."""
    return Piece(meaning, PLAIN, low, high, **more)


def code(meaning: str, high: int, **more: Any) -> Piece:  # noqa: ANN401
    """Return a piece of a number below *high*, or -1 for none."""
    return Piece(meaning, CODE, 0, high, **more)


def kept(meaning: str, high: int, **more: Any) -> Piece:  # noqa: ANN401
    """Return a piece of a number below *high*, or -1 for none, that the state keeps plus 1."""
    return Piece(meaning, KEPT, 0, high, **more)


def two(meaning: str, low: int = -BIG - 1, **more: Any) -> Piece:  # noqa: ANN401
    """Return a piece of a number that may outgrow a byte."""
    return Piece(meaning, TWO, low, BIG, **more)


def flags(meaning: str, number: int, **more: Any) -> Piece:  # noqa: ANN401
    """Return a piece of a set of things, of which there are *number*."""
    return Piece(meaning, Flags(number), 0, 1, **more)


def digits(meaning: str, high: int, number: int, bits: int, **more: Any) -> Piece:  # noqa: ANN401
    """Return a piece of a *number* of things below *high*, each a digit of *bits* bits."""
    return Piece(meaning, Digits(number, bits), 0, high, **more)


def numbers_of(meaning: str, high: int, *shape: int, **more: Any) -> Piece:  # noqa: ANN401
    """Return a piece of all the numbers of a field, up to *high*."""
    return Piece(meaning, Several(*shape), 0, high, **more)


def phase(phases: type[IntEnum]) -> Piece:
    """Return the piece of the question on the table."""
    return Piece(
        "what is being asked, a `Phase`", PLAIN, 0, len(phases) - 1, word=True, kind=phases
    )


def who(meaning: str, *, always: bool = False, **more: Any) -> Piece:  # noqa: ANN401
    """Return a piece that names a seat, or nobody unless there *always* is one."""
    return Piece(meaning, ALWAYS if always else SEAT, **more)


def seats(meaning: str, **more: Any) -> Piece:  # noqa: ANN401
    """Return a piece of some of the seats."""
    return Piece(meaning, PLAIN, 0, 1, by_seat=True, is_set=True, **more)


def cards(meaning: str, words: tuple[str, ...], field: str, where: Rule) -> Piece:
    """Return a piece of one card, by its *words*, that the state keeps plus 1.

    It is seen where the rule *where* says so.
    """
    return kept(meaning, len(words), words=words, field=field, where=where, word=True)


def options(variants: Variants, high: int, *together: tuple[str, str]) -> Options:
    """Return the piece of the options of *variants*; *together* share a number.

    Of each pair the first is the younger option: the number of the older tells both, as
    ``older + values of the older * younger``.
    """
    meaning = "the value of each option that the rules read, by name, as a number"
    made = Options(meaning, PLAIN, 0, high, variants=variants, together=together)
    return replace(made, coding=Several(len(made.columns)))


def each(piece: Piece) -> Piece:
    """Return *piece* for each seat: its field, or its rule, is of one."""
    return replace(piece, by_seat=True)


def own(piece: Piece) -> Piece:
    """Return *piece* seen by its owner alone, of a field by seat."""
    return replace(piece, whose=Whose.OWNER)


def for_each_viewer(piece: Piece) -> Piece:
    """Return *piece* of which every viewer sees something else."""
    return replace(piece, whose=Whose.VIEWER)


# ------------------------------------------------------------------- the row

if TYPE_CHECKING:

    class Places:
        """Where each piece begins, by its name."""

        def __getattr__(self, name: str) -> int: ...


class Layout:
    """Where each piece lies in the row."""

    def __init__(self, pieces: Iterable[Piece]) -> None:
        """Lay *pieces* side by side in their order."""
        self.pieces = tuple(pieces)
        self._named = {piece.name: piece for piece in self.pieces}
        self.at: dict[str, int] = {}
        width = 0
        for piece in self.pieces:
            self.at[piece.name] = width
            width += piece.width
        self.width = width

    @property
    def places(self) -> "Places":
        """Return where each piece begins, by its name: compiled code reads it too."""
        made = cast("Any", NamedTuple)("Places", [(name, int) for name in self.at])
        return cast("Places", made(**self.at))

    @property
    def options(self) -> Options:
        """Return the piece of the options."""
        return next(piece for piece in self.pieces if isinstance(piece, Options))

    def piece(self, name: str) -> Piece:
        """Return the piece *name*."""
        return self._named[name]

    def cut(self, numbers: Sequence[int], name: str) -> Sequence[int]:
        """Return the numbers of the piece *name*, flat."""
        at = self.at[name]
        return numbers[at : at + self._named[name].width]


def placed(pieces: Collection[Piece], most: int) -> Layout:
    """Return the layout of *pieces* in a game of at most *most* seats."""
    return Layout(
        [
            replace(
                piece,
                seats=most if piece.by_seat else 0,
                high=most if piece.names_seat else piece.high,
            )
            for piece in pieces
        ]
    )
