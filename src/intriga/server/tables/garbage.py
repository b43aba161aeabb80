"""Garbage collection in small portions, since all tables stand still meanwhile.

Whatever has outlived two collections is set aside (``gc.freeze``), and no later one looks at it
again: a collection of everything would take a quarter of a second with a thousand tables.  What is
set aside is still freed when nobody refers to it; cycles alone stay, until everything is
looked at while nobody is there.
"""

import gc
from collections.abc import Generator
from contextlib import contextmanager
from time import perf_counter
from typing import Final, Literal

YOUNG: Final = 2_000  # new objects after which the youngest are looked at: a fifth of a millisecond
ROUNDS: Final = 5  # such looks after which those that are left are looked at once more
SELDOM: Final = 3_600.0  # seconds between two looks at everything


class Garbage:
    """How often garbage was collected here, and for how many seconds."""

    def __init__(self) -> None:
        self.seconds = self.longest = 0.0
        self._began = 0.0
        self._looked_at_all = perf_counter()

    @contextmanager
    def collected_in_portions(self) -> Generator[None]:
        """Set aside all that there is now, and what will have outlived two collections."""
        before = gc.get_threshold()
        gc.set_threshold(YOUNG, ROUNDS)
        gc.callbacks.append(self._note)
        gc.freeze()
        try:
            yield
        finally:
            gc.callbacks.remove(self._note)
            gc.set_threshold(*before)
            gc.unfreeze()

    def look_at_all(self) -> None:
        """Collect everything, which takes long, if that was not done within the hour."""
        if perf_counter() - self._looked_at_all > SELDOM:
            self._looked_at_all = perf_counter()
            gc.unfreeze()
            gc.collect()

    def _note(self, phase: Literal["start", "stop"], info: dict[str, int]) -> None:
        if phase == "start":
            self._began = perf_counter()
            return
        if info["generation"]:
            gc.freeze()  # only what was just found to be in use is there to be set aside
        taken = perf_counter() - self._began
        self.seconds += taken
        self.longest = max(self.longest, taken)
