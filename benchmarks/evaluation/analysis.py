"""Analyses of players of known strength: their findings, how just their luck is, their cost.

    python -m benchmarks.evaluation.analysis [--game GAME] [--players N] [--games N]
        [--agents NAME ...] [--quick] [--keep]

Each agent plays ``--games`` games against itself, and ``intriga.analyse`` looks through them.  The
table has the average cost of a choice that mattered, with its 95 % interval over games, the number
of such choices and of mistakes in a game for each seat, the average luck of the first seat, and
the processor time of a game.
"""

import argparse
import os
from dataclasses import dataclass, field
from random import Random
from time import process_time
from typing import Any, Final

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # before NumPy is loaded

import numpy as np

import intriga
from benchmarks.results import Cell, FigureTable, tell
from intriga.analysis.findings import Analysis

AGENTS: Final = ("master", "policy", "rule-of-thumb")
COLUMNS: Final = (
    "who plays",
    "cost of a choice that mattered [points]",
    "such choices a seat",
    "mistakes a seat",
    "luck of the first seat [points]",
    "a game [CPU-s]",
    "at most [CPU-s]",
)
SURE: Final = 1.96
POINTS: Final = 100


@dataclass(slots=True)
class Told:
    """The findings in the games of one agent, a number for each game."""

    costs: list[float] = field(default_factory=list[float])
    counted: list[int] = field(default_factory=list[int])
    mistakes: list[int] = field(default_factory=list[int])
    luck: list[float] = field(default_factory=list[float])
    seconds: list[float] = field(default_factory=list[float])

    def add(self, found: Analysis, seconds: float) -> None:
        """Count one game."""
        costs = [choice.cost for choice in found.choices if choice.counts]
        self.costs.append(sum(costs))
        self.counted.append(len(costs))
        self.mistakes.append(sum(choice.mistake for choice in found.choices))
        self.luck.append(found.accounts[0].cards)
        self.seconds.append(seconds)

    def row(self, name: str, seats: int) -> tuple[Cell, ...]:
        """Return them as a row; the mean cost is a ratio of sums, its error by linearisation."""
        costs, counted = np.array(self.costs), np.array(self.counted)
        mean = costs.sum() / counted.sum()
        games = len(costs)
        error = np.sqrt(((costs - mean * counted) ** 2).sum()) / counted.sum()
        luck = np.array(self.luck)
        return (
            name,
            _with_error(mean, error),
            round(sum(self.counted) / games / seats, 1),
            round(sum(self.mistakes) / games / seats, 2),
            _with_error(luck.mean(), luck.std() / np.sqrt(games)),
            round(sum(self.seconds) / games, 1),
            round(max(self.seconds), 1),
        )


def _with_error(mean: float, error: float) -> tuple[float, float]:
    return round(POINTS * float(mean), 1), round(POINTS * SURE * float(error), 1)


def played(game: str, players: int, agent: Any, number: int) -> Any:  # noqa: ANN401  of any game
    """Return the game of so high a *number* that *agent* played against itself."""
    found = intriga.new_game(game, players=players, seed=number, **_setup(game))
    random = Random(number)
    while not found.is_over:
        seat = found.awaiting[0]
        action = agent.act(found.view(seat), found.legal_ids(seat), random)
        found.play_id(action, seat=seat)
    return found


def _setup(game: str) -> dict[str, Any]:
    return {"edition": "coup-es"} if game == "coup" else {}


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="coup")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--agents", nargs="+", default=AGENTS)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--keep", action="store_true")
    asked = parser.parse_args()
    intriga.analyse(played(asked.game, asked.players, intriga.agent("uniform"), 0), careful=False)
    rows: list[tuple[Cell, ...]] = []
    for name in asked.agents:
        told, agent = Told(), intriga.agent(name, asked.game)
        for number in range(asked.games):
            game = played(asked.game, asked.players, agent, number)
            begun = process_time()
            found = intriga.analyse(game, careful=not asked.quick)
            told.add(found, process_time() - begun)
        rows.append(told.row(name, asked.players))
    pace = "quick" if asked.quick else "careful"
    title = f"Analysis of {asked.game}, {asked.players} players, {asked.games} games, {pace}"
    tell(title, FigureTable(COLUMNS, rows, headline=COLUMNS[-2]))


if __name__ == "__main__":
    main()
