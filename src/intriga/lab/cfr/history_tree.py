"""The tree of all histories of a small game for two, made from its rules.

A seat tells histories apart by its views and by what it heard, as a walk tells it
(:mod:`intriga.lab.walk`); chance is asked for every outcome.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np

from intriga.core.errors import BadOptions
from intriga.lab.walk import Walk, WalkStart

if TYPE_CHECKING:
    from numpy.typing import NDArray

LARGEST: Final = 200_000  # histories of a tree: half a minute where a seat sees 500 numbers
PLAYERS: Final = 2
CHANCE, LEAF = 2, 3  # the mover where neither seat 0 nor seat 1 moves
NONE: Final = -1
CLOSE: Final = 1e-9  # how far the returns of two may be from a sum of 0


class InformationState(NamedTuple):
    """All that the ``seat`` that is asked can tell of a history, and the answers open to it.

    ``moves`` are those that it has heard, and ``view`` what it sees now, of its game's own type.
    ``actions`` are ids, and ``words`` theirs; ``first`` is the place of the first of them among
    the answers of the tree.  ``asked`` says how often the seat was asked before.
    """

    seat: int
    moves: tuple[str, ...]
    view: Any
    actions: tuple[int, ...]
    words: tuple[str, ...]
    first: int
    asked: int


@dataclass(frozen=True)
class HistoryTree:
    """A tree of N histories, the shorter ones first, and M answers in all information states.

    Arrays run over histories: ``parent`` [N], NONE at the root; ``mover`` [N], a seat, CHANCE or
    LEAF; ``state`` [N], the information state of the seat that is asked, or NONE; ``worth`` [N],
    what a leaf pays to seat 0, else 0.  ``answer`` [N] led there, or NONE: a draw did, of the
    probability ``chance`` [N], which is 1 elsewhere.  ``levels`` are the first histories of each
    length, and N.
    """

    parent: "NDArray[np.int64]"
    mover: "NDArray[np.int64]"
    state: "NDArray[np.int64]"
    worth: "NDArray[np.float64]"
    answer: "NDArray[np.int64]"
    chance: "NDArray[np.float64]"
    levels: tuple[int, ...]
    states: tuple[InformationState, ...]

    @cached_property
    def owner(self) -> "NDArray[np.int64]":
        """The information state of every answer, [M]."""
        return np.repeat(np.arange(len(self.states)), [len(each.actions) for each in self.states])

    @cached_property
    def seat(self) -> "NDArray[np.int64]":
        """The seat of every answer, [M]."""
        return np.array([each.seat for each in self.states], np.int64)[self.owner]

    @cached_property
    def asked(self) -> "NDArray[np.int64]":
        """How often the seat of every answer was asked before, [M]."""
        return np.array([each.asked for each in self.states], np.int64)[self.owner]


def tree_of(start: WalkStart, largest: int = LARGEST) -> HistoryTree:
    """Return the tree of all walks from *start*.

    Raises:
        BadOptions: more or fewer than two play, what one wins the other does not lose, or there
            are more histories than the *largest* number.
    """
    if start.players != PLAYERS:
        raise BadOptions("solve", f"a game is solved for 2 players, not for {start.players}")
    _check_size(start, largest)
    return _Growing(start).tree()


def _check_size(start: WalkStart, largest: int) -> None:
    """Make sure that no more than the *largest* number of histories begin at *start*.

    Raises:
        BadOptions: there are more.
    """
    found, left = 0, [Walk(start)]
    while left:
        found += 1
        if found > largest:
            reason = f"{start.ruleset.name} has more than {largest:,} histories"
            raise BadOptions("solve", f"{reason}, which is the most that a tree may have")
        left += [walk for walk, _ in _following(left.pop())]


def _following(walk: Walk) -> Iterator[tuple[Walk, float]]:
    """Yield the walks that are one draw or answer longer, with the probability of a draw."""
    for place in walk.places if walk.outcomes else ():
        after = walk.twin()
        after.draw(place)
        yield after, walk.outcomes.count(walk.outcomes[place]) / len(walk.outcomes)
    for action in walk.legal:
        after = walk.twin()
        after.play(action)
        yield after, 1.0


class _Reached(NamedTuple):
    """A history to be noted: its walk and length, what led there, and how often each was asked."""

    walk: Walk
    length: int = 0
    parent: int = NONE
    answer: int = NONE
    chance: float = 1.0
    asked: tuple[int, int] = (0, 0)


class _Growing:
    """A tree as far as it has grown."""

    def __init__(self, start: WalkStart) -> None:
        self.start = start
        self.rows: list[tuple[int, int, int, int, float, int, float]] = []
        self.states: list[InformationState] = []
        self.numbers: dict[tuple[int, tuple[str, ...]], int] = {}
        self.answers = 0

    def tree(self) -> HistoryTree:
        """Grow the whole tree, and return it."""
        left = [_Reached(Walk(self.start))]
        while left:
            left += self._grown(left.pop())[::-1]
        length, parent, *rest = map(np.array, zip(*self.rows, strict=True))
        order = np.argsort(length, kind="stable")
        places = np.append(np.argsort(order), NONE)  # the last is that of NONE
        levels: list[int] = np.searchsorted(length[order], range(int(length.max()) + 2)).tolist()
        return HistoryTree(
            places[parent[order]],
            *(each[order] for each in rest),
            levels=tuple(levels),
            states=tuple(self.states),
        )

    def _grown(self, reached: _Reached) -> list[_Reached]:
        """Note the history that was *reached*, and return those that follow it."""
        here, walk, asked = len(self.rows), reached.walk, reached.asked
        mover, number, first, worth = CHANCE, NONE, NONE, 0.0
        if walk.is_over:
            mover, worth = LEAF, self._worth(walk)
        elif not walk.outcomes:
            mover, number = walk.to_move, self._state(reached)
            first = self.states[number].first
            asked = asked[0] + (mover == 0), asked[1] + (mover == 1)
        length, parent, answer, chance = reached[1:5]
        self.rows.append((length, parent, mover, number, worth, answer, chance))
        return [
            _Reached(after, length + 1, here, NONE if first == NONE else first + at, part, asked)
            for at, (after, part) in enumerate(_following(walk))
        ]

    def _worth(self, walk: Walk) -> float:
        """Return what the end of *walk* pays to seat 0.

        Raises:
            BadOptions: seat 1 does not lose as much.
        """
        returns = walk.returns
        if abs(sum(returns)) > CLOSE:
            reason = f"one has to lose what the other wins, and an end pays {returns}"
            raise BadOptions("solve", reason)
        return returns[0]

    def _state(self, reached: _Reached) -> int:
        """Return the number of the information state of the seat that is asked."""
        walk, seat = reached.walk, reached.walk.to_move
        told = tuple(walk.told(seat))
        number = self.numbers.setdefault((seat, told), len(self.states))
        if number == len(self.states):
            answers = walk.here.answers(seat)
            state = InformationState(
                seat=seat,
                moves=tuple(each.partition("\n")[0] for each in told[1:]),
                view=walk.here.view(seat),
                actions=tuple(answers.values()),
                words=tuple(answers),
                first=self.answers,
                asked=reached.asked[seat],
            )
            self.states.append(state)
            self.answers += len(answers)
        return number
