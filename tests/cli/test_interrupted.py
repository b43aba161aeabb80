"""A command that is interrupted, or whose output nobody reads any more, ends without a trace."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.command import SCRIPT

ROOT = Path(__file__).parents[2]
COMPILING = "Compiling the rules"


def ended_while_compiling(folder: Path, *words: str) -> tuple[int, str]:
    """Run a command that finds nothing compiled; press Ctrl+C when it says so."""
    pty = pytest.importorskip("pty")
    screen, terminal = pty.openpty()
    around = {**os.environ, "INTRIGA_CACHE_DIR": str(folder), "LC_ALL": "en_US.UTF-8"}
    with subprocess.Popen(
        [*SCRIPT, *words], stdin=terminal, stdout=terminal, stderr=terminal, env=around
    ) as process:
        os.close(terminal)
        shown = ""
        while COMPILING not in shown:
            shown += os.read(screen, 1000).decode()
        process.send_signal(signal.SIGINT)
        try:
            while part := os.read(screen, 1000):
                shown += part.decode()
        except OSError:  # Linux says so where the other end is closed
            pass
        os.close(screen)
        return process.wait(), shown


@pytest.mark.skipif(sys.platform == "win32", reason="needs a terminal of its own")
@pytest.mark.parametrize(
    "words",
    [("bench", "coup"), ("warm", "--game", "coup")],
    ids=lambda words: words[0],
)
def test_a_command_that_compiles_ends_at_ctrl_c(tmp_path: Path, words: tuple[str, ...]) -> None:
    status, shown = ended_while_compiling(tmp_path, *words)

    assert status == 130
    assert shown.splitlines()[-1] == "intriga: interrupted"
    assert "Traceback" not in shown


def test_a_reader_of_only_the_first_line_causes_no_error() -> None:
    records = ROOT / "conformance/coup/scenarios.jsonl"
    with subprocess.Popen(
        [*SCRIPT, "replay", "--positions", str(records)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline()
        process.stdout.close()

        assert process.stderr.read() == b""
        assert process.wait() == 141
