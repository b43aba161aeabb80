"""Those who play, and those who ask for something, while a server is flooded."""

import asyncio
import time
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from itertools import cycle
from typing import Final

import msgspec

from intriga.server.wire.bodies import Opened, QuickGame
from intriga.server.wire.messages import PROTOCOL, Hello
from intriga.service.commands import Configure
from tests.faults.flood_lines import answered, get, post
from tests.faults.flood_requests import ANALYSED, GAMES
from tests.faults.server_load import Load, Party, Seat, open_tables, since
from tests.faults.table_client import DECODER, HOST, Game, Http, Sight, Socket

TABLES: Final = 5  # of each of HOUSES: an address may open thirty tables and tokens
HOUSES: Final = 2
RATE: Final = 40.0  # answers a second that everybody together may give: one each
THINKING: Final = 3.0  # answers a second of the one who plays with bots
ASKING: Final = 0.05  # seconds between two questions for /healthz
DECIDING: Final = 0.5  # seconds between two decisions of a host between games
ADVISED: Final = 2.0  # seconds between two questions for advice
AGAIN: Final = 0.2  # seconds until somebody asks again who was asked nothing yet
LOST: Final = 10.0  # seconds after which a question counts as not answered
FOUND, NOTHING_ASKED = 200, 400
TOO_MUCH: Final = frozenset({429, 503})
PACES: Final = ("brisk", "human")


@dataclass
class Waits:
    """Everybody's waits, in tenths of a millisecond, and their refusals.

    ``refused`` is how often a host, or one who asked for advice or an analysis, was refused;
    ``thrown_out`` how many sockets of those who play were closed.
    """

    answers: Counter[int] = field(default_factory=Counter[int])
    health: Counter[int] = field(default_factory=Counter[int])
    bots: Counter[int] = field(default_factory=Counter[int])
    decisions: Counter[int] = field(default_factory=Counter[int])
    advice: Counter[int] = field(default_factory=Counter[int])
    refused: int = 0
    thrown_out: int = 0


class Lone(Seat):
    """A person among bots, who waits for them."""

    def __init__(self, party: Party, name: str, token: str, load: Load) -> None:
        """Begin with nothing."""
        super().__init__(party, name, token, load)
        self.waits: Counter[int] = Counter()
        self._since: float | None = None  # when only bots were asked

    def look(self, scene: Sight) -> None:
        """Count how long the bots took, where they alone were asked."""
        if self._since is not None and scene.deal is not None:
            self.waits[since(self._since)] += 1
        self._since = None
        super().look(scene)

    def play(self, deal: Game | None) -> None:
        """Answer, or note that the bots are asked."""
        super().play(deal)
        if deal is not None and deal.window is not None and not deal.offers:
            self._since = time.perf_counter()


