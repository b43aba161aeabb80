"""The floods over HTTP: heads, requests, and answers that nobody reads.

Connections that never come to a head, endless heads and those that read nothing are made from
addresses of this machine that are no proxy's.
"""

import asyncio
import socket
from collections import Counter
from collections.abc import Callable, Coroutine
from itertools import count, cycle
from pathlib import Path
from typing import Any, Final

from intriga.server.http.previews import STATIC
from intriga.server.settings import Limits
from intriga.service.commands import NewTable
from intriga.service.table_settings import Settings
from tests.faults.flood_lines import LINES, Flood, answered, drop, get, post
from tests.faults.table_client import HOST

SILENT: Final = 3_000  # connections that come to no head
OF_ADDRESS: Final = 100  # of them; the house lets an address have 120
CONNECTIONS: Final = 118  # of one address that is no proxy's
NO_PROXY: Final = "127.0.1.1"
STRANGER: Final = "203.0.114.9"  # an address that is in no private network
PROXIED: Final = 1_200  # connections of a proxy on behalf of one address
PIPELINED: Final = 8  # requests on a connection before the first is answered
NARROW: Final = 4_096  # bytes that a slow reader's system takes
READERS: Final = 50  # people who ask for replays
ANALYSTS: Final = 20  # careful looks that are wanted at once
NETWORKS: Final = 5  # of 64 bits, which they come from
HUGE: Final = 100 * 2**20  # bytes of a head
PIECE: Final = b"a" * 65_536
GAMES: Final = "game{:04}"  # what finished games are called
KEPT: Final = 240  # finished games
ANALYSED: Final = 20  # of those that are looked at with care


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

    async def ask(self, request: Callable[[str], bytes], source: str = "") -> None:
        """Ask on one connection, from the address *source*, until the server closes it."""
        reader, writer = await self.connect(source)
        try:
            while True:
                reply = await answered(reader, writer, request(self.address()))
                self.tally.sent += 1
                self.tally.answers[reply.status] += 1
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
            wish = post("/api/tables", new_table(listed=True), self.address())
            made[(await answered(reader, writer, wish)).status] += 1
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


class OneVisitor(Asking):
    """Requests of one address for *paths*: without a proxy, and through one that is believed."""

    paths: tuple[str, ...]
    visitors: tuple[str, ...] = (STRANGER,)

    def pourers(self) -> list[Any]:
        """Return the attacks of both kinds."""
        paths, visitors = cycle(self.paths), cycle(self.visitors)
        self.address = lambda: next(visitors)

        def request(address: str) -> bytes:
            return get(next(paths), address)

        direct = self.attacks(lambda: self.ask(request, NO_PROXY), lines=CONNECTIONS)
        return direct + self.attacks(lambda: self.ask(request), lines=PROXIED)


class PageLooks(OneVisitor):
    """Pages, which are put together for each of their addresses."""

    paths = ("/puzzles", "/r/abc", "/", "/t/abc")


class NotFound(OneVisitor):
    """Requests for pages that do not exist."""

    paths = ("/nothing", "/api/nothing", "/assets/nothing.js")


class ReadyLooks(OneVisitor):
    """Whether the server is ready, which its store has to say: asked by a stranger and near it."""

    paths = ("/readyz",)
    visitors = (STRANGER, "10.0.0.9")


class SlowReaders(Nothing):
    """Somebody who asks for the largest file again and again, and reads nothing."""

    async def prepare(self) -> None:
        """Look for the file."""
        largest = max((STATIC / "assets").iterdir(), key=lambda file: file.stat().st_size)
        self._request = get(f"/assets/{largest.name}", STRANGER) * PIPELINED
        self._held: list[socket.socket] = []

    def pourers(self) -> list[Any]:
        """Return the attacks."""
        return self.attacks(self._ask, lines=CONNECTIONS)

    async def _ask(self) -> None:
        """Ask, and hold what comes, also when the server has given up sending it."""
        line = socket.socket()
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, NARROW)
        line.bind((NO_PROXY, 0))
        line.settimeout(0)
        self._held.append(line)
        loop = asyncio.get_running_loop()
        await loop.sock_connect(line, (HOST, self.port))
        await loop.sock_sendall(line, self._request)
        self.tally.sent += PIPELINED
        await asyncio.sleep(Limits().unread + 1)


class Analyses(Asking):
    """Careful looks at finished games, for five networks of 64 bits of one of 48."""

    def pourers(self) -> list[Any]:
        """Return the attacks."""
        games = cycle(GAMES.format(number) for number in range(ANALYSED))
        networks = cycle(f"2600:1:2:{network:x}::1" for network in range(NETWORKS))
        self.address = lambda: next(networks)
        return self.attacks(
            lambda: self.ask(lambda address: get(f"/api/replays/{next(games)}/analysis", address)),
            lines=ANALYSTS,
        )


def unread_at(port: int) -> int:
    """Return how many bytes the system holds that peers of *port* have not taken."""
    held = 0
    for line in Path("/proc/net/tcp").read_text(encoding="ascii").splitlines()[1:]:
        _, local, _, _, queues, *_ = line.split()
        if local.endswith(f":{port:04X}"):
            held += int(queues.partition(":")[0], 16)
    return held
