"""One game at a time, compiled: for interfaces that ask one question at a time.

The same numbers deal and play the same games as the plain rules and as batches do.
"""

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from intriga.core import chance
from intriga.core.bits import lowest
from intriga.core.chance import start
from intriga.core.compiled.engine import is_at_hand, kernel
from intriga.core.compiled.loops import CHANCE
from intriga.core.dialect import Dialect
from intriga.core.state import State, dtype

if TYPE_CHECKING:
    from numpy.typing import NDArray

DEAL, LOOK = -1, -2  # done instead of playing an action
SEAT, WINNERS, GAME, KEY = 0, 1, 2, 3  # places in the report on a game
SAID: Final = 4


@cache
def loop(dialect: Dialect) -> Callable[..., None]:
    """Return the function that deals, plays and shows a game, compiled when first called."""
    deal, step, is_over, to_move = dialect.deal, dialect.step, dialect.is_over, dialect.to_move
    legal_actions, view, won = dialect.legal_actions, dialect.view, dialect.winners
    first_page, last_page, page_size = dialect.first_page, dialect.last_page, dialect.page

    def play_one(  # noqa: PLR0913, PLR0917  the arrays of a game
        games: Any, chances: Any, said: Any, action: int, mask: Any, row: Any
    ) -> None:
        """Play *action*, or deal, or look; report the next seat asked and its legal actions."""
        s = games[0]
        c = chances[0]
        if action == DEAL:
            start(c, said[GAME], said[KEY])
            deal(s, c)
        elif action != LOOK:
            step(s, said[SEAT], action, c)
        if action != LOOK:
            said[WINNERS] = 0
            if is_over(s):
                said[WINNERS] = won(s)
            else:
                seat = to_move(s)
                said[SEAT] = seat
                for page in range(first_page(s), last_page(s) + 1):
                    legal = legal_actions(s, seat, page)
                    while legal:
                        mask[page_size * page + lowest(legal)] = 1
                        legal &= legal - 1
        view(s, said[SEAT], row)

    return kernel(play_one, [*dialect.modules, chance])


def is_ready(dialect: Dialect) -> bool:
    """Say whether the code for *dialect* is compiled, or in the cache."""
    return is_at_hand(loop(dialect))


class Single:
    """One game, dealt again as often as the caller likes.

    ``seat`` is asked, or acted last where the game is over; ``mask`` [actions] has a 1 for each
    legal action, and ``row`` [width] is what that seat sees, both int8 and new for every
    question.  ``winners`` has a bit for each seat that won, 0 while the game goes on.
    """

    def __init__(self, dialect: Dialect, template: State) -> None:
        """Hold a game like *template*, a state that has the options and players."""
        self.dialect, self._states = dialect, type(template)
        self.loop = loop(dialect)
        self.game: NDArray[Any] = np.zeros(1, dtype(dialect.fields))
        template.pack(self.game[0])
        self.chance: NDArray[Any] = np.zeros(1, CHANCE)
        self.said: NDArray[np.int64] = np.zeros(SAID, np.int64)
        self.deal(0, 0)

    @property
    def state(self) -> State:
        """The whole state, as plain numbers."""
        return self._states.unpack(self.game[0])

    def deal(self, game: int, key: int) -> None:
        """Deal game number *game* under *key*, both below ``2**32``."""
        self.said[GAME], self.said[KEY] = game, key
        self._run(DEAL)

    def play(self, action: int) -> None:
        """Play a legal *action*, at least 0, of the seat that is asked."""
        self._run(action)

    def _run(self, action: int) -> None:
        self.mask = np.zeros(self.dialect.actions, np.int8)
        self.row = np.zeros(self.dialect.width, np.int8)
        number = int(action)  # for an IntEnum the loop would be compiled once more
        self.loop(self.game, self.chance, self.said, number, self.mask, self.row)
        self.seat, self.winners, _, _ = self.said.tolist()

    def view(self, seat: int) -> "NDArray[np.int8]":
        """Return the view of *seat* [width], -1 for a spectator."""
        row = np.zeros(self.dialect.width, np.int8)
        said = self.said.copy()
        said[SEAT] = seat
        self.loop(self.game, self.chance, said, LOOK, self.mask, row)
        return row
