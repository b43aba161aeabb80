"""One game being played: a position, a source of chance, and the record it leaves."""

from copy import copy, deepcopy
from typing import Any, Generic, Self, TypeVar

from intriga.core.chance import Scripted, Source
from intriga.core.errors import BadNotation, IllegalAction
from intriga.core.position import Position, Step, draw_all
from intriga.core.ruleset import Json, Ruleset
from intriga.core.state import State
from intriga.core.view import View

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


class Game(Generic[S, V]):
    """A game with its record.

    ``header`` and ``inputs`` are the lines of the record so far (``docs/reference``);
    played through again they give the same positions, from ``begun`` to :meth:`position`.

    Where one seat is asked, nobody has to say which: methods that take a seat mean that one.
    """

    def __init__(self, ruleset: Ruleset[S, V], header: Json, source: Source) -> None:
        """Begin the game of *header*; *source* answers for chance.

        A header that says how the cards were dealt is followed; otherwise
        *source* deals, and the header is completed.

        Raises:
            BadOptions, BadNotation: a header that no game can begin from.
        """
        self.ruleset = ruleset
        self.header = ruleset.prepare(header, source)
        self.inputs: list[Json] = []
        self.source = source
        state = ruleset.begin(self.header)
        script = ruleset.deal_of(self.header)
        try:
            draw_all(ruleset, state, source if script is None else Scripted(script))
        except LookupError as error:
            raise BadNotation(f"the header's deal cannot be: {error}") from None
        if script is None and "position" not in self.header:
            self.header.update(ruleset.dealt(state))
        self.begun = self._position = Position(ruleset, state)
        self._before: list[Position[S, V]] = []  # of each input

    # --- asking

    def position(self) -> Position[S, V]:
        """Return the position now, which never changes: to play leads to another."""
        return self._position

    def set_position(self, position: Position[S, V]) -> None:
        """Go on from *position*; the record stays as it is."""
        self._position = position

    @property
    def state(self) -> S:
        """The state of the position."""
        return self._position.state

    @state.setter
    def state(self, state: S) -> None:
        self._position = Position(self.ruleset, state)

    @property
    def awaiting(self) -> list[int]:
        """The seats that may answer now."""
        return self.ruleset.awaiting(self._position.state)

    @property
    def winners(self) -> list[int]:
        """The seats that have won; empty while the game goes on."""
        return self.ruleset.winners(self._position.state)

    @property
    def is_over(self) -> bool:
        """Whether somebody has won."""
        return bool(self.winners)

    @property
    def returns(self) -> list[float]:
        """What the game was worth to each seat, all 0 while it goes on."""
        return self._position.returns

    @property
    def players(self) -> int:
        """How many play."""
        return self._position.players

    @property
    def phase(self) -> str:
        """The name of the phase."""
        return self._position.phase

    @property
    def to_move(self) -> int:
        """The seat to be asked next where seats are asked one at a time."""
        return self.ruleset.to_move(self._position.state)

    def legal_ids(self, seat: int | None = None) -> list[int]:
        """Return the action ids open to *seat*, ascending.

        Raises:
            SeatNotSaid: several seats are asked, and *seat* is none.
        """
        return self._position.legal_ids(seat)

    def legal(self, seat: int | None = None) -> list[str]:
        """Return the words open to *seat*, in the order of action ids.

        Raises:
            SeatNotSaid: several seats are asked, and *seat* is none.
        """
        return self._position.legal(seat)

    def view(self, seat: int | None) -> V:
        """Return what *seat* may know, None for a spectator."""
        return self._position.view(seat)

    def parse(self, seat: int, words: str) -> int:
        """Return the action id of *words*, legal for *seat* now.

        Raises:
            IllegalAction: words that mean nothing here, or that the rules refuse.
        """
        return self._position.parse(seat, words)

    def hear(self, viewer: int | None, seat: int, action: int) -> str:
        """Return the words of *action*, about to be played, as *viewer* hears them."""
        return self._position.hear(viewer, seat, action)

    # --- playing

    def play(self, words: str, /, *, seat: int | None = None) -> list[str]:
        """Play the input *words* of *seat* and return the outcomes of chance it caused.

        Raises:
            IllegalAction: an input that the rules refuse; nothing has changed.
            SeatNotSaid: several seats are asked, and *seat* is none.
            LookupError: the source could not answer; nothing has changed.
        """
        seat = self._position.asked(seat)
        try:
            action = self.parse(seat, words)
        except IllegalAction as error:
            error.record = self.lines
            raise
        return self._play(seat, action)

    def play_id(self, action: int, *, seat: int | None = None) -> list[str]:
        """Play an action id and return the outcomes of chance it caused.

        Raises:
            IllegalAction: an action that is not legal; nothing has changed.
            SeatNotSaid: several seats are asked, and *seat* is none.
            LookupError: the source could not answer; nothing has changed.
        """
        seat = self._position.asked(seat)
        return self._play(seat, self._position.checked(seat, action))

    def _play(self, seat: int, action: int) -> list[str]:
        """Play a legal action and return the outcomes of chance it caused."""
        step = self._position.step(seat, action, self.source)
        self.take(step)
        return step.drawn

    def take(self, step: Step[Position[S, V]], *, back: bool = True) -> None:
        """Go on to where *step*, played in this position, has led.

        The position is kept for :meth:`undo` to go *back* to, as long as the game is.
        """
        line: Json = {"by": step.seat, "do": step.words}
        if step.drawn:
            line["draws"] = step.drawn
        self.inputs.append(line)
        if back:
            self._before.append(self._position)
        self._position = step.after

    def undo(self) -> str:
        """Take the last input back and return its words.

        Chance does not go back: what is played now draws the next numbers of the source.

        Raises:
            IndexError: nothing has been played.
        """
        if not self._before:
            raise IndexError("there is no input to take back: nothing has been played")
        self._position = self._before.pop()
        return str(self.inputs.pop()["do"])

    def copy(self) -> Self:
        """Return a game of its own that stands where this one does.

        Its chance goes on as that of this one would, so both draw the same cards.  To try what
        may come without knowing it, play on from :meth:`Position.redeal`.
        """
        twin = copy(self)
        twin.header, twin.inputs = {**self.header}, [*self.inputs]
        twin._before, twin.source = [*self._before], deepcopy(self.source)  # noqa: SLF001  its own
        return twin

    # --- keeping

    @property
    def lines(self) -> list[dict[str, Any]]:
        """The record so far: the header, then the inputs."""
        return [self.header, *self.inputs]

    def __repr__(self) -> str:
        """Say which game it is, who plays it and what is asked, and no hidden card."""
        edition, seats = self.header["preset"], ", ".join(map(str, self.header["seats"]))
        return f"<{edition}: {seats}; {self._position.standing}>"
