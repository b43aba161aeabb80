"""Puzzles as they are stored and asked: a question, its answer and the reasons, and its difficulty.

How they are found is in :mod:`intriga.lab.puzzle_finder`.
"""

import json
import lzma
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from functools import cache
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final, Literal, Self, TypeAlias

from msgspec import Struct
from msgspec.json import Decoder
from typing_extensions import override

from intriga.core.chance import Scripted
from intriga.core.errors import BadOptions
from intriga.core.games import games_with, manifest_of, part_of, ruleset_of
from intriga.core.offered_parts import AnsweredQuestion, WeighedAnswer
from intriga.core.record import Record, RecordLine, resume

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from intriga.core.game import Game
    from intriga.core.manifest import Manifest
    from intriga.core.message import Message
    from intriga.core.offered_parts import Reasons
    from intriga.core.ruleset import Json


PuzzleLevel: TypeAlias = Literal["easy", "medium", "hard"]
PUZZLE_LEVELS: Final[tuple[PuzzleLevel, ...]] = ("easy", "medium", "hard")
ID_LENGTH: Final = 10
UNTOLD: Final = ("id", "date", "deal", "secret")  # of a header: which game it was, and when
UNMEASURED: Final = 0.5  # how often somebody weak finds an answer, where nobody has looked
EASY: Final = 0.6  # how often somebody weak finds the answer: more often, it is easy
HARD: Final = 0.35  # less often, it is hard


@dataclass(frozen=True, slots=True)
class PuzzleAnswer:
    """An answer, ``do`` in the words of the notation.

    ``win`` is the chance of the seat's side after it, ``reference`` how often the network gives it,
    ``lie`` says whether it claims what the seat could not prove.
    """

    do: str
    win: float
    reference: float
    lie: bool


@dataclass(frozen=True, slots=True)
class DoubtedClaim:
    """The claim of the question: its seat, and its probability given the seat's view.

    A challenge pays where it is true less often than the ``price``, whose standard error is
    ``price_error``; None where nobody has measured it, or where a challenge has no price
    (:mod:`intriga.lab.puzzle_finder`).
    """

    claimant: int
    claim: str
    believed: float
    price: float | None = None
    price_error: float | None = None

    def written(self) -> "Json":
        """Return it as JSON has it; chances are rounded to a tenth of a point."""
        numbers = {"believed": self.believed, "price": self.price, "price_error": self.price_error}
        told = {key: round(each, 3) for key, each in numbers.items() if each is not None}
        return {"claimant": self.claimant, "claim": self.claim, **told}


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A question to *seat* after the *inputs* of a record with this *header*.

    ``answers`` are all that are open, ``best`` is the place of the one to find, ``ease`` how often
    somebody weak finds it, 0 to 1.
    """

    header: "Json"
    inputs: "tuple[Json, ...]"
    seat: int
    answers: tuple[PuzzleAnswer, ...]
    best: int
    ease: float
    doubt: DoubtedClaim | None

    @property
    def ahead(self) -> float:
        """How much more the best answer is worth than any other."""
        best, second = sorted((each.win for each in self.answers), reverse=True)[:2]
        return best - second

    def to_dict(self) -> "Json":
        """Return it as JSON has it; chances are rounded to a tenth of a point."""
        written = asdict(self)
        for answer in written["answers"]:
            answer.update(win=round(answer["win"], 3), reference=round(answer["reference"], 3))
        written["ease"] = round(self.ease, 3)
        written["doubt"] = self.doubt and self.doubt.written()
        return written

    @classmethod
    def from_dict(cls, written: "Json") -> Self:
        """Return the puzzle that :meth:`to_dict` has *written*."""
        return cls(
            header=written["header"],
            inputs=tuple(written["inputs"]),
            seat=written["seat"],
            answers=tuple(PuzzleAnswer(**each) for each in written["answers"]),
            best=written["best"],
            ease=written["ease"],
            doubt=DoubtedClaim(**written["doubt"]) if written["doubt"] else None,
        )

    def record(self, names: "Sequence[str]" = ()) -> Record:
        """Return the record of all that came before the question, played by those of these *names*.

        Without names they are numbered.
        """
        header = {**self.header, "seats": [*names] or self.header["seats"]}
        return record_of(self.id, header, self.inputs)

    @property
    def id(self) -> str:
        """The name: the same for the same question, and unlike all others'."""
        asked = json.dumps([self.header, self.inputs, self.seat], sort_keys=True)
        return sha256(asked.encode()).hexdigest()[:ID_LENGTH]

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.header["seats"])

    @property
    def level(self) -> PuzzleLevel:
        """How hard it is to find the answer, one of ``PUZZLE_LEVELS``."""
        return level_of(self.ease)

    @property
    def line(self) -> bytes:
        """The puzzle and its id, as a line of a store."""
        written = {"id": self.id, **self.to_dict()}
        return json.dumps(written, ensure_ascii=False, separators=(",", ":")).encode()


