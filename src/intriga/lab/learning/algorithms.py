"""The algorithms that a recipe can name."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from intriga.lab.learning.algorithm import LEARNED, Algorithm, Learns
from intriga.lab.learning.checkpoints import export
from intriga.lab.learning.nfsp import NFSP
from intriga.lab.learning.ppo import PPO
from intriga.lab.learning.r_nad import R_NAD
from intriga.lab.learning.rollout import WANDERING, Rollout
from intriga.lab.learning.selfplay import Learner, Recipe, begin
from intriga.lab.learning.training import play_and_learn


def _begin(seats: Sequence[Rollout], recipe: Recipe, seed: int) -> Learner:
    return begin(seats[0].encoding, recipe, seed)


def _learns(seats: Sequence[Rollout], recipe: Recipe) -> Learns:
    return play_and_learn(seats, recipe, seats[0].encoding.shape)


VRPO: Final = Algorithm(Recipe, _begin, _learns, export, WANDERING)
ALGORITHMS: Final[Mapping[str, Algorithm]] = MappingProxyType(
    dict(zip(LEARNED, (VRPO, PPO, NFSP, R_NAD), strict=True))
)
"""By name; the first is that of :mod:`intriga.lab.learning.selfplay`."""
