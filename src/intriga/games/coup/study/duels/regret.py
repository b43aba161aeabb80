"""How much an agent loses in solved duels, against opponents who play the table's strategy.

One position, exactly: the agent plays the first turn, once as the mover with each card and once as
the other with each card, its opponent follows the table, and afterwards the agent plays as
well as can be against that opponent.  The loss is the worth of the best response less that
of the agent's turn, in wins less losses (0 to 2), averaged over the deal.  So mistakes
of later turns do not count, and neither does the choice of an exchange, taken to be best.
Claims and exchanges before the position are none.

Of an agent that tells its probabilities the loss is exact up to the table's own width (an
agent that plays the table may gain or lose that much); of others each question is put
``samples`` times and the frequencies are taken for probabilities, which is no biased estimate
of the loss of the mover's first choice, since that is linear in them.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from intriga.agents.asking import answer_of, weighed
from intriga.core.errors import BadOptions
from intriga.games.coup.agents.duels import Duels, Edge, weight_of
from intriga.games.coup.ruleset import COUP
from intriga.games.coup.study.duels import private_types
from intriga.games.coup.study.duels.duel_turns import begin
from intriga.games.coup.view.view import CoupView
from intriga.games.coup.vocabulary import SLOTS

Way = tuple[int, ...]
Asked = Callable[[Way, int, int], dict[int, float]]


class SolvedTurn:
    """The first turn of a position: the worth of each action against the table's strategy."""

    def __init__(
        self, edges: Sequence[Edge], face_up: tuple[int, int], coins: tuple[int, int]
    ) -> None:
        """Take the *edges* of the position with these *coins*, the mover's first."""
        self.edges = {edge.way: edge for edge in edges}
        self.face_up = face_up
        self.coins = coins
        self.there = private_types.unseen(face_up)

    def answers(self, way: Way) -> list[Edge]:
        """Return the answers after *way*, those that lead to others before them."""
        return [edge for edge in self.edges.values() if edge.way[:-1] == way]

    def best(self, way: Way, who: int, card: int) -> float:
        """Return the worth of the best play from *way* on to *who* with *card*."""
        answers = self.answers(way)
        if not answers:
            return float(self.edges[way].worth[who, card])
        worths = [self.best(edge.way, who, card) for edge in answers]
        return max(worths) if answers[0].asked == who else sum(worths)

    def worth(self, way: Way, who: int, card: int, asked: Asked) -> float:
        """Return the worth of the agent's play from *way* on to it."""
        answers = self.answers(way)
        if not answers:
            return float(self.edges[way].worth[who, card])
        if answers[0].asked != who:
            return sum(self.worth(edge.way, who, card, asked) for edge in answers)
        chances = asked(way, who, card)
        listed = {edge.way[-1]: edge for edge in answers}
        total = 0.0
        for action, chance in chances.items():
            if chance == 0:
                continue
            if action in listed:
                total += chance * self.worth(listed[action].way, who, card, asked)
            else:  # left out of the table because it loses whatever the cards
                total -= chance * self.weight(way, who, card)
        return total

    def weight(self, way: Way, who: int, card: int) -> float:
        """Return the chance of *card* and of the opponent's part in *way*."""
        return weight_of(self.face_up, card, self.path(way), who)

    def path(self, way: Way) -> list[Edge]:
        """Return the edges along *way*."""
        return [self.edges[way[:at]] for at in range(1, len(way) + 1)]

    def state(self, way: Way, who: int, card: int) -> Any:  # noqa: ANN401
        """Return the rules' state after *way*, *who* holding *card*, the other any card left."""
        left = [slot for slot in range(SLOTS) if self.there[slot] > (slot == card)]
        held = (card, left[0]) if who == 0 else (left[0], card)
        state = begin(*self.coins, held, self.face_up)
        for at, action in enumerate(way):
            COUP.play(state, self.edges[way[: at + 1]].asked, action)
        return state


if TYPE_CHECKING:
    from intriga.core.agent import Agent

SAMPLES: Final = 200
NARROW: Final = 0.01  # positions with a wider interval prove little about an agent
Coins = tuple[int, int]


@dataclass(frozen=True)
class DuelLoss:
    """The loss of an agent in one position, as the mover and as the other."""

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
        """Return the loss of *agent* in one position."""
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
