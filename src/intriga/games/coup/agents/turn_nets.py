"""The networks that value where turns end: two players, base rules.

Made by ``intriga solver train``.
"""

from functools import cache
from pathlib import Path
from typing import Final

import numpy as np

from intriga.agents.policy import read_arrays
from intriga.agents.resolving.leaf_worths import LeafNets
from intriga.core.errors import BadOptions
from intriga.games.coup.study.turns.shapes import MOST_COINS
from intriga.games.coup.study.turns.turn_arrays import NETS
from intriga.games.coup.study.turns.turn_reading import all_hands
from intriga.games.coup.vocabulary import SLOTS

FILE: Final = Path(__file__).with_name("data") / "turns.npz"
VERSION: Final = 1  # changes when a turn is played otherwise: networks of another are refused
NUMBERS: Final = (MOST_COINS + 1,) * 2 + (3,) * SLOTS  # values of coins and of cards face up
HANDS: Final = tuple(sum(len(all_hands(number)) for number in both) for both in NETS)


@cache
def leaf_nets(file: Path = FILE) -> LeafNets:
    """Return the networks in *file*, by default those that come with Intriga, in float32.

    Raises:
        BadOptions: there is no such file, it holds no networks, those of other rules, or some that
            do not fit the hands and the coins of a game.
    """
    if not file.exists():
        raise BadOptions("nets", f"there are no networks of leaves at {file}")
    arrays = read_arrays(file)
    if not {"version", *LeafNets._fields} <= arrays.keys():
        raise BadOptions("nets", f"{file} has arrays, but they are no networks of leaves")
    if arrays["version"] != VERSION:
        raise BadOptions("nets", f"{file} was made with version {arrays['version']} of the rules")
    nets = LeafNets(**{name: arrays[name] for name in LeafNets._fields})
    if not _fit(nets):
        raise BadOptions("nets", f"the networks in {file} do not fit the hands and coins of a game")
    return nets._replace(weights=nets.weights.astype(np.float32))


def _fit(nets: LeafNets) -> bool:
    """Say whether each network has all its weights, for all hands and all that is public."""
    columns = {"sizes": 4, "tables_at": len(NUMBERS), "weights_at": 5, "pairs_at": 2}
    for name, number in columns.items():
        places = getattr(nets, name)
        if places.shape != (len(HANDS), number) or places.dtype.kind not in "iu":
            return False
        if places.min() < 0:
            return False
    if nets.weights.ndim != 1 or nets.weights.dtype.kind != "f":
        return False
    hands = np.array_equal(nets.sizes[:, [0, 3]], np.column_stack([HANDS, HANDS]))
    coins = (nets.pairs_at[:, 1] == NUMBERS[1]).all()
    return bool(hands and coins) and _last(nets) <= len(nets.weights)


def _last(nets: LeafNets) -> int:
    """Return where the last weight that any network may look for ends."""
    inputs, one, two, outputs = nets.sizes.T
    layers = np.column_stack([inputs * one, one * two, two, two * outputs, outputs])
    pairs = NUMBERS[0] * NUMBERS[1] * (2 * one + 2 * two + outputs)
    tables, others = nets.tables_at + np.outer(one, NUMBERS), nets.weights_at + layers
    return int(max(tables.max(), others.max(), (nets.pairs_at[:, 0] + pairs).max()))
