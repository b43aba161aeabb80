"""Whether what is heard tells something of what is hidden: mutual information, by permutation."""

from collections.abc import Callable, Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from tests.server.heard_answers import HeardAnswer

PERMUTATIONS: Final = 1_000
BINS: Final = 4  # into which the delays after equal questions are sorted
Numbers = NDArray[np.int64]


def p_value(
    answers: Sequence[HeardAnswer],
    hidden: Callable[[HeardAnswer], Sequence[bool]],
    seed: int,
) -> float:
    """Return how probable it is by chance that delays tell as much of *hidden* facts as they do.

    The statistic is the mutual information of delay and fact, given what everybody knows, summed
    over the facts.  By chance whoever was asked the same could have held any of their hands.
    """
    rng = np.random.default_rng(seed)
    known = _numbered([answer.known for answer in answers])
    delays = _binned(np.array([answer.delay for answer in answers]), known)
    facts = np.array([hidden(answer) for answer in answers], dtype=np.int64).T
    cells = delays + BINS * known
    seen = _information(cells, facts)
    others = [_information(cells, facts[:, _shuffled(known, rng)]) for _ in range(PERMUTATIONS)]
    return (1 + sum(other >= seen - 1e-9 for other in others)) / (1 + PERMUTATIONS)


def _numbered(values: Sequence[Any]) -> Numbers:
    numbers = {value: number for number, value in enumerate(dict.fromkeys(values))}
    return np.array([numbers[value] for value in values])


def _binned(delays: Numbers, known: Numbers) -> Numbers:
    """Return for each delay in which quarter it is of those after an equal question."""
    bins = np.zeros_like(delays)
    for each in np.unique(known):
        mine = known == each
        edges = np.quantile(delays[mine], np.arange(1, BINS) / BINS)
        bins[mine] = np.searchsorted(edges, delays[mine])
    return bins


def _shuffled(known: Numbers, rng: np.random.Generator) -> Numbers:
    """Return places, each changed for another of an equal question."""
    order = np.argsort(known, kind="stable")
    places = np.empty_like(order)
    places[order] = np.lexsort((rng.random(len(known)), known))
    return places


def _information(cells: Numbers, facts: Numbers) -> float:
    """Return the sum over *facts* of n log n of all cells, which grows with the information.

    How often each fact, and each delay, occurs after a question is the same in all permutations.
    """
    total = 0.0
    for fact in facts:
        counts = np.bincount(2 * cells + fact)
        total += float(np.sum(counts * np.log(np.maximum(counts, 1))))
    return total
