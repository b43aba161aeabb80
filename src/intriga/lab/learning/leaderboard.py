"""A file of responses, each with its win share against an agent, a line for each run."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from intriga.core.errors import BadOptions
from intriga.lab.run_folder import written_whole


@dataclass(frozen=True, slots=True)
class ResponseRow:
    """The result of a response to *agent*: its share of fresh games, with a 95 % interval.

    ``learned`` is how many decisions it learned from, of all seats, ``minutes`` how long that took
    on ``machine``, less the first iteration of each call.
    ``practice`` is the agent that it learned against, where that was another one; ``network`` is
    the beginning of the SHA-256 of the weights of *agent*, those of the package or of its file;
    ``start`` the weights that it began with, empty for those of the package.
    """

    agent: str
    game: str
    variant: str
    players: int
    practice: str
    learned: int
    minutes: float
    share: float
    low: float
    high: float
    equal: float
    games: int
    date: str
    machine: str
    network: str
    seed: int = 0
    start: str = ""

    @property
    def bound(self) -> float:
        """Return its win share beyond the equal one: a lower bound of the exploitability."""
        return self.share - self.equal


def row_of(result: Mapping[str, Any]) -> ResponseRow:
    """Return the row of a *result*, as ``intriga exploit`` keeps it: that of greedy play."""
    measured, options = result["measured"][0], result["options"]
    changed = [f"{name}={value}" for name, value in options.items()]
    return ResponseRow(
        agent=result["agent"],
        game=result["game"],
        variant=" ".join([result["preset"], *changed]),
        players=result["players"],
        practice=result["practice"] or "",
        learned=int(result["training"]["decisions"]),
        minutes=round(result["training"]["seconds"] / 60, 1),
        share=round(measured["share"]["share"], 4),
        low=round(measured["share"]["low"], 4),
        high=round(measured["share"]["high"], 4),
        equal=round(measured["equal"], 4),
        games=measured["games"],
        date=result["made"]["date"],
        machine=result["made"]["machine"],
        network=result["sha256"][:16] or result["network"],
        seed=result["seed"],
        start=result["start"] or "",
    )


def read_rows(file: Path) -> list[ResponseRow]:
    """Return the rows of *file*; none if it is not there.

    Those that learned from most decisions come first, and of these what wins most beyond the equal
    share: responses compare at equal decisions, since seconds are a machine's.

    Raises:
        BadOptions: a line that is no row.
    """
    if not file.exists():
        return []
    rows: list[ResponseRow] = []
    for number, line in enumerate(file.read_text(encoding="utf-8-sig").splitlines(), start=1):
        try:
            rows.append(ResponseRow(**json.loads(line)))
        except (TypeError, ValueError) as error:
            reason = f"line {number} of {file} is no row of a leaderboard: {error}"
            raise BadOptions("leaderboard", reason) from None
    return sorted(rows, key=lambda row: (row.learned, row.bound), reverse=True)


def add_row(file: Path, row: ResponseRow) -> None:
    """Write *row* into *file*, in place of the same response measured before.

    Raises:
        BadOptions: the file holds something else.
    """
    kept = [each for each in read_rows(file) if not _same_run(each, row)]
    write_rows(file, [*kept, row])


def write_rows(file: Path, rows: Sequence[ResponseRow]) -> None:
    """Write *rows* into *file*, whole or not at all."""
    names = ResponseRow.__slots__
    lines = [json.dumps({name: getattr(row, name) for name in names}) + "\n" for row in rows]
    with written_whole(file) as fresh:
        fresh.write_text("".join(lines), encoding="utf-8")


def _same_run(one: ResponseRow, other: ResponseRow) -> bool:
    """Say whether *other* is *one* measured again: as long, against the same agent."""
    game = ("game", "variant", "players")
    game = ("game", "variant", "players")
    names = ("agent", "practice", "network", "learned", "seed", "start", *game)
    return all(getattr(one, name) == getattr(other, name) for name in names)
