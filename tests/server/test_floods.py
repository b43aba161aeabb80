"""Nobody stops a server, or fills it, with what nobody reads."""

import asyncio
import json
import os
import socket
import sys
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from intriga.server.http.app import BEGUN, in_turn
from intriga.server.http.previews import STATIC
from intriga.server.settings import Limits, ServerSettings
from intriga.server.wire.messages import PROTOCOL
from tests.faults.flood_requests import unread_at
from tests.server.playing import PATIENCE, Browser, opened
from tests.server.raw_socket import BINARY, CLOSE, PING, PONG, TEXT, RawSocket, masked
from tests.server.serving import MANY, Serving

CONTINUATION = 0
ELSEWHERE = "127.0.0.2"  # an address of this machine that is no proxy's
POLICY_VIOLATION = 1008
MB = 1_000_000

on_linux = pytest.mark.skipif(
    sys.platform != "linux", reason="other systems have one address of their own, and no /proc"
)


def serving(folder: Path, **limits: Any) -> Serving:  # noqa: ANN401
    return Serving(folder, ServerSettings(warm=False, limits=Limits(**limits)))


@pytest.fixture(scope="module")
def usual(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("usual")) as server:
        yield server


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("hasty"), head=0.2) as server:
        yield server


def is_well(server: Serving) -> bool:
    return Browser(server.url).ask("/healthz").status == 200


def memory(server: Serving) -> int:
    """Return how many bytes *server* has in memory."""
    pages = Path(f"/proc/{server.process.pid}/statm").read_text(encoding="utf-8").split()[1]
    return int(pages) * os.sysconf("SC_PAGE_SIZE")


def pour(line: RawSocket, block: bytes, count: int) -> None:
    """Send *block* so often, or until the server takes no more."""
    line.socket.settimeout(0.5)  # the buffers are full as soon as it reads nothing more
    with suppress(OSError):
        for _ in range(count):
            line.send(block)
    line.socket.settimeout(PATIENCE)


def poured(line: RawSocket, block: bytes, most: int) -> int:
    """Send *block* again and again until nobody takes it; return how many bytes went, to *most*."""
    sent = 0
    line.socket.settimeout(5.0)  # more than a socket has to end in
    with suppress(OSError):
        while sent < most:
            sent += line.socket.send(block)
    return sent


def lines_of(server: Serving) -> list[dict[str, Any]]:
    """Return what *server* has written down; each line is JSON, or this raises."""
    return [json.loads(line) for line in server.log.read_text(encoding="utf-8").splitlines()]


# ------------------------------------------------------------------- frames

FLOODS = {
    "pings": (b"", masked(PING)),
    "long pings": (b"", masked(PING, bytes(125))),
    "pongs": (b"", masked(PONG)),
    "empty fragments": (masked(TEXT, b"{", fin=False), masked(CONTINUATION, fin=False)),
}


@pytest.mark.parametrize("kind", FLOODS)
def test_a_flood_of_frames_that_are_no_messages_is_cut_off(tmp_path: Path, kind: str) -> None:
    first, frame = FLOODS[kind]
    with serving(tmp_path) as server:
        browser = Browser(server.url)
        table = opened(browser)["table"]
        with ExitStack() as stack:
            lines = [stack.enter_context(RawSocket(browser).visit(table)) for _ in range(2)]
            for line in lines:
                line.send(first)
                pour(line, frame * 500, 1_000)
                assert is_well(server)
            assert {line.closed() for line in lines} == {POLICY_VIOLATION}

        assert opened(browser)["table"]


def test_frames_of_all_sockets_of_an_address_count_together(tmp_path: Path) -> None:
    with serving(tmp_path, messages=20, message_time=1e6) as server:
        browser = Browser(server.url)
        table = opened(browser)["table"]
        with RawSocket(browser).visit(table) as one, RawSocket(browser).visit(table) as other:
            for line in (one, other):  # with two messages, hello, that is all there may be
                line.send(masked(PING) * 9)
                pongs = (frame for frame in line.frames() if frame.kind == PONG)
                assert all(next(pongs) for _ in range(9))
            other.send(masked(PING))
            assert other.closed() == POLICY_VIOLATION


