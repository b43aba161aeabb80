"""HTTP as uvicorn reads it, with limits on connections, and on the size and time of heads.

A connection that asks for a WebSocket is handed over to one at once.
"""

import asyncio
import socket
import sys
from functools import partial
from random import uniform
from time import monotonic
from typing import Any, Final, NoReturn
from urllib.parse import unquote

import httptools
from typing_extensions import override
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from websockets.http11 import Response

from intriga.server.limits.buckets import Buckets, Counts, household
from intriga.server.logs import log
from intriga.server.settings import Limits
from intriga.server.sockets.socket_session import TableSockets
from intriga.server.sockets.websocket import QUIET, WebSocket, rejection

RESERVED: Final = 64  # files that the store, the bots and the log may need


class Connections:
    """Counts connections, and lets in no more than the limit."""

    def __init__(self, limits: Limits) -> None:
        """Let in as many as *limits* and the system allow."""
        self.most = min(limits.connections, max(1, files() - RESERVED))
        self._open, self._of_address = 0, Counts(limits.connections_of_address)
        self._is_full = False

    def let_in(self, address: str | None) -> bool:
        """Count a connection if there may be one more, and say whether there may.

        *address* is None for somebody who speaks for many.
        """
        if self._open >= self.most:
            self._say_full()
            return False
        if address is not None and not self._of_address.add(address):
            return False
        self._open += 1
        return True

    def let_out(self, address: str | None) -> None:
        """Count a connection no longer that was let in."""
        self._open -= 1
        if self._open < self.most * 9 // 10:
            self._is_full = False
        if address is not None:
            self._of_address.drop(address)

    def _say_full(self) -> None:
        """Log that there is no room, once until there is room again."""
        if not self._is_full:
            self._is_full = True
            log().warning("connections", most=self.most)


def files() -> int:
    """Return how many files this process may have open."""
    if sys.platform == "win32":
        return sys.maxsize
    import resource  # noqa: PLC0415  only where there is such a thing

    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return sys.maxsize if soft == resource.RLIM_INFINITY else soft


BAD_REQUEST, TOO_MANY, TOO_LONG = 400, 429, 431  # status codes
HEAD_TOO_LONG: Final = rejection(TOO_LONG, "The head of the request is too long.")
MANY: Final = rejection(TOO_MANY, "Too many requests came from here; wait a moment.")
MANY.headers["Retry-After"] = "5"
HELD_BACK: Final = (0.5, 1.5)  # seconds before a refusal for asking too much, spread at random
WAITING: Final = 8  # requests that may come on a connection before the first is answered


class _NotRead(Exception):
    """A request is answered by a status alone."""


async def _nothing(*_: object) -> None:
    """Answer nothing."""


class HttpServer:
    """State that all connections of a server share."""

    def __init__(self, sockets: TableSockets, limits: Limits, trusted: str | list[str]) -> None:
        """Open *sockets*; believe what proxies at the addresses *trusted* say."""
        self.sockets, self.limits = sockets, limits
        self.connections = Connections(limits)
        self._requests = Buckets(limits.requests, limits.requests / limits.requests_per_second)
        self._proxies = ProxyHeadersMiddleware(_nothing, trusted)

    def address(self, host: str | None) -> str | None:
        """Return the address of *host* as it counts, None for a proxy, which speaks for many."""
        return None if host in self._proxies.trusted_hosts else household(host)

    def may_ask(self, address: str | None, scope: dict[str, Any]) -> bool:
        """Count a request of *address*, and say whether it is answered: before anything is paid.

        Where *address* is a proxy, *scope* says for whom it speaks.
        """
        if address is None:
            self.see_through_proxies(scope)
            address = household(scope["client"][0] if scope["client"] else None)
        return self._requests.take(address, monotonic())

    def see_through_proxies(self, scope: dict[str, Any]) -> None:
        """Put into *scope* who asks, and how, where a proxy that is believed says so."""
        proxies: Any = self._proxies  # which is typed for what ASGI sends and receives
        asking = proxies(scope, _nothing, _nothing)
        try:
            asking.send(None)  # it waits for nothing
        except StopIteration:
            return

    def forget(self, address: str | None, to_close: set[Any], line: WebSocket) -> None:
        """Count a WebSocket of *address* no longer, nor let it be one of those *to_close*."""
        to_close.discard(line)
        self.connections.let_out(address)


