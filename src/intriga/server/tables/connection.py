"""One socket as a table sees it: its messages go out at once, in order."""

import asyncio
from collections import deque
from typing import Final, Protocol

import msgspec
from msgspec import UNSET
from websockets.frames import Opcode

from intriga.core.message import Message
from intriga.server.settings import Limits
from intriga.server.wire.messages import Accepted, Bye, CommandRefused, Delayed
from intriga.server.wire.problems import ServerRefusal
from intriga.service.scenes.scene import Received
from intriga.service.session import Person

STEP: Final = 512  # bytes of padding end here, or at a multiple
TEXT: Final = 0x80 | Opcode.TEXT  # the first byte of a whole message
TWO_BYTES, EIGHT_BYTES = 126, 127  # lengths that say how many bytes of length follow


def frame(message: bytes) -> bytes:
    """Return *message*, which is JSON, as one frame that may be sent to any number of sockets.

    Its text is padded to a multiple of 512 bytes.  Parts that only one may see have left room
    for themselves (:mod:`intriga.service.scenes.scene`).
    """
    return encode_text(message.ljust(-(-len(message) // STEP) * STEP))


def encode_text(text: bytes) -> bytes:
    """Return *text* as one frame of a server, which is not masked."""
    length = len(text)
    if length < TWO_BYTES:
        return bytes((TEXT, length)) + text
    if length < 1 << 16:
        return bytes((TEXT, TWO_BYTES)) + length.to_bytes(2) + text
    return bytes((TEXT, EIGHT_BYTES)) + length.to_bytes(8) + text


AGAIN: Final = 1012  # close codes: the service restarts, or all is said
DONE: Final = 1000
SLOW: Final = "slow"
ENCODER: Final = msgspec.json.Encoder()


class Line(Protocol):
    """The sink of a connection's frames."""

    @property
    def waiting(self) -> int:
        """How many bytes wait until the peer takes them."""
        ...

    def write(self, data: bytes, /) -> None:
        """Send a whole frame."""
        ...

    def close(self, code: int, reason: str, /) -> None:
        """Close after what was sent."""
        ...


class Connection:
    """Messages to one socket, in order; ``since`` says which lines of log and talk it has.

    ``address`` is the one that counts as its person's, ``device`` the one that its cookie names.

    A client that takes nothing is disconnected as soon as too many bytes wait for it; when it
    comes back, it gets what it missed.  One that only watches may be shown the table late.
    """

    __slots__ = (
        "_delay",
        "_held",
        "_late",
        "_late_bytes",
        "_limits",
        "_line",
        "_live",
        "_over",
        "_owed",
        "_timer",
        "address",
        "device",
        "farewell",
        "permissions",
        "received",
        "since",
        "who",
        "whole",
    )

    def __init__(self, line: Line, who: Person, since: Received, limits: Limits) -> None:
        self.who, self.since, self.address, self.device = who, since, "", ""
        self._line, self._limits = line, limits
        self.whole = False  # it wants whole scenes, never steps
        self.permissions = b""  # as it was last sent them
        self._held: list[bytes] = []  # frames that may wait a little for others
        self._delay = 0  # seconds by which it is shown the table late
        self._late = deque[tuple[float, bytes]]()  # frames, each with when it may be sent
        self._late_bytes = 0
        self._timer: asyncio.TimerHandle | None = None  # until the first of these
        self._live: asyncio.TimerHandle | None = None  # until nothing is late any more
        self._owed = 0  # receipts of commands that are under way
        self.received = 0  # the command of its person that a message said was carried out
        self._over = False  # the farewell is said
        self.farewell: Bye | None = None

    def put(self, message: msgspec.Struct) -> None:
        """Send *message*, which is never late."""
        data = frame(ENCODER.encode(message))
        if self._delay:
            self._write(data)
        else:
            self.send(data)

    def send(self, data: bytes) -> None:
        """Send a whole frame, as :func:`intriga.server.tables.connection.frame` makes it.

        It waits where the table is shown late.
        """
        if self._held:
            data = b"".join((*self.take_held(), data))
        if self._delay:
            self._wait(data)
        else:
            self._write(data)

    def _write(self, data: bytes) -> None:
        if self._over:
            return
        if self._line.waiting > self._limits.waiting:
            self._drop()
        else:
            self._line.write(data)

    def _drop(self) -> None:
        """Hang up on a client for which too much waits."""
        self.farewell = Bye(SLOW, again=True)
        self._part(self.farewell)

    def hold(self, data: bytes) -> None:
        """Keep a whole frame until others are sent, or are taken with it."""
        self._held.append(data)

    def take_held(self) -> list[bytes]:
        """Return the frames that were held, which are to be sent now."""
        held, self._held = self._held, []
        return held

    # --- shown late

    @property
    def is_late(self) -> bool:
        """Whether it is shown the table late."""
        return self._delay > 0

    def delay(self, seconds: int) -> None:
        """Show the table *seconds* late from now on; 0: at once, with all that has waited."""
        if self._live is not None:
            self._live.cancel()
            self._live = None
        if seconds == self._delay:
            return
        self._delay = seconds
        if not seconds and self._late:
            frames = [data for _, data in self._late]
            self._forget_late()
            self._line.write(b"".join(frames))
        self.put(Delayed(seconds))

    def end_delay(self) -> None:
        """Show the table late until all that has happened so far is told, and then at once."""
        if self._delay and self._live is None:
            loop = asyncio.get_running_loop()
            self._live = loop.call_later(self._delay, self.delay, 0)

    def _wait(self, data: bytes) -> None:
        """Send a whole frame late, and after all that waits already."""
        if self._over:
            return
        due = asyncio.get_running_loop().time() + self._delay
        if self._late:
            due = max(due, self._late[-1][0])
        self._late.append((due, data))
        self._late_bytes += len(data)
        if self._late_bytes > self._limits.late * max(1, self._delay // 60):
            self._drop()
        else:
            self._set_timer()

    def _set_timer(self) -> None:
        if self._timer is None and self._late:
            self._timer = asyncio.get_running_loop().call_at(self._late[0][0], self._ring)

    def _ring(self) -> None:
        self._timer = None
        first, _ = self._late[0]  # for which it was set; a timer may ring a little early
        until = max(first, asyncio.get_running_loop().time())
        while self._late and self._late[0][0] <= until:
            _, data = self._late.popleft()
            self._late_bytes -= len(data)
            self._write(data)
        self._set_timer()

    def _forget_late(self) -> None:
        """Drop what waits: it would be shown too early, or to nobody."""
        self._late.clear()
        self._late_bytes = 0
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    # --- the end

    def hang_up(
        self, reason: str, *, again: bool, at: str | None = None, told: Message | None = None
    ) -> None:
        """Close the socket, saying whether to come back, and *at* which address.

        *told* is the sentence for people, if there is a special one.

        The answers to commands under way are sent first, if that does not take long.
        """
        if self.farewell is not None:
            return
        self.farewell = Bye(reason, again, at=at or UNSET, told=told or UNSET)
        if self._owed:
            loop = asyncio.get_running_loop()
            loop.call_later(self._limits.farewell, self._part, self.farewell)
        else:
            self._part(self.farewell)

    def revoke(self) -> None:
        """Close the socket, since the identity of its person was ended, or its device struck off.

        A browser may come back: it gets another.
        """
        self.hang_up(ServerRefusal.BAD_TOKEN.value, again=not self.who.program)

    def owe(self) -> None:
        """Remember that a command is under way, whose receipt is to come."""
        self._owed += 1

    def settle(self, receipt: Accepted | CommandRefused) -> None:
        """Send the *receipt* of a command that was under way, unless a message was one already."""
        if not (isinstance(receipt, Accepted) and receipt.id and receipt.id == self.received):
            self.put(receipt)
        self.received = 0
        self._owed -= 1
        if self.farewell is not None and not self._owed:
            self._part(self.farewell)

    @property
    def slow(self) -> bool:
        """Whether it was hung up on because it took nothing."""
        return self.farewell is not None and self.farewell.reason == SLOW

    def _part(self, farewell: Bye) -> None:
        if not self._over:
            self._over = True
            held = [] if self._delay else self.take_held()
            self._forget_late()
            if self._live is not None:
                self._live.cancel()
            self._line.write(b"".join((*held, frame(ENCODER.encode(farewell)))))
            self._line.close(AGAIN if farewell.again else DONE, farewell.reason)
