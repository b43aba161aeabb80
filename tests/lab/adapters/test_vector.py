"""Many tables at once play as one table does, and keep Gymnasium's promises."""

import pickle
from typing import Any

import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import (
    DictInfoToList,
    FlattenObservation,
    RecordEpisodeStatistics,
    TransformObservation,
)

from intriga.core.chance import Seeded
from intriga.core.errors import BadNotation, BadOptions
from intriga.core.game import Game
from intriga.core.games import ruleset_of
from intriga.lab.adapters.spaces import MaskPlace, pieces_of, space_of
from intriga.lab.adapters.vector import Tables
from intriga.lab.walk import AnyPosition

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
def test_observations_and_actions_lie_in_the_spaces(edition: dict[str, Any]) -> None:
    tables = Tables(TABLES, **edition)
    assert tables.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    seen, _ = tables.reset(seed=1)
    for _ in range(300):
        assert tables.observation_space.contains(seen)
        actions = tables.legal_actions()
        assert tables.action_space.contains(actions)
        seen, rewards, terminated, truncated, _ = tables.step(actions)
        assert rewards.shape == terminated.shape == truncated.shape == (TABLES,)


def test_gymnasium_tells_each_table_its_end() -> None:
    tables = Tables(TABLES, players=2)
    listed, one = DictInfoToList(tables), space_of(tables.rules.ruleset)
    listed.reset(seed=3)
    ended = 0
    for _ in range(200):
        seats = tables.batch.seats.copy()
        _, _, over, _, infos = listed.step(tables.legal_actions())
        for i, info in enumerate(infos):
            assert ("final_obs" in info) == over[i]
            if over[i]:
                assert one.contains(info["final_obs"])
                assert abs(info["returns"][seats[i]]) == 1
        ended += int(over.sum())
    assert ended > TABLES


def test_gymnasium_counts_episodes() -> None:
    tables = Tables(TABLES, players=2)
    counted = RecordEpisodeStatistics(tables)
    counted.reset(seed=3)
    ended = 0
    for _ in range(200):
        _, _, over, _, infos = counted.step(tables.legal_actions())
        assert ("episode" in infos) == over.any()
        if over.any():
            assert (infos["episode"]["l"][over] > 1).all()
        ended += int(over.sum())
    assert ended > TABLES
    assert counted.episode_count == ended


@pytest.mark.parametrize("mask", ["observation", "info"])
def test_each_info_has_a_mask_of_the_tables_that_it_is_about(mask: MaskPlace) -> None:
    tables = Tables(TABLES, players=2, mask=mask)
    ended = False
    _, infos = tables.reset(seed=3)
    for _ in range(100):
        names = {name for name in infos if not name.startswith("_")}
        assert {*infos} == names | {f"_{name}" for name in names}
        assert all(infos[f"_{name}"].all() for name in names - {"final_obs"})
        _, _, won, cut, infos = tables.step(tables.legal_actions())
        if "final_obs" in infos:
            assert infos["_final_obs"].tolist() == (won | cut).tolist()
            ended = True
    assert ended


def test_the_same_seed_deals_the_same_and_another_does_not() -> None:
    one, same, other = (Tables(64, players=3) for _ in range(3))
    deals = [each.reset(seed=seed)[0]["observation"] for each, seed in ((one, 7), (same, 7))]
    assert (deals[0] == deals[1]).all()
    assert (deals[0] != other.reset(seed=8)[0]["observation"]).any()
    first, second = (one.reset()[0]["observation"] for _ in range(2))
    assert (first != second).any()


def test_an_illegal_action_changes_nothing_and_is_marked() -> None:
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
def test_impossible_arguments_are_refused(edition: dict[str, Any]) -> None:
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