def test_a_client_that_was_sent_away_is_not_read(tmp_path: Path) -> None:
    with serving(tmp_path, unreadable=1, frame=8192) as server:
        browser = Browser(server.url)
        table = opened(browser)["table"]
        with RawSocket(browser).visit(table) as line:
            line.send(masked(TEXT, b"?"))
            assert line.heard()["type"] == "refused"
            assert line.heard()["type"] == "bye"
            assert line.frame().kind == CLOSE
            pour(line, masked(PING) * 500, 1_000)
            assert is_well(server)
            assert line.is_closed()


@pytest.mark.parametrize("table", ["refused too often", "nowhere"])
def test_a_socket_that_was_sent_away_is_read_no_more(tmp_path: Path, table: str) -> None:
    with serving(tmp_path, unreadable=1) as server:
        browser = Browser(server.url)
        table = opened(browser)["table"] if table == "refused too often" else table
        with RawSocket(browser) as line:
            line.socket.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, MB // 10)
            assert line.upgrade(table) == 101
            line.tell({"type": "hello", "protocol": PROTOCOL})
            line.send(masked(TEXT, b"?"))
            while line.heard()["type"] != "bye":
                pass

            taken = poured(line, masked(TEXT, b" " * 8_000), most=32 * MB)

        assert taken < 8 * MB  # no more than the system takes for a program that reads nothing
        assert is_well(server)


def test_a_client_that_reads_nothing_is_sent_away_and_catches_up_later(tmp_path: Path) -> None:
    limits = {"waiting": 20_000, "messages": MANY, "burst": MANY, "per_second": float(MANY)}
    with serving(tmp_path, **limits) as server:
        browser = Browser(server.url)
        table = opened(browser)["table"]
        with RawSocket(browser, narrow=True).visit(table), browser.sit(table) as ana:
            ana.look()
            names = 0
            while "sockets_dropped_total 1.0" not in browser.ask("/metrics").body.decode():
                for _ in range(50):
                    names += 1
                    assert ana.command("rename", name=f"Ana {names}")["type"] == "accepted"
                assert names < 2_000

        with browser.sit(table) as again:
            assert again.look()["chairs"][0]["name"] == f"Ana {names}"


# ------------------------------------------------------------------- heads

LONG: dict[str, tuple[bytes, bytes]] = {  # how it begins, and what follows without end
    "a line of the request": (b"GET /", b"a" * 1000),
    "a header": (b"GET / HTTP/1.1\r\nHost: a\r\nX: ", b"a" * 1000),
    "many headers": (b"GET / HTTP/1.1\r\nHost: a\r\n", b"X: a\r\n" * 200),
    "a trailer": (
        (
            b"POST /api/quick HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n"
            b"Transfer-Encoding: chunked\r\n\r\n0\r\nX: "
        ),
        b"a" * 1000,
    ),
}


@on_linux
@pytest.mark.parametrize("what", LONG)
def test_a_head_without_end_is_refused_and_not_kept(usual: Serving, what: str) -> None:
    begin, more = LONG[what]
    assert is_well(usual)
    before = memory(usual)
    with RawSocket(Browser(usual.url)) as line:
        line.send(begin)
        pour(line, more, 33)
        assert line.status() == 431
    for _ in range(4):
        with RawSocket(Browser(usual.url)) as line:
            line.send(begin)
            pour(line, more * 1000, 50)

    assert memory(usual) < before + 20 * MB
    assert is_well(usual)


@pytest.mark.parametrize(("size", "status"), [(30_000, 404), (40_000, 431)])
def test_a_head_has_at_most_thirty_two_kilobytes(usual: Serving, size: int, status: int) -> None:
    with RawSocket(Browser(usual.url)) as line:
        assert line.ask("/api/nothing", {"X": "a" * size}) == status
    assert is_well(usual)


def test_the_body_of_a_request_is_no_part_of_its_head(usual: Serving) -> None:
    wish = {"game": "coup", "level": "beginner", "name": "a" * 50_000}

    assert Browser(usual.url).ask("/api/quick", wish).json["reason"] == "unreadable-message"


