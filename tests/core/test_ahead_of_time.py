"""Code that came with the package is taken where it fits, and nowhere else."""

import os
import platform
import subprocess
import sys
from pathlib import Path

import pytest

from intriga.core.compiled import cache_folder

KERNEL = """
import sys
from pathlib import Path
from intriga.core.compiled import cache_folder

cache_folder.FOLDER = Path(sys.argv[1])
import rules
from intriga.core.compiled.engine import kernel

def pay():
    return rules.tax()

compiled = kernel(pay, [rules])
print(compiled(), sum(compiled.stats.cache_hits.values()))
"""
FEATURES = dict.fromkeys(cache_folder.FEATURES, True)

pytestmark = pytest.mark.skipif(
    (sys.platform, platform.machine()) != ("linux", "x86_64"), reason="code is for Linux, x86-64"
)


def _paid(folder: Path, coins: int, came: Path, kept: Path, **around: str) -> str:
    """Return what is paid by rules of *coins*, and how often code was found."""
    (folder / "rules.py").write_text(f"def tax():\n    return {coins}\n")
    (folder / "pay.py").write_text(KERNEL)
    environment = {**os.environ, "INTRIGA_CACHE_DIR": str(kept), **around}
    call = [sys.executable, "-B", folder / "pay.py", came]
    done = subprocess.run(call, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_code_compiled_ahead_is_used_and_not_cached_again(tmp_path: Path) -> None:
    came, kept = tmp_path / "came", tmp_path / "kept"
    assert _paid(tmp_path, 3, tmp_path / "none", came, **cache_folder.settings()) == "3 0"
    before = {file: file.read_bytes() for file in came.rglob("*.nb?")}

    assert _paid(tmp_path, 3, came, kept) == "3 1"
    assert not [*kept.rglob("*.nb?")]

    assert _paid(tmp_path, 4, came, kept) == "4 0"
    assert [*kept.rglob("*.nb?")]
    assert before == {file: file.read_bytes() for file in came.rglob("*.nb?")}


def test_code_for_this_processor_alone_is_not_taken_for_all(tmp_path: Path) -> None:
    came = tmp_path / "came"
    assert _paid(tmp_path, 3, tmp_path / "none", came) == "3 0"

    assert _paid(tmp_path, 3, came, tmp_path / "kept") == "3 0"


@pytest.mark.parametrize("lacking", cache_folder.FEATURES)
def test_an_older_processor_gets_none_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lacking: str
) -> None:
    monkeypatch.setattr(cache_folder, "FOLDER", tmp_path)
    (tmp_path / "1f").mkdir()

    assert cache_folder.folder_of("1f", FEATURES) == tmp_path / "1f"
    assert cache_folder.folder_of("2f", FEATURES) is None
    assert cache_folder.folder_of("1f", {**FEATURES, lacking: False}) is None


def test_another_system_gets_no_compiled_code(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cache_folder, "FOLDER", tmp_path)
    (tmp_path / "1f").mkdir()
    monkeypatch.setattr(sys, "platform", "darwin")

    assert cache_folder.folder_of("1f", FEATURES) is None
