"""The folder of a training: its recipe, pieces of solved turns, and the fits of each generation.

Everything in it is written whole or not at all, so what is missing is what is still to do.
"""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np

from intriga.agents.policy import read_arrays
from intriga.core.errors import BadOptions
from intriga.games.coup.agents.turn_nets import NUMBERS, VERSION
from intriga.lab.duels.turns.fit import NetShape, TurnSamples
from intriga.lab.duels.turns.recipe import KINDS, NetStage, TurnsRecipe
from intriga.lab.run_folder import written_whole

if TYPE_CHECKING:
    from numpy.typing import NDArray

RECIPE: Final = "recipe.toml"
MADE_BY: Final = "made_by.json"
HANDS: Final = {2: 15, 1: 5}  # by influences
UNTIL_LEARNED: Final = (1, 1)  # the hidden layers of a network that no stage has come to


class PieceTask(NamedTuple):
    """A piece of a generation, to be made; all count from 0."""

    stage: int
    generation: int
    number: int


class FitTask(NamedTuple):
    """A fit of the network of one kind of turn to a generation, to be made."""

    stage: int
    generation: int
    kind: str


Task = PieceTask | FitTask


class SizedNet(NamedTuple):
    """A network: its size, and its weights in one flat array."""

    shape: NetShape
    weights: "NDArray[np.float32]"


@dataclass(frozen=True)
class SolvedTurns:
    """Solved turns, and the ``gaps`` [B]: what both could gain in that turn by a best response."""

    samples: TurnSamples
    gaps: "NDArray[np.float32]"


@dataclass(frozen=True)
class FittedNet:
    """The weights of a network, exact in float16, and how far they are off.

    On turns held out, in wins less losses: ``rms`` with hands weighed as they taught; ``likely``
    with hands weighed by their chance, and so how far the worths have ``moved`` in this generation.
    """

    weights: "NDArray[np.float32]"
    rms: float
    likely: float
    moved: float


