"""Where compiled code is kept: in a folder of one's own that can be written, or nowhere."""

import os
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from time import time

import pytest

from intriga.core.compiled.cache_folder import code_folder

DAY = 24 * 60 * 60  # seconds
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
    monkeypatch.setattr("intriga.core.compiled.cache_folder.user_cache_path", _cache_of(tmp_path))
    own = {"INTRIGA_CACHE_DIR": str(tmp_path / "own")}
    assert code_folder("1f", own) == tmp_path / "own" / "1f"
    assert code_folder("1f", {"INTRIGA_CACHE_DIR": NOWHERE}) == tmp_path / "intriga" / "1f"


def test_code_of_other_rules_that_nothing_used_for_90_days_is_removed(tmp_path: Path) -> None:
    own = {"INTRIGA_CACHE_DIR": str(tmp_path)}
    for name, days in {"0" * 16: 91, "1" * 16: 89, "a-name-of-others": 91}.items():
        (tmp_path / name).mkdir()
        for file in ("tax.py311.1.nbc", "jit_tax-1f-cache", "jit_tax-1f-atime", ".lockfile"):
            (tmp_path / name / file).touch()
        os.utime(tmp_path / name, times=(0, time() - days * DAY))

    assert code_folder("2" * 16, own) == tmp_path / ("2" * 16)

    assert {each.name for each in tmp_path.iterdir()} == {"1" * 16, "2" * 16, "a-name-of-others"}


def test_code_that_is_used_is_not_removed(tmp_path: Path) -> None:
    own = {"INTRIGA_CACHE_DIR": str(tmp_path)}
    used = code_folder("0" * 16, own)
    assert used is not None
    os.utime(used, times=(0, time() - 91 * DAY))

    code_folder("0" * 16, own)
    code_folder("1" * 16, own)

    assert used.is_dir()


def test_files_of_others_stay_in_a_folder_that_is_old(tmp_path: Path) -> None:
    old = tmp_path / ("0" * 16)
    old.mkdir()
    (old / "notes.txt").touch()
    os.utime(old, times=(0, time() - 91 * DAY))

    code_folder("1" * 16, {"INTRIGA_CACHE_DIR": str(tmp_path)})

    assert (old / "notes.txt").exists()


def test_a_relative_cache_home_is_ignored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("intriga.core.compiled.cache_folder.user_cache_path", _cache_of(Path("x")))
    assert code_folder("1f", {}) == _temporary(tmp_path)


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


def _cache_of(system: Path) -> Callable[..., Path]:
    """Return what tells that *system* is where caches are."""

    def user_cache_path(name: str, **_: object) -> Path:
        return system / name

    return user_cache_path


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
