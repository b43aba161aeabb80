"""The cost of an answer, in worlds that all answers were tried in."""

import numpy as np
import pytest

from intriga.analysis.costs import (
    LEAST,
    MIXED,
    against,
    gap,
    is_mistake,
    is_open,
    may_matter,
    measured,
    measured_closely,
    price,
    to_keep,
)

ALIKE = 4  # answers that are worth the same


def noise(number: int, worlds: int = 40) -> np.ndarray:
    return np.random.default_rng(number).normal(0.5, 0.3, (ALIKE, worlds))


def test_a_cost_is_right_on_average_where_the_best_is_found_by_noise() -> None:
    gaps = [gap(noise(number), 0, range(ALIKE)) for number in range(2000)]
    plain = [float(values.mean(axis=1).max() - values[0].mean()) for values in map(noise, range(9))]

    assert abs(np.mean(gaps)) < 3 * np.std(gaps) / np.sqrt(len(gaps))
    assert np.mean(plain) > 0.02  # what the best of several noisy means would say


def test_a_clear_cost_is_not_reduced() -> None:
    values = np.array([[0.2] * 10, [0.7] * 10, [0.4] * 10])

    assert gap(values, 0, range(3)) == pytest.approx(0.5)
    assert gap(values, 0, [2]) == pytest.approx(0.2)  # against some of the others
    assert gap(values, 1, range(3)) == 0


def test_against_the_network_nothing_is_lost_on_average_by_the_network_itself() -> None:
    means, policy = np.array([0.1, 0.5, 0.9]), np.array([0.2, 0.5, 0.3])
    lost = [against(means, played, policy) for played in range(3)]

    assert policy @ lost == pytest.approx(0)
    assert lost[2] < 0 < lost[0]


def test_a_question_matters_where_the_network_may_answer_differently() -> None:
    assert may_matter(np.array([0.5, 0.5]), 0)
    assert may_matter(np.array([0.99, 0.01]), 1)
    assert not may_matter(np.array([0.99, 0.01]), 0)


def test_more_worlds_are_taken_where_they_could_tell_something() -> None:
    worlds = np.linspace(0, 0.1, 20)

    assert is_open(np.array([worlds, worlds + 0.2]), 0)
    assert not is_open(np.array([worlds, worlds + 0.2]), 1)  # the best beyond noise
    assert not is_open(np.array([worlds, worlds + 0.005]), 0)  # nothing lies between


def test_answers_that_cannot_be_best_are_not_looked_at_again() -> None:
    spread = np.linspace(-0.1, 0.1, 20)
    first = np.array([0.5 + spread, 0.2 + spread, 0.1 + spread, 0.3 + spread, 0.1 + spread])
    policy = np.array([0.02, 0.0, 0.9, 0.04, 0.04])

    assert to_keep(first, told=[4], policy=policy, honest=[1, 3, 4]) == [0, 2, 3, 4]
    assert to_keep(first[:3], told=[0], policy=policy[:3], honest=[]) == [0, 1, 2]  # few: all


def test_answers_without_a_second_look_keep_their_first_measurement() -> None:
    first = np.array([[0.1, 0.3], [0.4, 0.6], [0.5, 0.5]])
    close = np.array([[0.4, 0.4, 0.4], [0.8, 0.8, 0.8]])
    found = measured_closely(first, [1, 2], close)

    assert found.means.tolist() == pytest.approx([0.2, 0.4, 0.8])
    assert found.lost.tolist() == pytest.approx([0.3, 0.4, 0])
    assert (found.best, found.spread) == (2, pytest.approx(0.6))
    assert found.gap(1, range(3)) == pytest.approx(0.4)


def test_a_mistake_is_beyond_noise_and_the_error_of_the_model_and_seldom_played() -> None:
    found = measured(np.array([[0.2] * 10, [0.4] * 10]))

    assert is_mistake(found, 0, np.array([0.05, 0.95]), 0.06)
    assert not is_mistake(found, 0, np.array([0.05, 0.95]), 0.11)
    assert not is_mistake(found, 0, np.array([MIXED, 0.9]), 0.06)
    assert not is_mistake(found, 1, np.array([0.95, 0.05]), 0)


def test_the_price_of_a_challenge_needs_no_belief_about_the_claim() -> None:
    challenge, passing = [0.0, 0.9], [0.3, 0.6]  # where the claim is true, and where it is not
    for often in (LEAST, 3 * LEAST):
        true = np.array([True] * often + [False] * LEAST)
        values = np.array([np.where(true, *challenge), np.where(true, *passing)])
        paid, gain, risk = price(values, true, 0, 1)
        assert (paid, gain, risk) == pytest.approx((0.5, 0.3, 0.3))


@pytest.mark.parametrize(("true", "told"), [(LEAST - 1, (0.3, None)), (40, (None, 0.3))])
def test_too_few_worlds_give_no_price(true: int, told: tuple[float | None, float | None]) -> None:
    claims = np.arange(40) < true
    values = np.array([np.where(claims, 0.0, 0.9), np.where(claims, 0.3, 0.6)])
    paid, gain, risk = price(values, claims, 0, 1)

    assert paid is None
    assert (gain, risk) == pytest.approx(told)


def test_there_is_no_price_where_no_challenge_pays() -> None:
    claims = np.arange(40) < 20
    values = np.array([np.where(claims, 0.0, 0.5), np.where(claims, 0.3, 0.6)])

    assert price(values, claims, 0, 1)[0] is None
