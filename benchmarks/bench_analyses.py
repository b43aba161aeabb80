"""How long players wait while many analyses of finished games are wanted.

    python -m benchmarks.bench_analyses [--quick] [--keep]

It fills a database with finished games of four at Coup and starts a server over it.  A person at
a table sends commands and waits for each receipt: with nobody asking, and while fifty others, from
as many addresses, want a careful look at a game each.  Visitors who are refused ask again after a
second, as the page does.  The number of looks that were ready by the end is printed too.
"""

import asyncio
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event
from typing import Final

import uvloop

from benchmarks.bench_replays import AT_ONCE, WAITS, Player, ask, told, waits
from benchmarks.results import FigureTable, tell
from intriga.server.run import open_store
from tests.faults.finished_games import short_game
from tests.faults.servers import BUILD, INTRIGA, Running, free_port, start

QUICK: Final = "--quick" in sys.argv
COMMANDS: Final = 200 if QUICK else 1_500
AGAIN: Final = 1.0  # seconds until somebody asks again who was told to come back
LATER, FOUND = 503, 200


async def fill(folder: str) -> list[str]:
    """Write as many games as will be asked for, and return their ids."""
    store = open_store(Path(folder))
    names = [f"game{number:04}" for number in range(AT_ONCE)]
    for number, name in enumerate(names):
        await store.keep_game(short_game(name, number))
    await store.close()
    return names


def want(running: Running, name: str, number: int, enough: Event) -> bool:
    """Ask for a careful look at a game until it is there or it is *enough*; say whether it came."""
    path, address = f"/api/replays/{name}/analysis", f"10.0.{number}.1"
    while not enough.is_set():
        status, _ = ask(running.port, path, address)
        if status != LATER:
            return status == FOUND
        enough.wait(AGAIN)
    return False


async def measure(running: Running, names: list[str]) -> tuple[list[float], list[float], int]:
    """Return the waits without and with askers, and how many of these had their look by then."""
    loop, enough = asyncio.get_running_loop(), Event()
    loop.set_default_executor(ThreadPoolExecutor(AT_ONCE))
    player = Player(running.port)
    async with player.there():
        quiet = await waits(player, lambda found: len(found) < COMMANDS)
        asking = [
            loop.run_in_executor(None, want, running, name, number, enough)
            for number, name in enumerate(names)
        ]
        await asyncio.sleep(AGAIN)
        busy = await waits(player, lambda found: len(found) < COMMANDS)
        ready = sum(each.done() and each.result() for each in asking)
        enough.set()
        running.process.kill()  # the others are not waited for
        await asyncio.gather(*asking, return_exceptions=True)
    return quiet, busy, ready


def main() -> None:
    """Print the figures."""
    BUILD.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=BUILD) as folder:
        names = uvloop.run(fill(folder))
        running = start(INTRIGA, folder, free_port())
        try:
            running.settle()
            quiet, busy, ready = uvloop.run(measure(running, names))
        finally:
            running.process.kill()
            running.process.wait()
    tell(
        f"Play while {AT_ONCE} analyses are wanted",
        FigureTable(
            WAITS,
            [
                told("nobody asks", quiet),
                told(f"{AT_ONCE} want a careful look at a game of four each", busy),
            ],
            caption="A command at a table is acknowledged",
            headline="99 % [ms]",
        ),
        about=f"By then {ready} were ready, and {AT_ONCE - ready} still waited.",
    )


if __name__ == "__main__":
    main()
