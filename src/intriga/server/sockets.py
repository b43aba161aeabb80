"""The socket of a table: hello, then commands up and scenes down, until somebody hangs up."""

import asyncio
from contextlib import suppress
from time import monotonic
from typing import Any, Final

import msgspec
from litestar import WebSocket

from intriga.server.access import Access, address_of
from intriga.server.connection import Connection
from intriga.server.limits import Bucket
from intriga.server.logs import log_defect
from intriga.server.problems import ServerRefusal, told_of
from intriga.server.protocol import (
    PROTOCOL,
    Accepted,
    FromClient,
    Hello,
    Ping,
    Pong,
)
from intriga.server.protocol import (
    CommandRefused as NotDone,
)
from intriga.server.table_actor import TableActor
from intriga.server.tables import ServerTables
from intriga.service.scene import Received
from intriga.service.session import Person
from intriga.service.table_refusals import Refused, TableRefusal
from intriga.store.interface import StoreError

DECODER: Final = msgspec.json.Decoder(FromClient)
AnySocket = WebSocket[Any, Any, Any]


class Gone(Exception):
    """The socket is closed, or has nothing to say."""


class SocketSession:
    """One socket at one table, from its hello on."""

    def __init__(
        self, tables: ServerTables, access: Access, socket: AnySocket, who: Person
    ) -> None:
        """Serve *socket*, accepted already, of *who*, as often as *access* lets its address ask."""
        self._tables, self._socket, self._who = tables, socket, who
        self._access, self._address = access, address_of(socket)
        self._limits = tables.context.settings.limits
        self._bucket = Bucket(self._limits.burst, self._limits.per_second, monotonic())
        self._unread = 0
        self._connection = Connection(socket.send, who, Received(), self._limits)

    async def run(self, table: str) -> None:
        """Serve until the socket is closed from either side."""
        reading = asyncio.create_task(self._read(table))
        try:
            await asyncio.wait(
                {reading, self._connection.writing}, return_when=asyncio.FIRST_COMPLETED
            )
            if reading.done() and self._connection.farewell is not None:
                await asyncio.wait({self._connection.writing})
        finally:
            for task in (reading, self._connection.writing):
                task.cancel()
            await asyncio.gather(reading, self._connection.writing, return_exceptions=True)

    async def _read(self, table: str) -> None:
        try:
            hello = await asyncio.wait_for(self._greeting(), self._limits.hello)
            actor = await self._tables.find(table)
            self._connection.since = Received(hello.deal, hello.log, hello.talk, hello.eyes)
        except TimeoutError:
            return self._connection.hang_up("no-hello", again=True)
        except Refused as refusal:
            return self._connection.hang_up(refusal.reason.value, again=False)
        except StoreError:
            return self._connection.hang_up("not-kept", again=True)
        except Gone:
            return None
        except Exception as error:  # noqa: BLE001  a defect of ours, or of an older Intriga
            log_defect("load", error)
            return self._connection.hang_up("defect", again=False)
        return await self._follow(actor, hello.token)

    async def _greeting(self) -> Hello:
        message = await self._next()
        if not isinstance(message, Hello):
            raise Refused(ServerRefusal.UNREADABLE, "the first message has to be hello")
        if message.protocol != PROTOCOL:
            raise Refused(ServerRefusal.OTHER_PROTOCOL, f"this server speaks protocol {PROTOCOL}")
        return message

    async def _follow(self, actor: TableActor, token: str | None) -> None:
        attached = actor.attach(self._connection, token)
        try:
            await attached
            while True:
                await self._obey(actor, await self._next())
        except Refused as refusal:
            self._connection.hang_up(
                refusal.reason.value, again=refusal.reason is ServerRefusal.NOT_KEPT
            )
        except Gone:
            pass
        finally:
            if attached.cancelled() or not attached.exception():  # else it was never there
                actor.detach(self._connection)

    # --- messages

    async def _next(self) -> FromClient:
        """Return the next message that may be read, refusing the others."""
        while True:
            event = await self._socket.receive()
            if event["type"] == "websocket.disconnect":
                raise Gone
            text = event.get("text") or ""
            if not (self._bucket.take(monotonic()) and self._access.may_say(self._address)):
                self._refuse(text, TableRefusal.TOO_FAST, "too many messages at once")
                continue
            try:
                message = DECODER.decode(text)
            except msgspec.DecodeError as error:
                self._refuse(text, ServerRefusal.UNREADABLE, str(error))
                continue
            self._unread = 0
            return message

    def _refuse(self, text: str, reason: TableRefusal | ServerRefusal, detail: str) -> None:
        self._unread += 1
        self._connection.put(NotDone(_id_in(text), reason.value, told_of(reason), detail))
        self._count("message", reason.value)
        if self._unread >= self._limits.unreadable:
            self._connection.hang_up(reason.value, again=reason is TableRefusal.TOO_FAST)
            raise Gone

    async def _obey(self, actor: TableActor, message: FromClient) -> None:
        if isinstance(message, Ping):
            self._connection.put(Pong(message.sent))
        elif isinstance(message, Hello):
            self._refuse("", ServerRefusal.UNREADABLE, "hello was said already")
        else:
            kind = str(type(message).__struct_config__.tag)
            try:
                await actor.command(self._who, message)
            except Refused as refusal:
                told = told_of(refusal.reason)
                self._connection.put(
                    NotDone(message.id, refusal.reason.value, told, refusal.detail)
                )
                self._count(kind, refusal.reason.value)
            else:
                self._connection.put(Accepted(message.id))
                self._count(kind, "accepted")

    def _count(self, kind: str, result: str) -> None:
        self._tables.context.metrics.commands.labels(kind, result).inc()


def _id_in(text: str) -> int:
    """Return the number of a command that is not read, 0 if it has none."""
    with suppress(msgspec.DecodeError):
        return _NUMBERED.decode(text).id
    return 0


class _Numbered(msgspec.Struct):
    id: int = 0


_NUMBERED: Final = msgspec.json.Decoder(_Numbered)
