"""Many games at once in which one seat learns and the others are played, compiled.

The others play at random inside the loop, or the caller plays them: then a game stands still at
each of their questions too.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from intriga.core import chance, returns
from intriga.core.bits import count
from intriga.core.chance import next_number
from intriga.core.compiled.batch import on_processor, one_each, records, signed, whole
from intriga.core.compiled.engine import kernel
from intriga.core.compiled.game_threads import in_threads
from intriga.core.compiled.loops import CHANCE
from intriga.core.dialect import MOST_DECISIONS, Dialect
from intriga.core.given import whole_number
from intriga.core.returns import write_returns
from intriga.core.state import State

if TYPE_CHECKING:
    from numpy.typing import NDArray

STAY, BEGIN, RESUME = -1, -2, -3  # done in a game instead of playing an action
DRAWN: Final = -1  # instead of a fixed seat
FORFEIT: Final = -1.0  # the value of an illegal action


@cache
def loop(dialect: Dialect) -> Callable[..., None]:  # noqa: C901, PLR0915  one loop, compiled whole
    """Return the function that plays an action in every game, up to the next question."""
    deal, step, is_over, to_move = dialect.deal, dialect.step, dialect.is_over, dialect.to_move
    legal_actions, view, random_action = dialect.legal_actions, dialect.view, dialect.random_action
    set_of_winners, number_of_sides = dialect.winners, dialect.sides
    payoffs = dialect.payoffs
    first_page, last_page = dialect.first_page, dialect.last_page
    page_size, pages = dialect.page, dialect.pages

    def advance(  # noqa: C901, PLR0912, PLR0913, PLR0915, PLR0917  the arrays of the games
        games: Any,
        chances: Any,
        actions: Any,
        fixed: int,
        at_random: int,
        owns: Any,
        begun: Any,
        seats: Any,
        legal: Any,
        counts: Any,
        views: Any,
        winners: Any,
        worth: Any,
        rewards: Any,
        lengths: Any,
        over: Any,
        lasts: Any,
        illegal: Any,
    ) -> None:
        for i in range(len(games)):
            action = actions[i]
            if action == STAY:
                continue
            s = games[i]
            c = chances[i]
            seat = seats[i]
            anew = action == BEGIN
            if action >= 0:
                page = action // page_size
                if page >= pages or not legal[i, page] >> action % page_size & 1:
                    illegal[i] = True
                    winners[i] = (1 << s.players) - 1 ^ 1 << owns[i]
                    rewards[i] = FORFEIT
                    over[i] = True
                    view(s, owns[i], lasts[i])
                    anew = True
            while True:
                if anew:
                    deal(s, c)
                    lengths[i] = 0
                    begun[i] = False
                    owns[i] = fixed if fixed >= 0 else next_number(c) * s.players >> 32
                    anew = False
                    action = BEGIN
                if action >= 0:
                    step(s, seat, action, c)
                    lengths[i] += 1
                if is_over(s) or lengths[i] >= MOST_DECISIONS:
                    anew = True
                    if begun[i]:  # else it ended before the seat was ever asked
                        won = set_of_winners(s)
                        if won:
                            if payoffs is None:
                                write_returns(won, s.players, number_of_sides(s), worth[i])
                            else:
                                payoffs(s, worth[i])
                            rewards[i] = worth[i, owns[i]]
                        winners[i] = won
                        over[i] = True
                        view(s, owns[i], lasts[i])
                    continue
                seat = to_move(s)
                if seat == owns[i]:
                    begun[i] = True
                if seat == owns[i] or not at_random:
                    break
                action = random_action(s, seat, c)
            seats[i] = seat
            number = 0
            for page in range(pages):
                legal[i, page] = 0
            for page in range(first_page(s), last_page(s) + 1):
                legal[i, page] = legal_actions(s, seat, page)
                number += count(legal[i, page])
            counts[i] = number
            view(s, seat, views[i])

    return kernel(advance, [*dialect.modules, chance, returns])


@dataclass(frozen=True)
class Others:
    """The players of the other seats, chance or the caller; and the seat that is not theirs."""

    at_random: bool
    fixed: int = DRAWN


class SeatBatch:
    """Many games of one variant, each with a seat of its own, ``owns`` [game].

    The arrays are those of :class:`intriga.core.compiled.batch.Batch`, but ``rewards``, ``lasts``
    and ``illegal`` are those of that seat; an illegal action of it ends the game, which the others
    win.  They cover the time since the last call of :meth:`play`.
    """

    def __init__(  # noqa: PLR0913  each is named at the call
        self,
        dialect: Dialect,
        templates: list[State],
        games: int,
        key: int,
        others: Others,
        *,
        threads: int = 1,
    ) -> None:
        """Deal *games* games like *templates*, in turn, and play to the first questions.

        Raises:
            BadOptions: no thread at all.
        """
        self.dialect, self.others = dialect, others
        self.threads = whole_number("threads", threads, 1)
        self._compile()
        most = max(each.players for each in templates)
        self.games: NDArray[Any] = records(dialect, templates, games)
        self.chances: NDArray[Any] = np.zeros(games, CHANCE)
        self.actions: NDArray[np.int64] = np.full(games, BEGIN, np.int64)
        self.owns: NDArray[np.int64] = np.zeros(games, np.int64)
        self.begun: NDArray[np.bool_] = np.zeros(games, np.bool_)
        self.seats: NDArray[np.int64] = np.zeros(games, np.int64)
        self.legal: NDArray[np.int64] = np.zeros((games, dialect.pages), np.int64)
        self.counts: NDArray[np.int64] = np.zeros(games, np.int64)
        self.views: NDArray[np.int8] = np.zeros((games, dialect.width), np.int8)
        self.winners: NDArray[np.int64] = np.zeros(games, np.int64)
        self.returns: NDArray[np.float32] = np.zeros((games, most), np.float32)
        self.rewards: NDArray[np.float32] = np.zeros(games, np.float32)
        self.lengths: NDArray[np.int64] = np.zeros(games, np.int64)
        self.over: NDArray[np.bool_] = np.zeros(games, np.bool_)
        self.lasts: NDArray[np.int8] = np.zeros((games, dialect.width), np.int8)
        self.illegal: NDArray[np.bool_] = np.zeros(games, np.bool_)
        self._masks: NDArray[np.int8] = np.zeros((games, dialect.actions), np.int8)
        self._shown: NDArray[np.int64] = np.zeros((games, dialect.pages), np.int64)
        self.kernels.deal(self.games, self.chances, signed(key))
        self.go_on()

    def _compile(self) -> None:
        self.loop = in_threads(loop(self.dialect), self.threads)
        self.kernels = on_processor(self.dialect).in_threads(self.threads)

    def __getstate__(self) -> dict[str, Any]:
        """Return all attributes but the loops, so that games can be pickled."""
        return {name: each for name, each in vars(self).items() if name not in {"loop", "kernels"}}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        """Restore the attributes, and add the loops."""
        vars(self).update(kept)
        self._compile()

    def play(self, actions: "NDArray[np.integer[Any]]") -> None:
        """Play *actions* [game] of the seats that are asked, none where one is -1.

        Raises:
            ValueError: not one action, a whole number, for each game.
        """
        taken = whole(actions)
        one_each(taken.shape, self.actions.shape)
        for each in (self.winners, self.rewards, self.returns, self.over, self.illegal):
            each.fill(0)
        self.actions[:] = taken
        self.go_on()

    def go_on(self) -> None:
        """Play ``actions``, and forget nothing that happened before."""
        self.loop(
            self.games,
            self.chances,
            self.actions,
            self.others.fixed,
            int(self.others.at_random),
            self.owns,
            self.begun,
            self.seats,
            self.legal,
            self.counts,
            self.views,
            self.winners,
            self.returns,
            self.rewards,
            self.lengths,
            self.over,
            self.lasts,
            self.illegal,
        )

    def waiting(self) -> "NDArray[np.int64]":
        """Return the games in which another seat is asked."""
        return np.flatnonzero(self.seats != self.owns)

    def mask(self) -> "NDArray[np.int8]":
        """Return a 1 for each legal action and 0 for the others, as a batch does."""
        self.kernels.mask(self.legal, self._shown, self._masks)
        return self._masks

    def choose(self, noise: "NDArray[np.int64]") -> "NDArray[np.int64]":
        """Return a legal action for every game by *noise* [game], 32 random bits each."""
        actions = np.empty_like(self.actions)
        self.kernels.choose(self.legal, self.counts, noise, actions)
        return actions
