"""What every agent promises."""

from itertools import islice
from random import Random

import pytest

from intriga.agents import AGENTS, agent, agents_for
from intriga.core.errors import BadOptions
from intriga.games.coup.vocabulary import Phase
from tests.agents.games import decisions

NAMES = list(AGENTS)
NOT_ASKED = {Phase.GAME_OVER, Phase.CHANCE}


@pytest.mark.parametrize("players", range(2, 11))
def test_agents_choose_only_legal_actions_in_every_variant(players: int) -> None:
    for seed in range(24):
        for choice in decisions(1000 * players + seed, players, NAMES):
            assert choice.action in choice.legal, (players, seed, choice)


def test_the_games_of_these_tests_ask_every_question_there_is() -> None:
    asked = {
        choice.view.phase
        for seed in range(120)
        for choice in decisions(seed, 2 + seed % 4, ["rule-of-thumb", "uniform"])
    }

    assert asked == set(Phase) - NOT_ASKED


@pytest.mark.parametrize("name", NAMES)
def test_an_agent_keeps_nothing_between_calls(name: str) -> None:
    experienced = agent(name, "coup")

    for choice in islice(decisions(7, 4, [name]), 200):
        again = experienced.act(choice.view, choice.legal, Random(5))
        assert again == agent(name, "coup").act(choice.view, choice.legal, Random(5))


def test_an_unknown_agent_is_refused_with_the_names_of_those_who_play() -> None:
    with pytest.raises(BadOptions, match=r"'nobody' plays coup; there are uniform, honest"):
        agent("nobody", "coup")


def test_an_agent_of_one_game_does_not_play_another() -> None:
    assert agents_for("pot-de-vin") == ["uniform"]
    with pytest.raises(BadOptions):
        agent("honest", "pot-de-vin")
