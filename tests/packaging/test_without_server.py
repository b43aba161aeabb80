"""The page *Install* says how to have games and batches without the server: as it says, it goes."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.packaging.installing import BIN, COMPILING, ROOT, Packages, locked, uv

pytestmark = pytest.mark.slow

PAGE = ROOT / "docs/how-to/install.md"
FOLDER = "path/to/intriga"
PLAYS = """
import intriga
game = intriga.new_game("coup", seed=1)
while not game.is_over:
    game.play(intriga.agent("casual"))
intriga.match("pot-de-vin", ["casual", "beginner"], games=4)
assert intriga.Batch("coup", games=2)
for name in intriga.game_names():
    assert intriga.agent_names(name) and intriga.options(name) and intriga.editions(name)
"""
PRINTS = """
import intriga
game = intriga.new_game("coup", seed=1)
print(game, game.log())
"""


def block() -> list[list[str]]:
    """Return the lines that the page has for it, each in its words."""
    section = PAGE.read_text(encoding="utf-8").partition("## Without the server")[2]
    [lines] = re.findall(r"```sh\n(.*?)```", section.partition("\n## ")[0], re.DOTALL)
    return [line.split() for line in lines.splitlines()]


@pytest.fixture(scope="module")
def place(packages: Packages, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return an environment where the lines of the page were typed."""
    folder = tmp_path_factory.mktemp("without")
    place = folder / "installed"
    uv("venv", "--python", sys.executable, place)
    versions = locked(folder)
    for _, *words in block():
        what = [str(packages.wheel) if word == FOLDER else word for word in words]
        uv("pip", *what, "--python", place, "--constraints", versions)
    return place


def ran(place: Path, code: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [place / BIN / "python", "-c", code],
        cwd=place.anchor,
        env={},
        capture_output=True,
        text=True,
        timeout=COMPILING,
        check=False,
    )


def test_games_agents_matches_and_batches_work_as_the_page_installs_them(place: Path) -> None:
    done = ran(place, PLAYS)

    assert done.returncode == 0, done.stderr


def test_printing_a_game_works_with_the_packages_that_its_page_names(place: Path) -> None:
    done = ran(place, PRINTS)

    assert done.returncode == 1
    assert done.stderr.endswith("needs disarm, which comes with: pip install 'disarm'\n")

    [said] = re.findall(r"^Printing a game (.*)$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    words = re.findall("`(.+?)`", said)
    uv("pip", "install", *words, "--python", place)

    done = ran(place, PRINTS)

    assert done.returncode == 0, done.stderr
