"""Load for the table server: ``python -m tests.faults.server_load PORT SOCKETS RATE MODE NAME``.

Each four sockets are programs at a table of their own, which play Coup of uniform
legal answers, one game after the other, and in mode ``people`` let most claims pass, so
that games are about as long as people's; in mode ``watch`` a hundred sockets look at a
table where nobody plays, in mode ``crowd`` all but four at one where they do.  RATE is
answers a second in all, 0 for as many as there are.
Lines on stdin: ``play`` lets them play, ``begin`` counts from here, ``end`` prints the
counts as JSON, ``stop`` ends.

Latencies are from sending an answer, in tenths of a millisecond: *acknowledged* when
who sent it learns that it is kept, *seen* when the update that carries it is with each of
the others, for answers that the table did not have to wait for others after.
"""

import asyncio
import random
import sys
import time
from collections import Counter, deque
from collections.abc import Callable
from functools import partial
from typing import Any, Final

import msgspec
import uvloop
from msgspec import Struct, field

from intriga.server.wire.messages import PROTOCOL, Hello
from intriga.service.commands import Answer, Join, Ready, Start
from tests.faults.table_client import (
    DECODER,
    HOST,
    SEATS,
    Game,
    Http,
    Offered,
    Sight,
    Socket,
    after,
)

WATCHERS: Final = 100  # of one table
PATIENT: Final = 0.75  # of the questions that people let pass
SILENCE: Final = "pass"
_ENCODER: Final = msgspec.json.Encoder()


# ------------------------------------------------------------------- what is counted


class Counts(Struct):
    """The counts since the beginning, and how often each latency came."""

    moves: int = 0
    games: int = 0
    frames: int = 0
    bytes: int = 0
    cpu: float = 0.0
    refused: Counter[str] = field(default_factory=Counter[str])
    acknowledged: Counter[int] = field(default_factory=Counter[int])
    seen: Counter[int] = field(default_factory=Counter[int])


def quantile(counts: Counter[int], share: float) -> float:
    """Return in milliseconds what *share* of the latencies do not exceed."""
    left = share * counts.total()
    for tenths, count in sorted(counts.items()):
        left -= count
        if left <= 0:
            return (tenths + 1) / 10
    return float("nan")


class Load:
    """The counts, and the answers that wait for their time if there is a *rate*."""

    def __init__(self, rate: float, patience: float = 0.0) -> None:
        """Begin to count; that share of questions is let pass where they may be."""
        self.rate, self.patience = rate, patience
        self.seats: list[Seat] = []
        self.plays = False  # until everybody sits
        self.waiting: deque[Callable[[], None]] = deque()
        self.begin()

    def choose(self, offers: list[Offered]) -> str:
        """Return the words of one of *offers*."""
        words = [offer.words for offer in offers]
        if SILENCE in words and random.random() < self.patience:
            return SILENCE
        return random.choice(words)

    def play(self) -> None:
        """Let everybody play."""
        self.plays = True
        for seat in self.seats:
            seat.begin()

    def begin(self) -> None:
        """Count from here."""
        self.counts = Counts(cpu=-time.process_time())

    def end(self) -> Counts:
        """Return what there is since."""
        self.counts.cpu += time.process_time()
        return self.counts

    def give(self, answer: Callable[[], None]) -> None:
        """Let *answer* be given, at once or in its turn."""
        if self.rate:
            self.waiting.append(answer)
        else:
            answer()

    async def pace(self) -> None:
        """Let answers that wait be given at the rate."""
        before, credit = time.perf_counter(), 0.0
        while True:
            await asyncio.sleep(0.001)
            now = time.perf_counter()
            credit = min(credit + (now - before) * self.rate, float(len(self.waiting)))
            before = now
            while credit >= 1:
                self.waiting.popleft()()
                credit -= 1


def since(instant: float) -> int:
    """Return the tenths of a millisecond since *instant*."""
    return int((time.perf_counter() - instant) * 10_000)


# ------------------------------------------------------------------- who plays


class Party(Struct):
    """A table, and the answer given there last: to which question, when, by whom."""

    table: str
    invite: str
    step: int = 0
    sent: float = 0.0
    by: "Seat | None" = None


