"""The sockets of tables: hello, then commands up and scenes down, until somebody hangs up."""

import asyncio
import re
from collections.abc import Collection
from contextlib import suppress
from functools import partial
from time import monotonic
from typing import Any, Final
from urllib.parse import unquote

import msgspec
from litestar.connection import ASGIConnection
from websockets.datastructures import Headers
from websockets.http11 import Request, Response

from intriga.server.limits.access import Access, address_of, is_foreign, is_misled
from intriga.server.limits.buckets import Bucket
from intriga.server.logs import log, log_defect
from intriga.server.sockets.websocket import WebSocket, answer_to, rejection
from intriga.server.tables.actor import TableActor
from intriga.server.tables.acts_in_force import banned
from intriga.server.tables.connection import Connection
from intriga.server.tables.tables import ServerTables
from intriga.server.wire.messages import PROTOCOL, Accepted, FromClient, Hello, Ping, Pong
from intriga.server.wire.messages import CommandRefused as NotDone
from intriga.server.wire.problems import ServerRefusal, told_of
from intriga.service.commands import AnyCommand, BarWatcher, Configure
from intriga.service.scenes.scene import Received
from intriga.service.session import Person
from intriga.service.table import Table
from intriga.service.table_refusals import Refused, TableRefusal
from intriga.store.interface import Elsewhere, OperatorAct, StoreError

PATH: Final = "/ws/tables/{table}"
DECODER: Final = msgspec.json.Decoder(FromClient)
LATIN: Final = "latin-1"  # of headers
GRANTED, FORBIDDEN, NOT_FOUND, MISLED, TOO_MANY = 101, 403, 404, 421, 429  # status codes
LOGGED: Final = frozenset(
    {
        *("bar", "bar-watcher", "empty-chair", "give-chair", "make-host"),
        *("new-link", "pause", "resume"),
    }
)
"""The commands of hosts that others may complain of, by their tags."""
About = dict[str, str | bool]
_TABLE: Final = re.compile(PATH.replace("{table}", "([^/]+)"))


class Visitor(msgspec.Struct, frozen=True):
    """A person with a socket: their device, address as it counts, table, and payer of their acts.

    That is the address, or the person alone: see :mod:`intriga.server.limits.access`.
    """

    who: Person
    device: str
    address: str
    table: str
    bearer: str


class TableSockets:
    """Answers requests for a socket at a table."""

    def __init__(self, tables: ServerTables, access: Access, origins: Collection[str]) -> None:
        """Let in to *tables* whom *access* does, with pages from here or from *origins*."""
        self._tables, self._access, self._origins = tables, access, origins

    def answer(self, scope: Any) -> tuple[Response, Visitor | None]:  # noqa: ANN401  of ASGI
        """Return the answer to a request, and who has a socket now if it is granted."""
        connection = ASGIConnection[Any, Any, Any, Any](scope)
        bearer = self._access.bearer(connection)
        if not self._access.let_in(bearer):
            self._tables.context.refusals.note(ServerRefusal.TOO_MANY, "socket")
            return rejection(TOO_MANY, ServerRefusal.TOO_MANY), None
        visitor = None
        try:
            response, visitor = self._check(connection, bearer)
        finally:
            if visitor is None:
                self._access.let_out(bearer)
        return response, visitor

    def _check(
        self, connection: ASGIConnection[Any, Any, Any, Any], bearer: str
    ) -> tuple[Response, Visitor | None]:
        scope = connection.scope
        found = _TABLE.fullmatch(scope["path"])
        if found is None:
            return rejection(NOT_FOUND, "there is nothing here"), None
        if is_misled(connection.headers, self._origins):
            return rejection(MISLED, ServerRefusal.FOREIGN), None
        if is_foreign(connection.headers, self._origins, scope["scheme"]):
            return rejection(FORBIDDEN, ServerRefusal.FOREIGN), None
        try:
            caller, more = self._access.greet(connection)
        except Refused as refusal:
            return rejection(FORBIDDEN, refusal.reason.value), None
        heads = [
            (name.decode("latin-1"), text.decode("latin-1")) for name, text in scope["headers"]
        ]
        response = answer_to(Request(scope["path"], Headers(heads)))
        if response.status_code != GRANTED:
            return response, None
        response.headers.update(more)
        who, address = caller.who, address_of(connection)
        self._access.regulars.came(who.id, monotonic())
        return response, Visitor(who, caller.device, address, unquote(found[1]), bearer)

    def begin(self, visitor: Visitor, line: WebSocket) -> None:
        """Serve *visitor* on *line*."""
        line.begin(SocketSession(self._tables, self._access, visitor, line))