class HttpProtocol(HttpToolsProtocol):
    """One connection."""

    def __init__(self, shared: HttpServer, **given: Any) -> None:  # noqa: ANN401  uvicorn's
        super().__init__(**given)
        self._shared = shared
        self._address: str | None = None
        self._is_counted = False
        self._refusal: Response | None = None
        self._unread_timer: asyncio.TimerHandle | None = None
        self._unread = 0  # bytes of a request that are not of its body
        self._timer: asyncio.TimerHandle | None = None
        self._to_close: set[Any] = self.connections  # which uvicorn closes in the end

    # --- the connection

    @override
    def connection_made(self, transport: asyncio.Transport) -> None:
        super().connection_made(transport)
        # The system holds no more for a peer that reads nothing than we do: it would hold 4 MB.
        peer = transport.get_extra_info("socket")
        peer.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, self._shared.limits.waiting)
        self._forget_unread(self._shared.limits.unread)
        self._address = self._shared.address(self.client[0] if self.client else None)
        self._is_counted = self._shared.connections.let_in(self._address)
        if self._is_counted:
            self._set_timer()
        else:
            transport.abort()

    @override
    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._stop_timer()
        self._stop_unread_timer()
        self._let_out()

    def _forget_unread(self, seconds: float) -> None:
        """Let the system, too, end what a peer takes nothing of for so long; 0 for its own time.

        It would hold the rest of an answer for as long as the peer likes, also when we have closed.
        """
        if sys.platform == "linux":
            peer = self.transport.get_extra_info("socket")
            peer.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, int(seconds * 1000))

    def _let_out(self) -> None:
        if self._is_counted:
            self._is_counted = False
            self._shared.connections.let_out(self._address)

    def _set_timer(self) -> None:
        """Let the request be whole in time."""
        if self._timer is None:
            self._timer = self.loop.call_later(self._shared.limits.head, self.transport.close)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    # --- what is taken

    @override
    def pause_writing(self) -> None:
        """Wait for the peer to take something of an answer, but not for ever."""
        super().pause_writing()
        self._unread_timer = self.loop.call_later(self._shared.limits.unread, self.transport.abort)

    @override
    def resume_writing(self) -> None:
        super().resume_writing()
        self._stop_unread_timer()

    def _stop_unread_timer(self) -> None:
        if self._unread_timer is not None:
            self._unread_timer.cancel()
            self._unread_timer = None

    # --- what comes

    @override
    def data_received(self, data: bytes) -> None:
        self._set_timer()
        self._unread += len(data)
        super().data_received(data)
        if self._unread > self._shared.limits.head_size and not self.transport.is_closing():
            self._answer(HEAD_TOO_LONG)

    @override
    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._set_timer()
        if len(self.pipeline) >= WAITING:
            self._refuse(rejection(BAD_REQUEST, "Too many requests came at once."))

    @override
    def on_headers_complete(self) -> None:
        size = len(self.url) + sum(len(name) + len(text) + 4 for name, text in self.headers)
        if size > self._shared.limits.head_size:
            self._refuse(HEAD_TOO_LONG)
        if not self._shared.may_ask(self._address, {**self.scope}):
            self._refuse(MANY)
        super().on_headers_complete()

    @override
    def on_body(self, body: bytes) -> None:
        self._unread -= len(body)
        super().on_body(body)

    @override
    def on_message_complete(self) -> None:
        self._unread = 0
        self._stop_timer()
        super().on_message_complete()

    # --- what is answered here

    def _refuse(self, response: Response) -> NoReturn:
        """Answer with *response* instead of reading on; the log says nothing of it."""
        self._refusal, self.logger = response, QUIET
        raise _NotRead

    @override
    def send_400_response(self, msg: str) -> None:
        if self._refusal is MANY:  # at once, it would only be asked for again at once
            self.flow.pause_reading()
            late = uniform(*HELD_BACK)  # noqa: S311  nobody gains by knowing it
            self.loop.call_later(late, self._answer, MANY)
        else:
            self._answer(self._refusal or rejection(BAD_REQUEST, msg))

    def _answer(self, response: Response) -> None:
        """Send *response*, and nothing after it."""
        if not self.transport.is_closing():
            self.transport.write(response.serialize())
            self.transport.close()

    @override
    def handle_websocket_upgrade(self) -> None:
        before: RequestResponseCycle | None = self.cycle
        if (
            (before and not before.response_complete)
            or self.scope["method"] != "GET"
            or not self._find_path()
        ):
            return self._answer(rejection(BAD_REQUEST, "That is no request for a WebSocket."))
        scope: dict[str, Any] = dict(self.scope)
        self._shared.see_through_proxies(scope)
        response, visitor = self._shared.sockets.answer(scope)
        if visitor is None:
            return self._answer(response)
        self._stop_timer()
        self._forget_unread(0)
        self.connections.discard(self)
        self.transport.write(response.serialize())
        ended = partial(self._shared.forget, self._address, self._to_close)
        line = WebSocket(self.transport, self._shared.limits.frame, ended)
        self._to_close.add(line)
        self.parser = None  # nothing more is parsed, and it would hold this while a socket is open
        return self._shared.sockets.begin(visitor, line)

    def _find_path(self) -> bool:
        """Put the path into the scope, and say whether there is one."""
        try:
            self.scope["path"] = unquote(httptools.parse_url(self.url).path.decode("ascii"))
        except (httptools.HttpParserInvalidURLError, UnicodeDecodeError):
            return False
        return True
