"""Play compiled games of every kind with bounds checked: the name of the game is the argument.

Run with NUMBA_BOUNDSCHECK=1.
"""

import sys
from collections.abc import Iterable
from types import ModuleType
from typing import Any

import numba
import numpy as np

from intriga.agents.policy import encoding_of
from intriga.core.compiled import batch, engine
from intriga.core.compiled.batch import Batch
from intriga.core.compiled.engine import learn
from intriga.core.games import dialect_of, manifest_of
from tests.compiled.calling import keep_calls
from tests.compiled.variants import templates


def compiled_anew(function: Any, modules: Iterable[ModuleType]) -> Any:
    """Compile *function* without looking for kept code, which may be unchecked."""
    learn(modules)
    compiled: Any = numba.njit(function)
    return compiled


def main(name: str) -> None:
    """Play some hundred random decisions of every variant, and in the environment."""
    batch.kernel = engine.kernel = compiled_anew
    keep_calls()
    noise = np.random.default_rng(1)
    for template in templates(name, 60, seed=9):
        games = Batch.like(dialect_of(name), template, games=16, key=3)
        games.playouts(200)
        for _ in range(100):
            assert games.step(games.choose(noise.integers(0, 1 << 32, 16))) == 0
        if manifest_of(name).encoding:
            encoding_of(name).encode(games.views, template.players)
    print("within bounds")


if __name__ == "__main__":
    main(sys.argv[1])
