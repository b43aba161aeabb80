"""One seat at each of many tables: right rewards, whoever plays the others."""

import pickle
from collections.abc import Sequence
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from intriga.agents.external.source import AgentFailed
from intriga.core.errors import BadOptions
from intriga.lab.adapters.gymnasium import ENVIRONMENTS
from intriga.lab.adapters.seat_tables import SeatTables
from intriga.lab.adapters.vector import Tables

pytestmark = pytest.mark.compiled
EDITIONS: list[dict[str, Any]] = [
    {"game": "coup", "players": 2, "edition": "coup-es"},
    {"game": "coup", "players": 6, "edition": "urbis-reforma"},
    {"game": "pot-de-vin", "players": 4, "pairs": True},
    {"game": "coup", "variants": [{"players": 2}, {"players": 5, "reforma": True}]},
]
ALL = pytest.mark.parametrize("edition", EDITIONS, ids=str)
TABLES = 16
RANDOM: Any = np.random.default_rng(1)


def by_policy(observation: Any, mask: Any, seats: Any) -> Any:  # noqa: ANN401
    """Choose a legal action at random, as a policy for other seats."""
    assert len(observation) == len(mask) == len(seats)
    noised: Any = mask * RANDOM.random(mask.shape)
    return noised.argmax(axis=1)


@ALL
@pytest.mark.parametrize("opponents", ["uniform", by_policy], ids=["uniform", "policy"])
def test_the_reward_is_the_return_of_the_seat_whoever_ended_the_game(
    edition: dict[str, Any],
    opponents: Any,  # noqa: ANN401
) -> None:
    tables = SeatTables(TABLES, opponents=opponents, **edition)
    seen, infos = tables.reset(seed=3)
    ended = losses = 0
    for _ in range(300):
        assert tables.observation_space.contains(seen)
        assert (infos["seat"] == tables.batch.owns).all()
        assert seen["action_mask"].any(axis=1).all()
        before = infos["seat"]
        seen, rewards, won, cut, infos = tables.step(tables.legal_actions())
        over = won | cut
        worth = infos["returns"][np.arange(TABLES), before]
        assert rewards[over] == pytest.approx(worth[over])
        assert not rewards[~over].any()
        assert infos["returns"].sum(axis=1) == pytest.approx(0, abs=1e-5)
        assert (infos.get("_final_obs", np.zeros(TABLES, bool)) == over).all()
        for table in np.flatnonzero(over):
            assert tables.single_observation_space.contains(infos["final_obs"][table])
        ended, losses = ended + int(over.sum()), losses + int((rewards < 0).sum())
    assert ended > losses > 0


def test_the_mean_reward_of_a_seat_among_equals_is_zero() -> None:
    tables, total, games = SeatTables(256, players=2, opponents="uniform"), 0.0, 0
    tables.reset(seed=5)
    for _ in range(300):
        _, rewards, over, _, _ = tables.step(tables.legal_actions())
        total, games = total + float(rewards.sum()), games + int(over.sum())
    assert games > 5000
    assert abs(total / games) < 4 / np.sqrt(games)


class Watched:
    """An agent that keeps who was asked, relative to whom it plays against."""

    def __init__(self, name: int, asked: set[tuple[int, int]]) -> None:
        self.name, self.asked = name, asked

    def act(self, view: Any, legal: Sequence[int], random: Random) -> int:  # noqa: ANN401
        self.asked.add((self.name, view.seat))
        return random.choice(legal)


def test_agents_sit_clockwise_from_the_seat_and_see_their_views() -> None:
    asked: set[tuple[int, int]] = set()
    agents = [Watched(name, asked) for name in (1, 2)]
    tables = SeatTables(2, players=3, opponents=agents, seat=1)
    tables.reset(seed=1)
    for _ in range(40):
        tables.step(tables.legal_actions())
    assert asked == {(1, 2), (2, 0)}


def test_an_illegal_action_forfeits_the_game() -> None:
    tables = SeatTables(4, players=3, opponents="uniform")
    seen, _ = tables.reset(seed=2)
    actions = tables.legal_actions()
    actions[1:] = seen["action_mask"].argmin(axis=1)[1], -1, 100_000
    _, rewards, won, _, infos = tables.step(actions)
    assert infos["illegal"].tolist() == [False, True, True, True]
    assert rewards[1:].tolist() == [-1, -1, -1]
    assert won[1:].all()


def illegal(_: Any, mask: Any, seats: Any) -> Any:  # noqa: ANN401
    """Choose what is not legal."""
    assert len(mask) == len(seats)
    return mask.argmin(axis=1)


def broken(_: Any, mask: Any, seats: Any) -> Any:  # noqa: ANN401, ARG001
    """Choose what is no whole number."""
    return mask.argmax(axis=1) + 0.5


class Shut:
    """Answers what no game has."""

    def act(self, view: Any, legal: Sequence[int], random: Random) -> int:  # noqa: ANN401, ARG002
        return -1


def too_many(*_: Any) -> Any:  # noqa: ANN401
    """Choose for more seats than there are."""
    return [0] * 99


@pytest.mark.parametrize(
    ("policy", "match"),
    [
        (illegal, r"in seat [123] of table \d answered what is not legal: \d+, where \d+"),
        (broken, r"in seat [123] of table \d answered what is no action id: .*\d\.5"),
        ([Shut()] * 3, r"Shut answered what is not legal: -1, where \d+"),
        (too_many, "for each of"),
    ],
)
def test_an_opponent_that_answers_wrong_is_named(policy: Any, match: str) -> None:  # noqa: ANN401
    with pytest.raises((AgentFailed, BadOptions), match=match):
        SeatTables(4, players=4, opponents=policy, seat=0).reset(seed=1)


