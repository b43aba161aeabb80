# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportMissingTypeStubs=false
# JAX and Numba's CUDA half bring only some types.
"""Learn from games on a card, or in Numba's CUDA simulator, and on the processor; compare.

Run with the name of the game, and NUMBA_ENABLE_CUDASIM=1 where there is no card.  Both choose by
the same chance, that of the processor.  One iteration later all samples and weights are the same,
and so is the next one after the games on the card went on from what was kept.
"""

import sys
from copy import copy
from dataclasses import replace
from typing import Any, TypeVar

import jax
import jax.numpy as jnp
import numpy as np
from numba.core.config import (
    ENABLE_CUDASIM,  # pyright: ignore[reportAttributeAccessIssue]  set as it is loaded
)
from typing_extensions import override

from intriga.agents.encoding import Encoding
from intriga.agents.network import Size
from intriga.agents.policy import encoding_of
from intriga.lab import cuda as card
from intriga.lab.learning.cuda_rollout import CudaRollout
from intriga.lab.learning.rollout import WANDER, Rollout
from intriga.lab.learning.selfplay import Learner, Recipe, Samples, begin, collect, learn
from intriga.lab.learning.training_tables import training_setup_of
from tests.lab.compiled.cuda_simulator import Simulated

RolloutT = TypeVar("RolloutT", bound=Rollout)

GAMES, SEED, NEAR = 8, 5, 1e-4
RECIPE = Recipe(games=GAMES, steps=16, minibatch=32, entropy=(0.1, 0.1), size=Size(8, 16, 8))


class SameChance(CudaRollout):
    """Games on a card, whose chance is drawn as on the processor."""

    def __init__(self, encoding: Encoding, *args: Any, seed: int, **named: Any) -> None:
        """Deal the games of a :class:`Rollout` with the same *seed*."""
        super().__init__(encoding, *args, seed=seed, **named)
        self.same = np.random.default_rng(seed)
        self._begun()

    def _begun(self) -> None:
        everywhere, nothing = np.ones(GAMES, bool), np.zeros(GAMES, np.int64)
        self.random = self.same
        self.wander = jnp.asarray(self._wander(everywhere, nothing))

    @override
    def dealt(self, templates: list[Any], games: int, key: int) -> Any:
        if not ENABLE_CUDASIM:
            return super().dealt(templates, games, key)
        return Simulated.like(self.dialect, templates, games, key)

    @override
    def noise(self) -> Any:
        return jnp.asarray(self.same.gumbel(size=(GAMES, self.width)).astype(np.float32))

    @override
    def lots(self) -> Any:
        everywhere, nothing = np.ones(GAMES, bool), np.zeros(GAMES, np.int64)
        return jnp.asarray(self._wander(everywhere, nothing))

    @override
    def strays(self) -> Any:
        return jnp.asarray(self.same.random(GAMES) < self.straying)


def widened(game: str) -> Encoding:
    """Return the encoding of *game* for views whose numbers wrap, as those of the simulator do."""
    encoding = copy(encoding_of(game))
    assert encoding.plain
    write = encoding.plain.view

    def write_wide(view: Any, players: int, *rows: Any) -> None:
        write([int(view[at]) for at in range(len(view))], players, *rows)

    encoding.plain = replace(encoding.plain, view=write_wide)
    return encoding


def table_of(kind: type[RolloutT], game: str) -> RolloutT:
    """Return games of that *kind* of table."""
    dealer = training_setup_of(game)
    encoding = widened(game) if ENABLE_CUDASIM else encoding_of(game)
    return kind(encoding, dealer, 2, GAMES, seed=SEED, wandering=0.4, straying=0.2)


def learned(learner: Learner, table: Rollout) -> tuple[Samples, Learner]:
    """Return what was collected at *table*, and the learner after it."""
    samples = collect(learner, table, RECIPE)
    random, shape = np.random.default_rng(SEED), table.encoding.shape
    return samples, learn(learner, [samples], 0.0, RECIPE, shape, random)[0]


def main(game: str) -> None:
    """Compare two iterations, between which the card begins again with what was kept."""
    card.THREADS, card.TILE = 6, 5
    first = begin(encoding_of(game), RECIPE, SEED)
    there, here = table_of(SameChance, game), table_of(Rollout, game)
    learners = first, first
    for _ in range(2):
        both = learned(learners[0], there), learned(learners[1], here)
        for (samples, _), (others, _) in [both]:
            near(samples, others)
        near(both[0][1].policy, both[1][1].policy)
        near(both[0][1].critic, both[1][1].critic)
        assert there.finished == here.finished
        learners = both[0][1], both[1][1]
        kept, chance = there.state(), there.random
        again = table_of(SameChance, game)
        again.restore(kept)
        assert_same(again.state(), kept)
        again.random = again.same = chance
        again.finished, there = there.finished, again
    assert here.finished
    draws_by_itself(there)
    print("agree")


def draws_by_itself(table: CudaRollout) -> None:
    """Assert that the chance of a card, which the other tests do not use, is what it should be."""
    noise, lots = CudaRollout.noise(table), CudaRollout.lots(table)
    assert noise.shape == (GAMES, table.width)
    assert (noise != CudaRollout.noise(table)).all()
    many = np.concatenate([np.asarray(CudaRollout.lots(table)) for _ in range(100)])
    assert lots.shape == (GAMES,)
    assert many.max() < WANDER
    assert 0.3 < (many > 0).mean() < 0.5  # of which 0.4 were asked for
    strayed = np.concatenate([np.asarray(CudaRollout.strays(table)) for _ in range(100)])
    assert 0.1 < strayed.mean() < 0.3  # 0.2


def near(found: Any, wanted: Any) -> None:
    """Assert that all numbers of two trees are the same, within what rounding changes."""
    for one, other in zip(jax.tree.leaves(found), jax.tree.leaves(wanted), strict=True):
        assert np.shape(one) == np.shape(other)
        assert np.abs(np.asarray(one, np.float64) - np.asarray(other, np.float64)).max() < NEAR


def assert_same(found: Any, wanted: Any) -> None:
    """Assert that two tables are the same to the last bit."""
    assert found.keys() == wanted.keys()
    assert all(found[name].tobytes() == wanted[name].tobytes() for name in found)


if __name__ == "__main__":
    main(sys.argv[1])
