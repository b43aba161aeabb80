"""``intriga arena`` from outside."""

import json
import signal
import sys
from collections.abc import Callable
from itertools import combinations
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from intriga.core.games import population_of
from intriga.lab.commands.arena import app
from intriga.terminal.failures import BAD_CALL, told

Run = Callable[[str], tuple[int, str, str]]
SMALL = "--players 2 --games 6 --jobs 1"


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    def call(words: str) -> tuple[int, str, str]:
        status: Any = app(words, result_action="return_value")
        told = capsys.readouterr()
        return status, told.out, told.err

    return call


def test_the_arena_prints_a_ladder_and_its_pairings(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    words = f"coup --agents honest uniform --players 2,3 --games 6 --jobs 1 --out {file}"
    status, told, errors = run(words)

    assert (status, errors) == (0, "")
    assert "## Ladder" in told
    assert "honest + 2 × uniform" in told
    assert "uniform + 2 × honest" in told
    assert len(file.read_text().splitlines()) == 1 + 3 + 2 * 2


def test_run_again_it_plays_no_more_and_says_the_same(run: Run, tmp_path: Path) -> None:
    words = f"coup --agents honest,uniform {SMALL} --out {tmp_path / 'games'}"
    first = run(words)[1].splitlines()
    before = (tmp_path / "games").read_bytes()
    again = run(words)[1].splitlines()

    assert [line for line in again if "Date" not in line] == [
        line for line in first if "Date" not in line
    ]
    assert (tmp_path / "games").read_bytes() == before


def test_options_kinds_and_stopping_are_understood(run: Run, tmp_path: Path) -> None:
    words = (
        "coup --agents honest uniform --players 2 --kinds mixed --games 400 --until-sure --jobs 1"
        f" --option reforma=true slot_duke=patron --seed 5 --raw --out {tmp_path / 'games'}"
    )
    status, told, _ = run(words)

    assert status == 0
    assert "reforma=True, slot_duke=patron" in told
    assert "confidence sequences" in told
    assert "less luck" not in told
    assert "above" in told


def test_ratings_and_the_pool_as_a_game_are_printed_and_are_in_the_object(
    run: Run, tmp_path: Path
) -> None:
    words = "coup --agents honest uniform rule-of-thumb --players 2,3 --games 6 --jobs 1 --raw"
    words += f" --out {tmp_path / 'games'}"
    text, told = run(words)[1], json.loads(run(f"{words} --json")[1])

    assert "## Likelihood of superiority" in text
    assert text.count("## The pool as a game") == 2
    assert "adjusted p" in text
    agents = [rung["agent"] for rung in told["ladder"]]
    assert [(lead["agent"], lead["over"]) for lead in told["leads"]] == [*combinations(agents, 2)]
    for lead in told["leads"]:
        assert lead["low"] < lead["elo"] < lead["high"]
        assert 0.5 <= lead["superiority"] <= 1
    for cross in told["crosses"]:
        assert len(cross["cells"]) == 6
        assert sum(cross["meta_game"]["nash"]) == pytest.approx(1)
        assert sum(cross["meta_game"]["alpha_rank"]) == pytest.approx(1)
    standings = [each for pairing in told["pairings"] for each in pairing["standings"]]
    assert all(each["p_value"] <= each["adjusted_p_value"] <= 1 for each in standings)


def test_p_values_of_five_pairings_are_read_one_by_one(run: Run, tmp_path: Path) -> None:
    words = f"coup --agents honest uniform {SMALL} --raw --json --out {tmp_path / 'games'}"
    [pairing] = json.loads(run(words)[1])["pairings"]

    assert [each["adjusted_p_value"] for each in pairing["standings"]] == [None, None]


@pytest.mark.parametrize(("name", "begins"), [("r.html", "<!doctype html>"), ("r.md", "# Arena")])
def test_a_report_is_written(run: Run, tmp_path: Path, name: str, begins: str) -> None:
    report = tmp_path / name
    words = f"coup --agents honest uniform {SMALL} --out {tmp_path / 'games'} --report {report}"

    assert run(words)[0] == 0
    assert report.read_text().startswith(begins)


def test_partners_play_pot_de_vin(run: Run, tmp_path: Path) -> None:
    words = "pot-de-vin --agents rule-of-thumb uniform --players 4 --option pairs=true --games 4"
    status, told, _ = run(f"{words} --jobs 1 --out {tmp_path / 'games'}")

    assert status == 0
    assert "2 × rule-of-thumb + 2 × uniform" in told


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("chess --agents honest uniform", "there is no game 'chess'"),
        ("coup --agents honest", "a contest needs at least 2 agents, not 1"),
        ("coup --agents honest nobody", "no agent for coup called 'nobody'"),
        ("coup --agents honest uniform honest", "honest is named again"),
        ("coup --agents honest uniform --players two", "numbers with commas between them"),
        ("coup --agents honest uniform --players 2,11", "players, not 11"),
        ("coup --agents honest uniform --luck mine", "luck is simple or network, not"),
        (
            "coup --agents honest uniform --kinds league",
            "there is no kind 'league'; there are alone, cross, ladder and mixed",
        ),
        ("coup --agents honest uniform --games 0", "at least 1 game, not 0"),
        ("coup --agents honest uniform --jobs 0", "at least 1 process has to work, not 0"),
        ("coup --agents honest uniform --option luck=1", "there is no option 'luck'"),
        ("coup --agents honest uniform --edition poker", "there is no edition 'poker'"),
        ("coup --agents honest uniform --report /nowhere/r.md", "/nowhere/r.md cannot be written"),
    ],
)
def test_impossible_arguments_are_refused_before_a_file_is_written(
    run: Run, tmp_path: Path, words: str, reason: str
) -> None:
    file = tmp_path / "games"
    status, told, errors = run(f"{words} --out {file}")

    assert (status, told) == (2, "")
    assert reason in errors
    assert errors.count("\n") == 1
    assert not file.exists()


