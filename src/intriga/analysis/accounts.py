"""Where the result of each seat came from: cards, its choices, its guesses, and the others."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np

from intriga.analysis.findings import Account, Choice
from intriga.analysis.luck import AnyStep, Chances

if TYPE_CHECKING:
    from numpy.typing import NDArray


def accounts_of(
    chances: Chances, steps: Sequence[AnyStep], choices: Sequence[Choice]
) -> tuple[Account, ...]:
    """Return the account of each seat."""
    by = np.array([step.seat for step in steps], np.int64)
    return tuple(_account(seat, chances, by, choices) for seat in range(len(chances.before)))


def _account(
    seat: int, chances: Chances, by: "NDArray[np.int64]", choices: Sequence[Choice]
) -> Account:
    own = [choice for choice in choices if choice.seat == seat]
    told, lost = chances.told[:, seat], sum(choice.against_reference for choice in own)
    counted = [choice.cost for choice in own if choice.counts]
    mistakes = {choice.step: choice.cost for choice in own if choice.mistake}
    doubts = [choice.doubt for choice in own if choice.doubt and choice.doubt.challenged]
    return Account(
        result=float(chances.along[-1, seat] - chances.before[seat]),
        cards=float(chances.dealt[seat] + chances.luck[:, seat].sum()),
        choices=-lost,
        guesses=float(told[by == seat].sum() + lost),
        others=float(told[by != seat].sum()),
        counted=len(counted),
        error_rate=float(np.mean(counted)) if counted else None,
        lies=sum(choice.given.lie for choice in own),
        caught=len(caught_lies(choices, seat)),
        challenges=len(doubts),
        challenges_won=sum(not doubt.true for doubt in doubts),
        dearest=max(mistakes, key=mistakes.__getitem__) if mistakes else None,
    )


def caught_lies(choices: Sequence[Choice], seat: int) -> list[int]:
    """Return the steps of the lies of *seat* that somebody challenged."""
    found: list[int] = []
    for choice in choices:
        doubt = choice.doubt
        if doubt and doubt.challenged and doubt.claimant == seat and not doubt.true:
            found.append(max(each.step for each in choices if _lied(each, seat, choice.step)))
    return found


def _lied(choice: Choice, seat: int, before: int) -> bool:
    return choice.seat == seat and choice.given.lie and choice.step < before
