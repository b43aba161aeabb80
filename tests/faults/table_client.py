"""A client of the table server that takes little time: its socket, its HTTP, what it reads.

It is written out here because a general one would take more time than the server.
"""

import asyncio
import os
import struct
from base64 import b64encode
from collections.abc import Callable, Sequence
from http.client import HTTPConnection
from typing import Final, cast

import msgspec
from msgspec import Struct

from intriga.server.wire.bodies import NewProgram, Opened, ProgramToken
from intriga.server.wire.messages import FromClient
from intriga.service.commands import NewTable
from intriga.service.table_settings import Settings

HOST: Final = "127.0.0.1"
SEATS: Final = 4
PATIENCE: Final = Settings(turn=0, reaction=0, pace="none")  # nobody is hurried, nobody waits
_ENCODER: Final = msgspec.json.Encoder()


# ------------------------------------------------------------------- what is read of a message


class Offered(Struct):
    """An answer that is open."""

    words: str


class Question(Struct):
    """The question on the table."""

    step: int
    reaction: bool


class Game(Struct):
    """A game."""

    number: int
    window: Question | None
    offers: list[Offered]
    answer: str | None


class Place(Struct):
    """A chair."""

    kind: str
    ready: bool
    host: bool


class Sight(Struct):
    """A scene."""

    phase: str
    chairs: list[Place]
    you: int | None
    deal: Game | None


class Own(Struct):
    """The question to one seat alone."""

    offers: list[Offered]


class Message(Struct):
    """Any message of the server: ``own`` and ``window`` are of a step, ``chairs`` of a table.

    ``at`` is of a farewell: where else the table is.
    """

    type: str
    scene: Sight | None = None
    window: Question | None = None
    own: Own | None = None
    chairs: list[Place] | None = None
    phase: str | None = None
    step: int | None = None
    id: int | None = None
    reason: str = ""
    at: str = ""


def after(sight: Sight | None, message: Message) -> Sight | None:
    """Return what is to be seen after *message*, None if nothing else is than before."""
    if message.scene is not None or sight is None:
        return message.scene
    if message.type == "step" and sight.deal is not None:
        sight.deal.window = message.window
        sight.deal.offers = message.own.offers if message.own else []
        sight.deal.answer = None
        return sight
    if message.type == "table":
        sight.chairs = sight.chairs if message.chairs is None else message.chairs
        sight.phase = message.phase or sight.phase
        return sight
    return None


DECODER: Final = msgspec.json.Decoder(Message)


# ------------------------------------------------------------------- the connection


def upgrade(table: str, address: str, more: str = "") -> bytes:
    """Return what asks for the socket of *table* as a proxy for *address*, with *more* headers."""
    key = b64encode(os.urandom(16)).decode()
    return (
        f"GET /ws/tables/{table} HTTP/1.1\r\nHost: {HOST}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
        f"X-Forwarded-For: {address}\r\n{more}\r\n"
    ).encode()


class Socket(asyncio.Protocol):
    """A WebSocket client for text messages that are not compressed."""

    def __init__(
        self, table: str, token: str, hear: Callable[[bytes], None], address: str = HOST
    ) -> None:
        """Prepare to tell *hear* what comes from *table*, as if asked for from *address*."""
        self._request = upgrade(table, address, f"Authorization: Bearer {token}\r\n")
        self._hear = hear
        self._buffer = bytearray()
        self._transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the upgrade."""
        self._transport = cast("asyncio.Transport", transport)  # what create_connection makes
        self._transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        """Tell whoever waits."""
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionError("closed before the upgrade"))
        self.closed.set_result(None)

    def data_received(self, data: bytes) -> None:
        """Cut what came into frames."""
        self._buffer += data
        if not self.opened.done() and not self._upgrade():
            return
        while self._frame():
            pass

    def _upgrade(self) -> bool:
        head, end, rest = bytes(self._buffer).partition(b"\r\n\r\n")
        if not end:
            return False
        if b" 101 " not in head.split(b"\r\n", 1)[0]:
            self.opened.set_exception(ConnectionError(f"no upgrade: {head[:80]!r}"))
            return False
        self._buffer = bytearray(rest)
        self.opened.set_result(None)
        return True

    def _frame(self) -> bool:
        """Take one frame from the buffer, if it is whole."""
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        size, begin = buffer[1], 2  # a server does not mask
        if size >= 126:
            begin = 4 if size == 126 else 10
            if len(buffer) < begin:
                return False
            size = int.from_bytes(buffer[2:begin], "big")
        if len(buffer) < begin + size:
            return False
        kind, body = buffer[0] & 15, bytes(buffer[begin : begin + size])
        del buffer[: begin + size]
        if kind == 1:
            self._hear(body)
        elif kind == 9:
            self._send(10, body)
        return True

    def _send(self, kind: int, body: bytes) -> None:
        size = len(body)
        head = bytes([128 | kind, 128 | size]) if size < 126 else b""
        head = head or struct.pack("!BBH", 128 | kind, 128 | 126, size)
        if self._transport:
            self._transport.write(head + bytes(4) + body)  # masked with zeros: nothing to mask

    def send(self, message: FromClient) -> None:
        """Send *message*."""
        self.write_text(_ENCODER.encode(message))

    def write_text(self, text: bytes) -> None:
        """Send *text* as it is."""
        self._send(1, text)


# ------------------------------------------------------------------- over HTTP


class Http:
    """The requests over HTTP before the play."""

    def __init__(self, port: int, address: str = HOST) -> None:
        """Talk to the server at *port* as a proxy for *address*."""
        self._connection = HTTPConnection(HOST, port, timeout=30)
        self._address = address

    def token(self, name: str) -> str:
        """Return the token of a new program."""
        body = self._post("/api/programs", NewProgram(name), {})
        return msgspec.json.decode(body, type=ProgramToken).token

    def table(
        self,
        name: str,
        token: str,
        *,
        listed: bool,
        chairs: int = SEATS,
        bots: Sequence[str] = (),
        settings: Settings = PATIENCE,
    ) -> Opened:
        """Return a new table for Coup whose host bears *token*, where *bots* sit already."""
        settings = msgspec.structs.replace(settings, listed=listed)
        wanted = NewTable(
            *("coup", name, "coup-br"), chairs=chairs, settings=settings, bots=[*bots]
        )
        bearer = {"Authorization": f"Bearer {token}"}
        return msgspec.json.decode(self._post("/api/tables", wanted, bearer), type=Opened)

    def close(self) -> None:
        """Ask nothing more."""
        self._connection.close()

    def _post(self, path: str, body: Struct, headers: dict[str, str]) -> bytes:
        headers = {"X-Forwarded-For": self._address, **headers}
        headers |= {"Content-Type": "application/json"}
        self._connection.request("POST", path, _ENCODER.encode(body), headers)
        answer = self._connection.getresponse()
        text = answer.read()
        if answer.status >= 300:
            raise ConnectionError(f"{path} answered {answer.status}: {text[:300]!r}")
        return text