def level_of(ease: float) -> PuzzleLevel:
    """Return how hard a puzzle is whose answer somebody weak finds so often, 0 to 1."""
    if ease >= EASY:
        return "easy"
    return "medium" if ease >= HARD else "hard"


def header_of(game: "Game[Any, Any]") -> "Json":
    """Return the header of *game* as a puzzle has it: nothing says which game it was, and when."""
    header = {key: each for key, each in game.header.items() if key not in UNTOLD}
    return {**header, "seats": [str(seat) for seat in range(game.players)]}


def record_of(name: str, header: "Json", inputs: "Sequence[Json]") -> Record:
    """Return the record of *header* and *inputs*, which errors call *name*."""
    lines = [
        RecordLine(each["by"], each["do"], tuple(each.get("draws", ())), None, number)
        for number, each in enumerate(inputs, 2)
    ]
    return Record(name, 1, header, lines)


class _Header(Struct, frozen=True):
    seats: list[str]


class _Listed(Struct, frozen=True):
    """The entry of a puzzle in a list, read from its line without the rest."""

    id: str
    header: _Header
    ease: float


@dataclass(frozen=True, slots=True)
class KeptPuzzle:
    """A puzzle of a store: its level, how many play, and the ``line`` of JSON that has the rest."""

    level: PuzzleLevel
    players: int
    line: bytes


class PuzzleStore(Mapping[str, Puzzle]):
    """Many puzzles by their ids, in the order of their lines.

    All of a game's would take ten times the memory of their lines; so each is made when asked for.
    """

    def __init__(self, lines: "Iterable[bytes]") -> None:
        """Take puzzles from *lines* of JSON, as :meth:`Puzzle.line` writes them."""
        decode = Decoder(_Listed).decode
        self.kept: dict[str, KeptPuzzle] = {}
        for line in lines:
            found = decode(line)
            players = len(found.header.seats)
            self.kept[found.id] = KeptPuzzle(level_of(found.ease), players, line)

    @override
    def __getitem__(self, name: str) -> Puzzle:
        return Puzzle.from_dict(json.loads(self.kept[name].line))

    @override
    def __iter__(self) -> "Iterator[str]":
        return iter(self.kept)

    @override
    def __len__(self) -> int:
        return len(self.kept)

    @override
    def __contains__(self, name: object) -> bool:
        return name in self.kept


@cache
def shipped_puzzles(game: str) -> PuzzleStore:
    """Return the puzzles that come with *game*, in the order of the file.

    Raises:
        BadOptions: there is no such game, or it has none.
    """
    manifest = manifest_of(game)
    if not manifest.puzzles:
        raise BadOptions("game", f"no puzzles come with {game}")
    return _unpacked(manifest, manifest.puzzles)


@cache
def shipped_prices(game: str) -> PuzzleStore:
    """Return the questions on the price of a challenge that come with *game*, if any do.

    Raises:
        BadOptions: there is no such game.
    """
    manifest = manifest_of(game)
    return _unpacked(manifest, manifest.prices) if manifest.prices else PuzzleStore([])


def _unpacked(manifest: "Manifest", path: str) -> PuzzleStore:
    return PuzzleStore(lzma.decompress(manifest.file(path).read_bytes()).splitlines())


def standing(puzzle: "Puzzle") -> "Game[Any, Any]":
    """Return the game in which *puzzle* is asked, where it is asked."""
    ruleset = ruleset_of(puzzle.header["game"])
    return resume(ruleset, puzzle.record(), Scripted([]))


def reasons_for(puzzle: "Puzzle", view: Any) -> "Sequence[Message]":  # noqa: ANN401  of its game
    """Return the reasons for the answer to *puzzle*, the strongest first; none if there are none.

    The *view* is that of the seat which is asked.
    """
    name = puzzle.header["game"]
    if name not in games_with("reasons"):
        return []
    given = tuple(
        WeighedAnswer(each.do, each.win, each.reference, each.lie) for each in puzzle.answers
    )
    believed = puzzle.doubt and puzzle.doubt.believed
    reasons: Reasons = part_of(name, "reasons")
    return reasons.why(AnsweredQuestion(view, given, puzzle.best, believed))
