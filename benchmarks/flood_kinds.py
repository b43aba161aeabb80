"""The floods: ``python -m benchmarks.flood_kinds KIND PORT TABLES`` attacks a server.

The process asks the system for as little of the processors as it gives (nice 19), so that a
server on the same machine is slowed down by what it has to do, not by what the attacker does.
It prints ``ready`` once what the flood needs is there, floods when a line comes, until the
next one, and prints its counts as JSON.  TABLES is how many the flood of the lobby opens.

Each flood has as many addresses as it likes.  Connections that never come to a head, and endless
heads, are made from addresses of this machine that are no proxy's.
"""

import asyncio
import os
import sys
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from itertools import count, cycle
from typing import Any, Final

import msgspec
import uvloop

from benchmarks.flood_lines import LINES, Flood, drop, frame, get, length_of, post, text
from benchmarks.table_client import DECODER, HOST, Http, Message, Socket
from intriga.server.protocol import PROTOCOL, Hello
from intriga.service.commands import HandOver, NewTable, Ready, Rename, Start
from intriga.service.table_settings import Settings

IDLE_PRIORITY: Final = 19
SILENT: Final = 3_000  # connections that come to no head
OF_ADDRESS: Final = 100  # of them; the house lets an address have 120
READERS: Final = 50  # people who ask for replays
HOSTED: Final = 18  # tables of bots
FULL: Final = 10  # chairs of a table
HOSTILE: Final = 60  # sockets that send too many messages
HUGE: Final = 100 * 2**20  # bytes of a head
PIECE: Final = b"a" * 65_536
GAMES: Final = "game{:04}"  # what finished games are called
KEPT: Final = 240  # finished games
_ENCODER: Final = msgspec.json.Encoder()


class Nothing(Flood):
    """Nobody attacks."""

    async def prepare(self) -> None:
        """Open nothing."""

    def pourers(self) -> list[Coroutine[Any, Any, None]]:
        """Return what is to run until the flood ends."""
        return []


class Busy(Nothing):
    """A loop that asks the server for nothing: what the attacker's own work costs the machine."""

    def pourers(self) -> list[Coroutine[Any, Any, None]]:
        """Compute until the end."""
        return [self._compute()]

    async def _compute(self) -> None:
        while True:
            self.tally.sent += sum(1 for _ in range(10_000)) // 10_000
            await asyncio.sleep(0)


class Pings(Flood):
    """Pings, whose pongs are read."""

    def pourers(self) -> list[Any]:
        """Return the attacks."""
        return self.attacks(lambda: self.frames(b"", frame(9), reads=True))


class Fragments(Flood):
    """Empty fragments of a message without end."""

    def pourers(self) -> list[Any]:
        """Return the attacks."""
        begin = frame(1, b"{", fin=False)
        return self.attacks(lambda: self.frames(begin, frame(0, fin=False), reads=True))


class Unread(Flood):
    """Long pings, whose pongs nobody reads."""

    def pourers(self) -> list[Any]:
        """Return the attacks."""
        return self.attacks(lambda: self.frames(b"", frame(9, bytes(125)), reads=False))


class HalfHeads(Nothing):
    """Connections that begin to ask for something and say nothing more."""

    def pourers(self) -> list[Any]:
        """Return the attacks, so many from each address."""
        sources = (f"127.0.1.{number // OF_ADDRESS + 1}" for number in range(SILENT))
        return [self.again(lambda source=source: self._wait(source)) for source in sources]

    async def _wait(self, source: str) -> None:
        try:
            reader, writer = await self.connect(source)
        except OSError:
            await asyncio.sleep(0.1)
            raise
        writer.write(b"GET /healthz HTT")
        self.tally.sent += 1
        await drop(reader, writer)


