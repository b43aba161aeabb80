"""The values that decisions are trained towards."""

import numpy as np

from intriga.lab.learning.selfplay import before_and_after, from_seats, returns, to_seats

RANDOM = np.random.default_rng(1)


def shares(*dims: int) -> np.ndarray[tuple[int, ...], np.dtype[np.float64]]:
    numbers = RANDOM.random(dims)
    return numbers / numbers.sum(axis=-1, keepdims=True)


def test_shares_turn_to_seats_and_back() -> None:
    seat = RANDOM.integers(0, 5, (3, 4))
    clockwise = shares(3, 4, 5)
    by_seat = to_seats(clockwise, seat, 5)
    assert (from_seats(by_seat, seat, 5) == clockwise).all()
    assert by_seat[1, 2, seat[1, 2]] == clockwise[1, 2, 0]
    assert by_seat[1, 2, (seat[1, 2] + 3) % 5] == clockwise[1, 2, 3]


def test_the_gain_of_one_of_two_is_the_loss_of_the_other() -> None:
    seat = RANDOM.integers(0, 2, (6, 3))
    before, after = before_and_after(
        shares(6, 3, 2), RANDOM.random((6, 3)), RANDOM.random((6, 3)), seat
    )
    assert np.allclose(before.sum(axis=-1), 1)
    assert np.allclose(after.sum(axis=-1), 1)


def test_without_trace_a_step_is_worth_the_next_expectation() -> None:
    before, after, last = shares(4, 2, 3), shares(4, 2, 3), shares(2, 3)
    ended = np.zeros((4, 2), bool)
    came = returns(before, after, ended, np.zeros((4, 2, 3)), last, trace=0.0)
    assert np.allclose(came[:-1], before[1:])
    assert np.allclose(came[-1], last)


def test_nothing_is_carried_over_the_end_of_a_game() -> None:
    before, after, last = shares(4, 1, 2), shares(4, 1, 2), shares(1, 2)
    ended = np.array([[False], [True], [False], [False]])
    won = np.zeros((4, 1, 2))
    won[1, 0] = 0, 1
    came = returns(before, after, ended, won, last, trace=1.0)
    assert np.allclose(came[1], [[0, 1]])
    assert np.allclose(came[0], before[1] + won[1] - after[1])


def test_a_critic_that_knows_only_averages_leaves_the_outcome_as_it_is() -> None:
    same = shares(5, 2, 3)
    ended = np.array([[False, False]] * 4 + [[True, True]])
    won = np.eye(3)[[1, 2]][None].repeat(5, axis=0)
    came = returns(same, same, ended, won, np.zeros((2, 3)), trace=1.0)
    assert np.allclose(came, won)
