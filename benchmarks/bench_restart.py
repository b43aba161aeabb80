"""How soon a server with many unfinished tables is there again, and shows a table.

It fills a database with tables in the middle of a game of Coup, starts a server over it,
and prints the seconds until ``/readyz`` says yes.  When the bots are compiled, people come
back, one after the other and each to another table: milliseconds from the moment their
socket opens to the first scene, and how many of them the server's processor took.
``--quick`` takes fewer tables; ``--keep`` adds the run to benchmarks/history.
"""

import asyncio
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from http import HTTPStatus
from http.client import HTTPConnection
from itertools import count, islice
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import Final

import uvloop
from msgspec import structs

from benchmarks.results import FigureTable, tell
from intriga.server.run import open_store
from intriga.server.tables.context import noted
from intriga.server.wire.messages import PROTOCOL, Hello
from intriga.service.commands import Answer, Join, NewTable, Ready, Start
from intriga.service.events import Created, Event, encode
from intriga.service.session import Person
from intriga.service.table import Table
from intriga.service.table_settings import Settings
from intriga.store.interface import Addition, Store
from tests.faults.servers import BUILD, INTRIGA, cpu_of, free_port, start
from tests.faults.table_client import HOST, Http, Socket

QUICK: Final = "--quick" in sys.argv
TABLES: Final = 500 if QUICK else 10_000
VISITS: Final = 100
GROUP: Final = 200  # tables that are written by one commit
PEOPLE: Final = 4
ANSWERS: Final = 20  # before everybody goes
GAMES: Final = 25  # that differ


# ------------------------------------------------------------------- unfinished tables


def played(secret: bytes, now: int) -> tuple[Table, list[Event]]:
    """Return a table in the middle of a game, and its events."""
    people = [Person(f"person {number}") for number in range(PEOPLE)]
    wish = NewTable(
        game="coup", preset="coup-br", chairs=PEOPLE, name="P0", settings=Settings(listed=True)
    )
    table = Table.create(wish, people[0], now, secret)
    events = table.fresh()
    for number, who in enumerate(people):
        events += table.arrive(who, now)
        if number:
            events += table.handle(who, Join(name=f"P{number}"), now)
            events += table.handle(who, Ready(ready=True), now)
    events += table.handle(people[0], Start(), now)
    chance = Random(secret)
    for _ in range(ANSWERS):
        for who in people:
            deal = table.scene(who, now).deal
            if deal and deal.window and deal.offers and deal.answer is None:
                words = chance.choice(deal.offers).words
                events += table.handle(who, Answer(step=deal.window.step, words=words), now)
        if table.phase == "playing" and table.due is not None:
            now = max(now, table.due)
            events += table.tick(now)
    return table, events


def unfinished(now: int) -> Iterator[Addition]:
    """Yield what makes as many tables as are asked for."""
    all_played = (played(number.to_bytes(32, "big"), now) for number in count())
    games = list(islice((each for each in all_played if each[0].phase == "playing"), GAMES))
    for number in range(TABLES):
        table, events = games[number % len(games)]
        name = f"table{number:05}"
        first = events[0]
        assert isinstance(first, Created)  # noqa: S101  as every table begins
        bodies = [encode(each) for each in [structs.replace(first, table=name), *events[1:]]]
        row = structs.replace(table.summary(), table=name)
        note = noted(row, table.seated, listed=True, live=True, now=now)
        yield Addition(name, 1, bodies, note=note)


async def fill(store: Store) -> int:
    """Write the tables, and return how many events that were."""
    group: list[Addition] = []
    events = 0
    for addition in unfinished(int(time.time() * 1000)):
        group.append(addition)
        events += len(addition.events)
        if len(group) == GROUP:
            await store.commit(group)
            group = []
    await store.commit(group)
    await store.close()
    return events


# ------------------------------------------------------------------- coming back


def wait_until_ready(port: int) -> None:
    """Ask until the server says that it is ready."""
    while not is_ready(port):
        time.sleep(0.01)


def is_ready(port: int) -> bool:
    """Say whether a server answers at *port*, and is ready."""
    with closing(HTTPConnection(HOST, port, timeout=60)) as line:
        try:
            line.request("GET", "/readyz")
            return line.getresponse().status == HTTPStatus.OK
        except OSError:
            return False


async def visits(port: int) -> list[float]:
    """Return the milliseconds from an open socket to the first scene, table by table."""
    token = Http(port).token("Ana")
    loop, found = asyncio.get_running_loop(), list[float]()
    for number in Random(7).sample(range(TABLES), VISITS):
        seen: asyncio.Future[bytes] = loop.create_future()
        make = partial(Socket, f"table{number:05}", token, partial(_first, seen))
        _, socket = await loop.create_connection(make, HOST, port)
        await socket.opened
        begun = time.perf_counter()
        socket.send(Hello(PROTOCOL))
        assert b'"scene"' in await seen  # noqa: S101  a measurement of nothing is none
        found.append((time.perf_counter() - begun) * 1000)
    return found


def _first(seen: asyncio.Future[bytes], body: bytes) -> None:
    if not seen.done():
        seen.set_result(body)


def main() -> None:
    """Print the figures."""
    BUILD.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=BUILD) as folder:
        begun = time.perf_counter()
        events = uvloop.run(_filled(folder))
        filled = time.perf_counter() - begun
        begun, port = time.perf_counter(), free_port()
        running = start(INTRIGA, folder, port)
        try:
            wait_until_ready(port)
            ready, memory = time.perf_counter() - begun, running.memory()
            running.settle()  # the bots get ready, which takes every core for a while
            cpu = -cpu_of(running.process.pid)
            first = uvloop.run(visits(port))
            cpu += cpu_of(running.process.pid)
        finally:
            running.process.kill()
            running.process.wait()
    columns = (
        *("unfinished tables", "events", "written [s]", "until `/readyz` says yes [s]"),
        *("memory with the bots' processes [MB]", "first scene, median [ms]"),
        *("first scene, 99 % [ms]", "first scene, the server [CPU-ms]"),
    )
    row = (
        *(TABLES, events, round(filled, 1), round(ready, 2), round(memory)),
        *(round(median(first), 1), round(quantiles(first, n=100)[-1], 1)),
        round(1000 * cpu / VISITS, 1),
    )
    tell(
        "Table server, started again",
        FigureTable(columns, [row]),
        about=f"Ready is counted from the start of the process, the first scene of a table from an "
        f"open socket, {VISITS} of them one after the other.",
    )


async def _filled(folder: str) -> int:
    return await fill(open_store(Path(folder)))


if __name__ == "__main__":
    main()
