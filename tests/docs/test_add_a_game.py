"""The page on adding a game is a whole game: whoever follows it has one that plays."""

import subprocess
import sys
from collections.abc import Mapping
from os import environ
from pathlib import Path, PurePosixPath

import pytest

from docs import generate
from tests.kuhn.installed import EXAMPLE, describe

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "how-to" / "add-a-game.md"
OTHER_LANGUAGES = {f"src/kuhn_poker/words/{tag}/kuhn.ftl" for tag in ("pt-BR", "es")}


def shown_files() -> Mapping[str, str]:
    """Return the files that the page shows, by their places in the package."""
    example = PurePosixPath(EXAMPLE.relative_to(ROOT).as_posix())
    files: dict[str, str] = {}
    for mark in generate.CODE.finditer(PAGE.read_text(encoding="utf-8")):
        block = mark.group().split("```", 1)[1].rsplit("```", 1)[0]
        name = PurePosixPath(mark["file"]).relative_to(example).as_posix()
        files[name] = block.partition("\n")[2]
    return files


def test_the_page_shows_every_file_of_the_package_but_two_languages() -> None:
    kinds = {".py", ".ftl", ".toml"}
    lying = {file for file in EXAMPLE.rglob("*") if file.suffix in kinds and file.is_file()}

    assert {file.relative_to(EXAMPLE).as_posix() for file in lying} == {
        *shown_files(),
        *OTHER_LANGUAGES,
    }


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    """Return where a program finds the package that the page shows, written and installed."""
    package = tmp_path / "kuhn-poker"
    for name, text in shown_files().items():
        file = package / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    describe(tmp_path / "installed", package)
    return {**environ, "PYTHONPATH": f"{tmp_path / 'installed'}:{package / 'src'}"}


def test_the_game_of_the_page_is_played_recorded_and_replayed(
    tmp_path: Path, environment: dict[str, str]
) -> None:
    calls = (
        ["simulate", "kuhn-poker", "--games", "20", "--record", "kuhn.jsonl"],
        ["replay", "--check", "kuhn.jsonl"],
    )
    for call in calls:
        done = subprocess.run(
            [sys.executable, "-m", "intriga", *call],
            cwd=tmp_path,
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        assert done.stdout
