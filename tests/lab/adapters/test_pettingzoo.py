# pyright: reportUnknownVariableType=false
# PettingZoo's tests are not typed.
"""The PettingZoo environments pass PettingZoo's own tests, and play by the rules."""

import copy
import pickle
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    parallel_api_test,
    parallel_seed_test,
    performance_benchmark,
    render_test,
    seed_test,
    state_test,
)
from pettingzoo.utils.env_logger import EnvLogger

from intriga.core.errors import BadOptions, IllegalAction
from intriga.core.games import ruleset_of
from intriga.lab.adapters import pettingzoo
from intriga.lab.adapters.spaces import pieces_of
from intriga.lab.adapters.variant import AnyGame

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


@ALL
def test_it_passes_the_parallel_seed_test(edition: dict[str, Any]) -> None:
    parallel_seed_test(lambda: pettingzoo.parallel_env(**edition), num_cycles=50)


@ALL
def test_it_passes_the_state_test(edition: dict[str, Any]) -> None:
    state_test(pettingzoo.env(**edition), pettingzoo.parallel_env(**edition))


def test_the_state_stacks_the_observations_of_all_seats() -> None:
    made = played_out({"game": "coup", "players": 3}, seed=2)
    rows = [made.observe(agent)["observation"] for agent in made.possible_agents]
    assert (made.state() == np.stack(rows)).all()
    assert made.state_space.contains(made.state())


@pytest.mark.parametrize("compiled", [False, pytest.param(True, marks=pytest.mark.compiled)])
@ALL
def test_it_plays_the_game_that_is_on_record(edition: dict[str, Any], *, compiled: bool) -> None:
    made = pettingzoo.raw_env(**edition, compiled=compiled)
    random = np.random.default_rng(1)
    for seed in range(3):
        made.reset(seed=seed)
        game = made.game
        while not game.winners:
            seat = game.to_move
            assert made.agent_selection == f"seat_{seat}"
            sight = made.observe(made.agent_selection)
            assert sight["observation"].tolist() == list(game.view(seat).numbers)
            assert np.flatnonzero(sight["action_mask"]).tolist() == game.legal_ids(seat)
            action = int(random.choice(game.legal_ids(seat)))
            game.play_id(action, seat=seat)
            made.step(action)
        for agent, seat in zip(made.possible_agents, range(len(made.agents)), strict=True):
            sight = made.observe(agent)
            assert sight["observation"].tolist() == list(game.view(seat).numbers)
            assert not sight["action_mask"].any()
        assert [*made.rewards.values()] == game.returns
        assert made.game.lines == game.lines


def test_the_mask_can_stand_in_the_info() -> None:
    made = pettingzoo.env("coup", players=3, mask="info")
    api_test(made, num_cycles=300)
    made.reset(seed=1)
    assert made.observation_space("seat_0").contains(made.observe("seat_0"))
    for agent in made.agents:
        legal = made.game.legal_ids(made.game.to_move) if agent == made.agent_selection else []
        assert np.flatnonzero(made.infos[agent]["action_mask"]).tolist() == legal
    with pytest.raises(BadOptions, match="'observation' or in 'info'"):
        pettingzoo.env(mask="nowhere")  # type: ignore[arg-type]


@pytest.mark.parametrize("most", [1, 12])
def test_a_game_is_truncated_after_as_many_decisions_as_are_asked_for(most: int) -> None:
    made, steps = pettingzoo.env("pot-de-vin", max_cycles=most), 0
    made.reset(seed=1)
    while not any(made.truncations.values()):
        mask = made.observe(made.agent_selection)["action_mask"]
        made.step(int(np.flatnonzero(mask)[-1]))
        steps += 1
    assert steps == most
    assert all(made.truncations.values())
    assert not seen_by(made)["action_mask"].any()
    for wrong in (0, 5001):
        with pytest.raises(BadOptions, match="1 to 5,000 decisions"):
            pettingzoo.env(max_cycles=wrong)


@pytest.mark.parametrize("compiled", [False, pytest.param(True, marks=pytest.mark.compiled)])
def test_a_copy_goes_on_by_itself(*, compiled: bool) -> None:
    made = pettingzoo.env("coup", players=3, compiled=compiled)
    made.reset(seed=4)
    for _ in range(9):
        made.step(int(np.flatnonzero(seen_by(made)["action_mask"])[0]))
    for twin in (copy.deepcopy(made), pickle.loads(pickle.dumps(made))):  # noqa: S301
        before = made.state()
        assert (twin.state() == before).all()
        twin.step(int(np.flatnonzero(seen_by(twin)["action_mask"])[0]))
        assert (made.state() == before).all()
        assert twin.game.inputs[:-1] == made.game.inputs


