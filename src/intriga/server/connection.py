"""One socket as a table sees it: a bounded queue of messages, and what it has got."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec

from intriga.server.protocol import Bye
from intriga.server.server_settings import Limits
from intriga.service.scene import Received
from intriga.service.session import Person

Send = Callable[[Any], Awaitable[None]]
AGAIN: Final = 1012  # close codes: the service restarts, or all is said
DONE: Final = 1000
SLOW: Final = "slow"
ENCODER: Final = msgspec.json.Encoder()


class Connection:
    """Messages to one socket, in order; ``since`` is what it has of log and talk.

    A client that takes nothing is disconnected as soon as the queue is full: whoever comes back
    gets what was missed.
    """

    def __init__(self, send: Send, who: Person, since: Received, limits: Limits) -> None:
        """Write with *send* to *who*."""
        self.who, self.since = who, since
        self._send, self._limits = send, limits
        self._queue: deque[bytes] = deque()
        self._some = asyncio.Event()
        self._number = 0
        self.farewell: Bye | None = None
        self.writing = asyncio.create_task(self._write())

    def put(self, message: msgspec.Struct) -> None:
        """Let *message* follow those that wait."""
        self.put_bytes(ENCODER.encode(message))

    def put_scene(self, scene: bytes, seen: Received) -> None:
        """Let an update follow, *scene* in JSON, after which the socket has *seen* so much."""
        self._number += 1
        self.put_bytes(b'{"type":"update","number":%d,"scene":%b}' % (self._number, scene))
        self.since = seen

    def put_bytes(self, message: bytes) -> None:
        """Let *message* follow, which is a whole message in JSON."""
        if self.farewell is not None:
            return
        if len(self._queue) >= self._limits.queue:
            self._queue.clear()
            self.hang_up(SLOW, again=True)
            return
        self._queue.append(message)
        self._some.set()

    def hang_up(self, reason: str, *, again: bool) -> None:
        """Close the socket after what waits, saying whether to come back."""
        if self.farewell is None:
            self.farewell = Bye(reason, again)
            self._some.set()
            loop = asyncio.get_running_loop()
            loop.call_later(self._limits.farewell, self.writing.cancel)

    @property
    def slow(self) -> bool:
        """Whether it was hung up on because it took nothing."""
        return self.farewell is not None and self.farewell.reason == SLOW

    async def _write(self) -> None:
        while self.farewell is None:
            await self._some.wait()
            self._some.clear()
            await self._flush()
        await self._close(self.farewell)

    async def _flush(self) -> None:
        while self._queue:
            text = self._queue.popleft().decode()
            await self._send({"type": "websocket.send", "text": text})

    async def _close(self, farewell: Bye) -> None:
        await self._flush()
        text = ENCODER.encode(farewell).decode()
        await self._send({"type": "websocket.send", "text": text})
        code = AGAIN if farewell.again else DONE
        await self._send({"type": "websocket.close", "code": code, "reason": farewell.reason})
