"""Loops over many games: plain text that is compiled for processors and graphics cards.

Each function here makes one for a game.  The loops begin with game ``first`` and go on by
``stride``: a processor does all of them, a thread of a graphics card every ``stride``-th.
Arrays run over games and are described in :class:`intriga.core.compiled.batch.Batch`.
"""

from collections.abc import Callable
from typing import Any, Final

from intriga.core.bits import clear, count, lowest, nth
from intriga.core.chance import MASK, Seeded, scramble, start
from intriga.core.dialect import MOST_DECISIONS, Dialect
from intriga.core.returns import write_returns
from intriga.core.state import dtype

CHANCE: Final = dtype(Seeded.FIELDS)
"""The fields of a :class:`intriga.core.chance.Seeded` as a record, for the loops."""


def deal(dialect: Dialect) -> Callable[..., None]:
    """Return the function that deals every game again: ``(first, stride, games, chances, key)``."""
    deal = dialect.deal

    def deal_all(first: int, stride: int, games: Any, chances: Any, key: int) -> None:
        for i in range(first, len(games), stride):
            start(chances[i], i ^ scramble(key >> 32 & MASK), key & MASK)
            deal(games[i], chances[i])

    return deal_all


def playouts(dialect: Dialect) -> Callable[..., None]:
    """Return the function that plays games at random, and counts ended ones in ``ended``."""
    deal, step, is_over = dialect.deal, dialect.step, dialect.is_over
    to_move, random_action = dialect.to_move, dialect.random_action

    def playouts(  # noqa: PLR0913, PLR0917  the arrays of a batch
        first: int,
        stride: int,
        games: Any,
        chances: Any,
        lengths: Any,
        ended: Any,
        decisions: int,
    ) -> None:
        for i in range(first, len(games), stride):
            s = games[i]
            c = chances[i]
            length = lengths[i]
            over = 0
            for _ in range(decisions):
                seat = to_move(s)
                step(s, seat, random_action(s, seat, c), c)
                length += 1
                if is_over(s) or length >= MOST_DECISIONS:
                    over += 1
                    length = 0
                    deal(s, c)
            lengths[i] = length
            ended[i] += over

    return playouts


def advance(dialect: Dialect, *, looks: bool = True) -> Callable[..., None]:  # noqa: C901  a game's branches
    """Return the function that plays an action in every game, or none where it is below 0.

    Games that are given an illegal action are left unchanged.  Unless it *looks*, the views of the
    seats asked next stay as they were, for another loop to write.
    """
    deal, step, is_over, to_move = dialect.deal, dialect.step, dialect.is_over, dialect.to_move
    legal_actions, view = dialect.legal_actions, dialect.view
    set_of_winners, number_of_sides = dialect.winners, dialect.sides
    payoffs = dialect.payoffs
    first_page, last_page = dialect.first_page, dialect.last_page
    page_size, pages = dialect.page, dialect.pages

    def advance(  # noqa: PLR0913, PLR0917  arrays of a batch; two branches are of a game
        first: int,
        stride: int,
        games: Any,
        chances: Any,
        actions: Any,
        seats: Any,
        legal: Any,
        counts: Any,
        views: Any,
        winners: Any,
        returns: Any,
        rewards: Any,
        lengths: Any,
        over: Any,
        lasts: Any,
        illegal: Any,
    ) -> None:
        for i in range(first, len(games), stride):
            s = games[i]
            seat = seats[i]
            action = actions[i]
            if over[i]:
                winners[i] = 0
                rewards[i] = 0
                over[i] = False
                clear(returns[i], returns.shape[1])
            illegal[i] = False
            if action >= 0:
                page = action // page_size
                if page < pages and legal[i, page] >> action % page_size & 1:
                    step(s, seat, action, chances[i])
                    lengths[i] += 1
                else:
                    illegal[i] = True
                if is_over(s) or lengths[i] >= MOST_DECISIONS:
                    won = set_of_winners(s)
                    if won:
                        if payoffs is None:
                            write_returns(won, s.players, number_of_sides(s), returns[i])
                        else:
                            payoffs(s, returns[i])
                        rewards[i] = returns[i, seat]
                    winners[i] = won
                    over[i] = True
                    view(s, seat, lasts[i])
                    lengths[i] = 0
                    deal(s, chances[i])
            seat = to_move(s)
            seats[i] = seat
            clear(legal[i], pages)
            number = 0
            for page in range(first_page(s), last_page(s) + 1):
                legal[i, page] = legal_actions(s, seat, page)
                number += count(legal[i, page])
            counts[i] = number
            if looks:
                view(s, seat, views[i])

    return advance


def choose(dialect: Dialect) -> Callable[..., None]:
    """Return the function that chooses a legal action in every game by 32 random bits."""
    page_size = dialect.page

    def choose(  # noqa: PLR0913, PLR0917  the arrays of a batch
        first: int, stride: int, legal: Any, counts: Any, noise: Any, actions: Any
    ) -> None:
        for i in range(first, len(actions), stride):
            n = (noise[i] & 0xFFFFFFFF) * counts[i] >> 32
            page = 0
            while n >= count(legal[i, page]):
                n -= count(legal[i, page])
                page += 1
            actions[i] = page_size * page + nth(legal[i, page], n)

    return choose


def mask(dialect: Dialect) -> Callable[..., None]:
    """Return the function that updates masks which show other legal sets, ``shown``."""
    page_size, pages = dialect.page, dialect.pages

    def mask(first: int, stride: int, legal: Any, shown: Any, masks: Any) -> None:
        for i in range(first, len(legal), stride):
            for page in range(pages):
                now = legal[i, page]
                changed = now ^ shown[i, page]
                shown[i, page] = now
                while changed:
                    bit = lowest(changed)
                    masks[i, page_size * page + bit] = now >> bit & 1
                    changed &= changed - 1

    return mask
