"""Play 1,024 games at once, compiled: ``python examples/batch.py``.

The first run on a machine compiles for half a minute.
"""

import numpy as np

import intriga


def main(games: int = 1024, steps: int = 500) -> None:
    """Play *steps* decisions in each of *games* at random, and count how the games end."""
    batch = intriga.Batch("coup", players=4, games=games, seed=7)
    noise = np.random.default_rng(7)
    won = np.zeros(4, int)
    for _ in range(steps):
        # A policy would look at batch.views and batch.mask() here.
        actions = batch.choose(noise.integers(0, 1 << 32, games))
        batch.step(actions)
        won += [(batch.winners == 1 << seat).sum() for seat in range(4)]
    print(f"{won.sum()} games ended; won by seat: {won / won.sum()}")


if __name__ == "__main__":
    main()
