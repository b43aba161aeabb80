"""A game's setup for learners, beyond its rules and its encoding."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from intriga.agents.network import Size


@dataclass(frozen=True, slots=True, kw_only=True)
class TrainingSetup:
    """Which games are dealt, and by what recipe a network is trained on them."""

    variants: Callable[[int, Random], Iterator[Any]]
    """Yields states to deal from, for a number of players."""
    size: Size
    entropy: tuple[float, float]
    """The value of a nat at first and in the end, as in a recipe."""
    players: Mapping[int, int]
    """How many games of each number of players, in parts of all."""
    tried_at: tuple[int, ...]
    """The numbers of players of the games in which a learner is tried on the way."""
    recipe: str
    """The file, below the package of the game, with the recipe of the network that comes along."""
    tried_in: str = ""
    """The edition of these games; empty for the first."""
