"""The moments of a game that are worth another look: mistakes, lies that weighed most, turns."""

from collections.abc import Iterator, Sequence
from math import hypot
from typing import Final

import numpy as np

from intriga.analysis.accounts import caught_lies
from intriga.analysis.findings import (
    ERRORS,
    MOST_MOMENTS,
    MOST_OF_A_KIND,
    Choice,
    KeyMoment,
    MomentKind,
)
from intriga.analysis.luck import Chances

TURN: Final = 0.15  # a chance that changed less may not have changed at all


def moments_of(
    chances: Chances, choices: Sequence[Choice], model_error: float
) -> tuple[KeyMoment, ...]:
    """Return at most seven moments in the order of the game, one at a step.

    What a choice is worth is off by *model_error* beyond noise, root mean square.
    """
    found: dict[int, KeyMoment] = {}
    for each in (
        *_mistakes(choices, model_error),
        *_lies(chances, choices, model_error),
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


def _lies(chances: Chances, choices: Sequence[Choice], model_error: float) -> Iterator[KeyMoment]:
    """Yield the lies that were caught, then those that would have cost most."""
    told = {each.step: each for each in choices if each.given.lie}
    seats = range(len(chances.before))
    caught = {step for seat in seats for step in caught_lies(choices, seat)}
    weight = {step: abs(each.worth or 0.0) for step, each in told.items()}
    order = sorted(told, key=lambda step: (step not in caught, -weight[step]))
    for step in order[:MOST_OF_A_KIND]:
        choice = told[step]
        worth, off = choice.worth or 0.0, hypot(choice.given.error, model_error)
        at = step, MomentKind.LIE, choice.seat
        yield KeyMoment(*at, worth, off, caught=step in caught)


def _turns(chances: Chances) -> Iterator[KeyMoment]:
    """Yield the steps with which somebody's chance changed most, all cards open."""
    changed = np.diff(chances.along, axis=0)
    most = np.abs(changed).max(axis=1, initial=0)
    for at in np.argsort(-most, kind="stable")[:MOST_OF_A_KIND].tolist():
        if most[at] >= TURN:
            seat = int(np.abs(changed[at]).argmax())
            yield KeyMoment(at + 1, MomentKind.TURN, seat, float(changed[at, seat]), TURN / ERRORS)
