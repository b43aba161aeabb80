"""Garbage collection in small portions, since all tables stand still meanwhile.

Objects that have outlived a collection are set aside (``gc.freeze``), and no later one looks at
them again: a collection of everything would take a quarter of a second with a thousand tables.
They are still freed when nobody refers to them; cycles alone stay, until everything is looked at
while nobody is there.

Python begins a collection once there are so many more objects than at the last one.  At tables new
objects take the places of old ones, and the number stays, while ever more of them are new.  So
what is new is looked at with batches that go to the disk.  Nothing is set aside unseen: requests
that are refused leave cycles, and a flood of them would stay.
"""

import gc
from collections.abc import Generator
from contextlib import contextmanager
from time import perf_counter
from typing import Final, Literal

YOUNG: Final = 2_000  # more objects than at the last collection, at which Python begins the next
FEW: Final = 4  # tables in a batch: what is new there takes a fifth of a millisecond to look at
MANY: Final = 100  # tables in several batches: some 4 ms
SELDOM: Final = 3_600.0  # seconds between two looks at everything


class Garbage:
    """For how many seconds garbage was collected here, and the longest of them at a time."""

    def __init__(self) -> None:
        self.seconds = self.longest = 0.0
        self._began = 0.0
        self._tables = 0  # in batches since the last look
        self._looked_at_all = perf_counter()

    @contextmanager
    def collected_in_portions(self) -> Generator[None]:
        """Set aside all objects of now, and later those that have outlived a collection."""
        before = gc.get_threshold()
        gc.set_threshold(YOUNG)
        gc.callbacks.append(self._note)
        gc.freeze()
        try:
            yield
        finally:
            gc.callbacks.remove(self._note)
            gc.set_threshold(*before)
            gc.unfreeze()

    def tidy(self, tables: int) -> None:
        """Look at what is new as a batch of so many *tables* goes to the disk, or with a later."""
        self._tables += tables
        if tables <= FEW or self._tables >= MANY:
            self._tables = 0
            gc.collect(0)

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
