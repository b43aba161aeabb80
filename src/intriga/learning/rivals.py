# pyright: reportUnknownMemberType=false, reportUnknownArgumentType=false
# pyright: reportUnknownVariableType=false, reportMissingTypeStubs=false
# JAX brings only some types.
"""How an agent that stays as it is answers at a table of best responses."""

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, TypeAlias

import jax.numpy as jnp
import numpy as np

from intriga.agents.base import Agent
from intriga.agents.encoding import Array, Inputs
from intriga.agents.policy import Policy
from intriga.learning.jax_network import NEVER, Trained
from intriga.learning.selfplay import log_probabilities

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from intriga.learning.best_response import ResponseTable

Rival: TypeAlias = Callable[
    ["ResponseTable", Inputs, "NDArray[np.bool_]", "NDArray[np.int64]"], Array
]
"""From a table, its inputs, open columns [B, columns] and rows asked: log-probabilities."""


def rival(agent: Agent, seed: int) -> Rival:
    """Return how *agent* answers at a table: at once if it is a network, else one by one."""
    return _Networked(agent) if type(agent) is Policy else _Asked(agent, seed)


class _Networked:
    """Gives the log-probabilities of a network's agent, many at once."""

    def __init__(self, agent: Policy) -> None:
        self.temperature = agent.temperature
        self.weights: Trained = {
            name: jnp.asarray(each) for name, each in agent.network.weights.items()
        }

    def __call__(
        self,
        table: "ResponseTable",
        inputs: Inputs,
        open_columns: "NDArray[np.bool_]",
        rows: "NDArray[np.int64]",
    ) -> Array:
        """Return the log-probabilities [row, columns] by which the agent chooses."""
        # all rows, so that the shape stays the same and nothing is compiled again
        logs = np.asarray(log_probabilities(self.weights, inputs, open_columns))[rows]
        if self.temperature == 1.0:
            return logs
        ids = np.maximum(1, table.ids_of_columns(rows))  # those that share a column are alike
        logs = logs / self.temperature + (1 - 1 / self.temperature) * np.log(ids)
        logs = np.where(open_columns[rows], logs, -np.inf)
        logs -= logs.max(axis=1, keepdims=True)
        return np.maximum(logs - np.log(np.exp(logs).sum(axis=1, keepdims=True)), NEVER)


class _Asked:
    """Asks any agent for one seat after the other."""

    def __init__(self, agent: Agent, seed: int) -> None:
        self.agent, self.random = agent, Random(seed)

    def __call__(
        self,
        table: "ResponseTable",
        inputs: Inputs,  # noqa: ARG002  an agent has views
        open_columns: "NDArray[np.bool_]",
        rows: "NDArray[np.int64]",
    ) -> Array:
        """Return log-probabilities [row, columns]: what the agent does is sure."""
        logs = np.full((len(rows), open_columns.shape[1]), NEVER, np.float32)
        for at, row in enumerate(rows):
            view, legal = table.seen(int(row))
            logs[at, table.column_of(self.agent.act(view, legal, self.random))] = 0
        return logs
