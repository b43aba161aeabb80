"""The rules agree with every conformance record, whoever sits where."""

import re
from collections.abc import Iterable, Iterator
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from intriga.core.errors import BadNotation, IllegalAction
from intriga.core.record import Input, Record, begin, first_difference, follow, read_records
from intriga.games.coup.game import COUP
from intriga.games.coup.options import OPTIONS, RULE_OPTIONS
from tests.oracle.coverage import NOT_SHOWN, count_ids, missing_ids, rule_ids, ruling_ids

ROOT = Path(__file__).parents[3]
FILES = sorted((ROOT / "conformance" / "coup").glob("*.jsonl*"))
AT_A_SEAT = {"coup", "assassinate", "steal", "examine", "patron", "convert", "redirect"}
BY_SEAT = ("coins", "hands", "face_up", "factions", "estates", "aside")
Json = dict[str, Any]


@cache
def scenarios() -> list[Record]:
    """Return the records that say which rules they are about."""
    files = (file for file in FILES if file.suffix == ".jsonl")
    records = (record for file in files for record in read_records(file))
    return [record for record in records if "rules" in record.header]


def disagreement(record: Record) -> str | None:
    """Return the first line of *record* that the rules do not bear out, with what they say."""
    play = begin(COUP, record)
    for line in record.inputs:
        before, inputs = play.state.copy(), len(play.inputs)
        where = f"{record.file}:{line.line}: {record.name}: {line.by} {line.do}"
        try:
            follow(play, line)
        except (IllegalAction, BadNotation) as error:
            if not line.refused:
                return f"{where}: {error}"
            if play.state != before or len(play.inputs) != inputs:
                return f"{where}: was refused and left a trace"
            continue
        if line.refused:
            return f"{where}: is to be refused"
        if line.after is not None:
            found = first_difference(line.after, COUP.format_position(play.state))
            if found:
                return f"{where}: {found}"
    return None


# ------------------------------------------------------------------- turning the table


def turned(record: Record, steps: int) -> Record:
    """Return *record* with everybody *steps* seats on."""
    players = len(record.header["seats"])
    header = deepcopy(record.header)
    for key in ("seats", "hands", "factions"):
        if header.get(key) is not None:
            header[key] = turned_list(header[key], steps)
    if "first" in header:
        header["first"] = (header["first"] + steps) % players
    if "position" in header:
        header["position"] = turned_position(header["position"], steps, players)
    inputs = [turned_input(line, steps, players) for line in record.inputs]
    return Record(record.file, record.line, header, inputs)


def turned_list(values: list[Any], steps: int) -> list[Any]:
    """Return a list by seat with everybody *steps* seats on."""
    return [values[(at - steps) % len(values)] for at in range(len(values))]


def turned_input(line: Input, steps: int, players: int) -> Input:
    """Return an input line with everybody *steps* seats on."""
    words = line.do.split(" ")
    if words[0] in AT_A_SEAT and words[1:] and words[1].isdigit() and int(words[1]) < players:
        words[1] = str((int(words[1]) + steps) % players)
    after = None if line.after is None else turned_position(line.after, steps, players)
    by = (line.by + steps) % players
    return Input(by, " ".join(words), line.draws, after, line.line, line.refused)


def turned_position(position: Json, steps: int, players: int) -> Json:
    """Return a position with everybody *steps* seats on."""

    def seat(old: int | None) -> int | None:
        return None if old is None else (old + steps) % players

    lists = {key: turned_list(position[key], steps) for key in BY_SEAT if position[key] is not None}
    pending = deepcopy(position["pending"])
    if pending is not None:
        for key in ("target", "challenger", "estate_of"):
            pending[key] = seat(pending[key])
        for key in ("block", "claim"):
            if pending[key] is not None:
                pending[key][0] = seat(pending[key][0])
    return {
        **position,
        **lists,
        "turn": seat(position["turn"]),
        "winner": seat(position["winner"]),
        "awaiting": sorted((old + steps) % players for old in position["awaiting"]),
        "pending": pending,
    }


