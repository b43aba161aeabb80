# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# JAX brings only some types.
"""The algorithms that a recipe can name, on tables small enough for tests."""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import tomli_w

from intriga.agents import agent
from intriga.agents.network import Size
from intriga.agents.policy import encoding_of
from intriga.core.errors import BadOptions
from intriga.core.games import games_with, ruleset_of
from intriga.lab.duels.exact_response import EVEN, exact_response, exact_share
from intriga.lab.learning import ppo, r_nad
from intriga.lab.learning.algorithm import LEARNED, USUAL
from intriga.lab.learning.algorithms import ALGORITHMS
from intriga.lab.learning.checkpoints import Run
from intriga.lab.learning.cuda_rollout import CudaRollout
from intriga.lab.learning.fictitious_memory import (
    AskedRows,
    MemorySizes,
    Reservoir,
    copied,
    remember,
    sample,
)
from intriga.lab.learning.jax_network import first_weights
from intriga.lab.learning.learning_tasks import all_tasks, task_called
from intriga.lab.learning.recipe_file import Stage, TrainingPlan, read_plan, usual_recipe
from intriga.lab.learning.rollout import Rollout, Steps
from intriga.lab.learning.stages import Staging, stage_tables, train_in_stages
from intriga.lab.learning.training import TrainingStep
from intriga.lab.learning.training_tables import task_table, training_setup_of
from intriga.lab.learning.trajectories import PlayedSteps, own_returns

Anything = Any  # numbers of recipes, arrays
DUEL = task_called("duel-a")
NEVER_CHANGE = {
    "duel-a": "2ca6fab765df1410",
    "coup-2": "e74d0d0a8febc671",
    "coup-4": "605a12b0c40a4f94",
    "pdv-3": "f85e0ee3a3e5190f",
}
OWN = {"ppo": {}, "r-nad": {"hold": 10}, "nfsp": {"replay": 900, "reservoir": 700, "hold": 4}}
ITERATIONS = 6
SMALL: dict[str, Anything] = {
    "games": 16,
    "steps": 4,
    "minibatch": 32,
    "horizon": 16.0 * 4 * ITERATIONS,
    "size": Size(token=8, trunk=16, meeting=8),
}


def course(folder: Path, algorithm: str, **numbers: Anything) -> Iterator[TrainingStep]:
    """Learn the duel in *folder*."""
    recipe = replace(usual_recipe("coup", algorithm, DUEL.name), **{**SMALL, **numbers})
    stage = Stage("baseline", recipe, algorithm=algorithm, task=DUEL.name)
    for _, step in train_in_stages(Staging(TrainingPlan("coup", 3, (stage,)), folder)):
        yield step


def test_the_names_are_known_before_anything_is_loaded() -> None:
    assert (*ALGORITHMS,) == LEARNED


