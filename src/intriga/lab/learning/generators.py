"""States of generators of chance, as text that goes into a checkpoint."""

import json
from random import Random

import numpy as np


def generator_state(generator: np.random.Generator | Random) -> str:
    """Return the state of a *generator*, as JSON."""
    of_numpy = isinstance(generator, np.random.Generator)
    return json.dumps(generator.bit_generator.state if of_numpy else generator.getstate())


def set_generator(generator: np.random.Generator | Random, state: str) -> None:
    """Let *generator* draw on from a *state* of one of its kind, as JSON."""
    if isinstance(generator, np.random.Generator):
        generator.bit_generator.state = json.loads(state)
    else:
        version, numbers, gauss = json.loads(state)
        generator.setstate((version, tuple(numbers), gauss))
