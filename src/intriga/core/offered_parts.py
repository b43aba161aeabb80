"""The types of the parts that a manifest may offer, besides the rules and the table of a game.

Each is of a slot of :class:`intriga.core.manifest.Manifest`, which says its purpose.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, Generic, Protocol, TypeVar

from intriga.core.message import Message, Value
from intriga.core.record import Record
from intriga.core.ruleset import Json

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

T = TypeVar("T")


# ------------------------------------------------------------------- lessons


LEARNER: Final = 0  # the seat


@dataclass(frozen=True, slots=True)
class LessonLine:
    """An input of a lesson: the seat and its answer, the outcomes of chance, and a note.

    ``note`` names the message ``lesson-<lesson>-<note>`` that the learner reads with the question.
    """

    by: int
    do: str
    draws: tuple[str, ...] = ()
    note: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Lesson:
    """A game that is played by the rules, with cards, draws and opponents as written down.

    It is the beginning of a record with notes, played at a real table: the opponents and
    chance follow the lines, and the notes suggest answers to the learner.  After the last line the
    game goes on freely.

    Its texts are ``lesson-<name>``, with ``.about``, those of its notes, and ``lesson-<name>-end``
    for the text after the last line.  ``begins`` has the rest of the head besides the edition and
    the seats: the first seat and the cards dealt, or a position.  It is given in the edition of its
    reader, with the ``options`` that its lines need where the edition has others.
    """

    name: str
    minutes: int
    players: int
    begins: Mapping[str, Any]
    lines: tuple[LessonLine, ...]
    level: str = "casual"
    options: Mapping[str, Any] = field(default_factory=dict[str, Any])

    @property
    def notes(self) -> tuple[str, ...]:
        """The names of its notes, in their order."""
        return tuple(line.note for line in self.lines if line.note)

    @property
    def answers(self) -> tuple[str, ...]:
        """The learner's answers, those of lines with a note: each question once."""
        return tuple(line.do for line in self.lines if line.note)


def lines_of(script: str) -> tuple[LessonLine, ...]:
    """Return the lines that *script* writes, one each: ``0 exchange = duke captain # keep``.

    After ``=`` comes what chance gives, after ``#`` the name of a note.
    """
    return tuple(_line(line) for line in script.splitlines() if line.strip())


def _line(line: str) -> LessonLine:
    said, _, note = line.partition("#")
    said, _, draws = said.partition("=")
    by, _, do = said.strip().partition(" ")
    return LessonLine(int(by), do, tuple(draws.split()), note.strip())


# ------------------------------------------------------------------- titles


@dataclass(frozen=True, slots=True)
class Deed:
    """Something that *seat* did in a finished game, which counts for the title *title*.

    ``weight`` is how much it counts, ``step`` the step of the replay in which it was done.
    ``args`` are those of the sentence ``title-<title>-told``; where the deeds of a title are
    added up so are their numbers.
    """

    title: str
    seat: int
    weight: float
    step: int
    args: Mapping[str, Value] = field(default_factory=dict[str, Value])


@dataclass(frozen=True, slots=True)
class Title:
    """A title: ``title-<name>`` is its name, ``title-<name>-about`` how it is measured.

    It goes to the greatest deed or, where it ``adds``, to the one whose deeds weigh most together.
    A weight below ``least`` brings nobody a title.
    """

    name: str
    least: float
    adds: bool = False


@dataclass(frozen=True, slots=True)
class Titles:
    """The titles of an evening of a game, and the deeds that count for them in a record.

    Nobody has a title without a deed.

    Those that ``tells_hidden`` are only for tables that open their cards.
    """

    titles: tuple[Title, ...]
    deeds: Callable[[Record], list[Deed]]
    tells_hidden: bool


# ------------------------------------------------------------------- reviews


@dataclass(slots=True)
class ClaimCount:
    """How often a seat claimed a character: all in all, as a ``lie``, and how that ended.

    ``caught`` of the ``challenged`` were not proved.
    """

    told: int = 0
    lies: int = 0
    challenged: int = 0
    caught: int = 0

    def add(self, *, lie: bool, challenged: bool, proved: bool) -> None:
        """Count one more claim."""
        self.told += 1
        self.lies += lie
        self.challenged += challenged
        self.caught += challenged and not proved


@dataclass(slots=True)
class Towards:
    """The deeds of a seat towards another.

    It ``struck`` it to cost it an influence, and ``robbed`` it of coins; it ``believed`` claims
    that it could have challenged, and was ``fooled`` by the lies among them; ``right`` of the
    claims that it ``doubted`` were not proved.
    """

    struck: int = 0
    robbed: int = 0
    believed: int = 0
    fooled: int = 0
    doubted: int = 0
    right: int = 0


@dataclass(slots=True)
class SeatCounts:
    """The counts of one seat in a finished game: claims by character, deeds by the other seat."""

    claims: dict[str, ClaimCount] = field(default_factory=dict[str, ClaimCount])
    towards: dict[int, Towards] = field(default_factory=dict[int, Towards])

    def of(self, seat: int) -> Towards:
        """Return what was done to *seat*, to be counted on."""
        return self.towards.setdefault(seat, Towards())


@dataclass(frozen=True, slots=True)
class Review(Generic[T]):
    """How a game is reviewed: ``of`` makes a ``kind`` from the record of a game.

    ``kind`` is a dataclass; its first field, ``game``, is the name of the game as a literal.
    ``counts`` are those of each seat, for statistics; None where nothing is counted.
    One that ``tells_hidden`` is only for tables that open their cards.
    """

    kind: type[T]
    of: Callable[[Record], T]
    tells_hidden: bool
    counts: Callable[[Record], list[SeatCounts]] | None = None


