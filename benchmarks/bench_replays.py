"""The cost of serving a finished game, for the server and for people who play meanwhile.

It fills a database with finished games of ten at Coup, some 1,500 steps each, starts a server
over it, and asks for them: one after the other, then fifty at once from as many addresses.  It
prints the processor time of the server's own process for a replay and for a review, without that
of the process which makes them, and how long a person at another table waits for the
receipt of a command: with nobody asking, and while fifty ask.
``--quick`` asks for fewer; ``--keep`` adds the run to benchmarks/history.
"""

import asyncio
import sys
import tempfile
import time
from collections.abc import AsyncGenerator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import partial
from http.client import HTTPConnection
from pathlib import Path
from statistics import median, quantiles
from typing import Final

import uvloop

from benchmarks.results import FigureTable, tell
from intriga.server.run import open_store
from intriga.server.wire.messages import PROTOCOL, Hello
from intriga.service.commands import Rename
from intriga.store.interface import FinishedGame
from tests.faults.finished_games import STEPS, long_games
from tests.faults.servers import BUILD, INTRIGA, Running, free_port, start
from tests.faults.table_client import HOST, Http, Socket

QUICK: Final = "--quick" in sys.argv
ASKED: Final = 5 if QUICK else 20  # one after the other
AT_ONCE: Final = 50
ROUNDS: Final = 1 if QUICK else 4  # in which so many ask at once
COMMANDS: Final = 100 if QUICK else 300  # at the other table while nobody asks
PAUSE: Final = 0.02  # seconds between two of them


async def fill(folder: str) -> list[str]:
    """Write as many games as will be asked for, and return their ids."""
    store, long = open_store(Path(folder)), long_games()
    ids = [f"game{number:04}" for number in range(2 * ASKED + AT_ONCE * ROUNDS)]
    for number, name in enumerate(ids):
        game = long[number % len(long)]
        await store.keep_game(FinishedGame(name, name, 1, game.header, game.record, game.ended_ms))
    await store.close()
    return ids


# ------------------------------------------------------------------- asking


def ask(port: int, path: str, address: str) -> tuple[int, int]:
    """Return the status and the length of an answer, asked for from *address*."""
    line = HTTPConnection(HOST, port, timeout=300)
    headers = {"accept-encoding": "gzip", "x-forwarded-for": address}
    line.request("GET", path, headers=headers)
    answer = line.getresponse()
    length = len(answer.read())
    line.close()
    return answer.status, length


def cost_of(running: Running, paths: list[str]) -> tuple[float, float, float]:
    """Return seconds and own CPU-seconds of the server for each of *paths*, and the kB sent."""
    sent, begun, cpu = 0, time.perf_counter(), -running.own_cpu()
    for path in paths:
        status, length = ask(running.port, path, "10.0.0.1")
        assert status == 200, status  # noqa: S101  a measurement of nothing is none
        sent += length
    cpu += running.own_cpu()
    return (time.perf_counter() - begun) / len(paths), cpu / len(paths), sent / len(paths) / 1000


# ------------------------------------------------------------------- another table


class Player:
    """Somebody who takes another name, again and again, and waits for each receipt."""

    def __init__(self, port: int) -> None:
        """Open a table."""
        self._http, self._port = Http(port), port
        self._token = self._http.token("Ana")
        self._table = self._http.table("Ana", self._token, listed=True).table
        self._heard: Callable[[bytes], None] = lambda _: None
        self._number = 0

    @asynccontextmanager
    async def there(self) -> AsyncGenerator[None]:
        """Sit at it for a while."""
        loop = asyncio.get_running_loop()
        greeted: asyncio.Future[None] = loop.create_future()
        self._heard = partial(_once, greeted)
        make = partial(Socket, self._table, self._token, self._hear)
        _, self._socket = await loop.create_connection(make, HOST, self._port)
        await self._socket.opened
        self._socket.send(Hello(PROTOCOL))
        await greeted
        yield

    def _hear(self, body: bytes) -> None:
        self._heard(body)

    async def wait_for_one(self) -> float:
        """Return the milliseconds until a command is kept and told."""
        self._number += 1
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._heard = lambda body: _once(done, body) if b'"accepted"' in body else None
        begun = time.perf_counter()
        self._socket.send(Rename(id=self._number, name=f"Ana {self._number % 2}"))
        await done
        return (time.perf_counter() - begun) * 1000


