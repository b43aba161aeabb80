"""A patient server, and messages that nobody means.

Every message is one that a table has to refuse, or repeats what it has done already.
"""

import asyncio
import json
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from intriga.server.settings import Limits, ServerSettings
from intriga.server.wire.messages import PROTOCOL
from tests.server.playing import PATIENCE, Browser, Json

MANY: Final = 10**9
PATIENT: Final = ServerSettings(
    warm=False,
    limits=Limits(
        burst=MANY,
        per_second=MANY,
        unreadable=MANY,
        sockets_of_address=MANY,
        messages=MANY,
        handshakes=MANY,
        questions=MANY,
        creations=MANY,
        waiting=MANY,
        connections_of_address=MANY,
    ),
)
"""A server that hears anything any number of times."""
STILL: Final = {"turn": 0, "reaction": 0, "pace": "none"}  # a question waits as long as it takes
FRAME: Final = PATIENT.limits.frame
TOO_BIG, NO_TEXT = 1009, 1007  # close codes, RFC 6455
CHUNK: Final = 400
KINDS: Final = (
    *(
        "join",
        "leave",
        "rename",
        "ready",
        "configure",
        "seat-bot",
        "empty-chair",
        "make-host",
        "move",
    ),
    *(
        "start",
        "pause",
        "resume",
        "answer",
        "undo",
        "automate",
        "back",
        "hand-over",
        "say",
        "react",
    ),
)
ODD: Final[Sequence[object]] = (
    *(None, True, -1, 0.5, 1e300, 2**64, "", "\0", "\u202e", "x" * 500, "💥" * 99, "null", "-1"),
    *(json.loads(text) for text in ("[]", "{}", "[[]]", '{"a": {}}')),
)


# ------------------------------------------------------------------- messages


class Mind:
    """Thinks of messages that a table refuses from somebody who has seen *scene*."""

    def __init__(self, scene: Json, random: Random) -> None:
        self._random = random
        self._you = scene["you"]
        self._chairs = [place for place in range(len(scene["chairs"])) if place != self._you]
        self._host = self._you is not None and scene["chairs"][self._you]["host"]
        self._deal = scene["deal"]
        self._step: int = self._deal["window"]["step"]
        self._words = [offer["words"] for offer in self._deal["offers"]]
        self._id = 1000

    def messages(self, count: int) -> Iterator[str | bytes]:
        """Yield so many, of every kind."""
        unreadable = (self._malformed, self._mistyped, self._mangled, self._huge)
        makers = (*unreadable, *[self._misplaced] * len(unreadable))
        for _ in range(count):
            yield self._random.choice(makers)()

    # --- readable, and not to be carried out

    def _misplaced(self) -> str:
        random = self._random
        said = [*self._about_answers(), *self._about_chairs()]
        if not self._host:
            said += [{"type": "pause"}, {"type": "make-host", "chair": 1}]
            said += [{"type": "empty-chair", "chair": self._random.choice(self._chairs)}]
        if self._you is None:
            said += [{"type": "leave"}, {"type": "automate", "rules": []}]
            said += [{"type": "ready", "ready": True}, {"type": "react", "emoji": "🔥"}]
        self._id += 1
        return json.dumps({**random.choice(said), "id": self._id})

    def _about_answers(self) -> list[Json]:
        other = max(0, self._step + self._random.choice((-2, -1, 1, 2, 99)))
        wrong = self._nonsense() if self._words else self._likely()
        return [
            {"type": "answer", "step": other, "words": self._likely()},
            {"type": "answer", "step": self._step, "words": wrong},
            {"type": "undo", "step": self._step},
            {"type": "undo", "step": other},
            {"type": "say", "text": "\u200b \u202e"},
        ]

    def _about_chairs(self) -> list[Json]:
        chair = self._random.choice(self._chairs)
        return [
            {"type": "join", "name": "Eve", "chair": chair},
            {"type": "join", "name": "Eve", "token": "a" * 26},
            {"type": "seat-bot", "chair": chair, "level": "beginner"},
            {"type": "hand-over", "chair": chair, "level": "beginner"},
            {"type": "hand-over", "chair": 9, "level": "no such bot"},
            {"type": "configure", "chairs": 2},
            {"type": "configure", "settings": {"turn": 15}},
            {"type": "start"},
            {"type": "resume"},
            {"type": "back"},
        ]

    def _nonsense(self) -> str:
        return self._random.choice(
            ["", "prove it", "coup 99", "play ugo-14", "keep", "\0", "ü" * 80]
        )

    def _likely(self) -> str:
        return self._random.choice(["pass", "income", "challenge", "coup 1", "gem", "play aldo-1"])

    # --- not to be read

    def _mistyped(self) -> str:
        """Give one field of a command a value that it cannot have."""
        fields: Json = {"type": self._random.choice(KINDS), "nobody": 1}
        for name in self._random.sample(["id", "step", "words", "chair", "rules", "level"], k=2):
            fields[name] = self._random.choice(ODD)
        return json.dumps(fields)

    def _malformed(self) -> str | bytes:
        """Write what is no object of JSON, or no text at all."""
        random = self._random
        return random.choice(
            (
                "",
                "null",
                "[" * random.randint(1, 4000),
                '{"type":' * random.randint(1, 900),
                json.dumps(random.choice(ODD)),
                "".join(chr(random.randint(1, 0xD7FF)) for _ in range(random.randint(1, 40))),
                random.randbytes(random.randint(0, 60)),
                '{"type":"answer","step":1e999,"words":"pass"}',
                '{"type":"answer","type":"say","step":NaN}',
            )
        )

    def _mangled(self) -> str:
        """Change, drop or double some characters of a message that is no harm as it was."""
        random = self._random
        text = json.dumps({"type": "answer", "step": self._step + 7, "words": "pass", "id": 7})
        for _ in range(random.randint(1, 6)):
            at = random.randrange(len(text))
            text = text[:at] + random.choice(('"', "{", "\\", "\x7f", "9", "")) + text[at + 1 :]
        return text[: random.randint(1, len(text))]

    def _huge(self) -> str:
        """Fill a message nearly to the limit."""
        kind, size = self._random.choice(("say", "rename", "answer")), FRAME // 2
        field = {"say": "text", "rename": "name", "answer": "words"}[kind]
        return json.dumps({"type": kind, field: "a" * self._random.randint(500, size)})


