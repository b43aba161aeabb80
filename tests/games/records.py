"""Holding records of any game against its rules, from every seat."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Final

from intriga.core.errors import BadNotation, IllegalAction
from intriga.core.options import Option
from intriga.core.record import Record, begin, first_difference, follow, read_records
from tests.games.tables import AnyRuleset

ROOT: Final = Path(__file__).parents[2]
Turned = Callable[[Record, int], Record]


def files_of(game: str) -> list[Path]:
    """Return the conformance records of a game; the last file holds whole games."""
    return sorted((ROOT / "conformance" / game).glob("*.jsonl*"))


def scenarios_in(files: Iterable[Path]) -> list[Record]:
    """Return the records that say which rules they are about."""
    scenarios = (file for file in files if file.suffix == ".jsonl")
    records = (record for file in scenarios for record in read_records(file))
    return [record for record in records if "rules" in record.header]


def disagreement(ruleset: AnyRuleset, record: Record) -> str | None:
    """Return the first line of *record* that the rules do not bear out, with what they say."""
    game = begin(ruleset, record)
    for line in record.inputs:
        before, inputs = game.state.copy(), len(game.inputs)
        where = f"{record.file}:{line.line}: {record.name}: {line.by} {line.do}"
        try:
            follow(game, line)
        except (IllegalAction, BadNotation) as error:
            if not line.refused:
                return f"{where}: {error}"
            if game.state != before or len(game.inputs) != inputs:
                return f"{where}: was refused and left a trace"
            continue
        if line.refused:
            return f"{where}: is to be refused"
        if line.after is not None:
            found = first_difference(line.after, ruleset.format_position(game.state))
            if found:
                return f"{where}: {found}"
    return None


def disagreements(ruleset: AnyRuleset, records: Iterable[Record], turned: Turned) -> list[str]:
    """Return what the rules do not bear out of *records*, from each seat."""
    return [
        f"everybody {steps} seats on: {wrong}"
        for record in records
        for steps in range(len(record.header["seats"]))
        if (wrong := disagreement(ruleset, turned(record, steps)))
    ]


def turned_list(values: list[Any], steps: int) -> list[Any]:
    """Return a list by seat with everybody *steps* seats on."""
    return [values[(at - steps) % len(values)] for at in range(len(values))]


def decides(ruleset: AnyRuleset, option: Option, record: Record) -> bool:
    """Say whether *record* goes another way where *option* has its default."""
    options = {**record.header["options"], option.name: option.values[0]}
    without = Record(record.file, record.line, {**record.header, "options": options}, record.inputs)
    try:
        return disagreement(ruleset, without) is not None
    except ValueError:  # the game cannot even begin without it
        return True
