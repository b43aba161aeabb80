"""A position that may be tried out: what a table asks about it, and what silence leads to."""

from collections.abc import Iterator
from typing import NamedTuple

from intriga.core.chance import Scripted, Source
from intriga.core.errors import Always, BadNotation, IllegalAction
from intriga.core.ruleset import Json
from intriga.core.state import State
from intriga.core.table_rules import AnyTableRules
from intriga.core.view import View
from intriga.service.events import Line


class Step(NamedTuple):
    """An input that was played: its line of the record, its action id, and what it led to."""

    line: Line
    action: int
    after: "Position"


class Position:
    """A position, which never changes: to play leads to another.

    What is asked of it is worked out once, and so is what was last played in it: a window is
    played out before the event that says so, and silence before anybody is silent.
    """

    def __init__(self, table_rules: AnyTableRules, state: State) -> None:
        """Take *state*, which nobody may change any more."""
        self.table_rules, self.state = table_rules, state
        self._game = table_rules.ruleset
        self.awaiting: list[int] = self._game.awaiting(state)
        self.phase: str = self._game.phase(state)
        self._views: dict[int | None, View] = {}
        self._words: dict[int, dict[str, int]] = {}
        self._memory: Json | None = None
        self._step: Step | None = None

    @property
    def over(self) -> bool:
        """Whether somebody has won."""
        return bool(self.winners)

    @property
    def winners(self) -> list[int]:
        """Who has won."""
        return self._game.winners(self.state)

    @property
    def reacts(self) -> bool:
        """Whether the seats awaited react to what another did."""
        return bool(self.awaiting) and self.table_rules.reacts(self.view(self.awaiting[0]))

    def view(self, seat: int | None) -> View:
        """Return what *seat* may know, None for who watches."""
        view = self._views.get(seat)
        if view is None:
            view = self._views[seat] = self._game.view(self.state, seat)
        return view

    def memory(self, seat: int | None) -> Json:
        """Return what *seat* may remember besides the position."""
        if self._memory is None:
            self._memory = self.table_rules.common_memory(self.view(None))
        return {**self._memory, **self.table_rules.own_memory(self.view(seat))}

    def actions(self, seat: int) -> list[int]:
        """Return the action ids open to *seat*."""
        return list(self.words(seat).values())

    def word(self, seat: int, action: int) -> str:
        """Return *action* in the words of the notation."""
        return self._game.format(self.state, seat, action)

    def words(self, seat: int) -> dict[str, int]:
        """Return the action ids open to *seat*, by their words; not to be changed."""
        words = self._words.get(seat)
        if words is None:
            actions = self._game.legal_actions(self.state, seat)
            words = {self.word(seat, action): action for action in actions}
            self._words[seat] = words
        return words

    def read(self, seat: int, words: str) -> int:
        """Return the action id of *words*, legal for *seat* now.

        Raises:
            IllegalAction: words that mean nothing here, or that the rules refuse.
        """
        try:
            action = self._game.parse(self.state, seat, words)
        except BadNotation as error:
            raise IllegalAction(Always.UNREADABLE, seat, words, self.phase, str(error)) from None
        reason = self._game.why_illegal(self.state, seat, action)
        if reason is not None:
            raise IllegalAction(reason, seat, words, self.phase)
        return action

    def next_of(self, seats: set[int]) -> int | None:
        """Return who of *seats* is asked next, None if it is somebody else."""
        seat = self._game.to_move(self.state)
        return seat if seat in seats else None

    # --- playing

    def play(self, seat: int, action: int, chance: Source) -> Step:
        """Play *action* of *seat*, which is legal, and let *chance* answer.

        Raises:
            LookupError: chance had no answer.
        """
        known = self._step
        if known and (known.line.by, known.action) == (seat, action) and not known.line.draws:
            return known
        state = self.state.copy()
        self._game.play(state, seat, action)
        line = Line(seat, self.word(seat, action), list(self._draws(state, chance)))
        self._step = Step(line, action, Position(self.table_rules, state))
        return self._step

    def _draws(self, state: State, chance: Source) -> Iterator[str]:
        while outcomes := self._game.outcomes(state):
            place = chance(outcomes)
            self._game.draw(state, place)
            yield outcomes[place]

    def follow(self, line: Line) -> Step:
        """Play *line* of a record.

        Raises:
            IllegalAction: an input that the rules refuse.
            LookupError: draws that cannot be.
        """
        if self._step and self._step.line == line:
            return self._step
        return self.play(line.by, self.read(line.by, line.do), Scripted(line.draws))

    def after_silence(self) -> "Position | None":
        """Return the question that follows if everybody lets this one pass.

        None unless it is another one, and again one to react to, and no chance comes before.
        """
        later, seats = self, set(self.awaiting)
        try:
            while (seat := later.next_of(seats)) is not None and later.phase == self.phase:
                silent = later.words(seat).get("pass")
                if silent is None:
                    return None
                later = later.play(seat, silent, Scripted([])).after
                seats.discard(seat)
        except LookupError:
            return None
        return later if not later.over and later.phase != self.phase and later.reacts else None
