"""The log of a run: what was watched in each iteration, and each evaluation, as CSV.

After a run was killed its last lines may be of iterations that were not kept.  They are removed
before it goes on, and written again.
"""

import csv
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any, Final

from intriga.lab.run_folder import written_whole

LOG: Final = "log.csv"
EVALUATIONS: Final = "evaluations.csv"
COUNTED: Final = ("iterations", "decisions", "seconds")
WATCHED: Final = (  # of learners, of readers, and of the games that ended
    *("entropy", "strayed", "drift", "shares", "guesses", "explained"),
    *("kinds", "answers"),
    *("length", "cut", "won", "games"),
)
DIGITS: Final = 6  # of a figure in the log
Line = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Evaluation:
    """How a learner did in *games* with one seat, and *opponent* on all others.

    ``share`` is the part that it won, with its 95 % interval; ``equal`` that among equals.
    """

    iterations: int
    decisions: float
    opponent: str
    players: int
    games: int
    share: float
    low: float
    high: float
    equal: float

    @property
    def name(self) -> str:
        """Return how a legend calls its opponent."""
        return f"{self.opponent}, {self.players} players"


class RunLog:
    """The two tables in the folder of a run; cells of what was not watched are empty."""

    def __init__(self, folder: Path) -> None:
        """Read and write the tables in *folder*."""
        self._log, self._evaluations = folder / LOG, folder / EVALUATIONS

    def add(self, line: Line) -> None:
        """Add the line of an iteration."""
        rounded = {name: _rounded(value) for name, value in line.items()}
        _append(self._log, (*COUNTED, *WATCHED), [rounded])

    def add_evaluations(self, found: Sequence[Evaluation]) -> None:
        """Add a line for each evaluation *found*."""
        names = [each.name for each in fields(Evaluation)]
        _append(self._evaluations, names, [asdict(each) for each in found])

    def lines(self) -> list[dict[str, float]]:
        """Return the line of each iteration: the numbers that it has, by name."""
        return [
            {name: float(cell) for name, cell in row.items() if cell} for row in _rows(self._log)
        ]

    def evaluations(self) -> list[Evaluation]:
        """Return all evaluations."""
        return [
            Evaluation(
                **{each.name: _typed(row[each.name], each.type) for each in fields(Evaluation)}
            )
            for row in _rows(self._evaluations)
        ]

    def cut(self, iterations: int) -> None:
        """Remove what was written after so many *iterations*."""
        for file in (self._log, self._evaluations):
            if file.exists():
                _cut(file, iterations)


def _rounded(value: float) -> float:
    return round(value, DIGITS) if isinstance(value, float) else value


def _typed(cell: str, kind: Any) -> Any:  # noqa: ANN401  of a field
    return kind(float(cell)) if kind in {int, float} else cell


def _append(file: Path, names: Sequence[str], lines: Iterable[Line]) -> None:
    is_new = not file.exists()
    with file.open("a", encoding="utf-8", newline="") as out:
        table = csv.DictWriter(out, names, restval="", lineterminator="\n")
        if is_new:
            table.writeheader()
        table.writerows(lines)


def _rows(file: Path) -> list[dict[str, str]]:
    """Return the rows of *file* that are whole, none if it is not there."""
    if not file.exists():
        return []
    with file.open(encoding="utf-8", newline="") as read:
        return [row for row in csv.DictReader(read) if None not in row.values()]


def _cut(file: Path, iterations: int) -> None:
    """Keep the rows of *file* of the first *iterations*; a row that was begun is a later one."""
    head, *rows = file.read_text(encoding="utf-8").splitlines(keepends=True) or [""]
    kept = [row for row in rows if row.endswith("\n") and int(row.split(",")[0]) <= iterations]
    if not head.endswith("\n"):
        file.unlink()
    elif kept != rows:
        with written_whole(file) as fresh:
            fresh.write_text("".join([head, *kept]), encoding="utf-8", newline="\n")
