"""Where compiled code is kept: in a folder of one's own that can be written, or nowhere."""

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from intriga.core.compiled.code_folder import code_folder

NOWHERE = "/proc/nowhere"  # nobody can make a folder there, root neither
RULES = "def tax():\n    return {coins}\n"
KERNEL = """
import rules
from intriga.core.compiled.engine import kernel

def pay():
    return rules.tax()

compiled = kernel(pay, [rules])
print(compiled(), sum(compiled.stats.cache_hits.values()))
"""


@pytest.fixture(autouse=True)
def no_place_of_the_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Give a home that cannot be written, and a folder for temporary files."""
    monkeypatch.delenv("INTRIGA_CACHE_DIR", raising=False)
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    monkeypatch.setenv("HOME", NOWHERE)
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))


def test_the_first_place_that_can_be_written_is_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    every = {"INTRIGA_CACHE_DIR": str(tmp_path / "own"), "XDG_CACHE_HOME": str(tmp_path / "xdg")}
    assert code_folder("1f", every) == tmp_path / "own" / "1f"
    assert code_folder("1f", {**every, "INTRIGA_CACHE_DIR": NOWHERE}) == tmp_path / "xdg/intriga/1f"
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    unwritable = dict.fromkeys(every, NOWHERE)
    assert code_folder("1f", unwritable) == tmp_path / "home/.cache/intriga/1f"


def test_a_relative_cache_home_is_ignored(tmp_path: Path) -> None:
    assert code_folder("1f", {"XDG_CACHE_HOME": "here"}) == _temporary(tmp_path)


def test_without_a_home_a_private_temporary_folder_is_taken(tmp_path: Path) -> None:
    folder = _temporary(tmp_path)
    assert code_folder("1f", {}) == folder
    assert folder.stat().st_mode & 0o777 == 0o700
    assert code_folder("1f", {}) == folder


@pytest.mark.parametrize("made", ["link", "open", "file"])
def test_a_temporary_folder_that_others_may_have_made_is_refused(tmp_path: Path, made: str) -> None:
    folder = _temporary(tmp_path)
    if made == "link":
        (tmp_path / "elsewhere").mkdir(mode=0o700)
        folder.symlink_to(tmp_path / "elsewhere")
    elif made == "open":
        folder.mkdir()
        folder.chmod(0o777)
    else:
        folder.touch()
    assert code_folder("1f", {}) is None


def test_compiled_rules_are_never_older_than_their_text(tmp_path: Path) -> None:
    assert _paid(tmp_path, coins=3) == "3 0"
    assert _paid(tmp_path, coins=3) == "3 1"
    assert _paid(tmp_path, coins=4) == "4 0"


def test_rules_are_compiled_where_nothing_can_be_kept(tmp_path: Path) -> None:
    nothing = {"TMPDIR": NOWHERE, "PYTHONPATH": str(tmp_path)}
    (tmp_path / "sitecustomize.py").write_text(
        "import tempfile\ntempfile.tempdir = '/proc/nowhere'\n"
    )
    for _ in range(2):
        assert _paid(tmp_path, coins=3, environment=nothing) == "3 0"


def test_code_that_a_crash_damaged_is_made_again(tmp_path: Path) -> None:
    kept = {"INTRIGA_CACHE_DIR": str(tmp_path / "kept")}
    assert _paid(tmp_path, coins=3, environment=kept) == "3 0"
    for file in (tmp_path / "kept").rglob("*.nb?"):
        file.write_bytes(b"")
    assert _paid(tmp_path, coins=3, environment=kept) == "3 0"
    assert _paid(tmp_path, coins=3, environment=kept) == "3 1"


def test_a_full_disk_costs_only_time(tmp_path: Path) -> None:
    kept = {"INTRIGA_CACHE_DIR": str(tmp_path / "kept")}
    full = "import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (512, 512))\n"
    ignoring = "import signal; signal.signal(signal.SIGXFSZ, signal.SIG_IGN)\n"
    assert _paid(tmp_path, coins=3, environment=kept, before=ignoring + full) == "3 0"


def _temporary(root: Path) -> Path:
    return root / f"intriga-{os.getuid()}-1f"


def _paid(
    folder: Path, *, coins: int, environment: Mapping[str, str] | None = None, before: str = ""
) -> str:
    """Return what a process of its own pays by rules of *coins*, and how much it had compiled."""
    (folder / "rules.py").write_text(RULES.format(coins=coins))
    (folder / "pay.py").write_text(before + KERNEL)
    done = subprocess.run(
        [sys.executable, "-B", folder / "pay.py"],
        env={**os.environ, **(environment or {})},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()
