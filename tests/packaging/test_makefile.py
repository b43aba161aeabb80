"""``make setup`` is enough for what it is said to be enough for: no target brings more."""

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def asked(*words: str) -> str:
    """Return what make would do."""
    call = ["make", "--dry-run", "--always-make", *words]
    return subprocess.run(call, cwd=ROOT, capture_output=True, text=True, check=True).stdout


NEEDED = ("check", "docs", "format", "setup", "test", "web-check", "web-size")


@pytest.mark.parametrize("target", NEEDED)
def test_tests_of_play_install_no_laboratory(target: str, tmp_path: Path) -> None:
    done = asked(target, f"VENV={tmp_path / 'venv'}")
    installs = [line for line in done.splitlines() if "uv sync" in line]

    assert installs
    assert not any("--group" in line for line in installs)


def test_no_target_removes_the_packages_of_another() -> None:
    for target in ("play", "setup", "setup-lab"):
        assert all("--inexact" in line for line in asked(target).splitlines() if "uv sync" in line)


@pytest.mark.parametrize("target", ["play", "setup", "setup-lab"])
def test_a_registry_that_cannot_be_reached_is_named_as_the_cause(target: str) -> None:
    fetching = [
        line for line in asked(target).splitlines() if re.search("uv sync|pip install", line)
    ]

    assert fetching
    assert all("the package registries cannot be reached" in line for line in fetching)
