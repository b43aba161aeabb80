"""A machine that has nothing but what the README asks for: its tests are skipped in a sentence."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TEST = "tests/e2e/test_about.py"
OWN = frozenset({"CHROMIUM", "INTRIGA_BROWSER", "INTRIGA_POSTGRES", "INTRIGA_COMPILER"})


def bare(folder: Path, *command: str, **more: str) -> subprocess.CompletedProcess[str]:
    """Run Python on a machine without any program, whose home is *folder*."""
    around = {name: text for name, text in os.environ.items() if name not in OWN}
    around |= {"PATH": "", "HOME": str(folder), "PLAYWRIGHT_BROWSERS_PATH": str(folder)} | more
    call = [sys.executable, *command]
    return subprocess.run(call, cwd=ROOT, env=around, capture_output=True, text=True, check=False)


def tried(folder: Path, **more: str) -> subprocess.CompletedProcess[str]:
    """Run a file of tests of the page there."""
    return bare(folder, "-m", "pytest", "--no-cov", "-rs", "-p", "no:randomly", TEST, **more)


@pytest.fixture
def browser_that_is_none(tmp_path: Path) -> str:
    """Return a file that is called a browser."""
    path = tmp_path / "chromium"
    path.touch()
    return str(path)


def test_without_a_browser_the_tests_of_the_page_are_skipped_in_a_sentence(tmp_path: Path) -> None:
    done = tried(tmp_path, PLAYWRIGHT_NODEJS_PATH="/bin/false")

    assert done.returncode == 0, done.stdout
    assert "Chromium is not installed: on Debian, sudo apt-get install chromium" in done.stdout


def test_a_driver_that_does_not_start_is_skipped_too(
    tmp_path: Path, browser_that_is_none: str
) -> None:
    driver = {"CHROMIUM": browser_that_is_none, "PLAYWRIGHT_NODEJS_PATH": "/bin/false"}

    done = tried(tmp_path, **driver)

    assert done.returncode == 0, done.stdout
    assert "Playwright does not start" in done.stdout
    assert "sudo apt-get install libatomic1" in done.stdout


def test_where_a_browser_is_required_its_want_is_a_failure(tmp_path: Path) -> None:
    done = tried(tmp_path, INTRIGA_BROWSER="required")

    assert done.returncode != 0
    assert "INTRIGA_BROWSER=required, but Chromium is not installed" in done.stdout


def test_one_line_installs_all_that_tests_miss(tmp_path: Path) -> None:
    said = bare(tmp_path, "-m", "tests.wants").stdout

    assert "Chromium" in said
    assert "sudo apt-get install chromium" in said
    assert "gcc" in said
