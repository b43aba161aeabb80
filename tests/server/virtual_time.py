"""An event loop whose time is that of its timers: it goes on at once to the next of them."""

import asyncio
import selectors
from collections.abc import Sequence
from typing import cast

from typing_extensions import override

from intriga.server.tables.context import PER_SECOND, Clock
from intriga.store.interface import Addition, FinishedGame, IndexEntry, Store


class _Time(selectors.SelectSelector):
    """Waits for nothing: whoever would wait has waited."""

    now = 0.0

    @override
    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        self.now += timeout or 0
        return super().select(0)


class VirtualLoop(asyncio.SelectorEventLoop):
    """A loop in which an hour is over as soon as nothing is left to do in it."""

    def __init__(self) -> None:
        """Begin at no time."""
        self._time = _Time()
        super().__init__(self._time)

    @override
    def time(self) -> float:
        return self._time.now


class LoopClock(Clock):
    """The time of a loop, as tables count it."""

    def __init__(self, loop: VirtualLoop) -> None:
        super().__init__()
        self._loop = loop

    @override
    def __call__(self) -> int:
        """Return what time it is; a timer that is due rings at its millisecond, not before."""
        return int(self._loop.time() * PER_SECOND + 1e-3)


class _Forgetful:
    """A store for tables in memory, that answers at once and keeps nothing."""

    async def tables(self, **_: object) -> list[IndexEntry]:
        return []

    async def commit(self, additions: Sequence[Addition]) -> list[None]:
        return [None] * len(additions)

    def owns(self, _table: str) -> bool:
        return True

    async def share(self, _report: object) -> None:
        """Say that there are no others."""

    async def game(self, _game: str) -> FinishedGame | None:
        return None

    async def leave(self) -> None:
        """Do nothing."""


def forgetful_store() -> Store:
    """Return a store for tables that stay in memory."""
    return cast("Store", _Forgetful())
