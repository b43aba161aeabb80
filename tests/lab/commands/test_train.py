"""``intriga train`` and ``intriga exploit`` from outside."""

import json
import sys
from collections.abc import Callable
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from tensorboard.backend.event_processing.event_accumulator import EventAccumulator

from intriga.agents.policy import fingerprint
from intriga.lab.learning.leaderboard import read_rows
from intriga.lab.run_folder import LOCK, alone_in
from tests.kuhn.installed import found

Run = Callable[[str], tuple[int, str, str]]
SMALL = """
game = "coup"
seed = 1

[[stage]]
name = "small"
decisions = 300
games = 32
steps = 4
minibatch = 64
checkpoints = 2
players = { 2 = 1 }
size = { token = 8, trunk = 16, meeting = 8 }
"""


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    def call(words: str) -> tuple[int, str, str]:
        command, _, rest = words.partition(" ")
        app: Any = import_module(f"intriga.lab.commands.{command}").app
        status = app(rest, result_action="return_value")
        told = capsys.readouterr()
        return status, told.out, told.err

    return call


@pytest.mark.parametrize("words", ["train coup", "exploit honest coup"])
def test_without_the_libraries_for_learning_a_sentence_names_the_extra(
    run: Run, words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "optax", None)
    status, told, errors = run(f"{words} --run {tmp_path / 'run'}")
    assert (status, told) == (2, "")
    assert "pip install 'intriga[train]'" in errors
    assert errors.count("\n") == 1


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("train chess", "there is no game 'chess'"),
        ("train coup --evaluate -1", "counts iterations, at least 0, not -1"),
        ("train coup --checkpoints -1", "counts iterations, at least 0, not -1"),
        ("train coup --recipe own --seed 1", "so it leaves no room for --seed"),
        ("train coup --recipe own --evaluate 5", "so it leaves no room for --evaluate"),
        ("train coup --threads 0", "at least 1 core"),
        ("exploit nobody coup", "called 'nobody'"),
        ("exploit nothing.npz coup", "there is no file"),
        ("exploit honest coup --players 11", "11"),
        ("exploit honest coup --minutes 0", "needs an end"),
        ("exploit honest coup --jobs 0", "at least 1 process has to work, not 0"),
        ("exploit honest coup --leaderboard README.md", "line 1 of README.md is no row"),
    ],
)
def test_impossible_arguments_are_refused_in_a_sentence(
    run: Run, words: str, reason: str, tmp_path: Path
) -> None:
    status, told, errors = run(f"{words} --run {tmp_path / 'run'}")
    assert (status, told) == (2, "")
    assert reason in errors
    assert errors.count("\n") == 1


@pytest.mark.parametrize("words", ["train coup", "exploit honest coup"])
def test_without_the_library_for_event_files_a_sentence_names_the_extra(
    run: Run, words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "tensorboardX", None)
    status, told, errors = run(f"{words} --tensorboard --run {tmp_path / 'run'}")
    assert (status, told) == (2, "")
    assert "pip install 'intriga[tensorboard]'" in errors
    assert errors.count("\n") == 1


@pytest.mark.parametrize("words", ["train coup", "exploit honest coup"])
def test_a_folder_in_use_is_refused_before_anything_is_written(
    run: Run, words: str, tmp_path: Path
) -> None:
    refused: list[tuple[int, str, str]] = []
    with alone_in(tmp_path):
        other = Thread(target=lambda: refused.append(run(f"{words} --run {tmp_path}")))
        other.start()
        other.join()
    ((status, told, errors),) = refused
    assert (status, told) == (2, "")
    assert f"another process learns in {tmp_path}" in errors
    assert [each.name for each in tmp_path.iterdir()] == [LOCK]


def test_a_run_is_told_as_json_read_by_tensorboard_and_named_in_its_folder(
    run: Run, tmp_path: Path
) -> None:
    recipe = tmp_path / "recipe.toml"
    recipe.write_text(SMALL, encoding="utf-8")
    folder = tmp_path / "run"

    status, told, errors = run(f"train coup --recipe {recipe} --run {folder} --json --tensorboard")

    assert status == 0
    assert "M decisions" in errors
    result = json.loads(told)  # nothing stands beside it
    (stage,) = result["stages"]
    assert (stage["name"], stage["over"]) == ("small", True)
    assert stage["training"]["decisions"] == stage["watched"]["decisions"] == 3 * 32 * 4
    assert result["policy"] == str(folder / "policy.npz")
    read: Any = EventAccumulator(str(folder))
    read.Reload()
    assert [each.step for each in read.Scalars("learning/entropy")] == [128, 256, 384]
    assert 'name = "small"' in (folder / "run.toml").read_text(encoding="utf-8")
    assert (folder / "checkpoints" / "policy-000002.npz").exists()

    again = run(f"train coup --recipe {folder / 'run.toml'} --run {tmp_path / 'again'}")

    assert again[0] == 0
    policy = (tmp_path / "again" / "policy.npz").read_bytes()
    assert policy == (folder / "policy.npz").read_bytes()


