"""The returns of a game: in the rules' dialect, and as shares in winning."""

from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING

from intriga.core.bits import count
from intriga.core.state import State

if TYPE_CHECKING:
    from intriga.core.dialect import Dialect


def write_returns(won: int, players: int, sides: int, out: list[float]) -> None:
    """Write the return of each seat into ``out[0:players]``: a sum of 0.

    *won* is the set of the winners' seats, *sides* how many sides there were, all of the same
    number of seats.  A side that wins alone gets 1 for each of its seats; sides that win
    together share that; each other side gets -1 divided by the number of its opponents.
    """
    share = players / count(won)
    for seat in range(players):
        out[seat] = (share * (won >> seat & 1) - 1) / (sides - 1)


def returns_of(dialect: "Dialect", state: State) -> list[float]:
    """Return the return of each seat of a *state* in which the game is over, as batches write it.

    The rule ``payoffs`` of the game writes it, and where there is none :func:`write_returns`.
    """
    out = [0.0] * state.players
    if dialect.payoffs is None:
        write_returns(dialect.winners(state), state.players, dialect.sides(state), out)
    else:
        dialect.payoffs(state, out)
    return out


def decided(winners: Collection[int], seats: int) -> list[float] | None:
    """Return the shares in winning by seat once there are *winners*; None before."""
    if not winners:
        return None
    return [(seat in winners) / len(winners) for seat in range(seats)]


def in_proportion(weights: Mapping[int, float], seats: int) -> list[float]:
    """Return shares in proportion to the *weights* by seat; seats without one have none."""
    total = sum(weights.values())
    return [weights.get(seat, 0.0) / total for seat in range(seats)]
