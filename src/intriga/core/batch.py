"""Many games at once, compiled: what researchers run and what benchmarks measure.

A *dialect* is what a game's rules offer by number; the kernels here are the
same for every game.  One seat is asked at a time, clockwise.  Arrays run over
games; ``chances`` holds each game's own numbers (:class:`intriga.core.chance.Seeded`).
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final, cast

import numpy as np

from intriga.core import chance
from intriga.core.bits import count, nth
from intriga.core.chance import Seeded, start
from intriga.core.engine import kernel
from intriga.core.state import Kind, dtype

if TYPE_CHECKING:
    from numpy.typing import NDArray

MOST_DECISIONS: Final = 5_000  # a game cut off here keeps every number within its field
CHANCE: Final = dtype(Seeded.FIELDS)


@dataclass(frozen=True)
class Dialect:
    """What a game's rules offer by number; all functions are in the rules' dialect."""

    name: str
    fields: Mapping[str, Kind]
    modules: Sequence[ModuleType]  # all that the functions below may call
    deal: Callable[..., None]  # (s, c)
    step: Callable[..., None]  # (s, seat, action, c)
    is_over: Callable[..., bool]  # (s)
    winners: Callable[..., int]  # (s), a set of seats
    to_move: Callable[..., int]  # (s)
    random_action: Callable[..., int]  # (s, seat, c)
    first_page: Callable[..., int]  # (s), the first page that may hold legal actions
    last_page: Callable[..., int]  # (s)
    legal_actions: Callable[..., int]  # (s, seat, page)
    view: Callable[..., None]  # (s, seat, out)
    page: int  # action ids on a page
    pages: int
    width: int  # numbers in a view
    # deals anew what a seat does not see, for core/search.py; a game may do without
    redeal: Callable[..., None] | None = None  # (s, seat, c)
    # plays on sensibly where all hands are known, for core/search.py; at random where none is given
    sensible_action: Callable[..., int] | None = None  # (s, seat, c)

    def __hash__(self) -> int:
        """Tell dialects apart by name."""
        return hash(self.name)


@dataclass(frozen=True)
class Kernels:
    """Compiled loops over many games."""

    deal: Callable[..., None]
    playouts: Callable[..., int]
    advance: Callable[..., int]
    choose: Callable[..., None]
    mask: Callable[..., None]


@cache
def kernels(dialect: Dialect) -> Kernels:
    """Return the loops over games of *dialect*, compiled when first called."""
    return Kernels(
        deal=_deal(dialect),
        playouts=_playouts(dialect),
        advance=_advance(dialect),
        choose=_choose(dialect),
        mask=_mask(dialect),
    )


def _deal(dialect: Dialect) -> Callable[..., None]:
    deal = dialect.deal

    def deal_all(games: Any, chances: Any, first: int, key: int) -> None:
        """Deal every game anew, numbered from *first*."""
        for i in range(len(games)):
            start(chances[i], first + i & 0xFFFFFFFF, key)
            deal(games[i], chances[i])

    return kernel(deal_all, [*dialect.modules, chance])


def _playouts(dialect: Dialect) -> Callable[..., int]:
    deal, step, is_over = dialect.deal, dialect.step, dialect.is_over
    to_move, random_action = dialect.to_move, dialect.random_action

    def playouts(games: Any, chances: Any, decisions: int) -> int:
        """Play every game on at random, dealing anew at its end; return how many ended."""
        ended = 0
        for i in range(len(games)):
            s = games[i]
            c = chances[i]
            for _ in range(decisions):
                seat = to_move(s)
                step(s, seat, random_action(s, seat, c), c)
                if is_over(s):
                    ended += 1
                    deal(s, c)
        return ended

    return kernel(playouts, [*dialect.modules, chance])


def _advance(dialect: Dialect) -> Callable[..., int]:
    deal, step, is_over, to_move = dialect.deal, dialect.step, dialect.is_over, dialect.to_move
    legal_actions, view, won = dialect.legal_actions, dialect.view, dialect.winners
    first_page, last_page = dialect.first_page, dialect.last_page
    page_size, pages = dialect.page, dialect.pages

    def advance(  # noqa: PLR0913, PLR0917  the arrays of a batch
        games: Any,
        chances: Any,
        actions: Any,
        seats: Any,
        legal: Any,
        counts: Any,
        views: Any,
        winners: Any,
        lengths: Any,
        over: Any,
        lasts: Any,
        illegal: Any,
    ) -> int:
        """Play an action in every game, or none where it is below 0.

        Return how many actions were not legal; those games stay as they were.
        """
        refused = 0
        for i in range(len(games)):
            s = games[i]
            action = actions[i]
            winners[i] = 0
            over[i] = illegal[i] = False
            if action >= 0:
                page = action // page_size
                if page < pages and legal[i, page] >> action % page_size & 1:
                    step(s, seats[i], action, chances[i])
                    lengths[i] += 1
                else:
                    illegal[i] = True
                    refused += 1
                if is_over(s) or lengths[i] >= MOST_DECISIONS:
                    winners[i] = won(s)
                    over[i] = True
                    view(s, seats[i], lasts[i])
                    lengths[i] = 0
                    deal(s, chances[i])
            seat = to_move(s)
            seats[i] = seat
            for page in range(pages):
                legal[i, page] = 0
            number = 0
            for page in range(first_page(s), last_page(s) + 1):
                legal[i, page] = legal_actions(s, seat, page)
                number += count(legal[i, page])
            counts[i] = number
            view(s, seat, views[i])
        return refused

    return kernel(advance, [*dialect.modules, chance])


def _choose(dialect: Dialect) -> Callable[..., None]:
    page_size = dialect.page

    def choose(legal: Any, counts: Any, noise: Any, actions: Any) -> None:
        """Choose a legal action in every game by 32 random bits, in place of a policy."""
        for i in range(len(actions)):
            n = noise[i] * counts[i] >> 32
            page = 0
            while n >= count(legal[i, page]):
                n -= count(legal[i, page])
                page += 1
            actions[i] = page_size * page + nth(legal[i, page], n)

    return kernel(choose, [*dialect.modules, chance])


def _mask(dialect: Dialect) -> Callable[..., None]:
    page_size, pages = dialect.page, dialect.pages

    def mask(legal: Any, masks: Any) -> None:
        """Write a 1 for each legal action, 0 for the others, in the first ids of every game."""
        for i in range(len(masks)):
            masks[i, :] = 0
            for page in range(pages):
                left = legal[i, page]
                at = page_size * page
                while left:
                    masks[i, at] = left & 1
                    left >>= 1
                    at += 1

    return kernel(mask, [*dialect.modules, chance])


class Batch:
    """Many games of one variant that stand at a question each.

    ``seats`` [game] is asked; ``legal`` [game, page] has a bit for each legal
    action (id ``page_size * page + bit``), ``counts`` [game] of them in all; ``views``
    [game, width] is what that seat sees, as int8.  ``winners`` [game] has a bit for each
    seat that won with the last action, 0 while the game goes on; such a game, and one of
    5,000 decisions, is dealt anew.  ``over`` [game] says of which games that is so, and
    ``lasts`` [game, width] what the seat that acted last saw at their end; ``illegal`` [game]
    whose last action was refused.
    """

    def __init__(self, dialect: Dialect, template: Any, games: int, key: int = 0) -> None:
        """Deal *games* games like *template*, a state that holds the options and players.

        With a list of templates the first game is like the first, and so on around.
        """
        self.kernels = kernels(dialect)
        self.games: NDArray[Any] = np.zeros(games, dtype(dialect.fields))
        templates = cast("list[Any]", template if isinstance(template, list) else [template])
        for name in dialect.fields:
            for at, each in enumerate(templates[:games]):
                self.games[name][at :: len(templates)] = getattr(each, name)
        self.chances: NDArray[Any] = np.zeros(games, CHANCE)
        self.actions = np.full(games, -1, np.int64)
        self.seats = np.zeros(games, np.int64)
        self.legal = np.zeros((games, dialect.pages), np.int64)
        self.counts = np.zeros(games, np.int64)
        self.views = np.zeros((games, dialect.width), np.int8)
        self.winners = np.zeros(games, np.int64)
        self.lengths = np.zeros(games, np.int64)
        self.over = np.zeros(games, np.bool_)
        self.lasts = np.zeros((games, dialect.width), np.int8)
        self.illegal = np.zeros(games, np.bool_)
        self.kernels.deal(self.games, self.chances, 0, key)
        self._advance()

    def step(self, actions: "NDArray[np.int64]") -> int:
        """Play *actions* [game]; return how many were refused because they are not legal."""
        self.actions[:] = actions
        return self._advance()

    def _advance(self) -> int:
        return self.kernels.advance(
            self.games,
            self.chances,
            self.actions,
            self.seats,
            self.legal,
            self.counts,
            self.views,
            self.winners,
            self.lengths,
            self.over,
            self.lasts,
            self.illegal,
        )

    def choose(self, noise: "NDArray[np.int64]") -> "NDArray[np.int64]":
        """Return a legal action for every game by *noise* [game], 32 random bits each."""
        actions = np.empty_like(self.actions)
        self.kernels.choose(self.legal, self.counts, noise, actions)
        return actions

    def mask(self, masks: "NDArray[np.int8]") -> None:
        """Write into *masks* [game, actions] a 1 for each legal action and 0 for the others."""
        self.kernels.mask(self.legal, masks)

    def playouts(self, decisions: int) -> int:
        """Play *decisions* random decisions in every game; return how many games ended."""
        ended = self.kernels.playouts(self.games, self.chances, decisions)
        self.actions[:] = -1
        self._advance()
        return ended
