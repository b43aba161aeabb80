"""The files of examples do what they say."""

import ast
import json
import re
from importlib import util
from pathlib import Path
from types import ModuleType

import pytest

from intriga.cli.replay import AGREED, replay
from tests.cli.command import intriga
from tests.docs.notebook import kept, results
from tests.packaging.test_peers import EXAMPLES as PEERS

EXAMPLES = Path(__file__).parents[2] / "examples"
ELSEWHERE = {
    *PEERS,  # run where the packages are tried
    "socket_bot.py",  # tests/server/test_bot.py seats it
}
PAGE = EXAMPLES.parent / "docs/how-to/examples.md"


def load(name: str) -> ModuleType:
    """Return the module of an example, without running it as a script."""
    spec = util.spec_from_file_location(f"examples_{name}", EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_rich_bot_wins_between_10_and_90_percent(capsys: pytest.CaptureFixture[str]) -> None:
    load("rich_bot").main(games=60)

    shares = re.findall(r"against (\S+) +([\d.]+)%", capsys.readouterr().out)
    assert [name for name, _ in shares] == ["uniform", "honest", "rule-of-thumb"]
    assert all(10 < float(share) < 90 for _, share in shares)


def test_a_game_played_at_random_leaves_a_record_that_replays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)

    load("random_game").main()

    assert "game.jsonl" in capsys.readouterr().out
    assert replay([tmp_path / "game.jsonl"], check=True) == AGREED


def test_the_record_beside_the_examples_is_that_game(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"

    load("random_game").main(str(file))

    assert file.read_text("utf-8") == (EXAMPLES / "game.jsonl").read_text("utf-8")


@pytest.mark.compiled
def test_a_batch_plays_games_to_their_end(capsys: pytest.CaptureFixture[str]) -> None:
    load("batch").main(games=64, steps=200)

    assert int(capsys.readouterr().out.split()[0]) > 64


@pytest.mark.lab
@pytest.mark.parametrize(("agent", "least", "ahead"), [("casual", 60, -5), ("honest", 85, 5)])
def test_imitation_predicts_most_choices_of_a_level_and_of_the_honest(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], agent: str, least: float, ahead: float
) -> None:
    words = ("coup", "--games", 100, "--seed", 1, "--jobs", 1, "--agents", agent)
    assert intriga("dataset", *words, "--out", tmp_path / "d").status == 0

    load("imitation").main(str(tmp_path / "d"))

    said = re.findall(r"([\d.]+)%", capsys.readouterr().out)
    predicted, often = map(float, said)
    assert predicted > least
    assert predicted > often + ahead


@pytest.mark.lab
def test_all_seats_play_through_pettingzoo(capsys: pytest.CaptureFixture[str]) -> None:
    load("pettingzoo_loop").main()

    said = re.findall(r"'seat_\d': ([-\d.]+)", capsys.readouterr().out)
    assert max(map(float, said)) == 1.0
    assert abs(sum(map(float, said))) < 1e-5


def test_running_the_notebook_gives_its_stored_results() -> None:
    notebook = json.loads((EXAMPLES / "first_steps.ipynb").read_text("utf-8"))

    assert results(notebook) == kept(notebook), "python -m tests.docs.notebook FILE"
    assert len(kept(notebook)) > 5


def test_every_example_is_run_here_or_elsewhere() -> None:
    tried = Path(__file__).read_text("utf-8")
    here = {f"{name}.py" for name in re.findall(r'load\("(\w+)"\)', tried)}

    assert {file.name for file in EXAMPLES.glob("*.py")} <= here | ELSEWHERE


def test_every_example_says_how_to_run_it() -> None:
    for file in (each for each in EXAMPLES.glob("*.py") if each.name not in PEERS):
        about = ast.get_docstring(ast.parse(file.read_text("utf-8"))) or ""
        assert f"{file.name}" in about, file


def test_every_example_stands_on_the_page_about_them() -> None:
    page = PAGE.read_text("utf-8")
    lying = {file.name for file in EXAMPLES.iterdir() if not file.name.startswith((".", "_"))}

    assert {name for name in lying if f"`{name}" not in page and f"[{name}]" not in page} == set()
