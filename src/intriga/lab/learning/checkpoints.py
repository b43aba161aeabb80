# pyright: reportUnknownMemberType=false, reportUnknownArgumentType=false
# pyright: reportUnknownLambdaType=false, reportUnknownVariableType=false
# pyright: reportMissingTypeStubs=false
# JAX brings only some types.
"""Runs on disk: the checkpoint by which a learner goes on, and the small files that agents read."""

import shutil
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Generic, NamedTuple, TypeVar

import jax
import numpy as np

from intriga.agents.encoding import Encoding
from intriga.agents.opponents import KINDS
from intriga.agents.policy import META
from intriga.core.errors import BadOptions
from intriga.lab.learning.jax_network import Trained
from intriga.lab.learning.run_log import RunLog
from intriga.lab.learning.selfplay import Learner
from intriga.lab.run_folder import written_whole

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from intriga.lab.learning.reader_training import Both

T = TypeVar("T", bound=NamedTuple)
STATE: Final = "learner.npz"
SHIPPED: Final = "policy.npz"
CRITIC: Final = "critic.npz"
READER: Final = "reader.npz"
OPPONENTS: Final = "opponents.npz"
KEPT: Final = "checkpoints"
PLAYING: Final = "playing."  # before the names of what is played on with
OLDER: Final = (
    "the run in {folder} was begun by an older Intriga, which did not keep its games, so it cannot"
    " be continued exactly: end it with that one, or begin another, with its policy.npz alone in"
    " the folder of a stage"
)


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a run has come: decisions, iterations, and seconds of learning.

    The first iteration of each call, which compiles, has no seconds.
    """

    decisions: float = 0
    iterations: int = 0
    seconds: float = 0.0


class Checkpoint(NamedTuple, Generic[T]):
    """All that a run is after an iteration.

    ``playing`` has the arrays and generators of its tables, and the generator of its learner.
    """

    learner: T
    progress: Progress
    playing: "Mapping[str, NDArray[Any]]"


class Run:
    """A folder in which a run is kept."""

    def __init__(self, folder: Path, encoding: Encoding) -> None:
        """Keep a run of *encoding*'s game in *folder*, which is made."""
        folder.mkdir(parents=True, exist_ok=True)
        self.folder, self.encoding, self.log = folder, encoding, RunLog(folder)

    @property
    def policy(self) -> Path:
        """Return the file of the averaged policy as it was last kept."""
        return self.folder / SHIPPED

    @property
    def critic(self) -> Path:
        """Return the file of the critic as it was last kept."""
        return self.folder / CRITIC

    @property
    def reader(self) -> Path:
        """Return the file of the averaged reader as it was last kept."""
        return self.folder / READER

    @property
    def opponents(self) -> Path:
        """Return the file of the averaged opponent model as it was last kept."""
        return self.folder / OPPONENTS

    def save(self, checkpoint: "Checkpoint[Any]") -> None:
        """Keep *checkpoint*; a run that is cut off here still has the one before."""
        leaves = jax.tree.leaves(checkpoint.learner)
        arrays = {str(at): np.asarray(leaf) for at, leaf in enumerate(leaves)}
        arrays |= {PLAYING + name: each for name, each in checkpoint.playing.items()}
        about = {"game": self.encoding.game, "version": self.encoding.version}
        arrays |= {META + key: np.array(value) for key, value in about.items()}
        for name in Progress.__slots__:
            arrays[META + name] = np.array(getattr(checkpoint.progress, name))
        _save(self.folder / STATE, arrays)

    def load(self, learner: T) -> Checkpoint[T] | None:
        """Return the checkpoint kept, whose learner is of the form of *learner*, None without one.

        Raises:
            BadOptions: the checkpoint is of another game, version or size, or has no games.
        """
        if not (self.folder / STATE).exists():
            return None
        with np.load(self.folder / STATE, allow_pickle=False) as stored:
            self._check(stored)
            leaves, form = jax.tree.flatten(learner)
            found = [stored[str(at)] for at in range(len(leaves))]
            playing = {
                name.removeprefix(PLAYING): stored[name]
                for name in stored.files
                if name.startswith(PLAYING)
            }
            progress = _progress(stored)
        if [leaf.shape for leaf in found] != [leaf.shape for leaf in leaves]:
            raise BadOptions("train", f"the run in {self.folder} has a network of another size")
        learned = jax.tree.unflatten(form, [jax.numpy.asarray(leaf) for leaf in found])
        return Checkpoint(learned, progress, playing)

    def progress(self) -> Progress | None:
        """Return how far the run kept has come, None if there is none."""
        if not (self.folder / STATE).exists():
            return None
        with np.load(self.folder / STATE, allow_pickle=False) as stored:
            return _progress(stored)

    def _check(self, stored: Any) -> None:  # noqa: ANN401  NumPy's archive
        found = str(stored[META + "game"]), int(stored[META + "version"])
        wanted = self.encoding.game, self.encoding.version
        if found != wanted:
            raise BadOptions("train", f"the run in {self.folder} is of {found}, not of {wanted}")
        if not any(name.startswith(PLAYING) for name in stored.files):
            raise BadOptions("train", OLDER.format(folder=self.folder))

    def keep_policy(self, progress: Progress) -> Path:
        """Copy the policy last kept to a file for its iteration, and return that one."""
        kept = self.folder / KEPT / f"policy-{progress.iterations:06}.npz"
        kept.parent.mkdir(exist_ok=True)
        with written_whole(kept) as fresh:
            shutil.copyfile(self.policy, fresh)
        return kept


def _progress(stored: Any) -> Progress:  # noqa: ANN401  NumPy's archive
    return Progress(*(stored[META + name].item() for name in Progress.__slots__))


def export_policy(weights: Trained, run: Run, progress: Progress) -> None:
    """Write the *weights* of a policy into the folder of *run*, in half precision."""
    _write(run.policy, weights, run.encoding, progress)


def export(learner: Learner, run: Run, progress: Progress) -> None:
    """Write the average policy of *learner* and its critic into the folder of *run*.

    They are in half precision, for NumPy alone to read.
    """
    export_policy(learner.average, run, progress)
    _write(run.critic, learner.critic, run.encoding, progress)


def export_reading(average: "Both", run: Run, progress: Progress, kinds: Sequence[str]) -> None:
    """Write the *average* reader and opponent model into the folder of *run*.

    The reader has the names of the *kinds* that it tells apart.
    """
    _write(run.reader, average.reader, run.encoding, progress, {META + KINDS: np.array(kinds)})
    _write(run.opponents, average.opponents, run.encoding, progress)


def _write(
    path: Path,
    trained: Trained,
    encoding: Encoding,
    progress: Progress,
    more: "Mapping[str, NDArray[Any]] | None" = None,
) -> None:
    """Write the weights of a network to *path*, and *more* arrays, whole or not at all."""
    weights = {name: np.asarray(w).astype(np.float16) for name, w in trained.items()}
    meta: dict[str, Any] = {
        META + "game": encoding.game,
        META + "version": encoding.version,
        META + "decisions": progress.decisions,
    }
    arrays = weights | {name: np.array(value) for name, value in meta.items()} | dict(more or {})
    with written_whole(path) as fresh:
        np.savez_compressed(fresh, **arrays)  # pyright: ignore[reportArgumentType]


def _save(path: Path, arrays: "Mapping[str, NDArray[Any]]") -> None:
    with written_whole(path) as fresh:
        np.savez(fresh, **arrays)  # pyright: ignore[reportArgumentType]  names are strings
