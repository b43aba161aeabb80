"""The promises of every agent, in every game it knows."""

import pickle
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any, NamedTuple

import pytest

from intriga.agents import agent, agents_for
from intriga.agents.registry import entries_for
from intriga.core.chance import Seeded
from intriga.core.errors import BadOptions
from intriga.core.games import games, ruleset_of
from intriga.matches.aivat import Mixed
from tests.games.tables import any_header, phases_of
from tests.sampling import some

MOST = 200  # decisions of a game
# The setting of those that would take their time.
QUICK = {"search": "search:2deals", "lookahead": "lookahead:2x1"}
FEW = {"policy": 3, "blend": 4, "lookahead": 1}  # games of those that take some time
PLAYERS = [
    (name, game)
    for game in games()
    for name in entries_for(game)  # the levels: see test_levels.py
]


class Decision(NamedTuple):
    """An agent's choice, and what it was told."""

    view: Any
    legal: list[int]
    action: int


def decisions(game: str, name: str, seed: int) -> Iterator[Decision]:
    """Play a game of a random variant with the same agent everywhere."""
    played = ruleset_of(game)
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
    for seed in range(FEW.get(name, some(16, 5))):
        for choice in decisions(game, name, seed):
            assert choice.action in choice.legal, (seed, choice)


@pytest.mark.parametrize("game", games())
def test_agents_can_be_sent_to_the_processes_of_a_contest(game: str) -> None:
    for name in agents_for(game):
        assert pickle.dumps(agent(name, game)), name


@pytest.mark.parametrize("game", games())
def test_the_games_of_these_tests_ask_every_question_there_is(game: str) -> None:
    asked = {
        choice.view.phase.name for seed in range(160) for choice in decisions(game, "uniform", seed)
    }

    assert asked == phases_of(game) - {"GAME_OVER"}


@pytest.mark.parametrize(("name", "game"), PLAYERS)
def test_an_agent_keeps_nothing_between_calls(name: str, game: str) -> None:
    experienced = agent(QUICK.get(name, name), game)

    for choice in islice(decisions(game, "uniform", 7), 20 if name in FEW else 200):
        again = experienced.act(choice.view, choice.legal, Random(5))
        new = agent(QUICK.get(name, name), game)
        assert again == new.act(choice.view, choice.legal, Random(5))


@pytest.mark.parametrize("game", games())
def test_an_unknown_agent_is_refused_with_the_names_of_those_who_play(game: str) -> None:
    *others, last = sorted(agents_for(game))
    known = f"{', '.join(others)} and {last}"
    with pytest.raises(BadOptions, match=f"no agent for {game} called 'nobody'; there are {known}"):
        agent("nobody", game)


def test_an_agent_of_one_game_does_not_play_another() -> None:
    assert "honest" not in agents_for("pot-de-vin")
    with pytest.raises(BadOptions, match="no agent for pot-de-vin called 'honest'; there"):
        agent("honest", "pot-de-vin")


@pytest.mark.parametrize("name", ["uniform", "master"])
def test_an_agent_without_settings_refuses_one(name: str) -> None:
    with pytest.raises(BadOptions, match=f"{name} has no setting, as '3'"):
        agent(f"{name}:3", "coup")


@pytest.mark.parametrize("temperature", ["", "0", "hot", "-1"])
def test_a_temperature_is_a_number_above_0(temperature: str) -> None:
    with pytest.raises(BadOptions, match=r"a temperature is a number above 0, as 1\.5, not"):
        agent(f"policy:{temperature}", "coup")


@pytest.mark.parametrize("part", ["", "1.1", "half", "-1"])
def test_a_part_is_a_number_from_0_to_1(part: str) -> None:
    with pytest.raises(BadOptions, match=r"a part is a number from 0 to 1, as 0\.5, not"):
        agent(f"blend:{part}", "coup")


@pytest.mark.parametrize("game", games())
def test_a_blend_answers_as_the_network_or_by_rules_of_thumb_and_all_or_none_by_the_ends(
    game: str,
) -> None:
    ends = [agent("rule-of-thumb", game), agent("policy", game)]
    blends = [agent(f"blend:{part}", game) for part in ("0", "0.5", "1")]
    for number, choice in enumerate(islice(decisions(game, "uniform", 11), 100)):
        chances = Random(number), Random(number), Random(number)
        none, some, whole = (
            blend.act(choice.view, choice.legal, random)
            for blend, random in zip(blends, chances, strict=True)
        )
        drawn = Random(number)
        drawn.random()  # who is asked
        state = drawn.getstate()
        answers: list[int] = []
        for end in ends:
            drawn.setstate(state)
            answers.append(end.act(choice.view, choice.legal, drawn))
        assert [none, whole] == answers
        assert some in answers


@pytest.mark.parametrize("name", ["lookahead:24", "lookahead:0x6", "lookahead:x", "lookahead:0ms"])
def test_how_far_to_look_is_worlds_and_decisions_or_a_time(name: str) -> None:
    with pytest.raises(
        BadOptions, match=r"a budget is worlds x decisions, as 24x6, 500deals or 50ms, not"
    ):
        agent(name, "pot-de-vin")


def test_deals_are_played_out_only_where_somebody_knows_how() -> None:
    assert agent("lookahead:20deals", "pot-de-vin")
    with pytest.raises(BadOptions, match="nobody knows how to play a deal of coup out"):
        agent("lookahead:20deals", "coup")


@pytest.mark.compiled
def test_a_look_ahead_with_a_budget_of_time_tells_no_probabilities() -> None:
    assert isinstance(agent("lookahead:24x6", "coup"), Mixed)
    assert not isinstance(agent("lookahead:20ms", "coup"), Mixed)
