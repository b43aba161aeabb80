"""The command ``intriga``: called in this process as its script calls it, or in one of its own."""

import os
import subprocess
import sys
import warnings
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from io import StringIO
from typing import Protocol

import pytest

from intriga.cli.main import main

SCRIPT = [sys.executable, "-c", "from intriga.cli.main import main; main()"]


@dataclass(frozen=True, slots=True)
class Said:
    """The status, output and errors of a call of the command."""

    status: int
    out: str
    err: str


class Caller(Protocol):
    """One of the two ways to call the command."""

    def __call__(self, *words: object, typed: str = "", **environment: str) -> Said: ...


def intriga(*words: object, typed: str = "", **environment: str) -> Said:
    """Call the command with *typed* at its standard input, which is no terminal."""
    out, err = StringIO(), StringIO()
    with (
        pytest.MonkeyPatch.context() as around,
        redirect_stdout(out),
        redirect_stderr(err),
    ):
        around.setattr(sys, "argv", ["intriga", *map(str, words)])
        around.setattr(sys, "stdin", StringIO(typed))
        around.setattr(warnings, "formatwarning", warnings.formatwarning)  # main has its own
        around.delenv("PYTEST_VERSION", raising=False)  # Cyclopts asks whether this is a test
        for name, value in environment.items():
            around.setenv(name, value)
        with pytest.raises(SystemExit) as ended:
            main()
    assert isinstance(ended.value.code, int)
    return Said(ended.value.code, out.getvalue(), err.getvalue())


def process(*words: object, typed: str = "", **environment: str) -> Said:
    """Do the same in a process of its own, where every warning is an error."""
    done = subprocess.run(
        [*SCRIPT, *map(str, words)],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONWARNINGS": "error", "PYTHONIOENCODING": "utf-8", **environment},
        timeout=120,
        check=False,
    )
    assert "Traceback" not in done.stderr, done.stderr
    return Said(done.returncode, done.stdout, done.stderr)
