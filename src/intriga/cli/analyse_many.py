"""``intriga analyse --out``: all games of a file, a line of JSON each."""

import json
from dataclasses import dataclass
from functools import partial
from operator import attrgetter
from pathlib import Path
from typing import TYPE_CHECKING, Any

from intriga.analysis.findings import VERSION
from intriga.analysis.whole_game import analyse as look_through
from intriga.cli.arguments import ruleset_of_record
from intriga.core.chance import Scripted
from intriga.core.record import Record, read_records, resume
from intriga.parallel.numbered_lines import NumberedLines
from intriga.terminal.progress_bar import shown_progress

if TYPE_CHECKING:
    from collections.abc import Mapping

    from intriga.parallel.spread import Spread


@dataclass(frozen=True, slots=True)
class GameAnalyst:
    """Analyses games, *careful* or quickly; the same *seed* finds the same."""

    careful: bool
    seed: int

    def do(self, record: Record) -> "Mapping[str, Any]":
        """Return the line of a game without its number.

        Raises:
            BadRecord: it cannot be played through.
            BadOptions: no network can judge it.
        """
        game = resume(ruleset_of_record(record), record, Scripted([]))
        found = look_through(game, careful=self.careful, seed=self.seed)
        return {"record": record.name, **found.to_dict()}


def analyse_many(file: Path, out: Path, spread: "Spread", *, careful: bool, seed: int) -> int:
    """Add the analyses of the games in *file* that *out* misses to it; return how many it has.

    Raises:
        BadOptions: *out* holds something else, as games of other records, or there is no such
            cluster.
        BadRecord: a game that cannot be read or played through; those before it are kept.
        OSError: *out* cannot be written.
    """
    lines = NumberedLines(
        out, key="number", same={"analysis": VERSION, "careful": careful, "seed": seed}
    )
    records = lines.missing(read_records(file), "record", attrgetter("name"))
    prepare = partial(GameAnalyst, careful=careful, seed=seed)
    found = spread.results(prepare, partial(next, records, None), named=_named)
    with shown_progress() as show:
        for line in found:
            lines.add(lines.last + 1, [line])
            show(lines.last, None, "Analysing")
    return len(lines)


def _named(record: Record) -> str:
    return f"game {record.name}"


def in_words(number: int, out: Path, *, as_json: bool) -> str:
    """Return the sentence, or the JSON, that says how many games *out* has."""
    if as_json:
        return json.dumps({"games": number, "out": str(out)})
    return f"{out} has {number} games"
