"""How much an agent loses in solved duels, against opponents who play the table's strategy.

One position, exactly: the agent plays the first turn, once as the mover with each card and once as
the other with each card, its opponent follows the table, and afterwards the agent plays as
well as can be against that opponent.  The loss is what the best response is worth less what
the agent's turn is worth, in wins less losses (0 to 2), averaged over the deal.  So mistakes
of later turns do not count, and neither does the choice of an exchange, taken to be best.
Claims and exchanges before the position are none.

Of an agent that tells its probabilities the loss is exact up to the table's own width (an
agent that plays the table may gain or lose that much); of others each question is put
``samples`` times and the frequencies are taken for probabilities, which is no biased estimate
of the loss of the mover's first choice, since that is linear in them.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Final

import numpy as np

from intriga.agents.asking import answer_of, weighed
from intriga.core.errors import BadOptions
from intriga.games.coup.agents.duels import Duels
from intriga.games.coup.ruleset import COUP
from intriga.games.coup.study.duels.solved_turn import Asked, SolvedTurn, Way
from intriga.games.coup.view.view import CoupView
from intriga.games.coup.vocabulary import SLOTS

if TYPE_CHECKING:
    from intriga.core.agent import Agent

SAMPLES: Final = 200
NARROW: Final = 0.01  # positions with a wider interval prove little about an agent
Coins = tuple[int, int]


@dataclass(frozen=True)
class DuelLoss:
    """What an agent loses in one position, as the mover and as the other."""

    face_up: tuple[int, int]
    coins: tuple[int, int]
    mover: float
    other: float


class DuelsPlayer:
    """The table as an agent: it answers in solved duels alone."""

    def __init__(self, table: Duels) -> None:
        """Play by *table*."""
        self.table = table

    def weigh(self, view: CoupView, legal: Sequence[int]) -> list[float]:
        """Return the probability of each of *legal*, which has to be a position of the table."""
        chances = self.table.strategy(view)
        if chances is None:
            raise BadOptions("position", "this position is not in the table of duels")
        return [chances.get(action, 0.0) for action in legal]

    def act(self, view: CoupView, legal: Sequence[int], random: Random) -> int:
        """Return one of *legal*, each as often as the table says."""
        return random.choices(legal, self.weigh(view, legal))[0]


def spread(positions: "Sequence[Coins]", number: int) -> "list[Coins]":
    """Return at most *number* of *positions*, evenly apart."""
    step = max(1, -(-len(positions) // max(number, 1)))
    return list(positions[::step])


@dataclass
class Measure:
    """Measures agents against a table."""

    table: Duels
    samples: int = SAMPLES
    random: Random = field(default_factory=lambda: Random(0))

    def positions(self, face_up: tuple[int, int], width: float = NARROW) -> list[tuple[int, int]]:
        """Return the coins of the duels that the table knows within *width*."""
        found: list[tuple[int, int]] = []
        for coins in np.ndindex(7, 10):
            low, high = self.table.interval(face_up, *coins)
            if high - low <= width and self.table.edges(face_up, *coins):
                found.append((int(coins[0]), int(coins[1])))
        return found

    def loss(self, agent: "Agent", face_up: tuple[int, int], coins: tuple[int, int]) -> DuelLoss:
        """Return what *agent* loses in one position."""
        turn = SolvedTurn(self.table.edges(face_up, *coins), face_up, coins)
        lost = [
            sum(
                turn.best((), who, card) - turn.worth((), who, card, self._asking(agent, turn))
                for card in range(SLOTS)
                if turn.there[card]
            )
            for who in range(2)
        ]
        return DuelLoss(face_up, coins, lost[0], lost[1])

    def _asking(self, agent: "Agent", turn: "SolvedTurn") -> Asked:
        def asked(way: Way, who: int, card: int) -> dict[int, float]:
            state = turn.state(way, who, card)
            legal = COUP.legal_actions(state, who)
            view = COUP.view(state, who)
            if hasattr(agent, "weigh"):
                return dict(zip(legal, weighed(agent, view, legal), strict=True))
            chosen = [answer_of(agent, view, legal, self.random) for _ in range(self.samples)]
            return {action: chosen.count(action) / self.samples for action in legal}

        return asked
