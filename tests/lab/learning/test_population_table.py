"""Tables at which a learner meets itself and a population."""

from typing import Any

import numpy as np
import pytest

from intriga.agents import agent
from intriga.agents.policy import encoding_of, own_network
from intriga.core.games import population_of
from intriga.lab.learning.best_response import Setting, first
from intriga.lab.learning.rivals import (
    ByAsking,
    ByLeaning,
    ByNetwork,
    Member,
    PopulationTable,
    rival,
)
from intriga.lab.learning.rollout import LEARNER
from intriga.lab.learning.selfplay import Recipe, collect

Anything = Any  # what tables and agents take
ENCODING = encoding_of("coup")
OWN = own_network("coup")
GAMES = 400


def a_table(
    *kinds: str, players: int = 3, games: int = GAMES, **changes: Anything
) -> PopulationTable:
    """Return a table at which the learner meets *kinds*, each as often."""
    members = [Member(kind, rival(agent(kind, "coup"), seed=3)) for kind in kinds]
    setting = Setting("coup", players, "coup-es")
    plain = ByNetwork(OWN.weights)
    return PopulationTable(ENCODING, setting, players, games, members, plain, seed=1, **changes)


def even(_inputs: Anything, open_columns: Anything) -> Anything:
    """Choose blindly."""
    return np.where(open_columns, 0.0, -1e9).astype(np.float32)


@pytest.mark.parametrize("players", [2, 4, 6])
def test_half_of_the_seats_of_the_learner_are_in_self_play(players: int) -> None:
    table = a_table("honest", "caller", players=players, games=6_000)
    own = table.kinds == LEARNER
    alone = own.all(axis=1)
    assert ((own.sum(axis=1) == 1) | alone).mean() > 0.5
    assert abs(own[alone].sum() / own.sum() - 0.5) < 0.12  # others may be the learner's kind too


def test_the_learner_has_a_seat_in_every_game_and_each_seat_as_often() -> None:
    table = a_table("honest", "caller", games=3_000)
    assert (table.kinds == LEARNER).any(axis=1).all()
    assert np.ptp((table.kinds == LEARNER).mean(axis=0)) < 0.06


def test_only_choices_of_the_learner_count() -> None:
    steps = a_table("honest", "liar", "caller").play(even, 6)
    assert ((steps.counts > 0) <= (steps.kinds[..., 0] == LEARNER)).all()
    assert 0 < (steps.counts > 0).mean() < 0.9


def test_kinds_around_a_table_are_clockwise_from_the_asked_seat() -> None:
    table = a_table("honest", "caller")
    around, seats = table.kinds_around(), table.batch.seats
    for game in range(50):
        places = [(seats[game] + step) % 3 for step in range(3)]
        assert around[game].tolist() == table.kinds[game, places].tolist()


def test_new_players_sit_down_when_a_game_is_over() -> None:
    table = a_table("liar", "caller", games=60)
    before = table.kinds.copy()
    for _ in range(80):
        table.play(even, 1)
    assert len(table.finished) > 30
    assert (table.kinds != before).any(axis=1).sum() > 10


def test_moves_by_chance_teach_nothing_and_lead_to_every_answer() -> None:
    table = a_table("honest", straying=0.5, alone=1.0)
    table.wander[:] = 0
    table.wandering = 0.0

    def sure(_inputs: Anything, open_columns: Anything) -> Anything:
        logs = np.full(open_columns.shape, -1e9, np.float32)
        logs[np.arange(len(logs)), open_columns.argmax(axis=1)] = 0
        return logs

    steps = table.play(sure, 8)
    likeliest = steps.open.argmax(axis=2)
    assert (steps.chosen == likeliest)[~steps.strayed].all()
    assert not (steps.chosen == likeliest)[steps.strayed].all()
    assert (steps.counts[steps.strayed] == 0).all()
    assert abs(steps.strayed.mean() - 0.5) < 0.05


@pytest.mark.parametrize("kind", ["network-1", "caller", "grudge-holder", "calculator:network-1"])
def test_a_rival_answers_many_tables_as_its_agent_answers_each(kind: str) -> None:
    table, player = a_table(kind, games=64), agent(kind, "coup")
    answer: Anything = rival(player, seed=1)
    weigher: Anything = player
    for _ in range(6):
        inputs, _, open_columns = table.observe()
        rows = np.arange(0, 64, 3)
        logs = answer(table, inputs, open_columns, rows)
        for at, row in enumerate(rows):
            view, legal = table.seen(int(row))
            chances = np.zeros(table.width)
            np.add.at(chances, [table.column_of(a) for a in legal], weigher.weigh(view, legal))
            assert abs(np.exp(logs[at]) - chances).max() < 2e-3
        table.play(even, 1)


def test_an_agent_asked_one_by_one_gives_one_legal_answer() -> None:
    table = a_table("honest", games=32)
    asking = rival(agent("honest", "coup"), seed=1)
    inputs, _, open_columns = table.observe()
    logs = asking(table, inputs, open_columns, np.arange(32))
    assert isinstance(asking, ByAsking)
    assert (np.exp(logs).sum(axis=1) == 1).all()
    assert open_columns[np.arange(32), logs.argmax(axis=1)].all()


def test_a_critic_gets_the_kinds_and_learns_from_part_of_the_others() -> None:
    recipe = Recipe(entropy=(0.02, 0.01), games=48, steps=4, kinds=8, straying=0.1, spared=0.5)
    learner = first(ENCODING, recipe, OWN.weights, 1)
    members = [each.agent for each in population_of("coup")][:4]
    table = a_table(*members, games=48, straying=0.1, alone=0.0)
    samples = collect(learner, table, recipe)
    assert samples.kinds.max() > LEARNER
    others = (samples.counts == 0).sum()
    assert 0 < others < 0.7 * 48 * 4 * 2 / 3
    assert all(np.isfinite(np.asarray(each, float)).all() for each in samples[2:])


def test_each_kind_of_agent_has_its_kind_of_rival() -> None:
    assert isinstance(rival(agent("caller", "coup"), 1), ByLeaning)
    assert isinstance(rival(agent("policy", "coup"), 1), ByNetwork)
    assert isinstance(rival(agent("liar", "coup"), 1), ByAsking)
