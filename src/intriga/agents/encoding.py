"""The encoding of views for a network, and of its answers.

A network sees a *table* (numbers about the whole position) and *tokens* (numbers
about each seat, and about each card where a game's cards differ).  It answers in
*columns*: some stand for themselves, the others point at a token.  Several
action ids may share a column; they are then chosen alike.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeAlias

if TYPE_CHECKING:
    from types import ModuleType

    import numpy as np
    from numpy.typing import NDArray

NO_COLUMN: Final = -1
Array: TypeAlias = Any  # of NumPy, or of the library that a learner computes with


@dataclass(frozen=True, slots=True)
class Inputs:
    """The input of a network for B positions with the same number of players.

    ``table`` is float32 [B, numbers].  ``tokens`` has a float32 [B, tokens, numbers] for
    each kind of token; the first kind are the seats, clockwise from the viewer.
    ``picks`` has a float32 [B, picks, tokens] for each kind: weights by which tokens
    are gathered, as *the actor* or *the mean of my cards*.
    """

    table: Array
    tokens: tuple[Array, ...]
    picks: tuple[Array, ...]


@dataclass(frozen=True, slots=True)
class Shape:
    """The widths of a game's inputs and answers, the same for all variants.

    ``tokens``, ``picks`` and ``verbs`` run over the kinds of token: numbers of a token,
    picks of that kind, and columns that point at each of its tokens.  ``plain`` is
    the number of columns that point at nothing.  ``classes``: how many classes the hidden
    part of a token may have, which a learner guesses (0: nothing is hidden).
    """

    table: int
    tokens: tuple[int, ...]
    picks: tuple[int, ...]
    plain: int
    verbs: tuple[int, ...]
    classes: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PlainEncoding:
    """An encoding in the dialect of the rules, which is compiled for cards too; tokens are seats.

    ``view`` takes the numbers of a view, the number of players, and rows of zeros for the table,
    the tokens and the picks.  ``hidden`` takes a state, the viewer, the number of players, and a
    row for the hidden class of every seat, clockwise from the viewer.  ``modules`` have all that
    these call.
    """

    view: Callable[..., None]
    hidden: Callable[..., None]
    modules: "tuple[ModuleType, ...]"


class Encoding(Protocol):
    """How a network sees one game."""

    game: str
    version: int  # changes when the meaning of any number or column does
    shape: Shape
    plain: PlainEncoding | None  # None where NumPy alone encodes

    def prepare(self) -> None:
        """Compile what many views are encoded with, or load what was compiled before."""
        ...

    def encode(self, views: "NDArray[np.int8]", players: int) -> Inputs:
        """Return the inputs of *views* [B, width], all with *players* seats."""
        ...

    def hidden(
        self, games: Array, seats: "NDArray[np.int64]", players: int
    ) -> "tuple[NDArray[np.int64], ...]":
        """Return the hidden class of every token, [B, tokens] of each kind, -1 for none.

        *games* [B] are packed states, which only learners and worlds made up from views
        have; *seats* [B] are the viewers.
        """
        ...

    def columns(self, players: int) -> "NDArray[np.int64]":
        """Return the column of every action id, NO_COLUMN where it is never legal.

        Columns are counted: ``plain``, then those of each kind token by token.
        """
        ...


def number_of_columns(shape: Shape, tokens: Sequence[int]) -> int:
    """Return how many columns there are for the numbers of *tokens* by kind."""
    return shape.plain + sum(m * v for m, v in zip(tokens, shape.verbs, strict=True))
