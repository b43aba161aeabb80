"""Garbage collection in small portions, since all tables stand still meanwhile.

Objects that have outlived a collection are set aside (``gc.freeze``), and no later one looks at
them again: a collection of everything would take a quarter of a second with a thousand tables.
They are still freed when nobody refers to them; cycles alone stay, until everything is looked at
while nobody is there.

Python begins a collection once there are so many more objects than at the last one.  At tables new
objects take the places of old ones, and the number stays, while ever more of them are new.  So
what is new is looked at with every batch that goes to the disk, or set aside unseen where many
wait: tables leave no cycles, and the little that others leave then is found later.
"""

import gc
from collections.abc import Generator
from contextlib import contextmanager
from time import perf_counter
from typing import Final, Literal

YOUNG: Final = 2_000  # more objects than at the last collection, at which Python begins the next
FEW: Final = 4  # tables in a batch: what is new there takes a fifth of a millisecond to look at
SELDOM: Final = 3_600.0  # seconds between two looks at everything


class Garbage:
    """For how many seconds garbage was collected here, and the longest of them at a time."""

    def __init__(self) -> None:
        self.seconds = self.longest = 0.0
        self._began = 0.0
        self._is_on = False
        self._looked_at_all = perf_counter()

    @contextmanager
    def collected_in_portions(self) -> Generator[None]:
        """Set aside all objects of now, and later those that have outlived a collection."""
        before = gc.get_threshold()
        gc.set_threshold(YOUNG)
        gc.callbacks.append(self._note)
        gc.freeze()
        self._is_on = True
        try:
            yield
        finally:
            self._is_on = False
            gc.callbacks.remove(self._note)
            gc.set_threshold(*before)
            gc.unfreeze()

    def tidy(self, tables: int) -> None:
        """Set aside what is new, now that so many *tables* go to the disk; look at it if few do."""
        if tables <= FEW:
            gc.collect(0)
        elif self._is_on:
            gc.freeze()

    def look_at_all(self) -> None:
        """Collect everything, which takes long, if that was not done within the hour."""
        if perf_counter() - self._looked_at_all > SELDOM:
            self._looked_at_all = perf_counter()
            gc.unfreeze()
            gc.collect()

    def _note(self, phase: Literal["start", "stop"], _: dict[str, int]) -> None:
        if phase == "start":
            self._began = perf_counter()
            return
        gc.freeze()  # only what was just found to be in use is there to be set aside
        taken = perf_counter() - self._began
        self.seconds += taken
        self.longest = max(self.longest, taken)
