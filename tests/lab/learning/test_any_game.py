# pyright: reportMissingTypeStubs=false, reportUnknownMemberType=false
# pyright: reportUnknownVariableType=false
# pyspiel brings no types.
"""A game that brings rules and views alone is learned, by what it pays."""

from collections.abc import Generator
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from kuhn_poker.ruleset import KUHN
from open_spiel.python.algorithms import exploitability

from intriga.agents import agent
from intriga.agents.policy import Network, Policy, encoding_of
from intriga.core.errors import BadOptions
from intriga.core.games import manifests
from intriga.lab.adapters.openspiel import Hands
from intriga.lab.adapters.openspiel_policy import tabular_policy
from intriga.lab.learning.cuda_rollout import CudaRollout
from intriga.lab.learning.payoff_shares import most_paid, paid_shares
from intriga.lab.learning.recipe_file import OWN, read_plan, usual_recipe
from intriga.lab.learning.rollout import Rollout
from intriga.lab.learning.selfplay import begin, collect, learn
from intriga.lab.learning.training_tables import training_setup_of
from tests.cli.command import intriga
from tests.kuhn.installed import found

UNIFORM = 11 / 12  # its NashConv, as OpenSpiel says of its own Kuhn poker


@pytest.fixture(autouse=True)
def _installed(tmp_path: Path) -> Generator[None]:
    with found(tmp_path):
        yield


def nash_conv(policy: Any) -> Any:  # noqa: ANN401  of an agent
    game = type("KuhnPoker", (Hands,), {"name": KUHN.name})({"players": 2})
    return exploitability.nash_conv(game, tabular_policy(game, policy), use_cpp_br=False)


def test_uniform_is_as_exploitable_as_openspiel_says_of_its_own_game() -> None:
    assert nash_conv(agent("uniform", "kuhn-poker")) == pytest.approx(UNIFORM)


def test_a_card_refuses_a_game_that_pays_otherwise_than_by_winning() -> None:
    encoding, setup = encoding_of("kuhn-poker"), training_setup_of("kuhn-poker")
    with pytest.raises(BadOptions, match="kuhn-poker pays otherwise"):
        CudaRollout(encoding, setup, 2, 8, seed=1)


def test_a_short_run_learns_kuhn_poker_by_its_chips() -> None:
    encoding, setup = encoding_of("kuhn-poker"), training_setup_of("kuhn-poker")
    recipe = replace(usual_recipe("kuhn-poker"), games=512, horizon=2e5, average=0.9)
    learner, random = begin(encoding, recipe, seed=1), np.random.default_rng(1)
    table, done = Rollout(encoding, setup, 2, recipe.games, seed=1), 0
    while done < 6e4:
        samples = collect(learner, table, recipe)
        learner, _ = learn(learner, [samples], done, recipe, encoding.shape, random)
        done += len(samples.chosen)

    weights = {name: np.asarray(each) for name, each in learner.average.items()}
    assert nash_conv(Policy(Network(encoding, weights))) < 0.4


@pytest.mark.slow
def test_the_usual_run_comes_near_an_equilibrium_of_kuhn_poker(tmp_path: Path) -> None:
    words = ("kuhn-poker", "--run", tmp_path / "run", "--minutes", 10, "--steps", "2e6")
    assert intriga("train", *words).status == 0

    assert nash_conv(agent(str(tmp_path / "run" / "policy.npz"), "kuhn-poker")) < 0.05


def test_all_editions_and_numbers_of_players_are_dealt_where_a_game_says_nothing() -> None:
    setup = training_setup_of("kuhn-poker")

    assert dict(setup.players) == {2: 1, 3: 1}
    assert setup.tried_at == (2,)


def test_a_game_without_a_recipe_of_its_own_says_so() -> None:
    with pytest.raises(BadOptions, match="Kuhn poker brings no recipe of its own: name a file"):
        read_plan(manifests()["kuhn-poker"].name, OWN)


@pytest.mark.parametrize(
    ("players", "returns", "shares"),
    [
        (2, [3, -3], [1, 0]),
        (2, [-1, 1], [1 / 3, 2 / 3]),
        (3, [6, -3, -3], [1, 0, 0]),
        (3, [0, 0, 0], [1 / 3, 1 / 3, 1 / 3]),
    ],
)
def test_the_chips_of_a_seat_are_its_share_of_the_most_that_can_be_won(
    players: int, returns: list[float], shares: list[float]
) -> None:
    found = paid_shares(np.array([returns], np.float32), KUHN.worth)

    assert found.shape == (1, players)
    assert found[0] == pytest.approx(shares)
    assert found.sum() == pytest.approx(1)


def test_a_win_alone_is_a_whole_share_where_winning_is_all_that_pays() -> None:
    assert most_paid((-1.0, 1.0), 2) == 2  # from -1 to 1
    assert most_paid((-0.5, 1.0), 3) == 1.5


def test_the_tables_of_a_learner_tell_it_what_games_paid() -> None:
    table = Rollout(
        encoding_of("kuhn-poker"), training_setup_of("kuhn-poker"), 2, 64, seed=1, wandering=1.0
    )
    sixths = set[int]()
    for _ in range(20):
        noise = table.random.random(table.observe()[2].shape)
        ended, shares = table.act((table.observe()[2] * noise).argmax(axis=1))
        sixths |= {*(6 * shares[ended, 0]).round().astype(int).tolist()}
        assert shares[ended].sum(axis=1) == pytest.approx(1)

    assert sixths == {1, 2, 4, 5}  # a half, and a chip or two of the six between -3 and 3
