"""Finished games for the tests of the page: their records, and the positions they went through.

``python -m tests.server.deals`` writes them to ``web/src/fairness/deals.json``.
"""

import json
import sys
from pathlib import Path
from random import Random
from typing import Any, Final

from intriga.core.games import table_rules_of
from intriga.core.record import Record, RecordLine, begin, follow
from tests.core.dealt_games import KINDS, OWN, RIGS, TOLD, Lines, kept_back, played
from tests.games.coup.agents.games import random_options

Json = dict[str, Any]
FILE: Final = Path(__file__).parents[2] / "web" / "src" / "fairness" / "deals.json"
ANY: Final = 6  # games of Coup by options at random


def shown(lines: Lines) -> Json:
    """Return a game as the page gets it: its record, positions and what it is played with."""
    header, *inputs = lines
    rules = table_rules_of(header["game"])
    game: Any = begin(rules.ruleset, Record("game", 1, header))
    positions, material = [game.position().to_dict()], rules.material(game.view(None))
    for number, line in enumerate(inputs, 2):
        follow(game, RecordLine(line["by"], line["do"], (*line.get("draws", ()),), None, number))
        positions.append(game.position().to_dict())
    record = "".join(json.dumps(line) + "\n" for line in lines)
    return {"record": record, "positions": positions, "material": material}


def honest(number: int) -> Json:
    """Return a game of Coup with options at random."""
    random = Random(number)
    players = random.randint(2, 10 if number % 2 else 4)
    kind = {"game": "coup", "preset": "coup-br", "options": random_options(random)}
    return shown(played({**kind, "players": players}, seed=number))


def games(some: int = ANY) -> Json:
    """Return honest games and rigged ones, by name."""
    fitting = {name: shown(played(kind)) for name, kind in KINDS.items()}
    fitting["coup kept back"] = shown(kept_back())
    mixed = {f"coup {number}": honest(number) for number in range(some)}
    rigged = {
        name: {**shown(rig()), "faults": sorted(faults)} for name, (rig, faults) in RIGS.items()
    }
    return {"own": OWN, "commitment": TOLD, "honest": fitting | mixed, "rigged": rigged}


def text(some: int = ANY) -> str:
    """Return the file."""
    found = json.dumps(games(some), ensure_ascii=False, separators=(",", ":"), sort_keys=True)
    return found + "\n"


if __name__ == "__main__":
    FILE.write_text(text(*map(int, sys.argv[1:])), encoding="utf-8")
