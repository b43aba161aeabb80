"""A table alone, without a server: microseconds of an answer, with all scenes that it leads to.

Four people play by chance and mostly let things pass; after each answer that everybody hears of
everybody is shown the table, as JSON.  ``--keep`` adds the table to results.md.
"""

import time
from random import Random
from statistics import median
from typing import Final

import msgspec

from benchmarks.results import tell
from intriga.service.commands import Answer, Join, NewTable, Ready, Start
from intriga.service.scene import Received, Scene
from intriga.service.session import Person
from intriga.service.table import Table
from intriga.service.table_settings import Settings

EDITIONS: Final = {"coup": "coup-br", "pot-de-vin": "pot-de-vin"}
SETTINGS: Final = Settings(turn=0, reaction=0, pace="none", listed=True)
ROUNDS: Final = 5
TABLES: Final = 10
ENCODER: Final = msgspec.json.Encoder()


class Company:
    """Four people at a table of their own, and what they see."""

    def __init__(self, game: str, number: int) -> None:
        """Deal table *number*."""
        self.random, self.now = Random(number), 0
        self.people = [Person(f"person {place}") for place in range(4)]
        asked = NewTable(
            game=game, name="A", preset=EDITIONS[game], chairs=4, settings=SETTINGS, options={}
        )
        self.table = Table.create(asked, self.people[0], 0, bytes([number]) * 32)
        for person in self.people:
            self.table.arrive(person, 0)
        for person in self.people[1:]:
            self.table.handle(person, Join(name=person.id), 0)
            self.table.handle(person, Ready(ready=True), 0)
        self.table.handle(self.people[0], Start(), 0)
        self.since = {person: Received() for person in self.people}
        self.scenes: dict[Person, Scene] = {}
        self.shown = 0

    def show(self) -> None:
        """Show everybody the table."""
        scene_builder = self.table.scene_builder(self.now)
        for person in self.people:
            scene = scene_builder.scene(person, self.since[person])
            ENCODER.encode(scene)
            self.scenes[person], self.since[person] = scene, self.table.seen(person)
            self.shown += 1

    def play(self) -> int:
        """Play the game out and return how many answers it took."""
        self.show()
        answers = 0
        while self.table.phase == "playing":
            for person, scene in list(self.scenes.items()):
                deal = scene.deal
                if self.scenes[person] is scene and deal and deal.window and deal.offers:
                    self._answer(person, deal.window.step, [offer.words for offer in deal.offers])
                    answers += 1
        return answers

    def _answer(self, person: Person, step: int, words: list[str]) -> None:
        silent = "pass" in words and self.random.random() < 0.75
        said = "pass" if silent else self.random.choice(words)
        self.now += 5_000  # past the least time that a window stands open
        events = self.table.handle(person, Answer(step=step, words=said), self.now)
        due = self.table.due
        if due is not None:
            self.now = max(self.now, due)
            events += self.table.tick(self.now)
        if self.table.audience(events).everybody:
            self.show()


def measure(game: str) -> str:
    """Return a line of the table: the median over rounds."""
    found: list[tuple[float, float]] = []
    for _ in range(ROUNDS):
        companies = [Company(game, number) for number in range(TABLES)]
        begun = time.process_time()
        answers = sum(company.play() for company in companies)
        spent = time.process_time() - begun
        shown = sum(company.shown for company in companies)
        found.append((spent / answers * 1e6, shown / answers))
    micros, scenes = (median(column) for column in zip(*found, strict=True))
    return f"| {game} | {micros:,.0f} | {scenes:.1f} |"


def main() -> None:
    """Print the table."""
    lines = "\n".join(map(measure, EDITIONS))
    tell("Table alone", f"| | µs an answer | scenes an answer |\n|---|---|---|\n{lines}")


if __name__ == "__main__":
    main()
