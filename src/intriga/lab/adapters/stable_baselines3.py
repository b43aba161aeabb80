# ruff: noqa: ANN401, ARG002 - the signatures are those of VecEnv
# pyright: basic, reportMissingImports=false, reportMissingModuleSource=false
# Stable-Baselines3 is no dependency of ours, not even of the checks.
"""Many tables at once for Stable-Baselines3 (A. Raffin and others, JMLR 2021), compiled.

It comes with ``pip install stable-baselines3``, and learners that read masks with ``sb3-contrib``.
"""

from typing import Any, Final

import numpy as np
from stable_baselines3.common.vec_env import VecEnv

from intriga.core.errors import BadOptions
from intriga.lab.adapters.seat_tables import SeatTables
from intriga.lab.adapters.spaces import MaskPlace
from intriga.lab.adapters.variant import USUAL

OWN: Final = frozenset({"autoreset_mode", "copy"})


class SeatVecEnv(VecEnv):
    """The tables of :class:`intriga.lab.adapters.seat_tables.SeatTables` as a ``VecEnv``.

    ``MaskablePPO`` finds the legal actions by itself.  Of an ``info`` there is what its learners
    read: ``terminal_observation`` and ``TimeLimit.truncated`` where a game has ended.
    """

    render_mode: str | None = None

    def __init__(
        self,
        num_envs: int = 256,
        game: str = USUAL,
        *,
        mask: MaskPlace = "info",
        **more: Any,
    ) -> None:
        """Set up *num_envs* tables; *more* keywords are those of ``SeatTables``.

        Tables are dealt again in the step that ends a game, and observations are copies, as
        learners expect, so ``autoreset_mode`` and ``copy`` are not among them.

        Observations are an array, for ``MlpPolicy``; with ``mask="observation"`` a dictionary, for
        ``MultiInputPolicy``.

        Raises:
            BadOptions: one of these two, or what ``SeatTables`` refuses.
        """
        for word in OWN & more.keys():
            raise BadOptions(word, f"learners of Stable-Baselines3 leave no choice of {word}")
        self.tables = SeatTables(num_envs, game, mask=mask, **more)
        super().__init__(
            num_envs, self.tables.single_observation_space, self.tables.single_action_space
        )

    def reset(self) -> Any:
        """Deal all tables, by the number given to ``seed`` if there is one."""
        seen, _ = self.tables.reset(seed=self._seeds[0])
        self._reset_seeds()
        self._reset_options()
        return seen

    def step_async(self, actions: np.ndarray) -> None:
        """Remember *actions* [table]."""
        self._actions = actions

    def step_wait(self) -> tuple[Any, np.ndarray, np.ndarray, list[dict[str, Any]]]:
        """Play them; a table whose game has ended is dealt again."""
        seen, rewards, terminated, truncated, infos = self.tables.step(self._actions)
        over = terminated | truncated
        told: list[dict[str, Any]] = [{} for _ in over]
        for table in np.flatnonzero(over):
            told[table]["terminal_observation"] = infos["final_obs"][table]
            told[table]["TimeLimit.truncated"] = bool(truncated[table])
        return seen, rewards.astype(np.float32), over, told

    def action_masks(self) -> np.ndarray:
        """Return which actions are legal [table, actions]."""
        return self.tables.batch.mask().astype(bool)

    def env_method(
        self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any
    ) -> list[Any]:
        """Call the method once, and return what it says of each table of *indices*."""
        said = getattr(self, method_name)(*args, **kwargs)
        return [said[table] for table in self._get_indices(indices)]

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """Return the attribute, which is the same for each table of *indices*."""
        return [getattr(self, attr_name) for _ in self._get_indices(indices)]

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        """Set the attribute for all tables, whatever the *indices*."""
        setattr(self, attr_name, value)

    def env_is_wrapped(self, wrapper_class: type, indices: Any = None) -> list[bool]:
        """Say that no table has a wrapper."""
        return [False for _ in self._get_indices(indices)]

    def close(self) -> None:
        """End the tables."""
        self.tables.close()
