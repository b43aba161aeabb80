# pyright: reportUnknownVariableType=false
# PettingZoo's tests are not typed.
"""The PettingZoo environments pass PettingZoo's own tests, and play by the rules."""

import json
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, performance_benchmark, seed_test

from intriga.adapters import pettingzoo
from intriga.adapters.spaces import pieces_of
from intriga.adapters.variant import AnyGame
from intriga.core.errors import BadOptions, IllegalAction
from intriga.core.games import ruleset_of

EDITIONS: list[dict[str, Any]] = [
    {"game": "coup"},
    {"game": "coup", "players": 2, "edition": "coup-es"},
    {"game": "coup", "players": 6, "edition": "urbis-reforma"},
    {"game": "coup", "players": 10, "reforma": True, "slot_ambassador": "inquisitor"},
    {"game": "coup", "players": 3, "slot_duke": "patron", "slot_contessa": "lawyer"},
    {"game": "pot-de-vin", "players": 3},
    {"game": "pot-de-vin", "players": 4, "pairs": True},
    {"game": "pot-de-vin", "players": 5, "deck": "B"},
    {"game": "pot-de-vin", "players": 6},
]
# The test knows by name which of PettingZoo's own environments have a mask in a dictionary too.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
]
ALL = pytest.mark.parametrize("edition", EDITIONS, ids=str)


@ALL
def test_it_passes_the_api_test(edition: dict[str, Any]) -> None:
    api_test(pettingzoo.env(**edition, render_mode="ansi"), num_cycles=300)


@ALL
def test_it_passes_the_seed_test(edition: dict[str, Any]) -> None:
    seed_test(lambda: pettingzoo.env(**edition), num_cycles=200)


@ALL
def test_it_passes_the_parallel_api_test(edition: dict[str, Any]) -> None:
    parallel_api_test(pettingzoo.parallel_env(**edition), num_cycles=300)


def test_the_performance_benchmark_plays_it(capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(pettingzoo.env("coup"))  # plays for five seconds, whatever the game
    assert "Finished performance benchmark" in capsys.readouterr().out


def played_out(edition: dict[str, Any], seed: int) -> pettingzoo.Seats:
    """Return an environment after a game of legal actions by chance."""
    made, random = pettingzoo.raw_env(**edition), np.random.default_rng(seed)
    made.reset(seed=seed)
    while not any(made.terminations.values()) and not any(made.truncations.values()):
        sight = made.observe(made.agent_selection)
        made.step(int(random.choice(np.flatnonzero(sight["action_mask"]))))
    return made


@ALL
def test_the_seat_that_is_asked_sees_its_view_and_what_is_legal(edition: dict[str, Any]) -> None:
    made = pettingzoo.raw_env(**edition)
    made.reset(seed=3)
    game = made.game
    assert game is not None
    for agent in made.agents:
        sight, seat = made.observe(agent), made.possible_agents.index(agent)
        assert made.observation_space(agent).contains(sight)
        assert sight["observation"].tolist() == list(game.view(seat).numbers)
        legal = game.legal_ids(seat) if agent == made.agent_selection else []
        assert np.flatnonzero(sight["action_mask"]).tolist() == legal
    assert made.agent_selection == f"seat_{game.to_move}"


@ALL
def test_the_rewards_are_the_returns_of_the_game(edition: dict[str, Any]) -> None:
    for seed in range(4):
        made = played_out(edition, seed)
        game = made.game
        assert game is not None
        assert [*made.rewards.values()] == game.ruleset.returns(game.state)
        assert sum(made.rewards.values()) == pytest.approx(0)
        assert max(made.rewards.values()) > 0


def test_an_illegal_action_is_refused_and_in_the_wrapped_environment_loses() -> None:
    bare = pettingzoo.raw_env("coup", players=3)
    bare.reset(seed=1)
    illegal = int(np.flatnonzero(bare.observe(bare.agent_selection)["action_mask"] == 0)[0])
    before = bare.observe(bare.agent_selection)
    for wrong in (illegal, 375, -1, None):
        with pytest.raises(IllegalAction):
            bare.step(wrong)
    assert (bare.observe(bare.agent_selection)["observation"] == before["observation"]).all()

    wrapped = pettingzoo.env("coup", players=3)
    wrapped.reset(seed=1)
    loser = wrapped.agent_selection
    wrapped.step(illegal)
    assert wrapped.rewards[loser] == -1
    assert all(wrapped.terminations.values())


def test_a_game_without_end_is_cut_off_and_worth_nothing() -> None:
    made = pettingzoo.raw_env("coup", players=2, edition="coup-es")
    made.reset(seed=1)
    game = made.game
    assert game is not None
    steps = 0
    while not any(made.truncations.values()):
        idle = [
            game.parse(game.to_move, each) for each in ("exchange", "pass") if each in said(game)
        ]
        made.step(idle[0] if idle else game.legal_ids(game.to_move)[0])
        steps += 1
    assert steps == 5000
    assert {*made.rewards.values()} == {0.0}
    assert not any(made.terminations.values())


def said(game: AnyGame) -> list[str]:
    """Return the words of what is legal for the seat that is asked."""
    return game.legal(game.to_move)


UNKNOWN: list[dict[str, Any]] = [
    {"game": "chess"},
    {"players": 1},
    {"edition": "coup-xx"},
    {"slot_duke": "fool"},
    {"tea": True},
]


@pytest.mark.parametrize("edition", UNKNOWN, ids=str)
def test_what_cannot_be_played_is_refused(edition: dict[str, Any]) -> None:
    with pytest.raises(BadOptions):
        pettingzoo.env(**edition)


def test_before_the_first_deal_one_sentence_says_what_to_do() -> None:
    with pytest.raises(RuntimeError, match="reset comes first"):
        pettingzoo.raw_env().observe("seat_0")


def test_what_everybody_sees_can_be_shown(capsys: pytest.CaptureFixture[str]) -> None:
    made = pettingzoo.raw_env("pot-de-vin", players=3, render_mode="human")
    made.reset(seed=2)
    assert made.render() is None
    shown = json.loads(capsys.readouterr().out)
    made.render_mode = "ansi"
    assert json.loads(made.render() or "") == shown
    game = made.game
    assert game is not None
    assert shown == game.ruleset.format_view(game.view(None))


def test_the_named_pieces_are_the_whole_observation() -> None:
    made = pettingzoo.raw_env("coup", players=5, reforma=True)
    made.reset(seed=2)
    observation = made.observe("seat_2")["observation"]
    pieces = pieces_of(ruleset_of("coup"), observation)
    assert pieces["players"].tolist() == 5
    assert pieces["coins"].shape == (10, 2)
    together = np.concatenate([each.ravel() for each in pieces.values()])
    assert (together == observation).all()
