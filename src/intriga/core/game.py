"""One game being played: a position, a source of chance, and the record it leaves."""

from typing import Any, Generic, TypeVar

from intriga.core.chance import Scripted, Source
from intriga.core.errors import BadNotation
from intriga.core.position import Position, Step, draw_all
from intriga.core.ruleset import Json, Ruleset
from intriga.core.state import State
from intriga.core.view import View

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


class Game(Generic[S, V]):
    """A game with its record.

    ``header`` and ``inputs`` are the lines of the record so far (``docs/reference``);
    played through again they give the same positions, from ``begun`` to ``position``.
    """

    def __init__(self, ruleset: Ruleset[S, V], header: Json, source: Source) -> None:
        """Begin the game of *header*; *source* answers for chance.

        A header that says how the cards were dealt is followed; otherwise
        *source* deals, and the header is completed.

        Raises:
            BadOptions, BadNotation: a header that no game can begin from.
        """
        self.ruleset = ruleset
        self.header = ruleset.prepare({"record": 1, "game": ruleset.name, **header}, source)
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
        self.begun = self.position = Position(ruleset, state)

    # --- asking

    @property
    def state(self) -> S:
        """The state of the position."""
        return self.position.state

    @state.setter
    def state(self, state: S) -> None:
        self.position = Position(self.ruleset, state)

    @property
    def awaiting(self) -> list[int]:
        """The seats that may answer now."""
        return self.ruleset.awaiting(self.position.state)

    @property
    def winners(self) -> list[int]:
        """Who has won; nobody while the game goes on."""
        return self.ruleset.winners(self.position.state)

    @property
    def phase(self) -> str:
        """The name of the phase."""
        return self.position.phase

    @property
    def to_move(self) -> int:
        """The seat to be asked next where seats are asked one at a time."""
        return self.ruleset.to_move(self.position.state)

    def legal_ids(self, seat: int) -> list[int]:
        """Return the action ids open to *seat*, ascending."""
        return self.ruleset.legal_actions(self.position.state, seat)

    def legal(self, seat: int) -> list[str]:
        """Return the words open to *seat*, in the order of action ids."""
        return self.position.legal(seat)

    def view(self, seat: int | None) -> V:
        """Return what *seat* may know, None for a spectator."""
        return self.position.view(seat)

    def parse(self, seat: int, words: str) -> int:
        """Return the action id of *words*, legal for *seat* now.

        Raises:
            IllegalAction: words that mean nothing here, or that the rules refuse.
        """
        return self.position.parse(seat, words)

    def hear(self, viewer: int | None, seat: int, action: int) -> str:
        """Return the words of *action*, about to be played, as *viewer* hears them."""
        return self.position.hear(viewer, seat, action)

    # --- playing

    def play(self, seat: int, words: str) -> list[str]:
        """Play the input *words* of *seat* and return the outcomes of chance it caused.

        Raises:
            IllegalAction: an input that the rules refuse; nothing has changed.
            LookupError: the source could not answer; nothing has changed.
        """
        return self.play_id(seat, self.parse(seat, words))

    def play_id(self, seat: int, action: int) -> list[str]:
        """Play an action id, which must be legal, and return the outcomes of chance it caused.

        Raises:
            LookupError: the source could not answer; nothing has changed.
        """
        step = self.position.step(seat, action, self.source)
        self.take(step)
        return step.drawn

    def take(self, step: Step[Position[S, V]]) -> None:
        """Go on to where *step*, played in this position, has led."""
        line: Json = {"by": step.seat, "do": step.words}
        if step.drawn:
            line["draws"] = step.drawn
        self.inputs.append(line)
        self.position = step.after

    # --- keeping

    @property
    def lines(self) -> list[dict[str, Any]]:
        """The record so far: the header, then the inputs."""
        return [self.header, *self.inputs]
