"""Where the result of each seat came from: cards, its choices, its guesses, and the others."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np

from intriga.analysis.findings import Account, Choice, ClaimStep
from intriga.analysis.luck import AnyStep, Chances

if TYPE_CHECKING:
    from numpy.typing import NDArray


def accounts_of(
    chances: Chances,
    steps: Sequence[AnyStep],
    choices: Sequence[Choice],
    heard: Sequence[ClaimStep],
) -> tuple[Account, ...]:
    """Return the account of each seat."""
    by = np.array([step.seat for step in steps], np.int64)
    seats = range(len(chances.before))
    return tuple(_account(seat, chances, by, choices, heard) for seat in seats)


def _account(
    seat: int,
    chances: Chances,
    by: "NDArray[np.int64]",
    choices: Sequence[Choice],
    heard: Sequence[ClaimStep],
) -> Account:
    own = [choice for choice in choices if choice.seat == seat]
    told, lost = chances.told[:, seat], sum(choice.against_reference for choice in own)
    counted = [choice.cost for choice in own if choice.counts]
    mistakes = {choice.step: choice.cost for choice in own if choice.mistake}
    made = [each for each in heard if each.seat == seat and each.challenged is not None]
    return Account(
        result=float(chances.along[-1, seat] - chances.before[seat]),
        cards=float(chances.dealt[seat] + chances.luck[:, seat].sum()),
        choices=-lost,
        guesses=float(told[by == seat].sum() + lost),
        others=float(told[by != seat].sum()),
        counted=len(counted),
        error_rate=float(np.mean(counted)) if counted else None,
        lies=sum(each.lied for each in heard if each.seat == seat),
        caught=sum(each.challenged == seat and not each.true for each in heard),
        challenges=len(made),
        challenges_won=sum(not each.true for each in made),
        dearest=max(mistakes, key=mistakes.__getitem__) if mistakes else None,
    )


def caught_lies(heard: Sequence[ClaimStep]) -> set[int]:
    """Return the steps of the lies that somebody challenged: the last ones of their seats."""
    found, lies = set[int](), dict[int, int]()
    for each in heard:
        if each.lied:
            lies[each.seat] = each.step
        if each.challenged in lies and not each.true:
            found.add(lies[each.challenged])
    return found
