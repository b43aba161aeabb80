"""One turn of a duel, read off the rules: the answers, and their consequences.

Every position is set up and played with all 25 pairs of cards at once.  The legal actions, the
seat asked and the next position must not differ between them but for the winner; so the tree of
a turn is public, and a challenge pays by the two cards.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import chain
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from intriga.games.coup.notation import FIRST
from intriga.games.coup.ruleset import COUP
from intriga.games.coup.state import CoupState
from intriga.games.coup.vocabulary import NOBODY, SLOTS, Draw, Phase

if TYPE_CHECKING:
    from numpy.typing import NDArray

PRESET: Final = "coup-es"
MOVER_COINS: Final = 7  # a mover with 7 or more has won
OTHER_COINS: Final = 10  # the most after a turn is 9
COPIES: Final = 3
PAIRS: Final = [(i, j) for i in range(SLOTS) for j in range(SLOTS)]
WON: Final = 1
LOST: Final = -1


@dataclass(frozen=True)
class Over:
    """The game is over; ``payoff`` [card of the mover, card of the other], 1 if the mover won."""

    payoff: "NDArray[np.float64]"


@dataclass(frozen=True)
class DuelTurn:
    """The other is to move, with ``mover`` coins against ``other``."""

    mover: int
    other: int


@dataclass(frozen=True)
class Exchange:
    """The mover draws two cards and keeps one of three; then the other is to move."""

    then: DuelTurn


@dataclass(frozen=True)
class DuelQuestion:
    """A question to the mover (``who`` 0) or the other (1); action ids and where they lead."""

    who: int
    actions: tuple[int, ...]
    children: tuple["Part", ...]


Part = Over | DuelTurn | Exchange | DuelQuestion


def begin(
    mover: int, other: int, cards: tuple[int, int], face_up: tuple[int, int] | None = None
) -> CoupState:
    """Return the rules' state of a turn: coins of both, their cards and those face up by slot.

    Where *face_up* is not given it is any two cards that are left.
    """
    rest = [slot for slot in range(SLOTS) for _ in range(COPIES - cards.count(slot))]
    lost = face_up or (rest[0], rest[-1])
    return COUP.begin(header((mover, other), zip(cards), zip(lost)))


def header(
    coins: Sequence[int], hands: Iterable[Sequence[int]], face_up: Iterable[Sequence[int]]
) -> dict[str, Any]:
    """Return the header of a game that begins at a turn, as in a record.

    *coins*, *hands* and the cards *face_up* are those of the mover and of the other.
    """
    held, lost = [_words(cards) for cards in hands], [_words(cards) for cards in face_up]
    used = [*chain(*held, *lost)]
    return {
        "preset": PRESET,
        "seats": ["mover", "other"],
        "position": {
            "phase": "ACTION",
            "turn": 0,
            "awaiting": [0],
            "coins": list(coins),
            "hands": held,
            "face_up": lost,
            "court": {word: COPIES - used.count(word) for word in FIRST},
            "treasury": 50 - sum(coins),
            "pending": None,
            "factions": None,
            "sewer": None,
            "estates": None,
            "aside": None,
            "winner": None,
        },
    }


def _words(cards: Sequence[int]) -> list[str]:
    return sorted(FIRST[card] for card in cards)


def read(states: list[CoupState]) -> Part:
    """Return the part of the tree at *states*, one for each pair of cards."""
    for state in states:
        while state.phase == Phase.CHANCE and state.draw == Draw.PROOF:
            COUP.draw(state, 0)  # the card that replaces a proof: the game is over anyway
    if any(state.winner != NOBODY for state in states):
        return Over(_payoff(states))
    state = _same(states)
    if state.phase == Phase.CHANCE:
        return Exchange(_after_exchange(states))
    if state.phase == Phase.ACTION and state.turn == 1:
        return DuelTurn(state.coins[1], state.coins[0])
    who = COUP.to_move(state)
    actions = COUP.legal_actions(state, who)
    children = tuple(read([_played(each, who, action) for each in states]) for action in actions)
    return DuelQuestion(who, tuple(actions), children)


def _payoff(states: list[CoupState]) -> "NDArray[np.float64]":
    if any(state.winner == NOBODY for state in states):
        raise ValueError("a challenge left two players in a duel")
    won = [1.0 if state.winner == 0 else -1.0 for state in states]
    return np.array(won).reshape(SLOTS, SLOTS)


def _same(states: list[CoupState]) -> CoupState:
    """Return the first state, like which all others have to look in public."""
    first = states[0]

    def looks(state: CoupState) -> list[Any]:
        who = COUP.to_move(state)
        legal = COUP.legal_actions(state, who) if who != NOBODY else []
        return [state.phase, state.turn, state.coins[:2], who, legal, state.draw]

    if any(looks(state) != looks(first) for state in states):
        raise ValueError("the cards decide more than who wins")
    return first


def _played(state: CoupState, who: int, action: int) -> CoupState:
    after = state.copy()
    COUP.play(after, who, action)
    return after


def _after_exchange(states: list[CoupState]) -> DuelTurn:
    """Draw two cards and keep one: the public view is the same for all cards."""
    afters: list[Part] = []
    for state in states:
        for place in (0, -1):
            drawn = state.copy()
            while drawn.phase == Phase.CHANCE:
                COUP.draw(drawn, place)
            afters += [read([_played(drawn, 0, action)]) for action in COUP.legal_actions(drawn, 0)]
    then = afters[0]
    if not isinstance(then, DuelTurn) or any(after != then for after in afters):
        raise ValueError("an exchange did not end the turn")
    return then


# ------------------------------------------------------------------- decided actions


@cache
def raw(mover: int, other: int) -> Part:
    """Return the turn with these coins as the rules have it, nothing left out."""
    return read([begin(mover, other, cards) for cards in PAIRS])


@cache
def decided() -> dict[tuple[int, int], int]:
    """Return the turns that one side wins whatever the cards: (mover, other) coins -> who.

    1 for the mover, -1 for the other; found backwards from the ends until nothing changes.
    """
    known: dict[tuple[int, int], int] = {}
    coins = [(a, b) for a in range(11) for b in range(OTHER_COINS)]
    grown = True
    while grown:
        grown = False
        for a, b in coins:
            if (a, b) not in known and (value := value_of(simplify(raw(a, b), known))) is not None:
                known[a, b] = value
                grown = True
    return known


def value_of(part: Part) -> int | None:
    """Return 1 or -1 where the mover wins or loses whatever the cards, else None."""
    if isinstance(part, Over) and abs(part.payoff.sum()) == len(PAIRS):
        return int(part.payoff[0, 0])
    return None


def simplify(part: Part, known: dict[tuple[int, int], int]) -> Part:
    """Leave out actions that lose with any cards, if others are open; play those that win.

    Both are exact: no strategy is worth more for it.  Accepting an assassination goes this way.
    """
    if isinstance(part, DuelTurn | Exchange):
        then = part.then if isinstance(part, Exchange) else part
        value = known.get((then.mover, then.other))
        return part if value is None else Over(np.full((SLOTS, SLOTS), -float(value)))
    if isinstance(part, Over):
        return part
    children = [simplify(child, known) for child in part.children]
    good = 1 if part.who == 0 else -1
    values = [value_of(child) for child in children]
    if good in values:
        return children[values.index(good)]
    kept = [k for k, value in enumerate(values) if value is None]
    if not kept:
        return children[0]
    return DuelQuestion(
        part.who, tuple(part.actions[k] for k in kept), tuple(children[k] for k in kept)
    )


@cache
def turn(mover: int, other: int) -> Part:
    """Return the turn with these coins, without decided actions."""
    return simplify(raw(mover, other), decided())


def undecided() -> list[tuple[int, int]]:
    """Return the coins (mover, other) of the turns that the cards decide."""
    return [
        (a, b) for a in range(MOVER_COINS) for b in range(OTHER_COINS) if (a, b) not in decided()
    ]


def edges(part: Part, way: tuple[int, ...] = ()) -> Iterator[tuple[tuple[int, ...], DuelQuestion]]:
    """Yield the questions of a turn, each with the actions that lead to it, parents first."""
    if isinstance(part, DuelQuestion):
        yield way, part
        for action, child in zip(part.actions, part.children, strict=True):
            yield from edges(child, (*way, action))
