"""A scene and what is sent after it are the scene of later, for everybody and at every instant."""

import json
from collections.abc import Callable
from random import Random
from typing import Any, Final

import msgspec
import pytest

from intriga.core.games import games, ruleset_of
from intriga.server.tables.publishing import Publisher, deliver
from intriga.service import commands as c
from intriga.service.scenes.fold import Gap, fold
from intriga.service.session import Person
from tests.sampling import some
from tests.server.twins import Line
from tests.service.evening import BOT, Evening

Json = dict[str, Any]
EDITIONS: Final[list[tuple[str, str, Json]]] = [
    *((game, name, {}) for game in games() for name in ruleset_of(game).variants.editions),
    ("coup", "urbis-reforma", {"slot_ambassador": "inquisitor"}),  # seats see cards of others
]


WATCHERS: Final = 3


class Followed:
    """An evening that is published, and what each who is there has made of what they were sent."""

    def __init__(self, evening: Evening) -> None:
        self.evening, self.publisher = evening, Publisher()
        self.lines = {person.id: Line(person) for person in evening.people}
        self.scenes: dict[str, Json | None] = dict.fromkeys(self.lines)
        self.kinds: list[str] = []
        self.sent: dict[str, list[Json]] = {name: [] for name in self.lines}
        self.done = len(evening.log)
        for line in self.lines.values():
            deliver(self.publisher.greeting(evening.table, line.connection, evening.now))

    def follow(self, *, everybody: bool = False) -> None:
        """Publish what has happened, and compare what each has made of it with the scene of now."""
        evening, events = self.evening, self.evening.log[self.done :]
        self.done = len(evening.log)
        connections = [line.connection for line in self.lines.values()]
        deliver(
            self.publisher.prepare(
                evening.table, connections, events, evening.now, everybody=everybody
            )
        )
        for name, line in self.lines.items():
            sent, line.sent = [json.loads(text) for text in line.sent], []
            for message in sent:
                self.scenes[name] = fold(self.scenes[name], message)
            self.kinds += [message["type"] for message in sent]
            self.sent[name] += sent
            assert timeless(self.scenes[name]) == timeless(whole(evening, line.who))


def whole(evening: Evening, who: Person) -> Json:
    """Return the scene of now as whoever comes just now gets it."""
    scene: Json = json.loads(msgspec.json.encode(evening.table.scene(who, evening.now)))
    return scene


def timeless(scene: Json | None) -> Json | None:
    """Return *scene* without the time left, which runs while nothing is sent."""
    deal = scene and scene["deal"]
    if not scene or not deal or not deal["window"]:
        return scene
    return {**scene, "deal": {**deal, "window": {**deal["window"], "left": None}}}


# ------------------------------------------------------------------- what people do


def _answer(evening: Evening, seat: int, random: Random) -> None:
    if words := evening.words(seat):
        evening.refuses(seat, c.Answer(step=evening.window.step, words=random.choice(words)))


def _take_back(evening: Evening, seat: int, _: Random) -> None:
    evening.refuses(seat, c.Undo(step=evening.window.step))


def _wait(evening: Evening, _: int, random: Random) -> None:
    evening.wait(random.choice((500, 3_000, 70_000)))


def _hand_over(evening: Evening, seat: int, _: Random) -> None:
    evening.refuses(seat, c.HandOver(chair=seat, level=BOT))


def _come_back(evening: Evening, seat: int, _: Random) -> None:
    evening.refuses(seat, c.Back())


def _automate(evening: Evening, seat: int, _: Random) -> None:
    evening.refuses(seat, c.Automate(rules=[c.AutoAnswer(answer="pass")]))


def _say(evening: Evening, seat: int, random: Random) -> None:
    evening.refuses(seat, c.Say(text=f"line {random.random()}"))


def _rename(evening: Evening, seat: int, random: Random) -> None:
    evening.refuses(seat, c.Rename(name=random.choice(("Zoe", "Yan"))))


def _pause(evening: Evening, _: int, __: Random) -> None:
    evening.refuses(0, c.Pause())
    evening.wait(1_000)


def _resume(evening: Evening, _: int, __: Random) -> None:
    evening.refuses(0, c.Resume())


def _let_bots_answer(evening: Evening, _: int, random: Random) -> None:
    evening.let_bots_answer(random.getrandbits(16))


DEEDS: Final[dict[Callable[[Evening, int, Random], None], int]] = {
    _answer: 60,
    _wait: 10,
    _let_bots_answer: 10,
    _take_back: 3,
    _hand_over: 2,
    _come_back: 8,
    _automate: 2,
    _say: 3,
    _rename: 2,
    _pause: 1,
    _resume: 8,
}
"""The deeds of people, and how often each is done."""


@pytest.mark.parametrize(("game", "preset", "options"), EDITIONS)
def test_folding_the_messages_of_an_evening_gives_its_later_scenes(
    game: str, preset: str, options: Json
) -> None:
    kinds = _evenings(game, preset, options)
    assert kinds.count("step") > kinds.count("update")
    assert {"table", "step", "update", "said", "sealed"} <= {*kinds}


def _evenings(game: str, preset: str, options: Json) -> list[str]:
    edition = ruleset_of(game).variants.editions[preset]
    kinds: list[str] = []
    for people in {edition.least, min(edition.most, some(6, 4))}:
        kinds += _evening(game, preset, options, people)
    return kinds


def _evening(game: str, preset: str, options: Json, people: int) -> list[str]:
    """Let *people* play while others watch, who come late, go again, wait for a chair and talk."""
    evening = Evening(game=game, preset=preset, options=options, people=people)
    watchers = range(people, people + WATCHERS)
    evening.people += [Person(f"watcher {number}") for number in watchers]
    evening.arrive(*watchers)
    followed, random = Followed(evening), Random(f"{preset} {people}")
    followed.follow()
    evening.start()
    followed.follow()
    while evening.table.phase == "playing":
        random.choices(list(DEEDS), list(DEEDS.values()))[0](
            evening, random.randrange(people), random
        )
        followed.follow()
        if random.random() < 0.02:
            watcher = random.choice(watchers)
            evening.depart(watcher)
            evening.arrive(watcher)
            followed.follow(everybody=True)
        if random.random() < 0.02:
            deed = random.choice([c.QueueUp(name="Una"), c.LeaveQueue(), c.Say(text="see")])
            evening.refuses(random.choice(watchers), deed)
            followed.follow()
    return followed.kinds


# ------------------------------------------------------------------- gaps


def test_a_step_that_does_not_go_on_from_the_scene_is_a_gap() -> None:
    step: Json = {"type": "step", "deal": 1, "after": 3, "n": 4}
    scene: Json = {"deal": {"number": 1, "n": 2}}
    with pytest.raises(Gap, match="step 4 of game 1 follows 3, not step 2 of game 1"):
        fold(scene, step)
    with pytest.raises(Gap, match="not no game"):
        fold({"deal": None}, step)


def test_other_messages_change_no_scene() -> None:
    scene: Json = {"deal": None}
    assert fold(scene, {"type": "pong", "sent": 1}) is scene
    assert fold(None, {"type": "accepted", "id": 1}) is None


def test_the_page_is_held_to_streams_of_now() -> None:
    from tests.server import streams

    assert streams.FILE.read_text("utf-8") == streams.text()
    assert streams.LESSON.read_text("utf-8") == streams.lesson_text()
