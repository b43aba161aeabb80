"""A server whose store holds games of three people, played among themselves and with bots."""

import json
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from random import Random

from intriga.core.chance import Scripted
from intriga.core.games import table_rules_of
from intriga.core.record import resume
from intriga.server.run import DATABASE
from intriga.server.settings import ServerSettings
from intriga.server.work.replays import OPEN, PEOPLE, record_in
from intriga.store.interface import FinishedGame, Store
from tests.faults.finished_games import short_game
from tests.server.playing import Browser, Json
from tests.server.serving import Serving
from tests.store.opening import using

MANY = 36
BOT = ""


def identity_of(browser: Browser) -> str:
    """Return the identity of *browser*."""
    return str(browser.ask("/api/identity").json["identity"])


def kept(number: int, people: list[str], *, is_open: bool = True) -> FinishedGame:
    """Return finished game number *number*, played by *people*, each a minute after the other."""
    game = short_game(f"g{number}", number)
    header = json.loads(game.header) | {PEOPLE: people, OPEN: is_open}
    return replace(game, header=json.dumps(header).encode(), ended_ms=60_000 * (number // 2))


class House:
    """A server whose store holds games of Ana, Bia and Eva, and of bots."""

    circle: Json  # of the three, where a test founds one

    def __init__(self, folder: Path, settings: ServerSettings) -> None:
        self.folder = folder
        with Serving(folder, settings) as server:
            self.people = [Browser(server.url) for _ in range(3)]
            self.ids = [identity_of(each) for each in self.people]
        ana, bia, eva = self.ids
        self.games = [
            kept(
                number,
                Random(number).sample([ana, bia, eva if number % 3 else BOT, BOT], 4),
                is_open=number % 4 > 0,
            )
            for number in range(MANY)
        ]
        with ThreadPoolExecutor(1) as thread:  # where a browser lives, asyncio cannot run
            thread.submit(using, folder / DATABASE, self.fill).result()
        self.server = Serving(folder, settings)
        for each in self.people:
            each.move(self.server.url)

    async def fill(self, store: Store) -> None:
        """Keep the games."""
        for game in self.games:
            await store.keep_game(game)


def people_in(game: FinishedGame) -> list[str]:
    return list(json.loads(game.header)[PEOPLE])


def winners_in(game: FinishedGame) -> set[str]:
    """Return the persons who won *game*, by the rules."""
    record = record_in(game)
    played = resume(table_rules_of("coup").ruleset, record, Scripted([]))
    return {people_in(game)[seat] for seat in played.winners}
