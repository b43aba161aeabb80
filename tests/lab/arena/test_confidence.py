"""Looking at every round misleads in at most one of twenty contests."""

import numpy as np

from intriga.lab.arena.ratings import ConfidenceSequence

CONTESTS = 400


def first_sure(numbers: "np.ndarray[tuple[int], np.dtype[np.float64]]", fair: float) -> int | None:
    """Return after how many numbers the sequence leaves *fair* out, None for never."""
    sequence = ConfidenceSequence()
    for place, number in enumerate(numbers.tolist(), 1):
        sequence.add(number)
        if sequence.excludes(fair):
            return place
    return None


def test_fair_coins_looked_at_after_every_throw_are_called_unfair_rarely() -> None:
    random = np.random.default_rng(1)
    wrong = sum(
        first_sure(random.integers(0, 2, 300).astype(float), 0.5) is not None
        for _ in range(CONTESTS)
    )

    assert wrong <= 0.05 * CONTESTS


def test_rounds_of_four_equals_are_called_unequal_rarely() -> None:
    random = np.random.default_rng(2)
    wrong = sum(
        first_sure(random.binomial(4, 0.25, 200) / 4, 0.25) is not None for _ in range(CONTESTS)
    )

    assert wrong <= 0.05 * CONTESTS


def test_a_winner_of_two_in_three_is_detected_early() -> None:
    random = np.random.default_rng(3)
    found = [first_sure((random.random(800) < 2 / 3).astype(float), 0.5) for _ in range(40)]

    assert all(found)
    assert float(np.median([each or 800 for each in found])) < 250


def test_the_interval_closes_on_the_truth_and_keeps_it() -> None:
    random = np.random.default_rng(5)
    sequence = ConfidenceSequence()
    widths: list[float] = []
    for number in (random.binomial(3, 0.4, 2000) / 3).tolist():
        sequence.add(number)
        widths.append(sequence.interval().high - sequence.interval().low)

    assert sequence.interval().low < 0.4 < sequence.interval().high
    assert widths == sorted(widths, reverse=True)
    assert widths[-1] < 0.06


def test_numbers_all_alike_are_no_trouble() -> None:
    for number in (0.0, 1.0):
        sequence = ConfidenceSequence()
        for _ in range(300):
            sequence.add(number)
        found = sequence.interval()
        assert found.low <= number <= found.high
        assert found.high - found.low < 0.06


def test_before_the_first_round_everything_is_possible() -> None:
    found = ConfidenceSequence().interval()

    assert (found.low, found.high) == (0.0, 1.0)
