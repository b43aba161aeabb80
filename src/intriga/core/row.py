"""The source of the function that writes a row of numbers, made from the pieces of a view.

It is in the dialect of the rules, so that batches write rows at the speed of the rules.  States
are made from their fields so too (:mod:`intriga.core.state`).
"""

import inspect
from collections.abc import Callable, Iterable
from itertools import groupby
from typing import Any, Final

from intriga.core.bits import clear, copy
from intriga.core.codings import Several
from intriga.core.observation import ByHand, Layout, Options, Piece, Rule, Whose

OWN: Final = Whose.OWNER
HEAD: Final = "def view(s, viewer, out):"


def writer(layout: Layout, namespace: dict[str, Any]) -> Callable[..., None]:
    """Return the function ``view(s, viewer, out)`` that writes a row of *layout*.

    It belongs to the module whose names are *namespace*, where the rules that it calls are put:
    compiled code is stored by the places of all that it calls.
    """
    rules = rules_of(layout.pieces)
    namespace.update({rule.__name__: rule for rule in rules}, clear=clear, copy=copy)
    exec(source(layout), namespace)  # noqa: S102  names of a class
    view: Callable[..., None] = namespace["view"]
    return view


def rules_of(pieces: Iterable[Piece]) -> list[Rule]:
    """Return the rules that *pieces* are written by."""
    found = [
        rule
        for piece in pieces
        for rule in (piece.of, piece.by, piece.where, *_writing(piece))
        if rule is not None
    ]
    return [*dict.fromkeys(found)]


def _writing(piece: Piece) -> tuple[Rule, ...]:
    return piece.writing if isinstance(piece, ByHand) else ()


def called(rule: Rule, **known: object) -> str:
    """Return the call of *rule* with the names of its parameters, or the values *known*."""
    names = inspect.signature(rule).parameters
    return f"{rule.__name__}({', '.join(str(known.get(name, name)) for name in names)})"


def needs(rule: Rule | None, name: str) -> bool:
    """Say whether *rule* is given *name*."""
    return rule is not None and name in inspect.signature(rule).parameters


def value_of(piece: Piece, index: str) -> str:
    """Return the expression of the number of *piece* in a state, *index* being its seat if any."""
    if piece.of is not None:
        return called(piece.of)
    field = f"s.{piece.field}"
    if isinstance(piece.coding, Several):
        return f"{field}, {f'{piece.coding.width} * {index}' if index else 0}"
    value = f"{field}[{index}]" if index else field
    return value if piece.by is None else f"{piece.by.__name__}({value})"


def source(layout: Layout) -> str:
    """Return the text of the function."""
    usual = [piece for piece in layout.pieces if not isinstance(piece, ByHand)]
    single = [piece for piece in usual if not piece.seats and piece.name != "spectator"]
    by_seat = [piece for piece in usual if piece.seats]
    lines = ['"""Write what *viewer* may know into *out*; -1 is a spectator."""']
    lines += [f"clear(out, {layout.width})", "eye = max(viewer, 0)"]
    lines += _grouped(layout, [each for each in single if each.whose is not OWN])
    lines += ["if viewer == -1:", f" out[{layout.at['spectator']}] = 1", "else:"]
    own = _grouped(layout, [each for each in single if each.whose is OWN])
    lines += [f" {line}" for line in own or ["pass"]]
    lines += _hoisted([piece for piece in layout.pieces if piece.seats or _writing(piece)])
    first, inside, last = _by_hand(layout)
    lines += [*first, "for steps in range(s.players):", " seat = eye + steps"]
    lines += [" if seat >= s.players:", "  seat -= s.players"]
    lines += [f" {line}" for line in [*_grouped(layout, by_seat), *inside]]
    lines += last
    return "\n ".join([HEAD, *lines]) + "\n"


def _by_hand(layout: Layout) -> tuple[list[str], list[str], list[str]]:
    """Return the calls of pieces written by hand: before the seats, for each, and after them.

    The calls before them are of pieces that go on for each seat.
    """
    first, inside, last = list[str](), list[str](), list[str]()
    for piece in layout.pieces:
        goes_on = any(needs(rule, "seat") for rule in _writing(piece))
        for rule in _writing(piece):
            calls = inside if needs(rule, "seat") else first if goes_on else last
            call, condition = called(rule, at=layout.at[piece.name]), _condition(piece)
            calls += [call] if condition is None else [f"if {condition}:", f" {call}"]
    return first, inside, last


def _grouped(layout: Layout, pieces: Iterable[Piece]) -> list[str]:
    """Return the statements of *pieces*, those that are seen alike under one condition."""
    found: list[str] = []
    ordered = sorted(pieces, key=lambda piece: _condition(piece) or "")
    for condition, group in groupby(ordered, _condition):
        lines = [line for piece in group for line in _written(layout, piece)]
        found += [f"if {condition}:", *(f" {line}" for line in lines)] if condition else lines
    return found


def _condition(piece: Piece) -> str | None:
    if piece.where is None:
        return None
    if (piece.seats or isinstance(piece, ByHand)) and not needs(piece.where, "seat"):
        return f"sees_{piece.where.__name__}"
    return called(piece.where)


def _hoisted(pieces: Iterable[Piece]) -> list[str]:
    """Return the lines that are computed once for all seats."""
    found = {
        f"{_condition(each)} = {called(each.where)}"
        for each in pieces
        if each.where is not None and not needs(each.where, "seat")
    }
    sets = [
        f"set_{each.name} = {called(each.of)}"
        for each in pieces
        if each.is_set and each.of is not None
    ]
    return [*sorted(found), *sets]


def _written(layout: Layout, piece: Piece) -> list[str]:
    at = layout.at[piece.name]
    if isinstance(piece, Options):
        columns = enumerate(piece.columns.values())
        return [f"out[{at + place}] = {value}" for place, value in columns]
    if not piece.seats:
        index = "viewer" if piece.whose is OWN else ""
        return piece.coding.write(str(at), value_of(piece, index))
    width = piece.width // piece.seats
    there = f"{at} + steps" if width == 1 else f"{at} + {width} * steps"
    if piece.is_set:
        held = f"s.{piece.field}" if piece.of is None else f"set_{piece.name}"
        return [f"out[{there}] = {held} >> seat & 1"]
    return piece.coding.write(there, value_of(piece, "seat"))
