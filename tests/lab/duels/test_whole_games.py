"""Whole games of a local best response."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from intriga.agents.base import Uniform
from intriga.agents.policy import Policy, own_network
from intriga.agents.registry import agent
from intriga.core.agent import Told
from intriga.core.chance import Seeded
from intriga.core.errors import BadOptions
from intriga.games.coup.ruleset import COUP
from intriga.lab.commands.local_run import ROUNDS, run_local
from intriga.lab.duels.whole_games import BeliefsAbout, LocalRounds, ToldChoices
from intriga.lab.exact_beliefs import ExactBeliefs
from intriga.lab.learning.best_response import Setting
from intriga.parallel.spread import Spread

WHOLE = Setting("coup", 2, "coup-es")


def test_it_wins_most_games_against_somebody_who_plays_anyhow() -> None:
    rounds = LocalRounds(Uniform(), "coup-es", seed=1, positions=12)
    won = [rounds.do(number) for number in range(4)]
    assert [number for number, _ in won] == [0, 1, 2, 3]
    assert sum(wins for _, wins in won) >= 6


def test_rounds_are_the_same_whichever_were_played_before() -> None:
    rounds, fresh = (LocalRounds(Uniform(), "coup-es", seed=1, positions=2) for _ in range(2))
    rounds.do(0)
    assert rounds.do(2) == fresh.do(2)


@pytest.mark.parametrize("game", [0, 1])
def test_its_beliefs_are_those_by_the_network_that_the_agent_plays_by(game: int) -> None:
    source, policy = Seeded(game, 5), Policy(own_network("coup"))
    state = COUP.begin(COUP.prepare({"preset": "coup-es", "options": {}, "seats": "ab"}, source))
    both = (
        BeliefsAbout(state, 0, ToldChoices(policy)),
        ExactBeliefs(COUP, state, 0, policy.network),
    )
    for _ in range(14):
        if outcomes := COUP.outcomes(state):
            COUP.draw(state, source(outcomes))
            for each in both:
                each.draw(state)
            continue
        seat, before = COUP.to_move(state), state.copy()
        legal = COUP.legal_actions(state, seat)
        action = legal[source.below(len(legal))]
        COUP.play(state, seat, action)
        for each in both:
            each.answer(before, seat, action, state)
        if COUP.winners(state):
            break
    assert np.allclose(both[0].chances, both[1].chances)


class Listener(Uniform):
    """Answers evenly, and notes how many answers it had heard when it was asked."""

    def __init__(self, heard: int = 0) -> None:
        self.heard = heard

    def having_heard(self, told: Told) -> "Listener":
        return Listener(len(told.answers))

    def weigh(self, view: Any, legal: Sequence[int]) -> Sequence[float]:  # noqa: ANN401
        asked.append((self.heard, len(view.recent)))
        return super().weigh(view, legal)


asked: list[tuple[int, int]] = []


def test_an_agent_that_listens_is_told_all_that_the_table_heard() -> None:
    asked.clear()
    LocalRounds(Listener(), "coup-es", seed=1, positions=2).do(0)
    assert {heard for heard, _ in asked} > {0, 1, 2}
    assert all(heard >= shown for heard, shown in asked)  # a view leaves passes out


def test_a_run_goes_on_in_two_processes_where_it_was_cut_off(tmp_path: Path) -> None:
    whole = run_local(Uniform(), "uniform", WHOLE, tmp_path / "whole", games=4, seed=1)
    run_local(Uniform(), "uniform", WHOLE, tmp_path / "cut", games=2, seed=1)
    with (tmp_path / "cut" / ROUNDS).open("a", encoding="utf-8") as out:
        out.write('{"round": 1, "w')
    two = Spread(2)
    cut = run_local(Uniform(), "uniform", WHOLE, tmp_path / "cut", games=4, seed=1, spread=two)
    assert (cut["won"], cut["games"], cut["low"]) == (whole["won"], 4, whole["low"])


def test_a_run_of_something_else_is_refused(tmp_path: Path) -> None:
    run_local(Uniform(), "uniform", WHOLE, tmp_path, games=1, seed=1)
    with pytest.raises(BadOptions, match="is of"):
        run_local(Uniform(), "uniform", WHOLE, tmp_path, games=1, seed=2)


def test_an_agent_that_tells_no_probabilities_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadOptions, match="does not tell its probabilities"):
        run_local(agent("honest", "coup"), "honest", WHOLE, tmp_path, games=1, seed=1)


@pytest.mark.parametrize("setting", [Setting("coup", 3, "coup-es"), Setting("pot-de-vin", 2, "")])
def test_it_plays_whole_games_of_two_alone(setting: Setting, tmp_path: Path) -> None:
    with pytest.raises(BadOptions, match="for two"):
        run_local(Uniform(), "uniform", setting, tmp_path, games=1, seed=1)
