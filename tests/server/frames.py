"""All frames of fixed games of every edition, as one hash for each.

A change that is to be cheaper and nothing else leaves every frame as it was, to the byte.  After
one that is to change them, ``python -m tests.server.frames`` writes the new hashes.
"""

import json
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any, Final

from intriga.core.games import ruleset_of
from intriga.server.tables.publishing import Publisher, deliver
from intriga.service.commands import Configure, Ready
from intriga.service.session import Person
from tests.server.test_fold import DEEDS, EDITIONS
from tests.server.twins import Line
from tests.service.evening import Evening

Json = dict[str, Any]
FILE: Final = Path(__file__).with_name("frames.json")
GAMES: Final = [
    (game, preset, options, players)
    for game, preset, options in EDITIONS
    for players in sorted(
        {
            ruleset_of(game).variants.editions[preset].least,
            ruleset_of(game).variants.editions[preset].most,
        }
    )
]
"""Every edition, with the fewest players and with the most."""
DEEDS_OF_THE_SECOND: Final = 20  # of the game that follows


class Heard:
    """An evening that is published, and a hash of all frames that people got there."""

    def __init__(self, evening: Evening) -> None:
        """Greet everybody who is there."""
        self.evening, self._publisher = evening, Publisher()
        self._lines = [Line(person) for person in evening.people]
        self._hash, self._done = sha256(), len(evening.log)
        for line in self._lines:
            self._greet(line)

    def _greet(self, line: Line) -> None:
        evening = self.evening
        deliver(self._publisher.greeting(evening.table, line.connection, evening.now))
        self._keep()

    def come_again(self, number: int) -> None:
        """Let person *number* come with a new line, which has nothing."""
        del self._lines[number].connection
        self._lines[number] = Line(self.evening.people[number])
        self._greet(self._lines[number])

    def tell(self, *, everybody: bool = False) -> None:
        """Publish what has happened."""
        evening, events = self.evening, self.evening.log[self._done :]
        self._done = len(evening.log)
        connections = [line.connection for line in self._lines]
        prepared = self._publisher.prepare(
            evening.table, connections, events, evening.now, everybody=everybody
        )
        deliver(prepared)
        self._keep()

    def _keep(self) -> None:
        for number, line in enumerate(self._lines):
            for text in line.sent:
                self._hash.update(f"{number} {text}\n".encode())
            line.sent.clear()

    def close(self) -> str:
        """Hang up, and return the hash in hexadecimal."""
        for line in self._lines:
            del line.connection  # each had the other
        return self._hash.hexdigest()


def digest(game: str, preset: str, options: Json, players: int) -> str:
    """Return the hash of the frames of a game and of the beginning of the next, of *players*.

    One of them is a bot where there are three or more; somebody watches.
    """
    bots = int(players > 2)
    people = players - bots
    evening = Evening(game=game, preset=preset, options=options, people=people, bots=bots)
    evening.people.append(Person("watcher"))
    evening.arrive(people)
    heard, random = Heard(evening), Random(f"{preset} {players}")
    evening.start()
    heard.tell()
    while evening.table.phase == "playing":
        _do_something(heard, random, people)
    evening.refuses(0, Configure(settings={"turn": 45}))
    heard.tell()
    for number in range(people):
        evening.refuses(number, Ready(ready=True))
        heard.tell()
    for _ in range(DEEDS_OF_THE_SECOND):
        _do_something(heard, random, people)
    return heard.close()


def _do_something(heard: Heard, random: Random, people: int) -> None:
    evening = heard.evening
    if evening.table.phase == "playing":
        deed = random.choices(list(DEEDS), list(DEEDS.values()))[0]
        deed(evening, random.randrange(people), random)
    heard.tell()
    if random.random() < 0.05:
        number = random.randrange(people + 1)
        evening.depart(number)
        heard.tell(everybody=True)
        evening.arrive(number)
        heard.tell(everybody=True)
        heard.come_again(number)


def name_of(game: str, preset: str, options: Json, players: int) -> str:
    """Return the key of a game in the file."""
    return " ".join([game, preset, *map(str, options.values()), str(players)])


def digests() -> dict[str, str]:
    """Return the hash of each game by its name."""
    return {name_of(*each): digest(*each) for each in GAMES}


if __name__ == "__main__":
    FILE.write_text(json.dumps(digests(), indent=2) + "\n", encoding="utf-8")