@pytest.mark.parametrize("algorithm", OWN)
def test_a_run_that_is_interrupted_within_an_iteration_ends_as_one_that_was_not(
    algorithm: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole, cut, steps = tmp_path / "whole", tmp_path / "cut", 0

    def interrupted(table: Rollout, chosen: Anything, act: Anything = Rollout.act) -> Anything:
        nonlocal steps
        steps += 1
        if steps == 4 * 3 + 3:
            raise KeyboardInterrupt
        return act(table, chosen)

    assert len([*course(whole, algorithm, **OWN[algorithm])]) == ITERATIONS
    with monkeypatch.context() as patched, suppress(KeyboardInterrupt):
        patched.setattr(Rollout, "act", interrupted)
        list(course(cut, algorithm, **OWN[algorithm]))
    assert [s.progress.iterations for s in course(cut, algorithm, **OWN[algorithm])] == [4, 5, 6]

    assert (cut / "policy.npz").read_bytes() == (whole / "policy.npz").read_bytes()
    one, other = (Run(each, encoding_of("coup")).log.lines() for each in (cut, whole))
    assert [line | {"seconds": 0} for line in one] == [line | {"seconds": 0} for line in other]
    assert {"entropy", "explained"} <= one[-1].keys()


@pytest.mark.parametrize(
    ("algorithm", "numbers"),
    [
        ("ppo", {}),
        ("r-nad", {"average": 0.95, "hold": 50}),
        ("nfsp", {"anticipation": 0.5, "updates": 4, "replay": 4000, "reservoir": 8000}),
    ],
)
def test_a_tiny_run_improves(algorithm: str, numbers: dict[str, Anything], tmp_path: Path) -> None:
    big = {"games": 128, "steps": 8, "minibatch": 128, "horizon": 25e3, "rate": (3e-3, 1e-3)}
    list(course(tmp_path, algorithm, **big, **numbers))
    pair: Anything = (agent(str(tmp_path / "policy.npz"), "coup"), agent("uniform", "coup"))
    game, [state] = ruleset_of("coup"), DUEL.positions()
    begun: Anything = state
    won = exact_share(game, begun, pair, 0, 4, unfinished=EVEN)
    even = exact_share(game, begun, (pair[1], pair[1]), 0, 4, unfinished=EVEN)
    assert won.low > even.low + 0.03


@pytest.mark.slow
@pytest.mark.parametrize(("algorithm", "most"), [("ppo", 0.1), ("r-nad", 0.1), ("nfsp", 0.25)])
def test_exploitability_falls(algorithm: str, most: float, tmp_path: Path) -> None:
    recipe = usual_recipe("coup", algorithm, DUEL.name)
    usual = {"games": recipe.games, "steps": recipe.steps, "minibatch": recipe.minibatch}
    list(course(tmp_path, algorithm, **usual, horizon=5e5, size=DUEL.size))
    player: Anything = agent(str(tmp_path / "policy.npz"), "coup")
    [state] = DUEL.positions()
    begun: Anything = state
    won = sum(
        exact_response(ruleset_of("coup"), begun, player, seat, 4, unfinished=EVEN).low
        for seat in range(2)
    )
    assert (won - 1) / 2 < most  # 0.315 for uniform play


# ------------------------------------------------------------------- parts


def test_returns_follow_a_seat_from_one_of_its_decisions_to_the_next() -> None:
    seat = np.array([[0], [1], [0], [1]])
    ended = np.array([[False], [False], [False], [True]])
    won = np.array([[[0.0, 0.0]]] * 3 + [[[0.0, 1.0]]])
    none: Anything = None
    steps = Steps(none, none, none, none, none, none, seat, ended, won, none, none, none)
    expected = np.array([[[0.5, 0.5]], [[0.6, 0.4]], [[0.3, 0.7]], [[0.8, 0.2]]])
    seen = PlayedSteps(steps, expected, np.array([[0.9, 0.1]]))
    free = np.zeros((4, 1))

    one_step, values = own_returns(seen, free, 0.0)
    whole, _ = own_returns(seen, free, 1.0)

    assert values[:, 0].tolist() == pytest.approx([0.5, 0.6, 0.3, 0.8])
    assert one_step[:, 0].tolist() == pytest.approx([0.3, 0.8, 0.0, 1.0])
    assert whole[:, 0].tolist() == pytest.approx([0.0, 1.0, 0.0, 1.0])


@pytest.mark.parametrize("algorithm", [ppo, r_nad])
@pytest.mark.parametrize("players", [2, 3])
def test_the_seat_asked_says_what_the_others_expect(algorithm: Anything, players: int) -> None:
    encoding, dealer = encoding_of("coup"), training_setup_of("coup")
    inputs, _, open_columns = Rollout(encoding, dealer, players, 8, seed=1).observe()
    weights = first_weights(encoding.shape, SMALL["size"], 1)
    random = np.random.default_rng(1)
    crooked = {name: random.normal(size=each.shape) * 0.3 for name, each in weights.items()}
    _, told = algorithm.answer(crooked, inputs, open_columns)
    shares = np.asarray(told)
    rest = (1 - shares[:, :1]) / (players - 1)
    assert shares.std(axis=0)[0] > 1e-3
    np.testing.assert_allclose(shares[:, 1:], np.broadcast_to(rest, shares[:, 1:].shape), atol=1e-5)


def test_a_cost_goes_from_its_seat_to_the_others() -> None:
    none: Anything = None
    seat, over = np.array([[0], [1]]), np.array([[False], [True]])
    won = np.array([[[0.0, 0.0]], [[0.0, 1.0]]])
    steps = Steps(none, none, none, none, none, none, seat, over, won, none, none, none)
    seen = PlayedSteps(steps, np.zeros((2, 1, 2)), np.zeros((1, 2)))
    after, _ = own_returns(seen, np.array([[0.25], [0.5]]), 1.0)
    assert after[:, 0].tolist() == [0.5, 1.0]


def asked(numbers: Anything) -> AskedRows:
    chosen = np.asarray(numbers, np.int32)
    views = np.zeros((len(chosen), 3), np.int8)
    return AskedRows(views, np.ones((len(chosen), 2), np.bool_), chosen)


def test_a_replay_forgets_the_oldest() -> None:
    replay = MemorySizes(3, 2, replay=4, reservoir=1).empty(1, 2).replay
    for first in (0, 3):
        some = asked(range(first, first + 3))
        remember(replay, some, some, 0.5, ended=True)
    assert sorted(replay.before.chosen.tolist()) == [2, 3, 4, 5]
    assert int(replay.met) == 6


def test_a_reservoir_keeps_each_as_likely_as_any_other() -> None:
    random, kept = np.random.default_rng(1), np.zeros(40)
    for _ in range(400):
        empty = MemorySizes(3, 2, replay=1, reservoir=10).empty(1, 2).reservoir
        for first in range(0, 40, 8):
            sample(empty, asked(range(first, first + 8)), random)
        kept[empty.decisions.chosen] += 1
    assert kept.sum() == 400 * 10
    assert kept.min() > 60  # 100 of 400 are expected, with a deviation of 8.7
    assert kept.max() < 140


def test_a_copy_of_what_is_remembered_is_written_apart() -> None:
    reservoir: Reservoir = MemorySizes(3, 2, replay=1, reservoir=2).empty(1, 2).reservoir
    other = copied((reservoir,))[0]
    sample(other, asked([7]), np.random.default_rng(1))
    assert (int(reservoir.met), int(other.met)) == (0, 1)
    assert reservoir.decisions.chosen.tolist() == [0, 0]


# ------------------------------------------------------------------- tasks


def test_a_task_never_changes() -> None:
    assert {name: task.digest for name, task in all_tasks().items()} == NEVER_CHANGE


def test_tasks_are_of_games_that_can_be_played() -> None:
    assert {task.game for task in all_tasks().values()} == {*games_with("tasks")}
    for task in all_tasks().values():
        ruleset = ruleset_of(task.game)
        ruleset.options(task.edition, task.options, task.players)
        assert agent(task.opponent, task.game)


def test_the_games_of_a_duel_end_at_its_horizon_and_are_shared_then() -> None:
    table = task_table(encoding_of("coup"), DUEL, 64, seed=1)

    def evenly(_: Anything, open_columns: Anything) -> Anything:
        return np.where(open_columns, 0.0, -np.inf).astype(np.float32)

    steps = table.play(evenly, 40)

    assert max(game.length for game in table.finished) == DUEL.horizon
    shared = (steps.won == 0.5).all(axis=2) & steps.ended
    assert shared.sum() == sum(game.winners == 0 for game in table.finished) > 0
    assert (steps.seat[0] == 0).all()


@pytest.mark.parametrize("algorithm", LEARNED)
def test_all_learn_a_task_at_the_same_tables(algorithm: str, tmp_path: Path) -> None:
    recipe = replace(usual_recipe("coup", algorithm, DUEL.name), **SMALL)
    stage = Stage("baseline", recipe, algorithm=algorithm, task=DUEL.name)
    staging = Staging(TrainingPlan("coup", 3, (stage,)), tmp_path)
    [table] = stage_tables(staging, stage)
    assert (table.wandering, table.straying, table.horizon) == (0, 0, DUEL.horizon)


def test_a_run_without_a_card_is_refused_before_any_stage(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("intriga.lab.cuda.cuda.is_available", bool)
    with pytest.raises(BadOptions, match="card"):
        Staging(TrainingPlan("coup", 3, ()), tmp_path / "run", card=True)


@pytest.mark.parametrize(
    ("algorithm", "task"), [("vrpo", "duel-a"), ("ppo", "duel-a"), ("ppo", "")]
)
def test_tasks_and_other_algorithms_are_played_on_the_processor(
    algorithm: str, task: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("intriga.lab.cuda.cuda.is_available", lambda: True)
    recipe = replace(usual_recipe("coup", algorithm, task), **SMALL)
    stage = Stage("one", recipe, algorithm=algorithm, task=task, players={2: 1})
    staging = Staging(TrainingPlan("coup", 3, (stage,)), tmp_path, card=True)
    assert [type(table) for table in stage_tables(staging, stage)] == [Rollout]


@pytest.mark.parametrize("named", [{"positions": DUEL.positions()}, {"horizon": DUEL.horizon}])
def test_parts_of_games_are_not_played_on_a_card(named: dict[str, Anything]) -> None:
    with pytest.raises(BadOptions, match="from the deal to the end"):
        CudaRollout(encoding_of("coup"), training_setup_of("coup"), 2, 8, seed=1, **named)


@pytest.mark.parametrize(
    ("entry", "reason"),
    [
        ('algorithm = "dqn"', "there is no algorithm called 'dqn'"),
        ('task = "duel-z"', "there is no task called 'duel-z'"),
        ('algorithm = "ppo"\npull = 0.1', "entry of a stage called 'pull'"),
        ('algorithm = "ppo"\npopulation = true', "against itself alone, without population"),
        ('task = "duel-a"\nplayers = { 2 = 1 }', "says what is played, so it has no players"),
    ],
)
def test_a_stage_that_cannot_be_is_refused(entry: str, reason: str, tmp_path: Path) -> None:
    file = tmp_path / "recipe.toml"
    text = f'game = "coup"\n[[stage]]\nname = "one"\ndecisions = 10\n{entry}\n'
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadOptions, match=reason):
        read_plan("coup", str(file))


def test_a_recipe_names_an_algorithm_and_has_its_numbers(tmp_path: Path) -> None:
    file = tmp_path / "recipe.toml"
    text = '[[stage]]\nname = "one"\ndecisions = 10\nalgorithm = "nfsp"\ntask = "coup-2"\n'
    file.write_text(f'game = "coup"\n{text}anticipation = 0.3\n', encoding="utf-8")
    [stage] = read_plan("coup", str(file)).stages
    assert (stage.algorithm, stage.recipe.anticipation) == ("nfsp", 0.3)
    assert stage.recipe.size == task_called("coup-2").size
    assert stage.entries()["task"] == "coup-2"
    assert "algorithm" not in replace(stage, algorithm=USUAL).entries()


@pytest.mark.parametrize("algorithm", LEARNED)
def test_the_description_of_a_run_is_a_recipe_of_the_same_run(
    algorithm: str, tmp_path: Path
) -> None:
    recipe = replace(usual_recipe("coup", algorithm, "coup-4"), horizon=1e6, games=48)
    stage = Stage("baseline", recipe, algorithm=algorithm, task="coup-4")
    file = tmp_path / "run.toml"
    described = {"game": "coup", "seed": 1, "stage": [stage.entries()]}
    file.write_text(tomli_w.dumps(described), encoding="utf-8")
    [read] = read_plan("coup", str(file)).stages
    assert (read.recipe, read.algorithm, read.task) == (recipe, algorithm, "coup-4")
