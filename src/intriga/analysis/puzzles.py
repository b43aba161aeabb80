"""Puzzles as they are kept and asked: a question, the answer to find, and how hard it is to find.

How they are found is in :mod:`intriga.analysis.puzzle_finder`.
"""

import json
import lzma
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from functools import cache
from hashlib import sha256
from typing import TYPE_CHECKING, Final, Literal, Self, TypeAlias

from typing_extensions import override

from intriga.core.errors import BadOptions
from intriga.core.games import manifest_of
from intriga.core.record import Record, RecordLine

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from intriga.core.ruleset import Json

PuzzleLevel: TypeAlias = Literal["easy", "medium", "hard"]
PUZZLE_LEVELS: Final[tuple[PuzzleLevel, ...]] = ("easy", "medium", "hard")
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
    """The claim that is asked about: whose it is, and how likely it is true by what was seen."""

    claimant: int
    claim: str
    believed: float


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
        if written["doubt"]:
            written["doubt"]["believed"] = round(written["doubt"]["believed"], 3)
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
        """What it is called: the same for the same question, and unlike all others'."""
        asked = json.dumps([self.header, self.inputs, self.seat], sort_keys=True)
        return sha256(asked.encode()).hexdigest()[:ID_LENGTH]

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.header["seats"])

    @property
    def level(self) -> PuzzleLevel:
        """How hard it is to find the answer, one of ``PUZZLE_LEVELS``."""
        if self.ease >= EASY:
            return "easy"
        return "medium" if self.ease >= HARD else "hard"


def record_of(name: str, header: "Json", inputs: "Sequence[Json]") -> Record:
    """Return the record of *header* and *inputs*, which errors call *name*."""
    lines = [
        RecordLine(each["by"], each["do"], tuple(each.get("draws", ())), None, number)
        for number, each in enumerate(inputs, 2)
    ]
    return Record(name, 1, header, lines)


ID_LENGTH: Final = 10


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
        """Take puzzles from *lines* of JSON."""
        self.kept: dict[str, KeptPuzzle] = {}
        for line in lines:
            puzzle = Puzzle.from_dict(json.loads(line))
            self.kept[puzzle.id] = KeptPuzzle(puzzle.level, puzzle.players, line)

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
    packed = manifest.file(manifest.puzzles).read_bytes()
    return PuzzleStore(lzma.decompress(packed).splitlines())
