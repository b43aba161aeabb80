"""A position that is tried out: the table's question there, and the result of silence."""

from collections.abc import Iterable
from typing import Any, Self

from typing_extensions import override

from intriga.core.chance import Source
from intriga.core.position import Position, Step
from intriga.core.ruleset import Json
from intriga.core.state import State
from intriga.core.table_rules import AnyTableRules
from intriga.core.view import View


class Preview(Position[Any, Any]):
    """A position at a table, which knows the last action played in it.

    A window is played out before the event that says so, and silence before anybody is silent;
    nothing is played out twice.
    """

    __slots__ = ("_awaiting", "_memory", "_phase", "_step", "table_rules")

    def __init__(self, table_rules: AnyTableRules, state: State) -> None:
        """Take *state*, which nobody may change any more."""
        super().__init__(table_rules.ruleset, state)
        self.table_rules = table_rules
        self._awaiting: list[int] | None = None
        self._phase: str | None = None
        self._memory: Json | None = None
        self._step: Step[Self] | None = None

    def _with(self, state: State) -> Self:
        return type(self)(self.table_rules, state)

    @property
    @override
    def awaiting(self) -> list[int]:
        if self._awaiting is None:
            self._awaiting = self.ruleset.awaiting(self.state)
        return self._awaiting

    @property
    @override
    def phase(self) -> str:
        if self._phase is None:
            self._phase = self.ruleset.phase(self.state)
        return self._phase

    @property
    def reacts(self) -> bool:
        """Whether the seats awaited react to what another did."""
        return bool(self.awaiting) and self.table_rules.reacts(self.view(None))

    @property
    def resumes(self) -> bool:
        """Whether the question goes on where an answer had broken it off."""
        return bool(self.awaiting) and self.table_rules.resumes(self.view(None))

    def memory(self, seat: int | None) -> Json:
        """Return the memory of *seat* besides the position."""
        if self._memory is None:
            self._memory = self.table_rules.common_memory(self.view(None))
        return {**self._memory, **self.table_rules.own_memory(self.view(seat))}

    def next_of(self, seats: set[int]) -> int | None:
        """Return the one of *seats* that is asked next, None if it is another seat."""
        seat = self.to_move
        return seat if seat in seats else None

    # --- views

    @override
    def view(self, seat: int | None) -> View:
        view = self._views.get(seat)
        if view is None:
            view = self._views[seat] = self._seen_by(seat)
        return view

    def _seen_by(self, seat: int | None) -> View:
        if seat is None:
            return self.ruleset.views.of(self.state)
        return self.view(None).seen_by(self.state, seat)

    def numbered_view(self, seat: int) -> View:
        """Return the view of *seat* with the row of numbers, which agents read."""
        return self.ruleset.view(self.state, seat)

    # --- playing

    @override
    def step(self, seat: int, action: int, source: Source) -> Step[Self]:
        known = self._step
        if known and (known.seat, known.action) == (seat, action) and not known.drawn:
            return known
        self._step = super().step(seat, action, source)
        return self._step

    @override
    def follow(self, seat: int, words: str, drawn: Iterable[str]) -> Step[Self]:
        known = self._step
        if known and (known.seat, known.words, known.drawn) == (seat, words, drawn):
            return known
        return super().follow(seat, words, drawn)
