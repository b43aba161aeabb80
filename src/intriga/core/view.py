"""Views: named values that a viewer sees, declared once for the row, the names and the words.

A game's view lists its pieces as annotations, as a state lists its fields.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, ClassVar, Final, Self, TypeVar, get_type_hints

from intriga.core.observation import ByHand, Derived, Layout, Piece, number, placed
from intriga.core.position_text import format_text
from intriga.core.sight import Sight
from intriga.core.state import State
from intriga.core.view_words import words_of

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
        kind.SAY, kind.WORDS, kind.POSITION = words_of(kind, kind.LAYOUT.pieces, kind.ORDER)
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
