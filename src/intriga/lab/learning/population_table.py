"""Tables at which the learner meets itself and a population of others."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from typing_extensions import override

from intriga.agents.encoding import Encoding, Inputs
from intriga.lab.learning.rivals import Rival, answered
from intriga.lab.learning.rollout import LEARNER, Dealer, Rollout
from intriga.lab.learning.rollout import Policy as Asked

if TYPE_CHECKING:
    from numpy.typing import NDArray

ALIKE: Final = 0.6  # of the others, those in which all others are of one kind
WHOLE: Final = 0.5  # how often somebody follows their kind in all answers
PLAIN: Final = -1  # in place of a kind, of one who does not follow theirs in this answer
LEAST: Final = 0.3  # the smallest part of them in which anybody does


@dataclass(frozen=True)
class Member:
    """One kind of player: its name, how it answers, and how often it is met (in parts)."""

    name: str
    rival: Rival
    part: float = 1.0


class PopulationTable(Rollout):
    """Games of one number of players, in which some seats are played by others.

    The learner has all seats in a part of the games (*alone*), such that half of its decisions are
    in self-play.  In the other games it has one seat, and a *population* the rest; each of it
    follows its kind in part of its answers, in the others *plain*.
    """

    def __init__(
        self,
        encoding: Encoding,
        dealer: Dealer,
        players: int,
        games: int,
        population: Sequence[Member],
        plain: Rival,
        *,
        seed: int,
        straying: float = 0.0,
        alone: float | None = None,
    ) -> None:
        """Deal *games* games for *players*."""
        self.population: list[Member] = list(population)
        self.plain = plain
        self.alone = 1 / (1 + players) if alone is None else alone
        self.parts = np.array([member.part for member in population], float)
        self.parts /= self.parts.sum()
        super().__init__(encoding, dealer, players, games, seed=seed, straying=straying)
        self.kinds = np.zeros((games, players), np.int8)
        self.followed = np.ones((games, players))
        self._seat(np.ones(games, bool))

    def _seat(self, fresh: "NDArray[np.bool_]") -> None:
        """Seat players for the *fresh* games."""
        places = np.flatnonzero(fresh)
        number = len(places)
        if not number:
            return
        kinds = self.random.choice(len(self.parts), (number, self.players), p=self.parts) + 1
        alike = self.random.random(number) < ALIKE
        kinds[alike] = kinds[alike, :1]
        kinds[np.arange(number), self.random.integers(self.players, size=number)] = LEARNER
        kinds[self.random.random(number) < self.alone] = LEARNER
        parts = self.random.uniform(LEAST, 1, (number, self.players))
        parts[self.random.random((number, self.players)) < WHOLE] = 1
        self.kinds[places], self.followed[places] = kinds, parts

    def learners(self) -> "NDArray[np.bool_]":
        """Return which seats learn, [B, players]."""
        learns: NDArray[np.bool_] = self.kinds == LEARNER
        return learns

    @override
    def kinds_around(self) -> "NDArray[np.int8]":
        places = (self.batch.seats[:, None] + np.arange(self.players)) % self.players
        return np.take_along_axis(self.kinds, places, axis=1)

    def answers(
        self, policy: Asked, inputs: Inputs, open_columns: "NDArray[np.bool_]"
    ) -> "NDArray[np.float32]":
        """Return the log-probabilities of the seats asked; the learner's come from *policy*."""
        logs = np.array(policy(inputs, open_columns))
        at = np.arange(len(logs)), self.batch.seats
        kinds = self.kinds[at]
        follows = self.random.random(len(logs)) < self.followed[at]
        asked = np.where(kinds == LEARNER, LEARNER, np.where(follows, kinds, PLAIN))
        others = [
            (self._rival(int(kind)), np.flatnonzero(asked == kind))
            for kind in np.unique(asked)
            if kind != LEARNER
        ]
        for rows, said in answered(self, inputs, open_columns, others):
            logs[rows] = said
        return logs

    def _rival(self, kind: int) -> Rival:
        """Return how *kind* answers, PLAIN or one of the population."""
        return self.plain if kind == PLAIN else self.population[kind - 1].rival

    def act(self, chosen: "NDArray[Any]") -> "tuple[NDArray[np.bool_], NDArray[np.float32]]":
        """Play the columns *chosen* [B]; return which games ended and each seat's share then."""
        ended, won = super().act(chosen)
        self._seat(ended)
        return ended, won
