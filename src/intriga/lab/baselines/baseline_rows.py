"""The rows of baselines: the result of one run of an algorithm on a task.

A row holds all that its figures follow from: whoever has it can work them out again.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any, Final

from filelock import FileLock

from intriga.core.errors import BadOptions
from intriga.lab.learning.learning_tasks import task_called
from intriga.lab.run_folder import LOCK, written_whole
from intriga.matches.report import Estimate, share_of

PLACES: Final = 4  # decimals of a share
SEARCHES: Final = ("is-mcts",)  # they learn nothing, and search before each answer
Rounds = tuple[tuple[float, int], ...]


@dataclass(frozen=True, slots=True)
class CurvePoint:
    """The share won after so many *decisions*; exploitability None where not computed."""

    decisions: int
    share: float
    low: float
    high: float
    exploitability: float | None


@dataclass(frozen=True, slots=True)
class BaselineRow:
    """One run of *algorithm* on *task*, whose ``digest`` it names.

    It learned from ``learned`` decisions, at least the ``decisions`` asked for; ``weights`` begins
    the SHA-256 of its policy, empty for a search.  ``rounds`` says how many rounds had which share,
    the share with its 95 % interval follows from that.  Where rounds are empty the share was
    computed, and is exact.  ``exploitability`` is what a best response wins beyond an equal
    share, None where it was not computed.
    """

    task: str
    digest: str
    algorithm: str
    seed: int
    decisions: int
    learned: int
    weights: str
    rounds: Rounds
    share: float
    low: float
    high: float
    exploitability: float | None
    curve: tuple[CurvePoint, ...]
    version: str
    date: str
    machine: str

    @property
    def name(self) -> tuple[str, str, int, int]:
        """Return what no other row has alike: task, algorithm, decisions and seed."""
        return self.task, self.algorithm, self.decisions, self.seed

    @property
    def file(self) -> str:
        """Return the name of the file of its weights."""
        return f"{self.task}-{self.algorithm}-{self.decisions}-{self.seed}.npz"


def counted(shares: Sequence[float]) -> Rounds:
    """Return how many rounds had each of *shares*, the smallest first."""
    found = [round(each, 6) for each in shares]
    return tuple((each, found.count(each)) for each in sorted({*found}))


def estimate_of(rounds: Rounds) -> Estimate:
    """Return the mean share of *rounds* with its 95 % interval, rounded as a row has it."""
    found = share_of([share for share, number in rounds for _ in range(number)])
    return Estimate(*(round(getattr(found, each.name), PLACES) for each in fields(found)))


def check_baseline_row(row: BaselineRow, kept: Mapping[str, Any]) -> None:
    """Refuse a *row* that does not follow from its task and its rounds.

    *kept* has, by the beginnings of their SHA-256, the weights that are at hand.

    Raises:
        BadOptions: the first thing that does not follow, with what would.
    """
    task = task_called(row.task)
    searches = row.algorithm in SEARCHES
    games = sum(number for _, number in row.rounds) * task.players
    least = task.search_games if searches else task.games
    exact = not row.rounds
    wanted: list[tuple[str, object, bool]] = [
        ("digest", task.digest, row.digest == task.digest),
        ("learned", f"at least {row.decisions}", row.learned >= row.decisions),
        ("weights", "those of a file kept", searches or row.weights in kept),
        ("rounds", f"at least {least} games", exact if task.games == 0 else games >= least),
        ("exploitability", "0 to 1", row.exploitability is None or 0 <= row.exploitability <= 1),
        *_estimated(row),
    ]
    if searches:
        wanted[3] = ("rounds", f"at least {least} games", games >= least)
    for name, right, follows in wanted:
        if not follows:
            said = getattr(row, name)
            reason = f"the row of {row.task}, {row.algorithm}, seed {row.seed}, has {name} {said!r}"
            raise BadOptions("row", f"{reason}, not {right}")


def _estimated(row: BaselineRow) -> list[tuple[str, object, bool]]:
    """Return what its rounds say of the share of *row*; an exact one is its own interval."""
    share = row.share
    found = estimate_of(row.rounds) if row.rounds else Estimate(share, share, share)
    return [(key, value, getattr(row, key) == value) for key, value in asdict(found).items()]


# ------------------------------------------------------------------- their file


def weights_beside(file: Path) -> Path:
    """Return the folder of the weights that the rows of *file* name, which is made with its own.

    Raises:
        BadOptions: the file's name does not end in .jsonl, so that the folder would have it too.
    """
    if file.suffix != ".jsonl":
        raise BadOptions("leaderboard", f"it is a file whose name ends in .jsonl, not {file}")
    folder = file.with_suffix("")
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def read_baseline_rows(file: Path) -> list[BaselineRow]:
    """Return the rows of *file* in their order; none if it is not there.

    Raises:
        BadOptions: a line that is no row.
    """
    if not file.exists():
        return []
    rows: list[BaselineRow] = []
    for number, line in enumerate(file.read_text(encoding="utf-8-sig").splitlines(), start=1):
        try:
            said: dict[str, Any] = json.loads(line)
            said["rounds"] = tuple((float(share), int(times)) for share, times in said["rounds"])
            said["curve"] = tuple(CurvePoint(**each) for each in said["curve"])
            rows.append(BaselineRow(**said))
        except (KeyError, TypeError, ValueError) as error:
            reason = f"line {number} of {file} is no row of a baseline: {error}"
            raise BadOptions("leaderboard", reason) from None
    return rows


def add_baseline_row(file: Path, row: BaselineRow) -> None:
    """Write *row* into *file*, in place of one of the same run, whole or not at all.

    Others who write into it are waited for.

    Raises:
        BadOptions: the file holds something else, or has another name than :func:`weights_beside`
            says.
    """
    lock = weights_beside(file) / LOCK
    with FileLock(lock, fallback_to_soft=False, preserve_lock_file=True):
        rows = [each for each in read_baseline_rows(file) if each.name != row.name]
        found = sorted([*rows, row], key=lambda each: each.name)
        with written_whole(file) as fresh:
            text = "".join(json.dumps(asdict(each)) + "\n" for each in found)
            fresh.write_text(text, encoding="utf-8")
