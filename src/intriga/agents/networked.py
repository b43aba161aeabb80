"""Making the agents that play by the trained networks of the package."""

import re
from collections.abc import Mapping
from importlib import import_module
from typing import Final

import numpy as np

from intriga.agents.coup.duels import table
from intriga.agents.lookahead import Budget, Lookahead
from intriga.agents.policy import Policy, own_network
from intriga.core.batch import CHANCE
from intriga.core.errors import BadOptions
from intriga.core.state import dtype
from intriga.core.worlds import Worlds, kernels
from intriga.games import dialect_of, find
from intriga.games.coup.eyes import CoupView

HEAT: Final = re.compile(r"[0-9]{1,3}(\.[0-9]{1,3})?")
COUP: Final = "coup"
LOOK: Final = re.compile(r"([1-9][0-9]{0,3})x([0-9]{1,3})")


def policy(game: str, heat: str = "1") -> Policy:
    """Plays as the network of its game says, by chance, bluffs and all.

    Raises:
        BadOptions: *heat* is no number above 0.
    """
    if HEAT.fullmatch(heat) is None or float(heat) == 0:
        raise BadOptions("agents", f"a heat is a number above 0, as 1.5, not {heat!r}")
    return Policy(own_network(game), float(heat))


def lookahead(game: str, budget: str = "") -> Lookahead:
    """Plays as the network of its game says, bent by looking ahead in many deals.

    Solved duels of Coup are played from their table.

    Raises:
        BadOptions: *budget* is not written as worlds x decisions, ``24x6``.
    """
    dialect = dialect_of(game)
    package = type(find(game)).__module__.rpartition(".")[0]
    imagine = import_module(f"{package}.redeal").imagine
    return Ahead(
        own_network(game),
        dialect,
        imagine,
        _budget(budget) if budget else Budget(),
        _duels if game == COUP else None,
    )


def _duels(view: CoupView) -> Mapping[int, float] | None:
    return table().strategy(view)


def _budget(text: str) -> Budget:
    found = LOOK.fullmatch(text)
    if found is None:
        raise BadOptions("agents", f"a budget is worlds x decisions, as 24x6, not {text!r}")
    return Budget(worlds=int(found[1]), depth=int(found[2]))


class Ahead(Lookahead):
    """Looks ahead, and can be compiled before it is asked."""

    def prepare(self) -> None:
        """Compile the worlds of the game, or load what was compiled before."""
        games, chances = np.zeros(0, dtype(self.dialect.fields)), np.zeros(0, CHANCE)
        kernels(self.dialect).redeal(games, chances, 0, 0)
        Worlds(self.dialect, games, chances)