def test_the_start_of_a_body_is_no_part_of_the_head_either(hasty: Serving) -> None:
    with RawSocket(Browser(hasty.url)) as line:
        heads = {"Content-Length": "50000", "Content-Type": "application/json"}
        assert line.ask("/api/quick", heads, "POST", b" " * 40_000) == 0


def test_requests_that_come_all_at_once_are_not_kept(usual: Serving) -> None:
    with RawSocket(Browser(usual.url)) as line:
        line.send(b"GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n" * 1_000)
        answers = 0
        while line.status() == 200:
            answers += 1
        assert answers < 20
    assert is_well(usual)


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET /healthz HT",
        b"\r\n",
        b"GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n\r\n",
        b"GET /healthz HTTP/1.1\r\nHost: a\r\n\r\nGET /hea",
        b"POST /api/quick HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n{",
    ],
)
def test_an_endless_request_is_cut_off(hasty: Serving, said: bytes) -> None:
    with RawSocket(Browser(hasty.url)) as line:
        line.send(said)

        assert line.is_closed()


# ------------------------------------------------------------------- connections


def comes_in(browser: Browser) -> bool:
    """Say whether one more connection from elsewhere is served, and end it."""
    with RawSocket(browser, ELSEWHERE) as line, suppress(ConnectionError):
        return line.ask("/healthz", {}) == 200
    return False


@on_linux
def test_an_address_has_a_limited_number_of_connections(tmp_path: Path) -> None:
    with serving(tmp_path, connections_of_address=3) as server, ExitStack() as stack:
        browser = Browser(server.url)
        held = [stack.enter_context(RawSocket(browser, ELSEWHERE)) for _ in range(3)]
        assert [line.ask("/healthz", {}) for line in held] == [200] * 3
        assert not comes_in(browser)
        assert is_well(server)

        held[0].socket.close()
        assert any(comes_in(browser) for _ in range(1_000))


@on_linux
def test_a_websocket_is_a_connection_until_it_ends(tmp_path: Path) -> None:
    with serving(tmp_path, connections_of_address=1) as server:
        browser = Browser(server.url)
        table = opened(browser)["table"]
        with RawSocket(browser, ELSEWHERE).visit(table):
            assert not comes_in(browser)

        assert any(comes_in(browser) for _ in range(1_000))


def test_a_server_that_is_full_says_so_once_and_goes_on(tmp_path: Path) -> None:
    with serving(tmp_path, connections=3) as server, ExitStack() as stack:
        browser = Browser(server.url)
        held = [stack.enter_context(RawSocket(browser)) for _ in range(3)]
        assert [line.ask("/healthz", {}) for line in held] == [200] * 3
        for _ in range(10):
            with RawSocket(browser) as one_more:
                assert one_more.is_closed()
        assert held[0].ask("/healthz", {}) == 200

        said = [line for line in lines_of(server) if line["event"] == "connections"]
        assert [(line["level"], line["most"]) for line in said] == [("warning", 3)]


# ------------------------------------------------------------------- the log

NONSENSE = (
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    b"GET\r\n\r\n",
    b"GET /\xff HTTP/1.1\r\nHost: a\r\n\r\n",
    b"GET // HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: upgrade\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: a\r\nUpgrade: h2c\r\nConnection: upgrade\r\n\r\n",
    b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    b"POST /api/quick HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\n\r\n",
    b"POST /api/quick HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    b"POST /api/quick HTTP/1.1\r\nHost: a\r\nOrigin: http://[\r\nContent-Length: 2\r\n\r\n{}",
    b"POST /api/quick HTTP/1.1\r\nHost: a\r\nContent-Length: 30\r\n\r\n" + b"[" * 30,
)


