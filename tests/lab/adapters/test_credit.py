"""Every answer gets what its seat got until it was asked again."""

from typing import Any

import numpy as np
import pytest

from intriga.lab.adapters.credit import advantages, credit
from intriga.lab.adapters.vector import Tables

BLANK = [0.0, 0.0]


def test_a_seat_that_loses_while_another_acts_gets_its_loss() -> None:
    seats = np.array([[0], [1], [0], [1], [0]])
    returns = np.array([[BLANK], [BLANK], [[1.0, -1.0]], [BLANK], [BLANK]])
    over = np.array([[False], [False], [True], [False], [False]])
    found = credit(seats, returns, over)
    assert found.rewards.ravel().tolist() == [0, -1, 1, 0, 0]
    assert found.ended.ravel().tolist() == [False, True, True, False, False]
    assert found.following.ravel().tolist() == [2, -1, -1, -1, -1]
    assert found.is_known.ravel().tolist() == [True, True, True, False, False]


@pytest.mark.compiled
def test_the_rewards_of_a_game_are_its_returns_and_cancel_out() -> None:
    tables, steps = Tables(16, players=3), 600
    _, infos = tables.reset(seed=1)
    seats: list[Any] = []
    returns: list[Any] = []
    over: list[Any] = []
    for _ in range(steps):
        seats.append(infos["seat"])
        _, _, won, cut, infos = tables.step(tables.legal_actions())
        returns.append(infos["returns"])
        over.append(won | cut)
    found = credit(np.array(seats), np.array(returns), np.array(over))
    for table in range(16):
        begun = 0
        for end in np.flatnonzero(np.array(over)[:, table]):
            game = slice(begun, end + 1)
            earned = np.zeros(3)
            np.add.at(earned, np.array(seats)[game, table], found.rewards[game, table])
            asked = np.isin(range(3), np.array(seats)[game, table])
            assert earned[asked] == pytest.approx(returns[end][table][asked])
            assert (found.ended[game, table].sum()) == asked.sum()
            begun = end + 1
    every = np.arange(16)
    for step in range(steps):
        goes_on = found.following[step] >= 0
        there = np.array(seats)[found.following[step], every]
        assert (there == seats[step])[goes_on].all()


def test_advantages_run_along_the_answers_of_one_seat() -> None:
    seats = np.array([[0], [1], [0], [1]])
    returns = np.array([[BLANK], [BLANK], [[1.0, -1.0]], [BLANK]])
    over = np.array([[False], [False], [True], [False]])
    values = np.array([[0.5], [0.25], [0.75], [0.0]])
    found = advantages(credit(seats, returns, over), values, discount=1.0, decay=0.5)
    assert found.ravel() == pytest.approx([0.25 + 0.5 * 0.25, -1.25, 0.25, 0.0])
