# pyright: reportMissingTypeStubs=false, reportUnknownMemberType=false
# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
# pyspiel brings no types.
"""Agents as OpenSpiel's tables of probabilities, for its exploitability and its other measures."""

from typing import Any

from open_spiel.python.policy import TabularPolicy, tabular_policy_from_callable

from intriga.agents.base import weighed
from intriga.core.agent import Agent, HearsTheTable


def tabular_policy(game: Any, agent: Agent) -> TabularPolicy:  # noqa: ANN401  pyspiel.Game
    """Return how *agent*, which tells its probabilities, plays every information state of *game*.

    That is one of :mod:`intriga.lab.adapters.openspiel`, and small, since its tree is walked
    in Python.

    Raises:
        AgentFailed: it tells something else.
    """

    def chosen(state: Any) -> dict[int, float]:  # noqa: ANN401  pyspiel is not typed
        walk = state.walk
        player = agent.having_heard(walk.public) if isinstance(agent, HearsTheTable) else agent
        chances = weighed(player, walk.view(walk.to_move), walk.legal)
        return dict(zip(walk.legal, chances, strict=True))

    return tabular_policy_from_callable(game, chosen)
