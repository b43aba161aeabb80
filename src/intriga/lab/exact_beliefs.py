"""Exact beliefs of a seat about hidden cards, if the others play by a known policy.

Every position that the viewer cannot rule out is kept with its probability: the possible draws and
the possible answers of the others are enumerated with their likelihoods, and the viewer's
observations rule out the rest.  With two players and few kinds of cards that is at most some
hundred positions; with more of them it is soon too many.
"""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from intriga.agents.policy import Network
from intriga.core.ruleset import Ruleset
from intriga.core.state import State

if TYPE_CHECKING:
    from numpy.typing import NDArray

AnyRuleset = Ruleset[Any, Any]


class ExactBeliefs:
    """All positions that *viewer* cannot rule out, each with its probability, 1 in all.

    ``positions`` and ``chances`` go together.  A game is followed from before the deal, step by
    step, by the positions before and after it, of which only the viewer's view is used.
    """

    def __init__(
        self, ruleset: AnyRuleset, begun: State, viewer: int, network: Network, *, blind: float = 0
    ) -> None:
        """Begin at *begun*, a position before the deal.

        The others are taken to play by *network*, and in part *blind* of their answers evenly.
        """
        self.ruleset, self.viewer, self.network, self.blind = ruleset, viewer, network, blind
        self.positions: list[Any] = [begun.copy()]
        self.chances: NDArray[np.float64] = np.ones(1)

    def draw(self, after: State) -> None:
        """Go on with a draw, after which the game stands as *after*."""
        self._keep(after, self._drawn())

    def answer(self, before: State, seat: int, action: int, after: State) -> None:
        """Go on with *action* of *seat*, which led from *before* to *after*."""
        heard = self.ruleset.hear(before, self.viewer, seat, action)
        if seat == self.viewer:
            self._keep(after, self._played(seat, [[(action, 1.0)] for _ in self.positions]))
            return
        self._keep(after, self._played(seat, self.likely(seat, heard)))

    def likely(self, seat: int, heard: int) -> list[list[tuple[int, float]]]:
        """Return in each position the actions of *seat* that are *heard* so, with their chances."""
        legal = [self.ruleset.legal_actions(each, seat) for each in self.positions]
        views = [self.ruleset.view(each, seat).numbers for each in self.positions]
        players = self.positions[0].players
        answers = self.network.look(np.array(views, np.int8), players)
        likely: list[list[tuple[int, float]]] = []
        for row, (position, actions) in enumerate(zip(self.positions, legal, strict=True)):
            known = self.network.probabilities(answers, row, actions).tolist()
            even = self.blind / len(actions)
            likely.append(
                [
                    (action, (1 - self.blind) * chance + even)
                    for action, chance in zip(actions, known, strict=True)
                    if self.ruleset.hear(position, self.viewer, seat, action) == heard
                ]
            )
        return likely

    def _played(
        self, seat: int, likely: Sequence[list[tuple[int, float]]]
    ) -> Iterator[tuple[State, float]]:
        """Yield each position after each of its *likely* actions of *seat*."""
        for position, weight, actions in zip(self.positions, self.chances, likely, strict=True):
            for action, chance in actions:
                after = position.copy()
                self.ruleset.play(after, seat, action)
                yield after, float(weight) * chance

    def _drawn(self) -> Iterator[tuple[State, float]]:
        """Yield each position after each outcome of its draw."""
        for position, weight in zip(self.positions, self.chances, strict=True):
            outcomes = self.ruleset.outcomes(position)
            for word in dict.fromkeys(outcomes):
                after = position.copy()
                self.ruleset.draw(after, outcomes.index(word))
                yield after, float(weight) * outcomes.count(word) / len(outcomes)

    def _keep(self, after: State, weighed: Iterator[tuple[State, float]]) -> None:
        """Keep those *weighed* that look to the viewer as *after* does, equal ones as one."""
        seen = self.ruleset.view(after, self.viewer).numbers
        kept: dict[tuple[object, ...], tuple[State, float]] = {}
        for position, weight in weighed:
            if weight > 0 and self.ruleset.view(position, self.viewer).numbers == seen:
                key = position.key()
                kept[key] = position, weight + kept.get(key, (position, 0.0))[1]
        self.positions = [position for position, _ in kept.values()]
        weights = np.array([weight for _, weight in kept.values()])
        self.chances = weights / weights.sum()
