"""Event files of TensorBoard: what is watched in each iteration, over decisions."""

import os
from pathlib import Path
from typing import Any

from tensorboardX import SummaryWriter

from intriga.lab.learning.training import TrainingStep


class EventFile:
    """A file of events in the folder of a run, for one call."""

    def __init__(self, folder: Path) -> None:
        """Write into *folder*, in which other calls may have written."""
        self._folder = str(folder)
        self._writer: Any = None

    def add(self, step: TrainingStep) -> None:
        """Add what was watched in an iteration, and its evaluations.

        The file says that points of a killed call from its own first one on are to be left out.
        """
        place = int(step.progress.decisions)
        self._writer = self._writer or SummaryWriter(
            self._folder,
            purge_step=place,
            filename_suffix=f".{os.getpid()}.{place}",  # calls within a second are told apart
        )
        for name, value in step.watched.items():
            self._writer.add_scalar(f"learning/{name}", value, place)
        self._writer.add_scalar("learning/seconds", step.progress.seconds, place)
        for each in step.evaluations:
            name = f"pool/{each.opponent}/{each.players}"
            self._writer.add_scalar(name, each.share / each.equal, place)
        self._writer.flush()

    def close(self) -> None:
        """End the file."""
        if self._writer is not None:
            self._writer.close()
