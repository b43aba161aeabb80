"""Networks of leaves as the solver of turns takes them, and as they learn."""

from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

import numpy as np

from intriga.agents.resolving.leaf_worths import LeafNets
from intriga.lab.duels.turns.fit import SCALE, NetShape

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Floats = NDArray[np.float32]


def packed(shapes: Sequence[NetShape], flats: "Sequence[Floats]") -> LeafNets:
    """Return networks as the solver of turns takes them, the scale of beliefs in the weights."""
    sizes = [(shape.inputs, *shape.hidden, shape.inputs) for shape in shapes]
    tables, places, pairs = list[list[int]](), list[list[int]](), list[tuple[int, int]]()
    weights, at = list["Floats"](), 0
    for shape, flat in zip(shapes, flats, strict=True):
        scaled, width = flat.astype(np.float32), shape.hidden[0]
        shape.views(scaled)[0][sum(shape.numbers) :] *= np.float32(SCALE)
        tables.append([at + int(row) * width for row in np.cumsum([0, *shape.numbers[:-1]])])
        ends = np.cumsum([0, *(view.size for view in shape.views(scaled))])[:-1]
        places.append([at + sum(shape.numbers) * width, *(at + int(end) for end in ends[1:5])])
        pairs.append((at + int(ends[5]), shape.numbers[1]))
        weights.append(scaled)
        at += len(scaled)
    return LeafNets(
        np.array(sizes, np.int64),
        np.array(tables, np.int64),
        np.array(places, np.int64),
        np.array(pairs, np.int64),
        np.concatenate(weights),
    )


def unpacked(nets: LeafNets, net: int, hands: tuple[int, int]) -> "tuple[NetShape, Floats]":
    """Return the size and the weights of one network of :func:`packed`, as it learned."""
    _, first, second, _ = (int(number) for number in nets.sizes[net])
    begins = [*(int(at) for at in nets.tables_at[net]), int(nets.weights_at[net, 0])]
    numbers = tuple((high - low) // first for low, high in pairwise(begins))
    shape = NetShape(hands, (first, second), numbers)
    flat = nets.weights[begins[0] :][: shape.weights].astype(np.float32)
    shape.views(flat)[0][sum(numbers) :] /= np.float32(SCALE)
    return shape, flat