def _once(done: "asyncio.Future[None]", _: bytes) -> None:
    if not done.done():
        done.set_result(None)


async def waits(player: Player, go_on: Callable[[list[float]], bool]) -> list[float]:
    """Return how long each command of *player* took, as long as there is to *go_on*."""
    found: list[float] = []
    while go_on(found):
        found.append(await player.wait_for_one())
        await asyncio.sleep(PAUSE)
    return found


async def meanwhile(player: Player, port: int, ids: list[str]) -> tuple[list[float], list[int]]:
    """Return how long *player* waits while all of *ids* are asked for at once, and the answers."""
    asking = [
        asyncio.create_task(
            asyncio.to_thread(ask, port, f"/api/replays/{name}", f"10.0.{number}.1")
        )
        for number, name in enumerate(ids)
    ]
    found = await waits(player, lambda _: not all(each.done() for each in asking))
    return found, [(await each)[0] for each in asking]


async def measure(port: int, ids: list[str]) -> tuple[list[float], list[float], list[int]]:
    """Return the waits without and with askers, and what those were answered."""
    asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(AT_ONCE))
    player = Player(port)
    async with player.there():
        quiet = await waits(player, lambda found: len(found) < COMMANDS)
        busy, statuses = list[float](), list[int]()
        for number in range(ROUNDS):
            some = ids[number * AT_ONCE : (number + 1) * AT_ONCE]
            waited, answered = await meanwhile(player, port, some)
            busy += waited
            statuses += answered
    return quiet, busy, statuses


WAITS: Final = ("", "median [ms]", "99 % [ms]", "commands")


def told(who: str, found: list[float]) -> tuple[str, float, float, int]:
    """Return the median and the tail of *found* as a row of WAITS."""
    return who, round(median(found), 1), round(quantiles(found, n=100)[-1], 1), len(found)


def main() -> None:
    """Print the figures."""
    BUILD.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=BUILD) as folder:
        ids = uvloop.run(fill(folder))
        running = start(INTRIGA, folder, free_port())
        try:
            running.settle()  # the bots get ready, which takes every core for a while
            ask(running.port, f"/api/replays/{ids[0]}?viewer=9", "10.0.0.1")  # begins the process
            replays = cost_of(running, [f"/api/replays/{name}" for name in ids[:ASKED]])
            kept = cost_of(running, [f"/api/replays/{name}" for name in ids[:ASKED]])
            names = ids[ASKED : 2 * ASKED]
            reviews = cost_of(running, [f"/api/replays/{name}/review" for name in names])
            quiet, busy, statuses = uvloop.run(measure(running.port, ids[2 * ASKED :]))
        finally:
            running.process.kill()
            running.process.wait()
    columns = ("", "takes [s]", "server's own process [CPU-ms]", "packed [kB]")
    found = {"a replay": replays, "the same once it was made": kept, "a review": reviews}
    rows = [
        (name, round(wall, 3), round(1000 * cpu), round(size))
        for name, (wall, cpu, size) in found.items()
    ]
    waits_of = FigureTable(
        WAITS,
        [
            told("nobody asks for games", quiet),
            told(f"{AT_ONCE} games are asked for at once, from as many addresses", busy),
        ],
        caption="A command at another table is acknowledged",
        headline="99 % [ms]",
    )
    tell(
        "Replays",
        FigureTable(columns, rows),
        waits_of,
        about=f"Games of ten at Coup of {STEPS.start:,} to {STEPS.stop:,} steps. Of those "
        f"who asked at once {statuses.count(200)} had their game, {statuses.count(503)} were told "
        "to come back.",
    )


if __name__ == "__main__":
    main()
