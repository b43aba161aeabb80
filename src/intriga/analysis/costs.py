"""The cost of an answer, measured in worlds that all answers were tried in: [answer, world]."""

from dataclasses import dataclass
from math import hypot, sqrt
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from intriga.analysis.findings import ERRORS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

PLAYED: Final = 0.05  # how often the network gives an answer that is open to it in earnest
BETWEEN: Final = 0.01  # a question matters where so much lies between its answers
MIXED: Final = 0.1  # an answer that the network gives so often is no mistake
FEW: Final = 3  # answers, which are all looked at closely
LEAST: Final = 12  # worlds of a kind, from which a mean is taken


def gap(values: "NDArray[np.float64]", played: int, among: "Sequence[int]") -> float:
    """Return how much less the answer at *played* is worth than the best *among* others.

    The best one is found in each half of the worlds and measured in the other (cross-fitting), so
    that the noise by which it looks best is not counted: right on average, and below 0 at times.
    """
    halves = [values[:, 0::2].mean(axis=1), values[:, 1::2].mean(axis=1)]
    others = list(among)
    found = 0.0
    for here, there in (halves, halves[::-1]):
        best = others[int(there[others].argmax())]
        found += (here[best] - here[played]) / 2
    return float(found)


def against(means: "NDArray[np.float64]", played: int, policy: "NDArray[np.float64]") -> float:
    """Return how much less the answer at *played* is worth than the average under *policy*."""
    return float(policy @ means - means[played])


@dataclass(frozen=True, slots=True)
class Worths:
    """The values of the answers to a question, as well as it was looked at.

    ``kept`` are the places of the answers that were looked at closely, ascending, ``values``
    [kept, world] their values.  ``means``, ``noise``, ``lost`` and ``lost_noise`` [answer] are
    the mean of each answer, how much less that is than the best one, and their standard errors; of
    an answer that was not kept they are those of the first look.
    """

    kept: "list[int]"
    values: "NDArray[np.float64]"
    means: "NDArray[np.float64]"
    noise: "NDArray[np.float64]"
    lost: "NDArray[np.float64]"
    lost_noise: "NDArray[np.float64]"

    @property
    def best(self) -> int:
        """The place of the answer that is worth most."""
        return self.kept[int(self.values.mean(axis=1).argmax())]

    @property
    def spread(self) -> float:
        """How much lies between the answers."""
        return float(np.ptp(self.means))

    def gap(self, played: int, among: "Sequence[int]") -> float:
        """Return how much less the answer at *played* is worth than the best *among* others."""
        others = [self.kept.index(each) for each in among if each in self.kept]
        return gap(self.values, self.kept.index(played), others)

    def gap_error(self, played: int, among: "Sequence[int]") -> float:
        """Return the standard error of that."""
        rows = [self.kept.index(each) for each in (played, self.best_of(among))]
        return float(errors(np.diff(self.values[rows], axis=0))[0])

    def best_of(self, among: "Sequence[int]") -> int:
        """Return the place of the answer that is worth most *among* some."""
        means = self.values.mean(axis=1)
        kept = [each for each in among if each in self.kept]
        return max(kept, key=lambda each: float(means[self.kept.index(each)]))


def measured(first: "NDArray[np.float64]") -> Worths:
    """Return the worths by a *first* look at all answers."""
    told = first.mean(axis=1), errors(first), *differences(first)
    return Worths(list(range(len(first))), first, *told)


def measured_closely(
    first: "NDArray[np.float64]", kept: "Sequence[int]", values: "NDArray[np.float64]"
) -> Worths:
    """Return the worths by a *first* look at all answers, and by *values* of those *kept*."""
    told = first.mean(axis=1), errors(first), *differences(first)
    close = values.mean(axis=1), errors(values), *differences(values)
    for every, some in zip(told, close, strict=True):
        every[list(kept)] = some
    return Worths(list(kept), values, *told)


def to_keep(
    first: "NDArray[np.float64]",
    told: "Sequence[int]",
    policy: "NDArray[np.float64]",
    honest: "Sequence[int]",
) -> list[int]:
    """Return the places of the answers that may be the best, by a *first* look at all.

    The network's own answers are kept as well, those *told* of in any case, and the best
    *honest* one.
    """
    lost, noise = differences(first)
    keep = (lost <= BETWEEN + ERRORS * noise) | (policy >= PLAYED)
    keep[list(told)] = True
    keep |= len(keep) <= FEW
    if honest:
        means = first.mean(axis=1)
        keep[max(honest, key=lambda at: float(means[at]))] = True
    return np.flatnonzero(keep).tolist()


def differences(values: "NDArray[np.float64]") -> "tuple[NDArray[Any], NDArray[Any]]":
    """Return by how much each answer falls short of the best, and the standard errors of that."""
    lost = values[values.mean(axis=1).argmax()] - values
    return lost.mean(axis=1), errors(lost)


def errors(values: "NDArray[np.float64]") -> "NDArray[np.float64]":
    """Return the standard error of the mean of each row."""
    return values.std(axis=1, ddof=1) / sqrt(values.shape[1])


def may_matter(policy: "NDArray[np.float64]", played: int) -> bool:
    """Say whether the network might answer otherwise, or would hardly answer as was *played*."""
    return bool((policy >= PLAYED).sum() > 1 or policy[played] < PLAYED)


def is_open(values: "NDArray[np.float64]", played: int) -> bool:
    """Say whether more worlds could tell what the answer at *played* gave away.

    They could not where it is the best one beyond noise, or nothing lies between the answers.
    """
    won = np.delete(values[played] - values, played, axis=0)
    ahead = won.mean(axis=1) - ERRORS * errors(won)
    return bool(ahead.min() < 0 and np.ptp(values.mean(axis=1)) >= BETWEEN)


def is_mistake(
    found: Worths, played: int, policy: "NDArray[np.float64]", model_error: float
) -> bool:
    """Say whether the answer at *played* was worse, beyond noise and the error of the model."""
    sure = ERRORS * hypot(float(found.lost_noise[played]), model_error)
    return bool(policy[played] < MIXED and found.lost[played] >= max(BETWEEN, sure))


def price(
    values: "NDArray[np.float64]", true: "NDArray[np.bool_]", challenge: int, passing: int
) -> tuple[float | None, float | None, float | None]:
    """Return the price of a challenge, the gain of a right one and the cost of a wrong one.

    The claim is *true* in some worlds.  A challenge pays if the claim is believed with less than
    the price: gain / (gain + risk).  Figures from too few worlds are None.
    """
    lies, truths = values[:, ~true], values[:, true]
    gain = risk = None
    if lies.shape[1] >= LEAST:
        gain = float((lies[challenge] - lies[passing]).mean())
    if truths.shape[1] >= LEAST:
        risk = float((truths[passing] - truths[challenge]).mean())
    if gain is None or risk is None or gain <= 0 or risk <= 0:
        return None, gain, risk
    return gain / (gain + risk), gain, risk
