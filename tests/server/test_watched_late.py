"""A table that chose a delay: those who watch see a game so much later, and nothing else waits."""

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any, Final

import msgspec

from intriga.server.settings import Limits
from intriga.server.tables.connection import Connection
from intriga.server.tables.gallery import Gallery
from intriga.server.tables.publishing import Publisher, deliver
from intriga.server.wire.messages import Accepted
from intriga.service.commands import Back, Configure, Leave, QueueUp, Say
from intriga.service.events import Event
from intriga.service.scenes.scene import Received
from intriga.service.session import Person
from intriga.service.table_settings import Settings
from tests.server.raw_socket import texts_of
from tests.server.virtual_time import VirtualLoop
from tests.service.evening import Evening

DELAY: Final = 30  # seconds
PAUSE: Final = 3.0  # seconds between two answers
Json = dict[str, Any]


class TimedLine:
    """A line that keeps its messages, each with the second in which it was written."""

    waiting = 0

    def __init__(self, who: str, limits: Limits | None = None) -> None:
        self.sent: list[tuple[float, Json]] = []
        self.connection = Connection(self, Person(who), Received(), limits or Limits())

    def write(self, data: bytes) -> None:
        now = asyncio.get_running_loop().time()
        for text in texts_of(data):
            self.sent.append((now, msgspec.json.decode(text)))

    def close(self, code: int, reason: str) -> None:
        """Do nothing: the farewell was written."""

    def of(self, *kinds: str) -> list[tuple[float, Json]]:
        return [(when, each) for when, each in self.sent if each["type"] in kinds]


class Watched:
    """A game of two, published as it is played in the time of a loop, and who hears of it."""

    def __init__(self, delay: int) -> None:
        settings = Settings(listed=True, delay=delay)
        self.evening = Evening(settings=settings)
        self.publisher = Publisher(Gallery().send)
        self.lines = {who.id: TimedLine(who.id) for who in self.evening.people}
        for line in self.lines.values():
            self._greet(line)

    @property
    def table(self) -> Any:  # noqa: ANN401
        return self.evening.table

    def _now(self) -> int:
        self.evening.now = 1_000 + round(asyncio.get_running_loop().time() * 1_000)
        return self.evening.now

    def _greet(self, line: TimedLine) -> None:
        deliver(self.publisher.greeting(self.table, line.connection, self._now()))

    def come(self, who: str) -> TimedLine:
        """Let *who* come to watch."""
        line = self.lines[who] = TimedLine(who)
        self.table.arrive(Person(who), self._now())
        self._greet(line)
        return line

    def do(self, deed: Callable[[Evening], list[Event]]) -> None:
        """Let something happen, and publish it."""
        now = self._now()
        events = deed(self.evening)
        connections = [line.connection for line in self.lines.values()]
        deliver(self.publisher.prepare(self.table, connections, events, now, everybody=False))

    async def play(self) -> None:
        """Play the game to its end, an answer each few seconds."""
        random = Random(5)
        self.do(lambda evening: [*evening.start().log[-2:]])
        while self.table.phase == "playing":
            number = random.choice([n for n in (0, 1) if self.evening.words(n)])
            words = random.choice(self.evening.words(number))
            self.do(lambda evening, n=number, w=words: evening.say(n, w))
            await asyncio.sleep(PAUSE)


def in_time(work: Callable[[], Any]) -> Any:  # noqa: ANN401
    """Return what the coroutine of *work* returns, in a loop whose time passes at once."""
    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        return runner.run(work())


async def an_evening(delay: int) -> Watched:
    game = Watched(delay)
    game.come("eve")
    await game.play()
    await asyncio.sleep(2 * DELAY)
    game.do(lambda evening: evening.tell(0, Say("another?")))
    await asyncio.sleep(2 * DELAY)
    return game


def test_a_spectator_sees_the_whole_game_so_much_later() -> None:
    live: Watched = in_time(lambda: an_evening(0))
    late: Watched = in_time(lambda: an_evening(DELAY))

    heard = live.lines["eve"].of("update", "step")
    shown = late.lines["eve"].of("update", "step")
    assert len(heard) > 5  # enough to see the order
    times = [round(when, 1) for when, _ in shown[1:]]
    assert times == [round(when + DELAY, 1) for when, _ in heard[1:]]
    assert [_told(each) for _, each in shown] == [_told(each) for _, each in heard]


def _told(message: Json) -> Json:
    """Return what *message* says of the game."""
    if message["type"] == "step":
        return {"view": message["view"], "log": message["log"]}
    deal: Json = message["scene"]["deal"] or {}
    return {"phase": message["scene"]["phase"], "view": deal.get("view"), "log": deal.get("log")}


def test_those_who_play_see_it_at_once() -> None:
    live: Watched = in_time(lambda: an_evening(0))
    late: Watched = in_time(lambda: an_evening(DELAY))

    for who in (person.id for person in live.evening.people):
        shown = [(when, each["type"]) for when, each in late.lines[who].sent]
        assert shown == [(when, each["type"]) for when, each in live.lines[who].sent]


