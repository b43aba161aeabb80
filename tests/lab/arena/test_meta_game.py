"""A pool as a game is answered as OpenSpiel answers it, and copies and cycles do not mislead."""

from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from intriga.lab.arena.contest import ContestKind, Goal
from intriga.lab.arena.contest_file import ContestFile
from intriga.lab.arena.contest_run import Season
from intriga.lab.arena.meta_game import MetaGame, alpha_rank, meta_game, nash_average
from intriga.lab.arena.results import findings
from tests.lab.arena.contests import contest

if TYPE_CHECKING:
    from numpy.typing import NDArray

CIRCLE = np.array([[0.0, 0.6, -0.6], [-0.6, 0.0, 0.6], [0.6, -0.6, 0.0]])


def pool(number: int, seed: int) -> "NDArray[np.float64]":
    """Return the shares in a pool in which some agents suit some others."""
    random = np.random.default_rng(seed)
    elos = random.normal(0, 1, number)
    shares = 0.5 + np.tanh(elos[:, np.newaxis] - elos) / 3
    return np.round(shares + random.uniform(-1 / 6, 1 / 6, (number, number)), 3)


def assert_as_openspiel(game: MetaGame, shares: "NDArray[np.float64]") -> None:
    pyspiel: Any = pytest.importorskip("pyspiel")
    averaging: Any = pytest.importorskip("open_spiel.python.algorithms.nash_averaging")
    alpharank: Any = pytest.importorskip("open_spiel.python.egt.alpharank")

    leads = shares - shares.T
    nash, scores = averaging.nash_averaging(pyspiel.create_matrix_game(leads, -leads))
    assert game.nash == pytest.approx(tuple(nash.ravel()), abs=1e-6)
    assert game.scores == pytest.approx(tuple(scores.ravel()), abs=1e-6)
    with np.errstate(over="ignore"):  # where no rival ever takes over
        rank = alpharank.compute([shares])[2]
    assert game.alpha_rank == pytest.approx(tuple(rank), abs=1e-6)


@pytest.mark.parametrize("number", [2, 3, 4, 6, 9])
def test_both_are_those_of_openspiel(number: int) -> None:
    for seed in range(4):
        shares = pool(number, seed)
        assert_as_openspiel(meta_game([str(each) for each in range(number)], shares), shares)


def test_of_a_contest_they_are_those_of_openspiel() -> None:
    kinds = frozenset({ContestKind.CROSS})
    made = contest("honest", "uniform", "rule-of-thumb", players=(2, 3), kinds=kinds)
    ledger = ContestFile(made)
    for _ in Season(made, ledger, Goal(12)).play():
        pass
    for cross in findings(made, ledger, Goal(12)).crosses:
        game = cross.meta_game
        assert game is not None
        place = {agent: each for each, agent in enumerate(game.agents)}
        shares = np.zeros((3, 3))
        for (one, other), cell in cross.cells.items():
            shares[place[one], place[other]] = cell.share.share
        assert_as_openspiel(game, shares)


def test_rock_paper_and_scissors_are_named_equally() -> None:
    third = [1 / 3] * 3
    nash, scores = nash_average(CIRCLE)

    assert nash == pytest.approx(third)
    assert scores == pytest.approx([0, 0, 0], abs=1e-9)
    assert alpha_rank(CIRCLE) == pytest.approx(third)


def test_a_copy_of_an_agent_changes_nothing_for_the_others() -> None:
    copied = np.pad(CIRCLE, (0, 1), mode="wrap")  # of the first

    nash, scores = nash_average(copied)
    assert nash == pytest.approx([1 / 6, 1 / 3, 1 / 3, 1 / 6])
    assert scores == pytest.approx([0] * 4, abs=1e-9)


def test_of_several_equilibria_the_most_even_is_taken() -> None:
    nash, scores = nash_average(np.array([[0, 0, 0.2], [0, 0, 1], [-0.2, -1, 0]]))

    assert nash == pytest.approx([0.5, 0.5, 0])
    assert scores == pytest.approx([0, 0, -0.6])
    assert nash_average(np.zeros((4, 4)))[0] == pytest.approx([0.25] * 4)


@pytest.mark.parametrize("grid", [1, 3, 1000])
def test_whatever_the_table_no_agent_beats_the_equilibrium(grid: int) -> None:
    random = np.random.default_rng(grid)
    for number in (1, 2, 5, 8) * 15:
        leads = np.triu(random.integers(-grid, grid + 1, (number, number)) / grid, 1)
        game = meta_game([str(each) for each in range(number)], leads)
        assert max(game.scores) < 1e-9
        assert min(game.nash) >= 0
        assert sum(game.nash) == pytest.approx(1)
        assert sum(game.alpha_rank) == pytest.approx(1)
