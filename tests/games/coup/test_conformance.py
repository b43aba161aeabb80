"""The rules agree with every conformance record, whoever sits where."""

import re
from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from intriga.core.options import Option
from intriga.core.record import Record, RecordLine, read_records
from intriga.games.coup.options import VARIANTS
from intriga.games.coup.ruleset import COUP
from tests.games.records import (
    ROOT,
    decides,
    disagreement,
    disagreements,
    files_of,
    scenarios_in,
    turned_list,
)
from tests.oracle.coverage import NOT_SHOWN, count_ids, missing_ids, rule_ids, ruling_ids

FILES = files_of("coup")
AT_A_SEAT = {"coup", "assassinate", "steal", "examine", "patron", "convert", "redirect"}
BY_SEAT = ("coins", "hands", "face_up", "factions", "estates", "aside")
Json = dict[str, Any]


@cache
def scenarios() -> list[Record]:
    return scenarios_in(FILES)


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


def turned_input(line: RecordLine, steps: int, players: int) -> RecordLine:
    """Return an input line with everybody *steps* seats on."""
    words = line.do.split(" ")
    if words[0] in AT_A_SEAT and words[1:] and words[1].isdigit() and int(words[1]) < players:
        words[1] = str((int(words[1]) + steps) % players)
    after = None if line.after is None else turned_position(line.after, steps, players)
    by = (line.by + steps) % players
    return RecordLine(by, " ".join(words), line.draws, after, line.line, line.refused)


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


@pytest.mark.parametrize("file", FILES[:-1], ids=lambda file: file.name)
def test_every_scenario_is_borne_out_from_every_seat(file: Path) -> None:
    assert disagreements(COUP, read_records(file), turned) == []


@pytest.mark.untraced
def test_every_trace_is_borne_out_here_and_a_few_seats_on() -> None:
    found = [
        wrong
        for number, record in enumerate(read_records(FILES[-1]))
        for steps in {0, number % len(record.header["seats"])}
        if (wrong := disagreement(COUP, turned(record, steps)))
    ]

    assert found == []


@pytest.mark.slow
def test_every_trace_is_borne_out_from_every_seat() -> None:
    assert disagreements(COUP, read_records(FILES[-1]), turned) == []


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
    return ((option.name, value) for option in VARIANTS.options.values() for value in option.values)


@pytest.mark.parametrize(("option", "value"), list(values()))
def test_every_value_of_every_option_has_a_scenario(option: str, value: object) -> None:
    def plays_with(record: Record) -> bool:
        header = record.header
        options = COUP.options(header["preset"], header["options"], len(header["seats"]))
        return options[option] == value and type(options[option]) is type(value)

    assert any(plays_with(record) for record in scenarios())


@pytest.mark.parametrize(
    "option",
    [option for option in VARIANTS.rule_options.values() if option.name != "factions_start"],
    ids=lambda option: option.name,
)
def test_every_option_that_the_rules_read_decides_a_scenario(option: Option) -> None:
    for value in option.values[1:]:
        about = [r for r in scenarios() if r.header["options"].get(option.name) == value]

        assert any(decides(COUP, option, record) for record in about), f"{option.name}={value}"