# ------------------------------------------------------------------- the records


def disagreements(records: Iterable[Record]) -> list[str]:
    """Return what the rules do not bear out of *records*, from each seat."""
    return [
        f"everybody {steps} seats on: {wrong}"
        for record in records
        for steps in range(len(record.header["seats"]))
        if (wrong := disagreement(turned(record, steps)))
    ]


@pytest.mark.parametrize("file", FILES[:-1], ids=lambda file: file.name)
def test_every_scenario_is_borne_out_from_every_seat(file: Path) -> None:
    assert disagreements(read_records(file)) == []


def test_every_trace_is_borne_out_here_and_a_few_seats_on() -> None:
    found = [
        wrong
        for number, record in enumerate(read_records(FILES[-1]))
        for steps in {0, number % len(record.header["seats"])}
        if (wrong := disagreement(turned(record, steps)))
    ]

    assert found == []


@pytest.mark.slow
def test_every_trace_is_borne_out_from_every_seat() -> None:
    assert disagreements(read_records(FILES[-1])) == []


def test_turning_all_the_way_round_changes_nothing() -> None:
    for record in scenarios():
        players = len(record.header["seats"])

        whole = turned(turned(record, 1), players - 1)

        assert whole == record, record.name


# ------------------------------------------------------------------- nothing is left out


def documented(page: str, pattern: str) -> set[str]:
    """Return the ids in the tables of a page of the rules."""
    text = (ROOT / "docs" / "rules" / page).read_text(encoding="utf-8")
    return set(re.findall(rf"^\|\s*`?({pattern})`?\s*\|", text, re.MULTILINE))


def test_the_documented_rule_ids_are_all_there_are() -> None:
    assert documented("ids.md", r"COUP-\w\w-\d\d") == set(rule_ids())


@pytest.mark.parametrize("rule", sorted(documented("ids.md", r"COUP-\w\w-\d\d")))
def test_every_rule_has_a_scenario(rule: str) -> None:
    assert any(rule in record.header["rules"] for record in scenarios())


def test_every_scenario_is_about_rules_that_exist() -> None:
    known = {*rule_ids(), *ruling_ids()}

    unknown = {
        (record.name, rule)
        for record in scenarios()
        for rule in record.header["rules"]
        if rule not in known
    }

    assert unknown == set()


def test_every_ruling_that_a_record_can_show_has_a_scenario() -> None:
    missing = missing_ids(count_ids([record.header for record in scenarios()]))

    assert missing == []
    assert set(NOT_SHOWN) <= set(ruling_ids())


def values() -> Iterator[tuple[str, object]]:
    """Return every value of every option."""
    return ((option.name, value) for option in OPTIONS.values() for value in option.values)


@pytest.mark.parametrize(("option", "value"), list(values()))
def test_every_value_of_every_option_has_a_scenario(option: str, value: object) -> None:
    def plays_with(record: Record) -> bool:
        header = record.header
        options = COUP.options(header["preset"], header["options"], len(header["seats"]))
        return options[option] == value and type(options[option]) is type(value)

    assert any(plays_with(record) for record in scenarios())


@pytest.mark.parametrize(
    "option",
    [option for option in RULE_OPTIONS.values() if option.name != "factions_start"],
    ids=lambda option: option.name,
)
def test_every_option_that_the_rules_read_decides_a_scenario(option: Any) -> None:  # noqa: ANN401
    def without(record: Record) -> Record:
        options = {**record.header["options"], option.name: option.values[0]}
        header = {**record.header, "options": options}
        return Record(record.file, record.line, header, record.inputs)

    def decides(record: Record) -> bool:
        try:
            return disagreement(without(record)) is not None
        except ValueError:  # the game cannot even begin without it
            return True

    for value in option.values[1:]:
        about = [r for r in scenarios() if r.header["options"].get(option.name) == value]

        assert any(decides(record) for record in about), f"{option.name}={value}"
