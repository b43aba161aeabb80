"""A pool as a game of its own: each player names an agent, and is paid what that agent wins.

Two answers that need no line from strong to weak, so cycles do not hide in them, and copies
of an agent do not change what others get:

- *Nash averaging* (D. Balduzzi et al., "Re-evaluating Evaluation", NeurIPS 2018): the equilibrium
  of the game whose payoff is the lead of one agent over another, the one of most entropy where
  there are several.  An agent's score is its mean lead over that mixture: 0 in it, less outside.
- *alpha-rank* (S. Omidshafiei et al., "alpha-Rank: Multi-Agent Evaluation by Evolution", Scientific
  Reports 9, 2019): how often a population of 50 that copies who wins more is all of one agent,
  with one rival at a time, a local selection and an intensity of 100.

Both read shares as they are: a share that is a little off may move all of them.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Floats = NDArray[np.float64]

POPULATION: Final = 50
INTENSITY: Final = 100.0
STEPS: Final = 200  # of Newton, far more than are needed
CLOSER: Final = 0.1  # by each of them
SMALL: Final = 1e-13
SMALLEST: Final = 1e-10  # a singular value, or a payoff, that counts as 0


@dataclass(frozen=True, slots=True)
class MetaGame:
    """A pool as a game: ``agents`` and, by agent, the figures of both answers."""

    agents: tuple[str, ...]
    nash: tuple[float, ...]
    scores: tuple[float, ...]
    alpha_rank: tuple[float, ...]


def meta_game(agents: Sequence[str], shares: "Floats") -> MetaGame:
    """Return the game of *agents*, of whom one alone among another's wins *shares* [one, other]."""
    leads = shares - shares.T
    nash, scores = nash_average(leads)
    found = (tuple(map(float, each)) for each in (nash, scores, alpha_rank(leads)))
    return MetaGame(tuple(agents), *found)


def nash_average(leads: "Floats") -> tuple["Floats", "Floats"]:
    """Return the equilibrium of most entropy [agent] of *leads*, and the scores [agent].

    ``leads`` [agent, agent] is what the agent of a row wins more than that of a column, and its
    own negative transposed.
    """
    mixture = _central(leads)
    inside = mixture > -(leads @ mixture)  # where the other of the two is 0 up to rounding
    among, outside = leads[np.ix_(inside, inside)], leads[np.ix_(~inside, inside)]
    found = np.zeros(len(leads))
    found[inside] = _most_entropy(among, outside, mixture[inside] / mixture[inside].sum())
    return found, leads @ found


def _central(leads: "Floats") -> "Floats":
    """Return an equilibrium with every agent that is in any of them.

    It is the end of the central path: slack = value - leads mixture, mixture slack = mean for
    every agent, and the mean towards 0.  It ends inside the set of all solutions
    (A. J. Goldman and A. W. Tucker, 1956: the slack of an agent that is in none is positive).
    """
    number = len(leads)
    mixture = np.full(number, 1 / number)
    value = float((leads @ mixture).max()) + 1
    edge = np.append(np.ones(number), 0.0)
    for _ in range(STEPS):
        slack = value - leads @ mixture
        mean = float(mixture @ slack) / number
        if mean < SMALL:
            break
        inner = np.diag(slack) - mixture[:, np.newaxis] * leads
        rows = np.vstack([np.column_stack([inner, mixture]), edge])
        change = np.linalg.solve(rows, np.append(mean * CLOSER - mixture * slack, 0.0))
        along, dearer = change[:-1], change[-1]
        length = min(_room(mixture, along), _room(slack, dearer - leads @ along))
        mixture, value = mixture + length * along, value + length * dearer
    return mixture


def _room(numbers: "Floats", change: "Floats") -> float:
    """Return how much of *change* leaves all *numbers* positive, 1 at most."""
    return min(1.0, 0.9 / max(float(np.max(-change / numbers, initial=0.0)), SMALL))


def _most_entropy(among: "Floats", outside: "Floats", mixture: "Floats") -> "Floats":
    """Return the equilibrium of most entropy, from one that is inside the set of all.

    In each of them the agents *among* it lead by nothing, and those *outside* by less.
    """
    rows = np.vstack([among, np.ones(len(among))])
    _, sizes, ways = np.linalg.svd(rows)
    free = ways[int((sizes > SMALLEST).sum()) :].T  # directions in which nothing of this changes
    exact = np.append(np.zeros(len(among)), 1.0)
    mixture = mixture + np.linalg.lstsq(rows, exact - rows @ mixture, rcond=None)[0]
    if not free.size:
        return mixture
    barrier = 1.0
    while barrier > SMALL:
        barrier /= 4
        mixture = _centred(mixture, free, outside, barrier)
    return mixture


def _centred(mixture: "Floats", free: "Floats", outside: "Floats", barrier: float) -> "Floats":
    """Return the mixture of most entropy + *barrier* times the logarithms of slacks, by Newton."""
    for _ in range(STEPS):
        slack = -outside @ mixture
        pull = np.log(mixture) + 1 + barrier * (outside.T @ (1 / slack))
        bend = np.diag(1 / mixture) + barrier * (outside.T / slack**2) @ outside
        step = free @ np.linalg.solve(free.T @ bend @ free, -free.T @ pull)
        length = min(_room(mixture, step), _room(slack, -outside @ step))
        mixture = mixture + length * step
        if np.abs(step).max() < SMALL:
            break
    return mixture


def alpha_rank(leads: "Floats") -> "Floats":
    """Return how much of the time [agent] a population is of one agent, by *leads* as above."""
    number = len(leads)
    taken = _taken(leads) / max(1, number - 1)  # [rival, resident]
    np.fill_diagonal(taken, 0.0)
    flow = taken - np.diag(taken.sum(axis=0))
    rows = np.vstack([flow, np.ones(number)])
    found = np.linalg.lstsq(rows, np.append(np.zeros(number), 1.0), rcond=None)[0]
    return np.maximum(found, 0.0)


def _taken(leads: "Floats") -> "Floats":
    """Return the chance [rival, resident] that one rival takes over all the population."""
    pull = INTENSITY * leads
    with np.errstate(over="ignore", divide="ignore", invalid="ignore"):
        found = np.expm1(-pull) / np.expm1(-POPULATION * pull)
    return np.where(np.abs(pull) < SMALL, 1 / POPULATION, np.nan_to_num(found))
