"""Those who watch: the frames of a moment go out together, and nothing overtakes them."""

import asyncio
from collections.abc import Callable
from typing import Final

import msgspec
import pytest

from intriga.server.settings import Limits
from intriga.server.tables import gallery as gallery_module
from intriga.server.tables.connection import Connection, frame
from intriga.server.tables.gallery import Gallery
from intriga.server.tables.publishing import Publisher, deliver
from intriga.service.commands import QueueUp
from intriga.service.scenes.scene import Received
from intriga.service.session import Person
from tests.server.twins import Line
from tests.service.evening import Evening


class Writes:
    """A line that keeps what was written at once, and when."""

    waiting = 0

    def __init__(self) -> None:
        self.all: list[bytes] = []
        self.heard = asyncio.Event()

    def write(self, data: bytes) -> None:
        self.all.append(data)
        self.heard.set()

    def close(self, code: int, reason: str) -> None:
        """Do nothing: the farewell was written."""


def two_who_watch() -> tuple[list[Writes], list[Connection]]:
    lines = [Writes(), Writes()]
    return lines, [Connection(line, Person("eve"), Received(), Limits()) for line in lines]


def test_the_frames_of_a_moment_are_one_write_in_their_order() -> None:
    async def watch() -> list[Writes]:
        lines, connections = two_who_watch()
        gallery = Gallery()
        gallery.send(connections, b"a")
        assert [line.all for line in lines] == [[b"a"], [b"a"]]
        for data in (b"b", b"c"):
            gallery.send(connections, data)
        gallery.send(connections[:1], b"d")
        for line in lines:
            line.heard.clear()
        await asyncio.gather(*(line.heard.wait() for line in lines))
        gallery.send(connections, b"e")  # of the next moment
        return lines

    one, other = asyncio.run(watch())

    assert (one.all, other.all) == ([b"a", b"bcd"], [b"a", b"bc"])


def test_a_frame_goes_out_at_once_when_a_moment_has_passed_without_any(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(gallery_module, "MOMENT", 0)

    async def watch() -> list[bytes]:
        (line, _), connections = two_who_watch()
        gallery = Gallery()
        gallery.send(connections, b"a")
        for _ in range(3):  # turns of the loop
            await asyncio.sleep(0)
        gallery.send(connections, b"b")
        return line.all

    assert asyncio.run(watch()) == [b"a", b"b"]


BYE: Final = frame(msgspec.json.encode({"type": "bye", "reason": "gone", "again": False}))


def send(connection: Connection) -> None:
    connection.send(b"c")


def hang_up(connection: Connection) -> None:
    connection.hang_up("gone", again=False)


@pytest.mark.parametrize(("last", "written"), [(send, b"c"), (hang_up, BYE)])
def test_nothing_overtakes_what_waits_for_the_moment(
    last: Callable[[Connection], None], written: bytes
) -> None:
    async def watch() -> list[bytes]:
        (line, _), connections = two_who_watch()
        gallery = Gallery()
        for data in (b"a", b"b"):
            gallery.send(connections, data)
        last(connections[0])
        return line.all

    assert asyncio.run(watch()) == [b"a", b"b" + written]


def test_a_change_is_made_once_for_all_who_see_the_same() -> None:
    evening = Evening(people=2)
    evening.people += [Person(f"watcher {number}") for number in range(4)]
    evening.arrive(2, 3, 4, 5)
    sent: list[int] = []
    publisher = Publisher(lambda connections, _: sent.append(len(connections)))
    lines = [Line(person) for person in evening.people]
    for line in lines:
        deliver(publisher.greeting(evening.table, line.connection, evening.now))
    evening.start()
    tell(evening, publisher, lines)
    assert sent == [4]  # the deal

    evening.tell(5, QueueUp(name="Una"))
    evening.wait(100_000)
    tell(evening, publisher, lines)
    assert sent[1:] == [3, 3, 3]  # who waits, what one may do, and a step; she is told on her own
    same = {(line.connection.since, line.connection.permissions) for line in lines[2:5]}
    assert len(same) == 1


def tell(evening: Evening, publisher: Publisher, lines: list[Line]) -> None:
    """Publish what has happened since the last time."""
    events, evening.log = evening.log, []
    connections = [line.connection for line in lines]
    deliver(publisher.prepare(evening.table, connections, events, evening.now, everybody=False))
