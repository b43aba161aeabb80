"""The solver of a turn is exact: OpenSpiel and linear programming say the same of the rules."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import numpy as np
import pyspiel
import pytest

from intriga.games.coup.study.turns.turn_reading import Hand, all_hands
from intriga.lab.duels.cross_check import efg
from intriga.lab.duels.truncated import lp_value
from intriga.lab.duels.turns.agreement import (
    Agreement,
    agreement,
    checked_turns,
    largest_wrong,
    turn_of,
)
from intriga.lab.duels.turns.along import follow
from intriga.lab.duels.turns.check_command import KINDS
from intriga.lab.duels.turns.efg import EndTables, walked
from intriga.lab.duels.turns.recipe import RootMix
from intriga.lab.duels.turns.sampling import TurnStart, fresh

EXACT = 1e-6
Cards = Sequence[Hand]
ONE: Cards = ((0,), (1,), (3,))
MOVERS: Cards = ((0, 0), (1, 2), (0, 3))  # two of a kind, an Ambassador, and a Duke in both
OTHERS: Cards = ((0, 2), (4, 4), (3, 4))
FEW = {
    (1, 1): (ONE, ONE),
    (2, 1): (MOVERS, ONE),
    (1, 2): (ONE, OTHERS),
    (2, 2): (MOVERS, OTHERS),
}
spiel: Any = pyspiel


def turn(influences: tuple[int, int], coins: tuple[int, int], seed: int) -> TurnStart:
    """Return a turn with random beliefs in which players hold one of three hands each."""
    kind = f"{influences[0]}-{influences[1]}"
    start = fresh(kind, RootMix(even=0), np.random.default_rng(seed))
    there = np.zeros_like(start.joint)
    mover, other = (
        [all_hands(number).index(hand) for hand in hands]
        for number, hands in zip(influences, FEW[influences], strict=True)
    )
    there[np.ix_(mover, other)] = start.joint[np.ix_(mover, other)]
    return replace(start, coins=coins, joint=there / there.sum())


@pytest.mark.parametrize("influences", FEW)
@pytest.mark.parametrize("coins", [(2, 1), (5, 2), (8, 4)])
def test_best_responses_gain_what_openspiel_says(
    influences: tuple[int, int], coins: tuple[int, int]
) -> None:
    start = turn(influences, coins, seed=sum(coins))
    first, *later = agreement(start, turn_of(start), (1, 10, 100))
    for found in (first, *later):
        assert found.wrong < EXACT
        assert found.low - EXACT < found.lp < found.high + EXACT
    assert -EXACT < later[-1].nash_conv < 0.05 < first.nash_conv


@pytest.mark.parametrize("influences", [(2, 1), (1, 2), (2, 2)])
def test_the_solver_comes_to_the_value_by_linear_programming(influences: tuple[int, int]) -> None:
    start = turn(influences, (3, 4), seed=4)
    (found,) = agreement(start, turn_of(start), (1000,))
    assert found.high - found.low < EXACT
    assert found.low == pytest.approx(found.lp, abs=EXACT)


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
def test_whole_turns_agree_at_any_hands(kind: str) -> None:
    for start in checked_turns(kind, seed=1):
        assert max(each.wrong for each in agreement(start, turn_of(start), (1, 10, 100))) < EXACT


@pytest.mark.parametrize("name", ["low", "high", "lp", "nash_conv"])
def test_a_figure_that_is_no_number_does_not_agree(name: str) -> None:
    right = Agreement(rounds=1, low=0.1, high=0.2, lp=0.15, nash_conv=0.1)
    wrong = replace(right, **{name: float("nan")})
    assert largest_wrong([right]) <= EXACT
    assert not largest_wrong([right, wrong, right]) <= EXACT


def test_wrong_chances_in_the_tree_are_found() -> None:
    start = turn((2, 1), (3, 4), seed=2)
    game = turn_of(start)
    game.weight[:] *= np.random.default_rng(2).uniform(0.99, 1.01, len(game.weight))
    (found,) = agreement(start, game, (10,))
    assert found.wrong > 10 * EXACT


def test_a_tree_of_other_coins_is_not_that_of_the_rules() -> None:
    start, other = (turn((2, 2), coins, seed=3) for coins in ((2, 4), (3, 4)))
    with pytest.raises(ValueError, match="has the actions"):
        follow(turn_of(other), walked(start, EndTables(0)))


def test_openspiels_own_solver_comes_to_the_same_value() -> None:
    """The turn as it is walked, without any tree of ours."""
    histories = walked(turn((2, 2), (3, 4), seed=4), EndTables(4))
    game = spiel.load_efg_game(efg(histories, {}))
    solver = spiel.CFRPlusSolver(game)
    for _ in range(100):
        solver.evaluate_and_update_policy()
    average = solver.average_policy()
    gain = spiel.nash_conv(game, average)
    value = spiel.expected_returns(game.new_initial_state(), average, -1, False)[0]  # noqa: FBT003
    assert gain < 0.01
    assert value == pytest.approx(lp_value(histories), abs=gain)
