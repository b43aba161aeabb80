"""Fitting one network of leaves to solved turns: Adam in NumPy, on weights in one flat array.

The first matrix has a row for each number that a public place may have, then one for each hand:
the former are the tables of :class:`~intriga.agents.resolving.leaf_worths.LeafNets`, and the last
matrix its pairs.
"""

from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    Floats = NDArray[np.float32]

SCALE: Final = 4.0  # beliefs while a network learns: as large as the numbers beside them
HUBER: Final = 0.1  # errors beyond it count by their size
ON_RANGE: Final = 0.5  # of a hand's weight, the part by its chance; the rest is alike for all
SPARSEST: Final = 1e-12  # of all chances: a hand below it teaches nothing
DECAYS: Final = (0.9, 0.999)  # of Adam (D. Kingma and J. Ba, 2015)
TINY: Final = 1e-8
CHUNK: Final = 8192  # samples at once where nothing is learned


@dataclass(frozen=True)
class TurnSamples:
    """Solved turns of one kind, as a network sees them.

    ``situation`` [B, number] is what is public; ``beliefs`` [B, hand] the chances of the hands of
    the mover, then of the other, each a distribution; ``worths`` [B, hand] what each is worth to
    its holder, wins less losses.
    """

    situation: "NDArray[np.int16]"
    beliefs: "Floats"
    worths: "Floats"

    def __len__(self) -> int:
        """Return how many there are."""
        return len(self.beliefs)

    def part(self, places: "slice | NDArray[np.int64]") -> "TurnSamples":
        """Return the samples at *places*."""
        return TurnSamples(self.situation[places], self.beliefs[places], self.worths[places])

    @staticmethod
    def together(parts: "Sequence[TurnSamples]") -> "TurnSamples":
        """Return the samples of *parts*, one after the other."""
        return TurnSamples(
            np.concatenate([part.situation for part in parts]),
            np.concatenate([part.beliefs for part in parts]),
            np.concatenate([part.worths for part in parts]),
        )


@dataclass(frozen=True)
class NetShape:
    """The size of a network: the hands of the mover and of the other, and both hidden layers.

    ``numbers`` says how many values each public number may have.
    """

    hands: tuple[int, int]
    hidden: tuple[int, int]
    numbers: tuple[int, ...]

    @property
    def inputs(self) -> int:
        """Return how many hands there are, which are the beliefs and the worths."""
        return sum(self.hands)

    @property
    def shapes(self) -> tuple[tuple[int, ...], ...]:
        """Return the shapes of the weights: matrices, the bias of the latter two, the pairs."""
        first, second = self.hidden
        rows, pairs = sum(self.numbers) + self.inputs, self.numbers[0] * self.numbers[1]
        return (
            *((rows, first), (first, second), (second,), (second, self.inputs), (self.inputs,)),
            (pairs, 2 * first + 2 * second + self.inputs),
        )

    def views(self, flat: "Floats") -> "list[Floats]":
        """Return the weights in *flat* by their shapes, in the order of the forward pass."""
        ends = np.cumsum([0, *(int(np.prod(shape)) for shape in self.shapes)])
        lines = zip(pairwise(ends), self.shapes, strict=True)
        return [flat[low:high].reshape(shape) for (low, high), shape in lines]

    @property
    def weights(self) -> int:
        """Return how many weights there are."""
        return sum(int(np.prod(shape)) for shape in self.shapes)

    def features(self, samples: TurnSamples) -> "Floats":
        """Return the input of the first matrix, [B, row]: which numbers, and scaled beliefs."""
        begins = np.cumsum([0, *self.numbers])
        rows = np.zeros((len(samples), int(begins[-1]) + self.inputs), np.float32)
        rows[np.arange(len(samples))[:, None], begins[:-1] + samples.situation] = 1
        rows[:, begins[-1] :] = samples.beliefs * np.float32(SCALE)
        return rows

    def pairs(self, situation: "NDArray[np.int16]") -> "NDArray[np.int64]":
        """Return the place of the first two numbers of each situation among all pairs, [B]."""
        return situation[:, 0].astype(np.int64) * self.numbers[1] + situation[:, 1]

    def begun(self, random: np.random.Generator) -> "Floats":
        """Return weights to begin with, by K. He and others (2015); the last layer says little."""
        flat = np.zeros(self.weights, np.float32)
        first, second, _, third, _, _ = self.views(flat)
        for matrix, spread in ((first, 0.3), (second, (2 / self.hidden[0]) ** 0.5), (third, 0.02)):
            matrix[:] = random.normal(0, spread, matrix.shape)
        return flat


@dataclass(frozen=True, kw_only=True)
class FitEffort:
    """How long a network is fitted: steps, samples a step, the rate of the first step.

    The rate falls evenly to a hundredth of it; the weights of the last fifth are averaged.
    ``weight_decay`` times the rate is the part of each weight that a step takes off, apart from
    the slope (AdamW; I. Loshchilov and F. Hutter, 2019): a network then learns less by heart.
    """

    steps: int
    batch: int = 512
    rate: float = 1e-2
    weight_decay: float = 0.0


