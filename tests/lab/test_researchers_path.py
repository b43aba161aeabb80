"""The six steps of docs/researchers.md lead from an installation to a figure that can be cited."""

import re
import shlex
import tomllib
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/researchers.md").read_text(encoding="utf-8")
STEPS = PAGE.partition("## From install to a figure")[2].partition("### For a paper")[0]
CALLS = re.findall(r"^\$ intriga (\w+) (.*)$", STEPS, re.MULTILINE)


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", STEPS, re.DOTALL)


def test_there_are_six_steps_with_a_block_each() -> None:
    numbers = re.findall(r"^\*\*(\d)\. ", STEPS, re.MULTILINE)

    assert numbers == ["1", "2", "3", "4", "5", "6"]
    assert [name for name, _ in CALLS] == ["train", "arena", "exploit", "card"]
    assert all("```" in step for step in re.split(r"^\*\*\d\. ", STEPS, flags=re.MULTILINE)[1:])


def test_the_extras_of_the_first_step_are_those_of_the_package() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    [named] = re.findall(r"^\$ pip install '\.\[(.*)\]'$", STEPS, re.MULTILINE)

    assert {*named.split(",")} <= {*project["optional-dependencies"]}


def test_the_six_steps_end_with_a_card_of_the_weights_that_were_measured(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    [recipe], [check] = blocks("toml"), blocks("python")
    Path("small.toml").write_text(recipe, encoding="utf-8")

    exec(compile(check, "docs/researchers.md", "exec"), {})  # noqa: S102  our own page
    for name, rest in CALLS:
        command: Any = import_module(f"intriga.lab.commands.{name}").app
        assert command(shlex.split(rest), result_action="return_value") == 0, name

    card = Path("card.md").read_text(encoding="utf-8")
    assert sha256(Path("mine/policy.npz").read_bytes()).hexdigest() in card
    assert "| policy.npz + honest | `contest.jsonl` | 20 |" in card
    assert "by a response of 512 decisions, greedy | `against/result.json` | 20 |" in card
