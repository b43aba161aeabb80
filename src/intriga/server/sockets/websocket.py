"""One WebSocket: incoming messages go to a listener by callbacks, outgoing ones out at once.

The protocol is that of ``websockets``, which reads without doing input or output; the transport is
handled here.  There is no task, no queue and no object of a framework for a socket: the transport
holds what waits, and a peer that does not read is not read from, either.
``docs/adr/0014-sockets-without-a-framework.md`` has the figures.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Final, Protocol

from typing_extensions import override
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request, Response
from websockets.protocol import Event, State
from websockets.server import ServerProtocol

PING_EVERY: Final = 6.0  # seconds; a peer that says nothing from one to the next is gone
CLOSING: Final = 2.0  # seconds for the end of a socket that is closed
SLICE: Final = 1024  # bytes that are read before anybody asks how many frames they were
LATE: Final = 8  # slices that are read of a peer after our close, among them its own close
FLOOD: Final = "too-fast"
CONTROL: Final = frozenset({Opcode.PING, Opcode.PONG})
MESSAGES: Final = frozenset({Opcode.TEXT, Opcode.BINARY})  # how the first frame of one begins
QUIET: Final = logging.getLogger("intriga.websocket")
QUIET.disabled = True  # a peer's mistakes are no concern of ours


class Listener(Protocol):
    """The listener of a socket."""

    def hear(self, message: bytes) -> None:
        """Take a whole message."""
        ...

    def allows_frame(self) -> bool:
        """Count a frame that ends no message, and say whether it may be taken."""
        ...

    def gone(self) -> None:
        """Learn, once, that nothing more will be heard."""
        ...


def answer_to(request: Request) -> Response:
    """Return the answer to a *request* for a WebSocket: status 101 if it is well formed."""
    return ServerProtocol(logger=QUIET).accept(request)


def rejection(status: int, reason: str) -> Response:
    """Return an answer that grants no WebSocket."""
    return ServerProtocol(logger=QUIET).reject(status, f"{reason}\n")


class WebSocket(asyncio.Protocol):
    """A socket after its opening handshake, whose messages have at most *longest* bytes.

    *ended* tells its server that the connection is lost.
    """

    __slots__ = (
        *("_ended", "_fragments", "_is_heard", "_is_text", "_late", "_loop", "_rules"),
        *("_listener", "_timer", "_transport"),
    )

    def __init__(
        self, transport: asyncio.Transport, longest: int, ended: Callable[["WebSocket"], None]
    ) -> None:
        self._transport, self._ended = transport, ended
        self._rules = ServerProtocol(state=State.OPEN, max_size=longest, logger=QUIET)
        self._loop = asyncio.get_running_loop()
        self._fragments: list[bytes] = []
        self._is_heard, self._is_text, self._late = True, True, 0
        self._listener: Listener | None = None
        self._timer = self._loop.call_later(PING_EVERY, self._ping)

    def begin(self, listener: Listener) -> None:
        """Let *listener* hear what comes from now on."""
        self._listener = listener
        self._transport.set_protocol(self)

    # --- what is sent

    @property
    def waiting(self) -> int:
        """How many bytes wait until the peer takes them."""
        return self._transport.get_write_buffer_size()

    def write(self, data: bytes) -> None:
        """Send a whole frame; to a socket that is closed nothing more is sent."""
        if self._listener is not None and not self._transport.is_closing():
            self._transport.write(data)

    def close(self, code: int, reason: str) -> None:
        """Say goodbye after what was sent, and end when the peer has answered."""
        if self._rules.state is State.OPEN:
            self._rules.send_close(code, reason)
            self._flush()

    def shutdown(self) -> None:
        """Close since the server ends, without waiting for an answer."""
        self.close(CloseCode.SERVICE_RESTART, "restart")
        self._transport.close()

    def _flush(self) -> None:
        """Send what the rules have to say; nothing means that this is the end."""
        for data in self._rules.data_to_send():
            if self._transport.is_closing():
                break
            if data:
                self._transport.write(data)
            else:
                self._transport.write_eof()
        if self._rules.state is not State.OPEN and self._listener is not None:
            self._leave()
            self._timer.cancel()
            self._timer = self._loop.call_later(CLOSING, self._transport.abort)

    # --- what comes

    @override
    def data_received(self, data: bytes) -> None:
        """Take the frames in *data*."""
        self._is_heard = True
        for at in range(0, len(data), SLICE):
            if self._listener is None:
                self._late += 1
            if self._late > LATE:
                return self.stop_reading()
            self._rules.receive_data(data[at : at + SLICE])
            for event in self._rules.events_received():
                self._take(event)
            self._flush()
        return None

    def stop_reading(self) -> None:
        """Ignore further input; output still goes out."""
        self._late = LATE + 1
        if not self._transport.is_closing():
            self._transport.pause_reading()

    def _take(self, event: Event) -> None:
        if not isinstance(event, Frame) or event.opcode is Opcode.CLOSE:
            return
        if event.opcode in MESSAGES:
            self._is_text = event.opcode is Opcode.TEXT
        if self._listener is None:  # it was sent away
            return
        if event.fin and event.opcode not in CONTROL:
            self._hear(self._listener, event)
        elif not self._listener.allows_frame():
            self._refuse(CloseCode.POLICY_VIOLATION, FLOOD)
        elif event.opcode not in CONTROL:
            self._fragments.append(bytes(event.data))

    def _hear(self, listener: Listener, end: Frame) -> None:
        """Give *listener* the message that ends with *end*; text has to be UTF-8."""
        message = bytes(end.data)
        if self._fragments:
            message = b"".join((*self._fragments, message))
            self._fragments.clear()
        if self._is_text and not message.isascii():
            try:
                message.decode()
            except UnicodeDecodeError:
                return self._refuse(CloseCode.INVALID_DATA, "text is UTF-8")
        return listener.hear(message)

    def _refuse(self, code: CloseCode, reason: str) -> None:
        """Close, and look at nothing more that comes."""
        if self._rules.state is State.OPEN:
            self._rules.fail(code, reason)
            self._flush()
            self.stop_reading()

    # --- what the transport says

    @override
    def pause_writing(self) -> None:
        """Read nothing while much waits to be sent."""
        self._transport.pause_reading()

    @override
    def resume_writing(self) -> None:
        is_heard = self._listener is not None and self._late <= LATE
        if is_heard and not self._transport.is_closing():
            self._transport.resume_reading()

    @override
    def connection_lost(self, exc: Exception | None) -> None:
        """Tell the listener and the server."""
        self._timer.cancel()
        self._leave()
        self._ended(self)

    def _leave(self) -> None:
        """Let the listener learn that this is over, after whatever is being done."""
        listener, self._listener = self._listener, None
        if listener is not None:
            self._loop.call_soon(listener.gone)

    def _ping(self) -> None:
        if not self._is_heard:
            return self._transport.abort()
        self._is_heard = False
        self._rules.send_ping(b"")
        self._flush()
        self._timer = self._loop.call_later(PING_EVERY, self._ping)
        return None
