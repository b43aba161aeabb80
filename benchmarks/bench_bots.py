"""How long bots think: milliseconds of processor time for every decision that leaves a choice.

    python -m benchmarks.bench_bots [--keep] [--games N]

One seat plays each level in turn among rule-of-thumb players, one thread, so the peer
is measured in the same games.
"""

import os
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from time import process_time
from typing import Any, Final

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # before NumPy is loaded

import numpy as np

from benchmarks.results import Cell, FigureTable, tell
from intriga.agents import agent, levels_for
from intriga.agents.base import SlowToBegin
from intriga.core.agent import Agent
from intriga.core.games import ruleset_of
from intriga.matches.match import Match, play_match

PEER: Final = "rule-of-thumb"
THEIRS: Final = "rule of thumb, median [ms]"
TABLES: Final = (
    ("coup", "coup-es", (2, 4, 6)),
    ("coup", "coup-br", (10,)),
    ("pot-de-vin", "pot-de-vin", (3, 4, 5, 6)),
)
GAMES: Final = 12


@dataclass
class Timed:
    """An agent whose decisions are timed."""

    player: Agent
    times: list[float] = field(default_factory=list[float])

    def act(self, view: Any, legal: Sequence[int], random: Random) -> int:  # noqa: ANN401  any game's
        """Answer as the agent does."""
        begun = process_time()
        chosen = self.player.act(view, legal, random)
        if len(legal) > 1:
            self.times.append(1000 * (process_time() - begun))
        return chosen


def measure(game: str, preset: str, players: int, level: str, games: int) -> tuple[Timed, Timed]:
    """Return *level* and the peer, timed at one table."""
    one, peer = Timed(agent(level, game)), Timed(agent(PEER, game))
    if isinstance(one.player, SlowToBegin):
        one.player.prepare()
    guests = {"one": one, "peer": peer}
    table = ("one", *["peer"] * (players - 1))
    for _ in play_match(Match(ruleset_of(game), table, games, preset, seed=3, guests=guests)):
        pass
    return one, peer


def main() -> None:
    """Measure and print."""
    games = int(sys.argv[sys.argv.index("--games") + 1]) if "--games" in sys.argv else GAMES
    rows: list[tuple[Cell, ...]] = []
    for game, preset, sizes in TABLES:
        for players in sizes:
            for level in levels_for(game):
                one, peer = measure(game, preset, players, level, games)
                half, most, worst = np.quantile(one.times, [0.5, 0.99, 1]).tolist()
                beside = round(float(np.median(peer.times)), 2)
                found = (len(one.times), round(half, 2), round(most, 1), round(worst, 1), beside)
                rows.append((game, players, level, *found))
                print(rows[-1], flush=True)
    columns = (
        "game",
        "seats",
        "level",
        "decisions",
        "median [ms]",
        "99 % [ms]",
        "worst [ms]",
        THEIRS,
    )
    tell("Milliseconds that bots think", FigureTable(columns, rows, peers=(THEIRS,)))


if __name__ == "__main__":
    main()
