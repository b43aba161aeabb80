"""Matrices are multiplied in one thread, unless somebody says otherwise."""

import os
import subprocess
import sys

import pytest

from intriga.core.optional_packages import MATRICES, use_one_thread_for_matrices


@pytest.mark.parametrize(("said", "used"), [("", "1"), ("3", "3")])
def test_a_number_of_threads_in_the_environment_stands(
    monkeypatch: pytest.MonkeyPatch, said: str, used: str
) -> None:
    monkeypatch.setenv(MATRICES, said)
    if not said:
        monkeypatch.delenv(MATRICES)
    use_one_thread_for_matrices()

    assert os.environ[MATRICES] == used


def test_every_command_multiplies_in_one_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(MATRICES, raising=False)
    run = "\n".join(
        (
            "import atexit, os, sys",
            "from intriga.cli.main import main",
            "assert 'numpy' not in sys.modules",
            f"atexit.register(lambda: print('threads', os.environ['{MATRICES}']))",
            "main()",
        )
    )

    said = subprocess.run(
        [sys.executable, "-c", run, "--version"], capture_output=True, text=True, check=True
    ).stdout

    assert said.endswith("threads 1\n")
