"""A person or a program at a table, as a test plays it: real HTTP, a real socket."""

import json
from collections.abc import Callable, Iterator
from contextlib import suppress
from http.client import HTTPConnection
from random import Random
from time import time_ns
from types import TracebackType
from typing import Any, Self
from urllib.parse import urlsplit

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from intriga.server.wire.messages import PROTOCOL
from intriga.service.scenes.fold import fold

Json = dict[str, Any]
PATIENCE = 120.0  # seconds: nothing in these tests takes so long
BRISK: Json = {"pace": "none", "reaction": 6, "turn": 15}


class Answer:
    """An answer over HTTP."""

    def __init__(self, status: int, headers: list[tuple[str, str]], body: bytes) -> None:
        self.status, self.body = status, body
        self.headers = {name.lower(): value for name, value in headers}

    @property
    def json(self) -> Any:  # noqa: ANN401
        return json.loads(self.body)


class Browser:
    """Asks one server, and keeps its cookies."""

    def __init__(self, url: str, token: str | None = None) -> None:
        self.cookies: dict[str, str] = {}
        self.token = token
        self.move(url)

    def move(self, url: str) -> None:
        """Ask another server from now on."""
        self.url, self.host = url, urlsplit(url).netloc

    @property
    def headers(self) -> dict[str, str]:
        if self.token is not None:
            return {"authorization": f"Bearer {self.token}"}
        text = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        return {"cookie": text} if text else {}

    def ask(self, path: str, body: object = None, **headers: str) -> Answer:
        line = HTTPConnection(self.host, timeout=PATIENCE)
        try:
            data = None if body is None else json.dumps(body).encode()
            kind = {} if data is None else {"content-type": "application/json"}
            sent = (
                self.headers
                | kind
                | {name.replace("_", "-"): text for name, text in headers.items()}
            )
            line.request("GET" if data is None else "POST", path, data, sent)
            got = line.getresponse()
            answer = Answer(got.status, got.getheaders(), got.read())
        finally:
            line.close()
        self.keep(answer.headers.get("set-cookie", ""))
        return answer

    def keep(self, cookie: str) -> None:
        name, _, rest = cookie.partition("=")
        if rest:
            self.cookies[name] = rest.partition(";")[0]

    def sit(self, table: str, token: str | None = None, **seen: int) -> "Seat":
        return Seat(self, table, token, **seen)

    def find(self, table: str, token: str | None = None, **seen: int) -> "Seat":
        """Sit down, at the server that has the table."""
        while True:
            seat = self.sit(table, token, **seen)
            seat.look()
            if seat.scene:
                return seat
            seat.close()
            assert seat.frames[-1]["again"], seat.frames[-1]
            if "at" in seat.frames[-1]:
                self.move(seat.frames[-1]["at"])


def opened(browser: Browser, *bots: str, chairs: int = 2, **more: object) -> Json:
    """Open a table of Coup, of which the host sits on the first chair."""
    wish: Json = {"game": "coup", "preset": "coup-br", "name": "Ana", "settings": BRISK}
    answer = browser.ask("/api/tables", {**wish, "chairs": chairs, "bots": bots, **more})
    assert answer.status == 201, answer.body
    return dict(answer.json)


class Seat:
    """A socket at a table, after its hello."""

    def __init__(self, browser: Browser, table: str, token: str | None = None, **seen: int) -> None:
        address = f"{browser.url.replace('http', 'ws')}/ws/tables/{table}"
        self.browser, self.table = browser, table
        self.socket: ClientConnection = connect(
            address,
            additional_headers=browser.headers,
            ping_interval=None,  # its thread asks the global `random`, which Hypothesis watches
        ).__enter__()
        answer = self.socket.response
        browser.keep(answer.headers.get("set-cookie", "") if answer else "")
        self.scene: Json = {}
        self.frames: list[Json] = []
        self._next = time_ns() // 1000  # another visit of this person has other numbers
        self.tell({"type": "hello", "protocol": PROTOCOL, "token": token, **seen})

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.socket.close()

    def close(self) -> None:
        """Hang up."""
        self.socket.close()

    # --- speaking and hearing

    def tell(self, message: Json) -> None:
        self.socket.send(json.dumps(message))

    def hear(self) -> Json:
        frame: Json = json.loads(self.socket.recv(timeout=PATIENCE))
        self.frames.append(frame)
        self.scene = fold(self.scene or None, frame) or {}
        return frame

    @property
    def greeting(self) -> Json:
        """The first scene, with what this seat said that it had left out."""
        return next(frame["scene"] for frame in self.frames if frame["type"] == "update")

    @property
    def talk(self) -> list[Json]:
        """The talk that this seat has heard."""
        return list(self.scene["talk"])

    @property
    def log(self) -> list[Json]:
        """The log of the game for this seat."""
        return list(self.scene["deal"]["log"])

    def hear_until(self, wanted: Callable[[Json], bool]) -> Json:
        while not wanted(frame := self.hear()):
            pass
        return frame

    def see(self, wanted: Callable[[Json], object]) -> None:
        """Hear until the scene is as *wanted*; it may be already."""
        while not (self.scene and wanted(self.scene)):
            self.hear()

    def look(self) -> Json:
        """Return the first scene."""
        self.hear_until(lambda frame: frame["type"] in {"update", "bye"})
        return self.scene

    def command(self, kind: str, **fields: object) -> Json:
        """Give a command, and return what is said to it."""
        number, self._next = self._next, self._next + 1
        self.tell({"type": kind, "id": number, **fields})
        return self.hear_until(lambda frame: frame.get("id") == number)

    def rest(self) -> Iterator[Json]:
        """Yield what comes until the socket is closed."""
        with suppress(ConnectionClosed):
            while True:
                yield self.hear()

    # --- playing

    @property
    def asked(self) -> int | None:
        """The number of the question that waits for an answer of this seat."""
        deal = self.scene["deal"]
        if deal is None or not deal["offers"] or deal["answer"] is not None:
            return None
        return int(deal["window"]["step"])

    def play(self, chance: Random, *, until: Callable[[Json], bool] | None = None) -> None:
        """Answer whatever is asked by chance, until the game is over."""
        answered = -1
        while self.scene["phase"] == "playing" and not (until and until(self.scene)):
            step = self.asked
            if step is not None and step != answered:
                words = chance.choice(self.scene["deal"]["offers"])["words"]
                answered = step
                self.command("answer", step=step, words=words)
            else:
                self.hear()
