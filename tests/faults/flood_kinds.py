"""The floods: ``python -m tests.faults.flood_kinds KIND PORT TABLES`` attacks a server.

The process asks the system for as little of the processors as it gives (nice 19), so that a
server on the same machine is slowed down by what it has to do, not by what the attacker does.
It prints ``ready`` once what the flood needs is there, floods when a line comes, until the
next one, and prints its counts as JSON.  TABLES is how many the flood of the lobby opens.

Each flood has as many addresses as it likes, but those that say of whom they come.
"""

import asyncio
import os
import sys
import time
from collections.abc import Iterator
from itertools import count, repeat
from typing import Any, Final

import msgspec
import uvloop
from msgspec import Struct

from intriga.server.wire.messages import PROTOCOL, Hello
from intriga.service.commands import LONGEST_LINE, HandOver, Ready, Rename, Say, Start
from tests.faults.flood_lines import Flood, answered, drop, frame, get, text
from tests.faults.flood_requests import (
    STRANGER,
    Analyses,
    Busy,
    Creations,
    HalfHeads,
    Heads,
    Looks,
    NotFound,
    Nothing,
    PageLooks,
    ReadyLooks,
    Replays,
    SlowReaders,
)
from tests.faults.table_client import DECODER, HOST, Http, Message, Socket

IDLE_PRIORITY: Final = 19
HOSTED: Final = 18  # tables of bots
FULL: Final = 10  # chairs of a table
HOSTILE: Final = 60  # sockets that send too many messages
TALKERS: Final = 58  # sockets of somebody who only watches
TALKING: Final = 1.5  # seconds between two lines of each
SAID: Final = "🙈" * LONGEST_LINE
_ENCODER: Final = msgspec.json.Encoder()


class ListedTable(Struct):
    """A table of the lobby."""

    table: str


class ListedTables(Struct):
    """The lobby."""

    tables: list[ListedTable]


_LOBBY: Final = msgspec.json.Decoder(ListedTables)


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


class Talk(Nothing):
    """Long lines that one who only watches says at a table of the lobby, on many sockets."""

    async def prepare(self) -> None:
        """Find the table."""
        self.address = lambda: STRANGER
        reader, writer = await self.connect()
        seen = await answered(reader, writer, get("/api/lobby", STRANGER))
        writer.close()
        self.table = _LOBBY.decode(seen.body).tables[0].table

    def pourers(self) -> list[Any]:
        """Return the attacks."""
        return self.attacks(self._talk, lines=TALKERS)

    async def _talk(self) -> None:
        reader, writer = await self.visit()
        reading = asyncio.create_task(drop(reader, writer))
        try:
            for number in count(1):
                writer.write(text(Say(id=number, text=SAID)))
                await writer.drain()
                self.tally.sent += 1
                await asyncio.sleep(TALKING)
        finally:
            reading.cancel()
            writer.transport.abort()


class Masters(Nothing):
    """Tables of ten masters that play for nobody, opened from one address."""

    async def prepare(self) -> None:
        """Open the tables, and sit down at them."""
        bots = ["master"] * (FULL - 1)
        self._hosts = [Host(self) for _ in range(HOSTED)]
        token = Http(self.port, self.address()).token("Eve")
        for host, address in zip(self._hosts, self.addresses(), strict=False):
            http = Http(self.port, address)
            table = http.table("Eve", token, listed=False, chairs=FULL, bots=bots)
            await host.sit(table.table, token, address)

    def addresses(self) -> Iterator[str]:
        """Return the address of each table."""
        return repeat(self.address())

    def pourers(self) -> list[Any]:
        """Return what deals, again and again."""
        self.tally.opened = HOSTED
        return [host.deal() for host in self._hosts]


class MastersOfNetworks(Masters):
    """The same, each table from a network of 64 bits of its own, all of one of 48."""

    def addresses(self) -> Iterator[str]:
        """Return the address of each table."""
        return (f"2001:db8:0:{network:x}::1" for network in count(1))


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
    "masters-of-a-48": MastersOfNetworks,
    "creations": Creations,
    "commands": Commands,
    "pages": PageLooks,
    "not-found": NotFound,
    "ready": ReadyLooks,
    "slow-readers": SlowReaders,
    "talk-of-strangers": Talk,
    "analyses-of-a-48": Analyses,
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