class Seat:
    """A program on a chair of *party*."""

    def __init__(self, party: Party, name: str, token: str, load: Load) -> None:
        """Begin with nothing."""
        self.party, self.name, self.token, self.load = party, name, token, load
        self.socket: Socket | None = None
        self.seated: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.command = 0
        self.step = 0  # the last question answered
        self.sent: float | None = None  # when, None once it is acknowledged
        self.scene: Sight | None = None
        self.joined = False
        self.readied = self.started = -1  # after which game
        self.finished = 0

    async def sit(self, port: int) -> None:
        """Connect, and take a chair."""
        loop = asyncio.get_running_loop()
        make = partial(Socket, self.party.table, self.token, self.hear)
        _, self.socket = await loop.create_connection(make, HOST, port)
        await self.socket.opened
        self.socket.send(Hello(PROTOCOL, token=self.party.invite))
        await self.seated

    def hear(self, body: bytes) -> None:
        """Take a message of the server."""
        counts = self.load.counts
        counts.frames += 1
        counts.bytes += len(body)
        message = DECODER.decode(body)
        if message.type == "refused":
            counts.refused[message.reason] += 1
            self.sent = None
        elif message.id == self.command:
            self.acknowledge()
        sight = after(self.scene, message)
        if sight is not None:
            self.look(sight)

    def acknowledge(self) -> None:
        """Count that the last answer is kept."""
        if self.sent is not None:
            self.load.counts.acknowledged[since(self.sent)] += 1
            self.sent = None

    def look(self, scene: Sight) -> None:
        """Do what is to be done in *scene*."""
        if scene.you is None:
            self.join()
        elif scene.phase == "playing":
            self.play(scene.deal)
        elif self.load.plays:
            self.gather(scene)
        self.scene = scene
        if scene.you is not None and not self.seated.done():
            self.seated.set_result(None)

    def begin(self) -> None:
        """Play from now on."""
        if self.scene is not None and self.scene.phase != "playing":
            self.gather(self.scene)

    def join(self) -> None:
        """Sit down, once."""
        if not self.joined:
            self.joined = True
            self.tell(Join(name=self.name, token=self.party.invite))

    def gather(self, scene: Sight) -> None:
        """Be ready for the next game; the host deals when all are."""
        assert scene.you is not None
        me, number = scene.chairs[scene.you], scene.deal.number if scene.deal else 0
        if self.finished < number:
            self.finished = number
            self.load.counts.games += me.host
        full = all(chair.kind != "empty" for chair in scene.chairs)
        if full and not me.ready and self.readied != number:
            self.readied = number
            self.tell(Ready(ready=True))
        if (
            full
            and me.host
            and all(chair.ready for chair in scene.chairs)
            and self.started != number
        ):
            self.started = number
            self.tell(Start())

    def play(self, deal: Game | None) -> None:
        """Count what has been seen, and answer what is asked."""
        if deal is None or deal.window is None:
            return
        window, party = deal.window, self.party
        if window.step > self.step:
            self.acknowledge()
        if window.step == party.step + 1 and party.by is not self:
            self.load.counts.seen[since(party.sent)] += 1
        if deal.offers and deal.answer is None and window.step > self.step:
            self.step = window.step
            self.load.give(lambda: self.answer(window.step, self.load.choose(deal.offers)))

    def answer(self, step: int, words: str) -> None:
        """Answer question *step*."""
        now = time.perf_counter()
        self.load.counts.moves += 1
        self.party.step, self.party.sent, self.party.by = step, now, self
        self.sent = now
        self.tell(Answer(step=step, words=words))

    def tell(self, command: Any) -> None:  # noqa: ANN401  any of the closed list
        """Send *command* with a number of its own."""
        self.command += 1
        assert self.socket is not None
        self.socket.send(msgspec.structs.replace(command, id=self.command))


async def sit(port: int, sockets: int, name: str, load: Load) -> None:
    """Seat so many programs, four at a table."""
    for party, tokens in open_tables(port, sockets // SEATS, name):
        for number, token in enumerate(tokens):
            load.seats.append(Seat(party, f"{name}-{number}", token, load))
            await load.seats[-1].sit(port)


def open_tables(
    port: int, tables: int, name: str, address: str = HOST
) -> list[tuple[Party, list[str]]]:
    """Return so many new tables, each with tokens for four programs, the first the host's.

    They are asked for from *address*.
    """
    http = Http(port, address)
    found: list[tuple[Party, list[str]]] = []
    for _ in range(tables):
        tokens = [http.token(name) for _ in range(SEATS)]
        table = http.table(f"{name}-0", tokens[0], listed=False)
        found.append((Party(table.table, table.invite), tokens))
    return found


async def crowd(port: int, sockets: int, name: str, load: Load) -> None:
    """Seat four programs at one table, and let the others look at it."""
    await sit(port, SEATS, name, load)
    http, loop, party = Http(port), asyncio.get_running_loop(), load.seats[0].party
    for _ in range(sockets - SEATS):
        make = partial(Socket, party.table, http.token(name), partial(count, load))
        _, socket = await loop.create_connection(make, HOST, port)
        await socket.opened
        socket.send(Hello(PROTOCOL, token=party.invite))


def count(load: Load, body: bytes) -> None:
    """Count a message that nobody answers."""
    load.counts.frames += 1
    load.counts.bytes += len(body)


async def watch(port: int, sockets: int, name: str, load: Load) -> None:
    """Let so many look at tables where nobody plays."""
    http, loop = Http(port), asyncio.get_running_loop()
    tokens = [http.token(name) for _ in range(sockets)]
    tables = [http.table(name, token, listed=True) for token in tokens[::WATCHERS]]
    for number, token in enumerate(tokens):
        table = tables[number // WATCHERS]
        arrived = loop.create_future()
        make = partial(Socket, table.table, token, partial(first, arrived))
        _, socket = await loop.create_connection(make, HOST, port)
        await socket.opened
        socket.send(Hello(PROTOCOL))
        await arrived
        load.counts.frames += 1


def first(arrived: asyncio.Future[None], _: bytes) -> None:
    """Say that the first message is there."""
    if not arrived.done():
        arrived.set_result(None)


# ------------------------------------------------------------------- what it is told


async def obey(load: Load) -> None:
    """Do what the lines on stdin say until ``stop``."""
    reader = asyncio.StreamReader()
    loop = asyncio.get_running_loop()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), sys.stdin)
    while line := (await reader.readline()).strip():
        if line == b"play":
            load.play()
        elif line == b"begin":
            load.begin()
        elif line == b"end":
            print(_ENCODER.encode(load.end()).decode(), flush=True)
        else:
            return


async def main(port: int, sockets: int, rate: float, mode: str, name: str) -> None:
    """Connect, say that everybody is there, and go on until told to stop."""
    load = Load(rate, PATIENT if mode == "people" else 0.0)
    pacing = asyncio.create_task(load.pace()) if rate else None
    modes = {"play": sit, "people": sit, "watch": watch, "crowd": crowd}
    await modes[mode](port, sockets, name, load)
    print("ready", flush=True)
    await obey(load)
    if pacing:
        pacing.cancel()


if __name__ == "__main__":
    PORT, SOCKETS, RATE, MODE, NAME = sys.argv[1:]
    uvloop.run(main(int(PORT), int(SOCKETS), float(RATE), MODE, NAME))
