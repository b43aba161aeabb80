"""The recipe for JAX in docs/how-to/use-batches.md plays every step once and in order."""

import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import intriga

PAGE = Path(__file__).parents[3] / "docs/how-to/use-batches.md"


def test_the_recipe_for_jax_plays_the_steps_of_a_loop_in_order() -> None:
    jax: Any = pytest.importorskip("jax")
    [recipe] = re.findall(
        r"```py\n(import jax\n.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL
    )
    batch = intriga.Batch("coup", games=32, seed=7)
    found: dict[str, Any] = {"batch": batch}
    exec(recipe, found)  # noqa: S102  our own page

    twin = intriga.Batch("coup", games=32, seed=7)
    rewards: list[Any] = []
    for key in jax.random.split(jax.random.key(1), 100):
        masks = twin.mask()
        actions = jax.random.categorical(key, jax.numpy.log(jax.numpy.array(masks)))
        assert twin.step(np.asarray(actions)) == 0
        rewards.append(twin.rewards.copy())
    assert (np.asarray(found["rewards"]) == rewards).all()
    assert (np.asarray(found["masks"]) == twin.mask()).all()
    assert batch.games.tobytes() == twin.games.tobytes()
    assert np.abs(rewards).sum() > 0
