"""Playing on in many worlds after each of some actions, all seats by a network."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np

from intriga.agents.encoding import Array
from intriga.agents.policy import Network, alike, columns_of
from intriga.core.compiled.worlds import Worlds

if TYPE_CHECKING:
    from numpy.typing import NDArray

# What each seat may expect, [world, seat], by views, packed states, seats asked and players.
Expected: TypeAlias = Callable[[Array, Array, Array, int], Array]


def played_on(
    worlds: Worlds, actions: "Sequence[int] | NDArray[Any]", network: Network, depth: int, key: int
) -> Worlds:
    """Return *worlds* after each of *actions* and *depth* decisions more, action by action.

    All *worlds* ask the same seat.  Chance, which follows from *key*, is the same after each action
    as far as it can be, so that actions differ by less luck.
    """
    number = len(worlds.games)
    tried = worlds.chosen(np.tile(np.arange(number), len(actions)))
    tried.step(np.repeat(np.asarray(actions), number))
    draws = np.random.default_rng(key)
    for _ in range(depth):
        if tried.winners.all():
            break
        tried.step(_moves(tried, network, number, draws))
    return tried


def _moves(
    tried: Worlds, network: Network, number: int, draws: np.random.Generator
) -> "NDArray[Any]":
    """Return an action by the *network* in every world that goes on, -1 in the others."""
    on = np.flatnonzero(tried.winners == 0)
    players = int(tried.games["players"][0])
    columns = columns_of(network.encoding, players)
    logits = network.look(tried.views[on], players).columns
    legal = tried.legal_ids(on)[:, : len(columns)]
    noise = draws.gumbel(size=(number, len(columns)))[on % number]
    odds = logits[:, columns] - np.log(alike(legal, columns))
    moves = np.full(len(tried.winners), -1)
    moves[on] = np.where(legal, odds + noise, -np.inf).argmax(axis=1)
    return moves


def shares(tried: Worlds, expected: Expected) -> "NDArray[np.float64]":
    """Return the share of every seat in every world, [world, seat]: what it won, or *expected*."""
    players = int(tried.games["players"][0])
    won = (tried.winners[:, None] >> np.arange(players) & 1).astype(np.float64)
    found = won / np.maximum(1, won.sum(axis=1, keepdims=True))
    on = np.flatnonzero(tried.winners == 0)
    if len(on):
        found[on] = expected(tried.views[on], tried.games[on], tried.seats[on], players)
    return found
