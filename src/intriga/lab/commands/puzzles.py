"""``intriga puzzles``: find the questions of finished games that have one clear answer."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from operator import attrgetter
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import App, Parameter

from intriga.cli.arguments import JOBS, JSON, RAY, SEED, ruleset_of_record, spread_of
from intriga.terminal.failures import tells_failures

if TYPE_CHECKING:
    from intriga.core.record import Record
    from intriga.parallel.numbered_lines import NumberedLines
    from intriga.parallel.spread import Spread

app = App(name="puzzles")


@Parameter(name="*")
@dataclass(frozen=True, slots=True, kw_only=True)
class PuzzlesArguments:
    """The arguments of the command line."""

    out: Path
    """The file that they are added to, a line each; games before its last one are not looked at
    again."""
    seed: Annotated[int, SEED] = 0
    """The same number finds the same again."""
    jobs: Annotated[int | None, JOBS] = None
    ray: Annotated[str | None, RAY] = None
    as_json: Annotated[bool, JSON] = False


@app.default
@tells_failures("puzzles", kept="out")
def puzzles(
    records: Path,
    /,
    *,
    arguments: Annotated[PuzzlesArguments, Parameter(name="*")],
) -> int:
    """Find puzzles.

    Parameters
    ----------
    records
        Records of finished games, as JSON Lines; a name that ends in .gz is unpacked.
    """
    from intriga.parallel.numbered_lines import NumberedLines

    spread = spread_of(arguments.jobs, arguments.ray)
    lines = NumberedLines(arguments.out, key="game", same={"seed": arguments.seed})
    _find(records, lines, arguments.seed, spread)
    told = {"puzzles": len(lines), "out": str(arguments.out)}
    print(json.dumps(told) if arguments.as_json else len(lines))
    return 0


@dataclass(frozen=True, slots=True)
class PuzzleSeeker:
    """Looks for the puzzles of games; the same *seed* finds the same."""

    seed: int

    def do(self, record: "Record") -> list[Mapping[str, Any]]:
        """Return the puzzles of a game, with the seed and the record that they follow from.

        Raises:
            BadRecord: it cannot be played through.
        """
        from intriga.core.chance import Scripted
        from intriga.core.record import resume
        from intriga.lab.puzzle_finder import puzzles_in

        game = resume(ruleset_of_record(record), record, Scripted([]))
        found = {"seed": self.seed, "record": record.name}
        return [{**found, **each.to_dict()} for each in puzzles_in(game, self.seed)]


def _find(file: Path, lines: "NumberedLines", seed: int, spread: "Spread") -> None:
    """Add the puzzles of the games in *file* beyond the last one in *lines*.

    Raises:
        BadOptions: those before it are not of these games.
        BadRecord: a game that cannot be read or played through.
    """
    from intriga.core.record import read_records
    from intriga.terminal.progress_bar import shown_progress

    records = lines.missing(read_records(file), "record", attrgetter("name"))
    begun = lines.last
    take = partial(next, records, None)
    found = spread.results(partial(PuzzleSeeker, seed), take, named=_named)
    with shown_progress() as show:
        for number, each in enumerate(found, begun + 1):
            lines.add(number, each)
            show(number, None, "Looking for puzzles")


def _named(record: "Record") -> str:
    return f"game {record.name}"
