"""A position that may be tried out: what a table asks about it, and what silence leads to."""

from intriga.core.chance import Scripted, Source
from intriga.core.errors import Always, BadNotation, IllegalAction
from intriga.core.game import View
from intriga.core.hosting import AnyHosting
from intriga.core.state import State
from intriga.service.events import Line


class Position:
    """A state of one's own, to be played on without anybody knowing."""

    def __init__(self, hosting: AnyHosting, state: State) -> None:
        """Take *state*, which is copied before it is played on."""
        self._hosting, self._game, self._state = hosting, hosting.game, state

    @property
    def awaiting(self) -> list[int]:
        """The seats that may answer."""
        return self._game.awaiting(self._state)

    @property
    def over(self) -> bool:
        """Whether somebody has won."""
        return bool(self._game.winners(self._state))

    @property
    def winners(self) -> list[int]:
        """Who has won."""
        return self._game.winners(self._state)

    @property
    def phase(self) -> str:
        """The name of the phase."""
        return self._game.phase(self._state)

    @property
    def reacts(self) -> bool:
        """Whether the seats awaited react to what another did."""
        awaiting = self.awaiting
        return bool(awaiting) and self._hosting.reacts(self.view(awaiting[0]))

    def copy(self) -> "Position":
        """Return the same position, to be played on."""
        return Position(self._hosting, self._state.copy())

    def view(self, seat: int) -> View:
        """Return what *seat* may know."""
        return self._game.view(self._state, seat)

    def actions(self, seat: int) -> list[int]:
        """Return the action ids open to *seat*."""
        return self._game.legal_actions(self._state, seat)

    def word(self, seat: int, action: int) -> str:
        """Return *action* in the words of the notation."""
        return self._game.format(self._state, seat, action)

    def words(self, seat: int) -> dict[str, int]:
        """Return the action ids open to *seat*, by their words."""
        return {self.word(seat, action): action for action in self.actions(seat)}

    def read(self, seat: int, words: str) -> str:
        """Return *words* as the notation writes them, legal for *seat* now.

        Raises:
            IllegalAction: words that mean nothing here, or that the rules refuse.
        """
        try:
            action = self._game.parse(self._state, seat, words)
        except BadNotation as error:
            raise IllegalAction(Always.UNREADABLE, seat, words, self.phase, str(error)) from None
        reason = self._game.why_illegal(self._state, seat, action)
        if reason is not None:
            raise IllegalAction(reason, seat, words, self.phase)
        return self.word(seat, action)

    def next_of(self, seats: set[int]) -> int | None:
        """Return who of *seats* is asked next, None if it is somebody else."""
        seat = self._game.to_move(self._state)
        return seat if seat in seats else None

    def play(self, seat: int, action: int, chance: Source) -> Line:
        """Play *action* of *seat*, let *chance* answer, and return the line of the record.

        Raises:
            LookupError: chance had no answer; the position is of no use any more.
        """
        line = Line(seat, self.word(seat, action))
        self._game.play(self._state, seat, action)
        draws: list[str] = []
        while outcomes := self._game.outcomes(self._state):
            place = chance(outcomes)
            draws.append(outcomes[place])
            self._game.draw(self._state, place)
        return Line(line.by, line.do, draws)

    def after_silence(self) -> "Position | None":
        """Return the question that follows if everybody lets this one pass.

        None unless it is another one, and again one to react to, and no chance comes before.
        """
        later, seats, phase = self.copy(), set(self.awaiting), self.phase
        try:
            while (seat := later.next_of(seats)) is not None and later.phase == phase:
                silent = later.words(seat).get("pass")
                if silent is None:
                    return None
                later.play(seat, silent, Scripted([]))
                seats.discard(seat)
        except LookupError:
            return None
        return later if not later.over and later.phase != phase and later.reacts else None