class ListedHost:
    """The host of a table of the lobby, between games, who decides something now and then."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.waits: Counter[int] = Counter()
        self.refused = 0
        self.socket: Socket | None = None
        self.sent: dict[int, float] = {}  # when, what is not accepted yet

    async def come(self, port: int) -> None:
        """Open the table, and sit there."""
        http, loop, address = Http(port, "192.0.2.8"), asyncio.get_running_loop(), "192.0.2.8"
        token = http.token("Bia")
        table = http.table("Bia", token, listed=True).table
        make = partial(Socket, table, token, self.hear, address)
        _, self.socket = await loop.create_connection(make, HOST, port)
        await self.socket.opened
        self.socket.send(Hello(PROTOCOL))

    def hear(self, body: bytes) -> None:
        """Take what became of a decision."""
        message = DECODER.decode(body)
        if message.id in self.sent:
            self.refused += message.type == "refused"
            self.waits[since(self.sent.pop(message.id))] += 1

    async def decide(self) -> None:
        """Decide, again and again."""
        for number, pace in enumerate(cycle(PACES), 1):
            await asyncio.sleep(DECIDING)
            if self.socket is not None:
                self.sent[number] = time.perf_counter()
                self.socket.send(Configure(id=number, settings={"pace": pace}))


class Advised:
    """Somebody alone with bots, who wants advice, each time in another game."""

    def __init__(self, port: int) -> None:
        """Ask the server at *port*."""
        self._port = port
        self._cookie = ""
        self.waits: Counter[int] = Counter()
        self.refused = 0

    async def ask(self) -> None:
        """Ask, again and again."""
        while True:
            with suppress(OSError, EOFError):
                await self.ask_once()
            await asyncio.sleep(ADVISED)

    async def ask_once(self) -> None:
        """Begin a game, and ask for advice as soon as something is asked there."""
        address, wish = "192.0.2.10", QuickGame("coup", "Caio", "casual", players=2)
        reader, writer = await asyncio.open_connection(HOST, self._port)
        try:
            begun = await answered(reader, writer, post("/api/quick", wish, address, self._cookie))
            if begun.status in TOO_MUCH:
                self.refused += 1
                return
            self._cookie = self._cookie or cookie_of(begun.head)
            table = msgspec.json.decode(begun.body, type=Opened).table
            asked, status = 0.0, NOTHING_ASKED
            while status == NOTHING_ASKED:
                await asyncio.sleep(AGAIN)
                asked = time.perf_counter()
                path = f"/api/tables/{table}/advice"
                reply = await answered(reader, writer, get(path, address, self._cookie))
                status = reply.status
            self.waits[since(asked)] += 1
            self.refused += status != FOUND
        finally:
            writer.close()


def cookie_of(head: bytes) -> str:
    """Return the header that shows the cookie that was given with *head*."""
    _, _, rest = head.partition(b"set-cookie: ")
    return f"Cookie: {rest.partition(b';')[0].decode()}\r\n"


class Analyst:
    """Somebody who wants careful looks at finished games, one after the other."""

    def __init__(self, port: int) -> None:
        """Ask the server at *port*."""
        self._port = port
        self.refused = 0

    async def ask(self) -> None:
        """Ask for the games that others come to last."""
        for number in reversed(range(ANALYSED)):
            reader, writer = await asyncio.open_connection(HOST, self._port)
            path = f"/api/replays/{GAMES.format(number)}/analysis"
            reply = await answered(reader, writer, get(path, "192.0.2.11"))
            self.refused += reply.status in TOO_MUCH
            writer.close()
            await asyncio.sleep(ADVISED)


class Guests:
    """Everybody who plays or asks, and what they wait for."""

    def __init__(self, port: int, *, analyst: bool = False) -> None:
        """Let them come to the server at *port*, one who wants analyses among them if so."""
        self._port = port
        self._load = Load(RATE)
        self._lone: Lone | None = None
        self._host, self._advised = ListedHost(), Advised(port)
        self._analyst = Analyst(port)
        self._has_analyst = analyst
        self._health: Counter[int] = Counter()
        self._tasks: list[asyncio.Task[None]] = []

    async def come(self) -> None:
        """Seat everybody, and let them play."""
        for house in range(HOUSES):
            address = f"192.0.2.{house + 1}"
            for party, tokens in open_tables(self._port, TABLES, f"H{house}", address):
                for number, token in enumerate(tokens):
                    await self._seat(Seat(party, f"H-{number}", token, self._load))
        http = Http(self._port, "192.0.2.9")
        token = http.token("Ana")
        table = http.table("Ana", token, listed=False, bots=["casual"] * 3)
        self._lone = Lone(Party(table.table, table.invite), "Ana", token, Load(THINKING))
        self._lone.load.plays = True
        await self._seat(self._lone)
        await self._host.come(self._port)
        await self._advised.ask_once()  # the first one waits until all is loaded
        self._load.play()
        paces = [self._load.pace(), self._lone.load.pace(), self._ask()]
        paces += [self._host.decide(), self._advised.ask()]
        paces += [self._analyst.ask()] if self._has_analyst else []
        self._tasks = [asyncio.create_task(each) for each in paces]

    async def _seat(self, seat: Seat) -> None:
        if seat.load is self._load:
            self._load.seats.append(seat)
        await seat.sit(self._port)

    async def _ask(self) -> None:
        while True:
            begun = time.perf_counter()
            try:
                async with asyncio.timeout(LOST):
                    await self._ask_once()
            except (OSError, asyncio.IncompleteReadError, TimeoutError):
                begun -= LOST
            self._health[since(begun)] += 1
            await asyncio.sleep(ASKING)

    async def _ask_once(self) -> None:
        reader, writer = await asyncio.open_connection(HOST, self._port)
        writer.write(b"GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n")
        await reader.readuntil(b"ok\n")
        writer.close()

    def begin(self) -> None:
        """Count from here."""
        self._load.begin()
        for waits in (self._health, self._host.waits, self._advised.waits):
            waits.clear()
        if self._lone is not None:
            self._lone.waits.clear()
        self._host.refused = self._advised.refused = self._analyst.refused = 0

    def end(self) -> Waits:
        """Return what there was since; what still hangs counts with the time that it has taken."""
        late = [seat.sent for seat in self._load.seats if seat.sent is not None]
        found = Waits(self._load.end().acknowledged, self._health)
        found.answers.update(map(since, late))
        found.bots = self._lone.waits if self._lone is not None else found.bots
        found.decisions, found.advice = self._host.waits, self._advised.waits
        found.decisions.update(map(since, self._host.sent.values()))
        found.refused = self._host.refused + self._advised.refused + self._analyst.refused
        found.thrown_out = sum(socket.closed.done() for socket in self._sockets())
        return found

    def _sockets(self) -> list[Socket]:
        """Return those of all who play."""
        seats = [*self._load.seats, *([self._lone] if self._lone is not None else [])]
        sockets = (*(seat.socket for seat in seats), self._host.socket)
        return [socket for socket in sockets if socket is not None]
