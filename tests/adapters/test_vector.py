"""Many tables at once play as one table does, and keep Gymnasium's promises."""

from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics

from intriga.adapters.spaces import space_of
from intriga.adapters.vector import Tables
from intriga.core.chance import Seeded
from intriga.core.errors import BadOptions
from intriga.core.game import Game

pytestmark = pytest.mark.compiled
EDITIONS: list[dict[str, Any]] = [
    {"game": "coup"},
    {"game": "coup", "players": 2, "edition": "coup-es"},
    {"game": "coup", "players": 6, "edition": "urbis-reforma"},
    {"game": "coup", "players": 10, "reforma": True, "slot_ambassador": "inquisitor"},
    {"game": "pot-de-vin", "players": 3},
    {"game": "pot-de-vin", "players": 4, "pairs": True},
    {"game": "pot-de-vin", "players": 5, "deck": "B"},
    {"game": "pot-de-vin", "players": 6},
]
ALL = pytest.mark.parametrize("edition", EDITIONS, ids=str)
TABLES = 8


@ALL
def test_every_table_is_the_game_that_one_by_one_would_be_played(edition: dict[str, Any]) -> None:
    tables = Tables(TABLES, **edition)
    seen, infos = tables.reset(seed=4)
    header = {
        "preset": tables.rules.edition,
        "options": dict(tables.rules.options),
        "seats": [str(seat) for seat in range(tables.rules.players)],
    }
    plays: list[Any] = [Game(tables.rules.ruleset, header, Seeded(i, 4)) for i in range(TABLES)]
    going = set(range(TABLES))
    for _ in range(2000):
        for i in going:
            game, seat = plays[i], int(infos["seat"][i])
            assert seat == game.to_move
            assert seen["observation"][i].tolist() == list(game.view(seat).numbers)
            assert np.flatnonzero(seen["action_mask"][i]).tolist() == game.legal_ids(seat)
        actions, before = tables.legal_actions(), infos["seat"]
        for i in going:
            plays[i].play_id(int(actions[i]), seat=int(before[i]))
        seen, rewards, terminated, truncated, infos = tables.step(actions)
        assert not truncated.any()
        for i in [*going]:
            returns = plays[i].position().returns
            assert infos["returns"][i] == pytest.approx(returns)
            assert rewards[i] == pytest.approx(returns[before[i]])
            assert terminated[i] == bool(plays[i].winners)
            if plays[i].winners:
                final = infos["final_obs"][i]["observation"]
                assert infos["_final_obs"][i]
                assert final.tolist() == list(plays[i].view(int(before[i])).numbers)
                going.remove(i)
        if not going:
            return
    raise AssertionError("some games do not end")


@ALL
def test_what_is_returned_lies_in_the_spaces(edition: dict[str, Any]) -> None:
    tables = Tables(TABLES, **edition)
    assert tables.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    seen, _ = tables.reset(seed=1)
    for _ in range(300):
        assert tables.observation_space.contains(seen)
        actions = tables.legal_actions()
        assert tables.action_space.contains(actions)
        seen, rewards, terminated, truncated, _ = tables.step(actions)
        assert rewards.shape == terminated.shape == truncated.shape == (TABLES,)


def test_gymnasium_counts_episodes_and_tells_each_table_its_end() -> None:
    tables = Tables(TABLES, players=2)
    wrapped, one = DictInfoToList(RecordEpisodeStatistics(tables)), space_of(tables.rules.ruleset)
    wrapped.reset(seed=3)
    ended = 0
    for _ in range(200):
        seats = tables.batch.seats.copy()
        _, _, over, _, infos = wrapped.step(tables.legal_actions())
        for i, info in enumerate(infos):
            assert ("final_obs" in info) == over[i]
            if over[i]:
                assert one.contains(info["final_obs"])
                assert info["episode"]["l"] > 1
                assert abs(info["returns"][seats[i]]) == 1
        ended += int(over.sum())
    assert ended > TABLES


def test_the_same_seed_deals_the_same_and_another_does_not() -> None:
    one, same, other = (Tables(64, players=3) for _ in range(3))
    deals = [each.reset(seed=seed)[0]["observation"] for each, seed in ((one, 7), (same, 7))]
    assert (deals[0] == deals[1]).all()
    assert (deals[0] != other.reset(seed=8)[0]["observation"]).any()
    first, second = (one.reset()[0]["observation"] for _ in range(2))
    assert (first != second).any()


def test_an_illegal_action_changes_nothing_and_is_told() -> None:
    tables = Tables(4, players=3)
    seen, _ = tables.reset(seed=2)
    wrong = seen["action_mask"].argmin(axis=1)
    actions = tables.legal_actions()
    actions[1:] = wrong[1], -1, tables.rules.ruleset.num_actions
    after, rewards, _, _, infos = tables.step(actions)
    assert infos["illegal"].tolist() == [False, True, True, True]
    assert rewards.tolist() == [0, 0, 0, 0]
    assert (after["observation"][1:] == seen["observation"][1:]).all()


def test_a_game_without_end_is_truncated() -> None:
    tables = Tables(1, players=2, edition="coup-es")
    tables.reset(seed=1)
    header = {"preset": "coup-es", "seats": ["0", "1"]}
    game: Any = Game(tables.rules.ruleset, header, Seeded(0, 1))
    for step in range(1, 5001):
        seat = game.to_move
        idle = [game.parse(seat, each) for each in ("exchange", "pass") if each in game.legal(seat)]
        action = idle[0] if idle else game.legal_ids(seat)[0]
        game.play_id(action, seat=seat)
        _, rewards, terminated, truncated, _ = tables.step(np.array([action]))
        assert not terminated[0]
        assert truncated[0] == (step == 5000)
        assert rewards[0] == 0


def test_without_copies_the_arrays_are_those_of_the_batch() -> None:
    kept, lent = Tables(4, players=3), Tables(4, players=3, copy=False)
    seen, _ = kept.reset(seed=1)
    assert not np.shares_memory(seen["observation"], kept.batch.views)
    seen, infos = lent.reset(seed=1)
    assert seen["observation"] is lent.batch.views
    assert seen["action_mask"] is lent.batch.mask()
    assert infos["seat"] is lent.batch.seats


def test_other_libraries_read_the_arrays_where_they_lie() -> None:
    tables = Tables(4, players=3, copy=False)
    seen, _ = tables.reset(seed=1)
    lent = np.from_dlpack(seen["observation"])
    assert np.shares_memory(lent, tables.batch.views)


@pytest.mark.parametrize("edition", [{"game": "go"}, {"players": 11}, {"tea": 1}], ids=str)
def test_what_cannot_be_played_is_refused(edition: dict[str, Any]) -> None:
    with pytest.raises(BadOptions):
        Tables(2, **edition)


def test_a_batch_says_which_games_are_over() -> None:
    tables = Tables(32, players=2, edition="coup-es", copy=False)
    batch = tables.batch
    over = 0
    for _ in range(200):
        tables.step(tables.legal_actions())
        assert (batch.over == (batch.winners > 0)).all()
        over += int(batch.over.sum())
    assert over > 32
