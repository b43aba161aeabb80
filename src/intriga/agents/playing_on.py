"""Playing on in many worlds after each of some actions, all seats by a network or by their kind."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np

from intriga.agents.critic import Critic
from intriga.agents.encoding import Array
from intriga.agents.kind_reader import OWN_KIND
from intriga.agents.opponent_model import OpponentModel
from intriga.agents.policy import Network, alike, columns_of
from intriga.core.compiled.worlds import Worlds

if TYPE_CHECKING:
    from numpy.typing import NDArray

# What each seat may expect, [row, seat], in these rows of worlds.
Expected: TypeAlias = Callable[[Worlds, "NDArray[np.int64]"], Array]


@dataclass(frozen=True, slots=True)
class Players:
    """The players in some worlds: the *network*, and others of the kinds that *model* knows.

    ``seated`` [world, seat] are kinds; without them all are the network's own.  Without a model all
    answer as the network does.
    """

    network: Network
    seated: "NDArray[np.int8] | None" = None
    model: OpponentModel | None = None

    def around(self, worlds: Worlds, rows: "NDArray[np.int64]") -> "NDArray[np.int8]":
        """Return the kinds in *rows* of *worlds*, [row, seat], clockwise from the seat asked.

        The worlds are those that were seated, once for each action.
        """
        players = players_of(worlds)
        if self.seated is None:
            return np.full((len(rows), players), OWN_KIND, np.int8)
        places: NDArray[np.int64] = (worlds.seats[rows, None] + np.arange(players)) % players
        return np.take_along_axis(self.seated[rows % len(self.seated)], places, axis=1)

    def logits(self, worlds: Worlds, rows: "NDArray[np.int64]") -> "NDArray[Any]":
        """Return the logits [row, columns] of whoever is asked in *rows* of *worlds*.

        Players of a kind who see the same answer alike, so each view is looked at once.
        """
        views, asked = worlds.views[rows], self.around(worlds, rows)[:, 0]
        first, again = distinct(np.column_stack([views, asked]))
        return self._logits(views[first], players_of(worlds), asked[first])[again]

    def _logits(
        self, views: "NDArray[np.int8]", players: int, asked: "NDArray[np.int8]"
    ) -> "NDArray[Any]":
        if self.model is None:
            return np.asarray(self.network.look(views, players).columns)
        found = self.model.look(views, players, asked)
        own = np.flatnonzero(asked == OWN_KIND)
        if len(own):
            found[own] = self.network.look(views[own], players).columns
        return found


def distinct(rows: "NDArray[np.int8]") -> "tuple[NDArray[np.int64], NDArray[np.int64]]":
    """Return where each of the different *rows* stands first, and which of these every row is."""
    as_one = np.ascontiguousarray(rows).view(np.dtype((np.void, rows.shape[1])))[:, 0]
    _, first, again = np.unique(as_one, return_index=True, return_inverse=True)
    return first, again


def played_on(
    worlds: Worlds, actions: "Sequence[int] | NDArray[Any]", players: Players, depth: int, key: int
) -> Worlds:
    """Return *worlds* after each of *actions* and *depth* decisions more, action by action.

    All *worlds* ask the same seat.  Chance, which follows from *key*, is the same after each action
    as far as it can be, so that actions differ by less luck.
    """
    number = len(worlds.games)
    tried = worlds.chosen(np.tile(np.arange(number), len(actions)))
    tried.step(np.repeat(np.asarray(actions), number))
    play_on(tried, players, depth, number, key)
    return tried


def play_on(tried: Worlds, players: Players, depth: int, number: int, key: int) -> None:
    """Let all seats of *tried* go on for *depth* decisions.

    Chance follows from *key*, and is the same for all worlds that stand *number* places apart.
    """
    draws = np.random.default_rng(key)
    columns = columns_of(players.network.encoding, players_of(tried))
    for _ in range(depth):
        on = np.flatnonzero(tried.winners == 0)
        if not len(on):
            break
        ids, legal = tried.open_ids(on)
        some = columns[ids]
        noise = gumbel(draws.random((number, len(columns)))[:, ids])[on % number]
        odds = players.logits(tried, on)[:, some] - np.log(alike(legal, some))
        moves = np.full(len(tried.winners), -1)
        moves[on] = ids[np.where(legal, odds + noise, -np.inf).argmax(axis=1)]
        tried.step(moves)


def gumbel(uniform: "NDArray[np.float64]") -> "NDArray[np.float64]":
    """Return standard Gumbel noise made of *uniform* numbers in [0, 1).

    The greatest of some logits plus such noise is drawn as often as softmax says (E. J. Gumbel,
    "Statistical Theory of Extreme Values and Some Practical Applications", 1954).
    """
    return -np.log(np.maximum(-np.log1p(-uniform), np.finfo(float).tiny))


def shares(tried: Worlds, expected: Expected) -> "NDArray[np.float64]":
    """Return the share of every seat in every world, [world, seat]: what it won, or *expected*."""
    won = (tried.winners[:, None] >> np.arange(players_of(tried)) & 1).astype(np.float64)
    found = won / np.maximum(1, won.sum(axis=1, keepdims=True))
    on = np.flatnonzero(tried.winners == 0)
    if len(on):
        found[on] = expected(tried, on)
    return found


def expected(
    players: Players, critic: Critic | None, tried: Worlds, on: "NDArray[np.int64]"
) -> Array:
    """Return what each seat may expect in rows *on* of *tried*, [row, seat].

    The *critic* says so, which is told who plays; without one the network does.
    """
    views, seats, number = tried.views[on], tried.seats[on], players_of(tried)
    if critic:
        kinds = players.around(tried, on)
        return critic.worth_to_seats(views, tried.games[on], seats, number, kinds)
    logits = players.network.look(views, number).shares
    chances = np.exp(logits - logits.max(axis=1, keepdims=True))
    chances /= chances.sum(axis=1, keepdims=True)
    around = (np.arange(number) - seats[:, None]) % number
    return np.take_along_axis(chances, around, axis=1)


def players_of(worlds: Worlds) -> int:
    """Return how many seats *worlds* have."""
    return int(worlds.games["players"][0])
