"""What those who play wait for while many analyses of finished games are wanted.

    python -m benchmarks.bench_analyses [--quick] [--keep]

It fills a database with finished games of four at Coup and starts a server over it.  A person at
a table sends commands and waits for each receipt: with nobody asking, and while fifty others, from
as many addresses, want a careful look at a game each.  Those who are told to come back later ask
again after a second, as the page does.  Told is also how many looks were ready by the end.
"""

import asyncio
import json
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from threading import Event
from typing import Any, Final

import uvloop

from benchmarks.bench_replays import AT_ONCE, Player, ask, told, waits
from benchmarks.results import tell
from benchmarks.servers import BUILD, INTRIGA, Running, free_port, start
from intriga.agents import agent
from intriga.core.chance import Seeded
from intriga.core.game import Game
from intriga.core.games import table_rules_of
from intriga.core.record_text import format_line
from intriga.server.run import open_store
from intriga.server.tables.ledger import PEOPLE
from intriga.server.work.replays import OPEN
from intriga.store.interface import FinishedGame

QUICK: Final = "--quick" in sys.argv
PLAYERS: Final = 4
COMMANDS: Final = 200 if QUICK else 1_500
AGAIN: Final = 1.0  # seconds until somebody asks again who was told to come back
LATER, FOUND = 503, 200


def finished(number: int) -> Game[Any, Any]:
    """Return a game that rules of thumb have played."""
    rules = table_rules_of("coup")
    header: dict[str, Any] = {
        "preset": "coup-es",
        "options": {},
        "seats": [f"P{seat}" for seat in range(PLAYERS)],
    }
    game: Game[Any, Any] = Game(rules.ruleset, header, Seeded(number))
    chance, player = Random(number), agent("rule-of-thumb", "coup")
    while not game.winners:
        seat = game.to_move
        action = player.act(game.view(seat), game.legal_ids(seat), chance)
        game.play(rules.ruleset.format(game.state, seat, action), seat=seat)
    return game


def kept(name: str, number: int) -> FinishedGame:
    """Return a game as the store keeps it, called *name*."""
    game = finished(number)
    header = {**game.header, OPEN: True, PEOPLE: [""] * PLAYERS}
    record = "".join(f"{format_line(line)}\n" for line in game.lines)
    at = int(time.time() * 1000)
    return FinishedGame(name, name, 1, json.dumps(header).encode(), record, at)


async def fill(folder: str) -> list[str]:
    """Write as many games as will be asked for, and return their ids."""
    store = open_store(Path(folder))
    names = [f"game{number:04}" for number in range(AT_ONCE)]
    for number, name in enumerate(names):
        await store.keep_game(kept(name, number))
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
        f"A command at a table is acknowledged, with nobody asking: {told(quiet)}; while {AT_ONCE} "
        f"want a careful look at a game of {PLAYERS} each: {told(busy)}. By then {ready} were "
        f"ready, and {AT_ONCE - ready} still waited.",
    )


if __name__ == "__main__":
    main()
