"""Playing on in many worlds after each of some actions, all seats by a network or by their kind."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np

from intriga.agents.critic import Critic
from intriga.agents.encoding import Array
from intriga.agents.opponents import OWN_KIND, OpponentModel
from intriga.agents.policy import Network, alike, columns_of
from intriga.core.compiled.worlds import NOBODY, Worlds

if TYPE_CHECKING:
    from numpy.typing import NDArray

# The expected share of each seat, [row, seat], in these rows of worlds.
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
        """Return the logits [row, columns] of the seats asked in *rows* of *worlds*.

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


@dataclass(frozen=True, slots=True)
class AnswerAhead:
    """The seat's answer ahead, to the question behind the one it is asked now.

    ``actions`` has an action id for each action that is tried, ``NOBODY`` for no answer ahead.
    It counts the next time the seat is asked, if all others gave the answer ``passing``
    until then; otherwise it is forgotten.  Until it counts, others answer ``between`` times at
    most.
    """

    actions: "Sequence[int]"
    passing: int
    between: int


def played_on(  # noqa: PLR0913, PLR0917  what is tried, by whom, how far and by which chance
    worlds: Worlds,
    actions: "Sequence[int] | NDArray[Any]",
    players: Players,
    depth: int,
    key: int,
    sealed: AnswerAhead | None = None,
) -> Worlds:
    """Return *worlds* after each of *actions* and *depth* decisions more, action by action.

    All *worlds* ask the same seat, which may have *sealed* what it answers next; the decisions
    count from then on.  Chance, which follows from *key*, is the same after each action as far as
    it can be, so that actions differ by less luck.
    """
    number = len(worlds.games)
    tried = worlds.chosen(np.tile(np.arange(number), len(actions)))
    tried.step(np.repeat(np.asarray(actions), number))
    deciding = _Deciding(tried, players, number, key)
    if sealed:
        _open(sealed, int(worlds.seats[0]), deciding)
    deciding.go_on(depth)
    return tried


def _open(sealed: AnswerAhead, seat: int, deciding: "_Deciding") -> None:
    """Let all go on until what *seat* has *sealed* counts or is forgotten."""
    tried = deciding.tried
    left = np.repeat(np.asarray(sealed.actions), deciding.number)
    for _ in range(sealed.between + 1):
        moves = deciding.moves()
        own = tried.seats == seat
        waiting = (left != NOBODY) & (moves != NOBODY)
        moves[waiting & own] = left[waiting & own]
        left[waiting & (own | (moves != sealed.passing))] = NOBODY
        tried.step(moves)


def play_on(tried: Worlds, players: Players, depth: int, number: int, key: int) -> None:
    """Let all seats of *tried* go on for *depth* decisions.

    Chance follows from *key*, and is the same for all worlds that stand *number* places apart.
    """
    _Deciding(tried, players, number, key).go_on(depth)


class _Deciding:
    """Answers for the seats asked in *tried*, one decision after the other."""

    def __init__(self, tried: Worlds, players: Players, number: int, key: int) -> None:
        self.tried, self.players, self.number = tried, players, number
        self._draws = np.random.default_rng(key)
        self._columns = columns_of(players.network.encoding, players_of(tried))

    def moves(self) -> "NDArray[np.int64]":
        """Return the answer in each world, ``NOBODY`` where all is over."""
        tried, columns = self.tried, self._columns
        moves = np.full(len(tried.winners), NOBODY)
        on = np.flatnonzero(tried.winners == 0)
        if len(on):
            ids, legal = tried.open_ids(on)
            some = columns[ids]
            noise = gumbel(self._draws.random((self.number, len(columns)))[:, ids])
            odds = self.players.logits(tried, on)[:, some] - np.log(alike(legal, some))
            chosen = np.where(legal, odds + noise[on % self.number], -np.inf).argmax(axis=1)
            moves[on] = ids[chosen]
        return moves

    def go_on(self, depth: int) -> None:
        """Let all answer *depth* times."""
        for _ in range(depth):
            if self.tried.winners.all():
                break
            self.tried.step(self.moves())


def gumbel(uniform: "NDArray[np.float64]") -> "NDArray[np.float64]":
    """Return standard Gumbel noise made of *uniform* numbers in [0, 1).

    The greatest of some logits plus such noise is drawn as often as softmax says (E. J. Gumbel,
    "Statistical Theory of Extreme Values and Some Practical Applications", 1954).
    """
    return -np.log(np.maximum(-np.log1p(-uniform), np.finfo(float).tiny))


def shares(tried: Worlds, expected: Expected) -> "NDArray[np.float64]":
    """Return the share of every seat in every world, [world, seat]: won, or else *expected*."""
    won = (tried.winners[:, None] >> np.arange(players_of(tried)) & 1).astype(np.float64)
    found = won / np.maximum(1, won.sum(axis=1, keepdims=True))
    on = np.flatnonzero(tried.winners == 0)
    if len(on):
        found[on] = expected(tried, on)
    return found


def expected(
    players: Players, critic: Critic | None, tried: Worlds, on: "NDArray[np.int64]"
) -> Array:
    """Return the expected share of each seat in rows *on* of *tried*, [row, seat].

    It comes from the *critic*, which sees who plays, or without one from the network.
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
