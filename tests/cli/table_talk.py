"""Driving ``intriga play`` from outside, as a pipe does."""

import random
from dataclasses import dataclass
from pathlib import Path

from tests.cli.command import Caller, Said, intriga

EVERYTHING = "reforma=true,slot_duke=patron,slot_ambassador=inquisitor,slot_contessa=lawyer"


@dataclass(frozen=True, slots=True)
class Evening(Said):
    """The result of a call of the command, with the records of its games."""

    games: list[Path]


def call(
    home: Path,
    *arguments: str,
    game: str = "coup",
    typed: str = "",
    how: Caller = intriga,
    **environment: str,
) -> Evening:
    """Run the command for *game* with *typed* at its standard input."""
    folder = home / "intriga" / "games"
    around = {"XDG_DATA_HOME": str(home), "COLUMNS": "80", "LC_ALL": "en_US.UTF-8", **environment}
    said = how("play", game, *arguments, typed=typed, **around)
    games = sorted(folder.iterdir()) if folder.exists() else []
    return Evening(said.status, said.out, said.err, games)


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
    words = WORDS.get(game, ("", "1", "2", "3"))
    return "\n".join(pick.choice(words) for _ in range(lines)) + "\n"


def first_game(out: str, last: str = "Face down") -> str:
    """Return what an English evening printed before *last*, at the end of its first game."""
    game, end, _ = out.partition(last)
    assert end, out[-500:]
    return game
