"""One game being played: a state, a source of chance, and the record it leaves."""

from collections.abc import Iterator
from typing import Any, Generic, TypeVar

from intriga.core.chance import Scripted, Source
from intriga.core.errors import Always, BadNotation, IllegalAction, Reason
from intriga.core.ruleset import Json, Ruleset
from intriga.core.state import State
from intriga.core.view import View

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


class Game(Generic[S, V]):
    """A game with its record.

    ``header`` and ``inputs`` are the lines of the record so far (``docs/reference``);
    played through again they give the same positions.
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
        self.state = ruleset.begin(self.header)
        script = ruleset.deal_of(self.header)
        self._deal(source if script is None else Scripted(script))
        if script is None and "position" not in self.header:
            self.header.update(ruleset.dealt(self.state))

    def _deal(self, source: Source) -> None:
        try:
            for _ in self._draws(source):
                pass
        except LookupError as error:
            raise BadNotation(f"the header's deal cannot be: {error}") from None

    def _draws(self, source: Source) -> Iterator[str]:
        while outcomes := self.ruleset.outcomes(self.state):
            place = source(outcomes)
            word = outcomes[place]
            self.ruleset.draw(self.state, place)
            yield word

    # --- asking

    @property
    def awaiting(self) -> list[int]:
        """Return the seats that may answer now."""
        return self.ruleset.awaiting(self.state)

    @property
    def winners(self) -> list[int]:
        """Return who has won; nobody while the game goes on."""
        return self.ruleset.winners(self.state)

    @property
    def phase(self) -> str:
        """Return the name of the phase."""
        return self.ruleset.phase(self.state)

    @property
    def to_move(self) -> int:
        """Return the seat to be asked next where seats are asked one at a time."""
        return self.ruleset.to_move(self.state)

    def legal_ids(self, seat: int) -> list[int]:
        """Return the action ids open to *seat*, ascending."""
        return self.ruleset.legal_actions(self.state, seat)

    def legal(self, seat: int) -> list[str]:
        """Return the words open to *seat*, in the order of action ids."""
        actions = self.ruleset.legal_actions(self.state, seat)
        return [self.ruleset.format(self.state, seat, action) for action in actions]

    def view(self, seat: int | None) -> V:
        """Return what *seat* may know, None for a spectator."""
        return self.ruleset.view(self.state, seat)

    # --- playing

    def play(self, seat: int, words: str) -> list[str]:
        """Play the input *words* of *seat* and return the outcomes of chance it caused.

        Raises:
            IllegalAction: an input that the rules refuse; nothing has changed.
        """
        return self.play_id(seat, self.parse(seat, words))

    def parse(self, seat: int, words: str) -> int:
        """Return the action id of *words*, legal for *seat* now.

        Raises:
            IllegalAction: words that mean nothing here, or that the rules refuse.
        """
        if not 0 <= seat < len(self.header["seats"]):
            raise self._illegal(Always.NOT_AWAITED, seat, words)
        try:
            action = self.ruleset.parse(self.state, seat, words)
        except BadNotation as error:
            raise self._illegal(Always.UNREADABLE, seat, words, str(error)) from None
        reason = self.ruleset.why_illegal(self.state, seat, action)
        if reason is not None:
            raise self._illegal(reason, seat, words)
        return action

    def play_id(self, seat: int, action: int) -> list[str]:
        """Play an action id, which must be legal, and return the outcomes of chance it caused.

        Raises:
            LookupError: the source could not answer; nothing has changed.
        """
        before = self.state.copy()
        line: Json = {"by": seat, "do": self.ruleset.format(self.state, seat, action)}
        try:
            self.ruleset.play(self.state, seat, action)
            draws = list(self._draws(self.source))
        except LookupError:
            self.state = before
            raise
        if draws:
            line["draws"] = draws
        self.inputs.append(line)
        return draws

    def hear(self, viewer: int | None, seat: int, action: int) -> str:
        """Return the words of *action*, about to be played, as *viewer* hears them."""
        return self.ruleset.format_heard(self.state, viewer, seat, action)

    def _illegal(self, reason: Reason, seat: int, words: str, detail: str = "") -> IllegalAction:
        return IllegalAction(reason, seat, words, self.phase, detail)

    # --- keeping

    @property
    def lines(self) -> list[dict[str, Any]]:
        """Return the record so far: the header, then the inputs."""
        return [self.header, *self.inputs]
