"""Those who watch a table: the steps that come within a moment go out to them together.

A step goes out at once where none has just gone out; those of the next moment wait for its end,
and are one write to each socket, since nobody can follow so fast.
"""

import asyncio
from collections.abc import Sequence
from typing import Final

from intriga.server.tables.connection import Connection

MOMENT: Final = 0.05  # seconds


def send_at_once(connections: Sequence[Connection], data: bytes) -> None:
    """Send a whole frame to each of *connections*."""
    for connection in connections:
        connection.send(data)


class Gallery:
    """Sends frames to the connections that watch a table."""

    def __init__(self) -> None:
        """Begin in a moment of which nothing is known."""
        self._groups: list[Sequence[Connection]] = []  # that wait for its end
        self._timer: asyncio.TimerHandle | None = None

    def send(self, connections: Sequence[Connection], data: bytes) -> None:
        """Send a whole frame to *connections* within a moment, and before what comes later."""
        if self._timer is None:
            send_at_once(connections, data)
            self._wait()
            return
        for connection in connections:
            connection.hold(data)
        if not self._groups or self._groups[-1] != connections:
            self._groups.append(connections)

    def _wait(self) -> None:
        self._timer = asyncio.get_running_loop().call_later(MOMENT, self._end_moment)

    def _end_moment(self) -> None:
        """Send what has waited; most connections have waited with the same."""
        self._timer = None
        groups, self._groups = self._groups, []
        last, joined = list[bytes](), b""
        for group in groups:
            for connection in group:
                held = connection.take_held()
                if held and held != last:
                    last, joined = held, b"".join(held)
                if held:
                    connection.send(joined)
        if groups:
            self._wait()