def test_in_the_next_step_mode_the_end_is_seen_and_the_next_step_deals() -> None:
    usual, late = Tables(TABLES, players=2), Tables(TABLES, players=2, autoreset_mode="NextStep")
    assert late.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
    usual.reset(seed=3)
    seen, before = late.reset(seed=3)
    over = np.zeros(TABLES, np.bool_)
    ended = 0
    for _ in range(120):
        actions = late.legal_actions()
        after, rewards, won, cut, infos = late.step(actions)
        assert not (won | cut)[over].any()
        assert not rewards[over].any()
        assert not infos["illegal"].any()
        for table in np.flatnonzero(~over):  # the same games, a table at a time
            usual.batch.actions.fill(-1)
            usual.batch.actions[table] = actions[table]
            one, *_, told = usual.step(usual.batch.actions)
            now = won[table] | cut[table]
            shown = told["final_obs"][table]["observation"] if now else one["observation"][table]
            assert (after["observation"][table] == shown).all()
            assert infos["seat"][table] == (before["seat"] if now else told["seat"])[table]
        over = won | cut
        assert (after["action_mask"].any(axis=1) == ~over).all()
        ended += int(over.sum())
        seen, before = after, infos
    assert ended > 3
    assert late.observation_space.contains(seen)


def test_in_the_disabled_mode_the_caller_deals_where_games_are_over() -> None:
    usual, late = Tables(TABLES, players=2), Tables(TABLES, players=2, autoreset_mode="Disabled")
    assert late.autoreset_mode == AutoresetMode.DISABLED == late.metadata["autoreset_mode"]
    usual.reset(seed=3)
    late.reset(seed=3)
    ended = 0
    for _ in range(120):
        actions = late.legal_actions()
        dealt, *_, told = usual.step(actions)
        last, rewards, won, cut, infos = late.step(actions)
        over = won | cut
        assert (last["action_mask"].any(axis=1) == ~over).all()
        assert (rewards[over] == infos["returns"][over, infos["seat"][over]]).all()
        if over.any():
            with pytest.raises(ResetNeeded, match=f"at the tables {np.flatnonzero(over)[0]}"):
                late.step(actions)
            last, infos = late.reset(options={"reset_mask": over})
            ended += int(over.sum())
        assert all((last[name] == dealt[name]).all() for name in last)
        assert (infos["seat"] == told["seat"]).all()
    assert ended > 3


def test_a_table_is_dealt_again_in_the_middle_of_a_game_and_the_others_go_on() -> None:
    kinds = [{"players": 2}, {"players": 3, "reforma": True}]
    tables = Tables(4, variants=kinds, autoreset_mode="Disabled")
    tables.reset(seed=1)
    for _ in range(3):
        tables.step(tables.legal_actions())
    before = [tables.position(table) for table in range(4)]
    tables.reset(options={"reset_mask": np.array([False, True, False, False])})
    after = [tables.position(table) for table in range(4)]
    assert [at for at in range(4) if before[at] != after[at]] == [1]
    assert after[1].state.players == 3
    assert tables.batch.lengths.tolist() == [3, 0, 3, 3]


@pytest.mark.parametrize(
    ("seed", "mask", "why"),
    [
        (None, np.ones(3, np.bool_), r"bool of the shape \(2,\), not bool of the shape \(3,\)"),
        (None, np.ones(2, np.int8), "not int8"),
        (1, np.ones(2, np.bool_), "a seed deals all tables"),
    ],
)
def test_a_mask_of_tables_to_deal_that_makes_no_sense_is_refused(
    seed: int | None,
    mask: Any,  # noqa: ANN401
    why: str,
) -> None:
    with pytest.raises(BadOptions, match=why):
        Tables(2, autoreset_mode="Disabled").reset(seed=seed, options={"reset_mask": mask})


@pytest.mark.parametrize("mode", ["SameStep", "NextStep"])
@pytest.mark.parametrize("mask", ["observation", "info"])
def test_gymnasiums_wrappers_take_the_tables(mode: str, mask: Any) -> None:  # noqa: ANN401
    tables = Tables(TABLES, players=2, autoreset_mode=mode, mask=mask)
    wrapped: Any = RecordEpisodeStatistics(tables)
    if mode == "NextStep":  # the wrappers take no other
        wrapped = FlattenObservation(wrapped)
        space = wrapped.single_observation_space
        wrapped = TransformObservation(
            wrapped, lambda seen: seen * 2, single_observation_space=space
        )
    seen, _ = wrapped.reset(seed=1)
    for _ in range(60):
        seen, *_ = wrapped.step(tables.legal_actions())
    if mode == "NextStep":
        assert seen.shape == (TABLES, *wrapped.single_observation_space.shape)


