"""WebSocket frames behind one HTTP server, by five ways.

Two hundred sockets in groups of four.  Somebody says 60 bytes, each of the group is sent 250, and
when all four have them the next of the group speaks.  Prints answers, each of four frames,
per CPU-second of the server, medians of rounds that alternate; ``--quick`` looks whether it works,
``--keep`` adds the table to results.md.

All stand behind uvicorn's HTTP on uvloop.  *Intriga* reads with the sans-IO layer of
``websockets`` and sends one frame to all four; *frames by hand* checks nothing and is what
Python can do at best; *uvicorn* is its own WebSocket with a task and a queue for each socket.
``picows`` and ``wsproto`` are left out where they are not installed: Intriga needs neither.
"""

import asyncio
import os
import socket
import sys
from collections import defaultdict
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from logging import getLogger
from statistics import median
from typing import Any, Final

import uvicorn
import uvloop
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from websockets.datastructures import Headers
from websockets.http11 import Request
from websockets.utils import apply_mask

from benchmarks.results import installed, tell
from benchmarks.servers import TICKS, cpu_of, free_port
from benchmarks.table_client import HOST, Socket
from intriga.server.sockets.websocket import WebSocket, answer_to
from intriga.server.tables.connection import encode_text

QUICK: Final = "--quick" in sys.argv
SOCKETS: Final = 200
SAID, TOLD = b"x" * 60, b"y" * 250
ROUNDS: Final = 1 if QUICK else 5
WARM, SECONDS = (0.5, 1.0) if QUICK else (1.0, 3.0)
FRAME: Final = encode_text(TOLD)
LONGEST: Final = 8192
Write = Callable[[], None]
"""Sends what is told to one socket."""

GROUPS: Final[defaultdict[str, list[Write]]] = defaultdict(list)


def tell_group(path: str) -> None:
    """Send to all who came by *path* what one of them has said."""
    for write in GROUPS[path]:
        write()


# ------------------------------------------------------------------- the ways


class TellingSession:
    """A session of Intriga's WebSocket; one frame serves all four."""

    def __init__(self, path: str, line: WebSocket) -> None:
        self._path = path
        GROUPS[path].append(lambda: line.write(FRAME))

    def hear(self, message: bytes) -> None:
        """Tell the group."""
        del message
        tell_group(self._path)

    def allows_frame(self) -> bool:
        """Allow everything."""
        return True

    def gone(self) -> None:
        """Do nothing."""


class Handing(HttpToolsProtocol):
    """HTTP that hands its transport to Intriga's WebSocket."""

    def handle_websocket_upgrade(self) -> None:
        """Hand the transport over."""
        self.transport.write(answer_to(request_of(self)).serialize())
        line = WebSocket(self.transport, LONGEST, lambda _: None)
        line.begin(TellingSession(self.url.decode(), line))


class ByHand(asyncio.Protocol):
    """As little as Python can do: whole masked text of less than 126 bytes, nothing else."""

    def __init__(self, path: str, transport: asyncio.Transport) -> None:
        self._path, self._data = path, b""
        GROUPS[path].append(lambda: transport.write(FRAME))

    def data_received(self, data: bytes) -> None:
        """Take frames."""
        self._data += data
        while len(self._data) > 1 and len(self._data) >= (end := 6 + (self._data[1] & 127)):
            apply_mask(self._data[6:end], self._data[2:6]).isascii()
            self._data = self._data[end:]
            tell_group(self._path)


class HandingByHand(HttpToolsProtocol):
    """HTTP that hands its transport to frames cut by hand."""

    def handle_websocket_upgrade(self) -> None:
        """Hand the transport over."""
        self.transport.write(answer_to(request_of(self)).serialize())
        self.transport.set_protocol(ByHand(self.url.decode(), self.transport))


def request_of(http: HttpToolsProtocol) -> Request:
    """Return the request that *http* has read."""
    heads = Headers((name.decode(), text.decode()) for name, text in http.headers)
    return Request(http.url.decode(), heads)


def with_picows() -> type[asyncio.Protocol]:
    """Return HTTP that hands its transport to picows."""
    picows: Any = import_module("picows")
    make: Any = import_module("picows.picows").WSProtocol
    kind = picows.WSMsgType.TEXT

    def connected(listener: Any, transport: Any) -> None:  # noqa: ANN401  brings no types
        GROUPS[listener.path].append(lambda: transport.send(kind, TOLD))

    def heard(listener: Any, _: object, frame: Any) -> None:  # noqa: ANN401
        if frame.msg_type == kind:
            frame.get_payload_as_utf8_text()
            tell_group(listener.path)

    members = {"on_ws_connected": connected, "on_ws_frame": heard}
    listener_of: Any = type("Listener", (picows.WSListener,), members)

    def listening(request: Any) -> Any:  # noqa: ANN401
        listener = listener_of()
        listener.path = request.path.decode()
        return listener

    settings = (
        *(None, None, False, listening, getLogger("picows"), False, 5, False, 10, 10),
        *(picows.WSAutoPingStrategy.PING_WHEN_IDLE, True, LONGEST, None, 16384),
    )

    class HandingToPicows(HttpToolsProtocol):
        def handle_websocket_upgrade(self) -> None:
            protocol = make(*settings)
            heads = b"".join(b"%b: %b\r\n" % head for head in self.headers)
            request = b"GET %b HTTP/1.1\r\n%b\r\n" % (self.url, heads)
            protocol.connection_made(self.transport)
            protocol.get_buffer(len(request))[: len(request)] = request
            protocol.buffer_updated(len(request))
            self.transport.set_protocol(protocol)

    return HandingToPicows


