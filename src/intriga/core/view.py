"""Views: named values that a viewer sees, declared once for the row, the names and the words.

A game's view lists its pieces as annotations, as a state lists its fields.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from inspect import getdoc
from typing import (
    TYPE_CHECKING,
    Any,
    ClassVar,
    Final,
    Self,
    TypedDict,
    TypeVar,
    cast,
    get_type_hints,
)

from intriga.core.codings import BIG, CODE, KEPT, SEAT, TWO
from intriga.core.errors import BadNotation
from intriga.core.observation import ByHand, Derived, Layout, Piece, Whose, number, placed
from intriga.core.position_text import format_text, listed, whole
from intriga.core.sight import Sight
from intriga.core.state import State

KEY: Final = "word_of_a_view"
TO_ALL: Final = "says_the_same_to_all"
MOST_OF_TWO: Final = (BIG + 1) * (BIG + 1) - 1
Json = dict[str, Any]
F = TypeVar("F", bound=Callable[[Any], Any])


def word(key: str, *, to_all: bool = False) -> Callable[[F], F]:
    """Declare that a function of a view says the word *key*, of the type that it returns.

    With *to_all* it says the same to all viewers of a state.
    """

    def mark(function: F) -> F:
        setattr(function, KEY, key)
        setattr(function, TO_ALL, to_all)
        return function

    return mark


def words_of(
    kind: type[Any], pieces: Sequence[Piece], order: Sequence[str]
) -> tuple[Callable[[Any], Json], Callable[[Any], Json], type[Any], type[Any]]:
    """Return functions for the words of a view of *kind*, and the types of view and position.

    The first function says all words, those in *order* first; the second one those that another
    viewer of the same state may see otherwise.
    """
    made = {getattr(each, KEY): each for each in vars(kind).values() if hasattr(each, KEY)}
    hints, names = get_type_hints(kind), Json()
    said: dict[str, tuple[str, Any]] = {}
    own = {key for key, function in made.items() if not getattr(function, TO_ALL)}
    for each in pieces:
        if each.word and each.whose is not Whose.EVERYBODY:
            own.add(each.attribute)
        if each.word:
            names[f"words_{each.attribute}"] = each.words
            said[each.attribute] = _said(each), _type(each, hints[each.attribute])
    for key, function in made.items():
        names[f"say_{key}"] = function
        said[key] = f"say_{key}(view)", get_type_hints(function)["return"]
    keys = [*order, *(key for key in said if key not in order)]
    for name, told in {"words": keys, "own_words": [key for key in keys if key in own]}.items():
        parts = ", ".join(['"seat": view.seat', *(f'"{key}": {said[key][0]}' for key in told)])
        exec(f"def {name}(view):\n return {{{parts}}}", names)  # noqa: S102  names of a class
    position = _typed("Position", {key: said[key][1] for key in keys}, _about(made))
    about = "A position as one seat sees it; None sees what everybody does."
    return (
        names["words"],
        names["own_words"],
        _typed("View", {**position.__annotations__, "seat": int | None}, about),
        position,
    )


def read_later(kind: "type[View]", state: State, given: Json) -> None:
    """Write into *state* the words *given* of a position that games did not have from the first.

    A game reads the other words with checks of its own.  Words that are not given leave the state
    as it is.

    Raises:
        BadNotation: a number that cannot be.
    """
    for each in kind.LAYOUT.pieces:
        key = each.attribute
        if not each.word or key in kind.ORDER or key not in given:
            continue
        most, least = (MOST_OF_TWO, -MOST_OF_TWO) if each.coding is TWO else (each.high, each.low)
        if each.seats:
            numbers = [whole(value, key, most, least) for value in listed(given[key], key)]
            if len(numbers) != state.players:
                raise BadNotation(f"{key} is a list of {state.players} numbers")
            getattr(state, each.field)[: state.players] = numbers
        else:
            setattr(state, each.field, whole(given[key], key, most, least))


def _said(piece: Piece) -> str:
    """Return the expression of the word."""
    value = f"view.{piece.attribute}"
    if piece.kind is not None:
        return f"{value}.name"
    if piece.seats and piece.words:
        return f"[[words_{piece.attribute}[each] if each >= 0 else '?'] for each in {value}]"
    plain = f"words_{piece.attribute}[{value}]" if piece.words else value
    if not piece.seats and piece.coding in {SEAT, CODE, KEPT}:
        plain = f"None if {value} < 0 else {plain}"
    return f'({plain}) if view.options["{piece.given}"] else None' if piece.given else plain


def _type(piece: Piece, attribute: Any) -> Any:  # noqa: ANN401  a type
    """Return the type of the word of *piece*, of which *attribute* is the type."""
    if piece.seats and piece.words:
        return list[list[str]]
    kind = str if piece.kind is not None or piece.words else attribute
    may_be_none = not piece.seats and piece.coding in {SEAT, CODE, KEPT}
    return kind | None if may_be_none or piece.given else kind


def _typed(name: str, fields: Mapping[str, Any], about: str) -> type[Any]:
    made = cast("Any", TypedDict)(name, fields)
    made.__doc__ = about
    return made


def _about(made: Mapping[str, Any]) -> str:
    head = "A position, lists by seat: hidden cards are ``?``, or only counted."
    said = {key: (getdoc(each) or "").removeprefix("Return ") for key, each in made.items()}
    return "\n".join([head, "", *(f"``{key}``: {about}" for key, about in said.items())])


NOBODY: Final = -1  # no seat
SPECTATOR: Final = Piece("1 for a spectator", high=1, name="spectator")


class View:
    """The knowledge of one viewer; a game's own view derives from this, :func:`declared`.

    It is made of a row of numbers, ``numbers``, or straight from a state, without a row.  Lists
    run over seats as they sit at the table; in the row seats are counted clockwise from the
    viewer, a spectator counts from seat 0.  It caches values that were read, and holds no state.
    """

    LAYOUT: ClassVar[Layout]
    ATTRIBUTES: ClassVar[Mapping[str, str]]  # the meaning of each attribute
    WORDS: ClassVar[type[Any]]  # the type of the words, a TypedDict
    POSITION: ClassVar[type[Any]]  # that of a whole position
    ORDER: ClassVar[tuple[str, ...]] = ()  # of the words that come first
    SIGHT: ClassVar[Sight]
    RULESET: ClassVar[type[Any]]  # whose views these are; it sets this itself
    READ: ClassVar[Mapping[str, Callable[[Any], Any]]] = {}  # reads each attribute off a row
    SAY: ClassVar[Callable[[Any], dict[str, Any]]]
    SAY_OWN: ClassVar[Callable[[Any], dict[str, Any]]]
    __slots__ = ("numbers", "players", "seat")
    if TYPE_CHECKING:
        numbers: Sequence[int]
        players: int
        seat: int | None
    else:  # a type checker knows the attributes, and no other names

        def __getattr__(self, name: str) -> Any:  # noqa: ANN401
            """Return an attribute that has not been read yet."""
            read = self.READ.get(name)
            if read is None:
                raise AttributeError(f"{type(self).__name__} has no {name}")
            value = read(self)
            setattr(self, name, value)
            return value

    def __init__(self, numbers: Sequence[int], seat: int | None) -> None:
        self.numbers = numbers
        self.seat = seat
        self.players = numbers[self.LAYOUT.at["players"]]

    @classmethod
    def of(cls, state: State) -> Self:
        """Return the spectators' view of *state*, without a row of numbers."""
        view = cls.__new__(cls)
        cls.SIGHT.see(view, state)
        return view

    def seen_by(self, state: State, seat: int) -> Self:
        """Return the view of *state* from *seat*; this is the spectators' view of it."""
        own = type(self).__new__(type(self))
        self.SIGHT.see_own(own, self, state, seat)
        return own

    @property
    def seats(self) -> range:
        """Return the seats of the game."""
        return range(self.players)

    @property
    def game(self) -> str:
        """The name of the game that it is a view of."""
        return str(self.RULESET.name)

    def to_dict(self) -> dict[str, Any]:
        """Return the view as records write it: hidden cards counted and not named."""
        return type(self).SAY(self)

    def own_words(self) -> dict[str, Any]:
        """Return the words of the view that another viewer may see otherwise."""
        return type(self).SAY_OWN(self)

    @property
    def text(self) -> str:
        """Return the view in one line: this moment alone, without earlier moves."""
        return format_text(self.to_dict())

    def __repr__(self) -> str:
        """Return the view in one line: no card that is hidden from the viewer."""
        return f"<{type(self).__name__} {self.text}>"

    def __str__(self) -> str:
        """Return :attr:`text`."""
        return self.text