def test_the_same_seed_plays_the_same_and_the_seat_is_drawn_or_fixed() -> None:
    one, same = (SeatTables(64, players=3, opponents="uniform") for _ in range(2))
    first, infos = one.reset(seed=7)
    assert (first["observation"] == same.reset(seed=7)[0]["observation"]).all()
    assert {*infos["seat"]} == {0, 1, 2}
    fixed = SeatTables(8, players=3, opponents="uniform", seat=2)
    assert {*fixed.reset(seed=1)[1]["seat"]} == {2}


def test_in_the_next_step_mode_the_end_is_seen_and_the_next_step_deals() -> None:
    mode = AutoresetMode.NEXT_STEP
    tables = SeatTables(8, players=2, opponents="uniform", autoreset_mode=mode)
    tables.reset(seed=4)
    over = np.zeros(8, np.bool_)
    for _ in range(60):
        seen, rewards, won, cut, infos = tables.step(tables.legal_actions())
        assert not (won | cut)[over].any()
        assert not rewards[over].any()
        assert not infos["illegal"].any()
        over = won | cut
        assert (seen["action_mask"].any(axis=1) == ~over).all()


@pytest.mark.parametrize("opponents", ["uniform", "casual"])
def test_in_the_disabled_mode_the_caller_deals_to_a_seat_that_is_drawn_again(
    opponents: str,
) -> None:
    tables = SeatTables(8, players=3, opponents=opponents, autoreset_mode="Disabled")
    tables.reset(seed=4)
    every = np.ones(8, np.bool_)
    drawn = [tables.reset(options={"reset_mask": every})[1]["seat"] for _ in range(8)]
    assert {*np.ravel(drawn)} == {0, 1, 2}
    ended = 0
    for _ in range(40):
        seen, _, won, cut, infos = tables.step(tables.legal_actions())
        over = won | cut
        assert (seen["action_mask"].any(axis=1) == ~over).all()
        assert not infos["illegal"].any()
        tables.reset(options={"reset_mask": over})
        ended += int(over.sum())
    assert ended > 3


def test_tables_can_be_pickled_and_go_on_alike() -> None:
    tables = SeatTables(8, players=3, opponents="uniform")
    tables.reset(seed=6)
    for _ in range(5):
        tables.step(tables.legal_actions())
    twin = pickle.loads(pickle.dumps(tables))  # noqa: S301
    for _ in range(20):
        actions = tables.legal_actions()
        (here, *_), (there, *_) = tables.step(actions), twin.step(actions)
        assert all((here[name] == there[name]).all() for name in here)


def test_a_table_can_be_put_into_a_position_of_the_seat_that_is_asked() -> None:
    tables = SeatTables(4, players=3, opponents="uniform")
    tables.reset(seed=6)
    position = tables.position(0)
    tables.place(3, position)
    assert tables.position(3) == position
    seen, infos = tables.look()
    assert (seen["observation"][3] == seen["observation"][0]).all()
    assert infos["seat"][3] == position.to_move


@pytest.mark.parametrize("name", ENVIRONMENTS)
def test_gymnasium_makes_many_of_them_by_name(name: str) -> None:
    made = gymnasium.make_vec(name, num_envs=3, players=4, opponents="uniform")
    assert isinstance(made, SeatTables)
    assert made.num_envs == 3
    seen, _ = made.reset(seed=1)
    assert seen["observation"].shape[0] == 3


@pytest.mark.parametrize(
    "edition",
    [
        {"opponents": "nobody"},
        {"compiled": False},
        {"render_mode": "ansi"},
        {"opponents": ["casual"]},
        {"seat": 4},
        {"autoreset_mode": "Sometimes"},
    ],
    ids=str,
)
def test_impossible_arguments_are_refused(edition: dict[str, Any]) -> None:
    with pytest.raises(BadOptions):
        SeatTables(2, **edition)


@pytest.mark.parametrize("asked", [{"compiled": False}, {"render_mode": "ansi"}], ids=str)
def test_features_of_single_tables_are_refused_with_the_mode_that_has_them(
    asked: dict[str, Any],
) -> None:
    with pytest.raises(BadOptions, match=r"are compiled and not shown; .*vectorization_mode"):
        gymnasium.make_vec(next(iter(ENVIRONMENTS)), num_envs=2, **asked)
    made = gymnasium.make_vec(
        next(iter(ENVIRONMENTS)),
        num_envs=2,
        vectorization_mode="sync",
        opponents="uniform",
        **asked,
    )
    made.reset(seed=1)


@pytest.mark.parametrize("action", [60.7, float("nan"), "income"], ids=str)
def test_an_action_that_is_no_whole_number_is_an_error(action: Any) -> None:  # noqa: ANN401
    for tables in (SeatTables(2, opponents="uniform"), Tables(2)):
        tables.reset(seed=1)
        with pytest.raises(ValueError, match=r"^actions are whole numbers, not of the type"):
            tables.step(np.array([action] * 2))


def test_seats_in_two_threads_are_those_of_one() -> None:
    one, other = (SeatTables(37, "coup", opponents="uniform", threads=each) for each in (1, 2))
    for tables in (one, other):
        tables.reset(seed=5)
    for _ in range(40):
        actions = one.legal_actions()
        seen, rewards, *_ = one.step(actions)
        twin, earned, *_ = other.step(actions)
        assert seen["observation"].tobytes() == twin["observation"].tobytes()
        assert (rewards == earned).all()
