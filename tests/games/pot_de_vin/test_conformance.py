"""The rules agree with every conformance record, whoever sits where."""

from functools import cache
from pathlib import Path
from typing import Any

import pytest

from intriga.core.options import Option
from intriga.core.record import Record, RecordLine, read_records
from intriga.games.pot_de_vin.options import VARIANTS
from intriga.games.pot_de_vin.ruleset import POT_DE_VIN
from tests.games.records import (
    decides,
    disagreement,
    disagreements,
    files_of,
    scenarios_in,
    turned_list,
)
from tests.oracle.coverage import (
    POT_DE_VIN_NOT_SHOWN,
    count_ids,
    missing_ids,
    option_ids,
    rule_ids,
    ruling_ids,
)

FILES = files_of("pot-de-vin")
BY_SEAT = ("hands", "gems", "treasure", "taken", "scores")  # scores of pairs: by pair
Json = dict[str, Any]


@cache
def scenarios() -> list[Record]:
    return scenarios_in(FILES)


# ------------------------------------------------------------------- turning the table


def turned(record: Record, steps: int) -> Record:
    """Return *record* with everybody *steps* seats on."""
    players = len(record.header["seats"])
    header = {**record.header}
    for key in ("seats", "hands"):
        if key in header:
            header[key] = turned_list(header[key], steps)
    if "first" in header:
        header["first"] = (header["first"] + steps) % players
    if "position" in header:
        header["position"] = turned_position(header["position"], steps, players)
    inputs = [turned_input(line, steps, players) for line in record.inputs]
    return Record(record.file, record.line, header, inputs)


def turned_input(line: RecordLine, steps: int, players: int) -> RecordLine:
    """Return an input line with everybody *steps* seats on."""
    after = None if line.after is None else turned_position(line.after, steps, players)
    by = (line.by + steps) % players
    return RecordLine(by, line.do, line.draws, after, line.line, line.refused)


def turned_position(position: Json, steps: int, players: int) -> Json:
    """Return a position with everybody *steps* seats on."""

    def seats(old: list[int]) -> list[int]:
        return sorted((seat + steps) % players for seat in old)

    lists = {key: turned_list(position[key], steps) for key in BY_SEAT if position[key] is not None}
    return {
        **position,
        **lists,
        "turn": (position["turn"] + steps) % players,
        "awaiting": seats(position["awaiting"]),
        "table": [[(seat + steps) % players, card] for seat, card in position["table"]],
        "winners": position["winners"] and seats(position["winners"]),
    }


# ------------------------------------------------------------------- the records


@pytest.mark.parametrize("file", FILES[:-1], ids=lambda file: file.name)
def test_every_scenario_is_borne_out_from_every_seat(file: Path) -> None:
    assert disagreements(POT_DE_VIN, read_records(file), turned) == []


@pytest.mark.untraced
def test_every_trace_is_borne_out_from_every_seat() -> None:
    assert disagreements(POT_DE_VIN, read_records(FILES[-1]), turned) == []


def test_turning_all_the_way_round_changes_nothing() -> None:
    for record in scenarios():
        players = len(record.header["seats"])

        whole = turned(turned(record, 1), players - 1)

        assert whole == record, record.name


def test_a_record_that_says_something_else_does_not_agree() -> None:
    record = next(record for record in scenarios() if record.inputs[-1].after is not None)
    last = record.inputs[-1]
    assert last.after is not None
    wrong = RecordLine(last.by, last.do, last.draws, {**last.after, "round": 0}, last.line)

    changed = Record(record.file, record.line, record.header, [*record.inputs[:-1], wrong])

    assert "round" in (disagreement(POT_DE_VIN, changed) or "")


# ------------------------------------------------------------------- nothing is left out


@pytest.mark.parametrize("rule", rule_ids("pot-de-vin"))
def test_every_rule_has_a_scenario(rule: str) -> None:
    assert any(rule in record.header["rules"] for record in scenarios())


def test_every_scenario_is_about_rules_that_exist() -> None:
    known = {*rule_ids("pot-de-vin"), *ruling_ids("pot-de-vin")}

    unknown = {
        (record.name, rule)
        for record in scenarios()
        for rule in record.header["rules"]
        if rule not in known
    }

    assert unknown == set()


def test_every_ruling_and_option_that_a_record_can_show_has_a_scenario() -> None:
    missing = missing_ids(count_ids([record.header for record in scenarios()]), "pot-de-vin")

    assert missing == []
    assert set(POT_DE_VIN_NOT_SHOWN) <= set(ruling_ids("pot-de-vin"))


def test_the_options_that_are_to_be_shown_are_all_there_are() -> None:
    values = {f"{each.name}={value}" for each in VARIANTS.options.values() for value in each.values}

    assert {*values, "deck=own"} == set(option_ids("pot-de-vin"))


@pytest.mark.parametrize("option", VARIANTS.options.values(), ids=lambda option: option.name)
def test_every_option_decides_a_scenario(option: Option) -> None:
    own = [record for record in scenarios() if type(record.header["options"].get("deck")) is dict]
    for value in option.values[1:]:
        about = [r for r in scenarios() if r.header["options"].get(option.name) == value]

        assert any(decides(POT_DE_VIN, option, each) for each in about), f"{option.name}={value}"
    assert any(decides(POT_DE_VIN, VARIANTS.options["deck"], each) for each in own)
