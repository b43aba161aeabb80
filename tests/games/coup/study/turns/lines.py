"""Turns played by the rules beside their tree: the state, the node, and the types of both."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import combinations_with_replacement
from random import Random

import numpy as np

from intriga.games.coup.inputs import Input
from intriga.games.coup.ruleset import COUP
from intriga.games.coup.state import CoupState
from intriga.games.coup.study.duel_turns import header
from intriga.games.coup.study.turns import shapes
from intriga.games.coup.study.turns.shapes import TurnShape
from intriga.games.coup.study.turns.turn_reading import Hand
from intriga.games.coup.vocabulary import NOBODY, SLOTS, Phase

SIZES = [(2, 2), (2, 1), (1, 2), (1, 1)]
HANDS = {number: [*combinations_with_replacement(range(SLOTS), number)] for number in (1, 2)}
DECK = [card for card in range(SLOTS) for _ in range(3)]


@dataclass(frozen=True)
class Line:
    """A turn as far as it has been played, with a chance."""

    shape: TurnShape
    state: CoupState
    told: tuple[tuple[int, int], ...] = ()
    node: int = 0
    types: tuple[int, int] = (0, 0)
    chance: Fraction = Fraction(1)

    @property
    def ended(self) -> bool:
        """Whether the turn or the game is over."""
        new_turn = self.state.phase == Phase.ACTION and self.state.turn == 1
        return self.state.winner != NOBODY or new_turn

    def drawn(self) -> "Iterator[Line]":
        """Yield the lines after a draw of chance, one for each card."""
        outcomes = COUP.outcomes(self.state)
        for word, number in Counter(outcomes).items():
            after = self.state.copy()
            COUP.draw(after, outcomes.index(word))
            chance = self.chance * Fraction(number, len(outcomes))
            yield replace(self, state=after, chance=chance).found()

    def legal(self) -> list[int]:
        """Return the legal actions of who is asked, but to decline a proof."""
        legal = COUP.legal_actions(self.state, COUP.to_move(self.state))
        return [action for action in legal if action != Input.DECLINE]

    def played(self, action: int) -> "Line":
        """Return the line after *action*."""
        after, who = self.state.copy(), COUP.to_move(self.state)
        told = (*self.told, (who, COUP.hear(self.state, None, who, action)))
        COUP.play(after, who, action)
        return replace(self, state=after, told=told).found()

    def found(self) -> "Line":
        """Return the line with the node and the types that it has come to."""
        state = self.state
        if state.winner == NOBODY and state.phase in {Phase.CHANCE, Phase.PROVE}:
            return self
        asked = 1 - state.winner if state.winner != NOBODY else NOBODY
        asked = COUP.to_move(state) if state.phase == Phase.LOSE else asked
        node = self.shape.follow(self.told, asked).node
        first, second = (self._type(node, who) for who in range(2))
        return replace(self, node=node, types=(first, second))

    def _type(self, node: int, who: int) -> int:
        """Return the one type that was the type before and holds these cards, or has lost."""
        was, above = np.arange(len(self.shape.held[node][who])), node
        while above != self.node:
            was = self.shape.came_from(above, who)[was]
            above = int(self.shape.game.parent[above])
        held, of_node = hand(self.state, who), self.shape.held[node][who]
        same = [int(x) for x in np.flatnonzero(was == self.types[who])]
        (found,) = [x for x in same if not held or of_node[x] == held]
        return found


def hand(state: CoupState, seat: int) -> Hand:
    """Return the cards of *seat*."""
    return tuple(card for card in range(SLOTS) for _ in range(state.hand[seat] >> 4 * card & 15))


def begun(
    coins: Sequence[int], hands: Sequence[Hand], lost: Sequence[Hand], **options: int
) -> Line:
    """Return a turn before its first answer; *options* are codes by field."""
    state = COUP.begin(header(coins, hands, lost))
    for name, code in options.items():
        setattr(state, name, code)
    shape = shapes.shape(len(hands[0]), len(hands[1]), coins, {**shapes.COUP_ES, **options})
    first, second = (shape.held[0][who].index(tuple(sorted(hands[who]))) for who in range(2))
    return Line(shape, state, types=(first, second))


def dealt(
    random: Random, influences: tuple[int, int], coins: Sequence[int], **options: int
) -> Line:
    """Return a turn with random cards."""
    deck = random.sample(DECK, len(DECK))
    hands = [tuple(sorted(deck.pop() for _ in range(number))) for number in influences]
    lost = [tuple(deck.pop() for _ in range(2 - number)) for number in influences]
    return begun(coins, hands, lost, **options)


def face_up(line: Line) -> tuple[int, ...]:
    """Return how many of each character lie face up."""
    digits = [pair >> at & 15 for pair in line.state.face_up[:2] for at in (0, 4)]
    return tuple(digits.count(card + 1) for card in range(SLOTS))


def every(line: Line, *, exchanged: bool = False) -> Iterator[Line]:
    """Yield all ends of the turn; stop before a choice in an exchange unless *exchanged*."""
    if line.ended or (line.state.phase == Phase.EXCHANGE and not exchanged):
        yield line
    elif line.state.phase == Phase.CHANCE:
        for each in line.drawn():
            yield from every(each, exchanged=exchanged)
    else:
        for action in line.legal():
            yield from every(line.played(action), exchanged=exchanged)
