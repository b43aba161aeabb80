"""Weighing actions by quick play from deals that a seat cannot tell apart, compiled.

Perfect-information Monte Carlo (M. L. Ginsberg, "GIB: Imperfect Information in a
Computationally Challenging Game", JAIR 14, 2001): deal the cards that the seat cannot see
again, try each action in the same deal, play to the end at random, or
sensibly where the game says how, and average how often the seat wins.
"""

from collections.abc import Callable, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

from intriga.core import chance
from intriga.core.bits import count
from intriga.core.chance import Seeded
from intriga.core.compiled.engine import kernel
from intriga.core.compiled.loops import CHANCE
from intriga.core.dialect import Dialect
from intriga.core.errors import BadOptions
from intriga.core.state import State, dtype

if TYPE_CHECKING:
    from numpy.typing import NDArray

WORLD, TRIAL = 0, 1  # places of the deal and of the game tried in it


@cache
def _weigh(dialect: Dialect, *, sensibly: bool) -> Callable[..., int]:
    """Return the compiled loop over deals and actions of *dialect*."""
    step, is_over, to_move = dialect.step, dialect.is_over, dialect.to_move
    redeal, winners = dialect.redeal, dialect.winners
    rollout_action = dialect.rollout_action if sensibly else None
    some_action = rollout_action or dialect.random_action
    if redeal is None:
        raise BadOptions("agents", f"{dialect.name} cannot be searched: nothing deals it again")

    def weigh(  # noqa: PLR0913, PLR0917  the arrays of a search
        games: Any, chances: Any, seat: int, actions: Any, deals: int, shares: Any
    ) -> int:
        """Add the share that *seat* had in winning after every action, in *deals* deals.

        Returns how many decisions were played.
        """
        c = chances[0]
        played = 0
        for _ in range(deals):
            redeal(games[WORLD], seat, c)
            for i in range(len(actions)):
                games[TRIAL] = games[WORLD]
                s = games[TRIAL]
                step(s, seat, actions[i], c)
                played += 1
                while not is_over(s):
                    asked = to_move(s)
                    step(s, asked, some_action(s, asked, c), c)
                    played += 1
                won = winners(s)
                shares[i] += (won >> seat & 1) / count(won)
        return played

    return kernel(weigh, [*dialect.modules, chance])


def prepare(dialect: Dialect, *, sensibly: bool = False) -> None:
    """Compile the search of *dialect*, or load it from the cache."""
    games = np.zeros(2, dtype(dialect.fields))
    chances, shares = np.zeros(1, CHANCE), np.zeros((0, 1))
    _weigh(dialect, sensibly=sensibly)(games, chances, 0, np.zeros(1, np.int64), 0, np.zeros(1))
    if sensibly:
        _play_out(dialect)(games[:0], games[:1], chances, 0, shares)


@cache
def _play_out(dialect: Dialect) -> Callable[..., None]:
    """Return the compiled loop that plays positions of *dialect* out, sensibly if it says how."""
    step, is_over, to_move = dialect.step, dialect.is_over, dialect.to_move
    winners = dialect.winners
    some_action = dialect.rollout_action or dialect.random_action

    def play_out(games: Any, trials: Any, chances: Any, times: int, shares: Any) -> None:
        """Add each seat's share in winning, every position played out *times* times."""
        s, c = trials[0], chances[0]
        for i in range(len(games)):
            for _ in range(times):
                trials[0] = games[i]
                while not is_over(s):
                    asked = to_move(s)
                    step(s, asked, some_action(s, asked, c), c)
                won = winners(s)
                for seat in range(shares.shape[1]):
                    shares[i, seat] += (won >> seat & 1) / count(won)

    return kernel(play_out, [*dialect.modules, chance])


def played_out(
    dialect: Dialect, games: "NDArray[Any]", players: int, times: int, key: int
) -> "NDArray[np.float64]":
    """Return the mean share of each seat in winning, [game, seat], all cards open.

    Each of the packed *games* is played out *times* times, by chance that follows from *key*.
    """
    shares = np.zeros((len(games), players))
    trials, chances = np.zeros(1, dtype(dialect.fields)), _chances(key)
    _play_out(dialect)(games, trials, chances, times, shares)
    return shares / times


def _chances(key: int) -> "NDArray[Any]":
    """Return the numbers of one source of chance, which follow from *key*."""
    chances = np.zeros(1, CHANCE)
    numbers = Seeded(0, key)
    for name in Seeded.FIELDS:
        chances[name] = getattr(numbers, name)
    return chances


class Search:
    """Weighs the actions of one seat in one position.

    ``shares`` [action] adds up, over ``deals`` deals, the part of the win that fell
    to the seat; winners who share count a part each.  ``decisions`` were played for that.
    """

    def __init__(  # noqa: PLR0913  a position, the actions to try, and how
        self,
        dialect: Dialect,
        world: State,
        seat: int,
        actions: Sequence[int],
        key: int,
        *,
        sensibly: bool = False,
    ) -> None:
        """Take any *world* that *seat* cannot tell from the true one."""
        self.seat = seat
        self.actions = np.array(actions, np.int64)
        self.shares: NDArray[np.float64] = np.zeros(len(actions))
        self.deals = self.decisions = 0
        self._weigh = _weigh(dialect, sensibly=sensibly)
        self._games: NDArray[Any] = np.zeros(2, dtype(dialect.fields))
        world.pack(self._games[WORLD])
        self._chances = _chances(key)

    def weigh(self, deals: int) -> None:
        """Try every action in *deals* more deals."""
        self.decisions += self._weigh(
            self._games, self._chances, self.seat, self.actions, deals, self.shares
        )
        self.deals += deals

    @property
    def best(self) -> int:
        """Return the action after which the seat won most so far."""
        return int(self.actions[int(self.shares.argmax())])
