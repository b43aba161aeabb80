"""The networks that come with the solver are as good as its pages say: a small sample of each."""

from dataclasses import replace

import numpy as np
import pytest

from intriga.games.coup.agents.turn_nets import leaf_nets
from intriga.games.coup.ruleset import COUP
from intriga.lab.duels.turns.fit import root_mean_square
from intriga.lab.duels.turns.leaf_check import moves
from intriga.lab.duels.turns.packing import unpacked
from intriga.lab.duels.turns.recipe import KINDS, OWN, read_recipe
from intriga.lab.duels.turns.targets import solved_turns
from intriga.lab.duels.turns.turn_regret import regrets
from intriga.matches.match import Match, play_match

GAMES = 400
FEWEST = 0.425  # of them: three standard errors below a half


def test_it_wins_about_half_of_its_games_against_the_policy() -> None:
    match = Match(COUP, ("solver:60", "policy"), GAMES, "coup-es", seed=4315)
    won = sum(game.winners == (0,) for game in play_match(match))
    assert won / GAMES > FEWEST


@pytest.mark.parametrize(
    ("kind", "most"), [("1-1", 0.008), ("2-1", 0.008), ("1-2", 0.008), ("2-2", 0.018)]
)
def test_turns_are_worth_what_they_are_with_their_ends_solved_too(kind: str, most: float) -> None:
    found = moves(kind, leaf_nets(), roots=12, ends=10, rounds=60, seed=1)
    assert found.summary()["mean"] < most


@pytest.mark.parametrize("kind", ["1-1", "2-1", "2-2"])
def test_a_response_gains_little_in_a_turn(kind: str) -> None:
    found = [*regrets(kind, 12, 100, leaf_nets(), seed=1)]
    assert np.mean([max(each.mover, each.other) for each in found]) < 0.012


def test_networks_know_turns_that_their_own_play_does_not_lead_to() -> None:
    stage = next(each for each in read_recipe(OWN).stages if each.name == "all coins")
    nets = leaf_nets()
    random = np.random.default_rng(1)
    turns = solved_turns(replace(stage, turns=80, rounds=60), nets, random)["2-2"].samples
    off = root_mean_square(*unpacked(nets, KINDS.index("2-2"), (15, 15)), turns, turns.beliefs)
    assert off < 0.07  # 0.085 where they had learned from turns of play alone
