"""The moments of a game that are worth another look: mistakes, lies that weighed most, turns."""

from collections.abc import Iterator, Sequence
from math import hypot
from typing import Final

import numpy as np

from intriga.analysis.attribution import caught_lies
from intriga.analysis.findings import (
    ERRORS,
    MOST_MOMENTS,
    MOST_OF_A_KIND,
    Choice,
    ClaimStep,
    Grade,
    KeyMoment,
    MomentKind,
)
from intriga.analysis.luck import Chances

TURN: Final = 0.15  # a chance that changed less is no turn


def moments_of(
    chances: Chances, choices: Sequence[Choice], heard: Sequence[ClaimStep], model_error: float
) -> tuple[KeyMoment, ...]:
    """Return at most seven moments in the order of the game, one at a step.

    *model_error* is the error of a choice's worth beyond noise, root mean square.
    """
    found: dict[int, KeyMoment] = {}
    for each in (
        *_mistakes(choices, model_error),
        *_lies(choices, heard, model_error),
        *_turns(chances),
    ):
        if len(found) < MOST_MOMENTS:
            found.setdefault(each.step, each)
    return tuple(found[step] for step in sorted(found))


def _mistakes(choices: Sequence[Choice], model_error: float) -> Iterator[KeyMoment]:
    """Yield the dearest mistakes."""
    made = sorted((each for each in choices if each.mistake), key=lambda each: -each.given.loss)
    for choice in made[:MOST_OF_A_KIND]:
        lost, off = choice.given.loss, hypot(choice.given.loss_error, model_error)
        yield KeyMoment(choice.step, MomentKind.MISTAKE, choice.seat, -lost, off)


def _lies(
    choices: Sequence[Choice], heard: Sequence[ClaimStep], model_error: float
) -> Iterator[KeyMoment]:
    """Yield the lies that were caught, then those that weighed most.

    A lie that nobody has answered yet is left out, and so is one that passed without a
    measurable difference.
    """
    last, caught = heard[-1].step if heard else 0, caught_lies(heard)
    told = [
        each
        for each in choices
        if each.grade and each.step < last and (each.step in caught or each.grade != Grade.EVEN)
    ]
    told.sort(key=lambda each: (each.step not in caught, -abs(each.worth or 0.0)))
    for each in told[:MOST_OF_A_KIND]:
        off = hypot(each.worth_error, model_error)
        at = each.step, MomentKind.LIE, each.seat, each.worth or 0.0, off
        yield KeyMoment(*at, caught=each.step in caught, grade=each.grade)


def _turns(chances: Chances) -> Iterator[KeyMoment]:
    """Yield the steps with which somebody's chance changed most, all cards open, beyond noise."""
    changed, off = np.diff(chances.along, axis=0), chances.off
    sure = np.where(np.abs(changed) >= np.maximum(TURN, ERRORS * off), np.abs(changed), 0)
    most = sure.max(axis=1, initial=0)
    for at in np.argsort(-most, kind="stable")[:MOST_OF_A_KIND].tolist():
        if most[at]:
            seat = int(sure[at].argmax())
            worth = float(changed[at, seat]), float(off[at, seat])
            yield KeyMoment(at + 1, MomentKind.TURN, seat, *worth)
