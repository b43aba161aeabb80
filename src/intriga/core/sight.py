"""Functions that take a view straight off a state, made from its pieces: a table needs no row.

Like the row (:mod:`intriga.core.row`) it is source made once, an assignment for each piece.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from itertools import groupby
from typing import Any

from intriga.core.codings import Several, members, set_of
from intriga.core.observation import ByHand, Derived, Options, Piece, Whose
from intriga.core.row import called, needs, rules_of, value_of

EVERYBODY, OWNER, VIEWER = Whose


class Sight:
    """The functions that look at a state for viewers."""

    see: Callable[[Any, Any], None]  # (view, s): become the view of spectators
    see_own: Callable[[Any, Any, Any, int], None]  # (view, public, s, viewer): that of a seat
    hidden: Callable[[Any, int], tuple[int, ...]]  # (s, viewer): the secrets of a seat
    alike: Callable[[Any, Any], bool]  # (before, after): whether all seats have the same hidden

    put_back: Callable[[Any, Any], None]  # (view, s): write into a state all fields that are seen

    def __init__(self, pieces: Iterable[Piece], derived: Iterable[Derived]) -> None:
        """Make the functions from *pieces*, and those *derived* from them."""
        self.pieces = [each for each in pieces if each.attribute]
        self.derived = [each for each in derived if each.taking is not None]
        names = _names(self.pieces)
        takings = [each.taking for each in self.derived if each.taking is not None]
        names.update({taking.__name__: taking for taking in takings})
        for name, lines in (
            ("see(view, s)", self._see()),
            ("see_own(view, public, s, viewer)", self._see_own()),
            ("hidden(s, viewer)", self._hidden()),
            ("alike(before, after)", self._alike()),
            ("put_back(view, s)", self._put_back()),
        ):
            exec("\n ".join([f"def {name}:", *lines]), names)  # noqa: S102  names of a class
        self.see, self.see_own = names["see"], names["see_own"]
        self.hidden, self.alike = names["hidden"], names["alike"]
        self.put_back = names["put_back"]

    def _of(self, *whose: Whose) -> list[Piece]:
        return [each for each in self.pieces if each.whose in whose and _is_taken(each)]

    def _see(self) -> list[str]:
        head = ["view.seat = None", "view.players = players = s.players", "viewer, eye = -1, 0"]
        own = [f"view.{each.attribute} = {_nothing(each)}" for each in self._of(OWNER)]
        lines = [*_taken(self._of(EVERYBODY)), *own, *self._derived(EVERYBODY, OWNER, VIEWER)]
        return [*head, *lines, *_taken(self._of(VIEWER))]

    def _derived(self, *whose: Whose) -> list[str]:
        return [
            f"view.{each.attribute} = {called(each.taking)}"
            for each in self.derived
            if each.whose in whose and each.taking is not None
        ]

    def _see_own(self) -> list[str]:
        head = ["view.seat = eye = viewer", "view.players = players = s.players"]
        names = [each.attribute for each in self._of(EVERYBODY)]
        names += [each.attribute for each in self.derived if each.whose is EVERYBODY]
        public = [f"view.{name} = public.{name}" for name in names]
        own = _taken(self._of(OWNER))
        return [*head, *public, *own, *self._derived(OWNER, VIEWER), *_taken(self._of(VIEWER))]

    def _hidden(self) -> list[str]:
        return [f"return ({' '.join(f'{_secret(each)},' for each in self._secrets())})"]

    def _alike(self) -> list[str]:
        return [f"return {' and '.join(_compared(self._secrets())) or True}"]

    def _secrets(self) -> list[Piece]:
        return [each for each in self._of(OWNER, VIEWER) if _is_secret(each)]

    def _put_back(self) -> list[str]:
        lines = ["players = s.players = view.players", "viewer = view.seat"]
        return [*lines, *(line for each in self.pieces for line in _put_back(each))]


def _names(pieces: Sequence[Piece]) -> dict[str, Any]:
    """Return the names that the functions use."""
    names: dict[str, Any] = {"members": members, "set_of": set_of}
    names.update({rule.__name__: rule for rule in rules_of(pieces)})
    for each in pieces:
        names.update({use.__name__: use for use in each.coding.uses})
        if each.by is not None:
            names[each.by.__name__] = lru_cache(maxsize=8192)(each.by)
        if each.kind is not None:
            names[f"kind_{each.attribute}"] = {kind.value: kind for kind in each.kind}
        if isinstance(each, Options):
            names["options_of"] = lru_cache(maxsize=256)(each.seen)
        if isinstance(each, ByHand):
            rules = [rule for rule in (each.taking, each.secret) if rule is not None]
            names.update({rule.__name__: rule for rule in rules})
    return names


def _is_taken(piece: Piece) -> bool:
    return not isinstance(piece, ByHand) or piece.taking is not None


def _is_copied(piece: Piece) -> bool:
    """Say whether the attribute is the field of the state, and no more."""
    by_rule = piece.of is not None or piece.by is not None or isinstance(piece, ByHand)
    return not (by_rule or piece.or_none or piece.whose is VIEWER)


def _is_secret(piece: Piece) -> bool:
    return not isinstance(piece, ByHand) or piece.secret is not None


# ------------------------------------------------------------------- attributes


def _taken(pieces: Sequence[Piece]) -> list[str]:
    """Return the assignments of the attributes, those of one condition together."""
    found: list[str] = []
    usual = sorted((each for each in pieces if not isinstance(each, ByHand)), key=_condition)
    for condition, group in groupby(usual, _condition):
        members = list(group)
        lines = [f"view.{each.attribute} = {_value(each)}" for each in members]
        if condition:
            none = [f" view.{each.attribute} = {_nothing(each)}" for each in members]
            lines = [f"if {condition}:", *(f" {line}" for line in lines), "else:", *none]
        found += lines
    by_hand = [each for each in pieces if isinstance(each, ByHand)]
    found += [f"view.{each.attribute} = {called(_taking(each))}" for each in by_hand]
    return found


def _taking(piece: ByHand) -> Callable[..., Any]:
    assert piece.taking is not None  # noqa: S101  the others are left out
    return piece.taking


def _condition(piece: Piece) -> str:
    if piece.where is None or needs(piece.where, "seat"):
        return ""
    return called(piece.where)


def _nothing(piece: Piece) -> str:
    """Return the attribute where it is not seen."""
    if piece.or_none:
        return "None"
    nothing = piece.coding.hidden
    if piece.is_set:
        return "[]"
    return f"[{nothing} for _ in range(players)]" if piece.seats else nothing


def _value(piece: Piece) -> str:
    """Return the attribute where it is seen."""
    field = f"s.{piece.field}"
    if isinstance(piece, Options):
        return f"options_of(({', '.join(piece.columns.values())},))"
    if piece.is_set:
        return f"[*members({field if piece.of is None else called(piece.of)})]"
    if isinstance(piece.coding, Several):
        return _block(piece, piece.coding.width)
    return _by_seat(piece) if piece.seats else _single(piece)


def _block(piece: Piece, width: int) -> str:
    if not piece.seats:
        return f"s.{piece.field}[:]"
    part = f"s.{piece.field}[{width} * seat : {width} * (seat + 1)]"
    return f"[{part} for seat in range(players)]"


def _single(piece: Piece) -> str:
    value = piece.coding.taken(value_of(piece, "viewer" if piece.whose is OWNER else ""))
    return value if piece.kind is None else f"kind_{piece.attribute}[{value}]"


def _by_seat(piece: Piece) -> str:
    coding, where = piece.coding, piece.where
    if where is not None and needs(where, "seat"):
        value = coding.taken(value_of(piece, "seat"))
        return f"[{value} if {called(where)} else {coding.hidden} for seat in range(players)]"
    if piece.of is not None:
        return f"[{coding.taken(value_of(piece, 'seat'))} for seat in range(players)]"
    number = "number" if piece.by is None else f"{piece.by.__name__}(number)"
    value, numbers = coding.taken(number), f"s.{piece.field}[:players]"
    return numbers if value == "number" else f"[{value} for number in {numbers}]"


# ------------------------------------------------------------------- back into a state


def _put_back(piece: Piece) -> list[str]:
    """Return the statements that write an attribute into the field that it was copied from."""
    field, value = f"s.{piece.field}", f"view.{piece.attribute}"
    if isinstance(piece, Options):
        return [f's.{name} = {value}["{name}"]' for name in piece.variants.rule_options]
    if not _is_copied(piece):
        return []
    if piece.whose is OWNER:
        seen = f"viewer is not None and viewer < len({field})"
        return [f"if {seen}:", f" {field}[viewer] = {piece.coding.back(value)}"]
    if piece.seats and not piece.is_set:
        return [_seats_back(piece, field, value)]
    if isinstance(piece.coding, Several):
        return [f"{field}[:] = {value}"]
    number = f"set_of({value})" if piece.is_set else piece.coding.back(value)
    return [f"{field} = {number if piece.kind is None else f'int({number})'}"]


def _seats_back(piece: Piece, field: str, value: str) -> str:
    if isinstance(piece.coding, Several):
        parts = f"[number for part in {value} for number in part]"
        return f"{field}[: {piece.coding.width} * players] = {parts}"
    back = piece.coding.back("each")
    return f"{field}[:players] = {value if back == 'each' else f'[{back} for each in {value}]'}"


# ------------------------------------------------------------------- hidden from others


def _secret(piece: Piece) -> str:
    """Return the source of a seat's secret part of *piece*, as numbers to be compared."""
    if isinstance(piece, ByHand):
        assert piece.secret is not None  # noqa: S101  the others are left out
        return f"*{called(piece.secret)}"
    value, where = value_of(piece, "seat" if piece.seats else "viewer"), piece.where
    if where is not None and needs(where, "seat") == bool(piece.seats):
        value = f"{value} if {called(where)} else -1"
    if not piece.seats:
        return value
    each = f"[{value} for seat in range(s.players)]"
    return f"*({each} if {_condition(piece)} else ())" if _condition(piece) else f"*{each}"


def _compared(pieces: Iterable[Piece]) -> list[str]:
    """Return the comparisons that say that no seat knows anything else of *pieces*."""
    fields, conditions = list[str](), list[str]()
    for piece in pieces:
        if isinstance(piece, ByHand):
            rule = piece.secret
        else:
            fields.append(f"before.{piece.field} == after.{piece.field}")
            rule = piece.where
        if rule is not None:
            conditions.append(_same(rule))
    return [*fields, *conditions]


def _same(rule: Callable[..., Any]) -> str:
    """Return the source that compares the results of *rule* for two states, for all its seats."""
    same = f"{called(rule, s='before')} == {called(rule, s='after')}"
    loops = [f"for {name} in range(after.players)" for name in ("viewer", "seat")]
    asked = [loop for loop in loops if needs(rule, loop.split()[1])]
    return f"all({same} {' '.join(asked)})" if asked else same
