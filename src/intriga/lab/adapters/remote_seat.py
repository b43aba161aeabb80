"""A chair at a table of a server, over its socket: scenes come in, commands go out.

A broken line is taken up again, a little later each time, and goes on where it was: lines that
came already do not come again, and a command that had no answer is given once more under the
same number, by which the table knows it.
"""

import asyncio
import json
from collections.abc import Callable, Mapping
from contextlib import suppress
from itertools import count
from secrets import token_hex
from time import monotonic, time_ns
from typing import Final, Self

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from intriga.core.fair_deal import ADDED, hash_of
from intriga.core.ruleset import Json
from intriga.lab.adapters.remote import PATIENCE, NotDone, Place, Remote, Unreachable
from intriga.lab.adapters.remote_words import News
from intriga.server.wire.messages import PROTOCOL
from intriga.service.scenes.fold import fold

SOON: Final = 0.25  # seconds before the first attempt to come back
LATE: Final = 8.0  # and before a late one
STEP: Final = 128  # bytes: messages are padded to a multiple of it
MICROSECOND: Final = 1000  # nanoseconds


class Staying(connect):
    """A line that follows nobody elsewhere: the invitation is for one server."""

    def process_redirect(self, exc: Exception) -> Exception:
        """Return no other address."""
        return exc