def test_the_delay_is_told_at_once_and_ends_with_the_game() -> None:
    late: Watched = in_time(lambda: an_evening(DELAY))

    told = late.lines["eve"].of("delayed")
    assert [each["seconds"] for _, each in told] == [DELAY, 0]
    assert told[0][0] == 0
    said = late.lines["eve"].of("said")
    assert [when for when, _ in said] == [when for when, _ in late.lines["person 1"].of("said")]


def test_a_visitor_in_the_middle_gets_a_first_scene_that_late_and_nothing_before() -> None:
    async def come_late() -> TimedLine:
        game = Watched(DELAY)
        playing = asyncio.create_task(game.play())
        await asyncio.sleep(2 * PAUSE + 1)
        line = game.come("zoe")
        await playing
        await asyncio.sleep(2 * DELAY)
        return line

    line: TimedLine = in_time(come_late)

    (first, told), (second, scene), *_ = line.sent
    assert (told["type"], first) == ("delayed", 2 * PAUSE + 1)
    assert (scene["type"], second) == ("update", 2 * PAUSE + 1 + DELAY)


def test_a_visitor_who_gets_a_chair_sees_all_that_has_waited_and_waits_no_more() -> None:
    async def queue() -> tuple[TimedLine, float]:
        game = Watched(DELAY)
        game.come("eve")
        await game.play()
        game.do(lambda evening: evening.table.handle(Person("eve"), QueueUp("Eve"), evening.now))
        asked = asyncio.get_running_loop().time()
        chairs = len(game.evening.scene(0).chairs) + 1
        game.do(lambda evening: evening.tell(0, Configure(chairs=chairs)))
        game.do(lambda evening: evening.table.tick(evening.now))
        return game.lines["eve"], asked

    line, asked = in_time(queue)

    assert line.sent[-1][0] == asked
    assert line.of("update")[-1][1]["scene"]["you"] is not None
    assert line.of("delayed")[-1][1]["seconds"] == 0
    phases = [each["scene"]["phase"] for _, each in line.of("update")]
    assert phases == sorted(phases, key=["gathering", "playing", "over"].index)


def test_a_player_who_leaves_watches_late_and_comes_back_live() -> None:
    async def leave() -> TimedLine:
        game = Watched(DELAY)
        playing = asyncio.create_task(game.play())
        await asyncio.sleep(2 * PAUSE + 1)
        game.do(lambda evening: evening.tell(1, Leave()))
        playing.cancel()
        await asyncio.sleep(1)
        game.do(lambda evening: evening.tell(1, Back()))
        return game.lines["person 1"]

    line: TimedLine = in_time(leave)

    assert [each["seconds"] for _, each in line.of("delayed")] == [DELAY, 0]
    times = [when for when, _ in line.of("delayed")]
    assert times == [2 * PAUSE + 1, 2 * PAUSE + 2]
    assert line.of("update")[-1][0] == times[-1]


def test_nobody_becomes_late_once_the_game_is_over() -> None:
    async def come_after() -> tuple[TimedLine, TimedLine, float]:
        game = Watched(DELAY)
        await game.play()
        over = asyncio.get_running_loop().time()
        game.do(lambda evening: evening.tell(1, Leave()))
        new = game.come("zoe")
        return game.lines["person 1"], new, over

    left, new, over = in_time(come_after)

    assert not left.of("delayed")
    assert not new.of("delayed")
    assert new.of("update")[0][0] == over


def test_receipts_are_not_late() -> None:
    async def ask() -> TimedLine:
        line = TimedLine("eve")
        line.connection.delay(DELAY)
        line.connection.owe()
        line.connection.send(b"\x81\x02{}")
        line.connection.settle(Accepted(7))
        await asyncio.sleep(DELAY - 1)
        return line

    line: TimedLine = in_time(ask)

    assert [each["type"] for _, each in line.sent] == ["delayed", "accepted"]


def test_a_socket_for_which_too_much_waits_is_hung_up_on() -> None:
    async def flood() -> TimedLine:
        line = TimedLine("eve", Limits(late=1_000))
        line.connection.delay(DELAY)
        for _ in range(300):
            line.connection.send(b"\x81\x02{}")
        await asyncio.sleep(2 * DELAY)
        return line

    line: TimedLine = in_time(flood)

    assert [each["type"] for _, each in line.sent] == ["delayed", "bye"]
    assert line.connection.slow


def test_a_farewell_comes_at_once_and_drops_what_has_waited() -> None:
    async def part() -> TimedLine:
        line = TimedLine("eve")
        line.connection.delay(DELAY)
        line.connection.send(b"\x81\x02{}")
        line.connection.hang_up("barred", again=False)
        await asyncio.sleep(2 * DELAY)
        return line

    line: TimedLine = in_time(part)

    assert [(when, each["type"]) for when, each in line.sent] == [(0, "delayed"), (0, "bye")]
