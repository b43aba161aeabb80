"""A question on the table and the one behind it, in positions that are tried out."""

from collections.abc import Iterable
from typing import Any, Self

from typing_extensions import override

from intriga.core.chance import Source
from intriga.core.errors import Always, IllegalAction
from intriga.core.position import Position, Step
from intriga.core.ruleset import Json
from intriga.core.state import State
from intriga.core.table_rules import (
    AnyTableRules,
    SeatQuestion,
    Subject,
    question_behind,
    question_to,
)
from intriga.core.view import View
from intriga.service.commands import AutoAnswer


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


class Question:
    """The question asked now, and the one asked ahead in case everybody lets it pass.

    Where the seats awaited react to something, the question behind is opened at once: one window a
    claim.  ``asked`` are the seats that may answer the first, ``ahead`` the second, ``seats`` all.
    """

    def __init__(self, table_rules: AnyTableRules, here: Preview) -> None:
        """Look at the question of the position *here*."""
        self._table_rules, self.here = table_rules, here
        self.reaction = here.reacts
        self.later = question_behind(here, table_rules)
        self.asked = here.awaiting
        self.ahead = self.later.awaiting if self.later else []
        self.seats = sorted({*self.asked, *self.ahead})

    @property
    def asks_target(self) -> bool:
        """Whether the target of the action is one of those who react, as everybody knows."""
        subject = self.subject(self.here.view(None)) if self.reaction else None
        return subject is not None and subject.at in self.seats

    def position_for(self, seat: int, *, ahead: bool = False) -> Preview:
        """Return the position in which *seat* answers: the first that asks it, or the one ahead.

        Raises:
            IllegalAction: nobody asks it.
        """
        if seat in self.asked and not ahead:
            return self.here
        if self.later is not None and seat in self.ahead:
            return self.later
        raise IllegalAction(Always.NOT_AWAITED, seat, "", self.here.phase)

    def put_to(self, seat: int) -> SeatQuestion[Preview]:
        """Return all that *seat* is asked, which is nothing for a seat that nobody asks."""
        return question_to(seat, self.here, self.later, self._table_rules)

    def positions_for(self, seat: int) -> tuple[Preview, ...]:
        """Return every position in which *seat* may answer, none for a seat that is not asked."""
        return self.put_to(seat).places

    def words(self, seat: int) -> list[str]:
        """Return the words open to *seat*, with only one to let it pass."""
        return list(self.put_to(seat).replies)

    def read(self, seat: int, words: str) -> str:
        """Return *words* as the notation writes them.

        Raises:
            IllegalAction: words that mean nothing here, or that the rules refuse.
        """
        places = self.positions_for(seat) or (self.here,)
        if any(words in place.answers(seat) for place in places):
            return words
        refused: list[IllegalAction] = []
        for place in places:
            try:
                return place.format(seat, place.parse(seat, words))
            except IllegalAction as error:
                refused.append(error)
        raise refused[-1]

    def subject(self, view: View) -> Subject | None:
        """Return the action that is reacted to, as everybody hears it."""
        return self._table_rules.subject(view)

    def auto_answer(self, seat: int, rules: list[AutoAnswer]) -> str | None:
        """Return the answer of the first of *rules* that fits, None to be asked."""
        if not self.reaction or not rules or not (places := self.positions_for(seat)):
            return None
        words = set(self.words(seat))
        subjects = [self._table_rules.subject(place.view(seat)) for place in places]
        for rule in rules:
            if any(subject and _fits(rule, subject, seat) for subject in subjects) and (
                rule.answer is None or rule.answer in words
            ):
                return rule.answer
        return None


def _fits(rule: AutoAnswer, subject: Subject, seat: int) -> bool:
    """Say whether *rule* is about *subject*, to which *seat* may react."""
    return (
        rule.claim in {None, subject.claim}
        and rule.action in {None, subject.action}
        and rule.by in {None, subject.by}
        and not (rule.unless_me and subject.at == seat)
    )
