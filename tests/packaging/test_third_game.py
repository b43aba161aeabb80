"""A game of another package is there wherever the games of the house are, once it is installed.

The page is tested with it in ``tests/e2e/test_third_game.py``.
"""

import re
import sys
from pathlib import Path
from random import Random
from zipfile import ZipFile

import pytest

from tests.kuhn.installed import EXAMPLE
from tests.packaging.installing import COMPILING, Installation, Packages, uv
from tests.server.playing import BRISK, Browser

pytestmark = pytest.mark.slow

GAME = "kuhn-poker"
EXTRAS = "gymnasium,mcp,openspiel,pettingzoo,textarena"
EVERYWHERE = Path(__file__).with_name("everywhere.py")
CALLER = """
from intriga.core.manifest import AgentEntry

class Caller:
    def act(self, view, legal, random):
        return legal[0]

ENTRY = AgentEntry(maker="caller:Caller")
"""
LISTED = "from intriga.core.games import games; print(*games())"


@pytest.fixture(scope="module")
def third(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the wheel of Kuhn poker."""
    folder = tmp_path_factory.mktemp("third")
    uv("build", "--wheel", "--python", sys.executable, "--out-dir", folder, EXAMPLE)
    (wheel,) = folder.glob("*.whl")
    return wheel


@pytest.fixture(scope="module")
def installed(
    packages: Packages, third: Path, tmp_path_factory: pytest.TempPathFactory
) -> Installation:
    folder = tmp_path_factory.mktemp("with-third")
    return Installation(packages.wheel, folder, third, extras=EXTRAS)


def test_its_wheel_holds_its_words_beside_its_code(third: Path) -> None:
    kept = {file for kind in ("*.py", "*.ftl") for file in (EXAMPLE / "src").rglob(kind)}
    with ZipFile(third) as archive:
        packed = {name for name in archive.namelist() if ".dist-info/" not in name}

    assert packed == {file.relative_to(EXAMPLE / "src").as_posix() for file in kept}


def test_it_is_found_by_its_entry_point(installed: Installation) -> None:
    found = installed.run("-c", LISTED, program="python").stdout.split()

    assert GAME in found
    assert GAME in installed.run("play", "--help").stdout


def test_it_is_played_at_a_terminal_to_its_end(installed: Installation) -> None:
    call = ("--players", "2", "--fast", "--seed", "3", "--name", "Ana", "--language", "pt-BR")

    shown = installed.at_terminal("play", GAME, *call, typed="1", until="★")

    assert "Fichas" in shown
    assert re.search("Passar|Pagar", shown)  # the first answer, whoever has begun


def test_its_games_are_simulated_recorded_and_replayed(installed: Installation) -> None:
    played = installed.run("simulate", GAME, "--games", "20", "--record", "kuhn.jsonl")
    replayed = installed.run("replay", "--check", "kuhn.jsonl")

    assert (played.returncode, replayed.returncode) == (0, 0), played.stderr + replayed.stderr


def test_agents_of_other_packages_are_measured_in_it(installed: Installation) -> None:
    (packages,) = installed.bin.parent.rglob("site-packages")
    (packages / "caller.py").write_text(CALLER, encoding="utf-8")
    about = packages / "caller-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: caller\nVersion: 1\n")
    (about / "entry_points.txt").write_text("[intriga.agents]\ncaller = caller:ENTRY\n")
    call = ("--agents", "uniform", "caller", "--games", "20", "--out", "arena.jsonl")

    done = installed.run("arena", GAME, *call, "--jobs", "1")

    assert done.returncode == 0, done.stderr
    assert "caller" in done.stdout


def test_a_server_seats_people_and_bots_at_it_and_every_adapter_plays_it(
    installed: Installation,
) -> None:
    with installed.serving("serve", "--port", "0", "--data", "third") as lines:
        (address,) = re.findall(r"http://[0-9.]+:[0-9]+", lines[0])
        browser = Browser(address)
        wish = {"game": GAME, "preset": "kuhn", "name": "Ana", "chairs": 2, "settings": BRISK}
        opened = browser.ask("/api/tables", {**wish, "bots": ["uniform"]})
        with browser.sit(opened.json["table"]) as seat:
            seat.look()
            seat.command("start")
            seat.play(Random(9))
        done = installed.run(EVERYWHERE, address, program="python", patience=COMPILING)

    assert seat.scene["deal"]["standing"]["winners"]
    assert (done.returncode, done.stdout) == (0, "played everywhere\n"), done.stderr
