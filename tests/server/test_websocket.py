"""A WebSocket is as RFC 6455 has it, whatever a client sends, in whatever pieces."""

import asyncio
import json
import socket
from collections.abc import Iterator

import pytest
from websockets.frames import Frame as TheirFrame
from websockets.frames import Opcode

from intriga.server.sockets import websocket
from intriga.server.sockets.websocket import WebSocket
from intriga.server.tables.connection import encode_text
from intriga.server.wire.messages import PROTOCOL
from tests.server.playing import Browser, opened
from tests.server.raw_socket import BINARY, CLOSE, PING, PONG, TEXT, Frame, RawSocket, masked
from tests.server.serving import Serving

CONTINUATION = 0
KNOCK = b'{"type":"ping","sent":1}'
ANSWER = {"type": "pong", "sent": 1}


@pytest.fixture(scope="module")
def table(server: Serving) -> tuple[Browser, str]:
    browser = Browser(server.url)
    return browser, opened(browser)["table"]


@pytest.fixture
def visitor(table: tuple[Browser, str]) -> Iterator[RawSocket]:
    with RawSocket(table[0]) as visitor:
        yield visitor.visit(table[1])


def spaced(length: int) -> bytes:
    """Return the knock with spaces up to *length* bytes."""
    return KNOCK.ljust(length)


# ------------------------------------------------------------------- messages in pieces


@pytest.mark.parametrize("length", [24, 125, 126, 127, 128, 1023, 1024, 1025, 8192])
def test_a_message_of_any_length_is_heard(visitor: RawSocket, length: int) -> None:
    visitor.send(masked(TEXT, spaced(length)))

    assert visitor.heard() == ANSWER


@pytest.mark.parametrize("length", [60, 300])
def test_a_message_that_comes_byte_by_byte_is_heard(visitor: RawSocket, length: int) -> None:
    for byte in masked(TEXT, spaced(length)):
        visitor.send(bytes((byte,)))

    assert visitor.heard() == ANSWER


def test_a_length_may_be_written_with_more_bytes_than_it_needs(visitor: RawSocket) -> None:
    frame = masked(TEXT, KNOCK)
    visitor.send(frame[:1] + b"\xfe" + len(KNOCK).to_bytes(2) + frame[2:])

    assert visitor.heard() == ANSWER


def test_many_messages_that_come_at_once_are_all_heard_in_order(visitor: RawSocket) -> None:
    knocks = [b'{"type":"ping","sent":%d}' % number for number in range(30)]
    visitor.send(b"".join(masked(TEXT, knock) for knock in knocks))

    assert [visitor.heard()["sent"] for _ in knocks] == [*range(30)]


def test_fragments_are_one_message(visitor: RawSocket) -> None:
    visitor.send(masked(TEXT, KNOCK[:5], fin=False))
    visitor.send(masked(CONTINUATION, b"", fin=False))
    visitor.send(masked(CONTINUATION, KNOCK[5:9], fin=False) + masked(CONTINUATION, KNOCK[9:]))

    assert visitor.heard() == ANSWER


def test_a_ping_between_fragments_is_answered_at_once(visitor: RawSocket) -> None:
    visitor.send(masked(TEXT, KNOCK[:5], fin=False) + masked(PING, b"between"))

    assert visitor.frame() == Frame(PONG, b"between")

    visitor.send(masked(CONTINUATION, KNOCK[5:]))

    assert visitor.heard() == ANSWER


def test_a_letter_may_be_cut_by_fragments(visitor: RawSocket) -> None:
    text = json.dumps({"type": "say", "id": 3, "text": "maçã"}, ensure_ascii=False).encode()
    at = text.index("ç".encode()) + 1
    visitor.send(masked(TEXT, text[:at], fin=False) + masked(CONTINUATION, text[at:]))

    assert visitor.heard()["line"]["text"] == "maçã"


def test_an_unrequested_pong_is_ignored(visitor: RawSocket) -> None:
    visitor.send(masked(PONG, b"?") + masked(TEXT, KNOCK))

    assert visitor.heard() == ANSWER


def test_bytes_that_are_no_text_are_refused_as_unreadable(visitor: RawSocket) -> None:
    visitor.send(masked(BINARY, b'{"type":"say","text":"\xff"}'))

    assert visitor.heard()["reason"] == "unreadable-message"


# ------------------------------------------------------------------- what breaks the protocol

WRONG: dict[str, tuple[bytes, int]] = {
    "not masked": (b"\x81\x02{}", 1002),
    "a reserved bit": (masked(TEXT, KNOCK, rsv=4), 1002),
    "another reserved bit": (masked(TEXT, KNOCK, rsv=1), 1002),
    "a kind of messages that there is not": (masked(3, KNOCK), 1002),
    "a kind of control that there is not": (masked(11), 1002),
    "control in fragments": (masked(PING, b"?", fin=False), 1002),
    "control that is too long": (masked(PING, bytes(126)), 1002),
    "nothing to continue": (masked(CONTINUATION, KNOCK), 1002),
    "a message within another": (masked(TEXT, b"{", fin=False) + masked(TEXT, KNOCK), 1002),
    "too long": (masked(TEXT, length=8193), 1009),
    "much too long": (masked(TEXT, length=1 << 62), 1009),
    "too long in fragments": (
        masked(TEXT, bytes(8000), fin=False) + masked(CONTINUATION, bytes(193)),
        1009,
    ),
    "no UTF-8": (masked(TEXT, b'"\xff"'), 1007),
    "half a letter": (masked(TEXT, "ç".encode()[:1]), 1007),
    "no UTF-8 in fragments": (masked(TEXT, b"\xc3", fin=False) + masked(CONTINUATION, b"("), 1007),
    "a surrogate": (masked(TEXT, b"\xed\xa0\x80"), 1007),
}