class SocketSession:
    """One socket at one table, by callbacks: from its hello on."""

    __slots__ = (
        *("_access", "_actor", "_arriving", "_bucket", "_connection", "_early", "_hello"),
        *("_is_greeted", "_limits", "_line", "_refusals", "_tables", "_unread", "_visitor"),
    )

    def __init__(
        self, tables: ServerTables, access: Access, visitor: Visitor, line: WebSocket
    ) -> None:
        """Serve *visitor* on *line*, as often as *access* lets its address ask."""
        self._tables, self._access, self._visitor = tables, access, visitor
        self._limits, self._refusals = tables.context.settings.limits, tables.context.refusals
        self._bucket = Bucket(self._limits.burst, self._limits.per_second, monotonic())
        self._unread, self._is_greeted = 0, False
        self._line = line
        self._connection = Connection(line, visitor.who, Received(), self._limits)
        self._connection.address, self._connection.device = visitor.address, visitor.device
        self._actor: TableActor | None = None  # once the visitor hears what happens there
        self._arriving: asyncio.Task[None] | None = None
        self._early: list[FromClient] = []  # messages that came before
        self._hello = asyncio.get_running_loop().call_later(
            self._limits.hello, partial(self._connection.hang_up, "no-hello", again=True)
        )
        tables.context.metrics.sockets.inc()

    # --- what the socket tells

    def hear(self, message: bytes) -> None:
        """Take a message, or refuse it."""
        if not self.allows_frame():
            return self._refuse(message, TableRefusal.TOO_FAST, "too many messages at once")
        try:
            read = DECODER.decode(message)
        except msgspec.DecodeError as error:
            return self._refuse(message, ServerRefusal.UNREADABLE, str(error))
        except UnicodeDecodeError:
            return self._refuse(message, ServerRefusal.UNREADABLE, "it is no UTF-8")
        except RecursionError:
            return self._refuse(message, ServerRefusal.UNREADABLE, "it is nested too deep")
        self._unread = 0
        return self._follow(read)

    def allows_frame(self) -> bool:
        """Count a frame, and say whether it may be taken."""
        return self._bucket.take(monotonic()) and self._access.may_say(self._visitor.bearer)

    def gone(self) -> None:
        """Leave the table."""
        self._hello.cancel()
        self._tables.context.metrics.sockets.dec()
        self._access.let_out(self._visitor.bearer)
        if self._actor is not None:
            self._actor.detach(self._connection)
        elif self._arriving is not None:
            self._arriving.cancel()
        self._connection.hang_up("gone", again=True)

    # --- coming in

    def _follow(self, message: FromClient) -> None:
        if self._connection.farewell is not None or self._tables.context.closing:
            return  # it has to be said again, to this server or another
        if self._is_revoked():
            self._connection.revoke()
        elif (act := self._ban()) is not None:
            self._refusals.note(ServerRefusal.BANNED, "socket")
            self._connection.hang_up(ServerRefusal.BANNED.value, again=False, told=banned(act))
        elif self._actor is not None:
            self._obey(self._actor, message)
        elif self._is_greeted:
            self._early.append(message)
        else:
            self._greet(message)

    def _is_revoked(self) -> bool:
        visitor = self._visitor
        return self._access.identities.is_revoked(visitor.who, visitor.device)

    def _ban(self) -> OperatorAct | None:
        """Return the refusal that keeps the visitor out, None if there is none."""
        context, visitor = self._tables.context, self._visitor
        return context.acts.ban_of(visitor.who.id, visitor.address, context.clock())

    def _greet(self, message: FromClient) -> None:
        self._hello.cancel()
        self._is_greeted = True
        if not isinstance(message, Hello):
            self._connection.hang_up(ServerRefusal.UNREADABLE.value, again=False)
        elif message.protocol != PROTOCOL:
            self._connection.hang_up(ServerRefusal.OTHER_PROTOCOL.value, again=False)
        else:
            since = Received(message.deal, message.log, message.talk, message.viewer)
            self._connection.since, self._connection.whole = since, message.whole
            self._arriving = asyncio.create_task(self._arrive(message.token))

    async def _arrive(self, token: str | None) -> None:
        try:
            actor = await self._tables.find(self._visitor.table)
            await self._attach(actor, token)
        except Refused as refusal:
            self._refusals.note(refusal.reason, "socket")
            again = refusal.reason is ServerRefusal.NOT_KEPT
            self._connection.hang_up(refusal.reason.value, again=again)
        except Elsewhere as error:
            self._connection.hang_up("elsewhere", again=True, at=error.address)
        except StoreError:
            self._connection.hang_up("not-kept", again=True)
        except Exception as error:  # noqa: BLE001  a defect of ours, or of an older Intriga
            log_defect("load", error)
            self._connection.hang_up("defect", again=False)
        else:
            self._actor = actor
            while self._early:
                self._follow(self._early.pop(0))
        self._arriving = None

    async def _attach(self, actor: TableActor, token: str | None) -> None:
        if self._is_revoked():  # while the table was found
            return self._connection.revoke()
        attached = actor.attach(self._connection, token)
        try:
            await attached
        except asyncio.CancelledError:  # the socket is gone
            if attached.cancelled() or not attached.exception():  # else it was never there
                actor.detach(self._connection)
            raise

    # --- messages

    def _obey(self, actor: TableActor, message: FromClient) -> None:
        if isinstance(message, Ping):
            self._connection.put(Pong(message.sent))
        elif isinstance(message, Hello):
            self._refuse(b"", ServerRefusal.UNREADABLE, "hello was said already")
        else:
            self._connection.owe()
            context, about = self._tables.context, host_act(actor.table, self._visitor.who, message)
            settle = partial(self._settle, message, about)
            command = context.acts.with_shown_name(message, context.clock())
            actor.hear(self._visitor.who, command, settle, self._visitor.address)

    def _settle(self, command: AnyCommand, about: About | None, refusal: Refused | None) -> None:
        """Send the outcome of *command*, and log it as *about* says."""
        kind = str(type(command).__struct_config__.tag)
        if refusal is None:
            self._connection.settle(Accepted(command.id))
            log_host(about)
            self._count(kind, "accepted")
        else:
            reason = refusal.reason
            receipt = NotDone(command.id, reason.value, told_of(reason), refusal.detail)
            self._connection.settle(receipt)
            self._refusals.note(reason, "command")
            self._count(kind, reason.value)

    def _refuse(self, text: bytes, reason: TableRefusal | ServerRefusal, detail: str) -> None:
        if self._connection.farewell is not None:
            return
        self._unread += 1
        self._refusals.note(reason, "command")
        self._connection.put(NotDone(_id_in(text), reason.value, told_of(reason), detail))
        self._count("message", reason.value)
        if self._unread >= self._limits.unreadable:
            self._connection.hang_up(reason.value, again=reason is TableRefusal.TOO_FAST)
            self._line.stop_reading()  # a receipt that is owed may keep it open for a while

    def _count(self, kind: str, result: str) -> None:
        self._tables.context.metrics.count_command(kind, result)


def _id_in(text: bytes) -> int:
    """Return the number of a command that is not read, 0 if it has none."""
    with suppress(msgspec.DecodeError, RecursionError, UnicodeDecodeError):
        return _NUMBERED.decode(text).id
    return 0


class _Numbered(msgspec.Struct):
    id: int = 0


_NUMBERED: Final = msgspec.json.Decoder(_Numbered)


def host_act(table: Table, who: Person, command: AnyCommand) -> About | None:
    """Return the log entry for *command* of *who*, about to change *table*; None for no entry."""
    kind = str(type(command).__struct_config__.tag)
    if kind not in LOGGED and not isinstance(command, Configure):
        return None
    about: About = {"act": kind, "table": table.id, "by": table.aliases().get(who.id, "")}
    if isinstance(command, Configure):
        listed = command.settings.get("listed") if command.settings else None
        return {**about, "listed": listed} if isinstance(listed, bool) else None
    if isinstance(command, BarWatcher):
        return {**about, "about": command.alias}
    chair = getattr(command, "chair", None)
    return about if chair is None else {**about, "about": table.alias_at(chair)}


def log_host(about: About | None) -> None:
    """Log what *about* says, once it is done."""
    if about is not None:
        log().info("host", **about)
