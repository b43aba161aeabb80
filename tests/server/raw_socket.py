"""Frames of sockets as bytes, for tests that look at what is sent or send what no client would."""

import json
import re
import socket
from base64 import b64encode
from collections.abc import Iterable, Mapping
from types import TracebackType
from typing import Any, NamedTuple, Self

from intriga.server.wire.messages import PROTOCOL
from tests.server.playing import PATIENCE, Browser

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
MASK = b"\x17\x2a\x00\xff"


def text_of(frame: bytes) -> str:
    """Return the text of one whole frame of a server."""
    (text,) = texts_of(frame)
    return text


def texts_of(frames: bytes) -> list[str]:
    """Return the texts of whole frames of a server."""
    texts: list[str] = []
    while frames:
        length, begin = frames[1], 2
        if length >= 126:
            begin = 4 if length == 126 else 10
            length = int.from_bytes(frames[2:begin])
        assert frames[0] == 0x81
        assert len(frames) >= begin + length
        texts.append(frames[begin : begin + length].decode())
        frames = frames[begin + length :]
    return texts


def masked(
    kind: int, payload: bytes = b"", *, fin: bool = True, length: int | None = None, rsv: int = 0
) -> bytes:
    """Return a frame of a client; *length* is what it says of itself, in as few bytes as it can."""
    said = len(payload) if length is None else length
    head = bytes((fin << 7 | rsv << 4 | kind,))
    if said < 126:
        head += bytes((0x80 | said,))
    elif said < 1 << 16:
        head += b"\xfe" + said.to_bytes(2)
    else:
        head += b"\xff" + said.to_bytes(8)
    return head + MASK + bytes(byte ^ MASK[at % 4] for at, byte in enumerate(payload))


class Frame(NamedTuple):
    """A frame from a server."""

    kind: int
    payload: bytes

    @property
    def code(self) -> int:
        """Why the socket was closed, 1005 where nothing was said."""
        assert self.kind == CLOSE, self
        return int.from_bytes(self.payload[:2]) if self.payload else 1005


class RawSocket:
    """A connection to a server, of bytes."""

    def __init__(self, browser: Browser, source: str = "", *, narrow: bool = False) -> None:
        """Connect from the address *source*; take few bytes at once if it is to be *narrow*."""
        host, port = browser.host.split(":")
        self.browser = browser
        self.socket = socket.socket()
        self.socket.settimeout(PATIENCE)
        if narrow:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1)
        self.socket.bind((source, 0))
        self.socket.connect((host, int(port)))
        self._data = b""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.socket.close()

    # --- HTTP

    def send(self, data: bytes) -> None:
        self.socket.sendall(data)

    def ask(
        self, path: str, heads: Mapping[str, str], method: str = "GET", body: bytes = b""
    ) -> int:
        """Ask for *path*, and return the status of the answer."""
        lines = [f"{method} {path} HTTP/1.1", f"Host: {self.browser.host}"]
        lines += [f"{name}: {text}" for name, text in heads.items()]
        self.send("\r\n".join([*lines, "", ""]).encode("latin-1") + body)
        return self.status()

    def status(self) -> int:
        """Return the status of the next answer, 0 if the connection ends instead."""
        while b"\r\n\r\n" not in self._data:
            more = self._receive()
            if not more:
                return 0
        head, _, self._data = self._data.partition(b"\r\n\r\n")
        length = re.search(rb"content-length: (\d+)", head, re.IGNORECASE)
        if length is not None:
            self._take(int(length[1]))
        return int(head.split()[1])

    def is_closed(self) -> bool:
        """Wait until the server closes, and say that it did; what it says before is dropped."""
        while self._receive():
            self._data = b""
        return True

    def _receive(self) -> bytes:
        try:
            more = self.socket.recv(65536)
        except ConnectionError:
            return b""
        self._data += more
        return more

    # --- a WebSocket

    def upgrade(self, table: str, **changed: str) -> int:
        """Ask for the socket of *table*, and return the status of the answer."""
        heads = {
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": b64encode(bytes(16)).decode(),
            **self.browser.headers,
            **{name.replace("_", "-"): text for name, text in changed.items()},
        }
        return self.ask(f"/ws/tables/{table}", {name: text for name, text in heads.items() if text})

    def visit(self, table: str) -> Self:
        """Open the socket of *table*, say hello, and hear the first scene."""
        assert self.upgrade(table) == 101
        self.tell({"type": "hello", "protocol": PROTOCOL})
        assert self.heard()["type"] == "update"
        return self

    def tell(self, message: object) -> None:
        self.send(masked(TEXT, json.dumps(message).encode()))

    def frame(self) -> Frame:
        """Return the next frame."""
        first, length = self._take(2)
        if length >= 126:
            length = int.from_bytes(self._take(2 if length == 126 else 8))
        return Frame(first & 15, self._take(length))

    def heard(self) -> Any:  # noqa: ANN401
        """Return the next message."""
        frame = self.frame()
        assert frame.kind == TEXT, frame
        return json.loads(frame.payload)

    def closed(self) -> int:
        """Return the code with which the server closes, whatever it says before."""
        return next(frame.code for frame in self.frames() if frame.kind == CLOSE)

    def frames(self) -> Iterable[Frame]:
        """Yield what comes until the end."""
        while True:
            try:
                yield self.frame()
            except EOFError:
                return

    def _take(self, count: int) -> bytes:
        while len(self._data) < count:
            if not self._receive():
                raise EOFError
        taken, self._data = self._data[:count], self._data[count:]
        return taken