class Heads(Nothing):
    """Heads, and addresses of pages, of a hundred megabytes."""

    def pourers(self) -> list[Any]:
        """Return the attacks of both kinds."""
        begins = cycle((b"GET /", b"GET / HTTP/1.1\r\nHost: a\r\nX: "))
        return self.attacks(lambda: self._send(next(begins)))

    async def _send(self, begin: bytes) -> None:
        _, writer = await self.connect("127.0.1.1")
        writer.write(begin)
        await self.pour(writer, PIECE, 1, HUGE // len(PIECE))


class Asking(Nothing):
    """Requests over HTTP as fast as they are answered, each from another address."""

    async def ask(self, request: Callable[[str], bytes]) -> None:
        """Ask on one connection until the server closes it."""
        reader, writer = await self.connect()
        try:
            while True:
                writer.write(request(self.address()))
                head = await reader.readuntil(b"\r\n\r\n")
                await reader.readexactly(length_of(head))
                self.tally.sent += 1
                self.tally.answers[int(head.split(None, 2)[1])] += 1
        finally:
            writer.transport.abort()


def new_table(*, listed: bool) -> NewTable:
    """Return the wish for a table."""
    return NewTable("coup", "Eve", "coup-br", chairs=4, settings=Settings(listed=listed))


class Looks(Asking):
    """Looks into a lobby of thousands of tables."""

    async def prepare(self) -> None:
        """Open the tables, each from an address of its own."""
        made = Counter[int]()
        lines = [asyncio.create_task(self._open(made)) for _ in range(LINES)]
        await asyncio.wait(lines, return_when=asyncio.FIRST_COMPLETED)
        for line in lines:
            line.cancel()
        await asyncio.gather(*lines, return_exceptions=True)
        self.tally.opened = made[201]

    async def _open(self, made: Counter[int]) -> None:
        reader, writer = await self.connect()
        while made[201] < self.tables:
            writer.write(post("/api/tables", new_table(listed=True), self.address()))
            head = await reader.readuntil(b"\r\n\r\n")
            await reader.readexactly(length_of(head))
            made[int(head.split(None, 2)[1])] += 1
        writer.close()

    def pourers(self) -> list[Any]:
        """Return the attacks."""
        self.tally.opened = 0
        return self.attacks(lambda: self.ask(lambda address: get("/api/lobby", address)))


class Replays(Asking):
    """Replays and reviews of long games of ten."""

    def pourers(self) -> list[Any]:
        """Return the attacks."""
        games = cycle(GAMES.format(number) for number in range(KEPT))
        paths = (path.format(f"/api/replays/{next(games)}") for path in cycle(("{}", "{}/review")))
        return self.attacks(
            lambda: self.ask(lambda address: get(next(paths), address)), lines=READERS
        )


class Creations(Asking):
    """New tables for all networks of 64 bits of one of 48."""

    def pourers(self) -> list[Any]:
        """Return the attacks."""
        numbers = count()
        self.address = lambda: f"2001:db8:0:{next(numbers) % 65_536:x}::1"
        wish = new_table(listed=True)
        return self.attacks(lambda: self.ask(lambda address: post("/api/tables", wish, address)))


class Commands(Flood):
    """Messages over sockets, good and bad ones, far more than anybody may send."""

    def pourers(self) -> list[Any]:
        """Return the attacks, each from an address of its own."""
        good = text(Rename(id=1, name="Eve"))
        block = (good + frame(1, b'{"type":"answer","id":2,"step":0,"words":"pass"}')) * 20
        block += frame(1, b"[" * 100) + frame(2, b"\xff\xff")
        return self.attacks(lambda: self._send(block), lines=HOSTILE)

    async def _send(self, block: bytes) -> None:
        reader, writer = await self.visit()
        reading = asyncio.create_task(drop(reader, writer))
        try:
            await self.pour(writer, block, 42)
        finally:
            reading.cancel()


class Masters(Nothing):
    """Tables of ten masters that play for nobody, opened from one address."""

    async def prepare(self) -> None:
        """Open the tables, and sit down at them."""
        self._hosts = [Host(self) for _ in range(HOSTED)]
        address = self.address()
        http = Http(self.port, address)
        token, bots = http.token("Eve"), ["master"] * (FULL - 1)
        for host in self._hosts:
            table = http.table("Eve", token, listed=False, chairs=FULL, bots=bots)
            await host.sit(table.table, token, address)

    def pourers(self) -> list[Any]:
        """Return what deals, again and again."""
        self.tally.opened = HOSTED
        return [host.deal() for host in self._hosts]


class Host:
    """Somebody with a table of masters, for whom a master plays too."""

    def __init__(self, flood: Flood) -> None:
        """Count for *flood*."""
        self._flood, self._number = flood, 0
        self._over = asyncio.Event()
        self._over.set()

    async def sit(self, table: str, token: str, address: str) -> None:
        """Connect to *table*."""
        loop = asyncio.get_running_loop()
        _, self._socket = await loop.create_connection(
            lambda: Socket(table, token, self._hear, address), HOST, self._flood.port
        )
        await self._socket.opened
        self._socket.send(Hello(PROTOCOL))

    def _hear(self, body: bytes) -> None:
        message: Message = DECODER.decode(body)
        self._flood.tally.sent += message.type == "step"
        if message.scene is not None and message.scene.phase == "over":
            self._over.set()

    async def deal(self) -> None:
        """Deal, let a master play, and deal again when the game is over."""
        while True:
            await self._over.wait()
            self._over.clear()
            self._tell(Ready(ready=True))
            self._tell(Start())
            self._tell(HandOver(chair=0, level="master"))

    def _tell(self, command: Any) -> None:  # noqa: ANN401  any of the closed list
        self._number += 1
        self._socket.send(msgspec.structs.replace(command, id=self._number))


KINDS: Final[dict[str, type[Any]]] = {
    "quiet": Nothing,
    "busy": Busy,
    "pings": Pings,
    "fragments": Fragments,
    "unread": Unread,
    "half-heads": HalfHeads,
    "heads": Heads,
    "lobby": Looks,
    "replays": Replays,
    "masters": Masters,
    "creations": Creations,
    "commands": Commands,
}


async def main(kind: str, port: int, tables: int) -> None:
    """Prepare, flood between two lines, and print what it came to."""
    reader, loop = asyncio.StreamReader(), asyncio.get_running_loop()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), sys.stdin)
    flood = KINDS[kind](port, tables)
    await flood.prepare()
    print("ready", flush=True)
    await reader.readline()
    flood.tally.cpu -= time.process_time()
    pouring = [asyncio.create_task(each) for each in flood.pourers()]
    await reader.readline()
    flood.tally.cpu += time.process_time()
    print(_ENCODER.encode(flood.tally).decode(), flush=True)
    for each in pouring:
        each.cancel()


if __name__ == "__main__":
    os.nice(IDLE_PRIORITY)
    uvloop.run(main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])))
