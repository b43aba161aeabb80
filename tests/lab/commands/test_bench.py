"""The bench asks agents about many games, each question once."""

from collections.abc import Sequence
from random import Random
from typing import Any

from intriga.agents.registry import name_agents
from intriga.games.coup.ruleset import COUP
from intriga.lab.commands.bench import measure_agents


class Asked:
    """Answers the first action that is legal, and keeps what it was shown."""

    def __init__(self) -> None:
        self.views: list[tuple[int, ...]] = []

    def act(self, view: Any, legal: Sequence[int], random: Random) -> int:  # noqa: ANN401, ARG002
        self.views.append(tuple(view.numbers))
        return legal[0]


def test_an_agent_is_not_asked_again_and_again_about_one_game() -> None:
    agent = Asked()
    name_agents({"coup": {"asked": agent}})
    try:
        measure_agents(COUP, {"preset": "coup-es", "seats": ["a", "b"]}, ["asked"], 1e-4)
    finally:
        name_agents({})

    assert len({*agent.views}) > len(agent.views) * 0.8
