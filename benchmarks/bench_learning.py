# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportMissingTypeStubs=false
# JAX brings only some types.
"""How fast a network learns: decisions played and learned from, on a card and on the processor.

    python -m benchmarks.bench_learning [--game GAME] [--rounds N] [--keep]

Each round is an iteration of ``intriga train``: tables of two sizes are played on by the network,
and its decisions are learned from, in minibatches of the game's recipe and in larger ones, of which
a card can do more at once.  Seconds are those of the clock, since a card has no processor seconds;
what was compiled in the first round does not count.  The first row is the processor, which is
measured alone where JAX finds no card.

A limit: games are played on the processor in both, and only what the network says of
them is computed on the card.
"""

import argparse
from dataclasses import replace
from time import perf_counter
from typing import Any, Final

import jax
import numpy as np

from benchmarks.results import Cell, FigureTable, tell
from intriga.agents.policy import encoding_of
from intriga.lab.learning.selfplay import Recipe, begin, collect, learn
from intriga.lab.learning.training_tables import tables, training_setup_of

SEED: Final = 1
MINIBATCHES: Final = (512, 4096)


def rates(game: str, recipe: Recipe, rounds: int) -> tuple[float, float]:
    """Return the decisions of *game* a second that are played, and that are learned from."""
    encoding, random = encoding_of(game), np.random.default_rng(SEED)
    learner = begin(encoding, recipe, SEED)
    seats = tables(encoding, recipe, SEED, dict.fromkeys(training_setup_of(game).tried_at, 1))
    spent, learned, decisions = 0.0, 0.0, 0
    for number in range(rounds + 1):
        begun = perf_counter()
        many = [collect(learner, table, recipe) for table in seats]
        played = perf_counter()
        learner, _ = learn(learner, many, 0.0, recipe, encoding.shape, random)
        if number:
            spent += played - begun
            learned += perf_counter() - played
            decisions += sum(len(samples.chosen) for samples in many)
    return decisions / spent, decisions / learned


def devices() -> dict[str, Any]:
    """Return what can compute, by name: the processor, and the card if there is one."""
    found = {"the processor": jax.devices("cpu")[0]}
    if jax.default_backend() != "cpu":
        card = jax.devices()[0]
        found[card.device_kind] = card
    return found


def figures_of(game: str, rounds: int) -> FigureTable:
    """Return the figures of *game*."""
    own = Recipe(entropy=training_setup_of(game).entropy)
    rows: list[tuple[Cell, ...]] = []
    for name, device in devices().items():
        for minibatch in MINIBATCHES:
            with jax.default_device(device):
                played, learned = rates(game, replace(own, minibatch=minibatch), rounds)
            both = 1 / (1 / played + 1 / learned)
            rows.append((name, minibatch, round(played), round(learned), round(both)))
    both = "both [per second]"
    columns = ("", "minibatch", "played [per second]", "learned from [per second]", both)
    return FigureTable(columns, rows, headline=both)


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="coup")
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--keep", action="store_true")
    asked = parser.parse_args()
    tell(f"Learning {asked.game}, decisions", figures_of(asked.game, asked.rounds))


if __name__ == "__main__":
    main()
