"""Finished games for the tests of the page: their records, and the positions they went through.

``python -m tests.server.deals`` writes them to ``web/src/fairness/deals.json``.
"""

import json
import sys
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final

from intriga.core.games import table_rules_of
from intriga.core.record import Record, RecordLine, begin
from intriga.server.work.replays import Projector
from tests.core.dealt_games import KINDS, OWN, RIGS, TOLD, Lines, kept_back, played
from tests.games.coup.agents.games import random_options
from tests.kuhn.installed import found as installed

Json = dict[str, Any]
FILE: Final = Path(__file__).parents[2] / "web" / "src" / "fairness" / "deals.json"
ANY: Final = 6  # games of Coup by options at random
KUHN: Final[Json] = {"game": "kuhn-poker", "preset": "kuhn", "options": {}, "players": 3}
"""A game of which the page knows nothing."""


def shown(lines: Lines) -> Json:
    """Return a game as the page gets it: its record, and what a replay has of it."""
    header, *inputs = lines
    rules = table_rules_of(header["game"])
    game: Any = begin(rules.ruleset, Record("game", 1, header))
    material, projector = rules.material(game.view(None)), Projector(rules, game, "all")
    steps = [projector.opening()]
    for number, line in enumerate(inputs, 2):
        words, draws = line["do"], (*line.get("draws", ()),)
        steps.append(projector.step(RecordLine(line["by"], words, draws, None, number)))
    record = "".join(json.dumps(line) + "\n" for line in lines)
    shown = [{"view": step.view, "outcomes": step.outcomes} for step in steps]
    return {"record": record, "steps": shown, "material": material}


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
    with TemporaryDirectory() as folder, installed(Path(folder)):
        fitting["kuhn poker"] = shown(played(KUHN))
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