V = TypeVar("V", bound=type[View])


def declared(*, players: tuple[int, int]) -> Callable[[V], V]:
    """Make a view of the annotations of a class, for the least and the most *players*.

    Each is ``Annotated`` with the piece or its derivation; a name that is none of them
    fails.
    """
    least, most = players
    counted = number("number of players", most, least, name="players")

    def make(cls: V) -> V:
        kind = dataclass(init=False, eq=False, repr=False, slots=True)(cls)
        found = _annotations(kind)
        pieces = {name: each for name, each in found.items() if isinstance(each, Piece)}
        named = [
            replace(each, attribute=name, name=each.name or name, field=each.field or name)
            for name, each in pieces.items()
        ]
        kind.LAYOUT = placed([SPECTATOR, replace(counted, field="players"), *named], most)
        kind.ATTRIBUTES = {
            "numbers": "the row itself",
            "players": "how many play",
            "seat": "whose view it is, None for a spectator",
            **{name: each.meaning for name, each in found.items() if not name.startswith("_")},
        }
        kind.READ = {
            **{name: each.reading for name, each in found.items() if not isinstance(each, Piece)},
            **{
                each.attribute: _reading(kind.LAYOUT, each)
                for each in kind.LAYOUT.pieces
                if each.attribute
            },
        }
        derived = [
            replace(each, attribute=name)
            for name, each in found.items()
            if isinstance(each, Derived)
        ]
        kind.SIGHT = Sight(kind.LAYOUT.pieces, derived)
        said = words_of(kind, kind.LAYOUT.pieces, kind.ORDER)
        kind.SAY, kind.SAY_OWN, kind.WORDS, kind.POSITION = said
        return kind

    return make


def _annotations(kind: type[View]) -> dict[str, Piece | Derived]:
    hints = get_type_hints(kind, include_extras=True).items()
    return {name: hint.__metadata__[0] for name, hint in hints if hasattr(hint, "__metadata__")}


def _reading(layout: Layout, piece: Piece) -> Callable[[View], Any]:
    """Return the function that reads the attribute of *piece* off a row."""
    if isinstance(piece, ByHand):
        return piece.reading
    at = layout.at[piece.name]
    return lambda view: piece.read(view.numbers, at, view.seat or 0, view.players)