def test_nothing_that_a_stranger_sends_is_written_down(tmp_path: Path) -> None:
    with serving(tmp_path, head=0.2) as server:
        browser = Browser(server.url)
        table = opened(browser)["table"]
        for said in NONSENSE:
            with RawSocket(browser) as line:
                line.send(said)
                line.status()
                line.socket.shutdown(socket.SHUT_WR)
                assert line.is_closed()
        for frame in (
            b"\x00\x00",
            masked(TEXT, b"\xff"),
            masked(TEXT, b"[" * 8_000),
            masked(TEXT, b'{"x":' + b"[" * 8_000),
            masked(BINARY, b'{"\xff":1}'),
        ):
            with RawSocket(browser).visit(table) as visitor:
                visitor.send(frame + masked(CLOSE))
                assert visitor.is_closed()
        for body in (b"[" * 60_000, b'{"name":"\xff"}'):
            with RawSocket(browser) as line:
                kind = {"Content-Type": "application/json"}
                heads = {"Content-Length": str(len(body)), **kind}
                assert line.ask("/api/programs", heads, "POST", body) == 400
        assert is_well(server)
        assert server.stop() == 0

    assert {line["event"] for line in lines_of(server)} == {"begin", "table", "refused", "end"}


# ------------------------------------------------------------------- requests


def test_an_address_that_asks_too_much_is_refused_before_anything_is_done(tmp_path: Path) -> None:
    with serving(tmp_path, requests=20, requests_per_second=0.001) as server:
        browser = Browser(server.url)
        far = [browser.ask("/puzzles", x_forwarded_for="203.0.114.9") for _ in range(25)]
        near = browser.ask("/puzzles", x_forwarded_for="203.0.114.10")

        assert [each.status for each in far] == [200] * 20 + [429] * 5
        assert far[-1].headers["retry-after"]
        assert near.status == 200
        assert not any(line["level"] != "info" for line in lines_of(server))


def test_a_thousand_requests_of_one_do_not_come_before_that_of_another() -> None:
    begun: list[str] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:  # noqa: ANN401  of ASGI
        del receive, send
        begun.append(scope["client"][0])

    async def scene() -> None:
        ask: Any = in_turn(app)
        crowd = [{"type": "http", "client": ("203.0.114.9", number)} for number in range(1_000)]
        asking = [ask(each, None, None) for each in crowd]
        asking.append(ask({"type": "http", "client": ("203.0.114.10", 1)}, None, None))
        await asyncio.gather(*asking)

    asyncio.run(scene())
    assert len(begun) == 1_001
    assert begun.index("203.0.114.10") <= BEGUN + 1


@on_linux
def test_somebody_who_reads_nothing_is_let_go(tmp_path: Path) -> None:
    with serving(tmp_path, unread=0.3) as server, ExitStack() as open_lines:
        lines = [open_lines.enter_context(Slow(server)) for _ in range(8)]
        assert all(line.is_let_go() for line in lines)
        assert is_well(server)


@on_linux
def test_untaken_output_is_not_held_by_the_system_either(tmp_path: Path) -> None:
    with serving(tmp_path, unread=0.3) as server, ExitStack() as open_lines:
        for _ in range(4):
            open_lines.enter_context(Slow(server))
        assert any(is_well(server) and unread_at(server.port) for _ in range(1_000))
        assert any(is_well(server) and not unread_at(server.port) for _ in range(3_000))


@on_linux
def test_somebody_who_takes_a_little_now_and_then_is_let_go_as_well(tmp_path: Path) -> None:
    with serving(tmp_path, unread=0.1) as server, Slow(server) as line:
        taken = [*islice(drips(line, server), 3_000)]
        assert not taken[-1], "the server goes on"


def drips(line: "Slow", server: Serving) -> Iterator[bytes]:
    """Take some bytes, and let somebody else ask meanwhile, until nothing comes any more."""
    while is_well(server):
        try:
            yield line.recv(160)
        except ConnectionResetError:
            yield b""


class Slow(socket.socket):
    """Asks for the largest file again and again, and reads nothing."""

    def __init__(self, server: Serving) -> None:
        super().__init__()
        self.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.settimeout(PATIENCE)
        host, _, port = server.url.removeprefix("http://").partition(":")
        self.connect((host, int(port)))
        largest = max((STATIC / "assets").iterdir(), key=lambda file: file.stat().st_size)
        self.sendall(f"GET /assets/{largest.name} HTTP/1.1\r\nhost: here\r\n\r\n".encode() * 7)

    def is_let_go(self) -> bool:
        """Wait until the server has cut the line, with part of the answers."""
        head = b"GET / HTTP/1.1\r\nhost: here\r\n\r\n"
        with suppress(OSError):
            while True:
                self.sendall(head)
        return True