@dataclass(frozen=True)
class NetTraining:
    """A training in a folder, which belongs to one process at a time."""

    folder: Path
    recipe: TurnsRecipe

    def begin(self) -> None:
        """Begin the training in its folder, or see that it is the one begun there.

        Raises:
            BadOptions: the folder is of another recipe, or its turns of other rules or networks.
        """
        recipe, made_by = self.folder / RECIPE, self.folder / MADE_BY
        if not recipe.exists():
            for file, text in ((made_by, self.made_by()), (recipe, self.recipe.text)):
                with written_whole(file) as fresh:
                    fresh.write_text(text, encoding="utf-8")
        if recipe.read_text(encoding="utf-8") != self.recipe.text:
            reason = f"{self.folder} is a training of another recipe, {recipe}: name another folder"
            raise BadOptions("run", reason)
        found = made_by.read_text(encoding="utf-8") if made_by.exists() else "unknown"
        if found != self.made_by():
            now = f"they are {self.made_by()} now, and {found} there: name another folder"
            reason = f"{self.folder} is a training with other rules or networks, {made_by}: {now}"
            raise BadOptions("run", reason)

    def made_by(self) -> str:
        """Return what has to be the same in all pieces, as JSON: rules, and sizes of networks."""
        stages = range(len(self.recipe.stages))
        weights = {kind: [self.shape(kind, each).weights for each in stages] for kind in KINDS}
        return json.dumps({"version": VERSION, "weights": weights})

    def file(self, task: Task) -> Path:
        """Return the file of a piece or of a fit."""
        stage, generation, last = task
        name = self.recipe.stages[stage].stem
        number = f"{last:04}" if isinstance(last, int) else f"fit-{last}"
        return self.folder / f"{name}-{generation:02}-{number}.npz"

    def due(self) -> list[Task]:
        """Return what is to be made next: pieces of a generation, or its fits; none at the end."""
        for place, stage in enumerate(self.recipe.stages):
            for generation in range(stage.generations):
                fits: list[Task] = [FitTask(place, generation, kind) for kind in stage.kinds]
                if all(self.file(fit).exists() for fit in fits):
                    continue
                pieces = self.missing_pieces(place, generation)
                return pieces or [fit for fit in fits if not self.file(fit).exists()]
        return []

    def missing_pieces(self, stage: int, generation: int) -> list[Task]:
        """Return the pieces of a generation that are not there."""
        number = self.recipe.stages[stage].pieces_of(generation)
        pieces: list[Task] = [PieceTask(stage, generation, each) for each in range(number)]
        return [piece for piece in pieces if not self.file(piece).exists()]

    # ------------------------------------------------------------------- pieces

    def keep_piece(self, piece: PieceTask, made: Mapping[str, SolvedTurns]) -> None:
        """Write a piece, solved turns by their kind."""
        arrays: dict[str, Any] = {}
        for kind, solved in made.items():
            arrays |= {f"{name}.{kind}": each for name, each in vars(solved.samples).items()}
            arrays[f"gaps.{kind}"] = solved.gaps
        self._write(piece, arrays)

    def taught_by(self, stage: int, generation: int) -> list[PieceTask]:
        """Return the pieces that the fits of a generation learn from, its own ones first."""
        recalled = self.recipe.stages[stage].recalls(generation)
        turns = [
            (stage, generation),
            *islice(self._generations_before(stage, generation), recalled),
        ]
        return [
            PieceTask(place, each, number)
            for place, each in turns
            for number in range(self.recipe.stages[place].pieces_of(each))
        ]

    def _generations_before(self, stage: int, generation: int) -> Iterator[tuple[int, int]]:
        """Yield the generations before one, the last first, of stages with all of its kinds."""
        kinds = set(self.recipe.stages[stage].kinds)
        for place in range(stage, -1, -1):
            each = self.recipe.stages[place]
            last = generation if place == stage else each.generations
            if kinds <= set(each.kinds):
                yield from ((place, number) for number in range(last - 1, -1, -1))

    def samples(self, pieces: "list[PieceTask]", kind: str) -> TurnSamples:
        """Return the turns of one kind in *pieces*, one piece after the other."""
        parts: list[TurnSamples] = []
        for piece in pieces:
            arrays = read_arrays(self.file(piece))
            if f"worths.{kind}" in arrays:
                named = ("situation", "beliefs", "worths")
                parts.append(TurnSamples(*(arrays[f"{name}.{kind}"] for name in named)))
        if not parts:
            raise BadOptions("run", f"no piece in {self.folder} has a turn of the kind {kind}")
        return TurnSamples.together(parts)

    # ------------------------------------------------------------------- fits

    def keep_fit(self, fit: FitTask, made: FittedNet) -> None:
        """Write a fit."""
        arrays = {
            "weights": made.weights.astype(np.float16),
            "errors": np.array([made.rms, made.likely, made.moved]),
        }
        self._write(fit, arrays)

    def fitted(self, fit: FitTask) -> FittedNet:
        """Return a fit as it was kept."""
        arrays = read_arrays(self.file(fit))
        return FittedNet(arrays["weights"].astype(np.float32), *arrays["errors"].tolist())

    def last_fit(self, kind: str, stage: int, generation: int) -> FitTask | None:
        """Return the newest fit of the network of *kind* before a generation of a stage."""
        for fit in self._fits_before(kind, stage, generation):
            if self.file(fit).exists():
                return fit
        return None

    def _fits_before(self, kind: str, stage: int, generation: int) -> Iterator[FitTask]:
        for place in range(stage, -1, -1):
            each = self.recipe.stages[place]
            last = generation if place == stage else each.generations
            if kind in each.kinds:
                yield from (FitTask(place, number, kind) for number in range(last - 1, -1, -1))

    def nets_before(self, stage: int, generation: int) -> list[SizedNet]:
        """Return all networks as a generation finds them, in their order.

        Those that have not learned say 0.
        """
        return [self._net_before(kind, stage, generation) for kind in KINDS]

    def _net_before(self, kind: str, stage: int, generation: int) -> SizedNet:
        fit = self.last_fit(kind, stage, generation)
        if fit is None:
            shape = self.shape(kind, stage)
            return SizedNet(shape, np.zeros(shape.weights, np.float32))
        return SizedNet(self.shape(kind, fit.stage), self.fitted(fit).weights)

    def shape(self, kind: str, stage: int) -> NetShape:
        """Return the size of the network of *kind* that a stage fits, smallest if it fits none."""
        mine, theirs = (HANDS[int(influences)] for influences in kind.split("-"))
        fits = self.recipe.stages[stage]
        hidden = fits.layers_of(kind) if kind in fits.kinds else UNTIL_LEARNED
        return NetShape((mine, theirs), hidden, NUMBERS)

    def stage(self, task: Task) -> NetStage:
        """Return the stage of *task*."""
        return self.recipe.stages[task.stage]

    def _write(self, task: Task, arrays: dict[str, Any]) -> None:
        with written_whole(self.file(task)) as fresh:
            np.savez(fresh, **arrays)