def test_a_loop_over_the_seats_has_to_step() -> None:
    made = pettingzoo.env("coup")
    made.reset(seed=1)
    with pytest.raises(AssertionError, match="has to step or reset"):
        for _ in made.agent_iter():
            pass


def test_a_step_after_the_last_seat_has_left_is_warned_about() -> None:
    made = pettingzoo.env("coup", max_cycles=1)
    made.reset(seed=1)
    made.step(int(np.flatnonzero(seen_by(made)["action_mask"])[0]))
    while made.agents:
        made.step(None)
    EnvLogger.flush()
    made.step(None)
    assert "step() called after all agents" in str(EnvLogger.mqueue)


def test_the_performance_benchmark_plays_it(capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(pettingzoo.env("coup"))  # plays for five seconds, whatever the game
    assert "Finished performance benchmark" in capsys.readouterr().out


def seen_by(made: Any) -> Any:  # noqa: ANN401
    """Return what the seat sees that is asked."""
    return made.last()[0]


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
        assert [*made.rewards.values()] == game.ruleset.returns(game.state)
        assert sum(made.rewards.values()) == pytest.approx(0)
        assert max(made.rewards.values()) > 0


def test_an_illegal_action_is_refused_and_in_the_wrapped_environment_loses() -> None:
    bare = pettingzoo.raw_env("coup", players=3)
    bare.reset(seed=1)
    illegal = int(np.flatnonzero(bare.observe(bare.agent_selection)["action_mask"] == 0)[0])
    before = bare.observe(bare.agent_selection)
    for wrong in (illegal, 375, -1, None, 3.7):
        with pytest.raises(IllegalAction, match=r"[a-z]\.$") as refused:
            bare.step(wrong)  # type: ignore[arg-type]
        assert refused.value.legal == tuple(bare.game.legal())
    assert (bare.observe(bare.agent_selection)["observation"] == before["observation"]).all()

    wrapped = pettingzoo.env("coup", players=3)
    wrapped.reset(seed=1)
    loser = wrapped.agent_selection
    with pytest.raises(IllegalAction):
        wrapped.step(375)
    EnvLogger.flush()
    wrapped.step(illegal)
    assert "Illegal move" in str(EnvLogger.mqueue)
    assert wrapped.rewards == {**dict.fromkeys(wrapped.agents, 0.0), loser: -1}
    assert "may not" in wrapped.infos[loser]["illegal"]
    assert all(wrapped.terminations.values())
    assert not wrapped.observe(loser)["action_mask"].any()


def test_a_game_without_end_is_cut_off_and_worth_nothing() -> None:
    made = pettingzoo.raw_env("coup", players=2, edition="coup-es")
    made.reset(seed=1)
    steps = 0
    while not any(made.truncations.values()):
        game = made.game
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
def test_impossible_arguments_are_refused(edition: dict[str, Any]) -> None:
    with pytest.raises(BadOptions):
        pettingzoo.env(**edition)


@pytest.mark.parametrize("make", [pettingzoo.env, pettingzoo.raw_env])
def test_before_the_first_deal_one_sentence_says_what_to_do(make: Any) -> None:  # noqa: ANN401
    made = make()
    for ask in (made.last, made.render, made.state, lambda: made.observe("seat_0")):
        with pytest.raises((RuntimeError, AttributeError), match="reset comes first"):
            ask()
    with pytest.raises(RuntimeError, match="reset comes first"):
        made.step(0)
    for name in ("agents", "rewards", "num_agents"):
        with pytest.raises(AttributeError, match="reset comes first"):
            getattr(made, name)


def test_the_public_view_is_rendered_as_at_the_terminal(
    capsys: pytest.CaptureFixture[str],
) -> None:
    made = pettingzoo.raw_env("pot-de-vin", players=3, render_mode="human")
    made.reset(seed=2)
    assert made.render() is None
    shown = capsys.readouterr().out
    made.render_mode = "ansi"
    assert made.render() == shown
    assert all(agent in shown for agent in made.agents)
    assert "Trump" in shown


def test_it_passes_the_render_test() -> None:
    rendered: Any = render_test  # it says of what it calls that it takes no arguments
    rendered(pettingzoo.env)


@pytest.mark.parametrize("mode", ["rgb_array", "Ansi", ""])
def test_an_unknown_render_mode_is_refused(mode: str) -> None:
    with pytest.raises(BadOptions, match="'ansi' or 'human'"):
        pettingzoo.env(render_mode=mode)


def test_the_named_pieces_are_the_whole_observation() -> None:
    made = pettingzoo.raw_env("coup", players=5, reforma=True)
    made.reset(seed=2)
    observation = made.observe("seat_2")["observation"]
    pieces = pieces_of(ruleset_of("coup"), observation)
    assert pieces["players"].tolist() == 5
    assert pieces["coins"].shape == (10, 2)
    together = np.concatenate([each.ravel() for each in pieces.values()])
    assert (together == observation).all()
