"""The page's types are those of the server, and limits hold."""

import asyncio
import re
import socket
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import partial
from itertools import cycle
from pathlib import Path
from typing import Final

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from intriga.core.games import games
from intriga.core.message import Message
from intriga.server.http.typescript import files, is_of_the_house
from intriga.server.limits.buckets import Bucket, Buckets, Counts, household
from intriga.server.run import listen
from intriga.server.settings import Limits, ServerSettings
from intriga.server.tables.connection import Connection, frame
from intriga.server.wire.messages import Accepted, Bye, CommandRefused, Pong
from intriga.service.scenes.scene import Received
from intriga.service.session import Person
from tests.server.playing import Browser, opened
from tests.server.raw_socket import text_of
from tests.server.serving import Serving

DEFAULT: Final = Limits()
PAGE = Path(__file__).parents[2] / "web/src/protocol/messages.gen.ts"


def test_the_types_of_the_page_are_fresh() -> None:
    made = files(PAGE)

    assert {path: path.read_text(encoding="utf-8") for path in made} == made, "run make types"
    assert len(made) == 1 + len([game for game in games() if is_of_the_house(game)])
    assert not [path for path, text in made.items() if re.search(r"[:<|] (any|unknown)\b", text)]


def test_a_bucket_fills_again() -> None:
    bucket = Bucket(2, 1, now=0)

    assert [bucket.take(0), bucket.take(0), bucket.take(0), bucket.take(1)] == [
        *(True, True, False, True)
    ]


def test_every_address_has_its_own_bucket() -> None:
    buckets = Buckets(1, 10)

    assert [buckets.take("a", 0), buckets.take("b", 0), buckets.take("a", 1)] == [True, True, False]


@pytest.mark.parametrize(
    ("host", "counts_as"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8::1", "2001:0db8:0000:0000/64"),
        ("2001:db8::2", "2001:0db8:0000:0000/64"),
        (None, "unknown"),
    ],
)
def test_a_household_is_one_address(host: str | None, counts_as: str) -> None:
    assert household(host) == counts_as


FEW = 10  # that one address may


def address_in(network: int, home: int) -> str:
    """Return what one address in the *home* of 56 bits of a *network* of 48 bits counts as."""
    return household(f"2001:db8:{network:x}:{home << 8 | next(SUBNETS):x}::1")


SUBNETS = cycle(range(1 << 8))


def taken(take: Callable[[str], bool], addresses: Iterable[str]) -> int:
    """Return how many of *addresses* got what they asked for."""
    return sum(take(address) for address in addresses)


@pytest.mark.parametrize(
    "new",
    [lambda: partial(Buckets(FEW, 1e9).take, now=0), lambda: Counts(FEW).add],
    ids=["buckets", "counts"],
)
def test_a_wide_network_has_a_limit_of_its_own(
    new: Callable[[], Callable[[str], bool]],
) -> None:
    take = new()
    assert taken(take, (address_in(0, 0) for _ in range(200))) == 4 * FEW
    homes = (address_in(0, home) for home in range(1, 100) for _ in range(FEW))
    assert taken(take, homes) == 12 * FEW
    assert taken(take, (address_in(1, 0) for _ in range(FEW))) == FEW


def test_a_dropped_connection_is_free_again_in_the_whole_network() -> None:
    counts, addresses = Counts(1), [address_in(0, 0) for _ in range(5)]
    assert [counts.add(address) for address in addresses] == [True] * 4 + [False]
    counts.drop(addresses[0])
    assert counts.add(addresses[4])


def test_one_address_cannot_take_everything(tmp_path: Path) -> None:
    limits = Limits(creations=2, sockets_of_address=1, burst=5, per_second=0.001, unreadable=3)
    with Serving(tmp_path, ServerSettings(limits=limits, warm=False)) as server:
        browser = Browser(server.url)
        table = opened(browser)["table"]
        opened(browser)
        assert browser.ask("/api/programs", {"name": "Eve"}).status == 429

        with browser.sit(table) as seat:
            seat.look()
            with pytest.raises(InvalidStatus):
                browser.sit(table)
            with suppress(ConnectionClosed):  # it may be hung up on before the last
                for number in range(8):
                    seat.tell({"type": "rename", "id": number + 1, "name": "Eve"})
            heard = list(seat.rest())

    assert sum(frame["type"] == "accepted" for frame in heard) == 4
    assert [frame["reason"] for frame in heard if frame["type"] == "refused"] == ["too-fast"] * 3
    assert heard[-1] == {"type": "bye", "reason": "too-fast", "again": True}


