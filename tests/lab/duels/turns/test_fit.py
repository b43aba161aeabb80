"""A network of leaves learns what solved turns are worth, and nothing from hands that cannot be."""

import numpy as np

from intriga.lab.duels.turns.fit import (
    HUBER,
    FitEffort,
    NetShape,
    TurnSamples,
    fit,
    hand_weights,
    root_mean_square,
    worths,
    write_slope,
)
from intriga.lab.duels.turns.packing import packed

DUEL = NetShape((5, 5), (32, 32), (13, 13, 3, 3, 3, 3, 3))
BOTH = NetShape((15, 5), (24, 16), (13, 13, 3, 3, 3, 3, 3))
EFFORT = FitEffort(steps=1500, batch=256)


def known(shape: NetShape, number: int, seed: int) -> TurnSamples:
    """Return turns whose worths are known: a table of hands, and what the coins are worth."""
    random = np.random.default_rng(seed)
    table = np.random.default_rng(9).normal(0, 0.3, shape.hands)
    first, second = (random.dirichlet([0.3] * hands, number) for hands in shape.hands)
    situation = random.integers(0, shape.numbers, (number, len(shape.numbers)))
    ahead = np.tanh((situation[:, :1] - situation[:, 1:2]) / 5)
    said = np.concatenate([second @ table.T + ahead, -(first @ table) - ahead], axis=1)
    beliefs = np.concatenate([first, second], axis=1)
    return TurnSamples(
        situation.astype(np.int16), beliefs.astype(np.float32), said.astype(np.float32)
    )


def test_a_network_learns_a_known_function() -> None:
    random = np.random.default_rng(1)
    learned = fit(DUEL, DUEL.begun(random), known(DUEL, 8000, 2), EFFORT, random)
    others = known(DUEL, 1000, 3)
    assert root_mean_square(DUEL, learned, others, others.beliefs) < 0.03


def test_weights_that_decay_learn_less_by_heart() -> None:
    few, others = known(DUEL, 300, 2), known(DUEL, 1000, 3)
    off: list[float] = []
    for decay in (0.0, 0.5):
        random = np.random.default_rng(1)
        effort = FitEffort(steps=600, batch=128, weight_decay=decay)
        learned = fit(DUEL, DUEL.begun(random), few, effort, random)
        off.append(root_mean_square(DUEL, learned, others, others.beliefs))
    assert off[1] < 0.9 * off[0]


def test_hands_that_cannot_be_do_not_teach() -> None:
    samples = known(DUEL, 500, 4)
    samples.beliefs[:, 0] = 0
    samples.beliefs[:, 1] += 1 - samples.beliefs[:, :5].sum(axis=1)
    learned: list[np.ndarray] = []
    for wrong in (0, 100):
        samples.worths[:, 0] = wrong
        random = np.random.default_rng(5)
        learned.append(fit(DUEL, DUEL.begun(random), samples, FitEffort(steps=20), random))
    assert not hand_weights(DUEL, samples.beliefs)[:, 0].any()
    np.testing.assert_array_equal(learned[0], learned[1])


def test_the_slope_is_that_of_the_loss() -> None:
    """One step of descent goes down, by what small changes of each weight say."""
    samples = known(BOTH, 64, 6)
    random = np.random.default_rng(7)
    flat = (BOTH.begun(random) + random.normal(0, 0.05, BOTH.weights)).astype(np.float32)
    weights = hand_weights(BOTH, samples.beliefs)

    def loss(at: np.ndarray) -> float:
        errors = np.abs(worths(BOTH, at, samples) - samples.worths).astype(np.float64)
        near = np.minimum(errors, HUBER)
        return float((weights * near * (errors - near / 2)).sum() / len(samples))

    slope = np.zeros_like(flat)
    write_slope(BOTH, flat, slope, samples, BOTH.features(samples), weights)
    for _ in range(20):
        way = random.normal(0, 1, len(flat))
        change = (loss(flat + 1e-6 * way) - loss(flat - 1e-6 * way)) / 2e-6
        assert abs(change - float(slope @ way)) < 1e-3 * float(np.linalg.norm(slope))


def test_both_sides_sum_to_nothing() -> None:
    samples = known(BOTH, 100, 8)
    random = np.random.default_rng(9)
    said = worths(BOTH, random.normal(0, 0.3, BOTH.weights).astype(np.float32), samples)
    assert np.abs((said * samples.beliefs).sum(axis=1)).max() < 1e-5


def test_packed_networks_lie_where_the_solver_reads_them() -> None:
    """The forward pass, as LeafNets says it, on the packed arrays alone."""
    random = np.random.default_rng(10)
    shapes = (BOTH, DUEL)
    flats = [random.normal(0, 0.3, shape.weights).astype(np.float32) for shape in shapes]
    nets = packed(shapes, flats)
    for net, (shape, flat) in enumerate(zip(shapes, flats, strict=True)):
        samples = known(shape, 20, 11)
        inputs, first, second, outputs = nets.sizes[net]

        def part(at: int, *size: int) -> np.ndarray:
            return nets.weights[at : at + int(np.prod(size))].reshape(size)

        one, two, bias, three, last = nets.weights_at[net]
        pairs, values = nets.pairs_at[net]
        pair = samples.situation[:, 0].astype(int) * values + samples.situation[:, 1]
        rows = part(pairs, shape.numbers[0] * values, 2 * first + 2 * second + outputs)[pair]
        gate, move, gate_two, move_two, more = np.split(
            rows, np.cumsum([first, first, second, second]), axis=1
        )
        low = samples.beliefs @ part(one, inputs, first)
        for number, table in enumerate(nets.tables_at[net]):
            low += part(table, shape.numbers[number], first)[samples.situation[:, number]]
        low = np.maximum(low * (1 + gate) + move, 0)
        high = low @ part(two, first, second) + part(bias, second)
        high = np.maximum(high * (1 + gate_two) + move_two, 0)
        said = high @ part(three, second, outputs) + part(last, outputs) + more
        said -= (said * samples.beliefs).sum(axis=1, keepdims=True) / 2
        np.testing.assert_allclose(said, worths(shape, flat, samples), atol=1e-5)
