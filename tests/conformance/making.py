"""Makes the golden files of the release at hand: ``python -m tests.conformance.making COMMIT``.

They stay as they are for ever; a release that writes something else gets a folder of its own.
"""

import asyncio
import gzip
import json
import sqlite3
import sys
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final

from intriga.core.chance import Seeded
from intriga.core.game import Game
from intriga.core.games import games, ruleset_of
from intriga.server.run import DATABASE as FILE
from intriga.server.run import open_store
from intriga.server.tables.ledger import restored
from tests.conformance import release
from tests.games.tables import any_header, positions
from tests.server.playing import BRISK, Browser, Json, opened
from tests.server.serving import Serving

STILL: Final[Json] = {**BRISK, "reaction": 0, "turn": 0, "listed": True}  # nobody is hurried
LONG: Final = 12  # questions after which a game is left as it is
VARIANTS: Final = 14  # of each game, in the records
EVENINGS: Final[list[Json]] = [
    {"preset": "coup-br", "bots": ["casual", "beginner"]},
    {"preset": "coup-es", "options": {"slot_ambassador": "inquisitor"}, "bots": ["skilled"]},
    {
        "preset": "urbis-reforma",
        "options": {"reforma": True, "slot_contessa": "lawyer"},
        "bots": ["skilled", "beginner", "casual"],
    },
    {"preset": "coup-br", "settings": {**STILL, "open_cards": False, "memory": False}, "bots": []},
    {"game": "pot-de-vin", "preset": "pot-de-vin", "bots": ["casual"]},
    {
        "game": "pot-de-vin",
        "preset": "pot-de-vin",
        "options": {"pairs": True},
        "bots": ["skilled", "casual"],
    },
    {
        "game": "pot-de-vin",
        "preset": "pot-de-vin",
        "options": {"joker": "choose"},
        "settings": {**STILL, "open_cards": False},
        "bots": ["skilled"] * 4,
    },
]


class Evening:
    """Two people at a table with bots, and one who watches."""

    def __init__(self, url: str, wish: Json) -> None:
        self.browsers = [Browser(url) for _ in range(3)]
        bots = wish["bots"]
        chairs = len(bots) + 2
        asked = {"settings": STILL, **{key: wish[key] for key in wish if key != "bots"}}
        self.table = opened(self.browsers[0], chairs=chairs, **asked)["table"]
        self.enter(url)
        host, guest, _ = self.seats
        guest.command("join", name="Bo")
        for chair, level in enumerate(bots, start=2):
            host.command("seat-bot", chair=chair, level=level)
        self.deal()

    def enter(self, url: str) -> None:
        """Come to the table, for the first time or again."""
        for browser in self.browsers:
            browser.move(url)
        self.seats = [browser.sit(self.table) for browser in self.browsers]
        for seat in self.seats:
            seat.look()

    def deal(self) -> None:
        """Begin the next game."""
        host, guest, _ = self.seats
        guest.command("ready", ready=True)
        accepted = host.command("start")
        assert accepted["type"] == "accepted", accepted
        for seat in self.seats:
            seat.see(lambda scene: scene["phase"] == "playing")

    def play(self, *, until: Callable[[Json], bool] | None = None) -> None:
        """Let both people play, side by side."""
        with ThreadPoolExecutor(2) as pool:
            both = [pool.submit(seat.play, Random(7), until=until) for seat in self.seats[:2]]
        for played in both:
            played.result()

    def talk(self, words: str) -> None:
        """Say something at the table and something in the gallery."""
        self.seats[0].command("say", text=f"{words}, you all")
        self.seats[2].command("rename", name="Zoe")
        self.seats[2].command("say", text=f"{words}, says the gallery")
        self.seats[1].command("react", emoji="🔥")


def after(steps: int) -> Callable[[Json], bool]:
    """Return what says that a game has come so far."""
    return lambda scene: scene["deal"]["window"]["step"] >= steps


def evenings(url: str) -> list[Evening]:
    """Play a game at each table, and begin another at most."""
    tables = [Evening(url, wish) for wish in EVENINGS]
    for number, evening in enumerate(tables):
        evening.talk("hello")
        evening.play(until=after(LONG))
        if number % 4 == 1:
            evening.seats[1].command("leave")
            evening.seats[0].play(Random(7))
        elif number != 2:
            evening.play()
        evening.talk("well played")
    for evening in tables[0], tables[4]:
        evening.deal()
        evening.play(until=after(_begun(evening) + LONG // 2))
    return tables


def _begun(evening: Evening) -> int:
    return int(evening.seats[0].scene["deal"]["window"]["step"])


def go_on(evening: Evening) -> None:
    """Play a little more, leave presets behind, and an answer that is not opened."""
    host, guest, _ = evening.seats
    host.command("automate", rules=[{"answer": "pass", "claim": "duke"}])
    evening.play(until=after(_begun(evening) + 3))
    for seat in (host, guest):
        if seat.asked is not None:
            words = seat.scene["deal"]["offers"][0]["words"]
            seat.command("answer", step=seat.asked, words=words)
            return


# ------------------------------------------------------------------- writing


def database(folder: Path) -> None:
    """Play on a server that is stopped once and killed at last."""
    with Serving(folder) as server:
        tables = evenings(server.url)
        server.stop()
    with Serving(folder, port=server.port) as server:
        for evening in (tables[0], tables[2], tables[4]):
            evening.enter(server.url)
            go_on(evening)
        Browser(server.url).ask("/api/lobby")
        server.kill()


async def contents(folder: Path) -> tuple[Json, Json]:
    """Return what the tables and games in *folder* are."""
    store = open_store(folder)
    try:
        names = sorted(each.table for each in await store.tables())
        tables = {name: await restored(store, name) for name in names}
        games = [game for name in names for game in await store.games_of(name)]
    finally:
        await store.close()
    return (
        {name: release.of_table(table) for name, table in tables.items() if table},
        {game.id: release.of_game(game) for game in games},
    )


def records() -> Iterable[Json]:
    """Yield the lines of whole games in several variants, the last with its position."""
    for name in games():
        ruleset = ruleset_of(name)
        for number in range(VARIANTS):
            header = {"id": f"{name}-{number}", **any_header(ruleset, f"golden {number}")}
            game: Game[Any, Any] = Game(ruleset, header, Seeded(number))
            for _ in positions(game, f"golden {number}"):
                pass
            yield from game.lines[:-1]
            yield {**game.lines[-1], "after": ruleset.format_position(game.state)}


def write(path: Path, data: bytes) -> None:
    """Write *data* packed, the same bytes whenever."""
    path.write_bytes(gzip.compress(data, 9, mtime=0))


def main(commit: str) -> None:
    """Write all of it."""
    folder = release.GOLDEN / commit
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as place:
        database(Path(place))
        copy = Path(place) / "copy.db"
        with closing(sqlite3.connect(Path(place) / FILE)) as connection:
            connection.execute("VACUUM INTO ?", (str(copy),))
        write(folder / release.DATABASE, copy.read_bytes())
        tables, games = asyncio.run(contents(Path(place)))
    write(folder / release.TABLES, json.dumps(tables, sort_keys=True).encode())
    write(folder / release.GAMES, json.dumps(games, sort_keys=True).encode())
    lines = "".join(json.dumps(line, separators=(",", ":")) + "\n" for line in records())
    write(folder / release.RECORDS, lines.encode())


if __name__ == "__main__":
    main(*sys.argv[1:])
