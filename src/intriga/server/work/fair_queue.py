"""A fair queue: people use a scarce resource by turns, so that nobody waits for all of another's.

Networks take turns from the widest on, then the addresses of each, and among what waits of one
address its tables do.
"""

import asyncio
from collections import OrderedDict, deque
from typing import Final, NamedTuple

from intriga.server.limits.buckets import networks

Line = deque[asyncio.Future[None]]
Turns = OrderedDict[str, "Turns | Line"]
"""Those who wait, by turns of the first word of their paths, then of the next."""


class Asker(NamedTuple):
    """Somebody on whose behalf something is asked: an address, and a table there."""

    address: str = ""
    table: str = ""

    @property
    def path(self) -> list[str]:
        """The networks from the widest on, the address, and the table."""
        return [*(network for network, _ in reversed(networks(self.address))), self.table]


NOBODY: Final = Asker()


class FairQueue:
    """Lets in a fixed number at once; the others wait for their turn."""

    def __init__(self, places: int) -> None:
        self._free = places  # none while anybody waits
        self._waiting: Turns = OrderedDict()

    async def enter(self, asker: Asker) -> None:
        """Wait for the turn of *asker*; call :meth:`leave` after having entered."""
        if self._free:
            self._free -= 1
            return
        place = asyncio.get_running_loop().create_future()
        _append(self._waiting, asker.path, place)
        try:
            await place
        except asyncio.CancelledError:
            if place.cancelled():
                _remove(self._waiting, asker.path, place)
            else:  # it was let in at the same instant
                self.leave()
            raise

    def leave(self) -> None:
        """Make room for the next one."""
        while self._waiting:
            place = _pop(self._waiting)
            if not place.done():
                place.set_result(None)
                return
        self._free += 1


def _append(turns: Turns, path: list[str], place: asyncio.Future[None]) -> None:
    first, *rest = path
    if rest:
        inner = turns.setdefault(first, OrderedDict())
        assert isinstance(inner, OrderedDict)  # noqa: S101  no network is called as a table is
        _append(inner, rest, place)
    else:
        line = turns.setdefault(first, deque())
        assert isinstance(line, deque)  # noqa: S101  likewise
        line.append(place)


def _pop(turns: Turns) -> asyncio.Future[None]:
    """Take out who is next; everything on the way to them goes to the end if more wait there."""
    first, inner = turns.popitem(last=False)
    place = inner.popleft() if isinstance(inner, deque) else _pop(inner)
    if inner:
        turns[first] = inner
    return place


def _remove(turns: Turns, path: list[str], place: asyncio.Future[None]) -> None:
    """Forget *place*, whose turn may have come meanwhile."""
    first, *rest = path
    inner = turns.get(first)
    if isinstance(inner, deque):
        if place in inner:
            inner.remove(place)
    elif inner is not None:
        _remove(inner, rest, place)
    if first in turns and not inner:
        del turns[first]
