"""A table alone, without a server: microseconds of an answer, with all that is sent for it.

Four people play by chance and mostly let things pass; what they read of what they are sent is not
counted, nor is it what the question takes how much time has passed: on some machines longer than
the answer.  Then as many as an edition is for are dealt cards: the milliseconds from the last wish
to begin to everybody's whole scene.  ``--keep`` adds the run to benchmarks/history.
"""

import time
from random import Random
from statistics import median
from typing import Final

from benchmarks.results import Cell, FigureTable, tell
from intriga.core.games import games, ruleset_of
from intriga.server.settings import Limits
from intriga.server.tables.connection import Connection
from intriga.server.tables.publishing import Publisher, deliver
from intriga.service.commands import Answer, Join, NewTable, Ready, Start
from intriga.service.events import Event
from intriga.service.scenes.scene import Received
from intriga.service.session import Person
from intriga.service.table import Table
from intriga.service.table_settings import Settings
from tests.faults.table_client import DECODER, Game, Sight, after

EDITIONS: Final = {"coup": "coup-br", "pot-de-vin": "pot-de-vin"}
SETTINGS: Final = Settings(turn=0, reaction=0, pace="none", listed=True)
ROUNDS: Final = 5
TABLES: Final = 10
COLUMNS: Final = ("", "an answer [µs]", "frames an answer", "a frame [bytes]")
DEALS: Final = ("", "people", "cards to everybody, median [ms]", "the longest [ms]")
DEALT: Final = 15  # tables of each edition
LIMITS: Final = Limits()


class Screen:
    """The scene that one person has in front of them."""

    waiting = 0

    def __init__(self, who: Person) -> None:
        """Begin with nothing."""
        self.who = who
        self.connection = Connection(self, who, Received(), LIMITS)
        self.seen: Sight | None = None
        self.frames: list[bytes] = []

    def write(self, data: bytes) -> None:
        """Take a frame; it is read when nobody counts."""
        self.frames.append(data)

    def close(self, code: int, reason: str) -> None:
        """Fail: nobody is sent away here."""
        raise AssertionError(code, reason)

    def read(self, since: int) -> None:
        """Read the frames from number *since* on."""
        for data in self.frames[since:]:
            message = DECODER.decode(data[data.index(b"{") :])
            self.seen = after(self.seen, message) or self.seen


class Company:
    """People at a table of their own, and what they see."""

    def __init__(self, game: str, number: int, preset: str, chairs: int = 4) -> None:
        """Deal table *number* of *preset* for so many *chairs*."""
        self.random, self.now = Random(number), 0
        self.screens = [Screen(Person(f"person {place}")) for place in range(chairs)]
        people = [screen.who for screen in self.screens]
        asked = NewTable(
            game=game, name="A", preset=preset, chairs=chairs, settings=SETTINGS, options={}
        )
        self.table = Table.create(asked, people[0], 0, bytes([number]) * 32)
        for person in people:
            self.table.arrive(person, 0)
        for person in people[1:]:
            self.table.handle(person, Join(name=person.id), 0)
            self.table.handle(person, Ready(ready=True), 0)
        self.publisher = Publisher()
        for screen in self.screens:
            deliver(self.publisher.greeting(self.table, screen.connection, 0))
            screen.read(0)
        self.spent = 0.0
        begun = time.process_time()
        self._publish(self.table.handle(people[0], Start(), 0), begun)

    def play(self) -> int:
        """Play the game out and return how many answers it took."""
        answers = 0
        while self.table.phase == "playing":
            for screen in self.screens:
                deal = screen.seen and screen.seen.deal
                if deal and deal.window and deal.offers and deal.answer is None:
                    deal.answer = "given"
                    self._answer(screen.who, deal)
                    answers += 1
        return answers

    def _answer(self, person: Person, deal: Game) -> None:
        words = [offer.words for offer in deal.offers]
        silent = "pass" in words and self.random.random() < 0.75
        said = "pass" if silent else self.random.choice(words)
        assert deal.window is not None  # noqa: S101  play asks
        self.now += 5_000  # past the least time that a window stands open
        begun = time.process_time()
        events = self.table.handle(person, Answer(step=deal.window.step, words=said), self.now)
        due = self.table.due
        if due is not None:
            self.now = max(self.now, due)
            events += self.table.tick(self.now)
        self._publish(events, begun)

    def _publish(self, events: list[Event], begun: float) -> None:
        """Tell everybody of *events*, and count the time since *begun*."""
        connections = [screen.connection for screen in self.screens]
        had = [len(screen.frames) for screen in self.screens]
        deliver(self.publisher.prepare(self.table, connections, events, self.now, everybody=False))
        self.spent += time.process_time() - begun
        for screen, since in zip(self.screens, had, strict=True):
            screen.read(since)


def cost_of_asking() -> float:
    """Return how many seconds of the processor it takes to ask for them."""
    begun = time.process_time()
    for _ in range(ROUNDS * 1000):
        time.process_time()
    return (time.process_time() - begun) / (ROUNDS * 1000)


def measure(game: str) -> tuple[Cell, ...]:
    """Return a row of the table: the median over rounds."""
    found: list[tuple[float, float, float]] = []
    asking = cost_of_asking()
    for _ in range(ROUNDS):
        companies = [Company(game, number, EDITIONS[game]) for number in range(TABLES)]
        answers = sum(company.play() for company in companies)
        spent = sum(company.spent for company in companies) - answers * asking
        screens = [screen for company in companies for screen in company.screens]
        frames = sum(len(screen.frames) for screen in screens)
        size = sum(len(data) for screen in screens for data in screen.frames)
        found.append((spent / answers * 1e6, frames / answers, size / frames))
    micros, frames, size = (median(column) for column in zip(*found, strict=True))
    return game, round(micros), round(frames, 1), round(size)


def deal(game: str, preset: str) -> tuple[Cell, ...]:
    """Return a row of DEALS: *preset* with as many people as it is for."""
    most = ruleset_of(game).variants.editions[preset].most
    companies = [Company(game, number, preset, most) for number in range(DEALT)]
    spent = sorted(company.spent * 1e3 for company in companies)
    return preset, most, round(median(spent), 1), round(spent[-1], 1)


def main() -> None:
    """Print the tables."""
    answers = FigureTable(COLUMNS, [*map(measure, EDITIONS)], headline=COLUMNS[1])
    presets = [(game, preset) for game in games() for preset in ruleset_of(game).variants.editions]
    deals = FigureTable(DEALS, [deal(*each) for each in presets])
    tell("Table alone", answers, deals)


if __name__ == "__main__":
    main()
