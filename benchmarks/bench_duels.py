"""How long solved duels take: processor seconds and the width proved.

    python benchmarks/bench_duels.py [SECONDS]

One composition (Duke and Assassin face up), five duels from easy to hard, so many processor
seconds each (10 where nothing is said) on one core.
"""

import sys
from time import process_time
from typing import Final

from intriga.games.coup.study.duels import private_types
from intriga.lab.duels import clairvoyant
from intriga.lab.duels.solve import Effort, begin, solve
from intriga.lab.duels.tree import blocks

DUELS: Final = ((6, 4), (5, 4), (4, 4), (3, 3), (2, 2))
FACE_UP: Final = (0, 1)


def main() -> None:
    """Solve and print."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 10.0
    there = private_types.unseen(FACE_UP)
    clairvoyant.bounds(there, stages=1)  # compiles
    begun = process_time()
    bounds, types = clairvoyant.bounds(there), private_types.types(there)
    print(f"bounds behind the horizon: {process_time() - begun:.1f} s")
    turns = blocks(types)
    for coins in DUELS:
        begun = process_time()
        duel = begin(*coins, types, turns, bounds)
        low, high = solve(duel, Effort(seconds=seconds))
        print(
            f"{coins[0]}-{coins[1]}: {low:+.4f} to {high:+.4f}, ±{(high - low) / 2:.4f},"
            f" {duel.tree.nodes} nodes, {process_time() - begun:.1f} s",
            flush=True,
        )


if __name__ == "__main__":
    main()
