"""How long the first step of many tables takes: with nothing compiled, and with all of it.

Run by the Python of another environment as a file, it measures what is installed there.
"""

import subprocess
import sys
from os import environ
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

GAMES: Final = ("coup", "pot-de-vin")
TABLES: Final = 256
STEP: Final = """
from time import perf_counter, process_time
begun = perf_counter()
import sys
from intriga.lab.adapters.vector import Tables
tables = Tables(int(sys.argv[2]), sys.argv[1])
tables.reset(seed=1)
tables.step(tables.legal_actions())
print(f"{perf_counter() - begun:.1f} s, {process_time():.1f} CPU-seconds")
"""


def main() -> None:
    """Print the time from the start of Python to the first step, twice for each game."""
    for game in GAMES:
        with TemporaryDirectory() as folder:
            for when in ("first", "again"):
                print(f"{game}, {when}: {first_step(game, Path(folder))}")


def first_step(game: str, kept: Path) -> str:
    """Return how long a process of its own took, with code *kept* in a folder."""
    around = {**environ, "INTRIGA_CACHE_DIR": str(kept)}
    call = [sys.executable, "-P", "-c", STEP, game, str(TABLES)]
    return subprocess.check_output(call, env=around, text=True).strip()


if __name__ == "__main__":
    main()
