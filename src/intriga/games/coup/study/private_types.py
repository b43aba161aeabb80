"""Private types of a duel, and how likely each pair of them is.

Before an exchange a type is a card.  The first player to exchange knows the kept card and
the two returned ones: which of the three it held before tells nothing about the other's card
(draws without replacement are exchangeable), so those types are one, exactly.  Of the second
to exchange it matters, because the other cannot have drawn the cards it held: its types are the
card before, the pair drawn and the card kept.  Nobody's third types are needed: a second
exchange by the same player is behind the horizon.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from intriga.games.coup.vocabulary import SLOTS

if TYPE_CHECKING:
    from numpy.typing import NDArray

(
    NONE,  # who has exchanged, in order
    FIRST,
    SECOND,
    FIRST_SECOND,
    SECOND_FIRST,
    FIRST_FIRST,
    SECOND_SECOND,
    FIRST_FIRST_SECOND,
    SECOND_SECOND_FIRST,
) = range(9)
STATUSES: Final = 9
AFTER: Final = {  # status and who exchanges -> the status after; the rest is behind the horizon
    (NONE, 0): FIRST,
    (NONE, 1): SECOND,
    (FIRST, 1): FIRST_SECOND,
    (SECOND, 0): SECOND_FIRST,
    (FIRST, 0): FIRST_FIRST,
    (SECOND, 1): SECOND_SECOND,
    (FIRST_FIRST, 1): FIRST_FIRST_SECOND,
    (SECOND_SECOND, 0): SECOND_SECOND_FIRST,
}
DRAWN: Final = list(combinations_with_replacement(range(SLOTS), 2))  # pairs of cards drawn
SEEN: Final = list(combinations_with_replacement(range(SLOTS), 3))  # the cards of an exchange
UNSEEN: Final = 13
Cards = tuple[int, ...]
EARLY: Final = [(kept, pair) for kept in range(SLOTS) for pair in DRAWN]
LATE: Final = sorted(
    ((kept, card, pair) for card in range(SLOTS) for pair in DRAWN for kept in {card, *pair}),
)


def unseen(face_up: Sequence[int]) -> Cards:
    """Return how many of each character are not face up: 3 but for those that are."""
    return tuple(3 - list(face_up).count(slot) for slot in range(SLOTS))


def ways(there: Sequence[int], cards: Sequence[int]) -> int:
    """Return in how many ways *cards* come one after the other out of *there*."""
    left, number = list(there), 1
    for card in cards:
        number *= max(left[card], 0)
        left[card] -= 1
    return number


def orders(pair: Sequence[int]) -> int:
    """Return in how many orders a pair can be drawn."""
    return 1 if pair[0] == pair[1] else 2


def without(there: Cards, *cards: int) -> list[int]:
    """Return *there* less *cards*."""
    return [number - cards.count(slot) for slot, number in enumerate(there)]


@cache
def dealt(there: Cards) -> "NDArray[np.float64]":
    """Return the chance of the cards of both, [card, card], the unseen cards dealt uniformly."""
    both = [[ways(there, (i, j)) for j in range(SLOTS)] for i in range(SLOTS)]
    return np.array(both) / (UNSEEN * (UNSEEN - 1))


@cache
def drawing(there: Cards) -> "NDArray[np.float64]":
    """Return the chance that an exchange draws each pair, [own card, other's card, pair].

    The Court deck then holds all that neither player has: 11 cards.
    """
    chances = [
        [[orders(pair) * ways(without(there, i, j), pair) for pair in DRAWN] for j in range(SLOTS)]
        for i in range(SLOTS)
    ]
    return np.array(chances) / ((UNSEEN - 2) * (UNSEEN - 3))


@dataclass(frozen=True)
class Types:
    """The types of both players by status, as a public tree has them."""

    sizes: "NDArray[np.int64]"
    begins: "NDArray[np.int64]"
    weights: "NDArray[np.float64]"
    weights_at: "NDArray[np.int64]"
    recast_at: "NDArray[np.int64]"
    old: "NDArray[np.int64]"
    row: "NDArray[np.int64]"
    part: "NDArray[np.float64]"
    to: "NDArray[np.int64]"
    rows: "NDArray[np.int64]"


def early_weights(there: Cards) -> "NDArray[np.float64]":
    """Return the chance of a first exchanger's type and the other's card, [type, card].

    Of one order in which the three cards came; the reach counts the orders.
    """
    most = UNSEEN * (UNSEEN - 1) * (UNSEEN - 2) * (UNSEEN - 3)
    both = [[ways(there, (kept, *pair, j)) for j in range(SLOTS)] for kept, pair in EARLY]
    return np.array(both) / most


def late_weights(
    first: "NDArray[np.float64]", kept: Sequence[int], there: Cards
) -> "NDArray[np.float64]":
    """Return the chance of types that hold *kept* and of those of the player who exchanges then.

    *first* is the chance of the former and the other's card, [type, card].
    """
    pairs = {pair: place for place, pair in enumerate(DRAWN)}
    late = np.array([(card, pairs[pair]) for _, card, pair in LATE])
    draws = drawing(there)[late[:, 0][None, :], np.array(kept)[:, None], late[:, 1][None, :]]
    return first[:, late[:, 0]] * draws


@dataclass(frozen=True)
class Twice:
    """The types of a player who has exchanged twice, the other not at all.

    The cards it has seen give the chances of the other's card, and nothing else counts: types
    with the same card and the same chances are one.
    """

    kept: list[int]  # [type]
    weights: "NDArray[np.float64]"  # [type, other's card], a sum of 1 for each type
    entries: list[tuple[int, int, float]]
    choices: list[list[int]]


def twice(there: Cards) -> Twice:
    """Return the types after two exchanges; rows are an early type and the pair drawn."""
    both = early_weights(there)[:, None, :] * drawing(there)[[kept for kept, _ in EARLY]].swapaxes(
        1, 2
    )
    chance = both.sum(axis=2)
    shares = np.divide(
        both, chance[:, :, None], out=np.zeros_like(both), where=chance[:, :, None] > 0
    )
    keys: list[list[Cards]] = [[tuple(share) for share in line] for line in _digits(shares)]
    rows = [(early, pair) for early in range(len(EARLY)) for pair in range(len(DRAWN))]
    seen = [
        sorted({EARLY[early][0], *DRAWN[pair]}) if chance[early, pair] > 0 else []
        for early, pair in rows
    ]
    held = {
        (card, keys[early][pair]): shares[early, pair]
        for (early, pair), three in zip(rows, seen, strict=True)
        for card in three
    }
    order = sorted(held)
    places = {key: place for place, key in enumerate(order)}
    choices = [
        [places[card, keys[early][pair]] for card in three] + [-1] * (3 - len(three))
        for (early, pair), three in zip(rows, seen, strict=True)
    ]
    entries = [
        (early, row, float(chance[early, pair]))
        for row, (early, pair) in enumerate(rows)
        if seen[row]
    ]
    weights = np.array([held[key] for key in order])
    return Twice([card for card, _ in order], weights, entries, choices)


def _digits(shares: "NDArray[np.float64]") -> list[list[list[int]]]:
    """Return shares as whole numbers, which are equal where the shares are."""
    return np.rint(shares * 1e9).astype(np.int64).tolist()


def types(there: Cards) -> Types:
    """Return all types for the unseen cards *there*."""
    again = twice(there)
    plain, early = list(range(SLOTS)), [kept for kept, _ in EARLY]
    late = [kept for kept, _, _ in LATE]
    first = early_weights(there)
    firsts: list[tuple[list[int], list[int], NDArray[np.float64]]] = [
        (early, plain, first),
        (early, late, late_weights(first, early, there)),
        (again.kept, plain, again.weights),
        (again.kept, late, late_weights(again.weights, again.kept, there)),
    ]
    held = [(plain, plain)]
    joint = [dealt(there)]
    for mine, theirs, both in firsts:
        held += [(mine, theirs), (theirs, mine)]
        joint += [both, both.T]
    return Types(*_begins(held), *_weights(joint), *_recasts(again))


def _begins(
    held: "list[tuple[list[int], list[int]]]",
) -> "tuple[NDArray[np.int64], NDArray[np.int64]]":
    """Return how many types there are and where those of each card begin."""
    begins = [[np.searchsorted(types, range(SLOTS + 1)) for types in both] for both in held]
    return np.array([[len(types) for types in both] for both in held]), np.array(begins)


def _weights(
    joint: "list[NDArray[np.float64]]",
) -> "tuple[NDArray[np.float64], NDArray[np.int64]]":
    """Return the chances one after the other, for each status as either player needs them."""
    flat = [part.ravel() for both in joint for part in (both.T, both)]
    begins = np.cumsum([0, *(len(part) for part in flat)])[:-1]
    return np.concatenate(flat), begins.reshape(-1, 2)


def _recasts(again: Twice) -> "tuple[NDArray[Any], ...]":
    """Return the arrays of the exchanges, by ``status * 2 + player``."""
    early = _early_entries(), _early_choices()
    late = _late_entries(), _late_choices()
    entries: list[tuple[int, int, float]] = []
    begins = [0]
    to = np.full((STATUSES * 2, 3, len(again.choices)), -1, np.int64)
    rows = np.zeros(STATUSES * 2, np.int64)
    for place in range(2 * STATUSES):
        if (place // 2, place % 2) in AFTER:
            twice = place in {2 * FIRST, 2 * SECOND + 1}
            lines, choices = (again.entries, again.choices) if twice else late
            lines, choices = early if place // 2 == NONE else (lines, choices)
            entries += lines
            to[place, :, : len(choices)] = np.array(choices).T
            rows[place] = len(choices)
        begins.append(len(entries))
    old, row, part = (np.array(column) for column in zip(*entries, strict=True))
    return np.array(begins), old, row, part.astype(np.float64), to, rows


def _early_entries() -> list[tuple[int, int, float]]:
    """Return which card sees which three, and in how many orders the other two come."""
    places: dict[Cards, int] = {three: place for place, three in enumerate(SEEN)}
    return [
        (card, places[_sorted(card, *pair)], float(orders(pair)))
        for card in range(SLOTS)
        for pair in DRAWN
    ]


def _early_choices() -> list[list[int]]:
    """Return for each three cards the types that keep one of them, -1 for none."""
    places: dict[tuple[int, Cards], int] = {kept: place for place, kept in enumerate(EARLY)}
    table: list[list[int]] = []
    for cards in SEEN:
        kept = sorted(set(cards))
        line = [places[card, _rest(cards, card)] for card in kept]
        table.append(line + [-1] * (3 - len(line)))
    return table


def _late_entries() -> list[tuple[int, int, float]]:
    return [
        (card, card * len(DRAWN) + place, 1.0)
        for card in range(SLOTS)
        for place in range(len(DRAWN))
    ]


def _late_choices() -> list[list[int]]:
    places = {kept: place for place, kept in enumerate(LATE)}
    table: list[list[int]] = []
    for card in range(SLOTS):
        for pair in DRAWN:
            line = [places[kept, card, pair] for kept in sorted({card, *pair})]
            table.append(line + [-1] * (3 - len(line)))
    return table


def _sorted(*cards: int) -> Cards:
    return tuple(sorted(cards))


def _rest(cards: Cards, kept: int) -> Cards:
    left = list(cards)
    left.remove(kept)
    return tuple(left)
