# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false
# pyspiel brings no types.
"""Baselines: their rows, how they are measured, and the command."""

import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, replace
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from open_spiel.python.algorithms import exploitability
from open_spiel.python.policy import UniformRandomPolicy

from intriga.agents import agent
from intriga.core.errors import BadOptions
from intriga.lab.baselines.baseline_rows import (
    BaselineRow,
    add_baseline_row,
    check_baseline_row,
    counted,
    estimate_of,
    read_baseline_rows,
)
from intriga.lab.baselines.search_games import hidden, load, rounds_of_search
from intriga.lab.baselines.task_measure import measured
from intriga.lab.commands.baseline import app
from intriga.lab.learning.learning_tasks import DIGITS, task_called
from intriga.matches.report import share_of

Anything = Any  # rounds

EVALUATION = Path(__file__).parents[3] / "benchmarks" / "evaluation"
ROWS = read_baseline_rows(EVALUATION / "baselines.jsonl")
FILES = {
    sha256(file.read_bytes()).hexdigest()[:DIGITS]: file
    for file in (EVALUATION / "baselines").glob("*.npz")
}
DUEL, TWO = task_called("duel-a"), task_called("coup-2")
SHARES = [0.0] * 500 + [0.5] * 700 + [1.0] * 900


def row(**changed: Any) -> BaselineRow:  # noqa: ANN401
    """Return a row that follows, but for what is *changed*."""
    rounds = counted(SHARES)
    found = estimate_of(rounds)
    made = BaselineRow(
        task=TWO.name,
        digest=TWO.digest,
        algorithm="ppo",
        seed=1,
        decisions=2_000_000,
        learned=2_007_040,
        weights="f" * DIGITS,
        rounds=rounds,
        share=found.share,
        low=found.low,
        high=found.high,
        exploitability=None,
        curve=(),
        version="0.1.0",
        date="today",
        machine="a machine",
    )
    return replace(made, **changed)


def test_a_row_has_the_interval_of_its_rounds() -> None:
    found = share_of(SHARES)
    assert (row().share, row().low, row().high) == tuple(
        round(each, 4) for each in (found.share, found.low, found.high)
    )
    check_baseline_row(row(), {"f" * DIGITS: None})


@pytest.mark.parametrize(
    "changed",
    [
        {"digest": "0" * DIGITS},
        {"learned": 1_999_999},
        {"weights": "e" * DIGITS},
        {"rounds": ((0.0, 500), (0.5, 700), (1.0, 899))},
        {"share": 0.6},
        {"low": 0.5},
        {"high": 0.7},
        {"exploitability": 1.5},
    ],
)
def test_a_row_that_does_not_follow_is_refused(changed: dict[str, Any]) -> None:
    with pytest.raises(BadOptions, match=r"the row of coup-2, [a-z-]+, seed 1, has"):
        check_baseline_row(row(**changed), {"f" * DIGITS: None})


@pytest.mark.parametrize("rounds", [((0.0, 5), (0.5, 7)), ()])
@pytest.mark.parametrize(
    ("algorithm", "least"), [("ppo", TWO.games), ("is-mcts", TWO.search_games)]
)
def test_a_row_of_too_few_games_is_refused(rounds: Anything, algorithm: str, least: int) -> None:
    few = asdict(estimate_of(rounds)) if rounds else {}
    with pytest.raises(BadOptions, match=f"has rounds .*, not at least {least} games"):
        check_baseline_row(row(algorithm=algorithm, rounds=rounds, **few), {"f" * DIGITS: None})


@pytest.mark.skipif(not FILES, reason="the weights are not in a source distribution")
def test_every_row_in_the_table_follows() -> None:
    for each in ROWS:
        check_baseline_row(each, FILES)
    assert {each.weights for each in ROWS if each.weights} == {*FILES}


@pytest.mark.slow
@pytest.mark.skipif(not FILES, reason="the weights are not in a source distribution")
def test_every_exact_figure_in_the_table_is_that_of_its_weights() -> None:
    for each in ROWS:
        if each.exploitability is not None:
            player = agent(str(FILES[each.weights]), task_called(each.task).game)
            found = measured(task_called(each.task), player, 0)
            assert found.exploitability == pytest.approx(each.exploitability, abs=2e-4)
            assert found.share.share == pytest.approx(each.share, abs=2e-4)


def test_rows_come_back_and_the_same_run_has_one(tmp_path: Path) -> None:
    file = tmp_path / "rows.jsonl"
    for each in (row(seed=2), row(), row(machine="another")):
        add_baseline_row(file, each)
    assert read_baseline_rows(file) == [row(machine="another"), row(seed=2)]


def test_rows_that_are_written_at_once_are_all_there(tmp_path: Path) -> None:
    file = tmp_path / "new" / "rows.jsonl"

    def add(seed: int) -> None:
        add_baseline_row(file, row(seed=seed))

    with ThreadPoolExecutor(8) as pool:
        list(pool.map(add, range(16)))
    assert [each.seed for each in read_baseline_rows(file)] == [*range(16)]


