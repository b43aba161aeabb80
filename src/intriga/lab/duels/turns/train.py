"""Training the networks of leaves: turns are solved, networks are fitted to them, and again."""

from collections.abc import Callable, Generator, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from time import process_time
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from intriga.agents.resolving.leaf_worths import LeafNets
from intriga.games.coup.agents.turn_nets import VERSION
from intriga.lab.duels.turns.fit import (
    FitEffort,
    TurnSamples,
    fit,
    hand_weights,
    root_mean_square,
    worths,
)
from intriga.lab.duels.turns.packing import packed
from intriga.lab.duels.turns.pieces import (
    FitTask,
    FittedNet,
    NetTraining,
    PieceTask,
    SolvedTurns,
    Task,
)
from intriga.lab.duels.turns.recipe import KINDS, NetStage
from intriga.lab.run_folder import written_whole
from intriga.parallel.spread import Spread

if TYPE_CHECKING:
    from numpy.typing import NDArray

NETS: Final = "turns.npz"
SOLVING, FITTING, BEGINNING = range(3)  # seeds of chance of their own
HELD_OUT: Final = 1  # the first pieces of a generation teach nothing
Source = Callable[[NetStage, LeafNets, np.random.Generator], Mapping[str, SolvedTurns]]
"""Solves the turns of one piece, with networks as they are."""


@dataclass(frozen=True)
class Made:
    """A task that was done: how it came out, and the seconds of a processor that it took.

    Of a piece ``turns`` and the mean ``gap``, in wins less losses; what was ``fitted``.
    """

    task: Task
    seconds: float
    turns: int = 0
    gap: float = 0.0
    fitted: FittedNet | None = None


class TurnsWorker:
    """Makes pieces and fits of a training, in a process."""

    def __init__(self, training: NetTraining, source: Source) -> None:
        """Take the turns from *source*."""
        self.training, self.source = training, source

    def do(self, task: Task) -> Made:
        """Make what *task* says and keep it in the folder."""
        begun = process_time()
        made = self._piece(task) if isinstance(task, PieceTask) else self._fit(task)
        return replace(made, seconds=process_time() - begun)

    def _piece(self, piece: PieceTask) -> Made:
        training, stage = self.training, self.training.stage(piece)
        random = self._random(SOLVING, *piece)
        nets = packed(*zip(*training.nets_before(piece.stage, piece.generation), strict=True))
        found = self.source(stage, nets, random)
        training.keep_piece(piece, found)
        gaps = np.concatenate([solved.gaps for solved in found.values()])
        return Made(piece, 0, turns=len(gaps), gap=float(gaps.mean()))

    def _fit(self, task: FitTask) -> Made:
        training, stage, kind = self.training, self.training.stage(task), KINDS.index(task.kind)
        shape, turns = training.shape(task.kind, task.stage), self._turns(task)
        before = training.nets_before(task.stage, task.generation)[kind]
        goes_on = before.weights.any() and before.shape == shape and not stage.afresh
        begin = before.weights if goes_on else shape.begun(self._random(BEGINNING, kind))
        effort = FitEffort(
            steps=stage.steps_of(task.generation),
            batch=stage.batch,
            rate=stage.rate,
            weight_decay=stage.weight_decay,
        )
        random = self._random(FITTING, task.stage, task.generation, kind)
        fitted = fit(shape, begin, turns.teaching, effort, random)
        weights = fitted.astype(np.float16).astype(np.float32)
        held, moved = turns.held_out, worths(*before, turns.held_out)
        as_before = TurnSamples(held.situation, held.beliefs, moved)
        alike = hand_weights(shape, held.beliefs)
        made = FittedNet(
            weights,
            rms=root_mean_square(shape, weights, held, alike),
            likely=root_mean_square(shape, weights, held, held.beliefs),
            moved=root_mean_square(shape, weights, as_before, held.beliefs),
        )
        training.keep_fit(task, made)
        return Made(task, 0, turns=len(turns.teaching), fitted=made)

    def _turns(self, task: FitTask) -> "_Taught":
        """Return the turns that teach, with those recalled, and those held out."""
        pieces = self.training.taught_by(task.stage, task.generation)
        teaching = self.training.samples(pieces[HELD_OUT:], task.kind)
        return _Taught(teaching, self.training.samples(pieces[:HELD_OUT], task.kind))

    def _random(self, *numbers: int) -> np.random.Generator:
        return np.random.default_rng([self.training.recipe.seed, *numbers])


@dataclass(frozen=True)
class _Taught:
    teaching: TurnSamples
    held_out: TurnSamples


@dataclass
class _Ahead:
    """Gives the tasks of a training as they become due, until it is over or *late*."""

    training: NetTraining
    late: Callable[[], bool]
    waiting: list[Task] = field(default_factory=list[Task])
    under_way: int = 0

    def take(self) -> Task | None:
        """Return the next task, None while those under way have to come first."""
        if self.late():
            return None
        if not self.waiting and not self.under_way:
            self.waiting = self.training.due()
        if not self.waiting:
            return None
        self.under_way += 1
        return self.waiting.pop(0)


def train(
    training: NetTraining, source: Source, spread: Spread, late: Callable[[], bool]
) -> Generator[Made, None, None]:
    """Go on with *training*, and yield each task when it is done, until nothing is due or *late*.

    The files do not depend on how the work is *spread* over processes, nor on interruptions.
    """
    ahead = _Ahead(training, late)
    made = spread.results(partial(TurnsWorker, training, source), ahead.take, named=str)
    for each in made:
        ahead.under_way -= 1
        yield each


# ------------------------------------------------------------------- the file of the agent


def last_fits(training: NetTraining) -> dict[str, FittedNet]:
    """Return the newest fit of each network by its kind; one that has not learned is missing."""
    fits = {kind: training.last_fit(kind, *_end(training)) for kind in KINDS}
    return {kind: training.fitted(fit) for kind, fit in fits.items() if fit}


def export(training: NetTraining) -> Path:
    """Write the networks as they are now for the agent, and return the file."""
    nets = packed(*zip(*training.nets_before(*_end(training)), strict=True))
    fits = last_fits(training)
    errors = [fits[kind].rms if kind in fits else np.nan for kind in KINDS]
    arrays: dict[str, NDArray[Any]] = {
        **nets._asdict(),
        "weights": nets.weights.astype(np.float16),
        "rms": np.array(errors, np.float32),
        "recipe": np.array(training.recipe.digest),
        "version": np.array(VERSION),
    }
    file = training.folder / NETS
    with written_whole(file) as fresh:
        np.savez_compressed(fresh, **arrays)  # pyright: ignore[reportArgumentType]
    return file


def _end(training: NetTraining) -> tuple[int, int]:
    """Return the stage and the generation before which all fits come."""
    stages = training.recipe.stages
    return len(stages) - 1, stages[-1].generations