def fit(
    shape: NetShape,
    begin: "Floats",
    samples: TurnSamples,
    effort: FitEffort,
    random: np.random.Generator,
) -> "Floats":
    """Return weights fitted to *samples*, from those to *begin* with.

    Raises:
        ValueError: there are no samples.
    """
    if not len(samples):
        raise ValueError("a network has nothing to be fitted to: there are no samples")
    flat, slope = begin.copy(), np.zeros_like(begin)
    moments = np.zeros_like(begin), np.zeros_like(begin)
    features, weights = shape.features(samples), hand_weights(shape, samples.beliefs)
    averaged, last = np.zeros(len(begin)), max(1, effort.steps // 5)
    for step in range(1, effort.steps + 1):
        rows = random.integers(len(samples), size=effort.batch)
        part = samples.part(rows)
        write_slope(shape, flat, slope, part, features[rows], weights[rows])
        rate = effort.rate * (1 - 0.99 * step / effort.steps)
        _descend(flat, slope, moments, step, rate)
        flat *= np.float32(1 - rate * effort.weight_decay)
        if step > effort.steps - last:
            averaged += flat / last
    return averaged.astype(np.float32)


def _descend(
    flat: "Floats", slope: "Floats", moments: "tuple[Floats, Floats]", step: int, rate: float
) -> None:
    """Take a step of Adam down the *slope*."""
    (mean, square), (slow, slower) = moments, DECAYS
    mean += np.float32(1 - slow) * (slope - mean)
    square += np.float32(1 - slower) * (slope * slope - square)
    size = np.float32(rate * (1 - slower**step) ** 0.5 / (1 - slow**step))
    flat -= size * mean / (np.sqrt(square) + np.float32(TINY))


def write_slope(
    shape: NetShape,
    flat: "Floats",
    slope: "Floats",
    samples: TurnSamples,
    features: "Floats",
    weights: "Floats",
) -> None:
    """Write the slope of the loss, a Huber loss weighed by hand, into *slope*."""
    _, second, _, third, _, _ = shape.views(flat)
    seen = _layers(shape, flat, features, samples.situation)
    errors = np.clip(_evened(seen.said, samples.beliefs) - samples.worths, -HUBER, HUBER)
    errors *= weights / np.float32(len(samples))
    of_said = errors - samples.beliefs * (errors.sum(axis=1, keepdims=True) / 2)
    of_high = (of_said @ third.T) * (seen.high > 0)
    of_two = of_high * seen.gates[1]
    of_low = (of_two @ second.T) * (seen.low > 0)
    of_one = of_low * seen.gates[0]
    of_pairs = np.concatenate(
        [of_low * seen.one, of_low, of_high * seen.two, of_high, of_said], axis=1
    )
    pairs = _added_up(of_pairs, shape.pairs(samples.situation), shape.shapes[-1][0])
    parts = features.T @ of_one, seen.low.T @ of_two, of_two.sum(axis=0), seen.high.T @ of_said
    for place, part in zip(shape.views(slope), (*parts, of_said.sum(axis=0), pairs), strict=True):
        place[:] = part


def _added_up(lines: "Floats", places: "NDArray[np.int64]", number: int) -> "Floats":
    """Return the sums of *lines* by their places, [number, column]."""
    order = np.argsort(places, kind="stable")
    there, begins = np.unique(places[order], return_index=True)
    out = np.zeros((number, lines.shape[1]), np.float32)
    out[there] = np.add.reduceat(lines[order], begins, axis=0)
    return out


class _Layers(NamedTuple):
    """A forward pass: both layers before their gates and after, the gates, and the output."""

    one: "Floats"
    low: "Floats"
    two: "Floats"
    high: "Floats"
    gates: "tuple[Floats, Floats]"
    said: "Floats"


def _layers(
    shape: NetShape, flat: "Floats", features: "Floats", situation: "NDArray[np.int16]"
) -> _Layers:
    first, second, bias, third, last, pairs = shape.views(flat)
    wide, high = shape.hidden
    cuts = np.cumsum([wide, wide, high, high])
    gate, move, gate_two, move_two, more = np.split(pairs[shape.pairs(situation)], cuts, axis=1)
    gate, gate_two = 1 + gate, 1 + gate_two
    one = features @ first
    low = np.maximum(one * gate + move, 0)
    two = low @ second + bias
    top = np.maximum(two * gate_two + move_two, 0)
    return _Layers(one, low, two, top, (gate, gate_two), top @ third + last + more)


def _evened(said: "Floats", beliefs: "Floats") -> "Floats":
    """Take off evenly what both sides weigh together, so that they sum to 0."""
    return said - (said * beliefs).sum(axis=1, keepdims=True) / 2


def worths(shape: NetShape, flat: "Floats", samples: TurnSamples) -> "Floats":
    """Return what a network says of *samples*, [B, hand], as the compiled one does."""
    parts = [samples.part(slice(at, at + CHUNK)) for at in range(0, len(samples), CHUNK)]
    return np.concatenate(
        [
            _evened(_layers(shape, flat, shape.features(part), part.situation).said, part.beliefs)
            for part in parts
        ]
    )


def hand_weights(shape: NetShape, beliefs: "Floats") -> "Floats":
    """Return how much each hand of samples counts, [B, hand]: a side's weights sum to 1.

    Half by its chance and half alike for all hands; hands that cannot be count nothing.
    """
    parts: list[Floats] = []
    for side in np.split(beliefs, [shape.hands[0]], axis=1):
        there = side > SPARSEST
        alike = there / np.maximum(there.sum(axis=1, keepdims=True), 1)
        parts.append((ON_RANGE * side + (1 - ON_RANGE) * alike).astype(np.float32))
    return np.concatenate(parts, axis=1)


def root_mean_square(
    shape: NetShape, flat: "Floats", samples: TurnSamples, weights: "Floats"
) -> float:
    """Return how far a network is off on *samples*, in wins less losses, weighed [B, hand]."""
    errors = worths(shape, flat, samples) - samples.worths
    return float(np.sqrt((weights * errors * errors).sum() / weights.sum()))
