# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
"""The rows of a data set are what the interpreted rules say of its records."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import intriga
from intriga.core.games import ruleset_of
from intriga.core.record import begin, follow
from intriga.lab.dataset.plan import DatasetPlan
from tests.kuhn.installed import found
from tests.lab.dataset.plans import made, plan

VARIANTS = [
    plan("honest", "uniform", players=2, edition="coup-es", options={"two_player_setup": "sets"}),
    plan("casual", "population", "rule-of-thumb", players=4),
    plan("uniform", players=7, edition="urbis-reforma", options={"slot_contessa": "lawyer"}),
    plan("rule-of-thumb", "uniform", game="pot-de-vin", players=4, options={"pairs": True}),
    plan("population", game="pot-de-vin", players=6),
]


@pytest.mark.parametrize(
    "planned", VARIANTS, ids=lambda each: f"{each.ruleset.name}-{each.players}"
)
def test_a_row_is_the_view_the_choice_and_the_return_of_the_seat_that_was_asked(
    tmp_path: Path, planned: DatasetPlan
) -> None:
    data = intriga.dataset(made(tmp_path / "d", replace(planned, games=3)))
    rows = data.numpy()
    games = data.arrow("games").to_pylist()

    place = 0
    for number, (record, about) in enumerate(zip(data.records(), games, strict=True)):
        played = begin(planned.ruleset, record)
        for ply, line in enumerate(record.inputs):
            said = {name: column[place] for name, column in rows.items()}
            assert (said["game"], said["ply"], said["seat"]) == (number, ply, line.by)
            assert played.to_move == line.by
            assert said["agent"] == about["agents"][line.by]
            assert said["observation"].tolist() == list(played.view(line.by).numbers)
            assert np.flatnonzero(said["legal"]).tolist() == played.legal_ids(line.by)
            assert said["action"] == follow(played, line)
            assert said["return"] == np.float32(about["returns"][line.by])
            place += 1
        assert played.is_over
        assert np.allclose(played.returns, about["returns"])
        assert about["decisions"] == len(record.inputs)
    assert place == len(rows["game"]) == data.rows()


def test_a_third_game_has_data_sets_too(tmp_path: Path) -> None:
    with found(tmp_path / "installed"):
        planned = plan("uniform", game="kuhn-poker", players=2)
        data = intriga.dataset(made(tmp_path / "d", planned))

        worth = {*data.numpy(["return"])["return"].tolist()}

    assert data.rows("games") == 12
    assert max(worth) == -min(worth) > 0


def test_the_winner_of_the_last_game_is_unknown_where_games_stand_alone(tmp_path: Path) -> None:
    options = {"first_player": "fixed"}
    fixed = intriga.dataset(made(tmp_path / "fixed", plan(options=options, games=8)))
    chance = intriga.dataset(made(tmp_path / "chance", plan(games=8)))

    assert {record.header["first"] for record in fixed.records()} == {0}
    assert len({record.header["first"] for record in chance.records()}) > 1


def test_agents_are_drawn_as_often_as_they_are_named() -> None:
    planned = plan("uniform", "honest", "honest", games=400, players=2)
    seats = [name for number in range(400) for name in planned.seated(number)]

    assert dict(planned.agents) == pytest.approx({"uniform": 1 / 3, "honest": 2 / 3})
    assert 0.25 < seats.count("uniform") / len(seats) < 0.42


def test_members_that_are_held_out_are_in_no_population() -> None:
    agents = plan("population").agents

    assert "blocker" not in agents
    assert sum(agents.values()) == pytest.approx(1)


@pytest.mark.slow
def test_a_thousand_records_replay(tmp_path: Path) -> None:
    data = intriga.dataset(made(tmp_path / "d", plan("population", games=1000, players=4)))
    assert sum(1 for record in data.records() if _replays(record)) == 1000


def _replays(record: Any) -> bool:  # noqa: ANN401
    game = begin(ruleset_of("coup"), record)
    for line in record.inputs:
        follow(game, line)
    return game.is_over