def test_a_run_about_another_agent_is_not_resumed(run: Run, tmp_path: Path) -> None:
    (tmp_path / "asked.json").write_text(json.dumps({"agent": "uniform"}), encoding="utf-8")
    status, _, errors = run(f"exploit honest coup --run {tmp_path}")
    assert status == 2
    assert "has agent 'uniform', not 'honest'" in errors


@pytest.mark.slow
def test_a_run_is_saved_logged_drawn_and_resumed(run: Run, tmp_path: Path) -> None:
    words = f"train pot-de-vin --run {tmp_path} --minutes 9 --evaluate 0"
    status, told, _ = run(f"{words} --steps 1 --export {tmp_path / 'mine.npz'}")
    assert status == 0
    assert "mine.npz" in told
    assert (tmp_path / "policy.npz").read_bytes() == (tmp_path / "mine.npz").read_bytes()
    assert (tmp_path / "curves.svg").read_text(encoding="utf-8").startswith("<?xml")
    assert run(f"{words} --steps 1")[0] == 0


@pytest.mark.slow
def test_a_response_is_trained_measured_kept_and_not_played_twice(run: Run, tmp_path: Path) -> None:
    words = (
        f"exploit uniform coup --edition coup-es --run {tmp_path} --steps 1000 --games 40"
        " --tables 32 --jobs 1"
    )
    board = tmp_path / "leaderboard.jsonl"
    status, told, _ = run(f"{words} --leaderboard {board} --tensorboard")
    assert status == 0
    read: Any = EventAccumulator(str(tmp_path))
    read.Reload()
    assert [each.step for each in read.Scalars("learning/entropy")] == [512, 1024]
    assert "greedy: wins" in told
    (row,) = read_rows(board)
    assert (row.agent, row.players, row.learned, row.games) == ("uniform", 2, 1024, 40)
    assert row.low < row.share < row.high
    assert row.network == fingerprint("coup")
    curves = (tmp_path / "curves.svg").read_text(encoding="utf-8")
    assert "wins against others while learning" in curves
    result = json.loads((tmp_path / "result.json").read_text(encoding="utf-8"))
    assert result["training"]["decisions"] == 1024
    assert [each["games"] for each in result["measured"]] == [40, 40]
    before = (tmp_path / "games-greedy.jsonl").read_bytes()
    assert run(words)[1].splitlines()[1:] == told.splitlines()[1:]
    assert (tmp_path / "games-greedy.jsonl").read_bytes() == before


@pytest.mark.slow
def test_the_response_to_an_agent_of_a_file_is_printed_as_json(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "last.py"
    file.write_text(
        "class Last:\n    def act(self, view, legal, random):\n        return legal[-1]\n"
    )

    status, told, errors = run(
        f"exploit {file}:Last coup --run {tmp_path} --steps 500 --games 20 --tables 16 --jobs 1"
        " --start nothing --json"
    )

    assert (status, "Traceback" in errors) == (0, False)
    result = json.loads(told)  # nothing stands beside it
    assert result == json.loads((tmp_path / "result.json").read_text(encoding="utf-8"))
    assert result["sha256"] == sha256(file.read_bytes()).hexdigest()
    assert [each["play"] for each in result["measured"]] == ["greedy", "plain"]


def test_a_recipe_leaves_no_room_for_steps(run: Run, tmp_path: Path) -> None:
    status, _, errors = run(f"train coup --run {tmp_path} --recipe own --steps 1e6")
    assert status == 2
    assert "so it leaves no room for --steps" in errors


@pytest.mark.slow
def test_the_stages_of_a_recipe_are_trained_and_named(run: Run, tmp_path: Path) -> None:
    recipe = tmp_path / "recipe.toml"
    recipe.write_text(
        'game = "coup"\nseed = 1\n'
        '[[stage]]\nname = "alone"\ndecisions = 500\ngames = 32\nplayers = { 2 = 1 }\n'
        '[[stage]]\nname = "next"\nbegins = "alone"\ndecisions = 500\ngames = 32\n'
        "players = { 2 = 1 }\n",
        encoding="utf-8",
    )
    words = f"train coup --run {tmp_path / 'run'} --recipe {recipe} --minutes 9"

    status, told, _ = run(words)

    assert status == 0
    assert "alone: 0.00 of 0.0005 million decisions" in told
    assert (tmp_path / "run" / "next" / "policy.npz").exists()
    assert (tmp_path / "run" / "alone" / "curves.svg").exists()
    before = (tmp_path / "run" / "next" / "learner.npz").read_bytes()
    assert run(words)[0] == 0
    assert (tmp_path / "run" / "next" / "learner.npz").read_bytes() == before


def test_a_response_in_a_game_that_pays_otherwise_is_refused(run: Run, tmp_path: Path) -> None:
    with found(tmp_path / "installed"):
        words = f"exploit uniform kuhn-poker --players 2 --run {tmp_path / 'run'}"
        status, _, errors = run(words)

    assert status == 2
    assert "counts games won, and kuhn-poker pays otherwise: see intriga solve" in errors
