"""The file of responses, a line for each run."""

from dataclasses import replace
from pathlib import Path

import pytest

from intriga.core.errors import BadOptions
from intriga.lab.learning.leaderboard import ResponseRow, add_row, read_rows, row_of

ROW = ResponseRow(
    agent="master",
    game="coup",
    variant="coup-es",
    players=2,
    practice="policy",
    learned=1000,
    minutes=12.0,
    share=0.55,
    low=0.53,
    high=0.57,
    equal=0.5,
    games=10_000,
    date="2026-11-25 02:00 UTC",
    machine="a machine",
    network="0123456789abcdef",
)


def test_rows_are_sorted_by_decisions_and_then_by_the_share_beyond_the_equal_one(
    tmp_path: Path,
) -> None:
    file = tmp_path / "board.jsonl"
    four = replace(ROW, players=4, share=0.45, equal=0.25)
    longer, better = (
        replace(ROW, agent="honest", learned=2000),
        replace(ROW, agent="casual", share=0.95),
    )
    for row in (ROW, four, longer, better):
        add_row(file, row)
    assert [(row.agent, row.players) for row in read_rows(file)] == [
        ("honest", 2),
        ("casual", 2),
        ("master", 4),
        ("master", 2),
    ]


def test_the_same_response_measured_again_has_one_row_and_a_longer_one_its_own(
    tmp_path: Path,
) -> None:
    file = tmp_path / "board.jsonl"
    for row in (ROW, replace(ROW, share=0.56), replace(ROW, learned=2000)):
        add_row(file, row)
    assert sorted((row.learned, row.share) for row in read_rows(file)) == [
        (1000, 0.56),
        (2000, 0.55),
    ]


def test_a_file_that_is_not_there_has_no_rows(tmp_path: Path) -> None:
    assert read_rows(tmp_path / "none.jsonl") == []


@pytest.mark.parametrize("line", ["# a page", "{}", '{"agent": "master"}', "[]"])
def test_a_malformed_row_is_refused_with_its_line_and_left_alone(tmp_path: Path, line: str) -> None:
    file = tmp_path / "board.jsonl"
    add_row(file, ROW)
    with file.open("a", encoding="utf-8") as out:
        out.write(line + "\n")
    before = file.read_bytes()
    with pytest.raises(BadOptions, match=r"line 2 of .* is no row of a leaderboard"):
        add_row(file, ROW)
    assert file.read_bytes() == before


def test_a_row_tells_the_greedy_figure_of_a_result() -> None:
    share = {"share": 0.55, "low": 0.53, "high": 0.57}
    result = {
        "agent": "policy.npz",
        "game": "coup",
        "preset": "coup-es",
        "options": {"reforma": True},
        "players": 2,
        "practice": None,
        "seed": 0,
        "start": None,
        "sha256": "f" * 64,
        "network": "0" * 16,
        "training": {"decisions": 1000.0, "iterations": 1, "seconds": 720.0},
        "measured": [{"play": "greedy", "games": 10, "share": share, "equal": 0.5}],
        "made": {"date": "today", "machine": "a machine"},
    }
    row = row_of(result)
    assert (row.variant, row.practice, row.minutes) == ("coup-es reforma=True", "", 12.0)
    assert row.network == "f" * 16
    assert row.bound == pytest.approx(0.05)


def test_rows_of_other_seeds_and_beginnings_stand_beside_each_other(tmp_path: Path) -> None:
    file = tmp_path / "board.jsonl"
    rows = [ROW, replace(ROW, seed=2), replace(ROW, start="nothing")]
    for row in (*rows, ROW):
        add_row(file, row)
    assert len(read_rows(file)) == len(rows)
