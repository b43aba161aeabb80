"""Own games, statistics and the page of a circle, with 100,000 games of 2,000 people in the store.

A server of its own process is asked by one person after the other, one question at a time, over
HTTP.  Statistics are made again from the counts that are kept of each game, and counts from the
records.  ``--quick`` looks whether it works; ``--keep`` adds the run to benchmarks/history.
"""

import json
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from statistics import quantiles
from typing import Final

import msgspec

from benchmarks.results import Cell, FigureTable, tell
from intriga.server.run import DATABASE
from intriga.server.settings import Limits, ServerSettings
from intriga.server.work.game_counts import COUNTED, Statistics, counts_of
from intriga.server.work.replays import PEOPLE
from intriga.store.interface import Addition, CountedGame, FinishedGame, Store
from tests.faults.finished_games import short_game
from tests.server.playing import Browser
from tests.server.serving import Serving
from tests.store.opening import using

QUICK: Final = "--quick" in sys.argv
GAMES: Final = 2_000 if QUICK else 100_000
PEOPLE_COUNT: Final = 100 if QUICK else 2_000
ASKED: Final = 50 if QUICK else 400  # people of each question
DIFFERENT: Final = 40  # games; each is kept under many ids
EVENINGS: Final = 100  # of the circle that is asked for, of five games each
SETTINGS: Final = ServerSettings(
    warm=False,
    limits=Limits(looks=10**9, questions=10**9, creations=10**9, requests=10**9),
)
COLUMNS: Final = ("question", "median [ms]", "99 % [ms]")


class Filled:
    """A store with the games of people of a server, and a circle of the first of them."""

    def __init__(self, folder: Path) -> None:
        """Fill it."""
        self.folder = folder
        with Serving(folder, SETTINGS) as server:
            self.browsers = [Browser(server.url) for _ in range(PEOPLE_COUNT)]
            self.people = [
                str(each.ask("/api/identity").json["identity"]) for each in self.browsers
            ]
            rules = {"game": "coup", "preset": "coup-es", "chairs": 4}
            wish = {"name": "Ours", "own_name": "Ana", "usual": [rules]}
            self.circle = self.browsers[0].ask("/api/circles", wish).json["circle"]
        self.samples = [short_game(f"s{number}", number) for number in range(DIFFERENT)]
        self.counts = {
            name: msgspec.json.encode(each) for name, each in counts_of(self.samples).items()
        }
        using(folder / DATABASE, self._fill)

    async def _fill(self, store: Store) -> None:
        chance = Random(1)
        for first in range(0, GAMES, 1_000):
            games = [self._game(number, chance) for number in range(first, first + 1_000)]
            await store.commit([Addition(each.table, 1, games=[each]) for each in games])
            counts = {
                each.id: self.counts[f"s{n % DIFFERENT}"] for n, each in enumerate(games, first)
            }
            await store.keep_counts(COUNTED, counts)
        (circle,) = await store.circles_of(self.people[0])
        body = json.loads(circle.body)
        evenings = [f"t{number}" for number in range(EVENINGS * 5)]
        body["evenings"] = [{"table": each, "opened": 1} for each in evenings]
        await store.write_circle(
            type(circle)(circle.id, circle.version + 1, json.dumps(body).encode())
        )

    def _game(self, number: int, chance: Random) -> FinishedGame:
        sample = self.samples[number % DIFFERENT]
        header = {**json.loads(sample.header), PEOPLE: chance.sample(self.people, 4)}
        body = json.dumps(header).encode()
        return FinishedGame(f"g{number}", f"t{number}", 1, body, sample.record, number)


def timed(asked: Sequence[Callable[[], object]]) -> tuple[float, float]:
    """Return the median and the 99th percentile of the milliseconds that *asked* take."""
    taken: list[float] = []
    for each in asked:
        began = time.perf_counter()
        each()
        taken.append((time.perf_counter() - began) * 1e3)
    parts = quantiles(taken, n=100)
    return round(parts[49], 1), round(parts[98], 1)


def rows(filled: Filled, server: Serving) -> list[tuple[Cell, ...]]:
    """Return the times of all questions to *server*."""
    for each in filled.browsers:
        each.move(server.url)
    some = Random(2).sample(filled.browsers, ASKED)
    page = f"/api/circles/{filled.circle}"
    first = filled.browsers[0]
    questions: dict[str, list[Callable[[], object]]] = {
        "the last ten games": [lambda b=b: b.ask("/api/me/games", {"most": 10}) for b in some],
        "games that were won": [
            lambda b=b: b.ask("/api/me/games", {"result": "won", "most": 20}) for b in some
        ],
        "statistics": [lambda b=b: b.ask("/api/me/statistics/coup") for b in some],
        f"the page of a circle with {EVENINGS * 5} games": [lambda: first.ask(page, {})] * ASKED,
    }
    return [(name, *timed(asked)) for name, asked in questions.items()]


def added_up(filled: Filled) -> float:
    """Return how many games a second statistics are added up of, from their counts."""

    async def all_of(store: Store) -> list[CountedGame]:
        return [
            each
            for person in filled.people[:50]
            for each in await store.played_by(person, COUNTED, (1 << 62, ""), 5_000)
        ]

    games = using(filled.folder / DATABASE, all_of)
    began = time.perf_counter()
    for person in filled.people[:50]:
        statistics = Statistics(person, "coup")
        for each in games:
            if person.encode() in each.header:
                statistics.add(each)
    return len(games) / (time.perf_counter() - began)


def counted_again(filled: Filled) -> float:
    """Return of how many games a second the counts are made again, from their records."""
    began = time.perf_counter()
    counts_of(filled.samples)
    return len(filled.samples) / (time.perf_counter() - began)


def memory(process: int) -> float:
    """Return the megabytes that *process* has in memory."""
    text = Path(f"/proc/{process}/status").read_text(encoding="ascii")
    (line,) = (each for each in text.splitlines() if each.startswith("VmRSS"))
    return int(line.split()[1]) / 1e3


def main() -> None:
    """Print the table."""
    with tempfile.TemporaryDirectory() as folder:
        filled = Filled(Path(folder))
        with Serving(filled.folder, SETTINGS) as server:
            before = memory(server.process.pid)
            found = rows(filled, server)
            more = memory(server.process.pid) - before
        about = (
            f"{GAMES:,} games of {PEOPLE_COUNT:,} people. "
            f"Statistics are added up from counts of {added_up(filled):,.0f} games a second, "
            f"and counts made from records of {counted_again(filled):,.0f} a second and process. "
            f"The server took {more:.0f} MB more for all that is asked here."
        )
        tell("Own games", FigureTable(COLUMNS, found, headline=COLUMNS[2]), about=about)


if __name__ == "__main__":
    main()
