"""Readiness: whether the store can write, asked at most once a second."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from time import monotonic
from typing import Final

from intriga.store.interface import Store, StoreError

PATIENCE: Final = 5.0  # seconds that the store has to be ready
FRESH: Final = 1.0  # seconds that an answer counts


class Readiness:
    """Asks the store, and shares its answer with callers meanwhile and right after."""

    def __init__(self, store: Store, clock: Callable[[], float] = monotonic) -> None:
        """Ask *store*, by the seconds of *clock*."""
        self._store, self._clock = store, clock
        self._asked: asyncio.Task[bool] | None = None
        self._until = 0.0

    async def is_ready(self) -> bool:
        """Say whether the store could write a second ago, or can now."""
        if self._asked is None or (self._asked.done() and self._clock() >= self._until):
            self._asked = asyncio.create_task(self._ask())
        return await asyncio.shield(self._asked)

    async def _ask(self) -> bool:
        ready = False
        with suppress(StoreError, TimeoutError):
            await asyncio.wait_for(self._store.ready(), PATIENCE)
            ready = True
        self._until = self._clock() + FRESH
        return ready
