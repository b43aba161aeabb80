"""How much a solved turn can be taken advantage of: best responses in it, over many turns.

A response lasts for one turn: it believes what the averages make likely, and takes the ends to be
worth what the networks say.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from intriga.agents.resolving.leaf_worths import LeafNets
from intriga.lab.duels.turns.recipe import RootMix
from intriga.lab.duels.turns.sampling import TurnStart, following, fresh
from intriga.lab.duels.turns.targets import LONGEST, resolved

if TYPE_CHECKING:
    from intriga.agents.resolving.rounds import Resolver


@dataclass(frozen=True)
class TurnRegret:
    """What the *mover* and the *other* would gain by a best response in a turn of *kind*.

    In wins less losses, 0 to 2, as it is expected before the hands are seen.
    """

    kind: str
    coins: tuple[int, int]
    mover: float
    other: float


def regret_of(start: TurnStart, solver: "Resolver") -> TurnRegret:
    """Return the regret of both in the turn at *start* as *solver* has solved it."""
    gains = [
        float(solver.response(player).sum() - solver.values(player).sum()) for player in range(2)
    ]
    return TurnRegret(start.kind, start.coins, max(gains[0], 0.0), max(gains[1], 0.0))


def regrets(
    kind: str, turns: int, rounds: int, nets: LeafNets, seed: int
) -> Iterator[TurnRegret]:
    """Yield the regrets of *turns* turns, of *kind* or such as those lead to.

    They are solved in so many *rounds*; half begin afresh, at random beliefs or even ones, the
    others follow by play, rarer ends more often than in play.  All chance follows from *seed*.
    """
    random = np.random.default_rng(seed)
    start, length = fresh(kind, RootMix(), random), 0
    for _ in range(turns):
        solver = resolved(start, nets, rounds)
        yield regret_of(start, solver)
        after = following(solver, random) if length < LONGEST and random.random() < 0.5 else None
        start, length = (after, length + 1) if after else (fresh(kind, RootMix(), random), 0)
