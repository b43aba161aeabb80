# pyright: reportMissingTypeStubs=false, reportUnknownMemberType=false
# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
# Ray is typed in part.
"""All seats of a table for RLlib (E. Liang and others, ICML 2018), with legal actions as masks.

Once this is imported, the environment has a name, ``PPOConfig().environment("intriga")``.
RLlib comes with ``pip install 'ray[rllib]' torch``: it pins its version of Gymnasium, so no extra
of ours brings it.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from gymnasium import spaces
from ray.rllib.env.multi_agent_env import MultiAgentEnv
from ray.tune.registry import register_env

from intriga.core.errors import IllegalAction
from intriga.lab.adapters import pettingzoo
from intriga.lab.adapters.variant import number_of

if TYPE_CHECKING:
    from numpy.typing import NDArray

ENVIRONMENT: Final = "intriga"
ILLEGAL: Final = -1.0  # the reward of an illegal action, as in PettingZoo's own
Seen = dict[str, "NDArray[np.float32]"]  # "observations" and "action_mask"
ByAgent = dict[Any, Any]


class MaskedSeats(MultiAgentEnv):
    """A table of which the seat that is asked gets an observation, and answers.

    An observation has the keys that RLlib's ``ActionMaskingTorchRLModule`` reads, both as float32:
    ``observations`` [width] and ``action_mask`` [actions], 1 where legal.  Rewards come at the
    end, to every seat: its return, 0 in sum.
    """

    def __init__(self, config: Mapping[str, Any] | None = None) -> None:
        """Set up a table; *config* has arguments of :func:`intriga.lab.adapters.pettingzoo.env`.

        Raises:
            BadOptions: a game, edition, option or number of players that there is not.
        """
        super().__init__()
        self.table = pettingzoo.raw_env(**dict(config or {}))
        seats = list(self.table.possible_agents)
        self.agents, self.possible_agents = [*seats], [*seats]
        self.observation_spaces = {each: self._space_of(each) for each in seats}
        self.action_spaces = {each: self.table.action_space(each) for each in seats}

    def _space_of(self, agent: str) -> spaces.Dict:
        seen: Any = self.table.observation_space(agent)
        row, mask = seen["observation"], seen["action_mask"]
        low, high = row.low.astype(np.float32), row.high.astype(np.float32)
        return spaces.Dict(
            {
                "observations": spaces.Box(low, high, dtype=np.float32),
                "action_mask": spaces.Box(0, 1, mask.shape, np.float32),
            }
        )

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[ByAgent, ByAgent]:
        """Deal a game; the same *seed* deals the same games from here on."""
        self.table.reset(seed=seed, options=options)
        return self._asked(), {}

    def step(
        self, action_dict: Mapping[Any, int]
    ) -> tuple[ByAgent, ByAgent, ByAgent, ByAgent, ByAgent]:
        """Play the action of the seat that was asked; an illegal one loses and ends the game.

        Raises:
            IllegalAction: an action that there is not; nothing has changed.
        """
        [(agent, action)] = action_dict.items()
        try:
            self.table.step(action)
        except IllegalAction:
            if not self.table.action_space(agent).contains(number_of(action)):
                raise
            return self._over({agent: ILLEGAL}, won=True, cut=False)
        won = any(self.table.terminations.values())
        cut = any(self.table.truncations.values())
        if won or cut:
            return self._over(self.table.rewards, won=won, cut=cut)
        told = self._asked()
        goes_on = self._ended(told, over=False)
        return told, dict.fromkeys(told, 0.0), goes_on, goes_on, {}

    def _over(
        self, rewards: Mapping[Any, float], *, won: bool, cut: bool
    ) -> tuple[ByAgent, ByAgent, ByAgent, ByAgent, ByAgent]:
        """Return everybody's infos when the game is over."""
        told = {agent: self._seen(agent) for agent in self.table.possible_agents}
        worth = {agent: float(rewards.get(agent, 0.0)) for agent in self.table.possible_agents}
        return told, worth, self._ended(told, over=won), self._ended(told, over=cut), {}

    @staticmethod
    def _ended(told: ByAgent, *, over: bool) -> ByAgent:
        return {**dict.fromkeys(told, over), "__all__": over}

    def _asked(self) -> ByAgent:
        agent = self.table.agent_selection
        return {agent: self._seen(agent)}

    def _seen(self, agent: str) -> Seen:
        seen: Any = self.table.observe(agent)
        return {
            "observations": seen["observation"].astype(np.float32),
            "action_mask": seen["action_mask"].astype(np.float32),
        }


def env_creator(config: Mapping[str, Any]) -> MaskedSeats:
    """Return a table as *config* wants it, as ``ray.tune.register_env`` asks for it."""
    return MaskedSeats(config)


register_env(ENVIRONMENT, env_creator)
