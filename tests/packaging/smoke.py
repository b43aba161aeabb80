"""Try an installed Intriga with nothing but itself: ``python tests/packaging/smoke.py``.

For machines that have no more than Python and the wheel: no test runner, no terminal of its
own, no browser, any operating system.  It ends with status 0 if all of it worked.
"""

import contextlib
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from threading import Timer
from urllib.request import urlopen

PATIENCE = 120.0  # seconds, for machines that are slow
CONFORMANCE = Path(__file__).parents[2] / "conformance"
INTRIGA = (sys.executable, "-m", "intriga")


def intriga(folder: Path, *call: str | Path) -> str:
    """Run a command in *folder*, and return what it printed."""
    done = subprocess.run(
        [*INTRIGA, *map(str, call)],
        cwd=folder,
        capture_output=True,
        encoding="utf-8",
        env=around(folder),
        check=False,
        timeout=PATIENCE,
    )
    assert done.returncode == 0, f"{call}\n{done.stdout}\n{done.stderr}"
    return done.stdout


def around(folder: Path) -> dict[str, str]:
    """Return the environment, with UTF-8 and with *folder* as the place of all data."""
    return {**os.environ, "PYTHONUTF8": "1", "XDG_DATA_HOME": str(folder / "data")}


def plays_and_replays(folder: Path, game: str) -> None:
    """Play games of bots, and check their records and those of the repository."""
    record = f"{game}.jsonl"
    intriga(folder, "simulate", game, "--games", "4", "--record", record)
    intriga(folder, "replay", "--check", record)
    intriga(folder, "replay", "--check", CONFORMANCE / game / "scenarios.jsonl")


def serves(folder: Path) -> None:
    """Start a server, ask whether it can play, and fetch its page."""
    process = subprocess.Popen(
        [*INTRIGA, "serve", "--port", "0", "--data", "tables"],
        cwd=folder,
        stdout=subprocess.PIPE,
        encoding="utf-8",
        env=around(folder),
    )
    too_late = Timer(PATIENCE, process.kill)
    too_late.start()
    try:
        assert process.stdout is not None
        [address] = re.findall(r"http://[0-9.]+:[0-9]+", process.stdout.readline())
        for path in ("/readyz", "/"):
            with contextlib.closing(urlopen(address + path, timeout=PATIENCE)) as answer:  # noqa: S310  our own server
                assert answer.status == 200, path
    finally:
        too_late.cancel()
        process.terminate()
        process.wait(timeout=PATIENCE)


def main() -> None:
    """Try everything in a folder that is removed afterwards."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as made:
        folder = Path(made)
        print(intriga(folder, "--version").strip())
        for game in ("coup", "pot-de-vin"):
            plays_and_replays(folder, game)
        serves(folder)
    print("played, replayed, served")


if __name__ == "__main__":
    main()
