"""How long solved duels take: processor seconds and the width proved.

    python -m benchmarks.bench_duels [SECONDS] [--keep]

One composition (Duke and Assassin face up), five duels from easy to hard, so many processor
seconds each (10 where nothing is said) on one core.
"""

import sys
from time import process_time
from typing import Final

from benchmarks.results import Cell, FigureTable, tell
from intriga.games.coup.study import private_types
from intriga.lab.duels.solve import Effort, begin, clairvoyant_bounds, solve
from intriga.lab.duels.tree import blocks

DUELS: Final = ((6, 4), (5, 4), (4, 4), (3, 3), (2, 2))
FACE_UP: Final = (0, 1)


def main() -> None:
    """Solve and print."""
    given = [word for word in sys.argv[1:] if not word.startswith("-")]
    seconds = float(given[0]) if given else 10.0
    there = private_types.unseen(FACE_UP)
    clairvoyant_bounds(there, stages=1)  # compiles
    begun = process_time()
    bounds, types = clairvoyant_bounds(there), private_types.types(there)
    behind = process_time() - begun
    turns = blocks(types)
    rows: list[tuple[Cell, ...]] = []
    for coins in DUELS:
        begun = process_time()
        duel = begin(*coins, types, turns, bounds)
        low, high = solve(duel, Effort(seconds=seconds))
        found = round((low + high) / 2, 4), round((high - low) / 2, 4)
        took = round(process_time() - begun, 1)
        rows.append((f"{coins[0]}-{coins[1]}", found, duel.tree.nodes, took))
        print(rows[-1], flush=True)
    tell(
        "Solved duels",
        FigureTable(("coins", "worth", "nodes", "takes [CPU-s]"), rows),
        about=f"Duke and Assassin face up; bounds behind the horizon took {behind:.1f} CPU-s.",
    )


if __name__ == "__main__":
    main()
