"""One seat of a table passes Gymnasium's checks, and the others play as they are."""

import subprocess
import sys
from collections.abc import Sequence
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from intriga.agents.external.source import AgentFailed
from intriga.core.errors import BadOptions, IllegalAction
from intriga.lab.adapters.gymnasium import ENVIRONMENTS, Seat

EDITIONS: list[dict[str, Any]] = [
    {"game": "coup"},
    {"game": "coup", "players": 2, "edition": "coup-es", "opponents": "honest"},
    {"game": "coup", "players": 6, "edition": "urbis-reforma"},
    {"game": "coup", "players": 3, "slot_duke": "patron", "opponents": ["uniform", "casual"]},
    {"game": "coup", "players": 8, "reforma": True, "slot_ambassador": "inquisitor"},
    {"game": "pot-de-vin", "players": 3, "opponents": "beginner"},
    {"game": "pot-de-vin", "players": 4, "pairs": True},
    {"game": "pot-de-vin", "players": 5, "deck": "B"},
    {"game": "pot-de-vin", "players": 6, "opponents": "uniform"},
]
ALL = pytest.mark.parametrize("edition", EDITIONS, ids=str)
RENDERING = "ignore:.*render:UserWarning"  # the checker renders nothing without a mode


@ALL
@pytest.mark.filterwarnings(RENDERING)
def test_it_passes_the_check(edition: dict[str, Any]) -> None:
    check_env(Seat(**edition, render_mode="ansi"))


def played_out(made: Seat, seed: int) -> tuple[list[Any], float]:
    """Return what was seen in a game of legal actions by chance, and the last reward."""
    random, rewards = np.random.default_rng(seed), [0.0]
    sight, _ = made.reset(seed=seed)
    sights, over = [sight], False
    while not over:
        sight, reward, terminated, truncated, _ = made.step(
            random.choice(np.flatnonzero(sight["action_mask"]))
        )
        sights.append(sight)
        rewards.append(float(reward))
        over = terminated or truncated
    assert not any(rewards[:-1])
    return sights, rewards[-1]


@ALL
def test_the_reward_is_the_seats_return(edition: dict[str, Any]) -> None:
    made = Seat(**edition)
    for seed in range(4):
        sights, reward = played_out(made, seed)
        assert reward == made.game.returns[made.seat] != 0
        assert all(made.observation_space.contains(each) for each in sights)
        assert not sights[-1]["action_mask"].any()


@ALL
def test_the_same_seed_deals_and_plays_the_same(edition: dict[str, Any]) -> None:
    one, other = (played_out(Seat(**edition), seed=5) for _ in range(2))
    assert one[1] == other[1]
    for here, there in zip(one[0], other[0], strict=True):
        assert all((here[name] == there[name]).all() for name in here)


def test_every_seat_is_taken_in_turn_unless_one_is_asked_for() -> None:
    made = Seat("coup", players=3)
    made.reset(seed=1)
    assert {made.reset()[1]["seat"] for _ in range(40)} == {0, 1, 2}
    fixed = Seat("coup", players=3, seat=2)
    assert {fixed.reset(seed=seed)[1]["seat"] for seed in range(5)} == {2}


class Watched:
    """An agent that keeps who was asked."""

    def __init__(self, name: str, asked: dict[str, set[int]]) -> None:
        self.name, self.asked = name, asked

    def act(self, view: Any, legal: Sequence[int], random: Random) -> int:  # noqa: ANN401
        self.asked.setdefault(self.name, set()).add(view.seat)
        return random.choice(legal)


def test_the_opponents_sit_clockwise_from_the_seat() -> None:
    asked: dict[str, set[int]] = {}
    others = [Watched(name, asked) for name in "abc"]
    made = Seat("coup", players=4, opponents=others, seat=2)
    for seed in range(8):
        played_out(made, seed)
    assert asked == {"a": {3}, "b": {0}, "c": {1}}


def test_an_illegal_action_forfeits_the_game_and_says_why() -> None:
    made = Seat("coup", players=2)
    sight, _ = made.reset(seed=3)
    illegal = np.flatnonzero(sight["action_mask"] == 0)[0]
    legal = np.flatnonzero(sight["action_mask"])[0]
    for action in (illegal, legal):  # the game is over: nothing is legal any more
        sight, reward, terminated, truncated, info = made.step(action)
        assert (reward, terminated, truncated) == (-1.0, True, False)
        assert info["illegal"].startswith("seat")
        assert not sight["action_mask"].any()
        assert not made.action_masks().any()
    assert not made.game.inputs
    assert made.reset(seed=3)[0]["action_mask"].any()