@pytest.mark.parametrize("what", WRONG)
def test_a_breach_of_the_protocol_closes_with_its_code(visitor: RawSocket, what: str) -> None:
    frames, code = WRONG[what]
    visitor.send(frames)

    assert visitor.closed() == code
    assert visitor.is_closed()


# ------------------------------------------------------------------- the end

ENDS: dict[str, tuple[bytes, int]] = {
    "without a word": (b"", 1005),
    "as usual": ((1000).to_bytes(2), 1000),
    "with a reason": ((1001).to_bytes(2) + b"away", 1001),
    "with a code of a program": ((4000).to_bytes(2), 4000),
    "with half a code": (b"\x03", 1002),
    "with a code that is for nobody to send": ((1005).to_bytes(2), 1002),
    "with a code that there is not": ((999).to_bytes(2), 1002),
    "with a reason that is no UTF-8": ((1000).to_bytes(2) + b"\xff", 1007),
}


@pytest.mark.parametrize("how", ENDS)
def test_a_close_is_answered_and_the_connection_ends(visitor: RawSocket, how: str) -> None:
    said, answer = ENDS[how]
    visitor.send(masked(CLOSE, said))

    assert visitor.closed() == answer
    assert visitor.is_closed()


def test_messages_after_a_close_are_ignored(visitor: RawSocket) -> None:
    visitor.send(masked(CLOSE) + masked(TEXT, KNOCK))

    assert [frame.kind for frame in visitor.frames()] == [CLOSE]


def test_a_server_that_closes_waits_for_the_answer(table: tuple[Browser, str]) -> None:
    with RawSocket(table[0]) as visitor:
        assert visitor.upgrade("nothing") == 101
        visitor.tell({"type": "hello", "protocol": PROTOCOL})
        assert visitor.heard() == {"type": "bye", "reason": "no-table", "again": False}
        assert visitor.frame().code == 1000
        visitor.send(masked(CLOSE, (1000).to_bytes(2)))

        assert visitor.is_closed()


# ------------------------------------------------------------------- the beginning


@pytest.mark.parametrize(
    ("changed", "status"),
    [
        ({"Sec_WebSocket_Key": ""}, 400),
        ({"Sec_WebSocket_Key": "short"}, 400),
        ({"Sec_WebSocket_Version": "8"}, 400),
        ({"Origin": "http://evil.example"}, 403),
        ({"Origin": "http://["}, 403),
        ({"Authorization": "Bearer nobody's"}, 403),
    ],
)
def test_a_request_that_is_not_in_order_gets_no_socket(
    table: tuple[Browser, str], changed: dict[str, str], status: int
) -> None:
    with RawSocket(table[0]) as visitor:
        assert visitor.upgrade(table[1], **changed) == status
        assert visitor.is_closed()


@pytest.mark.parametrize("path", ["/ws/nothing", "/ws/tables/", "/", "/ws/tables/a/b"])
def test_there_are_sockets_of_tables_alone(table: tuple[Browser, str], path: str) -> None:
    upgrade = {"Upgrade": "websocket", "Connection": "Upgrade"}
    with RawSocket(table[0]) as visitor:
        assert visitor.ask(path, upgrade) == 404


def test_a_socket_is_asked_for_by_get(table: tuple[Browser, str]) -> None:
    upgrade = {"Upgrade": "websocket", "Connection": "Upgrade"}
    with RawSocket(table[0]) as visitor:
        assert visitor.ask(f"/ws/tables/{table[1]}", upgrade, "PUT") == 400


def test_a_new_browser_is_known_from_its_socket_on(server: Serving) -> None:
    browser = Browser(server.url)
    with browser.sit("nothing"):
        assert len(browser.cookies) == 1


# ------------------------------------------------------------------- what is sent


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65535, 65536, 100_000])
def test_text_is_framed_as_a_library_frames_it(length: int) -> None:
    text = bytes(length)

    assert encode_text(text) == TheirFrame(Opcode.TEXT, text).serialize(mask=False)


# ------------------------------------------------------------------- a peer that is gone


class Silent:
    """A session in which nothing is said; ``left`` is done when it is over."""

    def __init__(self) -> None:
        self.left = asyncio.get_running_loop().create_future()

    def hear(self, message: bytes) -> None:
        raise AssertionError(message)

    def allows_frame(self) -> bool:
        return True

    def gone(self) -> None:
        self.left.set_result(None)


async def meet(*, answers: bool) -> int:
    """Return how many pings come until a peer is given up, or three if it *answers*."""
    session, pings = Silent(), 0
    ours, theirs = socket.socketpair()
    loop = asyncio.get_running_loop()
    transport, _ = await loop.connect_accepted_socket(asyncio.Protocol, ours)
    WebSocket(transport, 100, lambda _: None).begin(session)
    reader, writer = await asyncio.open_connection(sock=theirs)
    while not session.left.done() and pings < 3 and await reader.read(2) == bytes((0x89, 0)):
        pings += 1
        if answers:
            writer.write(masked(PONG))
    transport.abort()
    writer.close()
    await session.left
    return pings


@pytest.mark.parametrize(("answers", "pings"), [(False, 1), (True, 3)])
def test_a_peer_that_answers_no_ping_is_given_up(
    monkeypatch: pytest.MonkeyPatch, *, answers: bool, pings: int
) -> None:
    monkeypatch.setattr(websocket, "PING_EVERY", 0.5 if answers else 0.01)

    assert asyncio.run(meet(answers=answers)) == pings
