"""Messages to two people of a game and to a learner of a lesson, for the tests of the page.

``python -m tests.server.streams`` writes it to ``web/src/net/streams.json`` and ``lesson.json``.
"""

import gzip
import json
from pathlib import Path
from random import Random
from typing import Any, Final

from intriga.server.http.catalogue import packed_recording
from intriga.service.commands import Say
from intriga.service.session import Person
from tests.server.test_fold import Followed, whole
from tests.service.evening import Evening

Json = dict[str, Any]
FILE: Final = Path(__file__).parents[2] / "web" / "src" / "net" / "streams.json"
LESSON: Final = FILE.with_name("lesson.json")
EXAMINED: Final = "coup, a card examined"
GAMES: Final[dict[str, Json]] = {
    "coup": {"game": "coup", "preset": "coup-br"},
    "pot-de-vin": {"game": "pot-de-vin", "preset": "pot-de-vin"},
    EXAMINED: {
        "game": "coup",
        "preset": "urbis-reforma",
        "options": {"slot_ambassador": "inquisitor"},
    },
}
LIKED: Final = {EXAMINED: ("examine", "pass", "income")}
"""The answers that are given where they are open: a seat sees another's card and remembers it."""
SOME: Final = 4  # questions between two scenes that are kept whole


def stream(name: str) -> list[Json]:
    """Return the parts of a game: whose they are, what was sent, and the whole scene after it."""
    evening, random = Evening(people=3, **GAMES[name]), Random(name)
    evening.people.append(Person("watcher"))
    evening.arrive(3)
    followed, parts = Followed(evening), list[Json]()
    evening.start()
    for number in range(3 * SOME):
        seat = next((seat for seat in range(3) if evening.words(seat)), 0)
        if evening.table.phase == "playing":
            words = evening.words(seat)
            liked = [
                each for kind in LIKED.get(name, ()) for each in words if each.startswith(kind)
            ]
            evening.say(seat, liked[0] if liked else random.choice(words))
            evening.wait(12_000)
        evening.tell(seat, Say(text=f"line {number}"))
        followed.follow()
        if number % SOME == SOME - 1:
            parts += [_part(followed, who) for who in (evening.people[0], evening.people[3])]
    return parts


def _part(followed: Followed, who: Person) -> Json:
    sent, followed.sent[who.id] = followed.sent[who.id], []
    return {"who": who.id, "sent": sent, "scene": whole(followed.evening, who)}


def text() -> str:
    """Return the file."""
    streams = {name: stream(name) for name in GAMES}
    return json.dumps(streams, ensure_ascii=False, separators=(",", ":"), sort_keys=True) + "\n"


def lesson_text() -> str:
    """Return the file with a lesson as it is recorded."""
    return gzip.decompress(packed_recording("coup", "first", "coup-br")).decode() + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
    LESSON.write_text(lesson_text(), encoding="utf-8")
