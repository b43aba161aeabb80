"""Analysis of a whole game: the cost of each choice, the luck, and the moments worth a look.

The cost of a choice depends on nothing that its seat could not know: worlds are drawn from its
beliefs, and the real cards count only for the graph and for luck.  The account of a seat says where
its result came from: cards, its choices, its guesses, and the others.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from math import hypot
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from intriga.agents.policy import fingerprint
from intriga.analysis.choice_reader import ChoiceReader, care_for
from intriga.analysis.findings import (
    ERRORS,
    MOST_MOMENTS,
    MOST_OF_A_KIND,
    Account,
    Analysis,
    Choice,
    ClaimStep,
    Grade,
    KeyMoment,
    MomentKind,
)
from intriga.analysis.luck import AnyStep, Chances, chances_of
from intriga.core.chance import Scripted
from intriga.core.errors import BadOptions
from intriga.core.game import Game
from intriga.core.games import ruleset_of
from intriga.core.record import read_records, resume

if TYPE_CHECKING:
    from numpy.typing import NDArray


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


AnyGame = Game[Any, Any]
SEEDS: Final = 1 << 32


def analyse(
    game: "AnyGame | str | Path",
    *,
    careful: bool = True,
    seed: int = 0,
    heard: Callable[[int, int], object] | None = None,
) -> Analysis:
    """Return the findings in *game*, or in the first record of the file at that path.

    A look that is not *careful* leaves out what hardly matters, and sees less far.  The same *seed*
    finds the same.  *heard* gets the progress, inputs done and all; it may raise, to stop.

    Raises:
        BadRecord: a file that cannot be read, or a record that cannot be played through.
        BadOptions: no network can judge the game, or *seed* is no number of 32 bits.
    """
    if seed not in range(SEEDS):
        raise BadOptions("seed", f"a seed is a number from 0 to {SEEDS - 1}, not {seed}")
    if isinstance(game, str | Path):
        record = next(read_records(game))
        game = resume(ruleset_of(record.header["game"]), record, Scripted([]))
    name = game.ruleset.name
    care = care_for(name, game.begun.players, careful=careful)
    reader = ChoiceReader(game, care, seed)
    reader.read(heard)
    worth = partial(reader.reference.open_worths, depth=care.few_depth, key=seed)
    chances = chances_of(game, reader.steps, worth, care.open_games, seed)
    chances = replace(chances, games=care.open_games * reader.reference.games_for_one)
    choices = tuple(reader.choices)
    accounts = accounts_of(chances, reader.steps, choices, reader.heard)
    return Analysis(
        game=name,
        network=fingerprint(name) or "",
        seed=seed,
        careful=careful,
        model_error=reader.model_error,
        finished=bool(reader.position.winners),
        shares=tuple(map(tuple, chances.along.tolist())),
        choices=choices,
        accounts=accounts,
        moments=moments_of(chances, choices, reader.heard, reader.model_error),
    )
