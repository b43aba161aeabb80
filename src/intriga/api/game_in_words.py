"""A game as programs use it: it plays words and agents, tells its log, and draws itself."""

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Self, TypeVar

from intriga.agents.asking import answer_of
from intriga.api.checks import check_answer
from intriga.core import game
from intriga.core.agent import Agent
from intriga.core.chance import Seeded, Source
from intriga.core.record_text import write_lines
from intriga.core.ruleset import Json, Ruleset
from intriga.core.state import State
from intriga.core.view import View

if TYPE_CHECKING:
    from intriga.core.message import Message

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


class GameInWords(game.Game[S, V]):
    """A game being played, from :func:`intriga.new_game` or :func:`intriga.load`.

    Printing it draws the table with all hands; :meth:`view` is what one seat may know.
    Where only one seat is asked, methods that take a seat mean that one.
    """

    def __init__(self, ruleset: Ruleset[S, V], header: Json, source: Source) -> None:
        """Begin the game of *header*; *source* answers for chance.

        Raises:
            BadOptions, BadNotation: a header that no game can begin from.
        """
        super().__init__(ruleset, header, source)
        seed = (source.game, source.stream) if isinstance(source, Seeded) else None
        self.random = Random(repr(seed) if seed else None)  # noqa: S311  the agents' own
        """The chance of the agents that play here."""

    @property
    def seats(self) -> Sequence[str]:
        """The names of the players, clockwise."""
        return list(map(str, self.header["seats"]))

    @property
    def edition(self) -> str:
        """The edition of the game."""
        return str(self.header["preset"])

    # --- playing

    def play(self, answer: str | Agent, /, *, seat: int | None = None) -> list[str]:
        """Play *answer*, words or an agent's choice, for *seat*; return what chance decided.

        Where several seats are asked, an agent answers for the one that is asked first.

        Raises:
            IllegalAction: an input that the rules refuse; nothing has changed.
            AgentFailed: an agent answers what is not legal; nothing has changed.
            SeatNotSaid: nobody is asked, or words were given where several seats are asked.
            TypeError: *answer* is neither words nor an agent.
        """
        if isinstance(answer, str):
            return super().play(answer.strip(), seat=seat)
        check_answer(answer)
        if seat is None:
            seat = self.to_move if self.awaiting else self.position().asked()
        action = answer_of(answer, self.view(seat), self.legal_ids(seat), self.random)
        return self.play_id(action, seat=seat)

    def copy(self) -> Self:
        """Return an independent game at the same position; both draw the same cards from here."""
        twin = super().copy()
        twin.random = Random()  # noqa: S311  as above
        twin.random.setstate(self.random.getstate())
        return twin

    # --- telling

    def log(self, language: str = "en", *, seat: int | None = None) -> list[str]:
        """Return what has happened, a sentence for each entry, as *seat* heard it.

        *language* is ``en``, ``pt-BR``, ``es`` or ``es-AR``; without a seat the log is
        a spectator's.
        """
        from intriga.api.texts import sentences  # noqa: PLC0415  loads the words

        return sentences(self, self._messages(seat), language)

    def _messages(self, seat: int | None) -> "list[Message]":
        from intriga.api.texts import messages  # noqa: PLC0415  loads the words

        return messages(self, [*self._before, self.position()], seat)

    def draw(self, language: str = "en", *, seat: int | None = None, width: int = 80) -> str:
        """Return the table as text of *width* columns, as *seat* sees it, or with all hands."""
        from intriga.api.texts import drawn  # noqa: PLC0415  loads the terminal

        return drawn(self, language, seat, width)

    def svg(self, language: str = "en", *, seat: int | None = None) -> str:
        """Return the table as an SVG picture, as *seat* sees it, or with all hands."""
        from intriga.api.picture import picture  # noqa: PLC0415  loads the terminal

        return picture(self, language, seat)

    def __str__(self) -> str:
        """Return the table as text, with all hands."""
        return self.draw()

    def _repr_svg_(self) -> str:
        """Return the picture that a notebook shows."""
        return self.svg()

    # --- keeping

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


AnyGame = GameInWords[Any, Any]