@pytest.mark.parametrize("change", [{"rounds": "abc"}, {"curve": [{"share": 1}]}, {"more": 1}])
def test_a_malformed_row_is_refused_with_its_line(tmp_path: Path, change: dict[str, Any]) -> None:
    file = tmp_path / "rows.jsonl"
    file.write_text(json.dumps({**asdict(row()), **change}) + "\n", encoding="utf-8")
    with pytest.raises(BadOptions, match=r"line 1 of .* is no row of a baseline"):
        read_baseline_rows(file)


# ------------------------------------------------------------------- measuring


def test_a_duel_is_measured_exactly() -> None:
    found = measured(DUEL, agent("uniform", "coup"), 0)
    assert found.rounds == ()
    assert found.share.share == 0.5
    assert found.exploitability == pytest.approx(0.3154, abs=1e-4)


@pytest.mark.slow
def test_openspiel_finds_the_same_exploitability() -> None:
    found: float = exploitability.exploitability(load(DUEL), UniformRandomPolicy(load(DUEL)))
    exact = measured(DUEL, agent("uniform", "coup"), 0).exploitability
    assert exact == pytest.approx(found / 2, abs=1e-4)  # it counts a win as 1, a loss as -1


def test_games_of_a_task_are_rounds_with_a_seat_in_turn() -> None:
    found = measured(TWO, agent("rule-of-thumb", "coup"), 40)
    assert sum(number for _, number in found.rounds) == 20
    assert {share for share, _ in found.rounds} <= {0.0, 0.5, 1.0}
    assert found == measured(TWO, agent("rule-of-thumb", "coup"), 40)


def test_a_search_is_dealt_the_hands_that_a_task_hides() -> None:
    found = hidden(DUEL.position)
    assert found["hands"] == [["?"], ["?"]]
    assert sum(found["court"].values()) == 13
    shares = [*rounds_of_search(DUEL, 1, 4)]
    assert len(shares) == 2
    assert all(0 <= share <= 1 for share in shares)


# ------------------------------------------------------------------- the command

Call = Callable[[str], tuple[int, str, str]]


@pytest.fixture
def call(capsys: pytest.CaptureFixture[str]) -> Call:
    def called(words: str) -> tuple[int, str, str]:
        status: Any = app(words, result_action="return_value")
        told = capsys.readouterr()
        return status, told.out, told.err

    return called


def test_a_baseline_is_learned_and_measured_by_one_command(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    small = {"games": 8, "steps": 4, "minibatch": 16}
    monkeypatch.setattr("intriga.lab.baselines.baseline_run.SHORT", {"r-nad": small})
    run, rows = tmp_path / "run", tmp_path / "rows.jsonl"
    words = f"duel-a --algorithm r-nad --seed 3 --decisions 64 --run {run} --json"
    status, told, _ = call(f"{words} --leaderboard {rows}")
    assert status == 0
    [found] = read_baseline_rows(rows)
    assert json.loads(told) == json.loads(json.dumps(asdict(found)))
    assert (found.task, found.algorithm, found.seed, found.learned) == ("duel-a", "r-nad", 3, 64)
    assert [point.decisions for point in found.curve] == [32, 64]
    weights = sha256((run / "policy.npz").read_bytes()).hexdigest()[:DIGITS]
    check_baseline_row(found, {weights: run})
    kept = tmp_path / "rows" / "duel-a-r-nad-64-3.npz"
    assert kept.read_bytes() == (run / "policy.npz").read_bytes()

    status, _, errors = call(words.replace("64", "96"))
    assert status == 2
    assert "has 64.0 decisions, not 96" in errors


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("chess-2 --algorithm ppo", "there is no task 'chess-2'"),
        ("duel-a --algorithm dqn", "there is no algorithm called 'dqn'"),
        ("duel-a --algorithm is-mcts --decisions 5", "learns nothing; leave --decisions out"),
        ("duel-a --algorithm ppo --leaderboard README.md", "line 1 of README.md is no row"),
        ("duel-a --algorithm ppo --leaderboard rows", "whose name ends in .jsonl, not rows"),
        ("duel-a --algorithm ppo --decisions 0.4", "at least 1, and finite, not 0.4"),
        ("duel-a --algorithm ppo --decisions inf", "at least 1, and finite, not inf"),
    ],
)
def test_impossible_arguments_are_refused_in_a_sentence(
    call: Call, words: str, reason: str
) -> None:
    status, told, errors = call(words)
    assert (status, told) == (2, "")
    assert reason in errors
    assert errors.count("\n") == 1


@pytest.mark.parametrize("text", ["stage = [", "stage = []", "stage = [1]", "game = 'coup'"])
def test_a_folder_that_describes_no_run_is_refused(call: Call, tmp_path: Path, text: str) -> None:
    (tmp_path / "run.toml").write_text(text, encoding="utf-8")
    status, _, errors = call(f"duel-a --algorithm ppo --decisions 64 --run {tmp_path}")
    assert status == 2
    assert errors.count("\n") == 1


def test_without_openspiel_a_sentence_names_the_extra(
    call: Call, monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing(_: str) -> None:
        return None

    monkeypatch.setattr("intriga.lab.commands.baseline.find_spec", missing)
    status, _, errors = call("duel-a --algorithm is-mcts")
    assert status == 2
    assert "pip install 'intriga[openspiel]'" in errors
