"""The tables of a run: what was watched, and the evaluations."""

from pathlib import Path

import pytest

from intriga.lab.learning.curves import curves
from intriga.lab.learning.run_log import EVALUATIONS, LOG, Evaluation, RunLog

PLAYED = Evaluation(2, 2048.0, "honest", 4, 300, 0.5, 0.25, 0.75, 0.25)


@pytest.fixture(name="log")
def log_fixture(tmp_path: Path) -> RunLog:
    log = RunLog(tmp_path)
    for number in (1, 2, 3):
        log.add({"iterations": number, "decisions": 1024.0 * number, "entropy": 1 / 3})
    log.add_evaluations([PLAYED])
    return log


def test_a_line_has_what_was_watched_and_nothing_else(log: RunLog) -> None:
    assert log.lines()[0] == {"iterations": 1, "decisions": 1024, "entropy": 0.333333}
    assert log.evaluations() == [PLAYED]


def test_a_folder_without_tables_has_no_lines(tmp_path: Path) -> None:
    log = RunLog(tmp_path)
    log.cut(0)
    assert (log.lines(), log.evaluations()) == ([], [])


@pytest.mark.parametrize("torn", ["", "4,40", "4,4096.0,0.5"])
def test_lines_written_after_the_last_checkpoint_are_removed(
    torn: str, log: RunLog, tmp_path: Path
) -> None:
    with (tmp_path / LOG).open("a", encoding="utf-8") as out:
        out.write(torn)
    log.cut(2)
    assert [line["iterations"] for line in log.lines()] == [1, 2]
    assert log.evaluations() == [PLAYED]
    log.cut(1)
    assert log.evaluations() == []
    log.add({"iterations": 2})
    assert [line["iterations"] for line in log.lines()] == [1, 2]


def test_a_table_whose_head_is_torn_begins_again(tmp_path: Path) -> None:
    (tmp_path / EVALUATIONS).write_text("iterat", encoding="utf-8")
    log = RunLog(tmp_path)
    log.cut(5)
    log.add_evaluations([PLAYED])
    assert log.evaluations() == [PLAYED]


def test_curves_are_drawn_of_both_tables(log: RunLog) -> None:
    drawn = curves(log.lines(), log.evaluations())
    assert "entropy of a choice" in drawn
    assert "honest, 4 players" in drawn
