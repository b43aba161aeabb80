"""The lines of floods: connections that are opened again and again, and their bytes.

Requests from many addresses name theirs as a proxy would, in ``X-Forwarded-For``.
"""

import asyncio
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from itertools import count
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import Struct, field

from intriga.server.wire.messages import PROTOCOL, FromClient, Hello
from tests.faults.table_client import HOST, Http, upgrade

BLOCK: Final = 500  # frames that are sent at once
LINES: Final = 8  # connections of most floods
LONG: Final = 126  # bytes of a frame, from which on its length stands in two more
ZEROS: Final = bytes(4)  # a mask that changes nothing
_ENCODER: Final = msgspec.json.Encoder()


class Tally(Struct):
    """The counts of a flood; ``sent`` are frames, requests or pieces of a head."""

    opened: int = 0
    closed: int = 0
    sent: int = 0
    cpu: float = 0.0
    answers: Counter[int] = field(default_factory=Counter[int])


# ------------------------------------------------------------------- what is sent


def frame(kind: int, payload: bytes = b"", *, fin: bool = True) -> bytes:
    """Return a frame of a client, of up to 65,535 bytes."""
    size = len(payload)
    length = bytes((0x80 | size,)) if size < LONG else b"\xfe" + size.to_bytes(2, "big")
    return bytes((fin << 7 | kind,)) + length + ZEROS + payload


def text(message: FromClient) -> bytes:
    """Return *message* in a frame."""
    return frame(1, _ENCODER.encode(message))


def addresses() -> Callable[[], str]:
    """Return what tells another address each time it is asked."""
    numbers = count()

    def tell() -> str:
        number = next(numbers)
        return f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"

    return tell


def length_of(head: bytes) -> int:
    """Return how long the body is after *head*."""
    _, _, rest = head.lower().partition(b"content-length: ")
    return int(rest.split(b"\r\n", 1)[0] or 0)


def get(path: str, address: str, more: str = "") -> bytes:
    """Return a question for *path*, with *more* headers."""
    return (
        f"GET {path} HTTP/1.1\r\nHost: {HOST}\r\nAccept-Encoding: gzip\r\n"
        f"X-Forwarded-For: {address}\r\n{more}\r\n"
    ).encode()


def post(path: str, body: Struct, address: str, more: str = "") -> bytes:
    """Return a question for *path* with *body*, and with *more* headers."""
    data = _ENCODER.encode(body)
    head = (
        f"POST {path} HTTP/1.1\r\nHost: {HOST}\r\nContent-Type: application/json\r\n"
        f"Content-Length: {len(data)}\r\nX-Forwarded-For: {address}\r\n{more}\r\n"
    )
    return head.encode() + data


class Reply(NamedTuple):
    """An answer over HTTP."""

    status: int
    head: bytes
    body: bytes


async def answered(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, request: bytes
) -> Reply:
    """Ask on a connection that stays open, and return what is answered.

    Raises:
        OSError, EOFError: the server has closed it.
    """
    writer.write(request)
    head = await reader.readuntil(b"\r\n\r\n")
    body = await reader.readexactly(length_of(head))
    return Reply(int(head.split(None, 2)[1]), head, body)


# ------------------------------------------------------------------- one flood


class Flood:
    """One flood of the server at *port*: prepared, then poured out until it is stopped."""

    def __init__(self, port: int, tables: int) -> None:
        """Attack the server at *port*; the lobby gets so many *tables*."""
        self.port, self.tables = port, tables
        self.tally = Tally()
        self.address = addresses()
        self.table = ""

    async def prepare(self) -> None:
        """Open the table whose sockets are flooded."""
        http = Http(self.port, self.address())
        self.table = http.table("Eve", http.token("Eve"), listed=True).table

    async def again(self, attack: Callable[[], Awaitable[None]]) -> None:
        """Attack again and again, on one connection after the other, as long as it is let in."""
        while True:
            self.tally.opened += 1
            with suppress(OSError, EOFError):
                await attack()
            self.tally.closed += 1
            await asyncio.sleep(0)

    def attacks(self, how: Callable[[], Awaitable[None]], lines: int = LINES) -> list[Any]:
        """Return so many attacks side by side."""
        return [self.again(how) for _ in range(lines)]

    async def connect(self, source: str = "") -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Return a connection to the server, from the address *source*."""
        local = (source, 0) if source else None
        return await asyncio.open_connection(HOST, self.port, local_addr=local)

    async def visit(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Return a socket at the table, from an address of its own, that has said hello."""
        reader, writer = await self.connect()
        writer.write(upgrade(self.table, self.address()))
        head = await reader.readuntil(b"\r\n\r\n")
        if b" 101 " not in head:
            writer.close()
            raise ConnectionError(head.decode("latin-1"))
        writer.write(text(Hello(PROTOCOL)))
        return reader, writer

    async def pour(
        self, writer: asyncio.StreamWriter, block: bytes, each: int, most: int = sys.maxsize
    ) -> None:
        """Send *block*, which counts as so many, until the server closes or *most* were sent."""
        try:
            for _ in range(most):
                if writer.transport.is_closing():
                    return
                writer.write(block)
                await writer.drain()
                self.tally.sent += each
        finally:
            writer.transport.abort()

    async def frames(self, first: bytes, one: bytes, *, reads: bool) -> None:
        """Send frame *one* without end after *first*; read what comes, or do not."""
        reader, writer = await self.visit()
        reading = asyncio.create_task(drop(reader, writer)) if reads else None
        try:
            writer.write(first)
            await self.pour(writer, one * BLOCK, BLOCK)
        finally:
            if reading:
                reading.cancel()


async def drop(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Read what comes until the end, then end too."""
    with suppress(OSError):
        while await reader.read(65_536):
            pass
    writer.transport.abort()
