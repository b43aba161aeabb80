"""Another package adds an agent by an entry point, without a change to Intriga."""

import subprocess
import sys
from pathlib import Path

import pytest

from intriga.core.games import games

MODULE = """
from intriga.core.manifest import AgentEntry

AGENT = AgentEntry(maker="parrot:Parrot", setting="which of the open actions, from 0")
COUP_ONLY = AgentEntry(maker="parrot:Parrot", games=("coup",))
IMPOSTOR = AgentEntry(maker="parrot:Parrot")


class Parrot:
    def __init__(self, place="0"):
        self.place = int(place)

    def act(self, view, legal, random):
        return legal[min(self.place, len(legal) - 1)]
"""
ENTRIES = """
[intriga.agents]
parrot = parrot:AGENT
magpie = parrot:COUP_ONLY
rule-of-thumb = parrot:IMPOSTOR
"""
METADATA = "Metadata-Version: 2.1\nName: parrot\nVersion: 1\n"


@pytest.fixture
def installed(tmp_path: Path) -> Path:
    """Return a folder with a distribution in it, as an installer leaves it."""
    (tmp_path / "parrot.py").write_text(MODULE)
    about = tmp_path / "parrot-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(METADATA)
    (about / "entry_points.txt").write_text(ENTRIES)
    return tmp_path


def said(folder: Path, statement: str) -> str:
    """Return what a Python with *folder* on its path prints for *statement*."""
    code = f"import sys; sys.path.insert(0, {str(folder)!r})\n{statement}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return done.stdout.strip()


@pytest.mark.parametrize("game", games())
def test_an_agent_of_another_package_plays_every_game_that_it_says(
    installed: Path, game: str
) -> None:
    found = said(installed, f"from intriga.agents import *; print(agents_for({game!r}))")

    assert "'parrot'" in found
    assert ("'magpie'" in found) == (game == "coup")


def test_an_agent_of_another_package_is_made_by_its_name_with_its_setting(installed: Path) -> None:
    act = "agent('parrot:2', 'coup').act(None, [5, 6, 7], None)"

    assert said(installed, f"from intriga.agents import agent; print({act})") == "7"


def test_another_package_does_not_take_the_name_of_a_games_own_agent(installed: Path) -> None:
    kind = "type(agent('rule-of-thumb', 'coup')).__name__"

    assert said(installed, f"from intriga.agents import agent; print({kind})") == "RuleOfThumb"
