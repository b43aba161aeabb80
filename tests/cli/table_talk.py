"""Driving ``intriga play`` from outside, as a pipe or at a terminal does."""

import os
import random
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

COMMAND = [sys.executable, "-c", "from intriga.cli.main import main; main()", "play"]
EVERYTHING = "reforma=true,slot_duke=patron,slot_ambassador=inquisitor,slot_contessa=lawyer"


@dataclass(frozen=True, slots=True)
class Evening:
    """What a call of the command left behind."""

    status: int
    out: str
    err: str
    games: list[Path]


def call(
    home: Path, *arguments: str, game: str = "coup", typed: str = "", **environment: str
) -> Evening:
    """Run the command for *game* with *typed* at its standard input."""
    folder = home / "intriga" / "games"
    quiet = {"PYTHONWARNINGS": "error", "COLUMNS": "80", "LC_ALL": "en_US.UTF-8"}
    around = {**os.environ, "XDG_DATA_HOME": str(home), **quiet, **environment}
    done = subprocess.run(
        [*COMMAND, game, *arguments],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**around, "PYTHONIOENCODING": "utf-8"},
        timeout=60,
        check=False,
    )
    assert "Traceback" not in done.stderr, done.stderr
    games = sorted(folder.iterdir()) if folder.exists() else []
    return Evening(done.returncode, done.stdout, done.stderr, games)


WORDS = {
    "coup": (
        *("", "", "", "", "1", "2", "3", "income", "tax", "steal 1", "coup 1", "coup 2"),
        *("challenge", "assassinate 3", "convert 0", "embezzle", "exchange", "patron 2", "4"),
    ),
    "pot-de-vin": (
        *("1", "2", "3", "4", "", "gem", "a4", "pietra 9", "e12", "ugo", "u13", "xyz", "best"),
        *("play ugo-5", "nobles", "assassins"),
    ),
}


def chatter(seed: int, lines: int = 400, game: str = "coup") -> str:
    """Return so many lines of somebody who plays at random and is often not understood."""
    pick = random.Random(seed)
    words = WORDS[game]
    return "\n".join(pick.choice(words) for _ in range(lines)) + "\n"


def first_game(out: str, last: str = "Face down") -> str:
    """Return what an English evening printed before *last*, at the end of its first game."""
    game, end, _ = out.partition(last)
    assert end, out[-500:]
    return game
