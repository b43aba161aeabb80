"""How long `intriga train` takes to have learned its first iteration, and to refuse a second call.

    python -m benchmarks.bench_training_start [--game GAME ...]

Each game is learned with its own network in a folder for code that is empty, then again with what
the first call left there; a third call is refused, since the folder of the run is in use.
"""

import argparse
import os
import subprocess
import sys
from os import environ
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Final

from intriga.lab.run_folder import alone_in

GAMES: Final = ("coup", "pot-de-vin")


def timed(game: str, run: Path, code: Path) -> str:
    """Return how long a call took that learns one iteration of *game* in the folder *run*."""
    words = ["train", game, "--steps", "1", "--evaluate", "0", "--run", str(run)]
    around = {**environ, "INTRIGA_CACHE_DIR": str(code)}
    begun, before = perf_counter(), os.times()
    done = subprocess.run(
        [sys.executable, "-m", "intriga", *words], capture_output=True, check=False, env=around
    )
    seconds, after = perf_counter() - begun, os.times()
    used = after.children_user + after.children_system
    used -= before.children_user + before.children_system
    return f"{seconds:.1f} s, {used:.1f} CPU-seconds, status {done.returncode}"


def main() -> None:
    """Print the times of each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", nargs="+", default=GAMES)
    for game in parser.parse_args().game:
        with TemporaryDirectory() as name:
            folder = Path(name)
            for when in ("first", "again"):
                print(f"{game}, {when}: {timed(game, folder / when, folder / 'code')}", flush=True)
            with alone_in(folder / "again"):
                print(f"{game}, refused: {timed(game, folder / 'again', folder / 'code')}")


if __name__ == "__main__":
    main()