class RemoteSeat:
    """A program at a table: ``scene`` is what it sees, ``news`` are the lines still unread."""

    def __init__(self, remote: Remote, place: Place, language: str) -> None:
        self.remote, self.place = remote, place
        self.scene: Json = {}
        self.seen_at = 0.0
        self.material: Json | None = None  # of the game: it comes with the first scene only
        self.news = News(language)
        self.farewell: str | None = None  # why the table is closed for good
        self._at = ""  # where the table was said to be
        self._line: ClientConnection | None = None
        self._numbers = count(time_ns() // MICROSECOND)  # another visit has others
        self._open: dict[int, tuple[Json, asyncio.Future[Json]]] = {}
        self._chance = ""  # our contribution to the next deal
        self._stirred = asyncio.Event()
        self._failed: OSError | WebSocketException | None = None
        self._listening: asyncio.Task[None] | None = None

    # --- coming and going

    async def come(self) -> Self:
        """Come to the table, and see it.

        Raises:
            Unreachable: nobody answers.
            NotDone: the table does not let the caller in.
        """
        self._listening = asyncio.create_task(self._listen(await self.remote.headers()))
        self._listening.add_done_callback(lambda _: self._stir())
        try:
            await self.until(lambda: bool(self.scene or self._failed), PATIENCE)
        except BaseException:  # who is called off comes to no table either
            await self.go()
            raise
        if self.scene:
            return self
        await self.go()
        cause = "it shows no table" if self._failed is None else _cause(self._failed)
        raise Unreachable(f"{self.remote.address} opens no line: {cause}")

    async def go(self) -> None:
        """Hang up."""
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.wait({self._listening})

    @property
    def is_there(self) -> bool:
        """Whether the line holds."""
        return self._line is not None

    async def until(self, wanted: Callable[[], bool], seconds: float) -> bool:
        """Wait until it is as *wanted*, for at most *seconds*; say whether it is.

        Raises:
            NotDone: the table is closed for good.
            Unreachable: we have hung up.
        """
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while not (self._is_deaf or wanted()):
                    await self._stirred.wait()
        if self._listening is not None and self._listening.done():
            if self._listening.cancelled():
                raise Unreachable(f"we have left table {self.place.table}")
            self._listening.result()  # a defect of ours, if it has failed
        if self.farewell is not None:
            raise NotDone(_refused(self.farewell, f"table {self.place.table} is closed to us"))
        return wanted()

    @property
    def _is_deaf(self) -> bool:
        return self.farewell is not None or self._listening is None or self._listening.done()

    # --- speaking

    async def command(self, kind: str, **fields: object) -> None:
        """Tell the table to do something, once more after a broken line.

        Raises:
            NotDone: it does not, and says why.
            Unreachable: the line is broken, and was not mended in time.
        """
        number = next(self._numbers)
        message: Json = {"type": kind, "id": number, **fields}
        answer = asyncio.get_running_loop().create_future()
        self._open[number] = message, answer
        try:
            await self._tell(message)
            if not await self.until(answer.done, PATIENCE):
                raise Unreachable(f"no answer of {self.remote.address} to {kind!r} in {PATIENCE} s")
        finally:
            del self._open[number]
        if answer.result()["type"] == "refused":
            raise NotDone(answer.result())

    async def add_chance(self, kind: str, **fields: object) -> None:
        """Tell the table *ready* or *start* with the SHA-256 of random bytes.

        The bytes follow by themselves, when the table asks for them.

        Raises:
            NotDone, Unreachable: as :meth:`command`.
        """
        self._chance = token_hex(ADDED)
        await self.command(kind, chance=hash_of(self._chance), **fields)

    def _revealed(self) -> Json | None:
        """Return the command that reveals our bytes, if the table asks for them."""
        following: Json = self.scene.get("next") or {}
        if not self._chance or hash_of(self._chance) not in following.get("hashes", ()):
            return None
        return {"type": "reveal", "id": next(self._numbers), "chance": self._chance}

    async def _tell(self, message: Json) -> None:
        if self._line is not None:
            with suppress(ConnectionClosed):
                await self._line.send(_text(message))

    # --- hearing

    async def _listen(self, headers: Mapping[str, str]) -> None:
        pause = SOON
        while self.farewell is None:
            number, address = self.news.number, self.remote.socket_of(self.place.table, self._at)
            self._at = ""
            try:
                async with Staying(address, additional_headers=headers) as line:
                    await self._visit(line)
            except (OSError, WebSocketException) as error:
                self._failed = error
            finally:
                self._line = None
                self._stir()
            if self._at:  # the table is there
                continue
            await asyncio.sleep(SOON if self.news.number > number else pause)
            pause = SOON if self.news.number > number else min(2 * pause, LATE)

    async def _visit(self, line: ClientConnection) -> None:
        hello = {"type": "hello", "protocol": PROTOCOL, "token": self.place.invitation}
        await line.send(_text({**hello, **self.news.since}))
        self._line = line
        for message, _ in list(self._open.values()):
            await line.send(_text(message))
        async for text in line:
            self._hear(json.loads(text))
            if (revealed := self._revealed()) is not None:
                await line.send(_text(revealed))
                self._chance = ""

    def _hear(self, message: Json) -> None:
        match message["type"]:
            case "update" | "table" | "step" | "said" | "sealed":
                self._look(fold(self.scene or None, message) or {})
            case "accepted" | "refused":
                pass
            case "bye" if not message["again"]:
                self.farewell = message["reason"]
            case "bye":
                self._at = message.get("at", "")
            case _:
                return
        if (number := message.get("id")) in self._open:  # that of a command of ours
            self._settle(self._open[number][1], message)
        self._stir()

    def _look(self, scene: Json) -> None:
        if scene["deal"] != (self.scene or scene)["deal"] or not self.scene:
            self.seen_at = monotonic()
        self.scene = scene
        self.news.hear(scene)
        if scene["deal"] and scene["deal"]["material"]:
            self.material = scene["deal"]["material"]

    @staticmethod
    def _settle(answer: asyncio.Future[Json], message: Json) -> None:
        if not answer.done():  # a command that was given twice has two answers
            answer.set_result(message)

    def _stir(self) -> None:
        self._stirred.set()
        self._stirred = asyncio.Event()


def _text(message: Json) -> str:
    """Return *message* in JSON, with spaces, so that its length tells no answer."""
    text = json.dumps(message)
    return text.ljust(-(-len(text) // STEP) * STEP)


def _refused(reason: str, detail: str) -> Json:
    return {"reason": reason, "told": {"id": f"table-refusal-{reason}"}, "detail": detail}


def _cause(error: OSError | WebSocketException) -> str:
    if isinstance(error, InvalidStatus):
        return f"status {error.response.status_code}"
    return str(error)
