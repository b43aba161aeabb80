"""The first turn of a solved duel: what each action is worth, against the table's strategy."""

from collections.abc import Callable, Sequence
from typing import Any

from intriga.games.coup.agents.duels import Edge, weight_of
from intriga.games.coup.ruleset import COUP
from intriga.games.coup.study.duels import private_types
from intriga.games.coup.study.duels.duel_turns import begin
from intriga.games.coup.vocabulary import SLOTS

Way = tuple[int, ...]
Asked = Callable[[Way, int, int], dict[int, float]]


class SolvedTurn:
    """The first turn of a position: what each action is worth, against the table's strategy."""

    def __init__(
        self, edges: Sequence[Edge], face_up: tuple[int, int], coins: tuple[int, int]
    ) -> None:
        """Take the *edges* of the position with these *coins*, the mover's first."""
        self.edges = {edge.way: edge for edge in edges}
        self.face_up = face_up
        self.coins = coins
        self.there = private_types.unseen(face_up)

    def answers(self, way: Way) -> list[Edge]:
        """Return what may be answered after *way*, where that leads to others before it."""
        return [edge for edge in self.edges.values() if edge.way[:-1] == way]

    def best(self, way: Way, who: int, card: int) -> float:
        """Return what the best play from *way* on is worth to *who* with *card*."""
        answers = self.answers(way)
        if not answers:
            return float(self.edges[way].worth[who, card])
        worths = [self.best(edge.way, who, card) for edge in answers]
        return max(worths) if answers[0].asked == who else sum(worths)

    def worth(self, way: Way, who: int, card: int, asked: Asked) -> float:
        """Return what the agent's play from *way* on is worth to it."""
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
