# pyright: reportUnknownMemberType=false, reportUnknownArgumentType=false
# pyright: reportUnknownLambdaType=false, reportUnknownVariableType=false
# pyright: reportMissingTypeStubs=false
# JAX brings only some types.
"""Runs on disk: the checkpoint by which a learner goes on, and the small file that agents read."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar

import jax
import numpy as np

from intriga.agents.encoding import Encoding
from intriga.agents.opponents import KINDS
from intriga.agents.policy import META
from intriga.core.errors import BadOptions
from intriga.lab.learning.jax_network import Trained
from intriga.lab.learning.selfplay import Learner

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from intriga.lab.learning.reader_training import Both

T = TypeVar("T", bound=NamedTuple)
STATE: Final = "learner.npz"
LOG: Final = "log.jsonl"
SHIPPED: Final = "policy.npz"
CRITIC: Final = "critic.npz"
READER: Final = "reader.npz"
OPPONENTS: Final = "opponents.npz"


@dataclass(slots=True)
class Progress:
    """How far a run has come: decisions, updates and seconds."""

    decisions: float = 0
    iterations: int = 0
    seconds: float = 0.0


class Run:
    """A folder in which a run is kept."""

    def __init__(self, folder: Path, encoding: Encoding) -> None:
        """Keep a run of *encoding*'s game in *folder*, which is made."""
        folder.mkdir(parents=True, exist_ok=True)
        self.folder, self.encoding = folder, encoding

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

    def save(self, learner: NamedTuple, progress: Progress) -> None:
        """Keep *learner*, a tree of arrays; a run that is cut off here still has the one before."""
        leaves = {str(at): np.asarray(leaf) for at, leaf in enumerate(jax.tree.leaves(learner))}
        about = {"game": self.encoding.game, "version": self.encoding.version}
        meta = {META + key: np.array(value) for key, value in about.items()}
        for name in Progress.__slots__:
            meta[META + name] = np.array(getattr(progress, name))
        fresh = self.folder / f"fresh-{STATE}"
        np.savez(fresh, **leaves, **meta)  # pyright: ignore[reportArgumentType]  names are strings
        fresh.replace(self.folder / STATE)

    def load(self, learner: T) -> tuple[T, Progress]:
        """Return the learner kept, of the form of *learner*, or that one if there is none.

        Raises:
            BadOptions: the checkpoint is of another game, version or size.
        """
        if not (self.folder / STATE).exists():
            return learner, Progress()
        with np.load(self.folder / STATE, allow_pickle=False) as stored:
            self._check(stored)
            leaves, form = jax.tree.flatten(learner)
            found = [stored[str(at)] for at in range(len(leaves))]
            progress = _progress(stored)
        if [leaf.shape for leaf in found] != [leaf.shape for leaf in leaves]:
            raise BadOptions("train", f"the run in {self.folder} has a network of another size")
        return jax.tree.unflatten(form, [jax.numpy.asarray(leaf) for leaf in found]), progress

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

    def log(self, line: dict[str, Any]) -> None:
        """Add a line to the log."""
        with (self.folder / LOG).open("a", encoding="utf-8") as out:
            out.write(json.dumps(line) + "\n")

    def lines(self) -> list[dict[str, Any]]:
        """Return the lines of the log."""
        if not (self.folder / LOG).exists():
            return []
        text = (self.folder / LOG).read_text(encoding="utf-8")
        return [json.loads(line) for line in text.splitlines()]


def _progress(stored: Any) -> Progress:  # noqa: ANN401  NumPy's archive
    return Progress(*(stored[META + name].item() for name in Progress.__slots__))


def export(learner: Learner, run: Run, progress: Progress) -> None:
    """Write the average policy of *learner* and its critic into the folder of *run*.

    They are in half precision, for NumPy alone to read.
    """
    _write(run.policy, learner.average, run.encoding, progress)
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
    fresh = path.with_name(f"fresh-{path.name}")
    np.savez_compressed(fresh, **arrays)  # pyright: ignore[reportArgumentType]  names are strings
    fresh.replace(path)
