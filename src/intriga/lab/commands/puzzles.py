"""``intriga puzzles``: find the questions of finished games that have one clear answer."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import App, Parameter

from intriga.cli.arguments import JSON, SEED, ruleset_of_record
from intriga.terminal.failures import refuse

if TYPE_CHECKING:
    from collections.abc import Iterator

    from intriga.core.record import Record

app = App(name="puzzles")


@app.default
def puzzles(
    records: Path,
    /,
    *,
    out: Annotated[Path, Parameter(help="The file that they are added to, a line each.")],
    seed: Annotated[int, SEED] = 0,
    as_json: Annotated[bool, JSON] = False,
) -> int:
    """Find puzzles.

    Parameters
    ----------
    records
        Records of finished games, as JSON Lines; a name that ends in .gz is unpacked.
    seed
        The same number finds the same again.
    """
    from intriga.core.errors import IntrigaError
    from intriga.core.record import read_records

    try:
        seen = _last_of(out)
        for number, record in enumerate(read_records(records), start=1):
            if number > seen:
                _add(out, ({"game": number, **each} for each in _found(record, seed)))
    except (IntrigaError, OSError, ValueError) as error:
        return refuse("puzzles", str(error))
    number = len(out.read_text("utf-8").splitlines()) if out.exists() else 0
    print(json.dumps({"puzzles": number, "out": str(out)}) if as_json else number)
    return 0


def _last_of(out: Path) -> int:
    """Return the number of the last game that a puzzle of the file *out* is from."""
    lines = out.read_text("utf-8").splitlines() if out.exists() else []
    return int(json.loads(lines[-1])["game"]) if lines else 0


def _found(record: "Record", seed: int) -> "Iterator[dict[str, Any]]":
    from intriga.core.chance import Scripted
    from intriga.core.record import resume
    from intriga.lab.puzzle_finder import puzzles_in

    game = resume(ruleset_of_record(record), record, Scripted([]))
    return (each.to_dict() for each in puzzles_in(game, seed))


def _add(out: Path, puzzles: "Iterator[dict[str, Any]]") -> None:
    lines = [json.dumps(each, ensure_ascii=False, separators=(",", ":")) for each in puzzles]
    if lines:
        with out.open("a", encoding="utf-8") as file:
            file.write("\n".join([*lines, ""]))