# ------------------------------------------------------------------- sending them


@dataclass(frozen=True)
class Intrusion:
    """A way to a table that is closed: the first message, and what is said to it."""

    table: str
    headers: dict[str, str]
    hello: str | bytes
    answer: str


class Flood:
    """Sends messages to one server, and counts what comes back."""

    def __init__(self, url: str, lines: int) -> None:
        """Let *lines* persons be let in before one of them floods, and none leave before all end.

        A table that writes down who comes and goes refuses a flood as too fast.
        """
        self._url = url.replace("http", "ws")
        self._together = asyncio.Barrier(lines)
        self.sent, self.answers = 0, Counter[str]()

    async def pour(
        self, table: str, who: Browser, token: str | None, count: int, seed: int
    ) -> None:
        """Send *count* messages of somebody who sits or watches at *table*."""
        async with self._line(table, who.headers) as line:
            scene = await self._greeted(line, token)
            await self._flood(line, list(Mind(scene, Random(seed)).messages(count)))

    async def repeat(self, table: str, who: Browser, text: str, count: int) -> None:
        """Say *count* times again what *who* has said already."""
        async with self._line(table, who.headers) as line:
            await self._greeted(line, None)
            await self._flood(line, [text] * count)

    async def _flood(self, line: ClientConnection, texts: Sequence[str | bytes]) -> None:
        await self._exchange(line, texts[:1])  # answered when all before it is on the disk
        await self._together.wait()
        for at in range(1, len(texts), CHUNK):
            await self._exchange(line, texts[at : at + CHUNK])
        await self._together.wait()

    async def knock(self, access: Intrusion, count: int) -> None:
        """Try *count* times to break in."""
        for _ in range(count):
            await self._knock(access)
            self.sent += 1

    async def _knock(self, access: Intrusion) -> None:
        try:
            async with self._line(access.table, access.headers) as line:
                await line.send(access.hello, text=True)
                while True:
                    self._count(json.loads(await line.recv()))
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd else 0
            if code in {TOO_BIG, NO_TEXT}:
                self.answers[f"closed {code}"] += 1
        except InvalidStatus as refused:
            self.answers[f"status {refused.response.status_code}"] += 1

    def _line(self, table: str, headers: dict[str, str]) -> connect:
        return connect(
            f"{self._url}/ws/tables/{table}",
            additional_headers=headers,
            compression=None,
            open_timeout=PATIENCE,
            max_queue=None,
        )

    async def _greeted(self, line: ClientConnection, token: str | None) -> Json:
        await line.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "token": token}))
        update = json.loads(await line.recv())
        assert update["type"] == "update", update
        scene: Json = update["scene"]
        return scene

    async def _exchange(self, line: ClientConnection, texts: Sequence[str | bytes]) -> None:
        for text in texts:
            await line.send(text)
        for _ in texts:
            while (answer := json.loads(await line.recv()))["type"] == "table":
                pass  # somebody comes to watch
            self._count(answer)
        self.sent += len(texts)

    def _count(self, answer: Json) -> None:
        """Count an answer: only an error, a farewell, or the word that it was done already."""
        kind = answer["type"]
        self.answers[f"{kind} {answer['reason']}" if "reason" in answer else kind] += 1
