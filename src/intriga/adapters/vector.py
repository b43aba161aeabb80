"""Many tables at once for Gymnasium, compiled: every step answers one question at each.

The seat that is asked changes from step to step, so the same learner plays all seats;
``infos["seat"]`` says which one it is.
"""

from typing import TYPE_CHECKING, Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from intriga.adapters.spaces import Seen, space_of
from intriga.adapters.variant import SEEDS, USUAL, variant
from intriga.core.compiled.batch import Batch
from intriga.core.games import dialect_of

if TYPE_CHECKING:
    from numpy.typing import NDArray

NONE: Final = (1 << 62) - 1  # what -1 becomes: an action that no game has, and not a pause


class Tables(VectorEnv[Seen, "NDArray[Any]", "NDArray[Any]"]):
    """A batch of tables of one variant; a finished game is dealt again in the same step.

    A step gives the reward of whoever acted: its return if that ended the game, else 0;
    ``infos["returns"]`` [table, seat] has all seats'.  Where ``infos["_final_obs"]`` [table] says
    so, ``infos["final_obs"]`` [table] is what who acted saw at the end.  An illegal action changes
    nothing but ``infos["illegal"]`` [table].  A game of 5,000 decisions is truncated.

    Without ``copy`` the arrays are the batch's own: the next step writes into them, and nobody
    else may.
    """

    observation_space: spaces.Space[Any]
    action_space: spaces.Space[Any]

    def __init__(
        self,
        num_envs: int = 1024,
        game: str = USUAL,
        *,
        players: int | None = None,
        edition: str | None = None,
        copy: bool = True,
        **options: object,
    ) -> None:
        """Set up *num_envs* tables; house rules are further keywords, as ``reforma=True``.

        Raises:
            BadOptions: a game, edition, option or number of players that there is not.
        """
        super().__init__()
        self.rules = variant(game, players, edition, options)
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.num_envs, self.copy = num_envs, copy
        self.single_observation_space = space_of(self.rules.ruleset)
        self.single_action_space = spaces.Discrete(self.rules.ruleset.num_actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._template = self.rules.deal(0).state
        self.batch = self._dealt(None)
        self._nothing = np.zeros(
            self.rules.ruleset.num_actions, np.int8
        )  # nobody may do anything at the end
        self._nothing.flags.writeable = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Deal all tables; the same *seed* deals the same games, *options* are not used."""
        super().reset(seed=seed, options=options)
        self.batch = self._dealt(seed)
        return self._seen(), {"seat": self._out(self.batch.seats)}

    def _dealt(self, seed: int | None) -> Batch:
        key = int(self.np_random.integers(SEEDS)) if seed is None else seed % SEEDS
        return Batch(dialect_of(self.rules.ruleset.name), self._template, self.num_envs, key)

    def step(
        self, actions: "NDArray[Any]"
    ) -> tuple[Seen, "NDArray[Any]", "NDArray[Any]", "NDArray[Any]", dict[str, Any]]:
        """Play one of *actions* [table] at each table."""
        batch = self.batch
        batch.advance(np.asarray(actions, np.int64) & NONE)
        won = batch.winners > 0
        infos: dict[str, Any] = {
            "seat": self._out(batch.seats),
            "returns": self._out(batch.returns),
            "illegal": self._out(batch.illegal),
        }
        if batch.over.any():
            infos["_final_obs"] = self._out(batch.over)
            infos["final_obs"] = self._last()
        return self._seen(), self._out(batch.rewards), won, batch.over & ~won, infos

    def _seen(self) -> Seen:
        return {
            "observation": self._out(self.batch.views),
            "action_mask": self._out(self.batch.mask()),
        }

    def _last(self) -> "NDArray[np.object_]":
        """Return what was seen last [table], None where the game goes on."""
        last = np.full(self.num_envs, None)
        tables = np.flatnonzero(self.batch.over)
        last[tables] = [
            {"observation": seen, "action_mask": self._nothing} for seen in self.batch.lasts[tables]
        ]
        return last

    def _out(self, array: "NDArray[Any]") -> "NDArray[Any]":
        return array.copy() if self.copy else array

    def legal_actions(self) -> "NDArray[np.int64]":
        """Return a legal action for every table, by chance: for a first look, and for speed."""
        noise = self.np_random.bit_generator.random_raw(self.num_envs)
        return self.batch.choose(noise.view(np.int64))
