"""What every agent promises, in every game it knows."""

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any, NamedTuple

import pytest

from intriga.agents import AGENTS, agent, agents_for
from intriga.core.chance import Seeded
from intriga.core.errors import BadOptions
from intriga.games import GAMES, find
from tests.games.tables import any_header, phases_of

MOST = 200  # decisions of a game
QUICK = {"search": "search:2deals"}  # the setting of those that would take their time
PLAYERS = [(name, game) for name in AGENTS for game in GAMES if AGENTS[name].plays(game)]


class Decision(NamedTuple):
    """An agent's choice, and what it was told."""

    view: Any
    legal: list[int]
    action: int


def decisions(game: str, name: str, seed: int) -> Iterator[Decision]:
    """Play a game of a random variant with the same agent everywhere."""
    played = find(game)
    random, source = Random(seed), Seeded(seed)
    player = agent(QUICK.get(name, name), game)
    state = played.begin(played.prepare(any_header(played, f"agents {seed}"), source))
    for _ in range(MOST):
        while outcomes := played.outcomes(state):
            played.draw(state, source(outcomes))
        if played.winners(state):
            return
        seat = played.to_move(state)
        legal = played.legal_actions(state, seat)
        view = played.view(state, seat)
        action = player.act(view, legal, random)
        yield Decision(view, legal, action)
        played.play(state, seat, action)


@pytest.mark.parametrize(("name", "game"), PLAYERS)
def test_agents_choose_only_legal_actions_in_every_variant(name: str, game: str) -> None:
    for seed in range(40):
        for choice in decisions(game, name, seed):
            assert choice.action in choice.legal, (seed, choice)


@pytest.mark.parametrize("game", GAMES)
def test_the_games_of_these_tests_ask_every_question_there_is(game: str) -> None:
    asked = {
        choice.view.phase.name for seed in range(160) for choice in decisions(game, "uniform", seed)
    }

    assert asked == phases_of(game) - {"GAME_OVER"}


@pytest.mark.parametrize(("name", "game"), PLAYERS)
def test_an_agent_keeps_nothing_between_calls(name: str, game: str) -> None:
    name = QUICK.get(name, name)
    experienced = agent(name, game)

    for choice in islice(decisions(game, "uniform", 7), 200):
        again = experienced.act(choice.view, choice.legal, Random(5))
        assert again == agent(name, game).act(choice.view, choice.legal, Random(5))


@pytest.mark.parametrize("game", GAMES)
def test_an_unknown_agent_is_refused_with_the_names_of_those_who_play(game: str) -> None:
    known = ", ".join(agents_for(game))
    with pytest.raises(BadOptions, match=f"'nobody' plays {game}; there are {known}"):
        agent("nobody", game)


def test_an_agent_of_one_game_does_not_play_another() -> None:
    assert agents_for("pot-de-vin") == ["uniform", "rule-of-thumb", "search"]
    with pytest.raises(BadOptions, match="'honest' plays pot-de-vin"):
        agent("honest", "pot-de-vin")


def test_a_setting_is_refused_by_who_has_none() -> None:
    with pytest.raises(BadOptions, match="uniform has no setting, as '3'"):
        agent("uniform:3", "coup")