# ------------------------------------------------------------------- claims


@dataclass(frozen=True, slots=True)
class Doubted:
    """A claim that the seat of a view may challenge now.

    ``seat`` made it; ``word`` is the character, ``!duke`` to hold none of it, ``slot`` the number
    that its game has for it.  ``challenge`` and ``passing`` are the action ids that challenge it
    and let it pass.
    """

    seat: int
    word: str
    slot: int
    challenge: int
    passing: int


class Claims(Protocol):
    """The claims of a game with hidden hands."""

    def is_claim(self, view: Any, action: int) -> bool:  # noqa: ANN401  of its game
        """Say whether *action* of the seat of *view* makes a claim, true or not."""
        ...

    def is_lie(self, view: Any, action: int) -> bool:  # noqa: ANN401  of its game
        """Say whether *action* makes a claim that the seat of *view* could not prove."""
        ...

    def doubted(self, view: Any) -> Doubted | None:  # noqa: ANN401  of its game
        """Return the claim that the seat of *view* is asked about, None where it is not."""
        ...

    def true_in(self, states: "NDArray[Any]", players: int, claim: Doubted) -> "NDArray[np.bool_]":
        """Say in which of packed *states* the *claim* is true."""
        ...


# ------------------------------------------------------------------- hands


class Holdings(Protocol):
    """The cards in the hands of packed states, in the words of a view."""

    def words(self, view: Any) -> Sequence[str]:  # noqa: ANN401  of its game
        """Return the characters that a hand may hold, as *view* calls them."""
        ...

    def seats(self, view: Any) -> Sequence[int]:  # noqa: ANN401  of its game
        """Return the seats whose hand the seat of *view* may wonder about."""
        ...

    def held(self, states: "NDArray[Any]", players: int) -> "NDArray[np.bool_]":
        """Return whether each seat of packed *states* holds each character: [B, seats, words]."""
        ...


# ------------------------------------------------------------------- endgames


@dataclass(frozen=True, slots=True)
class SolvedAnswer:
    """An answer, ``do`` in the words of the notation.

    ``win`` is the chance to win after it against the solved play, with best play afterwards;
    ``chance`` is how often the solved play answers so.  ``lie`` says whether it makes a claim that
    the seat could not prove.
    """

    do: str
    win: float
    chance: float
    lie: bool


@dataclass(frozen=True, slots=True)
class SolvedClaim:
    """The claim that is asked about: whose it is, of which character, and how likely it is true.

    The last is for somebody who knows that the other plays as solved.
    """

    claimant: int
    word: str
    believed: float


@dataclass(frozen=True, slots=True)
class SolvedQuestion:
    """A question to *seat* after the *inputs* of a record with this *header*.

    ``claim`` is None where no claim is asked about.
    """

    header: Json
    inputs: tuple[Json, ...]
    seat: int
    answers: tuple[SolvedAnswer, ...]
    claim: SolvedClaim | None


class Endgames(Protocol):
    """Endgames of a game that are solved."""

    def question(self, number: int) -> SolvedQuestion:
        """Return the question that *number* deals, the same each time."""
        ...


# ------------------------------------------------------------------- reasons


MOST_REASONS: Final = 3
LIKELY: Final = 0.5  # a claim that is true so often speaks against a challenge
AGREED: Final = 0.5  # how often the reference gives an answer that it is sure of
CONTESTED: Final = 0.25  # how often it gives one that it contradicts, whatever speaks for it


@dataclass(frozen=True, slots=True)
class WeighedAnswer:
    """An answer by its ``words``: its chance to ``win``, and how often the ``reference`` gives it.

    ``lie`` says whether it makes a claim that the seat could not prove.
    """

    words: str
    win: float
    reference: float
    lie: bool


@dataclass(frozen=True, slots=True)
class AnsweredQuestion:
    """The question to the seat of *view*, with all its ``answers``; ``best`` is the place of one.

    ``believed`` is how likely the claim is true that the seat may challenge, None where there is
    none.
    """

    view: Any
    answers: tuple[WeighedAnswer, ...]
    best: int
    believed: float | None

    @property
    def answer(self) -> WeighedAnswer:
        """The best answer."""
        return self.answers[self.best]

    @property
    def is_contested(self) -> bool:
        """Whether the reference mostly answers otherwise, so that reasons have to be good."""
        return self.answer.reference < AGREED

    @property
    def others(self) -> list[WeighedAnswer]:
        """The answers that are not the best, the most tempting first."""
        left = [each for at, each in enumerate(self.answers) if at != self.best]
        return sorted(left, key=lambda each: (each.reference, each.win), reverse=True)


class Reasons(Protocol):
    """Reasons for the best answer to a question of a game."""

    def why(self, asked: AnsweredQuestion) -> Sequence[Message]:
        """Return sentences that speak for the best answer, the strongest first.

        Each is true by the view of the seat.  There are none where nothing explains
        the answer, or where a reason against it stays unanswered.
        """
        ...


# ------------------------------------------------------------------- populations


@dataclass(frozen=True, slots=True)
class PopulationMember:
    """A kind of player, by the name of its *agent*, with a fault that others can find and use.

    A learner that meets only itself never learns to punish a fault that it does not have.

    Learners meet it in ``met`` parts of their games with others; at 0 it is held out.
    """

    agent: str
    met: float = 1.0

    @property
    def held_out(self) -> bool:
        """Say whether no learner ever meets it."""
        return self.met == 0
