"""The programs that tests want of a machine besides Python: those missing, and how to get them.

A test of something that is missing is skipped in one sentence, or fails where a variable of the
environment is ``required``.  ``python -m tests.wants`` names all that is missing, and the one
line that installs it.
"""

import os
import re
import shutil
import sys
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Final, NamedTuple, NoReturn

import pytest
from platformdirs import user_cache_path

# The first is the same engine without a window around each page: it opens one with a fifth of the
# work, and is what Playwright runs by itself.
BROWSERS: Final = (
    *("chromium-headless-shell", "chromium", "chromium-browser"),
    *("google-chrome", "google-chrome-stable"),
)


INSTALL: Final = {
    "apt-get": "sudo apt-get install",
    "dnf": "sudo dnf install",
    "brew": "brew install",
}


class Want(NamedTuple):
    """A thing that tests want: *what* it is, and its *packages* by the program that has them."""

    what: str
    variable: str  # of the environment
    find: Callable[[], object]  # returns where it is, or nothing
    packages: Mapping[str, str]


def chromium() -> str | None:
    """Return $CHROMIUM, or the Chromium or Chrome of the machine."""
    return os.environ.get("CHROMIUM") or _first(BROWSERS)


def fetched_browser() -> bool:
    """Say whether Playwright has fetched a browser for itself, whose place its driver knows."""
    folder = os.environ.get("PLAYWRIGHT_BROWSERS_PATH") or user_cache_path("ms-playwright")
    return any(Path(folder).glob("chromium*"))


def programs() -> Path | None:
    """Return the folder of PostgreSQL's programs, None where it is not installed."""
    found = shutil.which("initdb")
    if found is not None:
        return Path(found).resolve().parent
    folders = Path("/usr/lib/postgresql").glob("*/bin/initdb")
    return max((each.parent for each in folders), key=_version_of, default=None)


def _version_of(folder: Path) -> int:
    return int(re.sub(r"\D", "", folder.parent.name) or 0)


def compiler() -> str | None:
    """Return a compiler for C, on Linux."""
    return shutil.which("cc") if sys.platform == "linux" else None


def _first(names: Iterable[str]) -> str | None:
    return next(filter(None, map(shutil.which, names)), None)


BROWSER: Final = Want(
    "Chromium",
    "INTRIGA_BROWSER",
    lambda: chromium() or fetched_browser(),
    dict.fromkeys(INSTALL, "chromium"),
)
POSTGRES: Final = Want(
    "PostgreSQL",
    "INTRIGA_POSTGRES",
    programs,
    {"apt-get": "postgresql", "dnf": "postgresql-server", "brew": "postgresql"},
)
COMPILER: Final = Want(
    "a compiler for C", "INTRIGA_COMPILER", compiler, {"apt-get": "gcc libc6-dev", "dnf": "gcc"}
)
CADDY: Final = Want(
    "Caddy", "INTRIGA_PROXY", lambda: shutil.which("caddy"), dict.fromkeys(INSTALL, "caddy")
)
WANTS: Final = (BROWSER, POSTGRES, COMPILER)  # the others are for tests that take minutes


def need(want: Want) -> None:
    """Skip a test where the *want* is not met, or let it fail where it has to be."""
    if not want.find():
        missing(want)


def missing(want: Want, reason: str = "") -> NoReturn:
    """Skip a test for a *reason*, or by what meets the *want*; or fail where it has to be met."""
    sentence = reason or f"{want.what} is not installed: {_how([want])}"
    if os.environ.get(want.variable) == "required":
        pytest.fail(f"{want.variable}=required, but {sentence}")
    pytest.skip(sentence)


def _how(wants: Iterable[Want]) -> str:
    """Return the line that installs what meets the *wants*, as Debian has it if need be."""
    found = _first(INSTALL)
    name = Path(found).name if found else next(iter(INSTALL))
    packages = [want.packages[name] for want in wants if name in want.packages]
    return f"{'' if found else 'on Debian, '}{' '.join([INSTALL[name], *packages])}"


def advice() -> str | None:
    """Return what is not here, and the one line that installs it; None if all is."""
    lacking = [want for want in WANTS if not want.find()]
    if not lacking:
        return None
    named = ", ".join(want.what for want in lacking)
    return f"Tests of what is not installed are skipped ({named}). To have it: {_how(lacking)}"


if __name__ == "__main__":
    if said := advice():
        print(said)  # noqa: T201  what a command is for
