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
from intriga.lab.duels.turns.fit import FitEffort, Samples, fit, packed, root_mean_square, worths
from intriga.lab.duels.turns.pieces import Fit, FittedNet, NetTraining, Piece, SolvedTurns, Task
from intriga.lab.duels.turns.recipe import KINDS, NetStage, RootMix
from intriga.lab.run_folder import written_whole
from intriga.parallel.spread import Spread

if TYPE_CHECKING:
    from numpy.typing import NDArray

NETS: Final = "turns.npz"
SOLVING, FITTING, BEGINNING = range(3)  # seeds of chance of their own
HELD_OUT: Final = 1  # the first pieces of a generation teach nothing
Source = Callable[[NetStage, RootMix, LeafNets, np.random.Generator], Mapping[str, SolvedTurns]]
"""Solves the turns of one piece, with networks as they are."""


@dataclass(frozen=True)
class Made:
    """A task that was done: how it came out, and the seconds of a processor that it took.

    Of a piece ``turns`` and the mean ``gap``; of a fit the ``rms`` on turns held out, and how far
    the network has ``moved`` in this generation; in wins less losses.
    """

    task: Task
    seconds: float
    turns: int = 0
    gap: float = 0.0
    rms: float = 0.0
    moved: float = 0.0


class TurnsWorker:
    """Makes pieces and fits of a training, in a process."""

    def __init__(self, training: NetTraining, source: Source) -> None:
        """Take the turns from *source*."""
        self.training, self.source = training, source

    def do(self, task: Task) -> Made:
        """Make what *task* says and keep it in the folder."""
        begun = process_time()
        made = self._piece(task) if isinstance(task, Piece) else self._fit(task)
        return replace(made, seconds=process_time() - begun)

    def _piece(self, piece: Piece) -> Made:
        training, stage = self.training, self.training.stage(piece)
        random = self._random(SOLVING, *piece)
        flats = training.nets_before(piece.stage, piece.generation)
        nets = packed([training.shape(kind) for kind in KINDS], flats)
        found = self.source(stage, training.recipe.roots, nets, random)
        training.keep_piece(piece, found)
        gaps = np.concatenate([solved.gaps for solved in found.values()])
        return Made(piece, 0, turns=len(gaps), gap=float(gaps.mean()))

    def _fit(self, task: Fit) -> Made:
        training, stage, kind = self.training, self.training.stage(task), KINDS.index(task.kind)
        shape, turns = training.shape(task.kind), self._turns(task)
        before = training.nets_before(task.stage, task.generation)[kind]
        begin = before if before.any() else shape.begun(self._random(BEGINNING, kind))
        effort = FitEffort(
            steps=stage.steps_of(task.generation), batch=stage.batch, rate=stage.rate
        )
        random = self._random(FITTING, task.stage, task.generation, kind)
        fitted = fit(shape, begin, turns.teaching, effort, random)
        weights = fitted.astype(np.float16).astype(np.float32)
        rms = root_mean_square(shape, weights, turns.held_out)
        held = turns.held_out
        as_before = Samples(held.situation, held.beliefs, worths(shape, before, held))
        moved = root_mean_square(shape, weights, as_before)
        training.keep_fit(task, FittedNet(weights, rms, moved))
        return Made(task, 0, turns=len(turns.teaching), rms=rms, moved=moved)

    def _turns(self, task: Fit) -> "_Taught":
        """Return the turns that teach, with those recalled, and those held out."""
        training, stage = self.training, self.training.stage(task)
        number = stage.pieces_of(task.generation)
        held = min(HELD_OUT, number - 1)
        pieces = [Piece(task.stage, task.generation, each) for each in range(number)]
        for generation in range(max(0, task.generation - stage.recall), task.generation):
            before = range(stage.pieces_of(generation))
            pieces += [Piece(task.stage, generation, each) for each in before]
        teaching = training.samples(pieces[held:], task.kind)
        return _Taught(teaching, training.samples(pieces[: max(held, 1)], task.kind))

    def _random(self, *numbers: int) -> np.random.Generator:
        return np.random.default_rng([self.training.recipe.seed, *numbers])


@dataclass(frozen=True)
class _Taught:
    teaching: Samples
    held_out: Samples


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

    What comes out does not depend on how it is *spread* over processes, nor on interruptions.
    """
    ahead = _Ahead(training, late)
    made = spread.results(partial(TurnsWorker, training, source), ahead.take, named=str)
    for each in made:
        ahead.under_way -= 1
        yield each


# ------------------------------------------------------------------- the file of the agent


def errors_of(training: NetTraining) -> dict[str, float | None]:
    """Return how far each network is off, by its kind; None for one that has not learned."""
    fits = {kind: training.last_fit(kind, *_end(training)) for kind in KINDS}
    return {kind: training.fitted(fit).rms if fit else None for kind, fit in fits.items()}


def export(training: NetTraining) -> Path:
    """Write the networks as they are now for the agent, and return the file."""
    flats = training.nets_before(*_end(training))
    nets = packed([training.shape(kind) for kind in KINDS], flats)
    errors = [np.nan if rms is None else rms for rms in errors_of(training).values()]
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
