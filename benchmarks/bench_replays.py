"""What a finished game that is asked for costs the server, and those who play meanwhile.

It fills a database with finished games of ten at Coup, some 1,500 steps each, starts a server
over it, and asks for them: one after the other, then fifty at once from as many addresses.  It
prints the processor time of the server's own process for a replay and for a review, without that
of the process which makes them, and how long a person at another table waits for the
receipt of a command: with nobody asking, and while fifty ask.
``--quick`` asks for fewer; ``--keep`` adds the result to results.md.
"""

import asyncio
import json
import sys
import tempfile
import time
from collections.abc import AsyncGenerator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import partial
from http.client import HTTPConnection
from itertools import count
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import Any, Final

import uvloop

from benchmarks.results import tell
from benchmarks.servers import BUILD, INTRIGA, Running, free_port, start
from benchmarks.table_client import HOST, Http, Socket
from intriga.core.chance import Seeded
from intriga.core.game import Game
from intriga.core.games import table_rules_of
from intriga.core.record_text import format_line
from intriga.core.table_rules import PASS
from intriga.server.run import open_store
from intriga.server.tables.ledger import PEOPLE
from intriga.server.wire.messages import PROTOCOL, Hello
from intriga.server.work.replays import OPEN
from intriga.service.commands import Rename
from intriga.store.interface import FinishedGame

QUICK: Final = "--quick" in sys.argv
PLAYERS: Final = 10
STEPS: Final = range(1_300, 1_700)
CALM: Final = 0.995  # how often somebody passes who may
GAMES: Final = 10  # that differ; each has many ids
ASKED: Final = 5 if QUICK else 20  # one after the other
AT_ONCE: Final = 50
ROUNDS: Final = 1 if QUICK else 4  # in which so many ask at once
COMMANDS: Final = 100 if QUICK else 300  # at the other table while nobody asks
PAUSE: Final = 0.02  # seconds between two of them


# ------------------------------------------------------------------- finished games


def finished(number: int) -> Game[Any, Any]:
    """Return a game of ten who let nearly everything pass."""
    rules = table_rules_of("coup")
    header: dict[str, Any] = {
        "preset": rules.preset_for("en", PLAYERS),
        "options": {},
        "seats": [f"P{seat}" for seat in range(PLAYERS)],
    }
    game: Game[Any, Any] = Game(rules.ruleset, header, Seeded(number))
    chance = Random(number)
    while not game.winners and len(game.inputs) < STEPS.stop:
        seat = game.to_move
        legal = game.legal(seat)
        passes = PASS in legal and chance.random() < CALM
        game.play(PASS if passes else chance.choice(legal), seat=seat)
    return game


def games() -> list[FinishedGame]:
    """Return long games as the store keeps them."""
    found: list[FinishedGame] = []
    for number in count():
        game = finished(number)
        if game.winners and len(game.inputs) in STEPS:
            header = {**game.header, OPEN: True, PEOPLE: [""] * PLAYERS}
            record = "".join(f"{format_line(line)}\n" for line in game.lines)
            at = int(time.time() * 1000)
            found.append(FinishedGame("", "", 1, json.dumps(header).encode(), record, at))
        if len(found) == GAMES:
            break
    return found


async def fill(folder: str) -> list[str]:
    """Write as many games as will be asked for, and return their ids."""
    store, long = open_store(Path(folder)), games()
    ids = [f"game{number:04}" for number in range(2 * ASKED + AT_ONCE * ROUNDS)]
    for number, name in enumerate(ids):
        game = long[number % GAMES]
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


def told(found: list[float]) -> str:
    """Return the median and the tail of *found* in words."""
    tail = quantiles(found, n=100)[-1]
    return f"median {median(found):.1f} ms, 99 % {tail:.1f} ms of {len(found):,}"


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
    tell(
        "Replays",
        f"Games of {PLAYERS} at Coup of {STEPS.start:,} to {STEPS.stop:,} steps. "
        f"A replay takes {replays[0]:.2f} s and {1000 * replays[1]:.0f} CPU-ms of the server's own "
        f"process, {replays[2]:.0f} kB packed; once it was made, {1000 * kept[0]:.0f} ms and "
        f"{1000 * kept[1]:.0f} CPU-ms; a review {reviews[0]:.2f} s and {1000 * reviews[1]:.0f} "
        f"CPU-ms. A command at another table is acknowledged, with nobody asking: {told(quiet)}; "
        f"while {AT_ONCE} games are asked for at once from as many addresses: {told(busy)}. "
        f"Of those who asked {statuses.count(200)} had their game, "
        f"{statuses.count(503)} were told to come back.",
    )


if __name__ == "__main__":
    main()
