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

In the rows *games on it too*, a game that a card can encode is played there as well, and nothing
leaves the card; in all others the processor plays, and only the network is computed on the card.
"""

import argparse
from dataclasses import replace
from time import perf_counter
from typing import Any, Final

import jax
import numpy as np

from benchmarks.results import Cell, FigureTable, tell
from intriga.agents.policy import encoding_of
from intriga.lab.learning.rollout import Rollout
from intriga.lab.learning.selfplay import Recipe, begin, collect, learn
from intriga.lab.learning.training_tables import tables, training_setup_of

SEED: Final = 1
MINIBATCHES: Final = (512, 4096)
FEW, MANY = 1024, 16384  # games at once: of a recipe, and as a card can play


def rates(game: str, recipe: Recipe, rounds: int, kind: type[Rollout]) -> tuple[float, float]:
    """Return the decisions of *game* a second that are played, and that are learned from."""
    encoding, random = encoding_of(game), np.random.default_rng(SEED)
    learner = begin(encoding, recipe, SEED)
    players = dict.fromkeys(training_setup_of(game).tried_at, 1)
    seats = tables(encoding, recipe, SEED, players, kind=kind)
    spent, learned, decisions = 0.0, 0.0, 0
    for number in range(rounds + 1):
        begun = perf_counter()
        many = [collect(learner, table, recipe) for table in seats]
        jax.block_until_ready(many)
        played = perf_counter()
        learner, _ = learn(learner, many, 0.0, recipe, encoding.shape, random)
        if number:
            spent += played - begun
            learned += perf_counter() - played
            decisions += sum(len(samples.chosen) for samples in many)
    return decisions / spent, decisions / learned


def devices(game: str) -> dict[str, tuple[Any, type[Rollout], int]]:
    """Return what can compute, where *game* is played, and how many games at once, by name."""
    found = {"the processor": (jax.devices("cpu")[0], Rollout, FEW)}
    if jax.default_backend() != "cpu":
        card = jax.devices()[0]
        found[card.device_kind] = card, Rollout, FEW
        if encoding_of(game).plain:
            from intriga.lab.learning.cuda_rollout import CudaRollout  # noqa: PLC0415  an extra

            found[f"{card.device_kind}, games on it too"] = card, CudaRollout, MANY
    return found


def figures_of(game: str, rounds: int) -> FigureTable:
    """Return the figures of *game*."""
    own = Recipe(entropy=training_setup_of(game).entropy)
    rows: list[tuple[Cell, ...]] = []
    for name, (device, kind, games) in devices(game).items():
        for minibatch in MINIBATCHES:
            recipe = replace(own, minibatch=minibatch, games=games)
            with jax.default_device(device):
                played, learned = rates(game, recipe, rounds, kind)
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