def test_the_masks_can_stand_in_the_infos() -> None:
    both, apart = Tables(TABLES, players=2), Tables(TABLES, players=2, mask="info")
    seen, _ = both.reset(seed=3)
    alone, infos = apart.reset(seed=3)
    for _ in range(100):
        assert apart.observation_space.contains(alone)
        assert (alone == seen["observation"]).all()
        assert (infos["action_mask"] == seen["action_mask"]).all()
        actions = both.legal_actions()
        seen, *_ = both.step(actions)
        alone, _, over, _, infos = apart.step(actions)
        for table in np.flatnonzero(over):
            assert apart.single_observation_space.contains(infos["final_obs"][table])


def test_tables_of_several_kinds_stand_side_by_side() -> None:
    kinds = [{"players": 2, "edition": "coup-es"}, {"players": 5, "reforma": True}]
    tables = Tables(6, "coup", players=3, variants=[*kinds, {}])
    seen, _ = tables.reset(seed=2)
    players = pieces_of(tables.rules.ruleset, seen["observation"])["players"]
    assert players.tolist() == [2, 5, 3, 2, 5, 3]
    for _ in range(200):
        actions = tables.legal_actions()
        *_, infos = tables.step(actions)
        assert infos["returns"].shape == (6, 5)
        assert infos["returns"].sum(axis=1) == pytest.approx(0, abs=1e-5)
        assert (infos["seat"] < players).all()


def test_a_table_is_set_and_copied_and_others_stay() -> None:
    tables = Tables(4, players=3)
    tables.reset(seed=6)
    for _ in range(7):
        tables.step(tables.legal_actions())
    before, other = tables.position(1), tables.position(2)
    tables.copy_table(1, [0, 3])
    seen, infos = tables.look()
    assert tables.position(0) == tables.position(3) == before
    assert tables.position(2) == other
    assert (seen["observation"][3] == seen["observation"][1]).all()
    assert infos["seat"][0] == before.to_move
    for _ in range(5):
        tables.step(tables.legal_actions())
    tables.place(2, before)
    assert tables.position(2) == before
    assert tables.look()[1]["seat"][2] == before.to_move
    assert np.flatnonzero(tables.look()[0]["action_mask"][2]).tolist() == before.legal_ids(
        before.to_move
    )


def test_a_position_that_no_table_can_stand_in_is_refused() -> None:
    tables = Tables(2, players=3)
    tables.reset(seed=6)
    for name, header, match in (
        ("pot-de-vin", {"preset": "pot-de-vin", "seats": ["0", "1", "2"]}, "play coup, not pot"),
        ("coup", {"preset": "coup-br", "seats": [*"01234"]}, "up to 3 seats, not 5"),
    ):
        game: Any = Game(ruleset_of(name), header, Seeded(1))
        with pytest.raises(BadNotation, match=match):
            tables.place(0, game.position())
    header = {"preset": "coup-br", "seats": [*"012"], "first": 0}
    with pytest.raises(BadNotation, match="nobody is asked"):
        tables.place(0, AnyPosition.read(ruleset_of("coup"), header))


def test_tables_can_be_pickled_and_go_on_alike() -> None:
    tables = Tables(8, players=3, variants=[{}, {"players": 4}])
    tables.reset(seed=6)
    for _ in range(5):
        tables.step(tables.legal_actions())
    twin = pickle.loads(pickle.dumps(tables))  # noqa: S301
    for _ in range(60):
        actions = tables.legal_actions()
        assert (actions == twin.legal_actions()).all()
        (here, *_), (there, *_) = tables.step(actions), twin.step(actions)
        assert all((here[name] == there[name]).all() for name in here)
    assert (tables.reset()[0]["observation"] == twin.reset()[0]["observation"]).all()


def test_several_sizes_of_tables_are_refused_with_the_way_to_have_them() -> None:
    any_number: Any = [2, 3]
    with pytest.raises(BadOptions, match=r"variants=\[\{'players': 2\}, \{'players': 3\}\], not"):
        Tables(4, "coup", players=any_number)


def test_tables_in_two_threads_are_those_of_one() -> None:
    one, other = (Tables(37, "coup", threads=each) for each in (1, 2))
    for tables in (one, other):
        tables.reset(seed=5)
    for _ in range(40):
        actions = one.legal_actions()
        seen, rewards, *_ = one.step(actions)
        twin, earned, *_ = other.step(actions)
        assert seen["observation"].tobytes() == twin["observation"].tobytes()
        assert (rewards == earned).all()
