"""Games kept as a data set, against the same agents recorded one game after the other.

It prints the processor time of a game, of whole shards with their Parquet files, and of a match of
the same agents that keeps records alone (:func:`intriga.matches.match.play_match`), in turns, and
how many core-hours a million games take at that rate.
``--quick`` plays fewer games; ``--keep`` adds the run to benchmarks/history.
"""

import sys
from statistics import median
from time import process_time
from typing import Final

from benchmarks.results import Cell, FigureTable, rounded, tell
from intriga.core.games import ruleset_of
from intriga.lab.dataset.making import ShardMaker
from intriga.lab.dataset.plan import DatasetPlan, weights_of
from intriga.matches.match import Match, play_match, prepared

QUICK: Final = "--quick" in sys.argv
GAMES: Final = 100 if QUICK else 1000  # in a shard
RECORDED: Final = 20 if QUICK else 100  # games of the match, in each round
ROUNDS: Final = 1 if QUICK else 3
MILLION: Final = 1e6 / 3600  # core-hours of a million games for each second of one
ASKED: Final = (
    ("coup", 2, "casual"),
    *(("coup", 4, name) for name in ("population", "honest", "beginner", "casual")),
    ("pot-de-vin", 4, "casual"),
)


def kept(game: str, players: int, name: str, seed: int) -> float:
    """Return the seconds that one game of a data set takes."""
    ruleset = ruleset_of(game)
    plan = DatasetPlan(
        ruleset=ruleset,
        asked=[name],
        agents=weights_of([name], game),
        games=GAMES,
        players=players,
        edition=next(iter(ruleset.variants.editions)),
        seed=seed,
    )
    return ShardMaker(plan).do(0).seconds / GAMES


def recorded(game: str, players: int, name: str, seed: int) -> float:
    """Return the seconds that one game of a match with records takes.

    A population sits there in turn, each kind as often as it is met.
    """
    ruleset, weights = ruleset_of(game), weights_of([name], game)
    seconds = 0.0
    for agent, weight in weights.items():
        match = Match(
            ruleset,
            (agent,) * players,
            max(1, round(RECORDED * weight)),
            next(iter(ruleset.variants.editions)),
            seed=seed,
        )
        prepared(match)
        begun = process_time()
        games = sum(1 for _ in play_match(match, record=True))
        seconds += weight * (process_time() - begun) / games
    return seconds


def rows() -> list[list[Cell]]:
    """Return a row for each game, number of players and agent."""
    found: list[list[Cell]] = []
    for game, players, name in ASKED:
        rounds = [
            (kept(game, players, name, seed), recorded(game, players, name, seed))
            for seed in range(ROUNDS)
        ]
        ours, theirs = median(each[0] for each in rounds), median(each[1] for each in rounds)
        ratio = median(there / here for here, there in rounds)
        asked = f"{game}, {players} players: {name}"
        found.append(
            [
                asked,
                *(rounded(each, 1) for each in (ours * 1e3, theirs * 1e3, ratio, ours * MILLION)),
            ]
        )
        print(*found[-1], file=sys.stderr)
    return found


def main() -> None:
    """Measure, and tell."""
    kept("coup", 2, "uniform", seed=0)  # compiles
    columns = (
        "games",
        "data set [ms a game]",
        "records alone [ms a game]",
        "records alone / data set",
        "a million [core-hours]",
    )
    table = FigureTable(columns, rows(), headline="records alone / data set")
    about = (
        "Processor time of one core. A data set keeps observations, legal actions and records; the"
        " match keeps records, one game after the other."
    )
    tell("Games kept as a data set", table, about=about)


if __name__ == "__main__":
    main()
