"""Many worlds of one game: what a seat cannot tell apart, tried side by side, compiled."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

from intriga.core import chance
from intriga.core.chance import start
from intriga.core.compiled.engine import kernel
from intriga.core.compiled.loops import CHANCE
from intriga.core.dialect import Dialect
from intriga.core.errors import BadOptions
from intriga.core.state import State, dtype

if TYPE_CHECKING:
    from numpy.typing import NDArray


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
        """Deal again in every world what *seat* cannot see; each has numbers of its own."""
        for i in range(len(games)):
            start(chances[i], i, key)
            redeal(games[i], seat, chances[i])

    return kernel(redeal_all, [*dialect.modules, chance])


def _look(dialect: Dialect) -> Callable[..., None]:
    step, is_over, to_move = dialect.step, dialect.is_over, dialect.to_move
    legal_actions, view, won = dialect.legal_actions, dialect.view, dialect.winners
    first_page, last_page, pages = dialect.first_page, dialect.last_page, dialect.pages

    def look(  # noqa: PLR0913, PLR0917  the arrays of the worlds
        games: Any, chances: Any, actions: Any, seats: Any, legal: Any, views: Any, winners: Any
    ) -> None:
        """Play a legal action in every world that goes on, none below 0; see who is asked next."""
        for i in range(len(games)):
            s = games[i]
            if winners[i] == 0 and actions[i] >= 0:
                step(s, seats[i], actions[i], chances[i])
            if is_over(s):
                winners[i] = won(s)
            if winners[i] == 0:
                seat = to_move(s)
                seats[i] = seat
                for page in range(pages):
                    legal[i, page] = 0
                for page in range(first_page(s), last_page(s) + 1):
                    legal[i, page] = legal_actions(s, seat, page)
                view(s, seat, views[i])

    return kernel(look, [*dialect.modules, chance])


class Worlds:
    """Worlds side by side; arrays run over them.

    ``seats`` is asked; ``legal`` [world, page] and ``views`` [world, width] are as in
    :class:`intriga.core.compiled.batch.Batch`; ``winners`` has a bit for each winner, 0 while it
    goes on.  Where it is not 0, the other arrays stay as they were.
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
        """Return *number* worlds that *seat* cannot tell from *world*, each dealt again."""
        games = np.zeros(number, dtype(dialect.fields))
        for name in dialect.fields:
            games[name] = getattr(world, name)
        chances = np.zeros(number, CHANCE)
        kernels(dialect).redeal(games, chances, seat, key)
        return cls(dialect, games, chances)

    def chosen(self, places: "NDArray[np.int64]") -> "Worlds":
        """Return copies of the worlds at *places*, each as often as it is named there."""
        return Worlds(self.dialect, self.games[places], self.chances[places])

    def step(self, actions: "NDArray[np.int64]") -> None:
        """Play legal *actions*, one in each world that goes on; none where below 0."""
        self.actions[:] = actions
        kernels(self.dialect).look(
            self.games,
            self.chances,
            self.actions,
            self.seats,
            self.legal,
            self.views,
            self.winners,
        )

    def legal_ids(self, places: "NDArray[np.int64]") -> "NDArray[np.bool_]":
        """Return which action ids are legal in the worlds at *places*, [place, ids]."""
        bits = self.legal[places, :, None] >> np.arange(self.dialect.page) & 1
        return bits.reshape(len(bits), -1).astype(bool)
