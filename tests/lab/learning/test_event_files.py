# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# TensorBoard brings no types.
"""Event files are what TensorBoard reads."""

from pathlib import Path
from typing import Any

from tensorboard.backend.event_processing.event_accumulator import EventAccumulator

from intriga.lab.learning.checkpoints import Progress
from intriga.lab.learning.event_files import EventFile
from intriga.lab.learning.run_log import Evaluation
from intriga.lab.learning.training import TrainingStep


def step(iterations: int, entropy: float) -> TrainingStep:
    decisions = 100.0 * iterations
    met = [Evaluation(iterations, decisions, "honest", 4, 300, 0.5, 0.4, 0.6, 0.25)]
    return TrainingStep(None, Progress(decisions, iterations, 1.5), {"entropy": entropy}, met)


def written(folder: Path, *steps: TrainingStep) -> None:
    events = EventFile(folder)
    for each in steps:
        events.add(each)
    events.close()


def read(folder: Path, name: str) -> list[tuple[int, float]]:
    """Return the points of a curve, as TensorBoard's own reader has them."""
    found: Any = EventAccumulator(str(folder))
    found.Reload()
    return [(each.step, each.value) for each in found.Scalars(name)]


def test_tensorboard_reads_what_was_watched_over_decisions(tmp_path: Path) -> None:
    written(tmp_path, step(1, 1.5), step(2, 1.25))
    assert read(tmp_path, "learning/entropy") == [(100, 1.5), (200, 1.25)]
    assert read(tmp_path, "learning/seconds") == [(100, 1.5), (200, 1.5)]
    assert read(tmp_path, "pool/honest/4") == [(100, 2), (200, 2)]


def test_points_that_a_killed_call_wrote_after_its_checkpoint_are_left_out(tmp_path: Path) -> None:
    written(tmp_path, step(1, 1.5), step(2, 1.25), step(3, 1.125))
    written(tmp_path, step(2, 1.75))
    assert read(tmp_path, "learning/entropy") == [(100, 1.5), (200, 1.75)]


def test_a_call_that_learns_nothing_writes_no_file(tmp_path: Path) -> None:
    written(tmp_path)
    assert not [*tmp_path.iterdir()]
