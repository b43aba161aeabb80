"""A relay of TCP connections that can fail: it stalls, swallows, and cuts in the middle."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final, cast

HOST: Final = "127.0.0.1"
Connect = Callable[[Callable[[], asyncio.BaseProtocol]], Awaitable[tuple[Any, Any]]]


class RelayEnd(asyncio.Protocol):
    """One of the two ends of a connection."""

    def __init__(self, relay: "Relay") -> None:
        """Belong to *relay*."""
        self._relay = relay
        self.other: RelayEnd | None = None
        self.transport: asyncio.Transport | None = None
        self.early: list[bytes] = []  # what came before there was another end
        self.breaks = False  # with the next bytes

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin."""
        self.transport = cast("asyncio.Transport", transport)
        self._relay.ends.add(self)
        if self._relay.stands:
            self.transport.pause_reading()

    def data_received(self, data: bytes) -> None:
        """Hand *data* on, unless the relay fails."""
        if self._relay.swallows:
            return
        if self.other is None or self.other.transport is None:
            self.early.append(data)
        elif self.breaks:
            self.other.transport.write(data[: len(data) // 2])
            self.other.transport.close()
            self.leave()
        else:
            self.other.transport.write(data)

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002  as asyncio calls it
        """Close the other end too."""
        self._relay.ends.discard(self)
        if self.other is not None and self.other.transport is not None:
            self.other.transport.close()

    def join(self, other: "RelayEnd") -> None:
        """Hand on to *other* what comes, and what has come."""
        self.other, other.other = other, self
        for end in (self, other):
            early, end.early = end.early, []
            for data in early:
                end.data_received(data)

    def leave(self) -> None:
        """Close at once."""
        if self.transport is not None:
            self.transport.abort()


class Relay:
    """Listens at ``port`` of this machine, and connects whoever comes by calling *connect*."""

    def __init__(self, connect: Connect, port: int = 0) -> None:
        """Relay to what *connect* connects a protocol to; without a *port*, any is taken."""
        self._connect, self.port = connect, port
        self._server: asyncio.Server | None = None
        self._joining: set[asyncio.Task[None]] = set()
        self.ends: set[RelayEnd] = set()
        self.stands = self.swallows = False

    async def open(self) -> None:
        """Listen."""
        loop = asyncio.get_running_loop()
        self._server = await loop.create_server(self._take, HOST, self.port)
        self.port = int(self._server.sockets[0].getsockname()[1])

    def close(self) -> None:
        """Listen no more, and leave all connections."""
        if self._server is not None:
            self._server.close()
        for task in self._joining:
            task.cancel()
        self.cut_now()

    def _take(self) -> RelayEnd:
        end = RelayEnd(self)
        task = asyncio.ensure_future(self._join(end))
        self._joining.add(task)
        task.add_done_callback(self._joining.discard)
        return end

    async def _join(self, end: RelayEnd) -> None:
        try:
            _, other = await self._connect(lambda: RelayEnd(self))
        except OSError:
            end.leave()
        else:
            end.join(other)

    # --- how it fails

    def stall(self) -> None:
        """Hand nothing on, and take nothing, until it goes on."""
        self.stands = True
        for end in self.ends:
            if end.transport is not None and not end.transport.is_closing():
                end.transport.pause_reading()

    def go_on(self) -> None:
        """Hand on what has waited; connections whose bytes were swallowed are cut."""
        if self.swallows:
            self.swallows = False
            self.cut_now()
        self.stands = False
        for end in self.ends:
            if end.transport is not None and not end.transport.is_closing():
                end.transport.resume_reading()

    def swallow(self) -> None:
        """Take what comes, and hand nothing on."""
        self.swallows = True

    def cut(self) -> None:
        """Cut each connection in the middle of what comes next on it."""
        for end in self.ends:
            end.breaks = True

    def cut_now(self) -> None:
        """Cut all connections where they are."""
        for end in list(self.ends):
            end.leave()


def to_port(port: int) -> Connect:
    """Return what connects to *port* of this machine."""
    return lambda make: asyncio.get_running_loop().create_connection(make, HOST, port)


def to_socket(path: str) -> Connect:
    """Return what connects to the socket at *path*."""
    return lambda make: asyncio.get_running_loop().create_unix_connection(make, path)
