"""The page on adding an option is a whole option: whoever follows it has one that is played.

The steps are the page's own changes, made in a copy of the repository.
"""

import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from os import environ
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "how-to" / "add-an-option.md"
BLOCK = re.compile(r"^```diff\n--- (\S+)\n\+\+\+ \1\n@@\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LEFT = shutil.ignore_patterns(
    ".*", "__pycache__", "_build", "browsers", "e2e", "golden", "node_modules", "static"
)
PLACES = "tests/games/test_option_places.py"


@dataclass(frozen=True)
class Change:
    """A change that the page shows: lines of a *file*, each kept, added or taken away."""

    file: str
    lines: tuple[str, ...]

    def make(self, root: Path) -> None:
        """Make the change below *root*, in the one place that is as the page says."""
        path = root / self.file
        text = path.read_text(encoding="utf-8")
        old, new = self._without("+"), self._without("-")
        if old:
            assert text.count(old) == 1, f"{self.file} has not once\n{old}"
            text = text.replace(old, new)
        else:
            text += new
        path.write_text(text, encoding="utf-8")

    def _without(self, sign: str) -> str:
        return "".join(f"{line[1:]}\n" for line in self.lines if line[:1] != sign)


def changes() -> Iterator[Change]:
    """Yield the changes of the page, in their order."""
    for found in BLOCK.finditer(PAGE.read_text(encoding="utf-8")):
        yield Change(found[1], tuple(found[2].splitlines()))


def copy_with(root: Path, made: Iterable[Change]) -> Path:
    """Return a copy of the repository at *root* in which the changes are *made*."""
    shutil.copytree(ROOT, root, ignore=LEFT, dirs_exist_ok=True)
    for each in made:
        each.make(root)
    return root


def called(root: Path, *words: str) -> "subprocess.CompletedProcess[str]":
    """Call Python in the copy at *root*."""
    around = {**environ, "PYTHONPATH": str(root / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run(
        [sys.executable, *words], cwd=root, env=around, capture_output=True, text=True, check=False
    )


def run_tests(root: Path, *tests: str) -> str:
    """Return what the *tests* say in the copy at *root*."""
    options = ("-q", "--no-cov", "-p", "no:cacheprovider", "-p", "no:randomly")
    return called(root, "-m", "pytest", *options, *tests).stdout


FORGOTTEN = {
    "docs/rules/rulings.md": "rulings.md lacks AMB-95, the ruling that rich_income settles",
    "docs/rules/options.md": "docs/rules/options.md has no section `rich_income`",
    "conformance/coup/rules-options.jsonl": "no game in conformance/coup has rich_income set to",
    "src/intriga/games/coup/state.py": "add the field rich_income in games/coup/state.py",
    "src/intriga/games/coup/ruleset.py": "set `version` in games/coup/ruleset.py to",
    PLACES: "and add that to WIDTHS in tests/games/test_option_places.py",
    "tests/oracle/coverage.py": "raise LAST_RULING in tests/oracle/coverage.py",
    "tests/oracle/coup_setup.py": "'rich_income': (False, True)",
    "src/intriga/games/coup/words/en/options.ftl": "words/en/options.ftl lacks option-rich-income",
    "src/intriga/games/coup/words/es/options.ftl": "words/es/options.ftl lacks option-rich-income",
    "src/intriga/games/coup/words/pt-BR/options.ftl": "pt-BR/options.ftl lacks option-rich-income",
}
"""The message of the test that fails when a change to a file was forgotten."""
WHOLE = {  # changes without which there is no option, or none that is like the rules
    "src/intriga/games/coup/options.py",
    "src/intriga/games/coup/rules/actions.py",
    "tests/oracle/coup_flow.py",
}
SAYS = {"tests/oracle/coup_setup.py": "tests/games/coup/test_options.py"}


def test_each_change_of_the_page_is_one_of_those_that_can_be_forgotten() -> None:
    assert {each.file for each in changes()} == {*FORGOTTEN, *WHOLE}


def test_each_change_of_the_page_can_be_made(tmp_path: Path) -> None:
    for each in changes():
        file = tmp_path / each.file
        if not file.exists():
            file.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / each.file, file)
        assert "AMB-95" not in file.read_text("utf-8"), "the page's ruling has a number of its own"
    for each in changes():
        each.make(tmp_path)


@pytest.mark.slow
@pytest.mark.parametrize("file", FORGOTTEN)
def test_a_place_that_is_forgotten_is_named_in_words(tmp_path: Path, file: str) -> None:
    root = copy_with(tmp_path, (each for each in changes() if each.file != file))

    assert FORGOTTEN[file] in run_tests(root, SAYS.get(file, PLACES))


@pytest.fixture(scope="module")
def followed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy in which every step was followed."""
    return copy_with(tmp_path_factory.mktemp("followed"), changes())


@pytest.mark.slow
def test_the_steps_of_the_page_are_complete(followed: Path) -> None:
    done = called(followed, "docs/generate.py")
    assert done.returncode == 0, done.stderr
    told = run_tests(
        followed,
        PLACES,
        "tests/games/coup/test_options.py",
        "tests/games/coup/test_bounds.py",
        "tests/games/coup/test_conformance.py",
        "tests/words/test_messages.py",
    )

    assert "failed" not in told, told
    assert "passed" in told, told


EVERYBODY = """
import sys, intriga
for name in intriga.agent_names("coup"):
    if name == "master" and "quick" in sys.argv:
        continue
    for rich in (False, True):
        game = intriga.new_game("coup", players=3, first=0, seed=1, options={"rich_income": rich})
        agent = intriga.agent(name, "coup")
        for _ in range(12):
            if not game.is_over:
                game.play(agent)
        print(name, rich, len(game.inputs))
game = intriga.new_game("coup", players=3, first=0, seed=1, options={"rich_income": True})
game.play("income")
assert game.view(0).coins[0] == 4, game
"""
DUELS = """
import intriga
from intriga.games.coup.agents.duels import table
DUEL = "hands=[[duke],[contessa]] face_up=[[captain],[captain]] coins=[2,2]"
for rich in (False, True):
    options = {"rich_income": rich, "two_player_setup": "normal"}
    game = intriga.new_game("coup", edition="coup-es", position=DUEL, options=options)
    print(rich, table().strategy(game.view(0)) is not None)
"""


@pytest.mark.slow
def test_every_level_and_style_plays_with_the_option_and_without(followed: Path) -> None:
    done = called(followed, "-c", EVERYBODY)

    assert done.returncode == 0, done.stderr
    assert {"expert True 12", "master True 12"} <= {*done.stdout.splitlines()}, done.stdout


@pytest.mark.slow
def test_the_table_of_duels_is_not_asked_about_an_option_that_it_does_not_know(
    followed: Path,
) -> None:
    assert called(followed, "-c", DUELS).stdout.split() == ["False", "True", "True", "False"]
