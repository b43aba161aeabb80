"""A secret that somebody commits is found, and not shown."""

import random
import string
import subprocess
import sys
from pathlib import Path

import pytest

from tests.supply.leaks import MEANT, ROOT, leaks

LETTERS = string.ascii_letters + string.digits


def drawn(length: int) -> str:
    """Return letters that nobody has written down."""
    return "".join(random.Random(length).choices(LETTERS, k=length))


# In two parts each, so that this file is none of what it plants.
SECRETS = {
    "github": f"token: {'gh' + 'p_'}{drawn(36)}",
    "pypi": f"password = {'py' + 'pi-AgEIcHlwaS5vcmc'}{drawn(120)}",
    "aws": f"aws_access_key_id={'AK' + 'IA'}Q3EGRIYDKFPWNXZT\naws_secret_access_key={drawn(40)}",
    "key": "\n".join(
        [f"-----BEGIN {'PRI' + 'VATE'} KEY-----", *[drawn(64)] * 12, "-----END PRIVATE KEY-----"]
    ),
    "database": f"postgresql://intriga:{drawn(20)}@10.20.0.7:5432/intriga",
}


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    (tmp_path / ".gitignore").write_text("ignored/\n", encoding="utf-8")
    (tmp_path / "ignored").mkdir()
    return tmp_path


@pytest.mark.parametrize("kind", SECRETS)
def test_a_planted_secret_is_found_at_its_line_and_not_shown(repository: Path, kind: str) -> None:
    (repository / "settings.txt").write_text(f"first line\n{SECRETS[kind]}\n", encoding="utf-8")

    [found] = leaks(repository)

    assert (found.place, found.line) == ("settings.txt", 2)
    assert drawn(36) not in str(found)
    assert drawn(20) not in str(found)


def test_a_file_that_is_hidden_is_looked_at(repository: Path) -> None:
    (repository / ".env").write_text(SECRETS["github"], encoding="utf-8")

    assert [each.place for each in leaks(repository)] == [".env"]


def test_ignored_files_are_not_searched(repository: Path) -> None:
    (repository / "ignored" / "file").write_text(SECRETS["github"], encoding="utf-8")

    assert leaks(repository) == []


def test_this_repository_has_no_leak_and_needs_every_exception() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.supply.leaks"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )

    assert (done.returncode, done.stdout) == (0, "")
    assert {place for place, _ in MEANT} == {each.place for each in leaks(ROOT, meant={})}
