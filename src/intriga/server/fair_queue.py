"""Something scarce is had by turns, so that nobody waits for all that another asks.

Addresses take turns, and among what waits of one address its tables do.
"""

import asyncio
from collections import OrderedDict, deque
from typing import Final, NamedTuple

Line = deque[asyncio.Future[None]]


class Asker(NamedTuple):
    """Somebody on whose behalf something is asked: an address, and a table there."""

    address: str = ""
    table: str = ""


NOBODY: Final = Asker()


class FairQueue:
    """Lets in so many at once; the others wait for their turn."""

    def __init__(self, places: int) -> None:
        self._free = places  # none while anybody waits
        self._waiting: OrderedDict[str, OrderedDict[str, Line]] = OrderedDict()

    async def enter(self, asker: Asker) -> None:
        """Wait for the turn of *asker*; whoever has entered has to leave."""
        if self._free:
            self._free -= 1
            return
        place = asyncio.get_running_loop().create_future()
        tables = self._waiting.setdefault(asker.address, OrderedDict())
        tables.setdefault(asker.table, deque()).append(place)
        try:
            await place
        except asyncio.CancelledError:
            if place.cancelled():
                self._forget(asker, place)
            else:  # it was let in at the same instant
                self.leave()
            raise

    def leave(self) -> None:
        """Make room for the next one."""
        while self._waiting:
            place = self._next()
            if not place.done():
                place.set_result(None)
                return
        self._free += 1

    def _next(self) -> asyncio.Future[None]:
        """Take out who is next; address and table go to the end if more of them wait."""
        address, tables = self._waiting.popitem(last=False)
        table, line = tables.popitem(last=False)
        place = line.popleft()
        if line:
            tables[table] = line
        if tables:
            self._waiting[address] = tables
        return place

    def _forget(self, asker: Asker, place: asyncio.Future[None]) -> None:
        tables = self._waiting.get(asker.address)
        line = tables.get(asker.table) if tables else None
        if not tables or not line or place not in line:  # its turn has come meanwhile
            return
        line.remove(place)
        if not line:
            del tables[asker.table]
        if not tables:
            del self._waiting[asker.address]
