"""How much a solved turn can be taken advantage of: best responses in it, over many turns.

A response lasts for one turn: it believes what the averages make likely, and takes the ends to be
worth what the networks say.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import numpy as np

from intriga.agents.resolving.leaf_worths import LeafNets
from intriga.lab.duels.turns.clairvoyant import clairvoyant_value
from intriga.lab.duels.turns.recipe import RootMix
from intriga.lab.duels.turns.sampling import TurnStart, following, fresh
from intriga.lab.duels.turns.targets import resolved

if TYPE_CHECKING:
    from intriga.agents.resolving.rounds import Resolver


HALF: Final = 0.5
ROOTS: Final = 60  # rounds of the turns that others follow from


@dataclass(frozen=True)
class TurnRegret:
    """The gain of the *mover* and of the *other* by a best response in a turn of *kind*.

    In wins less losses, 0 to 2, as it is expected before the hands are seen.  The *loose* bounds
    are the gains of a player who sees all cards for the turn.
    """

    kind: str
    coins: tuple[int, int]
    mover: float
    other: float
    loose: tuple[float, float]


def regret_of(start: TurnStart, solver: "Resolver") -> TurnRegret:
    """Return the regret of both in the turn at *start* as *solver* has solved it."""
    values = [float(solver.values(player).sum()) for player in range(2)]
    gains = [float(solver.response(player).sum()) - values[player] for player in range(2)]
    mover, other = (clairvoyant_value(solver, player) - values[player] for player in range(2))
    return TurnRegret(
        start.kind, start.coins, max(gains[0], 0.0), max(gains[1], 0.0), (mover, other)
    )


def roots(kind: str, turns: int, nets: LeafNets, seed: int) -> Iterator[TurnStart]:
    """Yield turns of *kind*, at random beliefs or even ones, and such as they lead to.

    Half follow by play from the one before, rarer ends more often than in play.  All chance
    follows from *seed*.
    """
    random = np.random.default_rng(seed)
    start = fresh(kind, RootMix(), random)
    for _ in range(turns):
        yield start
        goes_on = random.random() < HALF
        after = following(resolved(start, nets, ROOTS), random) if goes_on else None
        start = after or fresh(kind, RootMix(), random)


def regrets(kind: str, turns: int, rounds: int, nets: LeafNets, seed: int) -> Iterator[TurnRegret]:
    """Yield the regrets of *turns* roots, see :func:`roots`, solved in so many *rounds*."""
    for start in roots(kind, turns, nets, seed):
        yield regret_of(start, resolved(start, nets, rounds))
