"""The words of a view, for records, tables and texts, and their types."""

from collections.abc import Callable, Mapping, Sequence
from inspect import getdoc
from typing import TYPE_CHECKING, Any, Final, TypedDict, TypeVar, cast, get_type_hints

from intriga.core.codings import BIG, CODE, KEPT, SEAT, TWO
from intriga.core.errors import BadNotation
from intriga.core.observation import Piece
from intriga.core.position_text import listed, whole
from intriga.core.state import State

if TYPE_CHECKING:
    from intriga.core.view import View

KEY: Final = "word_of_a_view"
MOST_OF_TWO: Final = (BIG + 1) * (BIG + 1) - 1
Json = dict[str, Any]
F = TypeVar("F", bound=Callable[[Any], Any])


def word(key: str) -> Callable[[F], F]:
    """Declare that a function of a view says the word *key*, of the type that it returns."""

    def mark(function: F) -> F:
        setattr(function, KEY, key)
        return function

    return mark


def words_of(
    kind: type[Any], pieces: Sequence[Piece], order: Sequence[str]
) -> tuple[Callable[[Any], Json], type[Any], type[Any]]:
    """Return the function for the words of a view of *kind*, and the types of view and position.

    Those in *order* come first.
    """
    made = {getattr(each, KEY): each for each in vars(kind).values() if hasattr(each, KEY)}
    hints, names = get_type_hints(kind), Json()
    said: dict[str, tuple[str, Any]] = {}
    for each in pieces:
        if each.word:
            names[f"words_{each.attribute}"] = each.words
            said[each.attribute] = _said(each), _type(each, hints[each.attribute])
    for key, function in made.items():
        names[f"say_{key}"] = function
        said[key] = f"say_{key}(view)", get_type_hints(function)["return"]
    keys = [*order, *(key for key in said if key not in order)]
    parts = ", ".join(f'"{key}": {said[key][0]}' for key in keys)
    source = f'def words(view):\n return {{"seat": view.seat, {parts}}}'
    exec(source, names)  # noqa: S102  names of a class
    position = _typed("Position", {key: said[key][1] for key in keys}, _about(made))
    about = "A position as one seat sees it; None sees what everybody does."
    return (
        names["words"],
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
