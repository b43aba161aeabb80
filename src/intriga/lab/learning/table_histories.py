"""The public histories of games played side by side, for rivals that listen to the table.

They are arrays, so that a run that is continued goes on with them.
"""

from typing import TYPE_CHECKING, Any, Final

import numpy as np

from intriga.core.agent import Told
from intriga.core.compiled.batch import Batch
from intriga.core.ruleset import Ruleset

if TYPE_CHECKING:
    from numpy.typing import NDArray

LONGEST: Final = 512  # answers of a game that are kept


class TableHistories:
    """The public history of each of B games; one of more than 512 answers is not told any more.

    ``began`` [B, width] are spectators' views of the first questions, ``answers`` [B, 512, 2] the
    seats and the action ids as heard; ``heard`` [B] were there in all, kept or not.
    """

    def __init__(self, ruleset: Ruleset[Any, Any], batch: Batch) -> None:
        """Begin with the games of *batch* as they stand."""
        self.ruleset, games = ruleset, len(batch.seats)
        self.began = np.zeros((games, ruleset.layout.width), np.int8)
        self.answers = np.zeros((games, LONGEST, 2), np.int16)
        self.heard = np.zeros(games, np.int64)
        self.begin(batch, np.ones(games, bool))

    def arrays(self) -> "dict[str, NDArray[Any]]":
        """Return the arrays by name, where they lie."""
        return {"began": self.began, "answers": self.answers, "heard": self.heard}

    def begin(self, batch: Batch, fresh: "NDArray[np.bool_]") -> None:
        """Begin again with the *fresh* games of *batch* [B]."""
        for game in np.flatnonzero(fresh):
            state = self.ruleset.states.unpack(batch.games[game])
            self.began[game] = self.ruleset.view(state, None).numbers
            self.heard[game] = 0

    def hear(self, batch: Batch, actions: "NDArray[np.integer[Any]]") -> None:
        """Hear the *actions* [B] that the seats asked in *batch* are about to play."""
        for game in np.flatnonzero(self.heard < LONGEST):
            state = self.ruleset.states.unpack(batch.games[game])
            seat = int(batch.seats[game])
            heard = self.ruleset.hear(state, None, seat, int(actions[game]))
            self.answers[game, self.heard[game]] = seat, heard
        self.heard += 1

    def told(self, game: int) -> Told | None:
        """Return the public history of *game*, None where it is too long."""
        heard = int(self.heard[game])
        if heard > LONGEST:
            return None
        began = self.ruleset.views(self.began[game].tolist(), None)
        return Told(
            began, tuple((seat, action) for seat, action in self.answers[game, :heard].tolist())
        )
