"""The solver's odds stand beside advice where it serves the table, and nowhere else."""

from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from intriga.analysis.books import in_equilibrium, odds_of
from intriga.analysis.rollouts import OpenQuestion, choices
from intriga.core.chance import Seeded
from intriga.core.game import Game
from intriga.core.games import ruleset_of
from intriga.games.coup.agents.solver import Solver, equilibrium
from intriga.games.coup.agents.turn_nets import FILE, VERSION
from tests.games.coup.agents.worthless import worthless_nets

pytestmark = pytest.mark.compiled


@pytest.fixture(scope="module")
def solver(tmp_path_factory: pytest.TempPathFactory) -> Solver:
    """Return the solver with a file of networks that say 0 for every hand."""
    file = tmp_path_factory.mktemp("nets") / "turns.npz"
    np.savez(file, version=VERSION, **worthless_nets()._asdict())
    found = equilibrium(file)
    assert found is not None
    found.turns.rounds = 12
    return found


def dealt(game: str, preset: str, seats: int, **options: object) -> Game[Any, Any]:
    """Return a game that has just been dealt."""
    header = {"preset": preset, "options": options, "seats": ["a", "b", "c"][:seats], "first": 0}
    return Game(ruleset_of(game), header, Seeded(2))


def test_it_answers_every_question_of_a_table_for_two_as_the_solver_plays(solver: Solver) -> None:
    joined = 0
    for seed in range(4):
        game, random = dealt("coup", "coup-es", 2), Random(seed)
        while not game.is_over:
            seat = game.to_move
            question = OpenQuestion.joined(game.position(), seat)
            odds = odds_of(solver, game.told, question)
            assert odds is not None
            assert [*odds] == question.words
            assert sum(odds.values()) == pytest.approx(1)
            assert [*odds.values()] == pytest.approx(choices(game, seat, solver))
            joined += question.behind is not None
            game.play_id(random.choice(game.legal_ids(seat)), seat=seat)
    assert joined


def test_a_turn_is_solved_once(solver: Solver) -> None:
    game, solved = dealt("coup", "coup-es", 2), solver.turns.solved
    for words in ("tax", "challenge"):
        odds_of(solver, game.told, OpenQuestion.joined(game.position(), game.to_move))
        game.play(words, seat=game.to_move)
    assert solver.turns.solved <= solved + 1


@pytest.mark.parametrize(
    ("preset", "seats", "options"),
    [
        ("coup-es", 3, {}),
        ("coup-br", 2, {}),
        ("coup-es", 2, {"slot_ambassador": "inquisitor"}),
    ],
)
def test_it_says_nothing_at_other_tables(
    solver: Solver, preset: str, seats: int, options: dict[str, Any]
) -> None:
    game, solved = dealt("coup", preset, seats, **options), solver.turns.solved
    question = OpenQuestion.joined(game.position(), game.to_move)

    assert odds_of(solver, game.told, question) is None
    assert solver.turns.solved == solved


def test_nothing_is_said_without_networks(tmp_path: Path) -> None:
    game = dealt("coup", "coup-es", 2)
    question = OpenQuestion.joined(game.position(), game.to_move)

    assert equilibrium(tmp_path / "turns.npz") is None
    assert (in_equilibrium(game.told, question) is not None) == FILE.exists()


def test_a_game_without_a_solver_has_no_such_odds() -> None:
    game = dealt("pot-de-vin", "pot-de-vin", 3)
    question = OpenQuestion.joined(game.position(), game.to_move)

    assert in_equilibrium(game.told, question) is None