def test_results_that_cannot_be_written_are_refused(run: Run) -> None:
    status, _, errors = run("coup --agents honest uniform --out /nowhere/games")

    assert status == 2
    assert errors == (
        "intriga arena: /nowhere/games cannot be written: No such file or directory\n"
    )


def test_a_missing_cluster_is_reported_in_a_sentence(run: Run, tmp_path: Path) -> None:
    pytest.importorskip("ray")
    words = f"coup --agents honest uniform {SMALL} --out {tmp_path / 'games'}"
    status, told, errors = run(f"{words} --ray 127.0.0.1:1")

    assert (status, told) == (2, "")
    assert "there is no cluster at '127.0.0.1:1'" in errors
    assert errors.count("\n") == 1


def test_another_contest_is_not_mixed_in(run: Run, tmp_path: Path) -> None:
    words = f"coup --agents honest uniform {SMALL} --out {tmp_path / 'games'}"
    assert run(words)[0] == 0

    status, told, errors = run(f"{words} --seed 5")
    assert (status, told) == (2, "")
    assert "is of another contest: its seed is 0, not 5" in errors


def interrupt(number: int, frame: FrameType | None) -> None:  # noqa: ARG001  called by the system
    raise KeyboardInterrupt


def test_interrupted_it_says_how_to_go_on_and_the_rest_is_the_same(
    run: Run, tmp_path: Path
) -> None:
    words = "coup --agents honest uniform --players 4 --games 120"
    file, whole, report = (tmp_path / name for name in ("games", "whole", "report.md"))
    before = signal.signal(signal.SIGALRM, interrupt)
    signal.setitimer(signal.ITIMER_REAL, 0.5)
    try:
        status, told, errors = run(f"{words} --jobs 2 --out {file} --report {report}")
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)  # or it interrupts whatever comes next
        signal.signal(signal.SIGALRM, before)

    assert (status, told) == (130, "")
    assert errors.startswith("intriga arena: interrupted; the same command goes on")
    assert errors.count("\n") == 1
    assert not report.exists()
    for path in (file, whole):
        assert run(f"{words} --jobs 1 --out {path}")[0] == 0
    assert sorted(file.read_text().splitlines()) == sorted(whole.read_text().splitlines())


def test_without_ray_no_file_is_begun(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    out = tmp_path / "games"

    status, _, errors = run(f"coup --agents honest uniform --out {out} --ray auto")

    assert (status, out.exists()) == (2, False)
    assert "a cluster needs Ray" in errors


def test_an_error_without_a_file_is_printed_as_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    def work() -> int:
        raise OSError("the line is broken")

    assert told("arena", work) == BAD_CALL
    assert capsys.readouterr().err == "intriga arena: the line is broken\n"


def test_agents_are_measured_against_a_population_worst_first(run: Run, tmp_path: Path) -> None:
    words = "coup --agents uniform honest --against population --players 2 --games 2 --jobs 1 --raw"
    status, told, _ = run(f"{words} --out {tmp_path / 'games'}")

    assert status == 0
    for measured in ("uniform", "honest"):
        rows = _rows_below(told, f"## {measured}, alone among others")
        shares = [float(row[1].partition("%")[0]) for row in rows]
        assert shares == sorted(shares)
        met = {member.agent for member in population_of("coup")} - {measured, "honest"}
        assert {row[0] for row in rows} == met
        new = {row[0] for row in rows if row[2] == "yes"}
        assert new == {each.agent for each in population_of("coup") if each.held_out}


def test_an_agent_is_not_measured_against_itself(run: Run, tmp_path: Path) -> None:
    words = "coup --agents uniform --against uniform honest --players 2,3 --games 6 --jobs 1 --raw"
    status, told, _ = run(f"{words} --out {tmp_path / 'games'}")

    assert status == 0
    ((crowd, heads_up, three, new),) = _rows_below(told, "## uniform, alone among others")
    assert (crowd, new) == ("honest", "")
    assert heads_up.count("%") == three.count("%") == 3


def _rows_below(text: str, title: str) -> list[list[str]]:
    """Return the rows of the table below *title*, cell by cell."""
    below = text.partition(title)[2].partition("\n## ")[0]
    lines = [line for line in below.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]
