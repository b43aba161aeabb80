"""A network's guesses of how a game ends, for the corrections of :mod:`intriga.matches.aivat`."""

from typing import Any, Final

import numpy as np

from intriga.agents.policy import Network
from intriga.core.returns import decided
from intriga.matches.aivat import AnyRuleset

DRAWS: Final = 2  # in a row that are looked through; beyond them the first outcome stands for all


class NetworkValuer:
    """The shares that the seat asked expects, by its view alone.

    At a draw they are the mean over what may come.
    """

    def __init__(self, network: Network) -> None:
        self.network = network

    def shares(self, state: Any, ruleset: AnyRuleset) -> list[float]:  # noqa: ANN401  of whatever game
        """Return the share to expect by seat."""
        return self._shares(state, ruleset, DRAWS)

    def _shares(self, state: Any, ruleset: AnyRuleset, draws: int) -> list[float]:  # noqa: ANN401
        known = decided(ruleset.winners(state), state.players)
        if known is not None:
            return known
        outcomes = ruleset.outcomes(state)
        if not outcomes:
            return self._expected(state, ruleset)
        places = {word: place for place, word in enumerate(outcomes)} if draws else {"": 0}
        weights = {word: outcomes.count(word) if draws else 1 for word in places}
        mean = np.zeros(state.players)
        for word, place in places.items():
            twin = state.copy()
            ruleset.draw(twin, place)
            mean += weights[word] * np.array(self._shares(twin, ruleset, max(0, draws - 1)))
        return (mean / sum(weights.values())).tolist()

    def _expected(self, state: Any, ruleset: AnyRuleset) -> list[float]:  # noqa: ANN401
        seat, players = ruleset.to_move(state), state.players
        view = ruleset.view(state, seat)
        logits = self.network.look(np.array([view.numbers], np.int8), players).shares[0]
        chances = np.exp(logits - logits.max())
        return np.roll(chances / chances.sum(), seat).tolist()