@pytest.mark.parametrize(
    "action", [np.array([60]), 60.0, "income", None, -1, 9999], ids=lambda each: repr(each)[:12]
)
def test_an_action_that_there_is_not_is_an_error_and_forfeits_nothing(action: Any) -> None:  # noqa: ANN401
    made = Seat("coup", players=3, seat=0, opponents="uniform")
    sight, _ = made.reset(seed=3)
    with pytest.raises(IllegalAction, match=r"^seat 0 may not"):
        made.step(action)
    assert (made.action_masks() == sight["action_mask"].astype(bool)).all()


class Wrong:
    """An opponent that answers what is not legal."""

    def act(self, view: Any, legal: Sequence[int], random: Random) -> int:  # noqa: ANN401, ARG002
        return legal[-1] + 1


def test_an_opponent_with_an_illegal_answer_is_named() -> None:
    with pytest.raises(AgentFailed, match=r"^Wrong answered what is not legal: \d+, where"):
        Seat("coup", players=3, seat=2, opponents=[Wrong(), Wrong()]).reset(seed=1)


def test_the_mask_is_what_learners_with_masks_ask_for() -> None:
    made = Seat("pot-de-vin", players=4)
    sight, _ = made.reset(seed=3)
    assert (made.action_masks() == sight["action_mask"].astype(bool)).all()


@pytest.mark.parametrize(("name", "game"), ENVIRONMENTS.items())
def test_gymnasium_makes_it_by_its_name(name: str, game: str) -> None:
    made = gymnasium.make(name, players=5, opponents="uniform")
    base = made.unwrapped
    assert isinstance(base, Seat)
    assert (base.rules.ruleset.name, base.rules.players) == (game, 5)


@pytest.mark.parametrize(
    "edition",
    [{"opponents": "nobody"}, {"opponents": ["casual"]}, {"seat": 4}, {"seat": -1}, {"tea": 1}],
    ids=str,
)
def test_impossible_arguments_are_refused(edition: dict[str, Any]) -> None:
    with pytest.raises(BadOptions):
        Seat(**edition)


def test_gymnasium_finds_it_without_an_import_by_the_module_before_its_name() -> None:
    name = "intriga.lab.adapters.gymnasium:intriga/PotDeVin-v1"
    code = f"import gymnasium; print(gymnasium.make({name!r}, opponents='uniform').unwrapped.rules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "pot-de-vin" in done.stdout


def test_the_mask_can_stand_in_the_info() -> None:
    both, apart = Seat(opponents="uniform"), Seat(opponents="uniform", mask="info")
    check_env(apart, skip_render_check=True)
    seen, _ = both.reset(seed=5)
    alone, info = apart.reset(seed=5)
    over = False
    while not over:
        assert apart.observation_space.contains(alone)
        assert (alone == seen["observation"]).all()
        assert (info["action_mask"] == seen["action_mask"]).all()
        action = np.flatnonzero(info["action_mask"])[-1]
        seen, *_ = both.step(action)
        alone, _, won, cut, info = apart.step(action)
        over = won or cut


@pytest.mark.compiled
@pytest.mark.parametrize("opponents", ["uniform", "casual"])
def test_compiled_rules_play_the_same_games(opponents: str) -> None:
    one, other = (
        played_out(Seat("coup", players=3, opponents=opponents, compiled=compiled), seed=5)
        for compiled in (False, True)
    )
    assert one[1] == other[1]
    for here, there in zip(one[0], other[0], strict=True):
        assert all((here[name] == there[name]).all() for name in here)


def test_the_view_of_the_seat_is_rendered_as_at_the_terminal(
    capsys: pytest.CaptureFixture[str],
) -> None:
    made = Seat("coup", players=3, opponents="uniform", render_mode="ansi")
    made.reset(seed=2)
    shown = made.render() or ""
    assert "Treasury" in shown
    cards = made.game.view(made.seat).to_dict()["hands"][made.seat]
    assert all(card.capitalize() in shown for card in cards)
    made.render_mode = "human"
    assert made.render() is None
    assert capsys.readouterr().out == shown
    with pytest.raises(BadOptions, match="'ansi' or 'human'"):
        Seat(render_mode="rgb_array")


def test_a_seat_tells_whether_its_rules_are_compiled() -> None:
    seat = Seat("coup", opponents="uniform", compiled=False)
    with pytest.raises(RuntimeError, match="nothing is dealt yet"):
        _ = seat.is_compiled

    seat.reset(seed=1)
    assert not seat.is_compiled
    compiled = Seat("coup", opponents="uniform", compiled=True)
    compiled.reset(seed=1)
    assert compiled.is_compiled
