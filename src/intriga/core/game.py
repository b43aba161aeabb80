"""One game being played: a position, a source of chance, and the record it leaves.

Agents and texts in a language belong to packages above this module.  They are named here and
imported when first used, as the parts of a manifest are.
"""

from collections.abc import Sequence
from copy import copy, deepcopy
from pathlib import Path
from random import Random
from typing import Any, Final, Generic, Self, TypeVar

from intriga.core.agent import Agent, Told
from intriga.core.chance import Scripted, Seeded, Source
from intriga.core.errors import BadNotation, IllegalAction
from intriga.core.given import check_answer
from intriga.core.manifest import load
from intriga.core.position import Position, Step, draw_all
from intriga.core.public_history import PublicHistory
from intriga.core.record_text import write_lines
from intriga.core.ruleset import Json, Ruleset
from intriga.core.state import State
from intriga.core.view import View

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)

CHOICE: Final = "intriga.agents.base:answer_of"
LOG: Final = "intriga.api.texts:log"
DRAWING: Final = "intriga.api.texts:drawing"
PICTURE: Final = "intriga.api.texts:picture"


class Game(Generic[S, V]):
    """A game being played, from :func:`intriga.new_game` or :func:`intriga.load`.

    Printing it draws the table with all hands; :meth:`view` shows one seat's part of it.
    Where only one seat is asked, methods that take a seat mean that one.
    """

    def __init__(self, ruleset: Ruleset[S, V], header: Json, source: Source) -> None:
        """Begin the game of *header*; *source* answers for chance.

        A header that says how the cards were dealt is followed; otherwise
        *source* deals, and the header is completed.

        Raises:
            BadOptions, BadNotation: a header that no game can begin from.
        """
        self.ruleset = ruleset
        """The rules that it is played by."""
        self.header = ruleset.prepare(header, source)
        """The first line of the record: the edition, the house rules, the seats, the deal."""
        self.inputs: list[Json] = []
        """The other lines: each answer with its seat, and the outcomes of chance after it."""
        self.source = source
        """The source of chance."""
        state = ruleset.begin(self.header)
        script = ruleset.deal_of(self.header)
        try:
            draw_all(ruleset, state, source if script is None else Scripted(script))
        except LookupError as error:
            raise BadNotation(f"the header's deal cannot be: {error}") from None
        if script is None and "position" not in self.header:
            self.header.update(ruleset.dealt(state))
        self.begun = self._position = Position(ruleset, state)
        """The position after the deal: from here ``inputs`` lead to :meth:`position`."""
        self._before: list[Position[S, V]] = []  # of each input
        self._history = PublicHistory(self.begun)
        self._random: Random | None = None

    # --- asking

    @property
    def seats(self) -> Sequence[str]:
        """The names of the players, clockwise."""
        return list(map(str, self.header["seats"]))

    @property
    def edition(self) -> str:
        """The edition of the game."""
        return str(self.header["preset"])

    @property
    def random(self) -> Random:
        """The chance of the agents that play here."""
        if self._random is None:
            source = self.source
            seed = repr((source.game, source.stream)) if isinstance(source, Seeded) else None
            self._random = Random(seed)  # noqa: S311  the agents' own
        return self._random

    def position(self) -> Position[S, V]:
        """Return the position now, which never changes: to play leads to another."""
        return self._position

    @property
    def state(self) -> S:
        """The state of the position."""
        return self._position.state

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
        """The return of each seat, all 0 while the game goes on."""
        return self._position.returns

    @property
    def players(self) -> int:
        """The number of players."""
        return self._position.players

    @property
    def phase(self) -> str:
        """The name of the phase."""
        return self._position.phase

    @property
    def told(self) -> Told:
        """The public history: every answer since the deal, as a spectator hears it."""
        return self._history.told

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
        """Return the view of *seat*, None for a spectator."""
        return self._position.view(seat)

    def parse(self, seat: int, words: str) -> int:
        """Return the action id of *words*, legal for *seat* now.

        Raises:
            IllegalAction: words that mean nothing here, or that the rules refuse.
        """
        return self._position.parse(seat, words)

    # --- playing

    def play(self, answer: str | Agent, /, *, seat: int | None = None) -> list[str]:
        """Play *answer*, words or an agent's choice, for *seat*; return the outcomes of chance.

        Where several seats are asked, an agent answers for the one that is asked first.

        Raises:
            IllegalAction: an input that the rules refuse; nothing has changed.
            AgentFailed: an agent's answer is not legal; nothing has changed.
            SeatNotSaid: nobody is asked, or words were given where several seats are asked.
            LookupError: the source could not answer; nothing has changed.
            TypeError: *answer* is neither words nor an agent.
        """
        if not isinstance(answer, str):
            return self._play_choice(answer, seat)
        seat = self._position.asked(seat)
        try:
            action = self._position.parse(seat, answer.strip())
        except IllegalAction as error:
            error.record = self.lines
            raise
        return self._play(seat, action)

    def _play_choice(self, agent: Agent, seat: int | None) -> list[str]:
        check_answer(agent)
        if seat is None:
            seat = self.to_move if self.awaiting else self._position.asked()
        agent = self._history.tell(agent)
        action = load(CHOICE)(agent, self.view(seat), self.legal_ids(seat), self.random)
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
        self.go_on(step)
        return step.drawn

    def go_on(self, step: Step[Position[S, V]], *, back: bool = True) -> None:
        """Go on to where *step*, played in this position, has led.

        The position is kept for :meth:`undo` to go *back* to, as long as the game is; without that
        nothing before it can be taken back either.
        """
        line: Json = {"by": step.seat, "do": step.words}
        if step.drawn:
            line["draws"] = step.drawn
        self.inputs.append(line)
        self._history.hear(self._position.state, step.seat, step.action)
        if back:
            self._before.append(self._position)
        elif self._before:
            self._before = []
        self._position = step.after

    def put(self, position: Position[S, V]) -> None:
        """Go on from *position* instead; the record and the public history stay as they are."""
        self._position = position

    def undo(self) -> str:
        """Take the last input back and return its words.

        Chance does not go back: later moves draw the next numbers of the source.

        Raises:
            IndexError: nothing has been played.
        """
        if not self._before:
            raise IndexError("there is no input to take back: nothing has been played")
        self._position = self._before.pop()
        self._history.take_back()
        return str(self.inputs.pop()["do"])

    def copy(self) -> Self:
        """Return a game of its own that stands where this one does.

        Its chance goes on as that of this one would, so both draw the same cards.  To try
        moves without knowing hidden cards, play on from :meth:`Position.redeal`.
        """
        twin = copy(self)
        twin.header, twin.inputs = {**self.header}, [*self.inputs]
        twin._before, twin.source = [*self._before], deepcopy(self.source)  # noqa: SLF001  its own
        twin._history = self._history.copy()  # noqa: SLF001  likewise
        twin._random = deepcopy(self.random)  # noqa: SLF001  likewise
        return twin

    # --- telling

    def log(self, language: str = "en", *, seat: int | None = None) -> list[str]:
        """Return the log, a sentence for each entry, as *seat* heard it.

        *language* is ``en``, ``pt-BR``, ``es`` or ``es-AR``; without a seat the log is
        a spectator's.
        """
        sentences: list[str] = load(LOG)(self, [*self._before, self._position], language, seat)
        return sentences

    def draw(self, language: str = "en", *, seat: int | None = None, width: int = 80) -> str:
        """Return the table as text of *width* columns, as *seat* sees it, or with all hands."""
        return str(load(DRAWING)(self, language, seat, width))

    def svg(self, language: str = "en", *, seat: int | None = None) -> str:
        """Return the table as an SVG picture, as *seat* sees it, or with all hands."""
        return str(load(PICTURE)(self, language, seat))

    def __str__(self) -> str:
        """Return the table as text, with all hands."""
        return self.draw()

    def _repr_svg_(self) -> str:
        """Return the picture that a notebook shows."""
        return self.svg()

    # --- keeping

    @property
    def lines(self) -> list[dict[str, Any]]:
        """The record so far: the header, then the inputs."""
        return [self.header, *self.inputs]

    def save(self, path: str | Path) -> None:
        """Write the record to *path*, replacing any file there; :func:`intriga.load` resumes it.

        Raises:
            OSError: the file cannot be written; any file there is unchanged.
        """
        whole = Path(path)
        begun = whole.with_name(f"{whole.name}.part")
        with begun.open("w", encoding="utf-8") as file:
            write_lines(self.lines, file)
        begun.replace(whole)

    def __repr__(self) -> str:
        """Name the game, its players and its question, and no hidden card."""
        edition, seats = self.header["preset"], ", ".join(map(str, self.header["seats"]))
        return f"<{edition}: {seats}; {self._position.standing}>"