def test_many_sockets_of_one_address_may_do_no_more_than_one(tmp_path: Path) -> None:
    limits = Limits(messages=5, message_time=1e6, handshakes=2, handshake_time=1e6)
    with Serving(tmp_path, ServerSettings(limits=limits, warm=False)) as server:
        browser = Browser(server.url)
        table = opened(browser)["table"]
        with browser.sit(table) as one, browser.sit(table) as other:  # two messages: hello
            for seat in (one, other):
                seat.look()
            answers = [
                seat.command("rename", name=f"Ana {number}")["type"]
                for number in range(2)
                for seat in (one, other)
            ]
            with pytest.raises(InvalidStatus):
                browser.sit(table)

    assert answers == ["accepted", "accepted", "accepted", "refused"]


def test_one_address_may_ask_only_so_much_that_is_costly(tmp_path: Path) -> None:
    limits = Limits(questions=4, question_time=1e6)
    with Serving(tmp_path, ServerSettings(limits=limits, warm=False)) as server:
        browser = Browser(server.url)
        costly: list[tuple[str, object]] = [
            ("/api/tables/table/qr.svg", {}),
            *((f"/api/replays/none{part}", None) for part in ("", "/record", "/review")),
        ]
        first = [browser.ask(path, body).status for path, body in costly]
        more = [browser.ask(path, body) for path, body in costly]

    assert first == [200, 404, 404, 404]
    assert [(each.status, each.json["reason"]) for each in more] == [(429, "too-many")] * 4


class Stuck:
    """A line whose peer takes nothing."""

    def __init__(self) -> None:
        self.waiting, self.closed = 0, 0

    def write(self, data: bytes) -> None:
        self.waiting += len(data)

    def close(self, code: int, reason: str) -> None:
        del reason
        self.closed = code


def test_a_client_that_reads_nothing_is_sent_away_and_may_come_again() -> None:
    line, limits = Stuck(), Limits(waiting=4_000)
    connection = Connection(line, Person("nobody"), Received(), limits)
    for number in range(100):
        connection.put(Pong(number))

    assert connection.slow
    assert connection.farewell == Bye("slow", again=True)
    assert line.closed == 1012
    assert limits.waiting < line.waiting < limits.waiting + 3 * 520


class Listening:
    """A line whose peer takes everything."""

    waiting = 0

    def __init__(self) -> None:
        self.heard: list[object] = []
        self.closed = asyncio.Event()

    def write(self, data: bytes) -> None:
        self.heard.append(msgspec.json.decode(text_of(data))["type"])

    def close(self, code: int, reason: str) -> None:
        self.heard.append((code, reason))
        self.closed.set()


def listening(limits: Limits = DEFAULT) -> tuple[Listening, Connection]:
    line = Listening()
    return line, Connection(line, Person("ana"), Received(), limits)


def test_a_farewell_waits_for_the_receipts_of_commands_under_way() -> None:
    async def part() -> list[object]:
        line, connection = listening()
        for _ in range(2):
            connection.owe()
        connection.hang_up("restart", again=True)
        connection.settle(Accepted(1))
        connection.put(Pong(7))
        connection.settle(Accepted(2))
        connection.put(Pong(8))
        connection.hang_up("gone", again=False)
        return line.heard

    heard = asyncio.run(part())

    assert heard == ["accepted", "pong", "accepted", "bye", (1012, "restart")]


def test_a_command_is_acknowledged_once_even_where_a_message_has_said_so() -> None:
    line, connection = listening()
    connection.received = 1
    for number in (1, 1, 2):
        connection.owe()
        connection.settle(Accepted(number))
    connection.received = 3
    connection.owe()
    connection.settle(CommandRefused(3, "not-kept", Message("a"), ""))

    assert line.heard == ["accepted", "accepted", "refused"]


def test_a_farewell_does_not_wait_for_ever() -> None:
    async def part() -> list[object]:
        line, connection = listening(Limits(farewell=0.001))
        connection.owe()
        connection.hang_up("restart", again=True)
        await line.closed.wait()
        connection.settle(Accepted(1))
        return line.heard

    assert asyncio.run(part()) == ["bye", (1012, "restart")]


def test_small_frames_do_not_wait_for_each_other_on_any_loop() -> None:
    with listen("127.0.0.1", 0) as listener:
        assert listener.proto == socket.IPPROTO_TCP  # or asyncio leaves Nagle's algorithm on


def test_the_same_bytes_are_sent_to_many() -> None:
    shared = frame(b'{"type":"pong","sent":1}')
    lines = [listening() for _ in range(100)]
    for _, connection in lines:
        connection.send(shared)

    assert [line.heard for line, _ in lines] == [["pong"]] * 100
