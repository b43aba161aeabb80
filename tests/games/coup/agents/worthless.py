"""Networks of leaves that say nothing, for what is tested without those that were trained."""

import numpy as np

from intriga.agents.resolving.leaf_worths import LeafNets
from intriga.games.coup.agents.turn_nets import HANDS, NUMBERS


def worthless_nets() -> LeafNets:
    """Return networks that say 0 for every hand."""
    sizes = np.array([(hands, 1, 1, hands) for hands in HANDS], np.int64)
    nowhere = np.zeros((len(HANDS), len(NUMBERS)), np.int64)
    pairs = np.array([(0, NUMBERS[1])] * len(HANDS), np.int64)
    pair = 2 + 2 + max(HANDS)
    weights = np.zeros(NUMBERS[0] * NUMBERS[1] * pair, np.float32)
    return LeafNets(sizes, nowhere, nowhere[:, :5], pairs, weights)
