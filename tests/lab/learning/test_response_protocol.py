"""Protocols of responses, and the rows that were measured by them."""

import json
from dataclasses import asdict, replace
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

import intriga
from intriga.core.errors import BadOptions
from intriga.lab.learning.response_protocol import (
    DIGITS,
    ProtocolRow,
    add_protocol_row,
    check_row,
    protocols,
    read_protocol,
    read_protocol_rows,
    row_of,
    shares_of,
)
from intriga.matches.report import share_of

EVALUATION = Path(__file__).parents[3] / "benchmarks" / "evaluation"
NEVER_CHANGE = {"v1": "47f6f1563c2b20fc"}
KEPT = {
    sha256(file.read_bytes()).hexdigest()[:DIGITS]
    for file in Path(intriga.__file__).parent.glob("games/*/agents/data/*.npz")
}


def row(**changed: Any) -> ProtocolRow:  # noqa: ANN401
    """Return a row that follows, but for what is *changed*."""
    protocol = read_protocol("v1")
    result: dict[str, Any] = {
        "agent": "policy",
        "sha256": "",
        "network": protocol.start,
        "practice": None,
        "seed": 1,
        "training": {"decisions": 2_007_040.0},
        "measured": [{"won": (1000, 2500, 1500)}],
        "made": {"date": "today", "machine": "a machine"},
    }
    return replace(row_of(protocol, 2_000_000, result), **changed)


def test_a_protocol_never_changes() -> None:
    assert {name: read_protocol(name).digest for name in protocols()} == NEVER_CHANGE


def test_a_protocol_has_several_seeds_and_enough_games() -> None:
    protocol = read_protocol("v1")
    assert len(list(protocol.runs())) == 6
    assert (len(protocol.seeds), protocol.games, protocol.play) == (3, 10_000, "greedy")


def test_a_protocol_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadOptions, match="there is no protocol called 'v0'"):
        read_protocol("v0")


def test_a_row_has_the_interval_of_its_rounds() -> None:
    rounds = [0.0] * 1000 + [0.5] * 2500 + [1.0] * 1500
    found = share_of(rounds)
    assert (row().share, row().low, row().high) == tuple(
        round(each, 4) for each in (found.share, found.low, found.high)
    )
    assert row().games == 10_000
    check_row(row(), set())


@pytest.mark.parametrize(
    "changed",
    [
        {"digest": "0" * 16},
        {"decisions": 3_000_000},
        {"seed": 4},
        {"learned": 1_999_999},
        {"network": "f" * 16},
        {"won": (1000, 2500, 1499)},
        {"won": (1000, 4000)},
        {"won": (-1, 2500, 2501)},
        {"share": 0.56},
        {"low": 0.5},
        {"high": 0.7},
    ],
)
def test_a_row_that_does_not_follow_is_refused(changed: dict[str, Any]) -> None:
    with pytest.raises(BadOptions, match=r"the row of policy, seed \d, has"):
        check_row(row(**changed), set())


def test_weights_that_are_kept_are_known() -> None:
    check_row(row(network="f" * 16), {"f" * 16})


def test_every_row_in_the_table_follows() -> None:
    for each in read_protocol_rows(EVALUATION / "exploitability.jsonl"):
        check_row(each, KEPT)


def test_in_every_duel_in_the_table_the_local_response_wins_no_more_than_the_best() -> None:
    for line in (EVALUATION / "duel_exploitability.jsonl").read_text("utf-8").splitlines():
        said = json.loads(line)
        duels = said["duels"]
        assert said["network"] in KEPT
        assert len({tuple(each["face_up"]) for each in duels}) == len(duels) == 15
        assert all(each["local"] <= each["exact"] + 1e-9 for each in duels)
        assert said["close"] == sum(each["local"] >= 0.9 * each["exact"] for each in duels)
        for name in ("exact", "local"):
            assert said[name] == pytest.approx(sum(each[name] for each in duels) / 15)


def test_every_local_response_in_the_table_has_the_interval_of_its_rounds() -> None:
    for line in (EVALUATION / "local_responses.jsonl").read_text("utf-8").splitlines():
        said = json.loads(line)
        found = share_of(shares_of(said["won"]))
        assert said["network"] in KEPT
        assert said["games"] == 2 * sum(said["won"])
        assert (said["share"], said["low"], said["high"]) == pytest.approx(
            (found.share, found.low, found.high)
        )


def test_rows_come_back_and_the_same_response_has_one(tmp_path: Path) -> None:
    file = tmp_path / "rows.jsonl"
    for each in (row(seed=2), row(), row(machine="another")):
        add_protocol_row(file, each)
    assert read_protocol_rows(file) == [row(machine="another"), row(seed=2)]


@pytest.mark.parametrize("change", [{"won": "abc"}, {"won": None}, {"more": 1}])
def test_a_malformed_row_is_refused_with_its_line(tmp_path: Path, change: dict[str, Any]) -> None:
    file = tmp_path / "rows.jsonl"
    file.write_text(json.dumps({**asdict(row()), **change}) + "\n", encoding="utf-8")
    with pytest.raises(BadOptions, match=r"line 1 of .* is no row of a protocol"):
        read_protocol_rows(file)
