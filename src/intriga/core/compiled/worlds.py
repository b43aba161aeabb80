"""Many worlds of one game that a seat cannot tell apart, tried side by side, compiled."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from intriga.core import chance
from intriga.core.chance import Seeded, start
from intriga.core.compiled.engine import kernel
from intriga.core.compiled.loops import CHANCE
from intriga.core.dialect import Dialect
from intriga.core.errors import BadOptions
from intriga.core.state import State, dtype

if TYPE_CHECKING:
    from numpy.typing import NDArray


NOBODY: Final = -1


@dataclass(frozen=True)
class WorldKernels:
    """Compiled loops over worlds."""

    redeal: Callable[..., None]
    look: Callable[..., None]


@cache
def kernels(dialect: Dialect) -> WorldKernels:
    """Return the loops over worlds of *dialect*, compiled when first called."""
    return WorldKernels(redeal=_redeal(dialect), look=_look(dialect))


def _redeal(dialect: Dialect) -> Callable[..., None]:
    redeal = dialect.redeal
    if redeal is None:
        raise BadOptions("agents", f"{dialect.name} cannot be searched: nothing deals it again")

    def redeal_all(games: Any, chances: Any, seat: int, key: int) -> None:
        """Deal the cards hidden from *seat* again in every world, each with its own numbers."""
        for i in range(len(games)):
            start(chances[i], i, key)
            redeal(games[i], seat, chances[i])

    return kernel(redeal_all, [*dialect.modules, chance])


def _look(dialect: Dialect) -> Callable[..., None]:
    step, is_over, to_move = dialect.step, dialect.is_over, dialect.to_move
    legal_actions, view, won = dialect.legal_actions, dialect.view, dialect.winners
    first_page, last_page, pages = dialect.first_page, dialect.last_page, dialect.pages

    def look(  # noqa: PLR0913, PLR0917  the arrays of the worlds
        games: Any,
        chances: Any,
        actions: Any,
        seats: Any,
        legal: Any,
        views: Any,
        winners: Any,
        asked: int,
    ) -> None:
        """Play a legal action in every world that goes on, none below 0; see who is asked next.

        Where *asked* is a seat it is that one, also where all is over.
        """
        for i in range(len(games)):
            s = games[i]
            if winners[i] == 0 and actions[i] >= 0:
                step(s, seats[i], actions[i], chances[i])
            if is_over(s):
                winners[i] = won(s)
            if asked >= 0 or winners[i] == 0:
                seat = asked if asked >= 0 else to_move(s)
                seats[i] = seat
                for page in range(pages):
                    legal[i, page] = 0
                for page in range(first_page(s), last_page(s) + 1):
                    legal[i, page] = legal_actions(s, seat, page)
                view(s, seat, views[i])

    return kernel(look, [*dialect.modules, chance])


def numbers(number: int, key: int) -> "NDArray[Any]":
    """Return *number* sources of chance side by side, all different, which follow from *key*."""
    made = np.zeros(number, CHANCE)
    for at in range(number):
        seeded = Seeded(at, key)
        for name in Seeded.FIELDS:
            made[name][at] = getattr(seeded, name)
    return made


def drawn_places(
    likely: "NDArray[np.float64]", number: int, random: np.random.Generator
) -> "NDArray[np.int64]":
    """Return *number* places, each as often as it is *likely*, with rounding by chance.

    That is systematic resampling: one number of *random* is used.
    """
    edges = np.cumsum(likely / likely.sum())
    steps = (random.random() + np.arange(number)) / number
    return np.minimum(np.searchsorted(edges, steps), len(edges) - 1)


class Worlds:
    """Worlds side by side; arrays run over them.

    ``seats`` is asked, of several the first; ``legal`` [world, page] and ``views`` [world, width]
    are as in :class:`intriga.core.compiled.batch.Batch`; ``winners`` has a bit for each winner, 0
    while it goes on.  Where it is not 0, the other arrays stay as they were.
    """

    def __init__(self, dialect: Dialect, games: "NDArray[Any]", chances: "NDArray[Any]") -> None:
        """Take *games* as they stand, and the numbers of each."""
        self.dialect, self.games, self.chances = dialect, games, chances
        self.actions = np.full(len(games), -1, np.int64)
        self.seats = np.zeros(len(games), np.int64)
        self.legal = np.zeros((len(games), dialect.pages), np.int64)
        self.views = np.zeros((len(games), dialect.width), np.int8)
        self.winners = np.zeros(len(games), np.int64)
        self.step(self.actions)

    @classmethod
    def dealt(cls, dialect: Dialect, world: State, seat: int, number: int, key: int) -> "Worlds":
        """Return *number* worlds that *seat* cannot tell from *world*, each dealt again.

        Of several who are asked there it is the turn of *seat*.
        """
        games = np.zeros(number, dtype(dialect.fields))
        for name in dialect.fields:
            games[name] = getattr(world, name)
        chances = np.zeros(number, CHANCE)
        kernels(dialect).redeal(games, chances, seat, key)
        made = cls(dialect, games, chances)
        made.ask(seat)
        return made

    def ask(self, seat: int) -> None:
        """Let *seat* answer next, in every world: windows ask several at once."""
        self.actions[:] = -1
        self._look(seat)

    def chosen(self, places: "NDArray[np.int64]") -> "Worlds":
        """Return copies of the worlds at *places*, each as often as it is named there."""
        made = Worlds(self.dialect, self.games[places], self.chances[places])
        made.seats[:] = self.seats[places]
        made.legal[:], made.views[:] = self.legal[places], self.views[places]
        return made

    def step(self, actions: "NDArray[np.int64]") -> None:
        """Play legal *actions*, one in each world that goes on; none where below 0."""
        self.actions[:] = actions
        self._look(NOBODY)

    def _look(self, asked: int) -> None:
        kernels(self.dialect).look(
            self.games,
            self.chances,
            self.actions,
            self.seats,
            self.legal,
            self.views,
            self.winners,
            asked,
        )

    def open_ids(
        self, places: "NDArray[np.int64]"
    ) -> "tuple[NDArray[np.int64], NDArray[np.bool_]]":
        """Return the action ids that are legal in some world at *places*, [id], ascending.

        The second array says in which of these worlds each is legal, [place, id].
        """
        pages, page = self.legal[places], self.dialect.page
        anywhere = np.bitwise_or.reduce(pages, axis=0)
        ids = np.flatnonzero((anywhere[:, None] >> np.arange(page) & 1).ravel())
        return ids, (pages[:, ids // page] >> ids % page & 1).astype(bool)

    def seen_by(self, seat: int) -> "tuple[NDArray[np.int8], NDArray[np.bool_]]":
        """Return the views of *seat*, [world, width], and its legal actions, [world, ids].

        Games that are over are seen too.
        """
        seen = Worlds(self.dialect, self.games, self.chances)
        seen.ask(seat)
        return seen.views, self._ids(seen.legal)

    def _ids(self, pages: "NDArray[np.int64]") -> "NDArray[np.bool_]":
        bits = pages[:, :, None] >> np.arange(self.dialect.page) & 1
        return bits.reshape(len(bits), -1).astype(bool)
