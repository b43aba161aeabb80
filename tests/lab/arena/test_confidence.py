"""Looking at every round misleads in at most one of twenty contests."""

import numpy as np
import pytest

from intriga.lab.arena.confidence import ConfidenceSequence, benjamini_hochberg
from intriga.matches.report import p_value, share_of

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


def test_the_p_value_of_a_sequence_says_what_its_interval_says() -> None:
    sequence = ConfidenceSequence()
    assert sequence.p_value(1 / 3) == 1
    for number in np.random.default_rng(6).binomial(3, 0.45, 400) / 3:
        sequence.add(float(number))
        assert sequence.excludes(1 / 3) == (sequence.p_value(1 / 3) <= 0.05)

    assert sequence.p_value(1 / 3) < 0.01
    assert sequence.p_value(0.45) > 0.05


def test_equal_pairings_are_rarely_called_unequal_where_there_are_many() -> None:
    random = np.random.default_rng(7)
    wrong = [min(benjamini_hochberg(random.random(20).tolist())) <= 0.05 for _ in range(CONTESTS)]

    assert sum(wrong) <= 0.08 * CONTESTS  # 5 % are expected
    assert benjamini_hochberg([0.01, 0.04, 0.03, 0.5]) == pytest.approx(
        [0.04, 0.16 / 3, 0.16 / 3, 0.5]
    )
    assert benjamini_hochberg([]) == []


def test_the_p_value_of_a_share_is_5_percent_at_the_end_of_its_interval() -> None:
    for chance in (0.1, 0.5, 0.9):
        rounds = (np.random.default_rng(8).binomial(4, chance, 60) / 4).tolist()
        found = share_of(rounds)
        assert p_value(rounds, found.low) == pytest.approx(0.05, abs=1e-4)
        assert p_value(rounds, found.high) == pytest.approx(0.05, abs=1e-4)
        assert p_value(rounds, found.share) == 1
    assert p_value([], 0.5) == 1