class WithWsproto(asyncio.Protocol):
    """A protocol that reads and writes with ``wsproto``."""

    def __init__(self, **_: object) -> None:
        wsproto: Any = import_module("wsproto")
        self._events: Any = import_module("wsproto.events")
        self._conn: Any = wsproto.WSConnection(wsproto.ConnectionType.SERVER)
        self._transport: Any = None
        self._path = ""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Keep the transport."""
        self._transport = transport

    def write(self) -> None:
        """Send one frame."""
        self._transport.write(self._conn.send(self._events.TextMessage(TOLD.decode())))

    def data_received(self, data: bytes) -> None:
        """Take events."""
        self._conn.receive_data(data)
        for event in self._conn.events():
            if isinstance(event, self._events.Request):
                self._transport.write(self._conn.send(self._events.AcceptConnection()))
                self._path = event.target
                GROUPS[self._path].append(self.write)
            elif isinstance(event, self._events.TextMessage):
                tell_group(self._path)


async def asgi(scope: Any, receive: Any, send: Any) -> None:  # noqa: ANN401  of any server
    """Serve one socket by a task of its own, as frameworks do."""
    if scope["type"] != "websocket":
        return
    await receive()
    await send({"type": "websocket.accept"})
    path, told = scope["path"], TOLD.decode()
    queue: asyncio.Queue[str] = asyncio.Queue()

    async def write() -> None:
        while True:
            await send({"type": "websocket.send", "text": await queue.get()})

    GROUPS[path].append(lambda: queue.put_nowait(told))
    writing = asyncio.create_task(write())
    while (await receive())["type"] == "websocket.receive":
        tell_group(path)
    writing.cancel()


WAYS: Final[dict[str, Callable[[], dict[str, Any]]]] = {
    "Intriga": lambda: {"http": Handing},
    "frames by hand": lambda: {"http": HandingByHand},
    "picows": lambda: {"http": with_picows()},
    "wsproto": lambda: {"ws": WithWsproto},
    "uvicorn": lambda: {"ws": "websockets-sansio"},
}


def serve(way: str, port: int) -> None:
    """Serve by *way* until killed."""
    choices: Any = {"http": "httptools", "ws": "websockets-sansio", **WAYS[way]()}
    config = uvicorn.Config(
        asgi, host=HOST, port=port, log_level="error", lifespan="off", loop="uvloop",
        ws_per_message_deflate=False, **choices,
    )  # fmt: skip
    uvicorn.Server(config).run()


# ------------------------------------------------------------------- the load


class Group:
    """Four sockets that speak by turns."""

    def __init__(self, name: str) -> None:
        self.name, self.answers, self.heard = name, 0, 0
        self.sockets: list[Socket] = []

    async def connect(self, port: int) -> None:
        """Open the sockets."""
        for _ in range(4):
            loop = asyncio.get_running_loop()
            _, line = await loop.create_connection(
                lambda: Socket(self.name, "", self.hear), HOST, port
            )
            await line.opened
            self.sockets.append(line)

    def hear(self, _: bytes) -> None:
        """Let the next speak when all have heard."""
        self.heard += 1
        if self.heard == 4:
            self.heard = 0
            self.answers += 1
            self.speak()

    def speak(self) -> None:
        """Say something."""
        self.sockets[self.answers % 4].write_text(SAID)


async def load(port: int, pid: int) -> float:
    """Return the answers per CPU-second of the server *pid*."""
    groups = [Group(f"g{number}") for number in range(SOCKETS // 4)]
    for group in groups:
        await group.connect(port)
    for group in groups:
        group.speak()
    await asyncio.sleep(WARM)
    cpu, answers = cpu_of(pid), sum(group.answers for group in groups)
    await asyncio.sleep(SECONDS)
    cpu, answers = cpu_of(pid) - cpu, sum(group.answers for group in groups) - answers
    return answers / max(cpu, 1 / TICKS)


async def measure(way: str) -> float:
    """Return the answers per CPU-second of one way."""
    port = free_port()
    arguments = ("-m", "benchmarks.bench_frames", way, str(port))
    process = await asyncio.create_subprocess_exec(sys.executable, *arguments)
    try:
        while True:
            try:
                socket.create_connection((HOST, port), timeout=1).close()
                break
            except OSError:
                await asyncio.sleep(0.05)
        return await load(port, process.pid)
    finally:
        process.kill()
        await process.wait()


def main() -> None:
    """Print the table."""
    there = {"picows": find_spec("picows"), "wsproto": find_spec("wsproto")}
    ways = [way for way in WAYS if there.get(way, True)]
    found: dict[str, list[float]] = {way: [] for way in ways}
    for _ in range(ROUNDS):
        for way in ways:
            found[way].append(uvloop.run(measure(way)))
    rows = [
        f"| {way} | {median(each):,.0f} | {min(each):,.0f} to {max(each):,.0f} "
        f"| {1e6 / median(each):.0f} |"
        for way, each in found.items()
    ]
    versions = ", ".join(filter(None, map(installed, ("picows", "websockets", "wsproto"))))
    tell(
        "WebSocket frames",
        f"{os.cpu_count()} cores; {versions}, uvicorn {uvicorn.__version__}; {SOCKETS} sockets, "
        f"an answer is 60 bytes up and four frames of 250 bytes down; medians of {ROUNDS} rounds "
        f"of {SECONDS:g} s.\n\n"
        "| | answers per server-CPU-second | least to most | µs an answer |\n|---|---|---|---|\n"
        + "\n".join(rows),
    )


if __name__ == "__main__":
    if len(sys.argv) == 3 and sys.argv[1] in WAYS:
        serve(sys.argv[1], int(sys.argv[2]))
    else:
        main()
